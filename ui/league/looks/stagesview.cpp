// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/stagesview.h"

#include "ui/common/appearance.h"
#include "ui/common/spokenparts.h"
#include "ui/common/textlabel.h"
#include "ui/sheets/badgepainter.h"

#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int markSteps = 6;
constexpr int titleSteps = 6;
constexpr int teamSteps = 5;
constexpr int stageGapSteps = 2;
constexpr qreal fadedOpacity = 0.6;
} // namespace

StagesView::StagesView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"place-stages"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    speakParts(this, [this] {
        std::vector<SpokenPart> parts;
        int top = 0;
        for (const ShownStage &stage : m_stages) {
            QStringList words{u"%1: %2"_s.arg(stage.title, stage.state)};
            for (const StageTeam &each : stage.teams)
                words.append(u"%1 %2"_s.arg(each.name, each.value));
            parts.push_back({words.join(u", "_s), QRect(0, top, width(), heightOf(stage))});
            top += heightOf(stage);
        }
        return parts;
    });
}

void StagesView::setStages(const std::vector<ShownStage> &stages)
{
    if (stages == m_stages)
        return;
    m_stages = stages;
    fit();
}

void StagesView::fit()
{
    setFixedHeight(sizeHint().height());
    update();
}

void StagesView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

int StagesView::heightOf(const ShownStage &stage) const
{
    return gridStep(this, titleSteps + stageGapSteps)
        + static_cast<int>(stage.teams.size()) * gridStep(this, teamSteps);
}

QSize StagesView::sizeHint() const
{
    int height = 0;
    for (const ShownStage &each : m_stages)
        height += heightOf(each);
    return {gridStep(this, 60), height};
}

/// The number of a step; the one that decides is filled.
void StagesView::paintMark(QPainter &painter, int top, size_t number) const
{
    const ShownStage &stage = m_stages[number];
    const int side = gridStep(this, markSteps);
    const QRectF circle(1, top + 1, side - 2, side - 2);
    if (number + 1 < m_stages.size()) {
        painter.setPen(QPen(palette().color(tone::line), 2));
        painter.drawLine(QPointF(circle.center().x(), circle.bottom()),
                         QPointF(circle.center().x(), top + heightOf(stage)));
    }
    painter.setPen(stage.decides ? QPen(Qt::NoPen) : QPen(palette().color(tone::greyInk), 1.5));
    painter.setBrush(palette().color(stage.decides ? tone::go : tone::card));
    painter.drawEllipse(circle);
    QFont small = styledFont(font(), TextStyle::Small);
    small.setBold(true);
    painter.setFont(small);
    painter.setPen(palette().color(stage.decides ? tone::onGo : tone::ink));
    painter.drawText(circle, Qt::AlignCenter, QString::number(number + 1));
}

void StagesView::paintTeam(QPainter &painter, const QRect &line, const StageTeam &team) const
{
    const int side = gridStep(this, 4);
    painter.setOpacity(team.parted ? fadedOpacity : 1.0);
    paintBadge(painter, QRectF(line.left(), line.center().y() - side / 2.0 + 0.5, side, side),
               team.badge);
    painter.setOpacity(1.0);
    painter.setPen(palette().color(team.parted ? tone::greyInk : tone::ink));
    QFont words = font();
    words.setBold(team.own);
    painter.setFont(words);
    const QFontMetrics metrics(words);
    const int room = metrics.horizontalAdvance(team.value) + gridStep(this, 2);
    const QRect name = line.adjusted(side + gridStep(this, 2), 0, -room, 0);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(team.name, Qt::ElideRight, name.width()));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, team.value);
}

void StagesView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int top = 0;
    const int left = gridStep(this, markSteps + stageGapSteps);
    for (size_t i = 0; i < m_stages.size(); ++i) {
        const ShownStage &stage = m_stages[i];
        paintMark(painter, top, i);
        QRect line(left, top, width() - left, gridStep(this, titleSteps));
        painter.setPen(palette().color(tone::ink));
        painter.setFont(styledFont(font(), TextStyle::Strong));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, stage.title);
        QFont small = styledFont(font(), TextStyle::Small);
        small.setBold(stage.decides);
        painter.setFont(small);
        painter.setPen(palette().color(stage.decides ? tone::goInk : tone::greyInk));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, stage.state);
        line.setTop(line.bottom() + 1);
        for (const StageTeam &each : stage.teams) {
            line.setHeight(gridStep(this, teamSteps));
            paintTeam(painter, line, each);
            line.translate(0, line.height());
        }
        top += heightOf(stage);
    }
}

} // namespace dugout
