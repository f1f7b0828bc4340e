// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettable.h"

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
        bool eachOnItsPage = false; ///< for sheets that are pinned up one by one
    };

    explicit LeagueTablePages(Content content);

    [[nodiscard]] QString title() const override { return m_content.title; }

protected:
    void compose() override;
    [[nodiscard]] QString footTitle() const override { return m_content.title; }

private:
    void placeTable(const ShownTable &table);

    Content m_content;
};

} // namespace dugout
