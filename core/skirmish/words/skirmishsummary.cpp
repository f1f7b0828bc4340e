// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/skirmishsummary.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/skirmish/words/skirmishwords.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishSummaryWords
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishReportPages)
};

void addEntry(SkirmishSummaryLine &line, const GloryEntry &entry)
{
    if (entry.reason == GloryFor::Objective)
        line.objectives += entry.points;
    else if (entry.reason == GloryFor::OutOfAction)
        line.outOfAction += entry.points;
    else if (entry.reason == GloryFor::Relic)
        line.relic += entry.points;
    else
        line.byHand += entry.points;
}

QString fateOf(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref)
{
    const SkirmishFighter &fighter = *state.find(ref);
    const SkirmishSpeech speech(context, state);
    const std::optional<int> wounds = valuesOf(context, state, ref).wounds;
    QStringList parts;
    if (fighter.out)
        parts.append(SkirmishWords::tr("out of action"));
    else if (fighter.damage == 0)
        parts.append(SkirmishWords::tr("unhurt"));
    else if (wounds)
        parts.append(SkirmishWords::tr("%1 of %2 wounds").arg(fighter.damage).arg(*wounds));
    else
        parts.append(SkirmishWords::tr("%n wound(s)", nullptr, fighter.damage));
    if (fighter.inspired)
        parts.append(SkirmishWords::tr("inspired"));
    for (const CardId &upgrade : fighter.upgrades)
        parts.append(speech.card(upgrade.text()));
    return u"%1: %2"_s.arg(speech.fighter(ref), parts.join(u", "_s));
}

bool isMatch(const SkirmishContext &context)
{
    return context.isOn(Options::BestOfThree) && context.playerCount() == 2;
}

/// A match is summed up over all its games, with what sudden death brought.
int gloryOf(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    if (!isMatch(context))
        return state.player(seat).totalGlory();
    int glory = 0;
    for (const GloryEntry &entry : state.ledger)
        glory += entry.seat == seat ? entry.points : 0;
    return glory;
}

SkirmishSummaryLine lineOf(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    const SkirmishPlayer &player = state.player(seat);
    SkirmishSummaryLine line;
    line.seat = seat;
    line.name = context.seat(seat).name;
    line.warband = localized(context.seat(seat).warband.name);
    line.won = state.finished && state.matchWinner == seat;
    line.glory = gloryOf(context, state, seat);
    line.spent = player.glorySpent;
    line.fighters = static_cast<int>(player.fighters.size());
    line.lost = static_cast<int>(
        std::count_if(player.fighters.begin(), player.fighters.end(),
                      [](const SkirmishFighter &fighter) { return fighter.out; }));
    for (const SkirmishFighter &fighter : player.fighters)
        line.fates.append(fateOf(context, state, {seat, fighter.id}));
    for (const GloryEntry &entry : state.ledger) {
        if (entry.seat == seat)
            addEntry(line, entry);
    }
    return line;
}

} // namespace

QString gameWords(const SkirmishContext &context, const GameResult &result, size_t number)
{
    QStringList glory;
    for (const Standing &standing : result.standings)
        glory.append(QString::number(standing.glory));
    const Seat winner = result.winner();
    const QString who = winner == noSeat ? SkirmishWords::tr("a draw") : context.seat(winner).name;
    return SkirmishWords::tr("Game %1: %2 (%3)", "number, winner, glory")
        .arg(static_cast<int>(number) + 1)
        .arg(who, glory.join(u"\u00A0:\u00A0"_s));
}

SkirmishSummary summarize(const SkirmishGame &game, const SkirmishState &state)
{
    SkirmishSummary summary;
    summary.verdict = game.verdict(state);
    summary.countsObjectives = state.way != SkirmishWay::Counters;
    for (Seat seat = 0; seat < state.playerCount(); ++seat)
        summary.players.push_back(lineOf(game.context(), state, seat));
    if (isMatch(game.context())) {
        for (size_t i = 0; i < state.results.size(); ++i)
            summary.games.append(gameWords(game.context(), state.results[i], i));
        if (state.suddenDeath && state.matchWinner != noSeat)
            summary.games.append(SkirmishWords::tr("Sudden death") + u": "_s
                                 + game.context().seat(state.matchWinner).name);
    }
    return summary;
}

QStringList summaryHeadings()
{
    return {SkirmishSummaryWords::tr("Glory"),        SkirmishSummaryWords::tr("Objectives"),
            SkirmishSummaryWords::tr("Taken out"),    SkirmishSummaryWords::tr("Relic"),
            SkirmishSummaryWords::tr("By hand"),      SkirmishSummaryWords::tr("Spent"),
            SkirmishSummaryWords::tr("Fighters lost")};
}

QStringList summaryFigures(const SkirmishSummaryLine &line)
{
    QStringList figures;
    for (const int number :
         {line.glory, line.objectives, line.outOfAction, line.relic, line.byHand, line.spent})
        figures.append(QString::number(number));
    figures.append(u"%1 / %2"_s.arg(line.lost).arg(line.fighters));
    return figures;
}

bool isFigureTold(const SkirmishSummary &summary, qsizetype figure)
{
    constexpr qsizetype objectives = 1;
    constexpr qsizetype relic = 3;
    constexpr qsizetype byHand = 4;
    const bool rare = figure == relic || figure == byHand
        || (figure == objectives && !summary.countsObjectives);
    return !rare
        || std::any_of(summary.players.begin(), summary.players.end(),
                       [figure](const SkirmishSummaryLine &line) {
                           return summaryFigures(line).at(figure) != u"0"_s;
                       });
}

} // namespace dugout
