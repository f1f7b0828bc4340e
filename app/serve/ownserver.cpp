// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/ownserver.h"

#include "app/serve/siteserver.h"
#include "app/serve/tableserver.h"

namespace dugout {

namespace {

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
    return opened(std::make_unique<TableServer>(game, guests), place);
}

Result<std::unique_ptr<TableLine>> OwnServer::openSite(SitePages pages,
                                                       const TablePlace &place) const
{
    return opened(std::make_unique<SiteServer>(std::move(pages)), place);
}

} // namespace dugout
