// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/skirmishreach.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/battlefield/fieldscroll.h"
#include "ui/skirmish/table/fieldwords.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/skirmish/table/oddspanel.h"
#include "ui/skirmish/table/skirmishscene.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace dugout {

namespace {

/// So many buttons of what is asked leave room for the card of who is chosen.
constexpr qsizetype mostBesideCard = 6;

} // namespace

// What is shown on the battlefield, and who or where is pointed at there.

FighterRef GameView::regarded() const
{
    const FighterRef told = m_table->regarded();
    return told.isValid() ? told : m_pointed;
}

/// Of somebody who is out nothing is read any more. While an attack is rolled, or much is offered,
/// what is asked has the room; but a fighter that is pointed at has to be seen.
bool GameView::hasRoomForCard() const
{
    const SkirmishState &state = m_table->shownState();
    const SkirmishFighter *fighter = state.find(regarded());
    if (!fighter || fighter->out || !state.combats.empty())
        return false;
    qsizetype offered = 0;
    for (const Prompt &prompt : m_table->prompts())
        offered += prompt.alwaysOffered ? 0 : prompt.choices.size();
    return offered <= mostBesideCard || !m_table->regarded().isValid();
}

void GameView::showField()
{
    const SkirmishContext &context = m_table->context();
    const SkirmishState &state = m_table->shownState();
    FieldScene scene = SkirmishScene(context, state).field();
    scene.ghost = m_table->heldBoard();
    scene.offered = m_table->offeredHexes();
    scene.aimed = m_table->aimedHex();
    scene.acting = regarded();
    const SkirmishFighter *fighter = state.find(scene.acting);
    // Who defends goes nowhere.
    if (fighter && fighter->hex && state.field && state.combats.empty()) {
        if (!fighter->moved && !fighter->charged)
            scene.reach = moveHexes(context, state, scene.acting);
        for (const AttackAction &attack : usableAttacks(context, state, scene.acting)) {
            for (const FighterRef &target : targetsOf(context, state, scene.acting, attack))
                scene.targets.push_back(*state.find(target)->hex);
        }
    }
    const FieldWords words(context, state);
    for (const HexOutlook &outlook : m_table->outlooks(scene.acting))
        scene.chances.push_back(words.chance(outlook));
    if (m_table->walkFrom()) { // how far he goes is told: nothing else is in question
        const auto isElsewhere = [&scene](Hex hex) {
            return std::find(scene.offered.begin(), scene.offered.end(), hex)
                == scene.offered.end();
        };
        std::erase_if(scene.reach, isElsewhere);
        std::erase_if(scene.chances, [&](const FieldChance &one) { return isElsewhere(one.hex); });
    }
    m_field->setScene(scene);
}

/// Where a hex is asked for the arrow keys are the battlefield's, not the card's.
void GameView::walk(Qt::Key key)
{
    const auto start = m_table ? m_table->walkFrom() : std::nullopt;
    if (!start || !m_field->view()->isVisible())
        return;
    m_field->view()->startAt(*start);
    QKeyEvent step(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(m_field->view(), &step);
}

/// Once more closes the card.
void GameView::point(const FighterRef &fighter)
{
    m_pointed = fighter == m_pointed ? FighterRef{} : fighter;
    const SkirmishFighter *found = m_table->shownState().find(fighter);
    const std::vector<Hex> offered = m_table->offeredHexes();
    if (found && found->hex
        && std::find(offered.begin(), offered.end(), *found->hex) != offered.end())
        return take(*found->hex);
    m_table->actInstead(fighter);
    refresh();
}

/// Below what is asked there is little room, and a card is read in one place.
void GameView::noteCard(bool noted)
{
    m_odds->setFolded(noted);
    if (m_table)
        showSeats({m_table->context(), m_table->shownState()});
}

void GameView::lookAway()
{
    m_pointed = {};
    refresh();
}

void GameView::pointHex(Hex hex)
{
    const std::vector<FighterRef> there = m_table->shownState().fighters(
        [hex](Seat, const SkirmishFighter &one) { return one.hex == hex; });
    m_pointed = there.empty() ? FighterRef{} : there.front();
    const FighterRef before = m_table->actor();
    m_table->actInstead(m_pointed);
    m_table->pointAt(hex);
    // Who points at another of his own chooses that one.
    if (before != m_table->actor())
        return m_desk->card()->showProblem({});
    m_desk->card()->showRefusal(m_table->whyNotAt(hex), [this, hex] {
        return m_table ? m_table->whyNotAt(hex) : QString();
    });
}

void GameView::take(Hex hex)
{
    const auto done = m_table->take(hex);
    m_desk->card()->showRefusal(done ? QString() : done.error().message);
}

} // namespace dugout
