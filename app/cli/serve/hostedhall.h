// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/openclub.h"
#include "core/leaguefiles/phoneacts.h"

#include <map>

namespace dugout {

/// A league that phones act in, which may be shared. What a coach's phone does in a shared league
/// that this computer hosts is done under the login of his own slip: in a copy of the league as it
/// would lie on a computer of his, so that the server holds him to what is his. Where nobody here
/// has his login, he is told to act elsewhere. Nothing of a coach is ever done as the commissioner.
class HostedHall final : public LeagueHall
{
public:
    /// The club and the lots must outlive it.
    HostedHall(const OpenClub &club, LeagueId league, RandomSource &lot, CliContext context);
    ~HostedHall() override;

    void look() override { m_own.look(); }
    [[nodiscard]] int seats() const override { return m_own.seats(); }
    [[nodiscard]] QString nameOf(Seat seat) const override { return m_own.nameOf(seat); }
    [[nodiscard]] QString idOf(Seat seat) const override { return m_own.idOf(seat); }
    [[nodiscard]] std::optional<Seat> seatOf(const QString &coach) const
    {
        return m_own.seatOf(coach);
    }

    [[nodiscard]] Result<QJsonObject> mine(Seat seat) const override;
    [[nodiscard]] Result<QJsonObject> sheet(Seat seat, const QString &fixture) const override;
    [[nodiscard]] Result<QString> act(Seat seat, const QByteArray &request) const override;
    [[nodiscard]] Result<QString> report(Seat seat, const QByteArray &file) const override;
    [[nodiscard]] Result<HallMatch> match(Seat seat, const QString &fixture) const override;
    [[nodiscard]] Result<std::unique_ptr<KeptTable>> open(Seat seat,
                                                          const QString &fixture) const override;

private:
    struct Copy;

    /// Where a seat's acts are done, and which seat is his there.
    struct Place
    {
        const LeagueHall *hall = nullptr;
        Seat seat = noSeat;
    };

    [[nodiscard]] bool isShared() const;
    [[nodiscard]] Result<Place> hallOf(Seat seat) const;
    [[nodiscard]] Seat seatAt(const QString &fixture, Seat side) const;
    [[nodiscard]] Result<std::unique_ptr<Copy>> joined(Seat seat) const;
    [[nodiscard]] Result<QString> done(Seat seat, Result<QString> line) const;

    const OpenClub &m_club;
    LeagueId m_league;
    RandomSource &m_lot;
    CliContext m_context;
    HallGuests m_own;
    mutable std::map<Seat, std::unique_ptr<Copy>> m_copies;
};

} // namespace dugout
