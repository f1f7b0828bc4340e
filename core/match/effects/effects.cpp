// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/effects.h"

#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/concession.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"
#include "core/match/engine/agenda.h"
#include "core/match/state/board.h"
#include "core/match/state/ongoingnames.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void dropBall(MatchState &state, const PlayerRef &player)
{
    if (state.carrier != player)
        return;
    board::dropBall(state, player.toString());
    state.carrier = {};
}

int freeShirt(const SideState &side)
{
    int number = 1;
    const auto taken = [&side](int wanted) {
        return std::any_of(side.players.begin(), side.players.end(),
                           [wanted](const auto &one) { return one.who->player.number == wanted; });
    };
    while (taken(number))
        ++number;
    return number;
}

/// Where players have the price that a book says, nobody is a mercenary as other editions have
/// them.
bool hiresByBook(const Ruleset &ruleset)
{
    const auto &all = ruleset.inducements();
    return std::any_of(all.begin(), all.end(), [&ruleset](const Inducement &each) {
        const auto ruleEffects = ruleEffectsOfInducement(ruleset, each.id.text());
        return std::any_of(
            ruleEffects.begin(), ruleEffects.end(),
            [](const RuleEffect &ruleEffect) { return ruleEffect.effect == Does::BringsPlayers; });
    });
}

/// Journals name those who join by these letters.
QChar letterOf(Origin origin)
{
    switch (origin) {
    case Origin::Journeyman:
        return u'j';
    case Origin::Mercenary:
        return u'm';
    case Origin::Star:
        return u's';
    case Origin::Raised:
        return u'z';
    case Origin::Guest:
        return u'g';
    case Origin::Team:
        break;
    }
    return u'p';
}

} // namespace

void sendTo(MatchState &state, const PlayerRef &player, Whereabouts where)
{
    MatchPlayer *found = state.find(player);
    if (!found)
        return;
    // Whom an apothecary made of an injured one is not knocked out once more.
    if (where == Whereabouts::KnockedOut && found->where != where
        && found->where != Whereabouts::Injured)
        tell(state, {FactKind::KnockedOut, player.seat, player});
    found->where = where;
    found->posture = Posture::Standing;
    found->stunnedThisTurn = false;
    if (where == Whereabouts::Pitch) {
        found->playedThisDrive = true;
        return;
    }
    dropBall(state, player);
    state.board.remove(found->ref());
    if (where == Whereabouts::KnockedOut || where == Whereabouts::Injured)
        settleGrudge(state, player);
}

void layDown(MatchState &state, const PlayerRef &player, Posture posture)
{
    MatchPlayer *found = state.find(player);
    if (!found || !found->isOnPitch())
        return;
    dropBall(state, player);
    // Who is stunned already is not helped by falling again.
    if (found->posture == Posture::Stunned && posture == Posture::Prone)
        return;
    if (found->posture != posture && posture != Posture::Standing)
        tell(
            state,
            {posture == Posture::Prone ? FactKind::Prone : FactKind::Stunned, player.seat, player});
    found->posture = posture;
    std::erase_if(found->timedEffects,
                  [](const TimedEffect &timedEffect) { return timedEffect.rooted; });
    found->stunnedThisTurn = posture == Posture::Stunned && player.seat == state.active;
}

PlayerRef joinStranger(MatchState &state, Seat seat, Participant stranger, Origin origin)
{
    SideState &side = state.side(seat);
    const QChar prefix = letterOf(origin);
    int place = 1;
    while (side.find(PlayerId(prefix + QString::number(place))))
        ++place;
    stranger.player.id = PlayerId(prefix + QString::number(place));
    stranger.player.number = freeShirt(side);
    stranger.origin = origin;
    const PlayerRef ref{seat, stranger.player.id};
    stranger.ref = ref.toString();
    workOut(stranger);
    MatchPlayer joining;
    joining.who = std::make_shared<const Participant>(std::move(stranger));
    side.players.push_back(std::move(joining));
    return ref;
}

PlayerRef join(const MatchContext &context, MatchState &state, Seat seat, const Player &player,
               Origin origin)
{
    Participant joining = *context.joined(player, seat);
    joining.byBook = origin == Origin::Mercenary && hiresByBook(context.ruleset());
    return joinStranger(state, seat, std::move(joining), origin);
}

