// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/outcomemark.h"

#include "core/leaguefiles/standingstable.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QPainter>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dugout {

void paintOutcome(QPainter &painter, const QRectF &square, LeagueOutcome outcome,
                  const QWidget *widget)
{
    const QPalette &palette = widget->palette();
    const bool stark = strokeWidth(palette) > 1.0;
    QColor fill = palette.color(tone::card);
    QPen edge(palette.color(tone::greyInk), strokeWidth(palette));
    QColor ink = palette.color(tone::greyInk);
    if (outcome == LeagueOutcome::Won) {
        fill = palette.color(tone::go);
        ink = palette.color(tone::onGo);
        edge = Qt::NoPen;
    } else if (outcome == LeagueOutcome::Drawn) {
        fill = palette.color(tone::line);
        ink = palette.color(stark ? tone::card : tone::ink);
        edge = Qt::NoPen;
    } else if (outcome == LeagueOutcome::Lost) {
        ink = palette.color(tone::harm);
        edge.setColor(ink);
    } else {
        edge.setStyle(Qt::DashLine);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge);
    painter.setBrush(fill);
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    QFont letter = styledFont(widget->font(), TextStyle::Small);
    letter.setBold(true);
    painter.setFont(letter);
    painter.setPen(ink);
    painter.drawText(square, Qt::AlignCenter,
                     outcome == LeagueOutcome::None ? u"?"_s : formWords({outcome}));
    painter.restore();
}

} // namespace dugout
