// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/coursestrip.h"

#include "ui/common/appearance.h"
#include "ui/common/fittedtext.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int stageSteps = 15;
constexpr int chanceSteps = 14;
constexpr int discSteps = 6;
constexpr qreal radius = 8.0;

QFont small(bool bold = false)
{
    QFont font = styledFont(QApplication::font(), TextStyle::Small);
    font.setBold(bold);
    return font;
}

/// As large as its style, or as it fits.
void drawLine(QPainter &painter, const QRectF &area, const QFont &font, const QString &words,
              Qt::Alignment how)
{
    painter.setFont(font);
    const qreal pixels = QFontInfo(font).pixelSize();
    if (QFontMetricsF(font).horizontalAdvance(words) <= area.width())
        painter.drawText(area, static_cast<int>(how | Qt::AlignVCenter), words);
    else
        paintFitted(painter, area, words, pixels, font.bold() ? QFont::Bold : QFont::Normal,
                    how | Qt::AlignVCenter);
}

} // namespace

StageStrip::StageStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"stages"_s);
}

void StageStrip::setStages(const std::vector<PromptStage> &stages)
{
    m_stages = stages;
    QStringList words;
    for (const PromptStage &stage : stages)
        words.append(u"%1 %2"_s.arg(stage.name, stage.value).trimmed());
    setAccessibleName(words.join(u", "_s));
    updateGeometry();
    update();
}

QSize StageStrip::sizeHint() const
{
    return {gridStep(this, 40), m_stages.empty() ? 0 : gridStep(this, stageSteps)};
}

void StageStrip::paintEvent(QPaintEvent *)
{
    if (m_stages.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal disc = gridStep(this, discSteps);
    // No further apart than they are read together.
    const qreal share
        = std::min<qreal>(width() / static_cast<qreal>(m_stages.size()), gridStep(this, 32));
    const QColor go = palette().color(tone::goInk);
    const QColor line = palette().color(tone::line);
    const qreal text = QFontMetricsF(small()).height();
    for (size_t i = 0; i < m_stages.size(); ++i) {
        const PromptStage &stage = m_stages.at(i);
        const QRectF place(share * static_cast<qreal>(i), 0, share, height());
        const QPointF centre(place.center().x(), disc / 2 + 1);
        if (i + 1 < m_stages.size()) {
            const bool behind = stage.when == PromptStage::When::Done;
            painter.setPen(QPen(behind ? go : line, 2));
            painter.drawLine(centre + QPointF(disc / 2 + 3, 0),
                             centre + QPointF(share - disc / 2 - 3, 0));
        }
        const QRectF circle(centre - QPointF(disc, disc) / 2, QSizeF(disc, disc));
        const QRectF inner = circle.adjusted(1.5, 1.5, -1.5, -1.5);
        const bool done = stage.when == PromptStage::When::Done;
        const bool now = stage.when == PromptStage::When::Now;
        painter.setPen(now || done ? QPen(palette().color(tone::go), 2) : QPen(line, 1));
        painter.setBrush(done ? palette().color(tone::go)
                              : palette().color(now ? tone::card : tone::soft));
        painter.drawEllipse(inner);
        if (done) {
            painter.setPen(QPen(palette().color(tone::onGo), 2));
            painter.drawPolyline(QPolygonF{centre + QPointF(-disc * 0.18, 0),
                                           centre + QPointF(-disc * 0.04, disc * 0.15),
                                           centre + QPointF(disc * 0.2, -disc * 0.15)});
        } else {
            painter.setPen(now ? go : palette().color(tone::greyInk));
            painter.setFont(small(true));
            painter.drawText(circle, Qt::AlignCenter, QString::number(i + 1));
        }
        const QRectF name(place.x() + 3, disc + 4, place.width() - 6, text);
        painter.setPen(now ? go
                           : palette().color(stage.when == PromptStage::When::Coming ? tone::greyInk
                                                                                     : tone::ink));
        drawLine(painter, name, small(true), stage.name, Qt::AlignHCenter);
        painter.setPen(now ? go : palette().color(tone::greyInk));
        drawLine(painter, name.translated(0, text), small(now), stage.value, Qt::AlignHCenter);
    }
}

ChanceStrip::ChanceStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"chances"_s);
}

void ChanceStrip::setChances(const std::vector<PromptChance> &chances)
{
    m_chances = chances;
    QStringList words;
    for (const PromptChance &chance : chances)
        words.append(u"%1: %2 %3"_s.arg(chance.name, chance.value, chance.better).trimmed());
    setAccessibleName(words.join(u", "_s));
    updateGeometry();
    update();
}

QSize ChanceStrip::sizeHint() const
{
    return {gridStep(this, 40), m_chances.empty() ? 0 : gridStep(this, chanceSteps)};
}

void ChanceStrip::paintEvent(QPaintEvent *)
{
    if (m_chances.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette()) > 1 ? 2 : 0));
    painter.setBrush(palette().color(tone::soft));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    const qreal pad = gridStep(this, 3);
    const QFont large = styledFont(QApplication::font(), TextStyle::TeamName);
    // What has more to say gets more room.
    std::vector<qreal> needed;
    qreal all = 0;
    for (const PromptChance &chance : m_chances) {
        const qreal value = QFontMetricsF(large).horizontalAdvance(chance.value);
        const qreal more = chance.better.isEmpty()
            ? 0
            : QFontMetricsF(small(true)).horizontalAdvance(chance.better) + pad;
        needed.push_back(
            std::max(QFontMetricsF(small()).horizontalAdvance(chance.name), value + more)
            + 2 * pad);
        all += needed.back();
    }
    const qreal spare = (width() - all) / static_cast<qreal>(m_chances.size());
    qreal x = 0;
    for (size_t i = 0; i < m_chances.size(); ++i) {
        const PromptChance &chance = m_chances.at(i);
        const qreal share = spare >= 0 ? needed.at(i) + spare : needed.at(i) * width() / all;
        if (i > 0) {
            painter.setPen(QPen(palette().color(tone::line), 1));
            painter.drawLine(QPointF(x, height() * 0.22), QPointF(x, height() * 0.78));
        }
        const QRectF area(x + pad, 0, share - 2 * pad, height());
        const qreal text = QFontMetricsF(small()).height();
        const qreal figure = QFontMetricsF(large).height();
        const qreal top = (height() - text - figure) / 2;
        painter.setPen(palette().color(tone::greyInk));
        drawLine(painter, {area.x(), top, area.width(), text}, small(), chance.name, Qt::AlignLeft);
        painter.setPen(palette().color(chance.harms ? tone::harm : tone::ink));
        const qreal value = QFontMetricsF(large).horizontalAdvance(chance.value) + 2;
        const qreal given = chance.better.isEmpty() ? area.width() : std::min(area.width(), value);
        drawLine(painter, {area.x(), top + text, given, figure}, large, chance.value,
                 Qt::AlignLeft);
        if (!chance.better.isEmpty()) {
            painter.setPen(palette().color(tone::goInk));
            const qreal from = area.x() + given + pad / 2;
            drawLine(painter, {from, top + text, area.right() - from, figure}, small(true),
                     chance.better, Qt::AlignLeft);
        }
        x += share;
    }
}

} // namespace dugout
