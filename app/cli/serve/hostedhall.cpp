// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/hostedhall.h"

#include "app/cli/league/sharedconnect.h"
#include "core/hosting/leagueguest.h"
#include "core/platform/disk.h"
#include "core/store/datafolder.h"
#include "core/store/hostedlogins.h"
#include "core/table/kepttable.h"

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct HostedHallWords
{
    Q_DECLARE_TR_FUNCTIONS(HostedHall)
};

/// Somebody at another computer is heard of that often; what is played here goes out at each look.
constexpr int looksBetween = 5;

/// A match of a shared league on the phones of its two coaches. What each of them answers is
/// entered in his own copy of the league and goes to the server under his own login; the copy of
/// the other takes it in before he goes on. Lines with a hidden card, which no server has before
/// they are open, go from copy to copy on this machine.
class HostedMatch final : public KeptTable
{
public:
    struct Copies
    {
        /// The copy of the coach of a side; why there is none.
        std::function<Result<const OpenClub *>(Seat side)> of;
        /// Something of it is on the server.
        std::function<void()> wentOut;
    };

    /// `first` is whose copy it is opened from.
    [[nodiscard]] static Result<std::unique_ptr<KeptTable>>
    open(Copies copies, LeagueId league, const JournalId &match, Seat first);

    [[nodiscard]] TableGame &game() override { return m_table; }
    [[nodiscard]] QString id() const override { return m_open->id().text(); }
    void lookAgain() override;
    void setLeague(std::function<QJsonObject(Language)> league, LeagueActs acts) override;

private:
    HostedMatch(Copies copies, LeagueId league, const OpenClub &club,
                std::unique_ptr<OpenMatch> open, Seat first);

    [[nodiscard]] TableDoor<Match> door();
    [[nodiscard]] Result<void> turnTo(Seat side);
    [[nodiscard]] Result<void> bring(const OpenClub &to) const;
    [[nodiscard]] bool goesOnIn(const OpenClub &club) const;
    [[nodiscard]] Result<void> readIn(const OpenClub &club);
    [[nodiscard]] Result<void> done(Result<void> result);
    void sendOut();
    void changed();

    Copies m_copies;
    LeagueId m_league;
    const OpenClub *m_club; ///< of the coach who answered last
    std::unique_ptr<OpenMatch> m_open; ///< as it is there
    Seat m_side;
    SeededRandomSource m_dice;
    OpenTable<Match> m_table;
    bool m_isDue = false; ///< something is to go out
    int m_looks = 0;
};

HostedMatch::HostedMatch(Copies copies, LeagueId league, const OpenClub &club,
                         std::unique_ptr<OpenMatch> open, Seat first)
    : m_copies(std::move(copies))
    , m_league(std::move(league))
    , m_club(&club)
    , m_open(std::move(open))
    , m_side(first)
    , m_dice(SeededRandomSource::systemSeed())
    , m_table(door(), m_dice)
{ }

Result<std::unique_ptr<KeptTable>> HostedMatch::open(Copies copies, LeagueId league,
                                                     const JournalId &match, Seat first)
{
    const auto club = copies.of(first);
    if (!club)
        return club.error();
    auto open = (**club)->matches().open(match);
    if (!open)
        return open.error();
    return std::unique_ptr<KeptTable>(
        new HostedMatch(std::move(copies), std::move(league), **club, *std::move(open), first));
}

TableDoor<Match> HostedMatch::door()
{
    return {[this]() -> const OpenMatch & { return *m_open; },
            [this](const std::vector<Event> &events) { return done(m_open->act(events)); },
            [this] { return done(m_open->undo()); }, [this](Seat side) { return turnTo(side); }};
}

void HostedMatch::setLeague(std::function<QJsonObject(Language)> league, LeagueActs acts)
{
    m_table.setLeague(std::move(league));
    m_table.setLeagueActs(std::move(acts));
}

