// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/playerboard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/skirmish/battlefield/seatcolours.h"
#include "ui/skirmish/table/pips.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

PlayerBoard::PlayerBoard(QWidget *parent)
    : Panel(parent)
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_glory(new TextLabel(TextStyle::Title, this))
    , m_gloryWord(new TextLabel(TextStyle::Small, this))
    , m_spent(new TextLabel(TextStyle::Small, this))
    , m_warband(new TextLabel(TextStyle::Small, this))
    , m_activations(new TextLabel(TextStyle::Small, this))
    , m_pips(new Pips(Pips::Shape::Box, this))
    , m_hand(new ActionButton(this))
    , m_less(new ActionButton(this))
    , m_more(new ActionButton(this))
    , m_spend(new ActionButton(this))
    , m_unspend(new ActionButton(this))
    , m_spentBetween(new TextLabel(TextStyle::Small, this))
    , m_discards(new TextLabel(TextStyle::Small, this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_foot(new QBoxLayout(QBoxLayout::LeftToRight))
{
    for (TextLabel *label : {m_name, m_warband, m_activations})
        label->setWordWrap(true);
    for (TextLabel *label : {m_gloryWord, m_spent, m_spentBetween, m_warband, m_activations})
        label->setTone(tone::greyInk);
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_less);
    head->addWidget(m_glory);
    head->addWidget(m_more);
    auto *glory = new QVBoxLayout;
    glory->setSpacing(0);
    glory->addWidget(m_gloryWord);
    glory->addWidget(m_spent);
    head->addLayout(glory);
    auto *turns = new QHBoxLayout;
    turns->addWidget(m_activations);
    turns->addWidget(m_pips);
    turns->addStretch();
    m_buttons->addStretch();
    makeCounters();
    m_buttons->addWidget(m_hand);
    m_foot->addLayout(turns, 1);
    m_foot->addLayout(m_buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(head);
    layout->addWidget(m_warband);
    layout->addLayout(m_foot);
    layout->addWidget(m_discards);
    m_discards->setObjectName(u"discards"_s);
    m_discards->setWordWrap(false);
    m_discards->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_discards->setTone(tone::greyInk);
    connect(m_hand, &QAbstractButton::clicked, this, [this] { emit handRequested(m_player.seat); });
}

void PlayerBoard::makeCounters()
{
    m_buttons->addWidget(m_spend);
    m_buttons->addWidget(m_spentBetween);
    m_buttons->addWidget(m_unspend);
    const auto tap = [this](ActionButton *button, void (PlayerBoard::*what)(Seat, int), int by) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
        button->setCompact(true);
        connect(button, &QAbstractButton::clicked, this,
                [this, what, by] { emit(this->*what)(m_player.seat, by); });
    };
    tap(m_less, &PlayerBoard::gloryTapped, -1);
    tap(m_more, &PlayerBoard::gloryTapped, 1);
    tap(m_spend, &PlayerBoard::spentTapped, 1);
    tap(m_unspend, &PlayerBoard::spentTapped, -1);
    connect(m_pips, &Pips::pressed, this, [this](int used) {
        emit activationsTapped(m_player.seat, m_player.mostActivations - used);
    });
}

void PlayerBoard::fillCounters()
{
    const PlayerSeen &seen = m_player;
    const auto name = [](ActionButton *button, const QString &text, const QString &words) {
        button->setText(text);
        button->setAccessibleName(words);
        button->setToolTip(plainToolTip(words));
    };
    name(m_less, u"−"_s, tr("One glory less for %1").arg(seen.name));
    name(m_more, u"+"_s, tr("One glory more for %1").arg(seen.name));
    // Two words beside the pips are too wide for large letters on a small screen: there it is less
    // and more with the number between them.
    const bool small = (m_compact || m_crowded) && seen.countable;
    name(m_spend, small ? u"+"_s : tr("Spend"), tr("Turn one glory of %1 to spent").arg(seen.name));
    name(m_unspend, small ? u"−"_s : tr("Take back"),
         tr("Turn one spent glory of %1 back").arg(seen.name));
    for (ActionButton *button : {m_less, m_more, m_spend, m_unspend})
        button->setVisible(seen.countable);
    m_spentBetween->setText(m_spent->text());
    m_spentBetween->setVisible(small);
    const bool stacked = (m_compact || m_stacked) && seen.countable;
    m_foot->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setDirection(small ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight);
    m_less->setEnabled(seen.glory > seen.spent);
    m_spend->setEnabled(seen.glory > seen.spent);
    m_unspend->setEnabled(seen.spent > 0);
    m_pips->setPressable(seen.countsActivations);
    fillDiscards();
}

/// One line from the first card to the last: what lies below it must not move when somebody
/// discards. The newest come first, and all are in the tool tip.
void PlayerBoard::fillDiscards()
{
    QStringList newest = m_player.discards;
    std::reverse(newest.begin(), newest.end());
    const QString all = tr("Discarded: %1").arg(newest.isEmpty() ? u"–"_s : newest.join(u", "_s));
    m_discards->setVisible((m_player.tracksCards || !newest.isEmpty()) && !m_compact);
    m_discards->setText(
        m_discards->fontMetrics().elidedText(all, Qt::ElideRight, contentsRect().width()));
    m_discards->setAccessibleName(all);
    const QString tip = newest.isEmpty() ? QString() : plainToolTip(all);
    m_discards->setToolTip(tip);
    m_warband->setToolTip(tip);
}

void PlayerBoard::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    if (m_player.seat != noSeat)
        fillDiscards();
}

