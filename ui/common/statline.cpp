// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/statline.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace dugout {

int paintStatLine(QPainter &painter, const QRect &line, const QStringList &stats,
                  const QWidget *view, bool isOff)
{
    const QFont small = styledFont(view->font(), TextStyle::Small);
    QFont bold = view->font();
    bold.setBold(true);
    int x = line.left();
    for (qsizetype i = 0; i < stats.size(); ++i) {
        const bool isLetters = i % 2 == 0;
        painter.setFont(isLetters ? small : bold);
        painter.setPen(view->palette().color(isLetters || isOff ? tone::greyInk : tone::ink));
        const int width = painter.fontMetrics().horizontalAdvance(stats.at(i));
        painter.drawText(QRect(x, line.top(), width + 1, line.height()),
                         int(Qt::AlignLeft | Qt::AlignVCenter), stats.at(i));
        x += width + gridStep(view, isLetters ? 1 : 2) - (isLetters ? 1 : 0);
    }
    return x;
}

} // namespace dugout
