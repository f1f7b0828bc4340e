// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

class QPainter;
class QStyleOptionViewItem;

namespace dugout {

/// The ground of a chosen row is tinted, and its words keep the colours that mean something. Where
/// contrast is everything it is filled, but in grey without the keyboard: the list that has it is
/// told from the others by its tint.
[[nodiscard]] QColor chosenGround(const QPalette &palette, bool hasKeyboard);
/// For rows that paint themselves: the ground of one that is chosen, with a mark at its edge, and
/// a line around it while the keyboard is there.
void paintChosenRow(QPainter &painter, const QStyleOptionViewItem &option);
/// The colour of its words, chosen or not.
[[nodiscard]] QColor rowInk(const QStyleOptionViewItem &option, QPalette::ColorRole usual);

/// Whether the style fills this row so strongly that its words need the ink for it. Only where
/// contrast is high a chosen row of the list with the keyboard is; elsewhere it keeps its ink.
[[nodiscard]] bool isInkedAnew(const QStyleOptionViewItem &option);

} // namespace dugout
