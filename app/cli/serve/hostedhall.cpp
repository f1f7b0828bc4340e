// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/hostedhall.h"

#include "app/cli/league/sharedconnect.h"
#include "core/hosting/leagueguest.h"
#include "core/platform/disk.h"
#include "core/store/datafolder.h"
#include "core/store/hostedlogins.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct HostedHallWords
{
    Q_DECLARE_TR_FUNCTIONS(HostedHall)
};

} // namespace

/// The league as it would lie on a computer of the coach.
struct HostedHall::Copy
{
    OpenClub club;
    HallGuests hall;

    Copy(OpenClub opened, const LeagueId &league, RandomSource &lot)
        : club(std::move(opened))
        , hall(club.leagues(), *club, league, lot)
    { }
};

HostedHall::HostedHall(const OpenClub &club, LeagueId league, RandomSource &lot, CliContext context)
    : m_club(club)
    , m_league(std::move(league))
    , m_lot(lot)
    , m_context(std::move(context))
    , m_own(club.leagues(), *club, m_league, lot)
{ }

HostedHall::~HostedHall() = default;

bool HostedHall::isShared() const
{
    const auto note = m_club.shared().note(m_league);
    return !note || note->has_value(); // what cannot be said is not risked
}

Result<std::unique_ptr<HostedHall::Copy>> HostedHall::joined(Seat seat) const
{
    const Error elsewhere{
        ErrorCode::ActNotYours,
        HostedHallWords::tr("This league is on a server, and your login is not here. Use your own "
                            "computer, or the pages of the league's host."),
        {}};
    StoreHostDoor door;
    const QString data = dataFolder(m_context.dataFolder);
    const LeagueHost host(data, door);
    const auto settings = host.settings();
    const HostSlip *slip
        = settings && settings->league == m_league ? settings->slipOf(m_own.nameOf(seat)) : nullptr;
    if (!slip || m_own.nameOf(seat).isEmpty())
        return elsewhere;
    HostInvite invite = host.inviteOf(*settings, *slip);
    invite.addresses.prepend(u"127.0.0.1"_s);
    CliContext context = m_context;
    context.database.clear();
    context.dataFolder = data + u"/phones/"_s + slip->login;
    if (!makeFolder(context.dataFolder))
        return elsewhere;
    const auto place = meetHost(invite, context.dataFolder);
    if (!place)
        return place.error();
    const QString address = door.written(*place);
    keepSharedPassword(address, slip->secret);
    auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return club.error();
    const auto id = club->shared().join(address, m_league.text(), TeamsHere::Replaced);
    if (!id)
        return id.error();
    return std::make_unique<Copy>(*std::move(club), m_league, m_lot);
}

Result<HostedHall::Place> HostedHall::hallOf(Seat seat) const
{
    if (seat == 0 || !isShared())
        return Place{&m_own, seat};
    auto copy = m_copies.find(seat);
    if (copy == m_copies.end()) {
        auto made = joined(seat);
        if (!made)
            return made.error();
        copy = m_copies.emplace(seat, *std::move(made)).first;
    }
    if (const auto seen = copy->second->club.shared().deliver(m_league); !seen)
        return seen.error();
    copy->second->hall.look();
    return Place{&copy->second->hall,
                 copy->second->hall.seatOf(m_own.nameOf(seat)).value_or(noSeat)};
}

/// The host sees at once what came of it.
Result<QString> HostedHall::done(Seat seat, Result<QString> line) const
{
    const auto copy = m_copies.find(seat);
    if (line && copy != m_copies.end()) {
        (void)copy->second->club.shared().deliver(m_league);
        (void)m_club.shared().refresh(m_league);
    }
    return told(std::move(line));
}

Result<QJsonObject> HostedHall::mine(Seat seat) const
{
    const auto hall = hallOf(seat);
    return hall ? hall->hall->mine(hall->seat) : hall.error();
}

Result<QJsonObject> HostedHall::sheet(Seat seat, const QString &fixture) const
{
    const auto hall = hallOf(seat);
    return hall ? hall->hall->sheet(hall->seat, fixture) : hall.error();
}

Result<QString> HostedHall::act(Seat seat, const QByteArray &request) const
{
    const auto hall = hallOf(seat);
    return hall ? done(seat, hall->hall->act(hall->seat, request)) : Result<QString>(hall.error());
}

Result<QString> HostedHall::report(Seat seat, const QByteArray &file) const
{
    const auto hall = hallOf(seat);
    return hall ? done(seat, hall->hall->report(hall->seat, file)) : Result<QString>(hall.error());
}

Result<HallMatch> HostedHall::match(Seat seat, const QString &fixture) const
{
    return m_own.match(seat, fixture);
}

/// Runs under the login of the coach who opens it first, as if both sat at that coach's table.
Result<std::unique_ptr<KeptTable>> HostedHall::open(Seat seat, const JournalId &match) const
{
    const auto hall = hallOf(seat);
    return hall ? hall->hall->open(hall->seat, match)
                : Result<std::unique_ptr<KeptTable>>(hall.error());
}

} // namespace dugout
