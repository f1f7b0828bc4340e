// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/leaguehost.h"

#include "core/files/writefile.h"
#include "core/hosting/hostingwords.h"
#include "core/hosting/hostsecret.h"
#include "core/platform/disk.h"
#include "core/platform/tcp.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Those of homes and clubs first; what only a computer itself or its machines inside use last.
int rankOf(const QString &address)
{
    if (address.startsWith(u"192.168."_s))
        return 0;
    if (address.startsWith(u"10."_s))
        return 1;
    if (address.startsWith(u"169.254."_s) || address.startsWith(u"172.17."_s))
        return 3;
    return 2;
}

QStringList addressesFor(const HostSettings &settings)
{
    QStringList all = tcp::ownAddresses();
    std::stable_sort(all.begin(), all.end(), [](const QString &one, const QString &other) {
        return rankOf(one) < rankOf(other);
    });
    if (!settings.address.isEmpty()) {
        all.removeAll(settings.address);
        all.prepend(settings.address);
    }
    return all;
}

QStringList loginsOf(const HostSettings &settings)
{
    QStringList logins{HostedServer::owner()};
    for (const HostSlip &each : settings.slips)
        logins.append(each.login);
    return logins;
}

SharedMember memberOf(const League &league, const HostSlip &slip)
{
    SharedMember member;
    member.person = slip.login;
    member.role = slip.isMine ? SharedRole::Commissioner : SharedRole::Coach;
    member.coach = slip.coach;
    for (const LeagueTeam &each : league.teams) {
        if (!slip.coach.isEmpty() && each.coach.text() == slip.coach
            && each.state == MemberState::Active)
            member.teams.append(each.id.text());
    }
    return member;
}

} // namespace

LeagueHost::LeagueHost(const QString &dataFolder, HostDoor &door)
    : m_folder(dataFolder + u"/hosting"_s)
    , m_door(door)
    , m_server(m_folder)
{ }

Result<HostSettings> LeagueHost::settings() const
{
    const auto found = readHostSettings(m_folder);
    if (!found)
        return found.error();
    return *found && (*found)->mine() ? Result<HostSettings>(**found) : HostingWords::notHosting();
}

HostState LeagueHost::state() const
{
    HostState state;
    const auto kept = settings();
    if (!kept)
        return state;
    state.league = kept->title;
    state.addresses = addressesFor(*kept);
    const QStringList copies = m_server.copies();
    if (!copies.isEmpty())
        state.copiedMs = QFileInfo(copies.front()).lastModified().toMSecsSinceEpoch();
    if (m_server.isRunning())
        state.kind = HostState::Kind::Runs;
    else
        state.kind
            = installedPostgres().empty() ? HostState::Kind::NoPostgres : HostState::Kind::Stopped;
    return state;
}

QString LeagueHost::ownerAddress(const HostSettings &settings) const
{
    return m_door.written({m_server.socketFolder(),
                           settings.port,
                           HostedServer::database(),
                           HostedServer::owner(),
                           {{u"passfile"_s, m_server.ownerPasswords()}}});
}

QString LeagueHost::myAddress(const HostSettings &settings) const
{
    return m_door.written({u"127.0.0.1"_s,
                           settings.port,
                           HostedServer::database(),
                           settings.mine()->login,
                           {{u"channel_binding"_s, u"require"_s},
                            {u"passfile"_s, m_folder + u"/mine.pgpass"_s},
                            {u"sslmode"_s, u"verify-ca"_s},
                            {u"sslrootcert"_s, m_server.certificate()}}});
}

Result<void> LeagueHost::writeMyPassword(const HostSettings &settings) const
{
    const QString path = m_folder + u"/mine.pgpass"_s;
    const HostSlip &mine = *settings.mine();
    if (auto written = writeFile(path, u"*:*:*:%1:%2\n"_s.arg(mine.login, mine.secret).toUtf8());
        !written)
        return written;
    return QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner)
        ? Result<void>()
        : HostingWords::folderFailed(path);
}

HostSlip LeagueHost::newSlip(const HostSettings &settings, const QString &name) const
{
    SecretRandom chance;
    HostSlip slip;
    slip.name = name;
    slip.login = loginFor(name, loginsOf(settings));
    slip.password = newSlipPassword(chance);
    slip.secret = newSlipSecret();
    return slip;
}

