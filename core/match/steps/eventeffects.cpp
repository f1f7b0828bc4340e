// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm.h"
#include "core/match/steps/actionhelp.h"
#include "core/match/steps/eventhelp.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What match events do to players, weather and fans once they were told; what they put on the
// board is only said. The step's detail is the event.

QStringList reserves(const MatchState &state, Seat seat)
{
    return state.refs(seat, [](const MatchPlayer &player) {
        return player.where == Whereabouts::Reserves && !player.sitsOut;
    });
}

void reserveEnter(const MatchContext &, MatchState &state, Step step)
{
    if (reserves(state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> reservePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {choicePrompt(u"event.reserve"_s, step.seat,
                         QStringList{u"none"_s} + reserves(state, step.seat))};
}

/// Through a tunnel more may come than are allowed, which a referee can notice. Who lets the
/// referee's chance to look away pass may foul instead.
Result<void> reserveAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const bool tunnel = step.detail == u"tunneling-instincts"_s;
    if (event.choice() == u"none"_s) {
        if (!tunnel)
            addLasting(state, {step.detail, step.seat, {{u"no-sending-off"_s, 1}}, Until::Turn, 0});
        return {};
    }
    sendTo(state, chosenPlayer(event), Whereabouts::Pitch);
    if (state.side(step.seat).countIn(Whereabouts::Pitch) <= context.mostOnPitch())
        return {};
    addLasting(state, {step.detail, step.seat, {{u"players-on-pitch"_s, 1}}, Until::Drive, 0});
    push(state, {u"event-spotted"_s, step.seat, chosenPlayer(event)});
    return {};
}

std::vector<Prompt> spottedPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(u"event.spotted"_s, step.seat, u"D6"_s)};
}

Result<void> spottedAnswer(const MatchContext &, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    if (event.dice[0] == 1)
        push(state, {u"sending-off"_s, step.seat, step.player, {}, u"foul"_s});
    return {};
}

/// Those whom something hits, as the board shows them: none or many, or one at most.
std::vector<Prompt> hitPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = choicePrompt(u"event.hit"_s, step.seat, state.onPitch(0) + state.onPitch(1));
    prompt.atLeast = 0;
    prompt.atMost = step.number > 0 ? step.number : static_cast<int>(prompt.choices.size());
    return {prompt};
}

void hitEnter(const MatchContext &, MatchState &state, Step)
{
    if (state.onPitch(0).isEmpty() && state.onPitch(1).isEmpty())
        pop(state);
}

/// One falls whatever his armour says; several fall only where it breaks.
Result<void> hitAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    for (const QString &ref : event.choices) {
        const Harm harm{PlayerRef::fromString(ref), {}, u"other"_s, step.modifier};
        if (step.number == 1)
            knockDown(context, state, harm);
        else
            rollArmour(state, harm);
    }
    return {};
}

/// Both add their FAME to a D3; equal rolls are made again.
std::vector<Prompt> mageBattle(const MatchContext &, const MatchState &, const Step &step)
{
    if (step.seat == noSeat)
        return {dicePrompt(u"event.weather"_s, noSeat, 2, 3)};
    return {choicePrompt(u"event.weather.change"_s, step.seat, step.detail.split(u' '))};
}

/// The rows above and below; the ends of the table are neighbours.
QStringList nextWeathers(const MatchContext &context, const MatchState &state)
{
    const QStringList &all = context.weathers();
    const qsizetype place = all.indexOf(state.weather);
    if (place < 0)
        return {};
    const qsizetype count = all.size();
    return {all.at((place + count - 1) % count), all.at((place + 1) % count)};
}

void mageEnter(const MatchContext &context, MatchState &state, Step)
{
    if (nextWeathers(context, state).isEmpty())
        pop(state);
}

