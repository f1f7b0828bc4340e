// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardhand.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Cards that ask for dice of their own, or for something that is no player. The step is about
// the card.

/// Knocked-out players who are set up on the ground instead of rolling.
QStringList knockedOut(const MatchState &state, Seat seat)
{
    return state.refs(
        seat, [](const MatchPlayer &player) { return player.where == Whereabouts::KnockedOut; });
}

void wakeEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!step.player.isValid() && knockedOut(state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> wakePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = choicePrompt(Asks::CardAwake, step.seat, knockedOut(state, step.seat));
    prompt.atLeast = 0;
    prompt.atMost = static_cast<int>(prompt.choices.size());
    return only(std::move(prompt));
}

Result<void> wakeAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    // Where the drive that is over has not been put away yet, it is for the one to come.
    const bool isBetween
        = std::any_of(state.agenda.begin(), state.agenda.end(),
                      [](const Step &one) { return one.kind == StepKind::DriveClose; });
    for (const QString &ref : event.choices) {
        sendTo(state, PlayerRef::fromString(ref), Whereabouts::Reserves);
        state.find(PlayerRef::fromString(ref))
            ->timedEffects.push_back(
                {StartsDrive::Stunned, {}, {}, isBetween ? Until::Match : Until::Drive, {}});
    }
    if (!event.choices.isEmpty())
        state.occasion.side(step.seat).wakingCard = step.card();
    return {};
}

QStringList drowsy(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        return player.isOnPitch()
            && std::any_of(player.timedEffects.begin(), player.timedEffects.end(),
                           [](const TimedEffect &timedEffect) {
                               return timedEffect.source == Source(StartsDrive::Stunned);
                           });
    });
}

/// It is for one drive, for all of them who were set up in it or not.
void wakeUpForGood(MatchState &state, Seat seat)
{
    for (MatchPlayer &player : state.side(seat).players) {
        std::erase_if(player.timedEffects, [](const TimedEffect &timedEffect) {
            return timedEffect.source == Source(StartsDrive::Stunned)
                && timedEffect.until == Until::Match;
        });
    }
}

/// After the set-up a die for each of them.
void drowsyEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const QStringList players = drowsy(state, step.seat);
    for (const QString &ref : players)
        state.find(PlayerRef::fromString(ref))->posture = Posture::Stunned;
    if (players.isEmpty()) {
        pop(state);
        wakeUpForGood(state, step.seat);
    }
}

std::vector<Prompt> drowsyPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(dicePrompt(Asks::CardDrowsy, step.seat,
                           static_cast<int>(drowsy(state, step.seat).size()), 6));
}

Result<void> drowsyAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    const PlayCard *card
        = findCard(context, std::exchange(state.occasion.side(step.seat).wakingCard, {}));
    const int target = card ? card->values.value(Key::Target, 4) : 4;
    const QStringList players = drowsy(state, step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        if (event.dice[static_cast<size_t>(i)] >= target)
            state.find(PlayerRef::fromString(players.at(i)))->posture = Posture::Prone;
    }
    wakeUpForGood(state, step.seat);
    return {};
}

std::vector<Prompt> weatherPrompts(const MatchContext &context, const MatchState &,
                                   const Step &step)
{
    return only(choicePrompt(Asks::CardWeather, step.seat, context.weathers()));
}

void weatherEnter(const MatchContext &context, MatchState &state, const Step &)
{
    if (context.weathers().isEmpty())
        pop(state);
}

Result<void> weatherAnswer(const MatchContext &, MatchState &state, const Step &,
                           const Event &event)
{
    pop(state);
    changeWeather(state, {RowId(event.choice())});
    return {};
}

/// A contest that gives a re-roll; who does not win it keeps the card for another drive.
std::vector<Prompt> contestPrompts(const MatchContext &, const MatchState &, const Step &)
{
    return only(dicePrompt(Asks::CardContest, noSeat, u"2D6"_s));
}

Result<void> contestAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const auto total = [&](Seat seat) {
        return event.dice[static_cast<size_t>(seat)] + fameInPlay(context, state, seat)
            + cheerleaders(context, state, seat);
    };
    const PlayCard *card = findCard(context, step.card());
    if (total(step.seat) > total(MatchState::otherSeat(step.seat)))
        gainRerolls(state, step.seat, card->values.value(Key::RerollsIfWon), Until::Half);
    else
        keepCard(state, step.seat, step.card());
    return {};
}

/// A re-roll is staked.
void betEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.side(step.seat).rerolls.team() < 1)
        pop(state);
}

std::vector<Prompt> betPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, Asks::CardDie, step.seat, cardTable(context, step.card())));
}

Result<void> betAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    if (const TableRow *row = rowRolled(context, cardTable(context, step.card()), event))
        applyNumbers(state, step.seat, row->values, Until::Half);
    if (state.half < context.halves())
        keepCard(state, step.seat, step.card());
    return {};
}

/// Used as a re-roll, it may be there again.
std::vector<Prompt> keepPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, Asks::CardDie, step.seat, cardTable(context, step.card())));
}

Result<void> keepAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const TableRow *row = rowRolled(context, cardTable(context, step.card()), event);
    if (row && row->value(Key::Keep) > 0)
        keepCard(state, step.seat, step.card());
    return {};
}

/// One more re-roll when the die beats those that are left.
std::vector<Prompt> talkPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::CardD3, step.seat, u"D3"_s));
}

/// The same die takes re-rolls away elsewhere, so that the card says what it is about.
PromptWords talkWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == Asks::CardD3)
        words.title = localized(findCard(context, step.card())->name);
    return words;
}

