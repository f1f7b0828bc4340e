// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/versusrow.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>

namespace dugout {

namespace {

constexpr int gapSteps = 3;
constexpr int markSteps = 14;
constexpr int leastCardSteps = 75; ///< narrower, and the cards stand one above the other

/// The disc between two teams.
class VersusMark final : public QWidget
{
public:
    explicit VersusMark(QWidget *parent)
        : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF disc = QRectF(rect()).adjusted(2, 2, -2, -2);
        painter.setPen(QPen(palette().color(tone::ground), 4));
        painter.setBrush(palette().color(tone::rail));
        painter.drawEllipse(disc);
        painter.setPen(palette().color(tone::railInk));
        painter.setFont(styledFont(font(), TextStyle::Heading));
        painter.drawText(disc, Qt::AlignCenter, QStringLiteral("vs"));
    }
};

} // namespace

VersusRow::VersusRow(QWidget *first, QWidget *second, QWidget *between, QWidget *parent)
    : QWidget(parent)
    , m_first(first)
    , m_second(second)
    , m_between(between)
    , m_mark(new VersusMark(this))
{
    for (QWidget *each : {m_first, m_second, m_between})
        each->setParent(this);
    m_mark->raise();
    m_between->raise();
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

bool VersusRow::isStacked(int width) const
{
    return width < gridStep(this, 2 * leastCardSteps + gapSteps);
}

int VersusRow::heightOf(const QWidget *card, int width) const
{
    const int wanted = card->layout()->hasHeightForWidth()
        ? card->layout()->totalHeightForWidth(width)
        : card->sizeHint().height();
    return std::max(wanted, card->minimumSizeHint().height());
}

int VersusRow::heightForWidth(int width) const
{
    const int gap = gridStep(this, gapSteps);
    if (isStacked(width))
        return heightOf(m_first, width) + gap + heightOf(m_second, width);
    const int each = (width - gap) / 2;
    return std::max(heightOf(m_first, each), heightOf(m_second, each));
}

QSize VersusRow::sizeHint() const
{
    const int width = gridStep(this, 2 * leastCardSteps + gapSteps);
    return {width, heightForWidth(width)};
}

QSize VersusRow::minimumSizeHint() const
{
    return {gridStep(this, leastCardSteps), heightForWidth(std::max(width(), 1))};
}

void VersusRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool VersusRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void VersusRow::arrange()
{
    const int gap = gridStep(this, gapSteps);
    const int mark = gridStep(this, markSteps);
    const QSize button = m_between->sizeHint();
    if (isStacked(width())) {
        const int above = heightOf(m_first, width());
        m_first->setGeometry(0, 0, width(), above);
        m_second->setGeometry(0, above + gap, width(), height() - above - gap);
        m_mark->hide();
        m_between->setGeometry(
            {{(width() - button.width()) / 2, above + (gap - button.height()) / 2}, button});
        return;
    }
    const int each = (width() - gap) / 2;
    m_first->setGeometry(0, 0, each, height());
    m_second->setGeometry(width() - each, 0, each, height());
    m_mark->setGeometry((width() - mark) / 2, mark, mark, mark);
    m_mark->show();
    m_between->setGeometry(
        {{(width() - button.width()) / 2, 2 * mark + gridStep(this, 2)}, button});
}

} // namespace dugout
