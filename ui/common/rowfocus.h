// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace dugout {

/// The ground of a selected row: filled, and with a line inside, as a filled button has, while the
/// keyboard is on it.
void paintFilledRow(QPainter &painter, const QStyleOptionViewItem &option);

/// Whether the style fills this row so strongly that its words need the ink for it. Only where
/// contrast is high a chosen row of the list with the keyboard is; elsewhere it keeps its ink.
[[nodiscard]] bool isInkedAnew(const QStyleOptionViewItem &option);

} // namespace dugout
