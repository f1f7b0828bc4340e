// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/helperhelp.h"
#include "core/match/harm/harm.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Chefs, wizards and other hired help. A spell's modifier says whether it came between two turns.

/// At the start of each half, one side after the other.
void chefEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (step.number > 1)
        pop(state);
    else if (helperWho(context, state, step.number, Does::Cooks).isEmpty())
        ++state.agenda.back().number;
}

std::vector<Prompt> chefPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    const TableRow *row = context.row(Tables::Chef, 1);
    return {dicePrompt(step.kind, step.number, row ? row->value(Key::Dice, 3) : 3, 6)};
}

Result<void> chefAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    SideState &other = state.side(MatchState::otherSeat(step.number));
    for (const int die : event.dice) {
        const TableRow *row = rowOfDie(context, Tables::Chef, die);
        if (!row)
            continue;
        gainRerolls(state.side(step.number), row->value(Key::ReRolls), Until::Half);
        loseRerolls(other, -row->value(Key::OpponentReRolls));
    }
    ++state.agenda.back().number;
    return {};
}

QStringList spells()
{
    return {Rows::Fireball, Rows::LightningBolt};
}

/// When a side's turn has just ended its helper may act before the other side does: that is part of
/// nobody's turn.
bool isBetweenTurns(const MatchState &state, const Step &step)
{
    return step.seat != state.active;
}

void useHelper(MatchState &state, const Step &step, const QString &helper)
{
    useUp(state, step.seat, helper);
    if (!isBetweenTurns(state, step))
        ++state.uses.actions;
}

/// What a helper does his data say; those the board alone concerns are only said.
void helperEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const QString helper = step.detail;
    const auto deed = [&](QStringView effect) -> const Doing * {
        for (const Doing &each : doingsOfInducement(context.ruleset(), helper)) {
            if (each.effect == effect)
                return &each;
        }
        return nullptr;
    };
    if (deed(Does::CastsSpells))
        return;
    pop(state);
    useHelper(state, step, helper);
    const int between = isBetweenTurns(state, step) ? 1 : 0;
    if (const Doing *fire = deed(Does::ThrowsFireball)) {
        push(state, {StepKind::Fireball, step.seat, {}, {}, fire->table, 0, between});
    } else if (deed(Does::Shoots)) {
        push(state, {StepKind::Bolt, step.seat, {}, {}, helper, 0, between});
    } else if (deed(Does::ChangesWeather)) {
        push(state, {StepKind::WeatherMage, step.seat});
    } else {
        say(state, step.seat, u"inducement"_s, helper);
    }
}

std::vector<Prompt> helperPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {choicePrompt(Asks::WizardSpell, step.seat, spells())};
}

Result<void> helperAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    useHelper(state, step, step.detail);
    const bool fire = event.choice() == Choice::Fireball;
    push(state,
         {fire ? StepKind::Fireball : StepKind::Bolt,
          step.seat,
          {},
          {},
          event.choice(),
          0,
          isBetweenTurns(state, step) ? 1 : 0});
    return {};
}

QStringList everybodyOnPitch(const MatchState &state)
{
    return state.onPitch(0) + state.onPitch(1);
}

/// Spells knock down who stands; a mine, or lightning out of a machine, finds anybody.
QStringList targets(const MatchState &state, const Step &step)
{
    const bool machine = step.kind == StepKind::Bolt && !spells().contains(step.detail);
    const bool anybody = machine || step.detail.contains(u'/');
    const auto hit = [anybody](const MatchPlayer &player) {
        return player.isOnPitch() && (anybody || player.posture == Posture::Standing);
    };
    return state.refs(0, hit) + state.refs(1, hit);
}

void targetEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (targets(state, step).isEmpty())
        pop(state);
}

/// Those in the blast, as the board shows them.
std::vector<Prompt> fireballPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = choicePrompt(Asks::FireballTargets, step.seat, targets(state, step));
    prompt.atLeast = 0;
    prompt.atMost = std::min(9, static_cast<int>(prompt.choices.size()));
    return {prompt};
}

Result<void> fireballAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    const PlayCard *card = step.detail.contains(u'/') ? findCard(context, step.detail) : nullptr;
    const bool mine = card && card->table && card->table->text() == Tables::CardMine;
    const int why = mine ? Mine : step.number > 0 ? Blast : Fireball;
    if (!event.choices.isEmpty())
        push(state,
             {StepKind::SpellRoll,
              step.seat,
              {},
              {},
              {},
              why,
              step.modifier,
              StepChoices{event.choices}});
    return {};
}

void strike(MatchState &state, const Step &bolt, const PlayerRef &victim, const StepChoices &passed)
{
    if (state.carrier == victim && bolt.modifier == 0)
        loseTurnIfDown(state, victim);
    push(state, {StepKind::WarpBolt, bolt.seat, victim, {}, {}, 0, bolt.modifier, passed});
    rollArmour(state, {victim, {}, HarmCause::Warp});
}

