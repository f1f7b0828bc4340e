// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/cardhead.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/play/asidemenu.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

CardHead::CardHead(QWidget *parent)
    : QWidget(parent)
    , m_line(new QHBoxLayout)
    , m_label(new TextLabel(TextStyle::Small, this))
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_back(new ActionButton(this))
    , m_asides(new AsideMenu(this))
    , m_column(new QVBoxLayout(this))
    , m_above(new TextLabel(TextStyle::Heading, this))
{
    m_back->setObjectName(u"prompt-back"_s);
    m_title->setObjectName(u"prompt-head-title"_s);
    m_above->setObjectName(u"prompt-head-above"_s);
    for (TextLabel *label : {m_title, m_above})
        label->setWordWrap(true);
    m_label->setGivesWay(true); // beside many buttons it would stand word under word
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(gridStep(this, 1));
    m_column->addWidget(m_above);
    m_column->addLayout(m_line);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->addStretch(); // for when no words stand in the line
    m_line->addWidget(m_label, 1);
    m_line->addWidget(m_title, 1);
    m_line->addWidget(m_back);
    m_asides->setObjectName(u"asides"_s);
    m_line->addWidget(m_asides);
    setTakesTitle(false);
}

void CardHead::setWords(const QString &label, const QString &title)
{
    m_label->setText(label);
    placeLabel();
    setTitle(title);
}

void CardHead::setTitle(const QString &title)
{
    m_title->setText(title);
    m_above->setText(title);
    placeTitle();
    if (m_steady && m_takesTitle && isVisible())
        setMinimumHeight(std::max(minimumHeight(), heightFor(width(), true)));
}

void CardHead::setTakesTitle(bool takes)
{
    m_takesTitle = takes;
    placeLabel();
    placeTitle();
}

/// Whole or not at all: the edge of the card has the colour of whoever is meant, too.
void CardHead::placeLabel()
{
    m_label->setVisible(!m_takesTitle
                        && width() - buttons().width() >= m_label->sizeHint().width());
}

QSize CardHead::buttons() const
{
    QSize all(0, 0);
    for (int i = 0; i < m_line->count(); ++i) {
        const QWidget *each = m_line->itemAt(i)->widget();
        if (!each || each == m_label || each == m_title || each->isHidden())
            continue;
        const QSize size = each->sizeHint();
        all = {all.width() + size.width() + m_line->spacing(),
               std::max(all.height(), size.height())};
    }
    return all;
}

/// Beside many buttons a title would be a column of single words.
bool CardHead::standsAbove(int width) const
{
    const QSize taken = buttons();
    const int rest = width - taken.width();
    constexpr int mostLines = 2;
    if (rest < width / 4
        || m_title->heightForWidth(rest) > mostLines * m_title->fontMetrics().lineSpacing())
        return true;
    return m_title->heightForWidth(width) + m_column->spacing() + taken.height()
        < std::max(taken.height(), m_title->heightForWidth(rest));
}

void CardHead::setSteady(bool steady)
{
    if (std::exchange(m_steady, steady) == steady)
        return;
    m_wasAbove = false;
    setMinimumHeight(0);
}

bool CardHead::isAbove(int width) const
{
    return (m_steady && m_wasAbove) || standsAbove(width);
}

int CardHead::heightFor(int width, bool withTitle) const
{
    const QSize taken = buttons();
    if (withTitle && isAbove(width))
        return m_title->heightForWidth(width) + m_column->spacing() + taken.height();
    const int words = withTitle
        ? m_title->heightForWidth(std::max(width / 4, width - taken.width()))
        : m_label->sizeHint().height();
    return std::max(taken.height(), words);
}

void CardHead::placeTitle()
{
    const bool above = m_takesTitle && isAbove(width());
    m_wasAbove = m_steady && above;
    m_above->setVisible(above);
    m_title->setVisible(m_takesTitle && !above);
}

void CardHead::setCompact(bool compact)
{
    // In table mode five of them are wider than a small screen: then their letters give way.
    const auto policy = compact ? QSizePolicy::Preferred : QSizePolicy::Minimum;
    for (ActionButton *button : findChildren<ActionButton *>())
        button->setSizePolicy(policy, button->sizePolicy().verticalPolicy());
    m_back->setCompact(compact);
    m_asides->setCompact(compact);
    for (ActionButton *button : std::as_const(m_coming))
        button->setCompact(compact);
}

void CardHead::setLargeTitle(bool large)
{
    for (TextLabel *label : {m_title, m_above})
        label->setTextStyle(large ? TextStyle::TeamName : TextStyle::Heading);
}

void CardHead::addSwitch(QWidget *choice)
{
    m_line->insertWidget(m_line->indexOf(m_back), choice);
}

void CardHead::addComing(ActionButton *button)
{
    m_coming.append(button);
    m_line->insertWidget(m_line->indexOf(m_asides), button);
}

QList<ActionButton *> CardHead::buttonsSeen() const
{
    QList<ActionButton *> seen{m_back, m_asides->button()};
    seen += m_coming;
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
    QList<ActionButton *> all{m_back, m_asides->button()};
    all += m_coming;
    for (ActionButton *button : std::as_const(all))
        button->setKeyShown(m_keysShown);
}

bool CardHead::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) { // a button has come or gone, or has other words
        fitKeys();
        placeLabel();
    }
    return done;
}

void CardHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        m_wasAbove = false;
        setMinimumHeight(0);
    }
    fitKeys();
    placeLabel();
    placeTitle();
}

} // namespace dugout