Result<void> LeagueHost::giveLogins(const std::vector<HostSlip> &slips)
{
    const auto kept = settings();
    if (!kept)
        return kept.error();
    std::vector<HostLogin> logins;
    for (const HostSlip &each : slips) {
        const TypedKeys keys(each.password, each.login, m_server.fingerprint());
        logins.push_back({each.login, scramVerifier(each.secret, newSalt()), each.isMine,
                          scramVerifier(keys.password(), newSalt()), keys.closed(each.secret)});
    }
    return m_door.giveLogins(ownerAddress(*kept), logins);
}

/// What is known from the first step on.
Result<HostSettings> LeagueHost::begun(const LeagueId &league, const QString &title,
                                       const Wish &wish) const
{
    if (auto may = HostedServer::mayHost(); !may)
        return may.error();
    if (!makeFolder(m_folder))
        return HostingWords::folderFailed(m_folder);
    if (wish.address.startsWith(u"127.0.0.1"_s) || wish.address == u"localhost"_s)
        return HostingWords::onlyItself(wish.address);
    const auto known = readHostSettings(m_folder);
    if (!known)
        return known.error();
    if (*known && (*known)->league != league)
        return HostingWords::hostsAnother((*known)->title);
    SecretRandom chance;
    constexpr int firstPort = 24'000; // below those that systems give away by themselves
    constexpr int ports = 8'000;
    HostSettings settings = *known ? **known : HostSettings();
    settings.league = league;
    settings.title = title;
    if (settings.port == 0)
        settings.port = firstPort + chance.roll(ports);
    if (!wish.address.isEmpty())
        settings.address = wish.address;
    settings.opensWithDugout = wish.opensWithDugout;
    return settings;
}

Result<void> LeagueHost::startServer(HostSettings settings, bool fromCopy)
{
    if (auto started = m_server.start({settings.port, settings.wasEndedInOrder, fromCopy});
        !started)
        return started;
    settings.wasEndedInOrder = false;
    return writeHostSettings(m_folder, settings);
}

Result<void> LeagueHost::host(const LeagueId &league, const ClubStores &stores,
                              SharedLeagues &shared, const Wish &wish)
{
    const auto opened = OpenLeague::open(stores, JournalId(league.text()));
    if (!opened)
        return opened.error();
    auto settings = begun(league, opened->league().name, wish);
    if (!settings)
        return settings.error();
    // The port is known before anything listens there.
    if (auto written = writeHostSettings(m_folder, *settings); !written)
        return written;
    if (auto started = startServer(*settings, false); !started)
        return started;
    settings->wasEndedInOrder = false;
    if (auto added = addMine(opened->league(), wish.me, *settings); !added)
        return added;
    if (auto prepared = m_door.prepare(ownerAddress(*settings)); !prepared)
        return prepared;
    if (auto given = giveLogins({*settings->mine()}); !given)
        return given;
    if (auto moved = moveLeague(*settings, shared); !moved)
        return moved;
    return addSlips(stores, shared);
}

Result<void> LeagueHost::addMine(const League &league, const QString &me,
                                 HostSettings &settings) const
{
    if (settings.mine())
        return {};
    const auto found = std::find_if(
        league.coaches.begin(), league.coaches.end(), [&me](const LeagueCoach &each) {
            return each.id.text() == me || each.name.compare(me, Qt::CaseInsensitive) == 0;
        });
    const bool plays = found != league.coaches.end();
    if (!plays && !me.isEmpty())
        return HostingWords::noSuchCoach(me);
    HostSlip slip = newSlip(settings, plays ? found->name : HostingWords::commissioner());
    slip.coach = plays ? found->id.text() : QString();
    slip.isMine = true;
    settings.slips.push_back(slip);
    return writeHostSettings(m_folder, settings);
}

Result<void> LeagueHost::moveLeague(const HostSettings &settings, SharedLeagues &shared) const
{
    const auto note = shared.note(settings.league);
    if (!note)
        return note.error();
    if (*note && (*note)->state != SharedState::Sharing)
        return joinMine(settings, shared);
    if (auto written = writeMyPassword(settings); !written)
        return written;
    if (auto moved = shared.share(settings.league, myAddress(settings)); !moved)
        return moved;
    return shared.letGo(settings.league);
}

