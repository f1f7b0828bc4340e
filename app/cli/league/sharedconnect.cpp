// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/sharedconnect.h"

#include "core/platform/secretline.h"
#include "core/store/hostedlogins.h"
#include "core/store/storefault.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SharedConnect
{
    Q_DECLARE_TR_FUNCTIONS(SharedConnect)
};

/// The password of each address, for as long as the program runs.
QMap<QString, QString> &knownPasswords()
{
    static QMap<QString, QString> passwords;
    return passwords;
}

/// Tries, and asks for the password where one is wanted and somebody can be asked.
template<typename Try>
auto withPassword(const QString &address, Try attempt) -> decltype(attempt(StoreLocation()))
{
    auto location = StoreLocation::parse(address);
    if (!location)
        return location.error();
    if (location->engine != StoreLocation::Engine::Postgres)
        return StoreFault::badLocation(address);
    location->password = knownPasswords().value(location->toString());
    auto done = attempt(*location);
    if (done || done.error().code != ErrorCode::StorePassword)
        return done;
    const auto password
        = readSecretLine(SharedConnect::tr("Password for %1:").arg(location->toString()));
    if (!password)
        return done;
    const auto secret = typedPasswordTo(*location, *password);
    if (!secret)
        return secret.error();
    location->password = *secret;
    done = attempt(*location);
    if (done)
        knownPasswords().insert(location->toString(), location->password);
    return done;
}

} // namespace

void keepSharedPassword(const QString &address, const QString &password)
{
    knownPasswords().insert(address, password);
}

Result<std::unique_ptr<LeagueServer>> connectShared(const QString &address)
{
    return withPassword(address,
                        [](const StoreLocation &place) { return SharedServer::open(place); });
}

Result<void> prepareShared(const QString &address, SharedServer::Use use)
{
    return withPassword(address, [use](const StoreLocation &place) -> Result<void> {
        const auto opened = SharedServer::open(place, use);
        return opened ? Result<void>() : opened.error();
    });
}

Result<SharedSetupState> inspectShared(const QString &address)
{
    return withPassword(address,
                        [](const StoreLocation &place) { return SharedServer::inspect(place); });
}

} // namespace dugout