Result<void> mageAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (step.seat != noSeat) {
        pop(state);
        state.weather = event.choice();
        return {};
    }
    const int first = event.dice[0] + fameInPlay(context, state, 0);
    const int second = event.dice[1] + fameInPlay(context, state, 1);
    if (first == second)
        return {};
    state.agenda.back().seat = first > second ? 0 : 1;
    state.agenda.back().detail = nextWeathers(context, state).join(u' ');
    return {};
}

/// A die for each of a side's players on the pitch, or for those who lie on it.
QStringList rolledFor(const MatchState &state, const Step &step)
{
    if (step.detail == u"wurrr-zap"_s)
        return state.onPitch(step.seat);
    return state.refs(step.seat, [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture != Posture::Standing;
    });
}

void eachEnter(const MatchContext &, MatchState &state, Step step)
{
    if (rolledFor(state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> eachPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {
        dicePrompt(u"event.each"_s, step.seat, static_cast<int>(rolledFor(state, step).size()), 6)};
}

void zap(const MatchContext &context, MatchState &state, const PlayerRef &player, int die)
{
    const TableRow *row = rowOfDie(context, u"wurrr-zap"_s, die);
    const QString id = row ? row->id.text() : QString();
    if (id == u"prone"_s)
        layDown(state, player, Posture::Prone);
    else if (id == u"empowered"_s)
        state.find(player)->boons.push_back({u"wurrr-zap"_s,
                                             {},
                                             {SkillId(u"frenzy"_s), SkillId(u"mighty-blow"_s)},
                                             Until::Turn,
                                             {}});
}

Result<void> eachAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const QStringList players = rolledFor(state, step);
    pop(state);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const PlayerRef player = PlayerRef::fromString(players.at(i));
        const int die = event.dice[static_cast<size_t>(i)];
        if (step.detail == u"wurrr-zap"_s)
            zap(context, state, player, die);
        else if (die == 1)
            injure(context, state, {player, {}, u"other"_s, 0});
    }
    return {};
}

