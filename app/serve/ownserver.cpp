// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/ownserver.h"

#include "app/serve/siteserver.h"
#include "app/serve/tableserver.h"

namespace dugout {

namespace {

/// The window that answered is painted in this time; what is made for phones then is made while it
/// has nothing to do.
constexpr int paintFirstMs = 30;

template<typename Server>
Result<std::unique_ptr<TableLine>> opened(std::unique_ptr<Server> server, const TablePlace &place)
{
    if (auto done = server->open(place); !done)
        return done.error();
    return std::unique_ptr<TableLine>(std::move(server));
}

} // namespace

Result<std::unique_ptr<TableLine>> OwnServer::openTable(TableGame &game, GuestList &guests,
                                                        const TablePlace &place) const
{
    auto server = std::make_unique<TableServer>(game, guests);
    server->tellAfter(paintFirstMs);
    return opened(std::move(server), place);
}

Result<std::unique_ptr<TableLine>> OwnServer::openSite(SitePages pages, LeagueHall &hall,
                                                       GuestList &guests,
                                                       const TablePlace &place) const
{
    auto server = std::make_unique<SiteServer>(std::move(pages));
    server->takeGuests(guests, hall);
    return opened(std::move(server), place);
}

std::unique_ptr<SeatFile> OwnServer::seatsOf(const QString &id) const
{
    return m_dataFolder.isEmpty() ? nullptr : std::make_unique<SeatFile>(m_dataFolder, id);
}

} // namespace dugout
