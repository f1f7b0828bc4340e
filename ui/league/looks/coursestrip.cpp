// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/coursestrip.h"

#include "core/leaguefiles/standingstable.h"
#include "ui/common/appearance.h"
#include "ui/common/outcomemark.h"
#include "ui/common/spokenparts.h"
#include "ui/common/textlabel.h"
#include "ui/sheets/badgepainter.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int stripBadgeSteps = 7;
constexpr int stripSquareSteps = 5;
constexpr int lineSteps = 5;
constexpr int widestSteps = 16;
} // namespace

CourseStrip::CourseStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"place-course"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    speakParts(this, [this] {
        std::vector<SpokenPart> parts;
        int x = 0;
        for (const StripMatch &each : m_matches) {
            QStringList words{each.round, each.opponent, each.words};
            if (each.outcome != LeagueOutcome::None)
                words.append(formWords({each.outcome}));
            words.removeAll(QString());
            parts.push_back({words.join(u' '), QRect(x, 0, columnWidth(), height())});
            x += columnWidth();
        }
        return parts;
    });
}

void CourseStrip::setMatches(const std::vector<StripMatch> &matches)
{
    if (matches == m_matches)
        return;
    m_matches = matches;
    update();
}

QSize CourseStrip::sizeHint() const
{
    return {gridStep(this, 60), gridStep(this, stripBadgeSteps + stripSquareSteps + 2 * lineSteps)};
}

int CourseStrip::columnWidth() const
{
    const int count = std::max<int>(1, static_cast<int>(m_matches.size()));
    return std::min(width() / count, gridStep(this, widestSteps));
}

void CourseStrip::paintMatch(QPainter &painter, const QRect &column, const StripMatch &match) const
{
    const int line = gridStep(this, lineSteps);
    const int badge = gridStep(this, stripBadgeSteps);
    const int square = gridStep(this, stripSquareSteps);
    const QFont small = styledFont(font(), TextStyle::Small);
    painter.setFont(small);
    painter.setPen(palette().color(tone::greyInk));
    painter.drawText(QRect(column.left(), column.top(), column.width(), line), Qt::AlignCenter,
                     match.round);
    const qreal middle = column.left() + column.width() / 2.0;
    if (match.badge)
        paintBadge(painter, QRectF(middle - badge / 2.0, column.top() + line, badge, badge),
                   *match.badge);
    painter.setFont(match.isDecided ? styledFont(font(), TextStyle::Strong) : small);
    painter.setPen(palette().color(match.isDecided ? tone::ink : tone::greyInk));
    const QRect words(column.left(), column.top() + line + badge, column.width(), line);
    painter.drawText(words, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(match.words, Qt::ElideRight, words.width()));
    if (!match.isDecided || match.outcome != LeagueOutcome::None)
        paintOutcome(painter, QRectF(middle - square / 2.0, words.bottom() + 1, square, square),
                     match.outcome, this);
}

void CourseStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int wide = columnWidth();
    int x = 0;
    bool decided = true;
    for (const StripMatch &each : m_matches) {
        if (decided && !each.isDecided && x > 0) {
            painter.setPen(QPen(palette().color(tone::line), 1.0, Qt::DashLine));
            painter.drawLine(x, 0, x, height());
        }
        decided = each.isDecided;
        paintMatch(painter, QRect(x, 0, wide, height()), each);
        x += wide;
    }
}

} // namespace dugout
