// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/rerollhelp.h"

#include "core/match/action/actionhelp.h"
#include "core/match/cards/cardhand.h"
#include "core/match/cards/cardreasons.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/match/engine/agenda.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isCursedOnPitch(const MatchContext &context, const MatchPlayer &player)
{
    return player.isOnPitch() && isCursed(context, player);
}

/// His skills that let him make this roll again.
QStringList ownWaysToRollAgain(const MatchContext &context, const MatchState &state,
                               const Step &again)
{
    const MatchPlayer *player = state.find(again.by);
    if (again.kind != playerRoll || !player || isCursed(context, *player))
        return {};
    return RollCalculator(context).skillsToRollAgain(state, planOf(again));
}

/// What the opponent plays before a turn is not of it, and a team's re-rolls are for its own turn
/// (crp.es.txt:866-870, bb2016.en.txt:813-820).
bool isTurnYetToBegin(const MatchState &state)
{
    const auto isBefore = [](const Step &step) {
        return step.kind == StepKind::Moment
            && step.about<TimingId>().text() == When::OpposingTurnStart;
    };
    return std::any_of(state.agenda.begin(), state.agenda.end(), isBefore);
}

} // namespace

bool isCursed(const MatchContext &context, const MatchPlayer &player)
{
    return !player.timedEffects.empty() && timedEffectValue(context, player, noOwnRerolls) > 0;
}

bool isAnybodyCursed(const MatchContext &context, const MatchState &state, Seat seat)
{
    const auto &players = state.side(seat).players;
    return std::any_of(players.begin(), players.end(), [&context](const MatchPlayer &player) {
        return isCursedOnPitch(context, player);
    });
}

QStringList whoMayRollAgain(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.refs(seat, [&context](const MatchPlayer &player) {
        return player.isOnPitch() && !isCursed(context, player);
    });
}

QString whyNotAgain(const MatchContext &context, const MatchState &state, Seat seat)
{
    QStringList reasons;
    for (const MatchPlayer &player : state.side(seat).players) {
        if (!isCursedOnPitch(context, player))
            continue;
        const PlayCard *card = cardWith(context, player, noOwnRerolls);
        reasons.append(MatchWords::tr("Not for %1: %2.")
                           .arg(playerName(state, {seat, player.id()}), localized(card->name)));
    }
    return reasons.join(u'\n');
}

bool isInspired(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    const RuleEffect *inspires
        = ruleEffectOf(context, state, EffectSource::Legend, Does::CaptainInspires, state.active);
    if (!inspires)
        return false;
    const auto isCaptain = [inspires](const MatchPlayer &one) {
        return one.who->player.star.text() == inspires->star;
    };
    const auto &mates = state.side(state.active).players;
    const bool stands = std::any_of(mates.begin(), mates.end(), [&](const MatchPlayer &mate) {
        return isCaptain(mate) && mate.isOnPitch() && mate.posture == Posture::Standing;
    });
    const auto &without = inspires->without;
    return stands && !isCaptain(player) && !player.has(Skills::Pro)
        && std::none_of(without.begin(), without.end(),
                        [&player](const SkillId &skill) { return player.has(skill.text()); });
}

bool isProReady(const MatchContext &context, const MatchPlayer &player)
{
    return player.isOnPitch() && player.has(Skills::Pro) && !player.hasUsed(Skills::Pro)
        && !isCursed(context, player);
}

QStringList waysToRollAgain(const MatchContext &context, const MatchState &state,
                            const PlayerRef &roller)
{
    const MatchPlayer *player = state.find(roller);
    if (!player || !player->isOnPitch() || isCursed(context, *player))
        return {};
    QStringList ways;
    if (const Seat seat = state.playsFor(roller);
        seat == state.active && !isTurnYetToBegin(state)) {
        const SideState &side = state.side(seat);
        const bool spent = side.rerolls.usedThisTurn >= mostRerolls(context, state);
        if (!spent && side.rerolls.team() > 0)
            ways.append(Choice::Team);
        if (!spent && side.rerolls.leader && isLeaderOnPitch(side))
            ways.append(Choice::Leader);
    }
    const bool inspired = state.playsFor(roller) == state.active
        && isInspired(context, state, *player) && !player->hasUsed(Skills::Pro);
    if (context.table(Tables::Pro) && (inspired || isProReady(context, *player)))
        ways.append(Choice::Pro);
    return ways;
}

QStringList waysToRollAgain(const MatchContext &context, const MatchState &state, const Step &again)
{
    return ownWaysToRollAgain(context, state, again) + waysToRollAgain(context, state, again.by);
}

namespace {

/// A card of his side may take the place of a team re-roll.
bool mayPlayForReroll(const MatchContext &context, const MatchState &state, const PlayerRef &roller)
{
    const Seat seat = state.playsFor(roller);
    const MatchPlayer *player = state.find(roller);
    return player && player->isOnPitch() && !isCursed(context, *player) && seat == state.active
        && !isTurnYetToBegin(state)
        && state.side(seat).rerolls.usedThisTurn < mostRerolls(context, state)
        && !playable(context, state, seat, When::InsteadOfReRoll).isEmpty();
}

} // namespace

void offerRollAgain(const MatchContext &context, MatchState &state, const Step &again,
                    RollWent went)
{
    const bool byCard = mayPlayForReroll(context, state, again.by);
    if (!byCard && waysToRollAgain(context, state, again.by).isEmpty()
        && ownWaysToRollAgain(context, state, again).isEmpty())
        return;
    const StepKind kind = went == RollWent::Badly ? StepKind::RollHeld : StepKind::RollAgain;
    push(state, Step::with(kind, again.seat, again.player, again.by, SecondChance(again)));
    if (byCard)
        push(state,
             {StepKind::Moment, state.playsFor(again.by), {}, {}, TimingId(When::InsteadOfReRoll)});
}

void offerAfterNothing(const MatchContext &context, MatchState &state, const Step &again)
{
    push(state, {StepKind::NothingCame, again.seat});
    offerRollAgain(context, state, again, RollWent::Badly);
}

} // namespace dugout
