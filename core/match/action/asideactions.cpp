// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/action/hurriedturns.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/thirststeps.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Standing up, and what stands in a menu of its own.

/// Nobody is made to: who lies there may want to stay.
ActionOffer standUpOffer(const MatchContext &, const MatchState &state, const Step &)
{
    const auto lies = [&state](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture == Posture::Prone && !hasActed(state, player);
    };
    return {state.active, state.refs(state.active, lies), {}, false, true};
}

void getUp(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    if (!risesByRoll(context, state, player)) {
        act(state, player);
        return;
    }
    ++state.uses.actions;
    pushRoll(context, state, RollId(Rolls::StandingUp), player);
}

/// The first of those who have to roll for it does so first.
Result<void> standUp(const MatchContext &context, MatchState &state, const Event &event)
{
    for (auto choice = event.choices.rbegin(); choice != event.choices.rend(); ++choice) {
        const PlayerRef player = PlayerRef::fromString(*choice);
        if (!asksTraits(context, state, player)) {
            getUp(context, state, player);
            continue;
        }
        push(state, {StepKind::Rises, state.active, {}, player, ActionId(Asks::StandUp)});
        askTraits(context, state, player, event.prompt);
    }
    return {};
}

void risesEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const MatchPlayer *player = state.find(step.by);
    if (player && player->isOnPitch() && player->posture == Posture::Prone)
        getUp(context, state, step.by);
}

constexpr StepRule asideRules[]{
    {StepKind::Rises, risesEnter},
};

ActionOffer biteOffer(const MatchContext &, const MatchState &state, const Step &)
{
    const auto &players = state.side(state.active).players;
    const bool thirsty = std::any_of(players.begin(), players.end(), [](const MatchPlayer &one) {
        return one.isOnPitch() && one.has(Skills::BloodLust);
    });
    return thirsty ? ActionOffer{state.active, state.refs(state.active, mayBeBitten)}
                   : ActionOffer{};
}

/// Those whom a hungry team-mate may eat when he means to throw them.
ActionOffer eatenOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const auto &players = state.side(state.active).players;
    const bool hungry = std::any_of(players.begin(), players.end(), [&](const MatchPlayer &one) {
        return one.canAct() && context.behaves(one, Behaves::EatsTeamMate);
    });
    if (!hungry)
        return {};
    return {state.active, state.refs(state.active, [&context](const MatchPlayer &player) {
                return player.isOnPitch() && player.posture == Posture::Standing
                    && context.behaves(player, Behaves::MayBeThrown);
            })};
}

/// All that are used by saying so let him roll again, but for these.
bool isRerollSkill(const QString &skill)
{
    return skill != Skills::Leap && skill != Skills::BreakTackle;
}

/// Skills that let a player roll again or act in a special way, each once a turn.
QStringList skillsOf(const MatchContext &context, const MatchState &state,
                     const MatchPlayer &player)
{
    QStringList choices;
    const bool cursed = isCursed(context, player);
    if (!cursed && isInspired(context, state, player) && !player.hasUsed(Skills::Pro))
        choices.append(player.ref() + u"/pro"_s);
    for (const QString &use : player.skillUses()) {
        const QString skill = use.section(u'/', 1);
        if (!player.hasUsed(skill) && !(cursed && isRerollSkill(skill)))
            choices.append(use);
    }
    return choices;
}

ActionOffer skillOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    QStringList choices;
    for (const MatchPlayer &player : state.side(state.active).players) {
        if (player.canAct())
            choices += skillsOf(context, state, player);
        else if (isProReady(context, player))
            choices.append(player.ref() + u"/pro"_s);
    }
    return {state.active, choices};
}

/// What the resting side can use: no team re-roll, but its professionals roll again.
ActionOffer otherSkillOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const Seat other = MatchState::otherSeat(state.active);
    QStringList choices;
    for (const MatchPlayer &player : state.side(other).players) {
        if (isProReady(context, player))
            choices.append(player.ref() + u"/pro"_s);
    }
    return {other, choices};
}

Result<void> useSkill(const MatchContext &context, MatchState &state, const Event &event)
{
    const qsizetype slash = event.choice().indexOf(u'/');
    const PlayerRef player = PlayerRef::fromString(event.choice().left(slash));
    const QString skill = event.choice().mid(slash + 1);
    // Rolling again is no action of his: who lies there stays where he is.
    if (state.playsFor(player) == state.active && state.find(player)->canAct())
        act(state, player);
    else if (event.seat == state.active)
        ++state.uses.actions;
    state.find(player)->usedThisTurn.push_back(SkillId(skill));
    if (skill == Skills::Pro && context.table(skill))
        push(state, {StepKind::Roll, player.seat, player, {}, TableId(skill)});
    return {};
}

ActionOffer otherTouchdownOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const Seat other = MatchState::otherSeat(state.active);
    const auto scores = [&context](const MatchPlayer &player) {
        return player.posture == Posture::Standing && canHoldBall(context, player);
    };
    return {other, able(state, other, scores) + QStringList{somebody}};
}

Result<void> otherTouchdown(const MatchContext &context, MatchState &state, const Event &event)
{
    recordTouchdown(context, state, MatchState::otherSeat(state.active), chosenPlayer(event));
    return {};
}

