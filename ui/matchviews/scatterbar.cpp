// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/scatterbar.h"

#include "ui/common/actionbutton.h"
#include "ui/common/choicebox.h"
#include "ui/common/diceentry.h"
#include "ui/matchviews/pitchwords.h"

namespace dugout {

ScatterBar::ScatterBar(RandomSource &dice, QWidget *parent)
    : QWidget(parent)
    , m_dice(dice)
    , m_moves(new ChoiceBox(this))
    , m_roll(new ActionButton(this))
    , m_typed(new ActionButton(this))
    , m_put(new ActionButton(this))
    , m_entry(new DiceEntry(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : std::initializer_list<QWidget *>{m_moves, m_roll, m_typed, m_put, m_entry})
        row->addWidget(each);
    m_entry->hide();
    m_put->setEnabled(false);
    connect(m_roll, &QAbstractButton::clicked, this, &ScatterBar::roll);
    connect(m_typed, &QAbstractButton::clicked, this, &ScatterBar::askForDice);
    connect(m_put, &QAbstractButton::clicked, this, &ScatterBar::putWanted);
    connect(m_entry, &DiceEntry::cancelled, m_entry, &QWidget::hide);
    connect(m_entry, &DiceEntry::entered, this, [this](const std::vector<int> &fallen) {
        m_entry->hide();
        emit rolled(move(), fallen);
    });
    connect(m_moves, &QComboBox::currentIndexChanged, m_entry, &QWidget::hide);
    retranslate();
}

BallMove ScatterBar::move() const
{
    return allBallMoves.at(static_cast<size_t>(std::max(0, m_moves->currentIndex())));
}

void ScatterBar::setDrawn(bool drawn)
{
    m_put->setEnabled(drawn);
}

void ScatterBar::roll()
{
    const DiceNotation wanted = ballMoveDice(move());
    std::vector<int> fallen;
    for (const int faces : wanted.faces())
        fallen.push_back(m_dice.roll(faces));
    emit rolled(move(), fallen);
}

void ScatterBar::askForDice()
{
    m_entry->setDice(ballMoveDice(move()));
    m_entry->show();
    m_entry->start();
}

void ScatterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ScatterBar::retranslate()
{
    const int row = std::max(0, m_moves->currentIndex());
    const QSignalBlocker quiet(m_moves);
    m_moves->clear();
    for (const BallMove each : allBallMoves)
        m_moves->addItem(PitchWords::name(each));
    m_moves->setCurrentIndex(row);
    m_moves->setAccessibleName(tr("How the ball moves"));
    m_roll->setCommand("roll-for-me");
    m_typed->setCommand("i-rolled");
    m_put->setCommand("put-the-ball-there");
}

} // namespace dugout
