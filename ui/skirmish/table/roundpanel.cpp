// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/roundpanel.h"

#include "core/skirmish/state/skirmishqueries.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/phones/phonesbutton.h"

#include <QBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

RoundPanel::RoundPanel(ClockPanel::Now now, QWidget *parent)
    : Panel(parent)
    , m_round(new TextLabel(TextStyle::Small, this))
    , m_phase(new TextLabel(TextStyle::Heading, this))
    , m_activation(new TextLabel(TextStyle::Strong, this))
    , m_back(new ActionButton(this))
    , m_screen(new ActionButton(this))
    , m_phones(new PhonesButton(this))
    , m_clock(new ClockPanel(std::move(now), this))
    , m_line(new QBoxLayout(QBoxLayout::TopToBottom))
{
    m_back->setObjectName(u"all-games"_s);
    m_screen->setObjectName(u"skirmish-screen"_s);
    m_screen->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    m_phones->setObjectName(u"skirmish-phones"_s);
    m_round->setTone(tone::greyInk);
    m_activation->setTone(tone::goInk);
    // Between activations its place stays empty: the page must not jump.
    QSizePolicy policy = m_activation->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_activation->setSizePolicy(policy);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_back);
    row->addLayout(m_line, 1);
    row->addWidget(m_screen);
    row->addWidget(m_phones);
    for (TextLabel *label : {m_round, m_phase, m_activation}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        m_line->addWidget(label);
    }
    m_line->addWidget(m_clock, 0, Qt::AlignCenter);
    m_clock->setCompact(true);
    m_clock->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    connect(m_back, &QAbstractButton::clicked, this, &RoundPanel::backRequested);
    connect(m_screen, &QAbstractButton::clicked, this, &RoundPanel::screenRequested);
    connect(m_phones, &QAbstractButton::clicked, this, &RoundPanel::phonesRequested);
    setShape(false, true);
}

void RoundPanel::setShape(bool line, bool wayOut)
{
    m_back->setVisible(wayOut);
    m_screen->setVisible(wayOut);
    m_phones->setVisible(wayOut && m_canOpen);
    m_line->setDirection(line ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_line->setSpacing(gridStep(this, line ? 3 : 1));
    for (TextLabel *label : {m_round, m_phase, m_activation})
        m_line->setStretchFactor(label, line ? 1 : 0);
    m_line->setStretchFactor(m_activation, line ? 2 : 0); // says the most
    setSizePolicy(QSizePolicy::Preferred, line ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    sayActivation();
}

/// Between the boards, which mark whose it is, a name would make a second line of it, and the page
/// would jump.
void RoundPanel::sayActivation()
{
    const bool alone = m_line->direction() == QBoxLayout::TopToBottom || m_whose.isEmpty();
    m_activation->setText(alone ? m_count : u"%1 · %2"_s.arg(m_count, m_whose));
}

void RoundPanel::showPhones(bool can, std::optional<int> count)
{
    m_canOpen = can;
    m_phones->setVisible(can && !m_screen->isHidden());
    m_phones->showCount(count);
}

void RoundPanel::begin(const SkirmishTable &table)
{
    m_clock->reset(activationLimitMs(table.context()));
}

/// Each activation has its time; the power step after it belongs to it. With counters the next one
/// begins when a square is tapped.
void RoundPanel::keepTime(const SkirmishTable &table)
{
    const SkirmishState &state = table.session().state();
    const bool acting = state.phase == SkirmishPhase::Action
        && (state.active != noSeat || state.way == SkirmishWay::Counters);
    const QString turn = acting ? u"%1/%2/%3"_s.arg(state.game)
                                      .arg(state.round)
                                      .arg(activationNumber(table.context(), state))
                                : QString();
    m_clock->setOver(table.isFinished());
    m_clock->setTurn(turn);
}

void RoundPanel::show(const SkirmishTable &table)
{
    keepTime(table);
    const SkirmishState &state = table.shownState();
    const SkirmishContext &context = table.context();
    m_round->setText(table.game().round(state));
    m_phase->setText(table.moment());
    const bool acting = state.phase == SkirmishPhase::Action && state.active != noSeat;
    m_count = tr("Activation %1 of %2")
                  .arg(activationNumber(context, state))
                  .arg(context.activations() * context.playerCount());
    m_whose = table.seatName(state.active);
    sayActivation();
    m_activation->setVisible(acting);
    m_back->setPictureCommand("all-games");
    m_screen->setPictureCommand("skirmish-screen");
}

} // namespace dugout
