// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/phoneacts.h"

#include "core/leaguefiles/coachpage.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PhoneActWords
{
    Q_DECLARE_TR_FUNCTIONS(PhoneActs)
};

} // namespace

PhoneActs::PhoneActs(const LeagueRepository &leagues, FixtureMark mark, RandomSource &lot)
    : m_leagues(&leagues)
    , m_mark(std::move(mark))
    , m_lot(&lot)
{ }

Result<QString> PhoneActs::operator()(int seat, const QByteArray &request) const
{
    const auto open = m_leagues->open(m_mark.league);
    if (!open)
        return open.error();
    const LeagueFixture *fixture = open->league().fixture(m_mark.fixture);
    const EntrantId side = !fixture ? EntrantId()
        : seat == 0                 ? fixture->home
        : seat == 1                 ? fixture->away
                                    : EntrantId();
    const LeagueTeam *team = open->league().team(side);
    return m_leagues->actFromAfar(m_mark.league, request,
                                  ActHand::of(team ? team->coach : CoachId()), *m_lot);
}

HallGuests::HallGuests(const LeagueRepository &leagues, const Club &club, LeagueId league,
                       RandomSource &lot)
    : m_leagues(&leagues)
    , m_club(&club)
    , m_league(std::move(league))
    , m_lot(&lot)
{
    look();
}

void HallGuests::look()
{
    const auto open = m_leagues->open(m_league);
    if (!open)
        return;
    for (LeagueCoach &each : m_coaches) {
        const LeagueCoach *now = open->league().coach(each.id);
        each = now ? *now : LeagueCoach();
    }
    for (const LeagueCoach &each : open->league().coaches) {
        const auto isHe = [&each](const LeagueCoach &known) { return known.id == each.id; };
        if (std::none_of(m_coaches.begin(), m_coaches.end(), isHe))
            m_coaches.push_back(each);
    }
}

QString HallGuests::nameOf(Seat seat) const
{
    return seat > 0 && seat < seats() ? m_coaches[static_cast<size_t>(seat) - 1].name : QString();
}

QString HallGuests::idOf(Seat seat) const
{
    const CoachId coach = handOf(seat).coach;
    return seat == 0 ? u"commissioner"_s : u"coach "_s + coach.text();
}

std::optional<Seat> HallGuests::seatOf(const QString &coach) const
{
    const auto isHe = [&coach](const LeagueCoach &each) {
        return each.name.compare(coach, Qt::CaseInsensitive) == 0;
    };
    if (std::count_if(m_coaches.begin(), m_coaches.end(), isHe) != 1)
        return std::nullopt;
    return static_cast<int>(std::find_if(m_coaches.begin(), m_coaches.end(), isHe)
                            - m_coaches.begin())
        + 1;
}

/// Eight phones that ask at once do not read the whole league eight times.
Result<const OpenLeague *> HallGuests::league() const
{
    if (m_seen && m_seen->refresh())
        return &*m_seen;
    m_seen.reset();
    auto open = m_leagues->open(m_league);
    if (!open)
        return open.error();
    m_seen.emplace(*std::move(open));
    return &*m_seen;
}

ActHand HallGuests::handOf(Seat seat) const
{
    if (seat == 0)
        return ActHand::commissioner();
    const bool isCoach = seat > 0 && seat < seats();
    return isCoach ? ActHand::of(m_coaches[static_cast<size_t>(seat) - 1].id) : ActHand();
}

Result<void> HallGuests::mayAct(Seat seat) const
{
    if (seat == 0 || !m_isShared || !m_isShared())
        return {};
    return Error{ErrorCode::ActNotYours,
                 PhoneActWords::tr("This league is on a server: coaches use their own computer, or "
                                   "the pages of \"dugout serve --league\" where it is hosted."),
                 {}};
}

Result<QString> HallGuests::act(Seat seat, const QByteArray &request) const
{
    if (auto may = mayAct(seat); !may)
        return may.error();
    return told(m_leagues->actFromAfar(m_league, request, handOf(seat), *m_lot));
}

Result<QString> HallGuests::report(Seat seat, const QByteArray &file) const
{
    if (auto may = mayAct(seat); !may)
        return may.error();
    return told(m_leagues->reportFromAfar(m_league, file, handOf(seat)));
}

Result<QJsonObject> HallGuests::mine(Seat seat) const
{
    const auto open = league();
    return open ? Result<QJsonObject>(coachPage(*m_leagues, *m_club, **open, handOf(seat).coach))
                : Result<QJsonObject>(open.error());
}

Result<QJsonObject> HallGuests::sheet(Seat seat, const QString &fixture) const
{
    const auto open = league();
    if (!open)
        return open.error();
    if (auto may = checkPlayer((*open)->league(), FixtureId(fixture), handOf(seat)); !may)
        return may.error();
    return sheetPage(*m_leagues, *m_club, **open, FixtureId(fixture));
}

Result<HallMatch> HallGuests::match(Seat seat, const QString &fixture) const
{
    const auto open = league();
    if (!open)
        return open.error();
    const LeagueFixture *wanted = (*open)->league().fixture(FixtureId(fixture));
    if (!wanted || wanted->match.isEmpty())
        return Error{ErrorCode::NoSuchFixture,
                     PhoneActWords::tr("This match has not begun, or it is gone."),
                     {}};
    const ActHand hand = handOf(seat);
    const OwnSides own
        = hand.decides ? OwnSides() : sidesOf((*open)->league(), FixtureId(fixture), hand);
    return HallMatch{wanted->match, own.home ? 0 : own.away ? 1 : noSeat};
}

Result<std::unique_ptr<KeptTable>> HallGuests::open(Seat seat, const QString &fixture) const
{
    if (auto may = mayAct(seat); !may)
        return may.error();
    const auto begun = match(seat, fixture);
    if (!begun)
        return begun.error();
    auto open = m_club->matches().open(begun->match);
    if (!open)
        return open.error();
    return std::unique_ptr<KeptTable>(
        std::make_unique<KeptTableOf<MatchRepository, Match>>(m_club->matches(), *std::move(open)));
}

} // namespace dugout
