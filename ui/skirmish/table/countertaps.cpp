// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/countertaps.h"

#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "ui/play/promptcard.h"
#include "ui/skirmish/table/fighterpanel.h"
#include "ui/skirmish/table/playerboard.h"
#include "ui/skirmish/table/skirmishtable.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

CounterTaps::CounterTaps(PromptCard *card, QWidget *view)
    : QObject(view)
    , m_card(card)
    , m_view(view)
{ }

void CounterTaps::follow(PlayerBoard *board)
{
    connect(board, &PlayerBoard::gloryTapped, this,
            [this](Seat seat, int by) { tapNumber(u"glory.%1"_s.arg(seat), by); });
    connect(board, &PlayerBoard::spentTapped, this,
            [this](Seat seat, int by) { tapNumber(u"spend.%1"_s.arg(seat), by); });
    connect(board, &PlayerBoard::activationsTapped, this,
            [this](Seat seat, int left) { tapNumber(u"activations.%1"_s.arg(seat), left); });
}

void CounterTaps::follow(FighterPanel *panel)
{
    connect(panel, &FighterPanel::heartsTapped, this,
            [this](const FighterRef &fighter, int damage) {
                tapChoice(SkirmishAsks::Hearts, FighterChange{fighter, damage}.toString());
            });
    connect(panel, &FighterPanel::tokenTapped, this,
            [this](const FighterRef &fighter, KnownWord<SkirmishChoices> token) {
                tapChoice(SkirmishAsks::Token, FighterChange{fighter, token}.toString());
            });
    connect(panel, &FighterPanel::markRequested, this, &CounterTaps::offerMarks);
}

void CounterTaps::inspire(const FighterRef &fighter)
{
    tapChoice(SkirmishAsks::Inspire, fighter.toString());
}

void CounterTaps::tap(Event event)
{
    if (!m_table)
        return;
    for (const Prompt &prompt : m_table->session().prompts()) {
        if (prompt.id != event.prompt || m_table->lookedBackTo())
            continue;
        event.seat = prompt.seat;
        const auto done = m_table->act({event});
        m_card->showRefusal(done ? QString() : done.error().message);
        return;
    }
}

void CounterTaps::tapNumber(const QString &prompt, int number)
{
    Event event;
    event.prompt = prompt;
    event.number = number;
    tap(std::move(event));
}

void CounterTaps::tapChoice(const QString &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt;
    event.choices = {choice};
    tap(std::move(event));
}

/// What an upgrade of his may change.
void CounterTaps::offerMarks(const FighterRef &fighter)
{
    if (!m_table)
        return;
    auto *menu = new QMenu(m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const SkirmishSpeech speech(m_table->context(), m_table->session().state());
    for (const Prompt &prompt : m_table->session().prompts()) {
        for (const QString &choice :
             prompt.id == SkirmishAsks::Mark ? prompt.choices : QStringList()) {
            const auto change = FighterChange::fromString(choice);
            if (change && change->fighter == fighter)
                menu->addAction(speech.nameOf(change->text()), this,
                                [this, choice] { tapChoice(SkirmishAsks::Mark, choice); });
        }
    }
    menu->popup(QCursor::pos());
}

} // namespace dugout
