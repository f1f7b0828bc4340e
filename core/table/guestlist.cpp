// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/guestlist.h"

#include <algorithm>

namespace dugout {

GuestList::GuestList(int seats)
    : m_spectators{TableKey::makeCode(), TableKey::make()}
    , m_coaches(static_cast<size_t>(seats))
{ }

void GuestList::setSeats(int seats)
{
    m_coaches.resize(std::max(m_coaches.size(), static_cast<size_t>(seats)));
}

TableKey GuestList::inviteCoach(Seat seat)
{
    Door &door = m_coaches.at(static_cast<size_t>(seat));
    door = {TableKey::makeCode(), {}};
    return door.code;
}

void GuestList::takeBack(Seat seat)
{
    m_coaches.at(static_cast<size_t>(seat)) = {};
}

bool GuestList::isTaken(Seat seat) const
{
    return !m_coaches.at(static_cast<size_t>(seat)).kept.isEmpty();
}

bool GuestList::isInvited(Seat seat) const
{
    return !m_coaches.at(static_cast<size_t>(seat)).code.isEmpty();
}

TableKey GuestList::enter(QByteArrayView typed)
{
    const QByteArray code = TableKey::asTyped(typed);
    // Every door is tried, so that the time says nothing about which one it was.
    TableKey given = m_spectators.code.isOpenedBy(code) ? m_spectators.kept : TableKey();
    for (Door &door : m_coaches) {
        if (!door.code.isOpenedBy(code))
            continue;
        door = {{}, TableKey::make()};
        given = door.kept;
    }
    return given;
}

std::optional<Seat> GuestList::meant(QByteArrayView typed) const
{
    constexpr qsizetype alike = 4; // digits: a million beginnings
    const QByteArray beginning = TableKey::asTyped(typed).left(alike);
    if (beginning.size() < alike)
        return std::nullopt;
    for (size_t seat = 0; seat < m_coaches.size(); ++seat) {
        const TableKey &code = m_coaches[seat].code;
        if (!code.isEmpty() && code.text().startsWith(beginning))
            return static_cast<Seat>(seat);
    }
    return std::nullopt;
}

std::optional<Guest> GuestList::guest(QByteArrayView kept) const
{
    std::optional<Guest> found;
    if (m_spectators.kept.isOpenedBy(kept))
        found = Guest{};
    for (size_t seat = 0; seat < m_coaches.size(); ++seat) {
        if (m_coaches[seat].kept.isOpenedBy(kept))
            found = Guest{static_cast<Seat>(seat)};
    }
    return found;
}

std::optional<Guest> GuestList::spectator(QByteArrayView code) const
{
    return m_spectators.code.isOpenedBy(code) ? std::optional(Guest{}) : std::nullopt;
}

} // namespace dugout