/// Somebody is picked by lot; what becomes of him the event says.
void lotEnter(const MatchContext &, MatchState &state, Step step)
{
    if (state.onPitch(step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> lotPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {lotPrompt(u"event.lot"_s, step.seat, state.onPitch(step.seat))};
}

Result<void> lotAnswer(const MatchContext &, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    if (step.detail == u"run-for-the-drops"_s) {
        sendTo(state, chosenPlayer(event), Whereabouts::Reserves);
        state.facts.insert(u"drops-%1"_s.arg(step.seat), event.choice());
        return {};
    }
    const Until until = step.detail == u"feud"_s ? Until::Drive : Until::Turn;
    state.find(chosenPlayer(event))->boons.push_back({step.detail, {}, {}, until, {}});
    return {};
}

constexpr StepRule rules[]{
    {u"event-reserve", reserveEnter, reservePrompts, reserveAnswer},
    {u"event-spotted", nullptr, spottedPrompts, spottedAnswer},
    {u"event-hit", hitEnter, hitPrompts, hitAnswer},
    {u"event-mage", mageEnter, mageBattle, mageAnswer},
    {u"event-each", eachEnter, eachPrompts, eachAnswer},
    {u"event-lot", lotEnter, lotPrompts, lotAnswer},
};

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

using Apply = void (*)(const MatchContext &, MatchState &, Seat);

struct EventEffect
{
    QStringView id;
    Apply apply;
};

constexpr EventEffect effects[]{
    {u"amnesty", [](const MatchContext &, MatchState &state, Seat) { freeTheSentOff(state); }},
    {u"appeal-for-silence",
     [](const MatchContext &, MatchState &state, Seat) {
         addLasting(state,
                    {u"appeal-for-silence"_s,
                     noSeat,
                     {{u"no-sending-off"_s, 1}, {u"fouls"_s, 3}},
                     Until::Drive,
                     2});
     }},
    {u"camra-crash",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-hit"_s, seat, {}, {}, u"camra-crash"_s, 1, 0});
     }},
    {u"griffons-gift",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-hit"_s, seat, {}, {}, u"griffons-gift"_s, 1, 0});
     }},
    {u"tumbling-timber",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-hit"_s, seat, {}, {}, u"tumbling-timber"_s});
         push(state, {u"roll"_s, seat, {}, {}, u"tumbling-timber"_s});
     }},
    {u"gyrocopter-incoming",
     [](const MatchContext &context, MatchState &state, Seat seat) {
         const int harder = context.number(u"match-events-dwarf"_s, u"gyrocopter-incoming"_s,
                                           u"armour-modifier"_s);
         push(state, {u"event-hit"_s, seat, {}, {}, u"gyrocopter-incoming"_s, 0, harder});
         push(state, {u"roll"_s, seat, {}, {}, u"gyrocopter-skid"_s});
     }},
    {u"distracted-ref",
     [](const MatchContext &context, MatchState &state, Seat seat) {
         const bool room = state.side(seat).countIn(Whereabouts::Pitch) < context.mostOnPitch();
         if (room && !reserves(state, seat).isEmpty())
             push(state, {u"event-reserve"_s, seat, {}, {}, u"distracted-ref"_s});
         else
             addLasting(state,
                        {u"distracted-ref"_s, seat, {{u"no-sending-off"_s, 1}}, Until::Turn, 0});
     }},
    {u"tunneling-instincts",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-reserve"_s, seat, {}, {}, u"tunneling-instincts"_s});
     }},
    {u"enthusiastic-apothecary",
     [](const MatchContext &, MatchState &state, Seat) {
         addLasting(state,
                    {u"enthusiastic-apothecary"_s, noSeat, {{eagerHelp, 1}}, Until::Match, 0});
     }},
    {u"magical-interference",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"fireball"_s, seat, {}, {}, u"magical-interference"_s});
     }},
    {u"unruly-apprentices",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"fireball"_s, seat, {}, {}, u"unruly-apprentices"_s});
     }},
    {u"weather-mage",
     [](const MatchContext &, MatchState &state, Seat) { push(state, {u"event-mage"_s}); }},
    {u"fightin-juice",
     [](const MatchContext &, MatchState &state, Seat seat) {
         constexpr int more = 5;
         addLasting(state,
                    {u"fightin-juice"_s, seat, {{u"blitz-actions"_s, more}}, Until::Turn, 0});
     }},
    {u"run-for-the-drops",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-lot"_s, MatchState::otherSeat(seat), {}, {}, u"run-for-the-drops"_s});
     }},
    {u"commercial-endorsement",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-lot"_s, seat, {}, {}, u"commercial-endorsement"_s});
     }},
    {u"moment-of-glory",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-lot"_s, seat, {}, {}, u"moment-of-glory"_s});
     }},
    {u"feud",
     [](const MatchContext &, MatchState &state, Seat) {
         push(state, {u"event-lot"_s, 1, {}, {}, u"feud"_s});
         push(state, {u"event-lot"_s, 0, {}, {}, u"feud"_s});
     }},
    {u"wurrr-zap",
     [](const MatchContext &, MatchState &state, Seat seat) {
         push(state, {u"event-each"_s, seat, {}, {}, u"wurrr-zap"_s});
     }},
    {u"deafening-contraption",
     [](const MatchContext &, MatchState &state, Seat seat) {
         addLasting(state, {contraption, seat, {{contraption, 1}}, Until::Match, 0});
     }},
    {u"rat-swarm",
     [](const MatchContext &, MatchState &state, Seat) {
         addLasting(state, {ratSwarm, noSeat, {{ratSwarm, 1}}, Until::Drive, 0});
     }},
};

} // namespace

std::span<const StepRule> eventEffects()
{
    return rules;
}

void applyMatchEvent(const MatchContext &context, MatchState &state, Seat seat, const QString &id)
{
    for (const EventEffect &effect : effects) {
        if (effect.id == id)
            effect.apply(context, state, seat);
    }
}

} // namespace dugout
