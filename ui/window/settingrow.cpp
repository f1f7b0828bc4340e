// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settingrow.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace dugout {

namespace {
constexpr int narrowSteps = 110;
} // namespace

SettingRow::SettingRow(QWidget *control, QWidget *parent)
    : QWidget(parent)
    , m_control(control)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_words(new TextLabel(TextStyle::Body, this))
    , m_note(new TextLabel(TextStyle::Small, this))
{
    m_words->setBuddy(control);
    m_note->setTone(tone::greyInk);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    for (TextLabel *each : {m_words, m_note}) {
        each->setWordWrap(true);
        words->addWidget(each);
    }
    m_layout->addLayout(words, 1);
    m_layout->addWidget(control);
    arrange();
}

void SettingRow::setWords(const QString &words, const QString &note)
{
    m_words->setText(words);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_control->setAccessibleName(words);
    m_control->setAccessibleDescription(note);
}

void SettingRow::arrange()
{
    const bool narrow = width() < gridStep(this, narrowSteps);
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_layout->setAlignment(m_control, narrow ? Qt::AlignLeft : Qt::AlignRight | Qt::AlignVCenter);
    m_layout->setContentsMargins(0, gridStep(this, 2), 0, gridStep(this, 2));
    m_layout->setSpacing(gridStep(this, narrow ? 1 : 4));
}

void SettingRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SettingRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

/// A line parts it from the next.
void SettingRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    const QWidget *section = parentWidget();
    if (section && section->layout()->indexOf(this) + 1 < section->layout()->count())
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace dugout
