// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace dugout {

/// Paints the symbol of a skirmish die by its id: `critical`, `hammer`, `sword`, `shield`, `dodge`,
/// `single-support`, `double-support`. False when there is no drawing for it.
bool paintSkirmishSymbol(QPainter &painter, const QString &id, const QRectF &area,
                         const QColor &colour);

} // namespace dugout
