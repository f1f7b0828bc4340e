// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/acthand.h"
#include "core/leaguefiles/competitionshown.h"
#include "core/table/leaguehall.h"

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
/// A coach who joins the league gets the next seat; one who leaves keeps the seat and may do
/// nothing.
class HallGuests final : public LeagueHall
{
public:
    /// The leagues, the club and the lots must outlive it.
    HallGuests(const LeagueRepository &leagues, const Club &club, LeagueId league,
               RandomSource &lot);

    /// Of a league that may lie on a server: while it does, no coach's phone does anything here,
    /// for it would be done under the login of this machine.
    void whileShared(std::function<bool()> isShared) { m_isShared = std::move(isShared); }

    void look() override;
    [[nodiscard]] int seats() const override { return static_cast<int>(m_coaches.size()) + 1; }
    [[nodiscard]] QString nameOf(Seat seat) const override;
    [[nodiscard]] QString idOf(Seat seat) const override;
    /// The seat of the coach of that name; none where nobody or several bear it.
    [[nodiscard]] std::optional<Seat> seatOf(const QString &coach) const;

    [[nodiscard]] Result<QJsonObject> mine(Seat seat) const override;
    [[nodiscard]] Result<QJsonObject> sheet(Seat seat, const QString &fixture) const override;
    [[nodiscard]] Result<QString> act(Seat seat, const QByteArray &request) const override;
    [[nodiscard]] Result<QString> report(Seat seat, const QByteArray &file) const override;
    [[nodiscard]] Result<HallMatch> match(Seat seat, const QString &fixture) const override;
    [[nodiscard]] Result<std::unique_ptr<KeptTable>> open(Seat seat,
                                                          const QString &fixture) const override;

private:
    [[nodiscard]] ActHand handOf(Seat seat) const;
    [[nodiscard]] Result<void> mayAct(Seat seat) const;
    [[nodiscard]] Result<const OpenLeague *> league() const;

    const LeagueRepository *m_leagues;
    const Club *m_club;
    LeagueId m_league;
    RandomSource *m_lot;
    std::vector<LeagueCoach> m_coaches;
    std::function<bool()> m_isShared;
    mutable std::optional<OpenLeague> m_seen; ///< as it was last looked at; read on when needed
};

} // namespace dugout
