// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostingwords.h"

#include "core/hosting/leaguehost.h"
#include "core/text/languagescope.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

Error HostingWords::notOnThisSystem()
{
    return {
        ErrorCode::StorePermission,
        tr("This system cannot host a league: a computer with Linux can. A league that is hosted "
           "elsewhere is joined here with its slip."),
        {}};
}

Error HostingWords::notAsRoot()
{
    return {ErrorCode::StorePermission,
            tr("root cannot host a league, because a mistake would affect the whole computer: "
               "start Dugout as yourself."),
            {}};
}

Error HostingWords::noPostgres()
{
    return {ErrorCode::StoreMissing,
            tr("PostgreSQL, which keeps a hosted league, is not installed on this computer."),
            tr("This command installs it: %1").arg(installCommand())};
}

QString HostingWords::installCommand()
{
    return u"sudo apt install postgresql"_s;
}

Error HostingWords::noOpenssl(const QString &detail)
{
    return {ErrorCode::StoreFailed,
            tr("The certificate of this league could not be made: that takes the program openssl."),
            detail};
}

Error HostingWords::programFailed(const QString &program, const QString &detail)
{
    return {ErrorCode::StoreFailed, tr("The league's server reported an error (%1).").arg(program),
            detail};
}

Error HostingWords::folderFailed(const QString &folder)
{
    return {ErrorCode::StoreFolder,
            tr("The folder of the league's server could not be made: %1").arg(folder),
            {}};
}

Error HostingWords::portTaken(int port)
{
    return {ErrorCode::ServeListen,
            tr("Another program uses the port of this league (%1). Close it, and the league can be "
               "hosted again.")
                .arg(port),
            {}};
}

Error HostingWords::busy()
{
    return {
        ErrorCode::StoreBusy, tr("Another Dugout is starting or ending this server just now."), {}};
}

Error HostingWords::otherVersion(const QString &version, const QString &copy)
{
    return {ErrorCode::StoreMigration,
            tr("The league was last hosted with PostgreSQL %1, which is not installed any more, "
               "and did not end in order: its last hours are in no backup. With PostgreSQL %1 "
               "installed again nothing is lost.")
                .arg(version),
            tr("\"dugout host start --from-copy\" restores the last backup instead: %1").arg(copy)};
}

Error HostingWords::noCopy(const QString &version)
{
    return {ErrorCode::StoreNoRestore,
            tr("The league was last hosted with PostgreSQL %1, which is not installed any more, "
               "and there is no backup of it.")
                .arg(version),
            {}};
}

Error HostingWords::notHosting()
{
    return {ErrorCode::SharedNotSetUp, tr("No league is hosted on this computer."),
            tr("\"dugout host start LEAGUE\" hosts one.")};
}

Error HostingWords::notRunning()
{
    return {ErrorCode::StoreAway, tr("The league is hosted on this computer, but not just now."),
            tr("\"dugout host start\" starts it.")};
}

Error HostingWords::hostsAnother(const QString &league)
{
    return {ErrorCode::SharedAlready,
            tr("This computer hosts the league \"%1\"; it hosts one at a time.").arg(league),
            {}};
}

Error HostingWords::onlyItself(const QString &address)
{
    return {
        ErrorCode::BadAmount,
        tr("%1 is every computer's own address: nobody else would find the league.").arg(address),
        {}};
}

Error HostingWords::noSuchCoach(const QString &coach)
{
    return {ErrorCode::NoSuchCoach, tr("There is no slip for \"%1\".").arg(coach), {}};
}

Error HostingWords::badSettings(const QString &path)
{
    return {ErrorCode::DamagedFile,
            tr("What Dugout noted of the hosted league cannot be read: %1").arg(path),
            {}};
}

Error HostingWords::badParcel(const QString &path)
{
    return {ErrorCode::UnknownFormat,
            tr("This is not a file of a league that moves to another computer: %1").arg(path),
            {}};
}

Error HostingWords::hostsAlready()
{
    return {ErrorCode::SharedExists,
            tr("This computer hosts a league already; another one is not put in its place."),
            {}};
}

QString HostingWords::commissioner()
{
    return tr("Commissioner");
}

QString HostingWords::stateLine(const HostState &state)
{
    switch (state.kind) {
    case HostState::Kind::Nothing:
        return tr("No league is hosted on this computer.");
    case HostState::Kind::NoPostgres:
        return tr("%1 waits: PostgreSQL is not installed.").arg(state.league);
    case HostState::Kind::Stopped:
        return tr("%1 is not open just now; everyone plays on, and changes are sent later.")
            .arg(state.league);
    case HostState::Kind::Runs:
        break;
    }
    if (state.addresses.isEmpty())
        return tr("%1 is open, but this computer is in no network.").arg(state.league);
    if (state.copiedMs == 0)
        return tr("%1 is open to its coaches.").arg(state.league);
    return tr("%1 is open to its coaches; last backup %2.")
        .arg(state.league,
             currentLocale().toString(QDateTime::fromMSecsSinceEpoch(state.copiedMs),
                                      QLocale::ShortFormat));
}

Error HostingWords::badInvite()
{
    return {ErrorCode::SharedBadSlip,
            tr("That is not the code or the file of a slip, or a letter of it is wrong."),
            {}};
}

Error HostingWords::nameNeeded()
{
    return {ErrorCode::StorePassword,
            tr("Beside the code it takes the name and the password of the slip."),
            {}};
}

Error HostingWords::badClosed()
{
    return {ErrorCode::SharedBadSlip, tr("This slip is no longer valid: ask for a new one."), {}};
}

Error HostingWords::slipRefused(ErrorCode code, const QString &detail)
{
    return {code, tr("That name or password is wrong: type both exactly as they are on the slip."),
            detail};
}

Error HostingWords::nobodyAnswers(const QString &place)
{
    return {ErrorCode::StoreAway,
            tr("Nobody hosts the league at %1 just now, or this computer is in another network.")
                .arg(place),
            {}};
}

Error HostingWords::otherCertificate(const QString &place)
{
    return {
        ErrorCode::Stranger,
        tr("Somebody answers at %1, but it is not the computer of this slip. Nothing was sent to "
           "it.")
            .arg(place),
        {}};
}

} // namespace dugout
