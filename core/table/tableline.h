// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/leaguehall.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace dugout {

/// Where a table listens and under which names it is reached.
struct TablePlace
{
    QString address = QStringLiteral("127.0.0.1"); ///< in numbers; this machine alone by default
    quint16 port = 0; ///< any that is free
    QStringList names{}; ///< further names, such as that of a proxy: "table.example.org"
    /// Proxies, in numbers: they alone are believed when they say for whom they call.
    QStringList proxies{};
};

/// The line to the phones; destroying it closes it.
class TableLine : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Addresses to be typed or scanned, the likeliest first: "http://192.168.1.5:8080/".
    [[nodiscard]] virtual QStringList addresses() const = 0;
    /// How many follow the game; of plain pages, how many looked at one lately.
    [[nodiscard]] virtual int spectators() const = 0;
    [[nodiscard]] virtual bool isConnected(Seat seat) const = 0;

    /// The game went on: everybody who follows it is told, a little later.
    virtual void gameChanged() = 0;
    /// A code was taken back: the guest with it is shut out at once.
    virtual void guestsChanged() = 0;
    /// The clock was started, paused or given more time.
    virtual void clockChanged() = 0;

signals:
    /// Somebody came or left.
    void visited();
};

/// What a site of plain pages has at a path such as "es/index.html"; null where there is nothing.
using SitePages = std::function<QByteArray(const QString &path)>;

/// What opens lines to phones. There is one where the program has a server; nothing of it exists
/// before a line is opened.
class PhoneServer
{
public:
    PhoneServer() = default;
    PhoneServer(const PhoneServer &) = delete;
    PhoneServer &operator=(const PhoneServer &) = delete;
    virtual ~PhoneServer() = default;

    /// The game and the guests must outlive the line.
    [[nodiscard]] virtual Result<std::unique_ptr<TableLine>>
    openTable(TableGame &game, GuestList &guests, const TablePlace &place) const = 0;
    /// Pages for everybody who knows the address; guests with a code may act in the hall. Both must
    /// outlive the line.
    [[nodiscard]] virtual Result<std::unique_ptr<TableLine>>
    openSite(SitePages pages, LeagueHall &hall, GuestList &guests,
             const TablePlace &place) const = 0;
    /// Where it is remembered who has a phone at a game or a league; null where nothing is.
    [[nodiscard]] virtual std::unique_ptr<SeatFile> seatsOf(const QString & /*id*/) const
    {
        return nullptr;
    }
};

} // namespace dugout
