// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/throws.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What happens to the player whom a card has picked: flying, drinking, being a frog. The step's
// detail is the card.

void flightEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.player);
    if (!player || !player->isOnPitch())
        pop(state);
}

/// A ring sets its own bearer down safely, while whom a trap threw rolls to land; either may come
/// down on somebody (bb2016.en.txt:8128-8133, 8264-8268). Coaches who rolled at the table enter how
/// it ended.
std::vector<Prompt> flightPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const Seat other = MatchState::otherSeat(step.player.seat);
    QStringList hit = state.onPitch(step.player.seat) + state.onPitch(other);
    hit.removeAll(step.player.toString());
    QStringList ways{Choice::Lands, Choice::Falls, Choice::Crowd};
    if (step.player.seat != step.seat)
        ways.prepend(Choice::RollsToLand);
    return only(choicePrompt(Asks::CardFlight, step.seat, ways + hit));
}

/// Where he stood says nothing about where he left the pitch.
void flyOut(const MatchContext &context, MatchState &state, const PlayerRef &flier)
{
    state.board.remove(flier.toString());
    if (state.carrier == flier)
        state.board.remove(board::ball);
    pushIntoCrowd(context, state, flier, {});
}

Result<void> flightAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    if (event.choice() == Choice::Lands)
        return {};
    if (event.choice() == Choice::RollsToLand) {
        pushLanding(state, step.player);
        return {};
    }
    // Somebody else's trick only costs the turn with the ball.
    if (state.carrier == step.player && step.player.seat != step.seat
        && step.player.seat == state.active)
        pushTurnover(state, TurnoverCause::ThrownCarrier, step.player);
    if (event.choice() == Choice::Crowd) {
        flyOut(context, state, step.player);
        return {};
    }
    knockDown(context, state, {step.player});
    if (const PlayerRef hit = chosenPlayer(event); hit.isValid())
        bounceOff(context, state, {StepKind::ThrowBounces, step.seat, step.player}, hit);
    return {};
}

std::vector<Prompt> diePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::CardDie, step.seat, u"D6"_s));
}

/// A drink that does him no good, mostly.
Result<void> drinkAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    TimedEffect timedEffect{step.card(), {}, {}, Until::Drive, {}};
    if (event.dice[0] == 1)
        timedEffect.skills = {SkillId(Skills::JumpUp), SkillId(Skills::NoHands)};
    else if (event.dice[0] >= 3)
        timedEffect.skills = {SkillId(Skills::ReallyStupid)};
    if (timedEffect.skills.empty())
        return {};
    for (const SkillId &skill : timedEffect.skills)
        tell(state, {FactKind::SkillGained, step.player.seat, step.player, {}, skill.text()});
    state.find(step.player)->timedEffects.push_back(timedEffect);
    return {};
}

Result<void> zapAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    const PlayCard *card = findCard(context, step.card());
    MatchPlayer *victim = state.find(step.player);
    if (!card || !victim || event.dice[0] < card->values.value(Key::Target))
        return {};
    transformInto(*victim, step.card(), *card);
    loseBall(state, step.player);
    if (state.carrier == step.player)
        state.carrier = {};
    return {};
}

constexpr StepRule cardMishapsStepRules[]{
    {StepKind::CardFlight, flightEnter, flightPrompts, flightAnswer},
    {.kind = StepKind::CardDrink, .prompts = diePrompts, .answer = drinkAnswer},
    {.kind = StepKind::CardZap, .prompts = diePrompts, .answer = zapAnswer},
};

constexpr PromptText cardMishapsStepTexts[]{
    {Asks::CardFlight, QT_TRANSLATE_NOOP("Match", "How does {player} come down?"),
     QT_TRANSLATE_NOOP("Match", "{player} comes down: {choice}")},
};

} // namespace

StepGroup cardMishaps()
{
    return {.steps = cardMishapsStepRules, .texts = cardMishapsStepTexts};
}

} // namespace dugout
