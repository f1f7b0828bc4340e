// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<Standing> standingsOf(const SkirmishContext &context, const SkirmishState &state)
{
    std::vector<Standing> standings;
    for (const Seat seat : allSeats(state)) {
        const SkirmishPlayer &player = state.player(seat);
        const auto place = static_cast<size_t>(seat);
        int held = context.tracksField() ? objectivesHeld(state, seat) : 0;
        if (!context.tracksField() && place < state.heldSaid.size())
            held = state.heldSaid[place];
        standings.push_back({player.totalGlory(), player.isWipedOut(), held});
    }
    return standings;
}

void finish(SkirmishState &state, Seat winner, const QString &reason)
{
    state.agenda.clear();
    state.phase = SkirmishPhase::Over;
    state.finished = true;
    state.matchWinner = winner;
    state.matchReason = reason;
}

/// Two games, and a third unless somebody won both.
void continueMatch(const SkirmishContext &context, SkirmishState &state)
{
    const int needed = context.number(Tables::BestOfThree, Rows::Wins, Key::Wins, 2);
    const int atLeast = context.number(Tables::BestOfThree, Rows::Games, Key::Minimum, 2);
    const int atMost = context.number(Tables::BestOfThree, Rows::Games, Key::Maximum, 3);
    const auto played = static_cast<int>(state.results.size());
    for (const Seat seat : allSeats(state)) {
        if (played == atLeast && gamesWon(state.results, seat) >= needed)
            return finish(state, seat, WonBy::Wins);
    }
    if (played < atMost)
        replace(state, {SkirmishKind::Game, noSeat, {}, GameNumber{played + 1}});
    else
        replace(state, {SkirmishKind::MatchEnd});
}

/// What the others hold decides nothing, so they are not asked.
bool isHeldSaid(SkirmishState &state, const std::vector<Seat> &deciding)
{
    if (deciding.empty())
        return true;
    while (state.heldSaid.size() < state.players.size()
           && std::find(deciding.begin(), deciding.end(), static_cast<Seat>(state.heldSaid.size()))
               == deciding.end())
        state.heldSaid.push_back(0);
    return state.heldSaid.size() == state.players.size();
}

void enterGameEnd(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    const std::vector<Standing> standings = standingsOf(context, state);
    if (!context.tracksField() && !isHeldSaid(state, whoseObjectivesDecide(standings)))
        return; // asks
    state.phase = SkirmishPhase::Over;
    state.results.push_back(judge(standings));
    if (context.isOn(Options::BestOfThree) && context.playerCount() == 2)
        continueMatch(context, state);
    else
        finish(state, state.results.back().winner(), state.results.back().reason);
}

std::vector<Prompt> heldPrompts(const SkirmishContext &context, const SkirmishState &state,
                                const SkirmishStep &)
{
    const auto seat = static_cast<Seat>(state.heldSaid.size());
    if (seat >= state.playerCount())
        return {};
    // The Relic counts as one of them where it is played for.
    const int relic = context.isOn(Options::CaptureTheArtefact) ? 1 : 0;
    return {numberPrompt(SkirmishAsks::Held, seat, 0, context.objectiveTokens() + relic)};
}

Result<void> heldAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                        const Event &event)
{
    state.heldSaid.push_back(*event.number);
    return {};
}

void startSuddenDeath(SkirmishState &state)
{
    state.suddenDeath = true;
    replace(state, {SkirmishKind::MatchSudden});
    push(state, {SkirmishKind::Round, noSeat, {}, RoundNumber{state.round + 1}});
}

/// More wins; then, if that was agreed, glory of all games, a warband wiped out, sudden death.
void enterMatchEnd(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    const int lead = gamesWon(state.results, 0) - gamesWon(state.results, 1);
    if (lead != 0)
        return finish(state, lead > 0 ? 0 : 1, WonBy::Wins);
    if (context.chosen(Options::MatchTieBreak) != Chosen::Ladder)
        return finish(state, noSeat, WonBy::Draw);
    const int glory = gloryOfAll(state.results, 0) - gloryOfAll(state.results, 1);
    if (glory != 0)
        return finish(state, glory > 0 ? 0 : 1, WonBy::TotalGlory);
    const bool first = state.player(0).isWipedOut();
    const bool second = state.player(1).isWipedOut();
    if (first != second)
        return finish(state, first ? 1 : 0, WonBy::WipedOut);
    if (!first)
        return startSuddenDeath(state);
    replace(state, {SkirmishKind::MatchRoll});
    pushRollOff(state, RollOffFor::Match, allSeats(state));
}

void enterSudden(const SkirmishContext &, SkirmishState &state, const SkirmishStep &)
{
    const bool first = state.player(0).isWipedOut();
    const bool second = state.player(1).isWipedOut();
    if (first != second)
        return finish(state, first ? 1 : 0, WonBy::SuddenDeath);
    replace(state, {SkirmishKind::MatchRoll});
    pushRollOff(state, RollOffFor::Match, allSeats(state));
}

void enterRoll(const SkirmishContext &, SkirmishState &state, const SkirmishStep &)
{
    finish(state, state.rollOffWinner, WonBy::RollOff);
}

constexpr SkirmishRule skirmishVictoryStepRules[]{
    {SkirmishKind::GameEnd, enterGameEnd, heldPrompts, heldAnswer},
    {SkirmishKind::MatchEnd, enterMatchEnd},
    {SkirmishKind::MatchSudden, enterSudden},
    {SkirmishKind::MatchRoll, enterRoll},
};

constexpr SkirmishText skirmishVictoryStepTexts[]{
    {.prompt = SkirmishAsks::Held,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Objectives held"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "How many objectives does %1 hold?"),
     .table = Tables::Victory,
     .row = Rows::Objectives},
};

} // namespace

SkirmishGroup skirmishVictorySteps()
{
    return {.steps = skirmishVictoryStepRules, .texts = skirmishVictoryStepTexts};
}

} // namespace dugout
