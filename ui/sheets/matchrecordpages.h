// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheetboxes.h"
#include "ui/sheets/sheettable.h"

namespace dugout {

/// What is known of a match before it is played; what is not stays an empty line.
struct Fixture
{
    QString competition;
    QString date;
    QString place;
};

/// What a match record is filled with beforehand: one team or both, and what the fixture says.
struct MatchRecordSheet
{
    TeamSheet home;
    std::optional<TeamSheet> away; ///< empty lines for the other team when there is none
    Fixture fixture;
};

/// A sheet to keep a match on with a pen: turns, re-rolls and achievements to tick.
class MatchRecordPages final : public PiecedSheet
{
public:
    explicit MatchRecordPages(MatchRecordSheet sheet);

    [[nodiscard]] QString title() const override;

protected:
    void compose() override;
    [[nodiscard]] SheetWords footWords() const override { return words(); }

private:
    [[nodiscard]] const SheetWords &words() const { return m_sheet.home.words; }
    void placeMatch();
    void placeTeam(size_t side);
    /// What the letters in the column of injuries mean.
    void placeLegend(size_t side);
    void placeHead(size_t side);
    void placeBoxes(std::vector<SheetBox> boxes);
    [[nodiscard]] bool isBlank(size_t side) const { return side == 1 && !m_sheet.away; }
    [[nodiscard]] std::vector<SheetBox> trackBoxes(size_t side) const;
    /// What was bought for the match, to be ticked when it is used.
    [[nodiscard]] std::vector<SheetBox> inducementBoxes(size_t side) const;
    [[nodiscard]] SheetTable makeTable(const TeamSheet &team) const;

    MatchRecordSheet m_sheet;
    std::vector<TeamSheet> m_teams; ///< both, the second perhaps blank
    std::vector<SheetTable> m_tables;
};

} // namespace dugout
