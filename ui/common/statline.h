// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QPainter;
class QRect;
class QWidget;

namespace dugout {

/// The numbers of a player in a row of a list, letters and numbers in turn; greyed where he cannot
/// be had. Returns where they end.
int paintStatLine(QPainter &painter, const QRect &line, const QStringList &stats,
                  const QWidget *view, bool isOff);

} // namespace dugout
