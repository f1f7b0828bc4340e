// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/playerboard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/skirmish/pips.h"
#include "ui/skirmish/seatcolours.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

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
{
    for (TextLabel *label : {m_name, m_warband, m_activations})
        label->setWordWrap(true);
    for (TextLabel *label : {m_gloryWord, m_spent, m_warband, m_activations})
        label->setTone(tone::greyInk);
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_glory);
    auto *glory = new QVBoxLayout;
    glory->setSpacing(0);
    glory->addWidget(m_gloryWord);
    glory->addWidget(m_spent);
    head->addLayout(glory);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_activations);
    foot->addWidget(m_pips);
    foot->addStretch();
    foot->addWidget(m_hand);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(head);
    layout->addWidget(m_warband);
    layout->addLayout(foot);
    connect(m_hand, &QAbstractButton::clicked, this, [this] { emit handRequested(m_player.seat); });
}

void PlayerBoard::show(const PlayerSeen &player)
{
    m_player = player;
    m_hand->setObjectName(u"hand-%1"_s.arg(player.seat));
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
    m_pips->setCount(seen.activations, seen.mostActivations,
                     tr("%n activation(s) left", nullptr, seen.activations));
    m_hand->setVisible(seen.tracksCards);
    const QString show = tr("Show the hand of %1").arg(seen.name);
    m_hand->setText(m_narrow ? QString() : tr("Hand…"));
    m_hand->setIconName(m_narrow ? u"copy"_s : QString());
    m_hand->setAccessibleName(show);
    m_hand->setToolTip(plainToolTip(show));
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
