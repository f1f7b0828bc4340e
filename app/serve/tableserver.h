// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/frontdoor.h"
#include "app/serve/tableroom.h"
#include "app/serve/webplace.h"

namespace dugout {

/// Serves one game to phones: the page, what each may see, and the door for what they answer.
class TableServer final : public TableLine
{
    Q_OBJECT

public:
    /// Both must outlive it.
    TableServer(TableGame &game, GuestList &guests, const VisitorLimits &limits = {},
                const Patience &patience = {}, QObject *parent = nullptr);

    [[nodiscard]] Result<void> open(const TablePlace &place);
    void tellAfter(int ms) { m_room.tellAfter(ms); } ///< see TableRoom
    [[nodiscard]] quint16 port() const { return m_web.port(); }
    [[nodiscard]] QStringList addresses() const override { return m_place.addresses(); }

    [[nodiscard]] int spectators() const override { return m_room.spectators(); }
    [[nodiscard]] bool isConnected(Seat seat) const override { return m_room.isConnected(seat); }

    void gameChanged() override { m_room.gameChanged(); }
    void guestsChanged() override { m_room.guestsChanged(); }
    void clockChanged() override { m_room.clockChanged(); }

private:
    void handle(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] HttpResponse enter(WebCaller &connection, const HttpRequest &request);

    FrontDoor m_door;
    WebServer m_web;
    WebPlace m_place;
    TableRoom m_room; ///< goes before the line it speaks by
};

} // namespace dugout
