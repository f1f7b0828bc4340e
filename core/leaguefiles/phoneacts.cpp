// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/phoneacts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

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

HallGuests::HallGuests(const LeagueRepository &leagues, LeagueId league, RandomSource &lot)
    : m_leagues(&leagues)
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

QString HallGuests::nameOf(int seat) const
{
    return seat > 0 && seat < seats() ? m_coaches[static_cast<size_t>(seat) - 1].name : QString();
}

std::optional<int> HallGuests::seatOf(const QString &coach) const
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

Result<QString> HallGuests::act(int seat, const QByteArray &request) const
{
    const bool isCoach = seat > 0 && seat < seats();
    const ActHand hand = seat == 0 ? ActHand::commissioner()
        : isCoach                  ? ActHand::of(m_coaches[static_cast<size_t>(seat) - 1].id)
                                   : ActHand();
    return m_leagues->actFromAfar(m_league, request, hand, *m_lot);
}

} // namespace dugout
