// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/blockrolls.h"
#include "core/match/rolls/bombs.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Blades, chainsaws and bombs. The step's `by` is who attacks, its `player` whom it happens to,
// and it is about the weapon.

const QString &weaponIn(const Step &step)
{
    return step.about<SkillId>().text();
}

/// A blade or a saw replaces a block and needs a standing target. An attack on two attacks each
/// once.
QStringList targets(const MatchState &state, const Step &step)
{
    if (weaponIn(step) == Skills::Bombardier)
        return state.onPitch(0) + state.onPitch(1);
    QStringList found = state.blockableBy(state.playsFor(step.by));
    if (state.uses.attacker == step.by)
        found.removeAll(state.uses.attacked.toString());
    return found;
}

void pushAttack(MatchState &state, const Step &step, const QString &weapon)
{
    const bool bomb = weapon == Skills::Bombardier;
    push(state,
         {bomb ? StepKind::Bomb : StepKind::WeaponTarget,
          step.by.seat,
          {},
          step.by,
          SkillId(weapon)});
}

/// One weapon needs no question.
void actEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    const QStringList has = by && by->isOnPitch() ? weaponsOf(*by) : QStringList{};
    if (has.size() > 1)
        return;
    pop(state);
    if (has.size() == 1)
        pushAttack(state, step, has.first());
}

std::vector<Prompt> actPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(
        choicePrompt(Asks::WeaponUse, state.playsFor(step.by), weaponsOf(*state.find(step.by))));
}

Result<void> actAnswer(const MatchContext &, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    pushAttack(state, step, event.choice());
    return {};
}

void targetEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (targets(state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> targetPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(choicePrompt(Asks::WeaponVictim, state.playsFor(step.by), targets(state, step)));
}

/// Who is slow gets up for it first (crp.es.txt:624-631, bb2016.en.txt:531-538).
Result<void> targetAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    const bool slow = risesByRoll(context, state, step.by);
    if (attacksInBlitz(*state.find(step.by)))
        ++state.uses.blitzes;
    attack(state, step.by, harmCauseNamed(weaponIn(step)));
    state.uses.attacked = chosenPlayer(event);
    if (weaponIn(step) == Skills::Stab)
        push(state, {StepKind::StabOutcome, step.by.seat, chosenPlayer(event), step.by});
    else
        push(state,
             Step::with(StepKind::Chainsaw, step.by.seat, chosenPlayer(event), step.by, SawCut{}));
    faceTheSight(context, state, step.by, chosenPlayer(event));
    if (slow)
        rollToRise(context, state, step.by);
    return {};
}

void stabOutcome(const MatchContext &context, MatchState &state, const Step &step)
{
    if (dropAttack(state, step.by))
        return;
    pop(state);
    bearGrudge(context, state, step.player.seat, step.by);
    rollArmour(state, {step.player, step.by, HarmCause::Stab});
}

void pairEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (dropAttack(state, step.by))
        return;
    const MatchPlayer *by = state.find(step.by);
    const MatchPlayer *victim = state.find(step.player);
    if (!by || !by->isOnPitch() || !victim || !victim->isOnPitch())
        pop(state);
}

std::vector<Prompt> sawPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, Asks::Chainsaw, step.by.seat, Tables::Chainsaw));
}

Result<void> sawAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    const TableRow *row = rowRolled(context, Tables::Chainsaw, event);
    Step outcome = step;
    outcome.kind = StepKind::SawOutcome;
    const bool hit = row && row->value(Key::Success) > 0;
    outcome.as<SawCut>().hit = hit;
    push(state, outcome);
    if (step.as<SawCut>().again)
        return {};
    Step again = step;
    again.as<SawCut>().again = true;
    offerRollAgain(context, state, again, hit ? RollWent::Well : RollWent::Badly);
    return {};
}

