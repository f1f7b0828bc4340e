// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/askedrolls.h"

#include "core/match/action/actionhelp.h"
#include "core/match/engine/agenda.h"
#include "core/match/rolls/blockrolls.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct AskedName
{
    KnownWord<PromptNames> asked;
    KnownWord<PromptNames> plain;
};

constexpr AskedName askedNames[]{
    {Asks::AskedDie, Asks::RollDie},
    {Asks::AskedNear, Asks::RollNear},
    {Asks::AskedTold, Asks::RollCircumstance},
};

/// What the trait is rolled for, as far as that is known: on his way he may be about to blitz.
RollCircumstance toldBy(const QString &action)
{
    static const QStringList blocks{Asks::Block, Asks::Blitz, Asks::KickTeamMate, Asks::RollJumpUp};
    if (blocks.contains(action))
        return RollCircumstance::Block;
    const bool open = isOnTheWay(action) || action == Asks::StandUp
        || action == Asks::RollStandingUp || action == Asks::Weapon;
    return open ? RollCircumstance::Nothing : RollCircumstance::OtherAction;
}

/// The player who was chosen for it has not begun with it.
bool isHisAction(const Step &step, const PlayerRef &who)
{
    return step.by == who && !step.about<ActionId>().isEmpty();
}

} // namespace

bool asksRolls(const MatchContext &context, const MatchState &state)
{
    return state.occasion.asksRolls.value_or(!context.isSwitchedOff(Options::AskRolls));
}

bool hasTraits(const MatchContext &context, const MatchState &state)
{
    std::vector<const Roll *> traits;
    for (const Roll &roll : context.ruleset().rolls()) {
        if (roll.activation && roll.skill)
            traits.push_back(&roll);
    }
    const auto hasOne = [&traits](const MatchPlayer &player) {
        return std::any_of(traits.begin(), traits.end(), [&player](const Roll *trait) {
            return player.has(trait->skill->text());
        });
    };
    return std::any_of(state.sides.begin(), state.sides.end(), [&hasOne](const SideState &side) {
        return std::any_of(side.players.begin(), side.players.end(), hasOne);
    });
}

bool asksTraits(const MatchContext &context, const MatchState &state, const PlayerRef &who)
{
    const MatchPlayer *player = state.find(who);
    return player && asksRolls(context, state) && !hasActed(state, *player)
        && !traitsLeft(context, *player).isEmpty();
}

void askTraits(const MatchContext &context, MatchState &state, const PlayerRef &who,
               const QString &action)
{
    if (asksTraits(context, state, who))
        pushTraits(context, state, who, toldBy(action), StepKind::AskedRoll);
}

void askRoll(const MatchContext &context, MatchState &state, const RollId &roll,
             const PlayerRef &who, const PlayerRef &other)
{
    if (!asksRolls(context, state) || !context.ruleset().rolls().find(roll))
        return;
    pushRoll(context, state, roll, who, other);
    state.agenda.back().kind = StepKind::AskedRoll;
}

QString declaredBy(const MatchState &state, const PlayerRef &who)
{
    const Step &top = state.agenda.back();
    return isHisAction(top, who) ? top.about<ActionId>().text() : QString();
}

bool isOnTheWay(const QString &action)
{
    static const QStringList ways{Asks::RollDodge, Asks::RollGoingForIt, Asks::RollLeap,
                                  Asks::RollPickUp, Asks::Move};
    return ways.contains(action);
}

bool loseDeclared(MatchState &state, const PlayerRef &who)
{
    static const QStringList passes{Asks::RollPass, Asks::RollHailMaryPass,
                                    Asks::RollThrowTeamMate};
    const QString action = declaredBy(state, who);
    if (action.isEmpty())
        return false;
    pop(state);
    MatchPlayer &player = *state.find(who);
    if (action == Asks::Blitz || action == Asks::KickTeamMate
        || (action == Asks::Weapon && attacksInBlitz(player)))
        ++state.uses.blitzes;
    else if (action == Asks::Foul)
        ++state.uses.fouls;
    else if (passes.contains(action))
        ++state.uses.completions;
    else if (action == Asks::RollHandOff)
        player.usedThisTurn.push_back(TurnMark::HandedOff);
    return !isOnTheWay(action) && action != Asks::StandUp && action != Asks::RollStandingUp;
}

QString askedName(const QString &rollPrompt)
{
    for (const AskedName &each : askedNames) {
        if (rollPrompt == each.plain)
            return each.asked;
    }
    return rollPrompt;
}

QString plainRollName(const QString &askedPrompt)
{
    for (const AskedName &each : askedNames) {
        if (askedPrompt == each.asked)
            return each.plain;
    }
    return askedPrompt;
}

} // namespace dugout