std::vector<Prompt> boltPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {choicePrompt(Asks::BoltTarget, step.seat, targets(state, step))};
}

Result<void> boltAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const bool lightning = step.detail == Rows::LightningBolt;
    if (lightning)
        push(state,
             {StepKind::SpellRoll,
              step.seat,
              {},
              {},
              {},
              Lightning,
              step.modifier,
              StepChoices{event.choices}});
    else
        strike(state, step, chosenPlayer(event), {});
    return {};
}

/// A bolt that goes on until it finds soft armour, through one after the other. When it has hurt
/// somebody it arcs to his neighbours.
std::vector<Prompt> warpPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    QStringList others = everybodyOnPitch(state);
    others.removeAll(step.player.toString());
    if (step.number == WarpHurt) {
        Prompt near = choicePrompt(Asks::BoltNear, step.seat, others);
        near.atLeast = 0;
        near.atMost = std::min(8, static_cast<int>(others.size()));
        return {near};
    }
    for (const QString &passed : step.as<StepChoices>().choices)
        others.removeAll(passed);
    return {choicePrompt(Asks::BoltNext, step.seat, QStringList{Choice::None} + others)};
}

Result<void> warpAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    if (event.prompt == Asks::BoltNear) {
        if (!event.choices.isEmpty())
            push(state,
                 {StepKind::SpellRoll,
                  step.seat,
                  {},
                  {},
                  {},
                  Blast,
                  step.modifier,
                  StepChoices{event.choices}});
    } else if (event.choice() != Choice::None) {
        StepChoices passed = step.as<StepChoices>();
        passed.choices.append(step.player.toString());
        strike(state, step, chosenPlayer(event), passed);
    }
    return {};
}

std::vector<Prompt> spellPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(Asks::SpellRoll, step.seat,
                       static_cast<int>(step.as<StepChoices>().choices.size()), 6)};
}

/// What fells whoever is hit.
int spellTarget(const MatchContext &context, const Step &step)
{
    const bool bolt = step.number == Lightning;
    const QString spell = bolt ? Rows::LightningBolt : Rows::Fireball;
    return context.number(Tables::Wizard, spell, Key::Target, bolt ? 2 : 4);
}

PromptWords spellWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    QStringList players;
    for (const QString &each : step.as<StepChoices>().choices)
        players.append(playerName(state, PlayerRef::fromString(each)));
    words.detail = MatchWords::tr("%1 or more knocks down. In this order: %2.")
                       .arg(spellTarget(context, step))
                       .arg(players.join(u", "_s));
    return words;
}

Result<void> spellAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const int target = spellTarget(context, step);
    // What arcs from a bolt, or bursts, is no spell: it hits no harder than a fall.
    const HarmCause how = step.number == Blast ? HarmCause::Warp
        : step.number == Mine                  ? HarmCause::Mine
                                               : HarmCause::Spell;
    const QStringList &players = step.as<StepChoices>().choices;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const PlayerRef victim = PlayerRef::fromString(players.at(i));
        if (event.dice[static_cast<size_t>(i)] < target)
            continue;
        if (state.carrier == victim && victim.seat == state.active && step.modifier == 0)
            pushTurnover(state);
        knockDown(context, state, {victim, {}, how});
    }
    return {};
}

constexpr StepRule helperStepRules[]{
    {StepKind::Chef, chefEnter, chefPrompts, chefAnswer, nullptr, nullptr, Tables::Chef},
    {StepKind::Helper, helperEnter, helperPrompts, helperAnswer},
    {StepKind::Fireball, targetEnter, fireballPrompts, fireballAnswer},
    {StepKind::Bolt, targetEnter, boltPrompts, boltAnswer},
    {StepKind::WarpBolt, nullptr, warpPrompts, warpAnswer},
    {StepKind::SpellRoll, nullptr, spellPrompts, spellAnswer, spellWords},
};

} // namespace

std::span<const StepRule> helperSteps()
{
    return helperStepRules;
}

QStringList helpersReady(const MatchContext &context, const MatchState &state, Seat seat)
{
    QStringList ready;
    if (state.side(seat).counters.isEmpty())
        return ready;
    // Magic is for the start and the end of one's own turn, the rest for either side's.
    const bool magic = seat == state.active || state.occasion.turnEnded == seat;
    std::vector<InForce> found = doingsAt(context, state, Doer::Helper, seat, At::AnyTurn);
    if (magic)
        std::ranges::copy(doingsAt(context, state, Doer::Helper, seat, At::OwnTurn),
                          std::back_inserter(found));
    for (const InForce &each : found)
        ready.append(each.source);
    return ready;
}

} // namespace dugout
