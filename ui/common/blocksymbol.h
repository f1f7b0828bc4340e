// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace dugout {

/// Paints the symbol of a block result by its id: `attacker-down`, `both-down`, `pushed`,
/// `defender-stumbles`, `defender-down`. False when there is no drawing for it.
bool paintBlockSymbol(QPainter &painter, const QString &id, const QRectF &area,
                      const QColor &colour);

} // namespace dugout
