// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QAbstractItemDelegate;
class QFont;
class QHeaderView;
class QPainter;
class QRect;
class QTableView;
class QWidget;

namespace dugout {

class LeagueTableView;

/// How tables of the League place are drawn.
namespace LeagueTableParts {

inline constexpr int airSteps = 2; ///< at each side of a cell

[[nodiscard]] QAbstractItemDelegate *delegate(LeagueTableView *view);
/// Quiet words over their columns, with the same air as the cells have.
[[nodiscard]] QHeaderView *header(QTableView *view);
[[nodiscard]] int titleWidth(const QWidget *header, const QString &title);
/// As many lines of the width as it takes; the last that is allowed has the rest, cut off.
[[nodiscard]] QStringList linesOf(const QString &text, const QFont &font, int width, int most);

/// A dashed line with words in its middle.
void paintBand(QPainter &painter, const QRect &band, const QString &words, const QWidget *view);

} // namespace LeagueTableParts

} // namespace dugout
