// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/acthand.h"
#include "core/leaguefiles/competitionshown.h"

namespace dugout {

/// What the phones of two coaches at a table do in the league that their match is played for: each
/// what is his own. Seat 0 is at home.
class PhoneActs
{
public:
    /// The leagues and the lots must outlive it.
    PhoneActs(const LeagueRepository &leagues, FixtureMark mark, RandomSource &lot);

    /// The last line of the history, or why it was not done.
    [[nodiscard]] Result<QString> operator()(int seat, const QByteArray &request) const;

private:
    const LeagueRepository *m_leagues;
    FixtureMark m_mark;
    RandomSource *m_lot;
};

/// Those who have a phone where the pages of a league are served: its commissioner and its coaches.
/// Whoever comes to the league gets the next seat; who leaves it keeps his own and may do nothing.
class HallGuests
{
public:
    /// The leagues and the lots must outlive it.
    HallGuests(const LeagueRepository &leagues, LeagueId league, RandomSource &lot);

    /// As the league is now.
    void look();
    /// The commissioner's first, then one for each coach.
    [[nodiscard]] int seats() const { return static_cast<int>(m_coaches.size()) + 1; }
    /// Whose it is, in the language of the moment; empty for the commissioner's.
    [[nodiscard]] QString nameOf(int seat) const;
    /// The seat of the coach of that name; none where nobody or several bear it.
    [[nodiscard]] std::optional<int> seatOf(const QString &coach) const;
    [[nodiscard]] Result<QString> act(int seat, const QByteArray &request) const;

private:
    const LeagueRepository *m_leagues;
    LeagueId m_league;
    RandomSource *m_lot;
    std::vector<LeagueCoach> m_coaches;
};

} // namespace dugout
