// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardhand.h"
#include "core/match/cards/cardplay.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What a card does to a player whom somebody picks. The key stands among the card's numbers; the
// step `card-effect` has the card and the key.

enum class Whose { Own, Opponent, Anybody };

/// Whether a player may be picked; the last is the number that stands beside the key.
using Test = bool (*)(const MatchContext &, const MatchPlayer &, int);
using Apply = void (*)(const MatchContext &, MatchState &, const Step &, const PlayerRef &,
                       const PlayCard &);

struct CardEffect
{
    QStringView key;
    Whose whose;
    Test may;
    Apply apply;
};

bool onPitch(const MatchContext &, const MatchPlayer &player, int)
{
    return player.isOnPitch();
}

template<Posture posture>
bool lies(const MatchContext &, const MatchPlayer &player, int)
{
    return player.isOnPitch() && player.posture == posture;
}

bool inReserve(const MatchContext &, const MatchPlayer &player, int)
{
    return player.where == Whereabouts::Reserves && !player.sitsOut;
}

/// By the numbers of the table his casualties stand at: all of them up to one, or one from it on.
bool hurtUpTo(const MatchContext &context, const MatchPlayer &player, int most)
{
    return player.where == Whereabouts::Injured
        && std::all_of(player.casualties.begin(), player.casualties.end(), [&](const RowId &id) {
               const TableRow *row = context.rowById(Tables::Casualty, id.text());
               return row && row->to.value_or(0) <= most;
           });
}

bool hurtFrom(const MatchContext &context, const MatchPlayer &player, int least)
{
    return player.where == Whereabouts::Injured
        && std::any_of(player.casualties.begin(), player.casualties.end(), [&](const RowId &id) {
               const TableRow *row = context.rowById(Tables::Casualty, id.text());
               return row && row->from.value_or(0) >= least;
           });
}

bool hurtLightly(const MatchContext &, const MatchPlayer &player, int)
{
    const bool light = std::all_of(player.casualties.begin(), player.casualties.end(),
                                   [](const RowId &id) { return id.text() == Rows::BadlyHurt; });
    return player.where == Whereabouts::KnockedOut
        || (player.where == Whereabouts::Injured && light);
}

void layProne(const MatchContext &context, MatchState &state, const Step &, const PlayerRef &player,
              const PlayCard &)
{
    // Who was stunned turns over; being placed prone alone would leave him as he is.
    const bool turnsOver = state.find(player)->posture == Posture::Stunned;
    if (turnsOver) {
        state.find(player)->posture = Posture::Prone;
        state.find(player)->stunnedThisTurn = false;
    } else {
        placeProne(context, state, player);
    }
}

void fall(const MatchContext &context, MatchState &state, const Step &, const PlayerRef &player,
          const PlayCard &)
{
    knockDown(context, state, {player});
}

void beStunned(const MatchContext &context, MatchState &state, const Step &,
               const PlayerRef &player, const PlayCard &)
{
    stun(context, state, player);
}

void standUp(const MatchContext &, MatchState &state, const Step &, const PlayerRef &player,
             const PlayCard &)
{
    state.find(player)->posture = Posture::Standing;
}

template<Whereabouts where>
void go(const MatchContext &, MatchState &state, const Step &, const PlayerRef &player,
        const PlayCard &)
{
    if (where != Whereabouts::Pitch)
        loseBall(state, player);
    sendTo(state, player, where);
}

/// What has to be used works even for somebody who is made to forget the rest.
bool isForced(const MatchContext &context, const QString &id)
{
    const Skill *skill = context.ruleset().skills().find(id);
    return skill
        && (skill->use == SkillUse::Forced
            || (skill->use == SkillUse::Passive
                && skill->category == SkillCategory::Extraordinary));
}

void lend(const MatchContext &context, MatchState &state, const Step &step, const PlayerRef &ref,
          const PlayCard &card)
{
    MatchPlayer &player = *state.find(ref);
    TimedEffect timedEffect = timedEffectOf(step.as<CardRuleEffect>().card, card);
    timedEffect.turncoat = card.values.contains(Key::Turncoat);
    if (card.values.contains(Key::ForcedSkillsOnly)) {
        for (const QString &skill : player.skills()) {
            if (!isForced(context, skill))
                timedEffect.withheld.emplace_back(skill);
        }
    }
    player.timedEffects.push_back(timedEffect);
}

void keepFromActing(const MatchContext &, MatchState &state, const Step &step,
                    const PlayerRef &player, const PlayCard &card)
{
    TimedEffect timedEffect = timedEffectOf(step.as<CardRuleEffect>().card, card);
    timedEffect.idle = true;
    state.find(player)->timedEffects.push_back(timedEffect);
}

void fly(const MatchContext &, MatchState &state, const Step &step, const PlayerRef &player,
         const PlayCard &)
{
    push(state, {StepKind::CardFlight, step.seat, player});
}

void drink(const MatchContext &, MatchState &state, const Step &step, const PlayerRef &player,
           const PlayCard &)
{
    push(state, {StepKind::CardDrink, step.seat, player, {}, step.as<CardRuleEffect>().card});
}