/// A one hits the bearer. A foul that hits goes on as one.
void sawOutcome(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    const SawCut &cut = step.as<SawCut>();
    if (!cut.hit) {
        loseTurnIfDown(state, step.by);
        rollArmour(state, {step.by, {}, HarmCause::Chainsaw});
    } else if (cut.foul) {
        push(state, Step::with(StepKind::FoulCall, step.by.seat, step.player, step.by, FoulCall{}));
        rollArmour(state, {step.player, step.by, HarmCause::Foul, cut.assists});
    } else {
        rollArmour(state, {step.player, step.by, HarmCause::Chainsaw});
    }
}

/// A fall of a player of the active side ends its turn.
void loseTurnByBomb(MatchState &state, const std::vector<PlayerRef> &victims)
{
    const bool own = std::any_of(victims.begin(), victims.end(), [&state](const PlayerRef &each) {
        return state.playsFor(each) == state.active;
    });
    if (own)
        pushTurnover(state, TurnoverCause::Bomb);
}

/// Those who are shown beside it.
QStringList shownAround(const MatchState &state, const Step &bomb)
{
    const auto shown = state.board.find(bomb.player.toString());
    const std::optional<Square> centre = shown != state.board.end()
        ? std::optional(*shown)
        : board::squareOf(bomb.asOrNew<BombBurst>().square);
    QStringList near;
    for (const QString &ref : targets(state, bomb)) {
        const auto square = state.board.find(ref);
        if (centre && square != state.board.end() && areAdjacent(*square, *centre))
            near.append(ref);
    }
    return near;
}

/// Who stands where the bomb bursts falls, if anybody does; then a die for each of those around it.
std::vector<Prompt> bombPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    constexpr int neighbours = 8;
    const bool near = step.asOrNew<BombBurst>().phase == BombPhase::HurtsNeighbours;
    Prompt prompt
        = choicePrompt(near ? Asks::BombNear : Asks::BombHit, step.by.seat, targets(state, step));
    prompt.choices.removeAll(step.player.toString());
    prompt.atLeast = 0;
    if (near) {
        prompt.atMost = std::min(neighbours, static_cast<int>(prompt.choices.size()));
        prompt.usual = shownAround(state, step).join(u',');
    } else {
        prompt.choices += {Choice::EmptySquare, Choice::InTheCrowd};
        prompt.usual = Choice::EmptySquare;
    }
    std::vector<Prompt> prompts{prompt};
    if (near)
        return prompts;
    prompts.push_back(choicePrompt(Asks::RollPass, step.by.seat, {step.by.toString()}));
    prompts.back().alwaysOffered = true;
    return prompts;
}

Result<void> bombAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (event.prompt == Asks::RollPass) {
        pop(state);
        attack(state, step.by, HarmCause::Bomb);
        aimBomb(state, step.by);
        return {};
    }
    if (step.asOrNew<BombBurst>().phase != BombPhase::HurtsNeighbours) {
        attack(state, step.by, HarmCause::Bomb);
        state.agenda.back().data = BombBurst{BombPhase::HurtsNeighbours};
        state.agenda.back().player = chosenPlayer(event);
        if (event.choice() == Choice::InTheCrowd)
            pop(state);
        return {};
    }
    pop(state);
    std::vector<PlayerRef> hit;
    if (step.player.isValid())
        hit.push_back(step.player);
    loseTurnByBomb(state, hit);
    if (!event.choices.isEmpty())
        push(state,
             Step::with(StepKind::BombRoll, step.by.seat, {}, step.by, StepChoices{event.choices}));
    for (const PlayerRef &each : hit)
        knockDown(context, state, {each, step.by, HarmCause::Bomb});
    return {};
}

std::vector<Prompt> blastPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::BombRoll, step.by.seat,
                           static_cast<int>(step.as<StepChoices>().choices.size()), 6));
}

