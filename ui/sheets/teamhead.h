// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"

#include <QRectF>

class QPainter;

namespace dugout {

/// The head of a team's sheet: badge, name, who coaches what, at the right what the edition
/// weighs teams by, and a stripe in the team's colours.
class TeamHead
{
public:
    /// `points` is the size of the name; everything else follows from it.
    TeamHead(const TeamSheet &sheet, qreal points, qreal width);

    [[nodiscard]] qreal height() const;
    void paint(QPainter &painter, const QRectF &area) const;

private:
    [[nodiscard]] qreal badgeSide() const;
    [[nodiscard]] qreal textWidth() const;
    [[nodiscard]] QString line() const;
    /// Where the edition rates teams, the rating: it has no other value.
    [[nodiscard]] QString value() const;
    [[nodiscard]] QString valueName() const;

    const TeamSheet &m_sheet;
    qreal m_points;
    qreal m_width;
};

} // namespace dugout
