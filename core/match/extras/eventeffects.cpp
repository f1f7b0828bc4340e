// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/effects.h"
#include "core/match/effects/lasting.h"
#include "core/match/engine/agenda.h"
#include "core/match/extras/dangerhelp.h"
#include "core/match/extras/eventhelp.h"
#include "core/match/extras/hazardhelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What each match event does once it was told; what it puts on the board is only said.

void freeTheSentOff(MatchState &state)
{
    bool freed = false;
    for (const Seat seat : {0, 1}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            if (player.where != Whereabouts::SentOff)
                continue;
            sendTo(state, {seat, player.id()}, Whereabouts::Reserves);
            freed = true;
        }
    }
    if (!freed)
        addLasting(state, {u"amnesty"_s, noSeat, {{u"no-sending-off"_s, 1}}, Until::Drive, 0});
}

/// The row is the event's own, whose numbers count.
using Apply = void (*)(const MatchContext &, MatchState &, Seat, const TableRow &);

struct EventEffect
{
    QStringView id;
    Apply apply;
};

/// Until the side that met it plays again: through its turn and the other's.
constexpr int untilNextTurn = 2;

void addModifiers(MatchState &state, const QString &id, const QMap<QString, int> &values, int turns)
{
    addLasting(state, {id, noSeat, values, Until::Drive, turns});
}

/// Half of their movement, rounded up, and hardly a ball to be seen.
void darken(MatchState &state, const TableRow &row)
{
    const QString id = row.id.text();
    const int worse = row.value(u"modifier"_s);
    addModifiers(state, id,
                 {{u"pass-modifier"_s, worse}, {u"catch-modifier"_s, worse}, {u"lent"_s, 1}},
                 untilNextTurn);
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players) {
            const int lost = player.profile().movement / 2;
            if (player.isOnPitch())
                player.boons.push_back({id, {-lost, 0, 0, 0}, {}, Until::Drive, {}});
        }
    }
}

/// The side that is behind may turn one die; where they are level the poorer one, or the lot.
void grantWish(const MatchContext &context, MatchState &state)
{
    const auto lower = [](int home, int away) {
        return home < away ? 0 : away < home ? 1 : noSeat;
    };
    Seat seat = lower(state.sides[0].score, state.sides[1].score);
    if (seat == noSeat)
        seat = lower(valueForMatch(context, state, 0), valueForMatch(context, state, 1));
    if (seat == noSeat)
        push(state, {u"event-wish"_s});
    else
        ++state.side(seat).counters[wish];
}

