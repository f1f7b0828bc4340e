// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storesharing.h"

#include "core/store/sharedaddress.h"
#include "core/store/store.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

StoreSharing::StoreSharing(StoreLocation location, QString rulesets, SharedDoor &door,
                           SharedTable &table)
    : m_location(std::move(location))
    , m_rulesets(std::move(rulesets))
    , m_door(door)
    , m_table(table)
{ }

Result<ServerAddress> StoreSharing::read(const QString &word) const
{
    const auto location = sharedLocation(word);
    if (!location)
        return location.error();
    return ServerAddress{location->host, location->port, location->database, location->user,
                         location->options};
}

Result<QString> StoreSharing::written(const ServerAddress &address) const
{
    StoreLocation location;
    location.engine = StoreLocation::Engine::Postgres;
    location.host = address.host;
    location.port = address.port;
    location.database = address.database;
    location.user = address.user;
    location.options = address.options;
    // By the way that refuses what cannot be an address.
    return sharedAddress(location.toString(), {});
}

QString StoreSharing::placeOf(const QString &address) const
{
    auto location = StoreLocation::parse(address);
    if (!location)
        return {};
    location->user.clear();
    return location->toString();
}

void StoreSharing::keepPassword(const QString &address, const QString &password)
{
    m_door.keepPassword(address, password);
}

QString StoreSharing::setupSql(const ServerLook &look) const
{
    if (!look.isPrepared)
        return sharedSetupSql(look.database, SharedNeed::Setup, {look.person}, {});
    return look.isOlder ? sharedSetupSql(look.database, SharedNeed::Renewal, {}, {})
                        : sharedSetupSql(look.database, SharedNeed::Nothing, {look.person}, {});
}

Result<std::vector<SharedNote>> StoreSharing::notes() const
{
    return m_table.leagues().notes();
}

Result<void> StoreSharing::catchUp(const LeagueId &league)
{
    const auto seen = m_table.leagues().refresh(league);
    return seen ? Result<void>() : seen.error();
}

void StoreSharing::lookNow()
{
    if (m_looks)
        m_looks();
}

Result<ServerLook> StoreSharing::look(const QString &address)
{
    return m_door.look(address);
}

Result<void> StoreSharing::prepare(const QString &address)
{
    const auto opened = m_door.open(address, SharedServer::Use::Preparing);
    return opened ? Result<void>() : opened.error();
}

Result<void> StoreSharing::makeDatabase(const QString &address)
{
    return m_door.makeDatabase(address);
}

Result<void> StoreSharing::makeLogin(const QString &address, const QString &person,
                                     const QString &verifier)
{
    return m_door.makeLogin(address, person, verifier);
}

Result<void> StoreSharing::atTable(const Work &work, const StepWatch &watch)
{
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Command);
    options.mayCreate = false;
    const auto store = Store::open(m_location, options);
    if (!store)
        return store.error();
    RulesetLibrary library(m_rulesets);
    SharedTable table(
        {(*store)->journals(), (*store)->documents(), (*store)->batches(), (*store)->results(),
         library, QDateTime::currentMSecsSinceEpoch},
        (*store)->leaders(), [this](const QString &address) { return m_door.open(address); },
        watch);
    return work(table);
}

} // namespace dugout