/// On the computer it moved to it comes from its own server; where the data folder went elsewhere
/// it is found there again.
Result<void> LeagueHost::joinMine(const HostSettings &settings, SharedLeagues &shared) const
{
    if (auto written = writeMyPassword(settings); !written)
        return written;
    const auto joined
        = shared.join(myAddress(settings), settings.league.text(), TeamsHere::Refused);
    return joined || joined.failedWith(ErrorCode::SharedAlready) ? Result<void>() : joined.error();
}

Result<void> LeagueHost::addSlips(const ClubStores &stores, SharedLeagues &shared)
{
    auto kept = settings();
    if (!kept)
        return kept.error();
    const auto opened = OpenLeague::open(stores, JournalId(kept->league.text()));
    if (!opened)
        return opened.error();
    const League &league = opened->league();
    std::vector<HostSlip> added;
    for (const LeagueCoach &coach : league.coaches) {
        const QString id = coach.id.text();
        const bool plays
            = std::any_of(league.teams.begin(), league.teams.end(), [&coach](const auto &team) {
                  return team.coach == coach.id && team.state == MemberState::Active;
              });
        const bool has = std::any_of(kept->slips.begin(), kept->slips.end(),
                                     [&id](const HostSlip &each) { return each.coach == id; });
        if (!plays || has)
            continue;
        HostSlip slip = newSlip(*kept, coach.name);
        slip.coach = id;
        kept->slips.push_back(slip);
        added.push_back(slip);
    }
    if (auto given = added.empty() ? Result<void>() : giveLogins(added); !given)
        return given;
    const auto server = shared.serverOf(kept->league);
    if (!server)
        return server.error();
    for (const HostSlip &each : kept->slips) {
        if (auto let = (*server)->grant(kept->league, memberOf(league, each)); !let)
            return let;
    }
    return writeHostSettings(m_folder, *kept);
}

Result<void> LeagueHost::start(SharedLeagues &shared, bool fromCopy)
{
    if (auto may = HostedServer::mayHost(); !may)
        return may;
    const auto kept = settings();
    if (!kept)
        return kept.error();
    if (auto started = startServer(*kept, fromCopy); !started)
        return started;
    return joinMine(*kept, shared);
}

Result<void> LeagueHost::stop(qint64 nowMs)
{
    auto kept = settings();
    if (!kept)
        return kept.error();
    if (!m_server.isRunning())
        return {};
    // On a full disk it ends all the same, and is only known to have gone on since the last one.
    const auto copied = m_server.copy(nowMs);
    if (auto stopped = m_server.stop(); !stopped)
        return stopped;
    kept->wasEndedInOrder = copied.has_value();
    return writeHostSettings(m_folder, *kept);
}

Result<QString> LeagueHost::copy(qint64 nowMs)
{
    const auto kept = settings();
    return kept ? m_server.copy(nowMs) : Result<QString>(kept.error());
}

Result<void> LeagueHost::copyIfDue(qint64 nowMs)
{
    constexpr qint64 dayMs = 24LL * 60 * 60 * 1000;
    if (nowMs - state().copiedMs < dayMs)
        return {};
    const auto copied = copy(nowMs);
    return copied ? Result<void>() : copied.error();
}

Result<HostSlip> LeagueHost::newPassword(const QString &coach)
{
    auto kept = settings();
    if (!kept)
        return kept.error();
    const HostSlip *found = kept->slipOf(coach);
    if (!found)
        return HostingWords::noSuchCoach(coach);
    if (!m_server.isRunning())
        return HostingWords::notRunning();
    SecretRandom chance;
    HostSlip slip = *found;
    slip.password = newSlipPassword(chance);
    slip.secret = newSlipSecret();
    std::replace(kept->slips.begin(), kept->slips.end(), *found, slip);
    if (auto given = giveLogins({slip}); !given)
        return given.error();
    if (auto written = writeHostSettings(m_folder, *kept); !written)
        return written.error();
    if (auto written = slip.isMine ? writeMyPassword(*kept) : Result<void>(); !written)
        return written.error();
    return slip;
}

std::unique_ptr<LeagueAnswerer> LeagueHost::answerer() const
{
    return state().kind == HostState::Kind::Runs
        ? std::make_unique<LeagueAnswerer>(m_server.fingerprint())
        : nullptr;
}

HostInvite LeagueHost::inviteOf(const HostSettings &settings, const HostSlip &slip) const
{
    return {addressesFor(settings),
            static_cast<quint16>(settings.port),
            m_server.fingerprint(),
            slip.login,
            slip.secret,
            settings.title};
}

} // namespace dugout
