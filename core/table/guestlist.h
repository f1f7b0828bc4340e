// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/table/tablekey.h"

#include <QJsonObject>

#include <functional>

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
/// first to scan it is the coach, and a picture or history of it is useless later. All keys are
/// gone with the list, unless they are kept (SeatFile).
class GuestList
{
public:
    /// By what a seat is known again: its number may be another's next time.
    using SeatIds = std::function<QString(Seat)>;

    explicit GuestList(int seats);

    /// Called with every change of who may come or has come.
    void whenChanged(std::function<void()> tell) { m_tell = std::move(tell); }
    /// All keys, for a file of the owner's alone.
    [[nodiscard]] QJsonObject kept(const SeatIds &idOf) const;
    /// As they were kept; what is no key opens nothing.
    void restore(const QJsonObject &kept, const SeatIds &idOf);
    /// Tells the cookies of one table from those of another on the same machine.
    [[nodiscard]] const QByteArray &mark() const { return m_mark; }

    [[nodiscard]] int seats() const { return static_cast<int>(m_coaches.size()); }
    /// More of them; those that are there stay.
    void setSeats(int seats);
    [[nodiscard]] const TableKey &spectatorCode() const { return m_spectators.code; }
    /// A new code for this coach. Who had the former one is shut out.
    [[nodiscard]] TableKey inviteCoach(Seat seat);
    /// The code that is shown for this coach; one that opens nothing where none is.
    [[nodiscard]] const TableKey &coachCode(Seat seat) const
    {
        return m_coaches.at(static_cast<size_t>(seat)).code;
    }
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

    void changed() const;

    QByteArray m_mark;
    Door m_spectators;
    std::vector<Door> m_coaches;
    std::function<void()> m_tell;
};

/// Who has a phone at a table, kept beside the games of the table's owner, so that phones come back
/// by themselves after the program was started again. For the owner of the files alone; after a
/// month in which nothing changed everybody needs a new code.
class SeatFile
{
public:
    /// `table` is the id of the game or the league.
    SeatFile(const QString &dataFolder, const QString &table);

    /// Takes in who was there, and from now on writes down every change. Both must outlive the
    /// guests' last change.
    void follow(GuestList &guests, GuestList::SeatIds idOf);
    /// The port it was open at last, which phones know it by; 0 where it was not open.
    [[nodiscard]] quint16 port() const { return m_port; }
    void keepPort(quint16 port);

private:
    void write() const;

    QString m_path;
    quint16 m_port = 0;
    const GuestList *m_guests = nullptr;
    GuestList::SeatIds m_idOf;
};

} // namespace dugout