void PlayerBoard::show(const PlayerSeen &player)
{
    m_player = player;
    m_hand->setObjectName(u"hand-%1"_s.arg(player.seat));
    m_less->setObjectName(u"glory-less-%1"_s.arg(player.seat));
    m_more->setObjectName(u"glory-more-%1"_s.arg(player.seat));
    m_spend->setObjectName(u"spend-%1"_s.arg(player.seat));
    m_unspend->setObjectName(u"unspend-%1"_s.arg(player.seat));
    m_pips->setObjectName(u"activations-%1"_s.arg(player.seat));
    fill();
}

QString PlayerBoard::longCards() const
{
    if (!m_player.tracksCards)
        return {};
    return u" · "_s + tr("%n objective(s) in hand", nullptr, m_player.objectives) + u", "_s
        + tr("%n power card(s)", nullptr, m_player.powers) + u" · "_s
        + tr("decks %1 and %2").arg(m_player.objectiveDeck).arg(m_player.powerDeck);
}

QString PlayerBoard::shortCards() const
{
    if (!m_player.tracksCards)
        return {};
    return tr("hand %1 + %2, decks %3 + %4", "objectives and power cards")
        .arg(m_player.objectives)
        .arg(m_player.powers)
        .arg(m_player.objectiveDeck)
        .arg(m_player.powerDeck);
}

void PlayerBoard::setCompact(bool compact, bool narrow)
{
    m_compact = compact;
    m_narrow = compact && narrow;
    setTight(m_narrow);
    m_hand->setCompact(m_narrow);
    if (m_player.seat != noSeat)
        fill();
}

void PlayerBoard::setCrowded(int players)
{
    m_crowded = players > 2;
    m_stacked = players > 3;
}

void PlayerBoard::fill()
{
    const PlayerSeen &seen = m_player;
    m_name->setText(seen.active ? u"▸ "_s + seen.name : seen.name);
    m_glory->setText(QString::number(seen.glory));
    m_gloryWord->setText(tr("glory"));
    m_spent->setText(tr("%1 spent").arg(seen.spent));
    m_gloryWord->setVisible(!m_compact);
    m_spent->setVisible(!m_compact);
    m_glory->setToolTip(m_gloryWord->text() + u", "_s + m_spent->text());
    m_warband->setText(m_compact ? shortCards() : seen.warband + longCards());
    m_warband->setVisible(!m_warband->text().isEmpty());
    m_activations->setText(tr("Activations"));
    m_activations->setVisible(!m_compact);
    m_pips->setColour(seatColour(seen.seat));
    m_pips->setCount(seen.used, seen.mostActivations,
                     tr("%n activation(s) left", nullptr, seen.activations));
    m_pips->setNow(seen.activates ? seen.used : -1);
    m_hand->setVisible(seen.tracksCards);
    const QString show = tr("Show the hand of %1").arg(seen.name);
    m_hand->setText(m_narrow ? QString() : commandWords("show-hand"));
    m_hand->setIconName(m_narrow ? u"copy"_s : QString());
    m_hand->setAccessibleName(show);
    m_hand->setToolTip(plainToolTip(show));
    fillCounters();
    update();
}

void PlayerBoard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_player.seat != noSeat)
        fill();
    Panel::changeEvent(event);
}

void PlayerBoard::paintEvent(QPaintEvent *event)
{
    Panel::paintEvent(event);
    // The player's colour along the left, as the sketches have it.
    QPainter painter(this);
    painter.fillRect(QRectF(0, cardRadius, gridStep(this, 2) * 0.7, height() - 2 * cardRadius),
                     seatColour(m_player.seat));
}

} // namespace dugout
