// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/table/kepttable.h"

namespace dugout {

/// A match of a league, and whose side of it somebody plays.
struct HallMatch
{
    JournalId match{};
    Seat seat = noSeat; ///< nobody's: may only look

    bool operator==(const HallMatch &) const = default;
};

/// A league as phones act in it: the first seat is its commissioner's, every coach has one of their
/// own. What is said is in the language of the moment; what comes from a phone is hostile.
class LeagueHall
{
public:
    LeagueHall() = default;
    LeagueHall(const LeagueHall &) = delete;
    LeagueHall &operator=(const LeagueHall &) = delete;
    virtual ~LeagueHall() = default;

    /// Called after something was done, in the language of the guest who did it.
    void whenChanged(std::function<void()> tell) { m_tell = std::move(tell); }

    /// As the league is now.
    virtual void look() = 0;
    [[nodiscard]] virtual int seats() const = 0;
    /// Whose it is; empty for the commissioner's.
    [[nodiscard]] virtual QString nameOf(Seat seat) const = 0;
    /// The same for good, though guests are renamed, come and go.
    [[nodiscard]] virtual QString idOf(Seat seat) const = 0;
    /// The guest's own page; see app/serve/README.md.
    [[nodiscard]] virtual Result<QJsonObject> mine(Seat seat) const = 0;
    /// The sheet of a match of the guest's to fill in: the file, and the words beside it.
    [[nodiscard]] virtual Result<QJsonObject> sheet(Seat seat, const QString &fixture) const = 0;
    /// An act of the guest's. Answers the last line of the history.
    [[nodiscard]] virtual Result<QString> act(Seat seat, const QByteArray &request) const = 0;
    /// A sheet that the guest has filled in, as the bytes of its file. Answers what was done with
    /// it.
    [[nodiscard]] virtual Result<QString> report(Seat seat, const QByteArray &file) const = 0;
    /// The match that a fixture has begun.
    [[nodiscard]] virtual Result<HallMatch> match(Seat seat, const QString &fixture) const = 0;
    /// That match, for its two coaches to play, opened by the guest of this seat.
    [[nodiscard]] virtual Result<std::unique_ptr<KeptTable>> open(Seat seat,
                                                                  const QString &fixture) const = 0;

protected:
    [[nodiscard]] Result<QString> told(Result<QString> done) const
    {
        if (done && m_tell)
            m_tell();
        return done;
    }

private:
    std::function<void()> m_tell;
};

} // namespace dugout
