// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/segmentswitch.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr qreal radius = 8.0;
} // namespace

SegmentGround::SegmentGround(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(0);
}

ActionButton *SegmentGround::addSegment()
{
    auto *button = new ActionButton(this);
    button->setShape(ButtonShape::Segment);
    button->setCheckable(true);
    button->setCompact(true);
    layout()->addWidget(button);
    return button;
}

SegmentSwitch::SegmentSwitch(QWidget *parent)
    : SegmentGround(parent)
    , m_first(addSegment())
    , m_second(addSegment())
{
    m_first->setObjectName(u"segment-first"_s);
    m_second->setObjectName(u"segment-second"_s);
    auto *group = new QButtonGroup(this);
    for (ActionButton *button : {m_first, m_second}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to what is asked
        group->addButton(button);
    }
    m_first->setChecked(true);
    connect(group, &QButtonGroup::buttonClicked, this, [this] { emit switched(isSecond()); });
}

void SegmentSwitch::setWords(const QString &first, const QString &second)
{
    m_first->setText(first);
    m_second->setText(second);
}

void SegmentSwitch::setIcons(const QString &first, const QString &second)
{
    m_first->setIconName(first);
    m_second->setIconName(second);
}

void SegmentSwitch::setSecond(bool second)
{
    (second ? m_second : m_first)->setChecked(true);
}

bool SegmentSwitch::isSecond() const
{
    return m_second->isChecked();
}

void SegmentGround::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    painter.setBrush(shade(palette(), Shade::QuietPill));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace dugout
