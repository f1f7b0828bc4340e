// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/cardhead.h"

#include "ui/common/actionbutton.h"
#include "ui/common/textlabel.h"
#include "ui/play/asidemenu.h"

#include <QEvent>
#include <QHBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

CardHead::CardHead(QWidget *parent)
    : QWidget(parent)
    , m_line(new QHBoxLayout(this))
    , m_label(new TextLabel(TextStyle::Small, this))
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_back(new ActionButton(this))
    , m_asides(new AsideMenu(this))
    , m_grouped(new AsideMenu(this))
{
    m_back->setObjectName(u"prompt-back"_s);
    m_title->setObjectName(u"prompt-head-title"_s);
    for (TextLabel *label : {m_label, m_title})
        label->setWordWrap(true);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->addWidget(m_label, 1);
    m_line->addWidget(m_title, 1);
    m_line->addWidget(m_back);
    m_grouped->setObjectName(u"asides-grouped"_s);
    m_asides->setObjectName(u"asides"_s);
    m_line->addWidget(m_grouped);
    m_line->addWidget(m_asides);
    setTakesTitle(false);
}

void CardHead::setWords(const QString &label, const QString &title)
{
    m_label->setText(label);
    m_title->setText(title);
}

void CardHead::setTitle(const QString &title)
{
    m_title->setText(title);
}

void CardHead::setTakesTitle(bool takes)
{
    m_label->setVisible(!takes);
    m_title->setVisible(takes);
}

void CardHead::setCompact(bool compact)
{
    m_back->setCompact(compact);
    m_grouped->setCompact(compact);
    m_asides->setCompact(compact);
    for (ActionButton *button : std::as_const(m_corner))
        button->setCompact(compact);
}

void CardHead::addCorner(ActionButton *button)
{
    m_corner.append(button);
    m_line->addWidget(button);
}

void CardHead::addComing(ActionButton *button)
{
    m_corner.append(button);
    m_line->insertWidget(m_line->indexOf(m_grouped), button);
}

QList<ActionButton *> CardHead::buttonsSeen() const
{
    QList<ActionButton *> seen{m_back, m_grouped->button(), m_asides->button()};
    seen += m_corner;
    seen.removeIf([this](const ActionButton *button) { return !button->isVisibleTo(this); });
    return seen;
}

int CardHead::keyRoom() const
{
    int room = 0;
    for (const ActionButton *button : buttonsSeen())
        room += button->keyRoom();
    return room;
}

QSize CardHead::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    if (m_keysShown)
        least.rwidth() -= keyRoom();
    return least;
}

void CardHead::fitKeys()
{
    const int least = minimumSizeHint().width() + keyRoom();
    m_keysShown = width() >= least;
    QList<ActionButton *> all{m_back, m_grouped->button(), m_asides->button()};
    all += m_corner;
    for (ActionButton *button : std::as_const(all))
        button->setKeyShown(m_keysShown);
}

bool CardHead::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fitKeys(); // a button has come or gone, or has other words
    return done;
}

void CardHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitKeys();
}

} // namespace dugout
