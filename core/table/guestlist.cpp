// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/guestlist.h"

#include "core/files/filename.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/platform/disk.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype markLength = 8;
constexpr int keptDays = 30; // as long as a phone's cookie
constexpr int version = 1;
constexpr qsizetype largest = 1 << 20;
constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

QJsonObject keysOf(const TableKey &code, const TableKey &kept)
{
    return {{u"code"_s, QString::fromLatin1(code.text())},
            {u"kept"_s, QString::fromLatin1(kept.text())}};
}

TableKey keyIn(const QJsonObject &keys, QLatin1StringView name)
{
    return TableKey::kept(keys.value(name).toString().toLatin1());
}

} // namespace

GuestList::GuestList(int seats)
    : m_mark(TableKey::make().text().first(markLength))
    , m_spectators{TableKey::makeCode(), TableKey::make()}
    , m_coaches(static_cast<size_t>(seats))
{ }

void GuestList::changed() const
{
    if (m_tell)
        m_tell();
}

QJsonObject GuestList::kept(const SeatIds &idOf) const
{
    QJsonObject coaches;
    for (size_t seat = 0; seat < m_coaches.size(); ++seat) {
        const Door &door = m_coaches[seat];
        if (!door.code.isEmpty() || !door.kept.isEmpty())
            coaches.insert(idOf(static_cast<Seat>(seat)), keysOf(door.code, door.kept));
    }
    return {{u"mark"_s, QString::fromLatin1(m_mark)},
            {u"spectators"_s, keysOf(m_spectators.code, m_spectators.kept)},
            {u"coaches"_s, coaches}};
}

void GuestList::restore(const QJsonObject &kept, const SeatIds &idOf)
{
    const QByteArray mark = kept.value("mark"_L1).toString().toLatin1();
    const QJsonObject spectators = kept.value("spectators"_L1).toObject();
    const Door all{keyIn(spectators, "code"_L1), keyIn(spectators, "kept"_L1)};
    const bool isMark = mark.size() == markLength
        && std::all_of(mark.begin(), mark.end(), [](char sign) { return TableKey::isSign(sign); });
    if (!isMark || all.code.isEmpty() || all.kept.isEmpty())
        return;
    m_mark = mark;
    m_spectators = all;
    const QJsonObject coaches = kept.value("coaches"_L1).toObject();
    for (size_t seat = 0; seat < m_coaches.size(); ++seat) {
        const QJsonObject keys = coaches.value(idOf(static_cast<Seat>(seat))).toObject();
        m_coaches[seat] = {keyIn(keys, "code"_L1), keyIn(keys, "kept"_L1)};
    }
}

void GuestList::setSeats(int seats)
{
    m_coaches.resize(std::max(m_coaches.size(), static_cast<size_t>(seats)));
}

TableKey GuestList::inviteCoach(Seat seat)
{
    Door &door = m_coaches.at(static_cast<size_t>(seat));
    door = {TableKey::makeCode(), {}};
    changed();
    return door.code;
}

void GuestList::takeBack(Seat seat)
{
    m_coaches.at(static_cast<size_t>(seat)) = {};
    changed();
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
    bool isCoach = false;
    for (Door &door : m_coaches) {
        if (!door.code.isOpenedBy(code))
            continue;
        door = {{}, TableKey::make()};
        given = door.kept;
        isCoach = true;
    }
    if (isCoach)
        changed();
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

SeatFile::SeatFile(const QString &dataFolder, const QString &table)
    : m_path(dataFolder + u"/seats/"_s + safeFileName(table, u"json"_s))
{ }

void SeatFile::follow(GuestList &guests, GuestList::SeatIds idOf)
{
    m_guests = &guests;
    m_idOf = std::move(idOf);
    const QFileInfo info(m_path);
    const bool isFresh
        = info.exists() && info.lastModified().daysTo(QDateTime::currentDateTime()) <= keptDays;
    const auto bytes = isFresh ? readFile(m_path, largest) : Result<QByteArray>(QByteArray());
    const QJsonObject kept = bytes ? QJsonDocument::fromJson(*bytes).object() : QJsonObject();
    if (kept.value("version"_L1).toInt() == version) {
        guests.restore(kept, m_idOf);
        m_port = static_cast<quint16>(kept.value("port"_L1).toInt());
    }
    guests.whenChanged([this] { write(); });
}

void SeatFile::keepPort(quint16 port)
{
    m_port = port;
    write();
}

/// Where it cannot be written phones need a new code after the next start, and nothing else.
void SeatFile::write() const
{
    QJsonObject kept = m_guests->kept(m_idOf);
    kept.insert("version"_L1, version);
    kept.insert("port"_L1, m_port);
    const QString folder = QFileInfo(m_path).absolutePath();
    if (makeFolder(folder) && QFile::setPermissions(folder, onlyOwner))
        (void)writeFile(m_path, QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

} // namespace dugout
