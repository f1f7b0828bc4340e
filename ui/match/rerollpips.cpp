// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/rerollpips.h"

#include "ui/common/appearance.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int pipSteps = 4;
/// More than any team has bought; the number above them counts the rest.
constexpr int mostPips = 8;
} // namespace

RerollPips::RerollPips(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    say();
}

void RerollPips::setRerolls(const Rerolls &rerolls)
{
    m_rerolls = rerolls;
    say();
    updateGeometry();
    update();
}

void RerollPips::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

QList<RerollPips::Pip> RerollPips::pips() const
{
    const int bonus = std::max(0, m_rerolls.bonusHalf + m_rerolls.bonusDrive);
    const int leader = m_rerolls.leader ? 1 : 0;
    const int left = std::max(0, m_rerolls.left);
    const int room = std::max(0, mostPips - left - leader - bonus);
    QList<Pip> all(left, Pip::Left);
    all.append(QList<Pip>(std::clamp(m_rerolls.perHalf - left, 0, room), Pip::Used));
    all.append(QList<Pip>(leader, Pip::Leader));
    all.append(QList<Pip>(bonus, Pip::Bonus));
    return all.first(std::min<qsizetype>(all.size(), mostPips));
}

QSize RerollPips::sizeHint() const
{
    const auto count = static_cast<int>(std::max<qsizetype>(1, pips().size()));
    const int side = gridStep(this, pipSteps);
    return {count * side + (count - 1) * gridStep(this, 1), side};
}

void RerollPips::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = gridStep(this, pipSteps);
    qreal left = 0;
    for (const Pip pip : pips()) {
        const QRectF box = QRectF(left, 0, side, side).adjusted(2, 2, -2, -2);
        // The line keeps a dark team's pips visible on a dark ground.
        painter.setPen(QPen(palette().color(tone::greyInk), 1.5));
        painter.setBrush(pip == Pip::Used ? QBrush(Qt::NoBrush) : QBrush(m_colour));
        if (pip == Pip::Bonus)
            painter.drawRect(box);
        else if (pip == Pip::Leader)
            painter.drawPolygon(QPolygonF({{box.center().x(), box.top()},
                                           {box.right(), box.center().y()},
                                           {box.center().x(), box.bottom()},
                                           {box.left(), box.center().y()}}));
        else
            painter.drawEllipse(box);
        left += side + gridStep(this, 1);
    }
}

void RerollPips::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        say();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void RerollPips::say()
{
    QStringList parts{tr("Re-rolls: %1 of %2").arg(m_rerolls.left).arg(m_rerolls.perHalf)};
    if (m_rerolls.leader)
        parts.append(tr("and the leader's"));
    if (const int bonus = m_rerolls.bonusHalf + m_rerolls.bonusDrive; bonus > 0)
        parts.append(tr("and %n for a while", nullptr, bonus));
    setAccessibleName(parts.join(u' '));
    setToolTip(parts.join(u' '));
}

} // namespace dugout
