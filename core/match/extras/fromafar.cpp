// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/fromafar.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What fells players from afar: spells, bolts out of machines, mines and what bursts.

QStringList everybodyOnPitch(const MatchState &state)
{
    return state.onPitch(0) + state.onPitch(1);
}

/// Spells knock down who stands; a mine, or lightning out of a machine, finds anybody. Numbers of
/// both sides are typed, and what is hurled is hurled at the others.
QStringList targets(const MatchState &state, const Step &step)
{
    const bool anybody = step.as<AfarAim>().anybody;
    const auto hit = [anybody](const MatchPlayer &player) {
        return player.isOnPitch() && (anybody || player.posture == Posture::Standing);
    };
    const Seat last = step.seat == 0 ? 0 : 1;
    return state.refs(MatchState::otherSeat(last), hit) + state.refs(last, hit);
}

void targetEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (targets(state, step).isEmpty())
        pop(state);
}

/// Those in the blast, as the board shows them. Where it was aimed at only the coach knows: dice
/// may say how far from there it comes down.
std::vector<Prompt> fireballPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    if (const int die = step.as<AfarAim>().strayDie; die > 0)
        return only(dicePrompt(Asks::FireballStrays, step.seat, u"D8+D%1"_s.arg(die)));
    Prompt prompt = choicePrompt(Asks::FireballTargets, step.seat, targets(state, step));
    prompt.atLeast = 0;
    prompt.atMost = std::min(9, static_cast<int>(prompt.choices.size()));
    return only(std::move(prompt));
}

Result<void> fireballAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    if (event.prompt == Asks::FireballStrays) {
        state.agenda.back().as<AfarAim>().strayDie = 0;
        return {};
    }
    pop(state);
    pushAfarDice(state, step.seat, step.as<AfarAim>(), event.choices);
    return {};
}

/// Through one more player.
void strike(MatchState &state, Seat seat, const PlayerRef &victim, const BoltPath &path)
{
    if (state.carrier == victim && !path.betweenTurns)
        loseTurnIfDown(state, victim, TurnoverCause::SpellOnCarrier);
    push(state, Step::with(StepKind::WarpBolt, seat, victim, {}, path));
    rollArmour(state, {victim, {}, HarmCause::Warp});
}

std::vector<Prompt> boltPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(Asks::BoltTarget, step.seat, targets(state, step)));
}

Result<void> boltAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const auto &aim = step.as<AfarAim>();
    if (aim.what == FromAfar::Lightning)
        pushAfarDice(state, step.seat, aim, event.choices);
    else
        strike(state, step.seat, chosenPlayer(event), {aim.betweenTurns});
    return {};
}

/// A bolt that goes on until it finds soft armour, through one after the other. When it has hurt
/// somebody it arcs to his neighbours.
std::vector<Prompt> warpPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    QStringList others = everybodyOnPitch(state);
    others.removeAll(step.player.toString());
    const auto &path = step.as<BoltPath>();
    if (path.hurt) {
        Prompt near = choicePrompt(Asks::BoltNear, step.seat, others);
        near.atLeast = 0;
        near.atMost = std::min(8, static_cast<int>(others.size()));
        return {near};
    }
    for (const QString &passed : path.passed)
        others.removeAll(passed);
    return only(choicePrompt(Asks::BoltNext, step.seat, QStringList{Choice::None} + others));
}

Result<void> warpAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    BoltPath path = step.as<BoltPath>();
    if (event.prompt == Asks::BoltNear) {
        pushAfarDice(state, step.seat, {FromAfar::Blast, path.betweenTurns}, event.choices);
    } else if (event.choice() != Choice::None) {
        path.passed.append(step.player.toString());
        strike(state, step.seat, chosenPlayer(event), path);
    }
    return {};
}

std::vector<Prompt> spellPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::SpellRoll, step.seat,
                           static_cast<int>(step.as<AfarDice>().hit.size()), 6));
}

/// What one die does to a player who is hit.
struct Felled
{
    bool down = false;
    int injuryModifier = 0;
};

Felled felledBy(const MatchContext &context, const AfarAim &aim, int die)
{
    if (!aim.table.isEmpty()) {
        const TableRow *row = rowOfDie(context, aim.table.text(), die);
        return row ? Felled{row->value(Key::KnockedDown) > 0, row->value(Key::InjuryModifier)}
                   : Felled{};
    }
    const bool bolt = aim.what == FromAfar::Lightning;
    const QString spell = bolt ? Rows::LightningBolt : Rows::Fireball;
    return {die >= context.number(Tables::Wizard, spell, Key::Target, bolt ? 2 : 4)};
}