bool isFelledByBlast(const MatchContext &context, int die)
{
    const TableRow *row = rowOfDie(context, Tables::Bomb, die);
    return row && row->value(Key::KnockedDown) > 0;
}

/// What it takes, and whose die is whose.
PromptWords blastWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    constexpr int faces = 6;
    int least = 1;
    while (least < faces && !isFelledByBlast(context, least))
        ++least;
    QStringList players;
    for (const QString &each : step.as<StepChoices>().choices)
        players.append(playerName(state, PlayerRef::fromString(each)));
    words.detail = MatchWords::tr("%1 or more knocks down. In this order: %2.")
                       .arg(least)
                       .arg(players.join(u", "_s));
    return words;
}

Result<void> blastAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const QStringList &players = step.as<StepChoices>().choices;
    std::vector<PlayerRef> fallen;
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        if (isFelledByBlast(context, event.dice[static_cast<size_t>(i)]))
            fallen.push_back(PlayerRef::fromString(players.at(i)));
    }
    loseTurnByBomb(state, fallen);
    std::ranges::reverse(fallen); // the first of them is rolled for first
    for (const PlayerRef &each : fallen)
        knockDown(context, state, {each, step.by, HarmCause::Bomb});
    return {};
}

void downEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    const MatchPlayer *player = state.find(step.player);
    const bool stands = player && player->isOnPitch() && player->posture == Posture::Standing;
    if (!stands && state.playsFor(step.player) == state.active)
        pushTurnover(state, step.asOrNew<TurnoverCause>(), step.player);
}

constexpr StepRule weaponStepRules[]{
    {StepKind::ActWeapon, actEnter, actPrompts, actAnswer},
    {.kind = StepKind::WeaponTarget,
     .enter = targetEnter,
     .prompts = targetPrompts,
     .answer = targetAnswer},
    {.kind = StepKind::Chainsaw,
     .enter = pairEnter,
     .prompts = sawPrompts,
     .answer = sawAnswer,
     .table = Tables::Chainsaw},
    {.kind = StepKind::FoulSaw,
     .enter = pairEnter,
     .prompts = sawPrompts,
     .answer = sawAnswer,
     .table = Tables::Chainsaw},
    {StepKind::SawOutcome, sawOutcome},
    {StepKind::StabOutcome, stabOutcome},
    {.kind = StepKind::Bomb, .prompts = bombPrompts, .answer = bombAnswer},
    {.kind = StepKind::BombRoll,
     .prompts = blastPrompts,
     .answer = blastAnswer,
     .words = blastWords,
     .table = Tables::Bomb},
    {StepKind::TurnoverIfDown, downEnter},
};

constexpr PromptText weaponStepTexts[]{
    {Asks::WeaponUse, QT_TRANSLATE_NOOP("Match", "Which weapon?"),
     QT_TRANSLATE_NOOP("Match", "weapon: {choice}")},
    {Asks::BombRoll, QT_TRANSLATE_NOOP("Match", "A die for each player near the bomb"), nullptr},
    {Asks::WeaponVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} attack?"),
     QT_TRANSLATE_NOOP("Match", "{by} attacks {choice}")},
    {Asks::BombHit, QT_TRANSLATE_NOOP("Match", "Who stands where the bomb of {by} bursts?"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} bursts: {choice}"), nullptr, PromptManner::Usual,
     nullptr, QT_TRANSLATE_NOOP("Match", "the bomb of {by} bursts in an empty square"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} comes down in the crowd: nothing happens")},
    {Asks::BombNear, QT_TRANSLATE_NOOP("Match", "Who stands next to it?"),
     QT_TRANSLATE_NOOP("Match", "next to it: {choice}")},
    {Asks::TrampleVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} walk over?"),
     QT_TRANSLATE_NOOP("Match", "{by} walks over {choice}")},
};

} // namespace

StepGroup weaponSteps()
{
    return {.steps = weaponStepRules, .texts = weaponStepTexts};
}

} // namespace dugout