constexpr EventEffect effects[]{
    {u"amnesty",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &) {
         freeTheSentOff(state);
     }},
    {u"appeal-for-silence",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &row) {
         addLasting(state,
                    {u"appeal-for-silence"_s,
                     noSeat,
                     {{u"no-sending-off"_s, 1}, {u"fouls"_s, row.value(u"fouls"_s)}},
                     Until::Drive,
                     2});
     }},
    {u"burning-barrel",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         addLasting(state, {burningBarrel, seat, {{burningBarrel, 1}}, Until::Drive, 0});
     }},
    {u"enchanted-ball",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &row) {
         addModifiers(state, u"enchanted-ball"_s,
                      {{u"catch-modifier"_s, row.value(u"modifier"_s)},
                       {u"pick-up-modifier"_s, row.value(u"modifier"_s)}},
                      untilNextTurn);
     }},
    {u"pelted-with-projectiles",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &row) {
         addModifiers(state, u"pelted-with-projectiles"_s,
                      {{u"pick-up-modifier"_s, row.value(u"modifier"_s)}}, 0);
     }},
    {u"sprinkler-malfunction",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &row) {
         addModifiers(state, u"sprinkler-malfunction"_s,
                      {{u"catch-modifier"_s, row.value(u"modifier"_s)},
                       {u"pick-up-modifier"_s, row.value(u"modifier"_s)}},
                      untilNextTurn);
     }},
    {u"total-darkness",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &row) {
         darken(state, row);
     }},
    {u"wish-daemon",
     [](const MatchContext &context, MatchState &state, Seat, const TableRow &) {
         grantWish(context, state);
     }},
    {u"camra-crash",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-hit"_s, seat, {}, {}, u"camra-crash"_s, 1, 0});
     }},
    {u"griffons-gift",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-hit"_s, seat, {}, {}, u"griffons-gift"_s, 1, 0});
     }},
    {u"warpstone-meteor",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         addLasting(state, {warpstoneMeteor, seat, {{warpstoneMeteor, 1}}, Until::Match, 0});
         push(state, {u"event-hit"_s, seat, {}, {}, u"warpstone-meteor"_s, 1, 0});
     }},
    {u"assassin",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &) {
         push(state, {u"event-contest"_s});
     }},
    {u"wild-squig",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         addLasting(state, {wildSquig, seat, {{wildSquig, 1}}, Until::Drive, 0});
     }},
    {u"priestly-uprising",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         addLasting(state, {priests, seat, {{priests, 1}}, Until::Match, 0});
     }},
    {u"grudge-chant",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-nominee"_s, seat, {}, {}, u"grudge-chant"_s});
     }},
    {u"stonebread-vendors",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         addLasting(state, {stonebread, seat, {{stonebread, 1}}, Until::Drive, 0});
     }},
    {u"tumbling-timber",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-hit"_s, seat, {}, {}, u"tumbling-timber"_s});
         push(state, {u"roll"_s, seat, {}, {}, u"tumbling-timber"_s});
     }},
    {u"gyrocopter-incoming",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &row) {
         const int harder = row.value(u"armour-modifier"_s);
         push(state, {u"event-hit"_s, seat, {}, {}, u"gyrocopter-incoming"_s, 0, harder});
         push(state, {u"roll"_s, seat, {}, {}, u"gyrocopter-skid"_s});
     }},
    {u"distracted-ref",
     [](const MatchContext &context, MatchState &state, Seat seat, const TableRow &) {
         const bool room = state.side(seat).countIn(Whereabouts::Pitch) < context.mostOnPitch();
         if (room && !eventReserves(state, seat).isEmpty())
             push(state, {u"event-reserve"_s, seat, {}, {}, u"distracted-ref"_s});
         else
             addLasting(state,
                        {u"distracted-ref"_s, seat, {{u"no-sending-off"_s, 1}}, Until::Turn, 0});
     }},
    {u"tunneling-instincts",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-reserve"_s, seat, {}, {}, u"tunneling-instincts"_s});
     }},
    {u"enthusiastic-apothecary",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &row) {
         addLasting(state,
                    {u"enthusiastic-apothecary"_s,
                     noSeat,
                     {{eagerHelp, row.value(u"target"_s)}},
                     Until::Match,
                     0});
     }},
    {u"magical-interference",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"fireball"_s, seat, {}, {}, u"magical-interference"_s});
     }},
    {u"unruly-apprentices",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"fireball"_s, seat, {}, {}, u"unruly-apprentices"_s});
     }},
    {u"weather-mage",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &) {
         push(state, {u"event-mage"_s});
     }},
    {u"fightin-juice",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &row) {
         addLasting(state,
                    {fightinJuice,
                     seat,
                     {{u"blitz-actions"_s, row.value(u"blitz-actions"_s)},
                      {fightinJuice, row.value(u"max"_s)}},
                     Until::Turn,
                     0});
     }},
    {u"run-for-the-drops",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-lot"_s, MatchState::otherSeat(seat), {}, {}, u"run-for-the-drops"_s});
     }},
    {u"commercial-endorsement",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-lot"_s, seat, {}, {}, u"commercial-endorsement"_s});
     }},
    {u"moment-of-glory",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-lot"_s, seat, {}, {}, u"moment-of-glory"_s});
     }},
    {u"feud",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &) {
         push(state, {u"event-lot"_s, 1, {}, {}, u"feud"_s});
         push(state, {u"event-lot"_s, 0, {}, {}, u"feud"_s});
     }},
    {u"wurrr-zap",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         push(state, {u"event-each"_s, seat, {}, {}, u"wurrr-zap"_s});
     }},
    {u"deafening-contraption",
     [](const MatchContext &, MatchState &state, Seat seat, const TableRow &) {
         addLasting(state, {contraption, seat, {{contraption, 1}}, Until::Match, 0});
     }},
    {u"rat-swarm",
     [](const MatchContext &, MatchState &state, Seat, const TableRow &) {
         addLasting(state, {ratSwarm, noSeat, {{ratSwarm, 1}}, Until::Drive, 0});
     }},
};

} // namespace

void applyMatchEvent(const MatchContext &context, MatchState &state, Seat seat, const TableRow &row)
{
    for (const EventEffect &effect : effects) {
        if (effect.id == row.id.text())
            effect.apply(context, state, seat, row);
    }
}

} // namespace dugout
