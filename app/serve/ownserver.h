// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tableline.h"

namespace dugout {

/// Opens lines by the servers of this room.
class OwnServer final : public PhoneServer
{
public:
    /// Remembers phones in this folder; nowhere without one.
    explicit OwnServer(QString dataFolder = {})
        : m_dataFolder(std::move(dataFolder))
    { }

    [[nodiscard]] Result<std::unique_ptr<TableLine>>
    openTable(TableGame &game, GuestList &guests, const TablePlace &place) const override;
    [[nodiscard]] Result<std::unique_ptr<TableLine>>
    openSite(SitePages pages, LeagueHall &hall, GuestList &guests,
             const TablePlace &place) const override;
    [[nodiscard]] std::unique_ptr<SeatFile> seatsOf(const QString &id) const override;

private:
    QString m_dataFolder;
};

} // namespace dugout
