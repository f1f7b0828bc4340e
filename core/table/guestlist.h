// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/table/tablekey.h"

namespace dugout {

/// Who looks at a table from a phone.
struct Guest
{
    Seat seat = noSeat; ///< of a coach; nobody's for a spectator

    [[nodiscard]] bool isCoach() const { return seat != noSeat; }
    bool operator==(const Guest &) const = default;
};

/// Who may come to a table: the codes that the screen shows, and what they were changed into.
///
/// The code for spectators is good for everybody who sees it. That of a coach is good once: the
/// first to scan it is the coach, and a picture or history of it is useless later. Nothing is kept:
/// all keys are gone with the list.
class GuestList
{
public:
    explicit GuestList(int seats);

    [[nodiscard]] int seats() const { return static_cast<int>(m_coaches.size()); }
    /// More of them; those that are there stay.
    void setSeats(int seats);
    [[nodiscard]] const TableKey &spectatorCode() const { return m_spectators.code; }
    /// A new code for this coach. Who had the former one is shut out.
    [[nodiscard]] TableKey inviteCoach(Seat seat);
    /// Nobody is this coach any more; a code that waits is worth nothing.
    void takeBack(Seat seat);
    /// A phone has come with the coach's code.
    [[nodiscard]] bool isTaken(Seat seat) const;
    /// A code is shown that nobody has used yet.
    [[nodiscard]] bool isInvited(Seat seat) const;

    /// Changes a code, as it was scanned or typed, into what the phone keeps; empty for a code that
    /// opens nothing.
    [[nodiscard]] TableKey enter(QByteArrayView typed);
    /// Whose code somebody may have meant: one that waits and begins alike. So a coach who mistypes
    /// his own shuts nobody else's door, and guessing from one address shuts no coach out.
    [[nodiscard]] std::optional<Seat> meant(QByteArrayView typed) const;
    /// The guest with this key; none when it opens nothing (any more).
    [[nodiscard]] std::optional<Guest> guest(QByteArrayView kept) const;
    /// For what a spectator's program may show without entering, such as a stream: the code itself.
    [[nodiscard]] std::optional<Guest> spectator(QByteArrayView code) const;

private:
    struct Door
    {
        TableKey code; ///< as the screen shows it
        TableKey kept; ///< as the phone keeps it
    };

    Door m_spectators;
    std::vector<Door> m_coaches;
};

} // namespace dugout