/// Before anything is done in it a turn may still be given up.
ActionOffer concedeOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return state.extraTurn || state.uses.actions > 0 ? ActionOffer{}
                                                     : ActionOffer::confirmed(state.active);
}

/// That is said before the marker moves.
Result<void> giveUp(const MatchContext &context, MatchState &state, const Event &)
{
    const Seat own = state.active;
    moveMarker(context, state, own, -1);
    --state.side(own).turnsPlayed;
    concede(context, state, own, false);
    return {};
}

/// The opponent may look at the marker as long as the turn lasts.
ActionOffer procedureOffer(const MatchContext &context, const MatchState &state, const Step &)
{
    const bool known = context.table(Tables::IllegalProcedure)
        && !context.isSwitchedOff(Options::IllegalProcedure);
    if (state.extraTurn || !known)
        return {};
    return {MatchState::otherSeat(state.active), {Choice::Called, Choice::WronglyCalled}};
}

Result<void> illegalProcedure(const MatchContext &context, MatchState &state, const Event &event)
{
    const Seat caller = MatchState::otherSeat(state.active);
    if (event.choice() == Choice::Called) {
        push(state, {StepKind::ProcedureCalled, state.active});
        return {};
    }
    const int gain
        = context.number(Tables::IllegalProcedure, Rows::WronglyCalled, Key::OpponentReRolls, 1);
    if (state.side(caller).rerolls.team() > 0)
        loseRerolls(state, caller, 1);
    else
        gainRerolls(state, state.active, gain, Until::Half);
    return {};
}

ActionOffer actedOffer(const MatchContext &, const MatchState &state, const Step &turn)
{
    if (!isHurried(turn))
        return {};
    return {state.active, able(state, state.active, [&state](const MatchPlayer &player) {
                return !hasActed(state, player);
            })};
}

Result<void> acted(const MatchContext &, MatchState &state, const Event &event)
{
    for (const QString &choice : event.choices) {
        act(state, PlayerRef::fromString(choice));
        noteAction(state, PlayerRef::fromString(choice));
    }
    return {};
}

constexpr TurnAction actions[]{
    {.text = {Asks::StandUp, QT_TRANSLATE_NOOP("Match", "Stand up"),
              QT_TRANSLATE_NOOP("Match", "back on their feet: {choice}"),
              QT_TRANSLATE_NOOP("Match", "Who stands up?")},
     .offer = standUpOffer,
     .answer = standUp,
     .key = u'U'},
    {.text = {Asks::Bite, QT_TRANSLATE_NOOP("Match", "Bitten by a thirsting team-mate"),
              QT_TRANSLATE_NOOP("Match", "{choice} is bitten"),
              QT_TRANSLATE_NOOP("Match", "Who is bitten?")},
     .offer = biteOffer,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
    {.text = {Asks::Eaten, QT_TRANSLATE_NOOP("Match", "Eaten by a hungry team-mate"),
              QT_TRANSLATE_NOOP("Match", "{choice} is eaten"),
              QT_TRANSLATE_NOOP("Match", "Who is eaten?")},
     .offer = eatenOffer,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
    {.text = {Asks::Skill, QT_TRANSLATE_NOOP("Match", "Skill used"), nullptr,
              QT_TRANSLATE_NOOP("Match", "Who uses which skill?")},
     .offer = skillOffer,
     .answer = useSkill,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
    {.text
     = {Asks::SkillOther, QT_TRANSLATE_NOOP("Match", "{team}: skill used in the opponent's turn"),
        nullptr, QT_TRANSLATE_NOOP("Match", "Who uses which skill?")},
     .offer = otherSkillOffer,
     .answer = useSkill,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
    withBall({.text = {Asks::TouchdownOther,
                       QT_TRANSLATE_NOOP("Match", "Touchdown by {team} in the opponent's turn"),
                       QT_TRANSLATE_NOOP("Match", "touchdown by {choice} in the opponent's turn"),
                       QT_TRANSLATE_NOOP("Match", "Who scores for {team}?")},
              .offer = otherTouchdownOffer,
              .answer = otherTouchdown,
              .reach = ActionReach::Note,
              .alwaysOffered = true}),
    {.text = {Asks::Concede, QT_TRANSLATE_NOOP("Match", "{team} concedes"),
              QT_TRANSLATE_NOOP("Match", "{team} concedes")},
     .offer = concedeOffer,
     .answer = giveUp,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
    {.text = {Asks::IllegalProcedure, QT_TRANSLATE_NOOP("Match", "{team} calls illegal procedure"),
              nullptr, QT_TRANSLATE_NOOP("Match", "Was it called rightly?")},
     .offer = procedureOffer,
     .answer = illegalProcedure,
     .reach = ActionReach::Note,
     .alwaysOffered = true},
    {.text
     = {Asks::HurryUpActed, QT_TRANSLATE_NOOP("Match", "Somebody acted"),
        QT_TRANSLATE_NOOP("Match", "{choice} acts"), QT_TRANSLATE_NOOP("Match", "Who acted?")},
     .offer = actedOffer,
     .answer = acted,
     .reach = ActionReach::Note},
};

} // namespace

StepGroup asideActions()
{
    return {.steps = asideRules, .actions = actions};
}

} // namespace dugout