/// The lowest number that fells.
int spellTarget(const MatchContext &context, const AfarAim &aim)
{
    constexpr int faces = 6;
    int die = 1;
    while (die < faces && !felledBy(context, aim, die).down)
        ++die;
    return die;
}

PromptWords spellWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    QStringList players;
    for (const QString &each : step.as<AfarDice>().hit)
        players.append(playerName(state, PlayerRef::fromString(each)));
    words.detail = MatchWords::tr("%1 or more knocks down. In this order: %2.")
                       .arg(spellTarget(context, step.as<AfarDice>().aim))
                       .arg(players.join(u", "_s));
    return words;
}

/// "#3 Greta: 3, hit": whose die it was, and what it did.
QString spellLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    const auto &[aim, players] = step.as<AfarDice>();
    QStringList lines;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const int die = event.dice[static_cast<size_t>(i)];
        const QString words = felledBy(context, aim, die).down ? MatchWords::tr("%1: %2, hit")
                                                               : MatchWords::tr("%1: %2, missed");
        lines.append(words.arg(playerName(before, PlayerRef::fromString(players.at(i))),
                               QString::number(die)));
    }
    return lines.join(u"; "_s);
}

Result<void> spellAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const auto &[aim, players] = step.as<AfarDice>();
    // What arcs from a bolt, or bursts, is no spell: it hits no harder than a fall.
    const HarmCause how = aim.what == FromAfar::Blast ? HarmCause::Warp
        : aim.what == FromAfar::Mine                  ? HarmCause::Mine
                                                      : HarmCause::Spell;
    std::vector<Harm> fallen;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const PlayerRef victim = PlayerRef::fromString(players.at(i));
        const Felled felled = felledBy(context, aim, event.dice[static_cast<size_t>(i)]);
        if (!felled.down)
            continue;
        if (state.carrier == victim && victim.seat == state.active && !aim.betweenTurns)
            pushTurnover(state, TurnoverCause::SpellOnCarrier, victim);
        fallen.push_back({victim, {}, how, 0, felled.injuryModifier});
    }
    for (auto harm = fallen.rbegin(); harm != fallen.rend(); ++harm)
        knockDown(context, state, *harm);
    return {};
}

constexpr StepRule fromAfarRules[]{
    {StepKind::Fireball, targetEnter, fireballPrompts, fireballAnswer},
    {StepKind::Bolt, targetEnter, boltPrompts, boltAnswer},
    {.kind = StepKind::WarpBolt, .prompts = warpPrompts, .answer = warpAnswer},
    {.kind = StepKind::SpellRoll,
     .prompts = spellPrompts,
     .answer = spellAnswer,
     .words = spellWords,
     .line = spellLine},
};

constexpr PromptText fromAfarTexts[]{
    {Asks::FireballTargets, QT_TRANSLATE_NOOP("Match", "Who stands in the blast?"),
     QT_TRANSLATE_NOOP("Match", "in the blast: {choice}")},
    {Asks::FireballStrays,
     QT_TRANSLATE_NOOP("Match", "The fireball strays from its target: direction, then distance"),
     QT_TRANSLATE_NOOP("Match", "the fireball strays: {dice}"), nullptr, PromptManner::Direction},
    {Asks::BoltTarget, QT_TRANSLATE_NOOP("Match", "At whom does the bolt go?"),
     QT_TRANSLATE_NOOP("Match", "the bolt goes at {choice}")},
    {Asks::BoltNext, QT_TRANSLATE_NOOP("Match", "The bolt goes on: whom does it strike next?"),
     QT_TRANSLATE_NOOP("Match", "the bolt goes on: {choice}"), nullptr, PromptManner::Who,
     QT_TRANSLATE_NOOP("Match", "the bolt strikes nobody else")},
    {Asks::BoltNear, QT_TRANSLATE_NOOP("Match", "Standing players next to {player}"), nullptr},
    {Asks::SpellRoll, QT_TRANSLATE_NOOP("Match", "A die for each target"), nullptr},
};

} // namespace

StepGroup fromAfar()
{
    return {.steps = fromAfarRules, .texts = fromAfarTexts};
}

void pushAim(MatchState &state, Seat seat, const StepSubject &source, const AfarAim &aim)
{
    const bool one = aim.what == FromAfar::Lightning || aim.what == FromAfar::Bolt;
    push(state, {one ? StepKind::Bolt : StepKind::Fireball, seat, {}, {}, source, aim});
}

void pushAfarDice(MatchState &state, Seat seat, const AfarAim &aim, const QStringList &hit)
{
    if (!hit.isEmpty())
        push(state, Step::with(StepKind::SpellRoll, seat, {}, {}, AfarDice{aim, hit}));
}

} // namespace dugout
