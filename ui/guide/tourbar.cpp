// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/tourbar.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

TourBar::TourBar(QWidget *parent)
    : Panel(parent)
    , m_number(new TextLabel(TextStyle::Small, this))
    , m_words(new TextLabel(TextStyle::Body, this))
    , m_next(new ActionButton(this))
    , m_leave(new ActionButton(this))
{
    setObjectName(u"tour-bar"_s);
    m_words->setObjectName(u"tour-words"_s);
    m_next->setObjectName(u"tour-next"_s);
    m_leave->setObjectName(u"tour-leave"_s);
    setLeftEdge(tone::go);
    setTight(true);
    m_number->setTone(tone::greyInk);
    m_words->setWordWrap(true);
    // The keyboard stays with the match.
    for (ActionButton *button : {m_next, m_leave}) {
        button->setCompact(true);
        button->setAutoDefault(false);
    }
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_number);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_next);
    layout->addWidget(m_leave);
    connect(m_next, &QAbstractButton::clicked, this, &TourBar::goOn);
    connect(m_leave, &QAbstractButton::clicked, this, &TourBar::left);
    retranslate();
}

void TourBar::see(const TourSight &sight)
{
    m_tour.see(sight);
    retranslate();
}

void TourBar::goOn()
{
    if (m_tour.stop() == TourStop::Done) {
        emit guideRequested();
        return;
    }
    m_tour.skip();
    retranslate();
}

void TourBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Panel::changeEvent(event);
}

QString TourBar::words() const
{
    switch (m_tour.stop()) {
    case TourStop::Start:
        return tr("Two teams are ready. Choose your dice or Dugout's, then start the match.");
    case TourStop::Questions:
        return tr("Dugout asks one thing at a time. Type the dice, such as 34, click them, or let "
                  "Dugout roll.");
    case TourStop::Turn:
        return tr("Now the turns: say what you do. Each tile shows its key. If you are in a hurry, "
                  "touchdowns and the end of a turn are enough.");
    case TourStop::Undo:
        return tr("Made a mistake? Ctrl+Z takes the last answer back, as often as you like. Try "
                  "it.");
    case TourStop::PlayOn:
        return tr("Play as long as you like; the match waits where you leave it. The tour goes on "
                  "at the final whistle.");
    case TourStop::Whistle:
        return tr("That was the match. Enter leads on: go through the list for both teams, then "
                  "finish the match.");
    case TourStop::Done:
        break;
    }
    return tr("You know your way around. F1 tells you the rest, wherever you are.");
}

void TourBar::retranslate()
{
    m_number->setText(tr("Tour %1/%2").arg(static_cast<int>(m_tour.stop()) + 1).arg(tourStops));
    m_words->setText(words());
    m_next->setCommand(m_tour.stop() == TourStop::Done ? "tour-guide" : "tour-next");
    m_leave->setCommand("tour-leave");
}

} // namespace dugout
