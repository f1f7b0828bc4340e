// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishsummary.h"

#include "core/skirmish/skirmishwords.h"
#include "core/skirmish/spoken.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void addEntry(SkirmishSummaryLine &line, const GloryEntry &entry)
{
    if (entry.reason == u"objective"_s)
        line.objectives += entry.points;
    else if (entry.reason == u"out-of-action"_s)
        line.outOfAction += entry.points;
    else if (entry.reason == u"relic"_s)
        line.relic += entry.points;
    else
        line.byHand += entry.points;
}

SkirmishSummaryLine lineOf(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    const SkirmishPlayer &player = state.player(seat);
    SkirmishSummaryLine line;
    line.seat = seat;
    line.name = context.seat(seat).name;
    line.warband = spoken(context.seat(seat).warband.name);
    line.won = state.finished && state.matchWinner == seat;
    line.glory = player.totalGlory();
    line.spent = player.glorySpent;
    line.fighters = static_cast<int>(player.fighters.size());
    line.lost = static_cast<int>(
        std::count_if(player.fighters.begin(), player.fighters.end(),
                      [](const SkirmishFighter &fighter) { return fighter.out; }));
    for (const GloryEntry &entry : state.ledger) {
        if (entry.seat == seat && entry.game == state.game)
            addEntry(line, entry);
    }
    return line;
}

QString gameLine(const SkirmishContext &context, const GameResult &result, size_t number)
{
    QStringList glory;
    for (const Standing &standing : result.standings)
        glory.append(QString::number(standing.glory));
    const Seat winner = result.winner();
    const QString who = winner == noSeat ? SkirmishWords::tr("a draw") : context.seat(winner).name;
    return SkirmishWords::tr("Game %1: %2 (%3)", "number, winner, glory")
        .arg(static_cast<int>(number) + 1)
        .arg(who, glory.join(u" : "_s));
}

} // namespace

SkirmishSummary summarize(const SkirmishGame &game, const SkirmishState &state)
{
    SkirmishSummary summary;
    summary.verdict = game.verdict(state);
    for (Seat seat = 0; seat < state.playerCount(); ++seat)
        summary.players.push_back(lineOf(game.context(), state, seat));
    if (game.context().isOn(u"best-of-three"_s) && state.playerCount() == 2) {
        for (size_t i = 0; i < state.results.size(); ++i)
            summary.games.append(gameLine(game.context(), state.results[i], i));
    }
    return summary;
}

} // namespace dugout