void gainRerolls(MatchState &state, Seat seat, int count, Until until)
{
    SideState &side = state.side(seat);
    // What is there for the whole match was bought or belongs to the team, and is told with that.
    if (count > 0 && until != Until::Match)
        tell(state, {FactKind::RerollsGained, seat, {}, {}, {}, count});
    if (until == Until::Match) {
        side.rerolls.perHalf += count;
        side.rerolls.left += count;
    } else if (until == Until::Half) {
        side.rerolls.bonusHalf += count;
    } else {
        side.rerolls.bonusDrive += count;
    }
}

void takeRerolls(Rerolls &has, int count)
{
    for (int *each : {&has.bonusDrive, &has.bonusHalf, &has.left}) {
        const int taken = std::min(*each, count);
        *each -= taken;
        count -= taken;
    }
}

void loseRerolls(MatchState &state, Seat seat, int count)
{
    Rerolls &has = state.side(seat).rerolls;
    if (const int lost = std::min(has.team(), count); lost > 0)
        tell(state, {FactKind::RerollsLost, seat, {}, {}, {}, lost});
    takeRerolls(has, count);
}

bool isLeaderOnPitch(const SideState &side)
{
    return std::any_of(side.players.begin(), side.players.end(), [](const MatchPlayer &player) {
        return player.isOnPitch() && player.has(Skills::Leader);
    });
}

void claimLeader(MatchState &state, Seat seat)
{
    Rerolls &has = state.side(seat).rerolls;
    if (has.leaderCame || !isLeaderOnPitch(state.side(seat)))
        return;
    has.leaderCame = true;
    has.leader = true;
}

void applyNumbers(MatchState &state, Seat seat, const Numbers &values, Until until)
{
    SideState &side = state.side(seat);
    SideState &other = state.side(MatchState::otherSeat(seat));
    const auto change = [&](Seat whose, int count) {
        if (count > 0)
            gainRerolls(state, whose, count, until);
        else
            loseRerolls(state, whose, -count);
    };
    change(seat, values.value(Key::ReRolls) + values.value(Key::Rerolls));
    change(MatchState::otherSeat(seat),
           values.value(Key::OpponentReRolls) + values.value(Key::OpponentRerolls));
    side.bribes = std::max(0, side.bribes + values.value(Key::Bribes));
    side.apothecaries = std::max(0, side.apothecaries + values.value(Key::Apothecaries));
    side.fame += values.value(Key::Fame);
    other.fame += values.value(Key::OpponentFame);
}

int fameAfterMatch(const MatchContext &context, const MatchState &state, Seat seat)
{
    const TableRow *always
        = hasEffect(context, state, EffectSource::Legend, Does::FameOfItsOwn, seat)
        ? legendRow(context, state, seat)
        : nullptr;
    return always ? always->value(Key::Fame) : state.side(seat).fame;
}

int fameInPlay(const MatchContext &context, const MatchState &state, Seat seat)
{
    if (hasEffect(context, state, EffectSource::Stadium, Does::ForgetsFans))
        return 0;
    int fame = fameAfterMatch(context, state, seat);
    // A golden boy brings his own, as long as he is on the pitch.
    for (const MatchPlayer &player : state.side(seat).players) {
        const int set = player.isOnPitch() && !player.timedEffects.empty()
            ? timedEffectValue(context, player, Key::FameSet)
            : 0;
        fame = set > 0 ? set : fame;
    }
    return fame + state.ongoingSum(seat, Key::KickOffFame);
}

int fameAtKickOff(const MatchContext &context, const MatchState &state, Seat seat)
{
    if (hasEffect(context, state, EffectSource::Stadium, Does::ForgetsFans))
        return 0;
    const QStringList favourites = state.refs(seat, [](const MatchPlayer &player) {
        return player.isOnPitch() && player.has(Skills::FanFavourite);
    });
    return fameInPlay(context, state, seat) + state.ongoingSum(seat, Key::FameKickOff)
        + static_cast<int>(favourites.size());
}

int cheerleaders(const MatchContext &context, const MatchState &state, Seat seat)
{
    if (context.isSwitchedOff(Options::CoachingStaff)
        || hasEffect(context, state, EffectSource::Stadium, Does::ForgetsFans))
        return 0;
    int count = context.team(seat).cheerleaders;
    if (const QString who = helperWho(context, state, seat, Does::CheerleadersMultiply);
        !who.isEmpty()) {
        const Inducement *helper = context.ruleset().inducements().find(who);
        // Who has none counts as having one, which is not doubled (bb2016 L3226-3228).
        count = std::max(1, count * helper->values.value(Key::Multiplier, 1));
    }
    return count + state.side(seat).counters.value(Counter::Cheerleaders);
}