void transform(const MatchContext &, MatchState &state, const Step &step, const PlayerRef &player,
               const PlayCard &)
{
    push(state, {StepKind::CardZap, step.seat, player, {}, step.as<CardRuleEffect>().card});
}

constexpr CardEffect effects[]{
    {Key::AnyProne, Whose::Anybody, onPitch, layProne},
    {Key::OpponentProne, Whose::Opponent, onPitch, layProne},
    {Key::OpponentKnockedDown, Whose::Opponent, lies<Posture::Standing>, fall},
    {Key::OwnProne, Whose::Own, lies<Posture::Standing>, layProne},
    {Key::OpponentStunned, Whose::Opponent, lies<Posture::Standing>, beStunned},
    {Key::OwnStandsUp, Whose::Own, lies<Posture::Prone>, standUp},
    {Key::OwnTurnsOver, Whose::Own, lies<Posture::Stunned>, layProne},
    {Key::OwnLeaves, Whose::Own, onPitch, go<Whereabouts::Reserves>},
    {Key::OwnEnters, Whose::Own, inReserve, go<Whereabouts::Pitch>},
    {Key::OwnHealsUpTo, Whose::Own, hurtUpTo, go<Whereabouts::Reserves>},
    {Key::OwnHealsLight, Whose::Own, hurtLightly, go<Whereabouts::Reserves>},
    {Key::OwnWakesFrom, Whose::Own, hurtFrom, go<Whereabouts::KnockedOut>},
    {u"opponent-lent", Whose::Opponent, onPitch, lend},
    {Key::OpponentDrinks, Whose::Opponent, onPitch, drink},
    {Key::OpponentTransformed, Whose::Opponent, onPitch, transform},
    {Key::OpponentThrown, Whose::Opponent, onPitch, fly},
    {Key::OwnThrown, Whose::Own, onPitch, fly},
    {Key::AnyIdle, Whose::Anybody, onPitch, keepFromActing},
};

const CardEffect *effectOf(const Step &step)
{
    const QString &key = step.as<CardRuleEffect>().effect;
    const auto found = std::find_if(std::begin(effects), std::end(effects),
                                    [&key](const CardEffect &each) { return each.key == key; });
    return found == std::end(effects) ? nullptr : found;
}

const PlayCard *cardOf(const MatchContext &context, const Step &step)
{
    return findCard(context, step.as<CardRuleEffect>().card);
}

QStringList picks(const MatchContext &context, const MatchState &state, const Step &step)
{
    const CardEffect &effect = *effectOf(step);
    const int value = cardOf(context, step)->values.value(effect.key.toString());
    QStringList found;
    for (const Seat seat : {0, 1}) {
        if ((effect.whose == Whose::Own && seat != step.seat)
            || (effect.whose == Whose::Opponent && seat == step.seat))
            continue;
        found += state.refs(
            seat, [&](const MatchPlayer &player) { return effect.may(context, player, value); });
    }
    // Where a card does something to players of both sides, its words are about the own one.
    const PlayCard &card = *cardOf(context, step);
    const bool about = effect.whose == Whose::Own || !card.values.contains(Key::OwnProne);
    return about ? fittingFor(state, card, found) : found;
}

void effectEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (picks(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> effectPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    const CardEffect &effect = *effectOf(step);
    const QStringList found = picks(context, state, step);
    if (effect.key == Key::AnyIdle) {
        Prompt prompt = choicePrompt(Asks::CardIdle, step.seat, found);
        prompt.atLeast = 0;
        prompt.atMost = static_cast<int>(found.size());
        return only(std::move(prompt));
    }
    const bool own = effect.whose == Whose::Own;
    return only(choicePrompt(own ? Asks::CardPlayer : Asks::CardOpponent, step.seat, found));
}

Result<void> effectAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    for (const QString &ref : event.choices)
        effectOf(step)->apply(context, state, step, PlayerRef::fromString(ref),
                              *cardOf(context, step));
    return {};
}

constexpr StepRule cardEffectsStepRules[]{
    {StepKind::CardEffect, effectEnter, effectPrompts, effectAnswer},
};

constexpr PromptText cardEffectsStepTexts[]{
    {Asks::CardIdle, QT_TRANSLATE_NOOP("Match", "Who is in that wide zone and may not act?"),
     QT_TRANSLATE_NOOP("Match", "in that wide zone, without an action: {choice}")},
};

} // namespace

StepGroup cardEffects()
{
    return {.steps = cardEffectsStepRules, .texts = cardEffectsStepTexts};
}

void pushCardEffects(MatchState &state, Seat seat, const CardOf &id, const PlayCard &card)
{
    // The first of them is asked first.
    for (size_t i = std::size(effects); i-- > 0;) {
        const QString key = effects[i].key.toString();
        const bool lent = key == u"opponent-lent"_s && card.scope == Span::Opponent;
        if (lent || card.values.value(key) > 0)
            push(state, Step::with(StepKind::CardEffect, seat, {}, {}, CardRuleEffect{id, key}));
    }
    if (!card.values.contains(Key::EverybodyTransformed) || !card.summoned)
        return;
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players) {
            if (player.isOnPitch())
                transformInto(player, id, card);
        }
    }
}

} // namespace dugout
