// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettable.h"
#include "ui/sheets/walltable.h"

namespace dugout {

/// Tables on paper: standings, rounds, cross-tables, leaders. They come in words, and under
/// headings in parts; what is printed besides them is in the language of the moment.
class LeagueTablePages final : public PiecedSheet
{
public:
    struct Content
    {
        QString title{}; ///< the competition
        QString subtitle{}; ///< the league and the season
        std::vector<ShownTable> tables{};
        bool forTheWall = false; ///< as large as the page allows, with badges
        bool eachOnItsPage = false; ///< to be pinned up one by one
        BadgesOnPaper badges{};
    };

    explicit LeagueTablePages(Content content);

    [[nodiscard]] QString title() const override { return m_content.title; }

protected:
    void compose() override;
    [[nodiscard]] QString footTitle() const override { return m_content.title; }

private:
    void placeTable(const ShownTable &table);
    void placeTitle();
    void placeWall(const std::vector<ShownTable> &tables);
    void placeWallTable(const ShownTable &table, qreal rowHeight);
    [[nodiscard]] qreal wallRow(const std::vector<ShownTable> &tables) const;

    Content m_content;
    std::vector<ShownTable> m_sections; ///< as they stand on the pages
};

} // namespace dugout