/// From now on what is answered is this coach's own word.
Result<void> HostedMatch::turnTo(Seat side)
{
    if (side == m_side)
        return {};
    sendOut();
    const auto club = m_copies.of(side);
    if (!club)
        return club.error();
    if (auto same = bring(**club); !same)
        return same;
    const bool goesOn = goesOnIn(**club);
    if (auto read = readIn(**club); !read)
        return read;
    m_side = side;
    if (goesOn)
        changed();
    return {};
}

/// What the server was not told of yet.
Result<void> HostedMatch::bring(const OpenClub &to) const
{
    constexpr qint64 all = std::numeric_limits<int>::max();
    const JournalId &match = m_open->id();
    const auto there = to.journalsHere().entriesAfter(match, 0, all);
    if (!there)
        return there.error();
    const auto had = static_cast<qint64>(there->size());
    const auto missing = m_club->journalsHere().entriesAfter(match, had, all);
    if (!missing || missing->empty())
        return missing ? Result<void>() : missing.error();
    const auto here = m_club->journalsHere().read(match);
    if (!here)
        return here.error();
    // Action by action, as they were entered.
    for (auto from = missing->cbegin(); from != missing->cend();) {
        const auto end = std::find_if(from, missing->cend(), [from](const JournalEntry &each) {
            return each.group != from->group;
        });
        if (auto kept = to.journalsHere().append(match, from->seq, {from, end}, here->stand); !kept)
            return kept;
        from = end;
    }
    return {};
}

/// Somebody has gone on with it who is not at this table.
bool HostedMatch::goesOnIn(const OpenClub &club) const
{
    const auto more = club.journalsHere().entriesAfter(m_open->id(), m_open->lines(), 1);
    return more && !more->empty();
}

Result<void> HostedMatch::readIn(const OpenClub &club)
{
    auto open = club->matches().open(m_open->id());
    if (!open)
        return open.error();
    m_open = *std::move(open);
    m_club = &club;
    return {};
}

void HostedMatch::lookAgain()
{
    if (m_isDue || ++m_looks % looksBetween == 0)
        sendOut();
    if (goesOnIn(*m_club) && readIn(*m_club))
        changed();
}

void HostedMatch::sendOut()
{
    const bool wasDue = std::exchange(m_isDue, false);
    const auto delivered = m_club->shared().deliver(m_league);
    if (!delivered)
        m_isDue = wasDue;
    else if (wasDue)
        m_copies.wentOut();
}

Result<void> HostedMatch::done(Result<void> result)
{
    if (result) {
        m_isDue = true;
        changed();
    } else if (result.error().code == ErrorCode::StoreConflict) {
        lookAgain();
    }
    return result;
}

void HostedMatch::changed()
{
    m_table.wentOn();
    tell();
}

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
    // Before the program was started again he was here already.
    if (!id && id.error().code != ErrorCode::SharedAlready)
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

/// Each coach's answers under that coach's own login.
Result<std::unique_ptr<KeptTable>> HostedHall::open(Seat seat, const QString &fixture) const
{
    if (seat == 0 || !isShared())
        return m_own.open(seat, fixture);
    const auto begun = match(seat, fixture);
    if (!begun)
        return begun.error();
    const auto copyOf = [this, fixture](Seat side) -> Result<const OpenClub *> {
        const auto hall = hallOf(seatAt(fixture, side));
        if (!hall)
            return hall.error();
        return &m_copies.at(seatAt(fixture, side))->club;
    };
    return HostedMatch::open({copyOf, [this] { (void)m_club.shared().refresh(m_league); }},
                             m_league, begun->match, begun->seat);
}

/// Whose side of a match it is.
Seat HostedHall::seatAt(const QString &fixture, Seat side) const
{
    for (Seat each = 1; each < seats(); ++each) {
        const auto his = match(each, fixture);
        if (his && his->seat == side)
            return each;
    }
    return noSeat;
}

} // namespace dugout