QString talkLine(const MatchContext &context, const MatchState &, const Step &step,
                 const Event &event)
{
    return u"%1: %2"_s.arg(localized(findCard(context, step.card())->name)).arg(event.dice[0]);
}

Result<void> talkAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    if (event.dice[0] > state.side(step.seat).rerolls.team())
        gainRerolls(state, step.seat,
                    findCard(context, step.card())->values.value(Key::BonusRerolls), Until::Half);
    return {};
}

/// Opponents whom the lot picks; before every kick-off a die says who of them plays.
void lotEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.fit(MatchState::otherSeat(step.seat)).isEmpty())
        pop(state);
}

std::vector<Prompt> lotPrompts(const MatchContext &context, const MatchState &state,
                               const Step &step)
{
    Prompt prompt
        = lotPrompt(Asks::CardLot, step.seat, state.fit(MatchState::otherSeat(step.seat)));
    const int wanted = findCard(context, step.card())->values.value(Key::OpposingPlayersAffected);
    prompt.atLeast = prompt.atMost = std::min(wanted, static_cast<int>(prompt.choices.size()));
    return only(std::move(prompt));
}

Result<void> lotAnswer(const MatchContext &, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    for (const QString &ref : event.choices)
        state.find(PlayerRef::fromString(ref))
            ->timedEffects.push_back({step.card(), {}, {}, Until::Match, {}});
    return {};
}

QStringList haunted(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.refs(seat, [&context](const MatchPlayer &player) {
        return player.canBeSetUp()
            && timedEffectValue(context, player, Key::OpposingPlayersAffected) > 0;
    });
}

void hauntedEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (haunted(context, state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> hauntedPrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    return only(dicePrompt(Asks::CardHaunted, step.seat,
                           static_cast<int>(haunted(context, state, step.seat).size()), 6));
}

Result<void> hauntedAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const QStringList players = haunted(context, state, step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const PlayerRef player = PlayerRef::fromString(players.at(i));
        const int target = timedEffectValue(context, *state.find(player), Key::Target);
        if (event.dice[static_cast<size_t>(i)] < target)
            sitOut(state, player);
    }
    return {};
}

/// What he could learn without a double.
QStringList learnable(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.player);
    const Roster *roster = context.roster(step.player.seat);
    const Position *position
        = player && roster ? roster->position(player->who->player.position) : nullptr;
    QStringList skills;
    for (const Skill &skill : context.ruleset().skills()) {
        const bool may = position
            && std::find(position->normalAccess.begin(), position->normalAccess.end(),
                         skill.category)
                != position->normalAccess.end();
        if (may && !player->has(skill.id.text()))
            skills.append(skill.id.text());
    }
    return skills;
}

void learnEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (learnable(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> learnPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    return only(choicePrompt(Asks::CardSkill, step.seat, learnable(context, state, step)));
}

Result<void> learnAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    state.find(step.player)
        ->timedEffects.push_back({step.card(), {}, {SkillId(event.choice())}, Until::Match, {}});
    return {};
}

constexpr StepRule cardRollsStepRules[]{
    {StepKind::CardWake, wakeEnter, wakePrompts, wakeAnswer},
    {StepKind::CardDrowsy, drowsyEnter, drowsyPrompts, drowsyAnswer},
    {StepKind::CardWeather, weatherEnter, weatherPrompts, weatherAnswer},
    {.kind = StepKind::CardContest, .prompts = contestPrompts, .answer = contestAnswer},
    {StepKind::CardBet, betEnter, betPrompts, betAnswer},
    {.kind = StepKind::CardKeep, .prompts = keepPrompts, .answer = keepAnswer},
    {.kind = StepKind::CardTalk,
     .prompts = talkPrompts,
     .answer = talkAnswer,
     .words = talkWords,
     .line = talkLine},
    {StepKind::CardLot, lotEnter, lotPrompts, lotAnswer},
    {StepKind::CardHaunted, hauntedEnter, hauntedPrompts, hauntedAnswer},
    {StepKind::CardLearn, learnEnter, learnPrompts, learnAnswer},
};

constexpr PromptText cardRollsStepTexts[]{
    {Asks::CardDie, QT_TRANSLATE_NOOP("Match", "A die for the card"), nullptr},
    {Asks::CardAwake, QT_TRANSLATE_NOOP("Match", "{team}: who gets up from the knocked-out?"),
     QT_TRANSLATE_NOOP("Match", "{team}: up from the knocked-out: {choice}")},
    {Asks::CardDrowsy, QT_TRANSLATE_NOOP("Match", "{team}: a die for each who is set up stunned"),
     nullptr},
    {Asks::CardWeather, QT_TRANSLATE_NOOP("Match", "{team} sets the weather"), nullptr},
    {Asks::CardContest, QT_TRANSLATE_NOOP("Match", "Both roll for the card"), nullptr, nullptr,
     PromptManner::BothRoll},
    {Asks::CardLot, QT_TRANSLATE_NOOP("Match", "The card strikes these, at random"), nullptr},
    {Asks::CardHaunted,
     QT_TRANSLATE_NOOP("Match", "{team}: a die for each player under the card's curse"), nullptr},
    {Asks::CardSkill, QT_TRANSLATE_NOOP("Match", "What {player} learns"), nullptr},
};

} // namespace

StepGroup cardRolls()
{
    return {.steps = cardRollsStepRules, .texts = cardRollsStepTexts};
}

} // namespace dugout
