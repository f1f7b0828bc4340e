// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace dugout {

/// One of our own line drawings in `:/icons`, painted in a role of the application's palette, so
/// that it reads on light and dark and follows a change of theme by itself.
[[nodiscard]] QIcon toneIcon(const QString &name, QPalette::ColorRole role = QPalette::ButtonText);
/// With another colour for a row that is selected.
[[nodiscard]] QIcon toneIcon(const QString &name, QPalette::ColorRole role,
                             QPalette::ColorRole selected);

/// Paints the drawing in any colour; for widgets that paint themselves.
void paintToneIcon(QPainter *painter, const QString &name, const QRect &rect, const QColor &colour);

} // namespace dugout