int assistantCoaches(const MatchContext &context, const MatchState &state, Seat seat)
{
    // A coach who was thrown out cannot lead his assistants.
    if (context.isSwitchedOff(Options::CoachingStaff))
        return 0;
    return context.team(seat).assistantCoaches
        + state.side(seat).counters.value(Counter::AssistantCoaches);
}

int valueForMatch(const MatchContext &context, const MatchState &state, Seat seat)
{
    int value = context.emptyShop().sides.at(static_cast<size_t>(seat)).teamValue;
    for (const MatchPlayer &player : state.side(seat).players) {
        if (player.who->player.kind == PlayerKind::Journeyman
            && !context.team(seat).player(player.id()))
            value += playerValue(player.who->player, context.team(seat), context.ruleset());
    }
    return value;
}

int usesLeft(const MatchState &state, Seat seat, const QString &key)
{
    return state.side(seat).counters.value(key);
}

void useUp(MatchState &state, Seat seat, const QString &key)
{
    int &left = state.side(seat).counters[key];
    left = std::max(0, left - 1);
}

const TableRow *weatherRow(const MatchContext &context, const MatchState &state)
{
    const RowId &row = state.weather.row;
    return row.isEmpty() ? nullptr : context.rowById(context.weatherTable(), row.text());
}

int windDrift(const MatchContext &context, const MatchState &state)
{
    const TableRow *weather = weatherRow(context, state);
    return weather ? weather->value(Key::Drift) : 0;
}

int templateScatters(const MatchState &state)
{
    return state.kicking == noSeat ? 0 : state.ongoingSum(state.kicking, Key::KickOffScatters);
}

const TableRow *stadiumRow(const MatchContext &context, const MatchState &state)
{
    const RowOf &stadium = state.occasion.stadium;
    return stadium.isEmpty() ? nullptr : context.rowById(stadium);
}

QString stadiumName(const MatchContext &context, const MatchState &state)
{
    const Seat home = state.occasion.home;
    return home == noSeat ? QString() : context.team(home).home.stadiumName;
}

RowOf stadiumWith(const MatchContext &context, const RowId &attribute)
{
    for (const TableRow &kind : context.rows(Tables::StadiumKind)) {
        if (kind.next && context.rowById(kind.next->text(), attribute.text()))
            return {*kind.next, attribute};
    }
    return {{}, attribute};
}

bool hasTurnsLeft(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.side(seat).turn < context.turnsPerHalf();
}

bool isDriveToCome(const MatchContext &context, const MatchState &state)
{
    if (state.over)
        return false;
    if (hasTurnsLeft(context, state, 0) || hasTurnsLeft(context, state, 1)
        || state.half < context.halves())
        return true;
    const bool level = state.sides[0].score == state.sides[1].score;
    return state.half == context.halves() && level && context.isOn(Options::Overtime);
}

void moveMarker(const MatchContext &context, MatchState &state, Seat seat, int turns)
{
    SideState &side = state.side(seat);
    side.turn = std::clamp(side.turn + turns, 0, context.turnsPerHalf());
}

void forgetTurn(MatchState &state)
{
    state.uses = {};
    for (SideState &side : state.sides) {
        side.rerolls.usedThisTurn = 0;
        for (MatchPlayer &player : side.players)
            player.usedThisTurn.clear();
    }
}

void blowFinalWhistle(MatchState &state)
{
    if (!state.drives.empty())
        state.drives.back().turnsAtEnd = {state.sides[0].turn, state.sides[1].turn};
    state.over = true;
    state.active = noSeat;
    state.extraTurn = false;
    state.carrier = {};
    state.board.clear();
    popTo(state, StepKind::FinalWhistle);
}

void concede(const MatchContext &context, MatchState &state, Seat seat, bool atSetUp)
{
    state.side(seat).conceded = true;
    if (isConcessionFree(context, state, seat, atSetUp))
        state.occasion.freeConcession = true;
    blowFinalWhistle(state);
}

void pushTableRoll(MatchState &state, Seat seat, const QString &table, int modifier)
{
    push(state, {StepKind::Roll, seat, {}, {}, TableId(table), RollOnTable{modifier}});
}

void say(MatchState &state, Seat seat, const RowOf &row, const PlayerRef &player)
{
    push(state, Step::with(StepKind::Said, seat, player, {}, Announcement{row}));
}

} // namespace dugout
