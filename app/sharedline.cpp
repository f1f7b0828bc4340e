// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sharedline.h"

#include "core/sharing/linelook.h"
#include "core/store/sharedserver.h"
#include "core/store/store.h"

#include <QDateTime>

namespace dugout {

namespace {

constexpr int betweenLooks = 700; // milliseconds
constexpr int whileAway = 3000;

} // namespace

Result<std::unique_ptr<LeagueServer>> reachShared(const QString &address)
{
    const auto location = StoreLocation::parse(address);
    return location ? SharedServer::open(*location)
                    : Result<std::unique_ptr<LeagueServer>>(location.error());
}

SharedLine::SharedLine(StoreLocation location, QString rulesets, QObject *parent)
    : QThread(parent)
    , m_location(std::move(location))
    , m_rulesets(std::move(rulesets))
{ }

SharedLine::~SharedLine()
{
    requestInterruption();
    m_woken.wakeAll();
    wait();
}

void SharedLine::pause(int milliseconds)
{
    QMutexLocker locker(&m_mutex);
    if (!isInterruptionRequested())
        m_woken.wait(&m_mutex, static_cast<unsigned long>(milliseconds));
}

void SharedLine::run()
{
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Command);
    options.mayCreate = false;
    const auto store = Store::open(m_location, options);
    if (!store)
        return;
    RulesetLibrary library(m_rulesets);
    SharedTable table({(*store)->journals(), (*store)->documents(), (*store)->batches(),
                       (*store)->results(), library, QDateTime::currentMSecsSinceEpoch},
                      (*store)->leaders(), reachShared);
    LineLook last;
    while (!isInterruptionRequested()) {
        const LineLook look = lookAtLine(table);
        if (look.hasNews)
            emit changed();
        if (look != last)
            emit said(look.leagues, look.isAway, look.waiting);
        // Most people share nothing: they are not to pay for it.
        if (look.leagues == 0)
            return;
        last = look;
        pause(look.isAway ? whileAway : betweenLooks);
    }
}

} // namespace dugout
