// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/encounter.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct EncounterWords
{
    Q_DECLARE_TR_FUNCTIONS(Encounter)
};

constexpr size_t mostEncounterGames = 3;
constexpr int mostGlory = 99;

Error wrongEncounter(const QString &sentence)
{
    return {ErrorCode::BadEncounter, sentence, {}};
}

EncounterVerdict countedGames(const Encounter &encounter)
{
    EncounterVerdict verdict;
    for (const EncounterGame &each : encounter.games) {
        const FixtureSide winner = winnerOf(each);
        verdict.won += winner == FixtureSide::Home ? 1 : 0;
        verdict.wonAgainst += winner == FixtureSide::Away ? 1 : 0;
        verdict.glory += each.glory;
        verdict.gloryAgainst += each.gloryAgainst;
    }
    if (verdict.won != verdict.wonAgainst) {
        verdict.winner = verdict.won > verdict.wonAgainst ? FixtureSide::Home : FixtureSide::Away;
        verdict.by = EncounterRung::Games;
    }
    return verdict;
}

bool isWonInTwo(const Encounter &encounter)
{
    return encounter.games.size() >= 2 && winnerOf(encounter.games[0]) != FixtureSide::Neither
        && winnerOf(encounter.games[0]) == winnerOf(encounter.games[1]);
}

Result<void> checkGames(const Encounter &encounter)
{
    for (const EncounterGame &each : encounter.games) {
        if (std::min(each.glory, each.gloryAgainst) < 0
            || std::max(each.glory, each.gloryAgainst) > mostGlory)
            return wrongEncounter(
                EncounterWords::tr("Glory of a game lies between 0 and %1.").arg(mostGlory));
        if (each.glory != each.gloryAgainst && each.onLevelGlory != FixtureSide::Neither)
            return wrongEncounter(EncounterWords::tr(
                "The one with more glory wins a game: say a winner only where it is level."));
    }
    if (isWonInTwo(encounter) && encounter.games.size() > 2)
        return wrongEncounter(
            EncounterWords::tr("Winning the first two games decides it: there is no third."));
    if (encounter.games.size() > mostEncounterGames
        || (!isWonInTwo(encounter) && encounter.games.size() < mostEncounterGames))
        return wrongEncounter(
            EncounterWords::tr("Play three games, unless one side wins the first two."));
    return {};
}

/// The ladder of the document, for games that are level.
void climb(const Encounter &encounter, EncounterVerdict &verdict)
{
    const auto decide = [&verdict](FixtureSide winner, EncounterRung rung) {
        verdict.winner = winner;
        verdict.by = rung;
    };
    if (verdict.glory != verdict.gloryAgainst)
        decide(verdict.glory > verdict.gloryAgainst ? FixtureSide::Home : FixtureSide::Away,
               EncounterRung::Glory);
    else if (encounter.homeOut != encounter.awayOut)
        decide(encounter.homeOut ? FixtureSide::Away : FixtureSide::Home,
               EncounterRung::OutOfAction);
    else if (!encounter.homeOut && encounter.lastStanding != FixtureSide::Neither)
        decide(encounter.lastStanding, EncounterRung::SuddenDeath);
    else if (encounter.rollOff != FixtureSide::Neither)
        decide(encounter.rollOff, EncounterRung::RollOff);
}

Result<void> checkAnswers(const Encounter &encounter, const EncounterQuestions &asked)
{
    const bool unasked = ((encounter.homeOut || encounter.awayOut) && !asked.bandsOut)
        || (encounter.lastStanding != FixtureSide::Neither && !asked.lastStanding)
        || (encounter.rollOff != FixtureSide::Neither && !asked.rollOff);
    if (unasked)
        return wrongEncounter(
            EncounterWords::tr("It was decided before: one of these entries does not count."));
    return {};
}

} // namespace

FixtureSide winnerOf(const EncounterGame &game)
{
    if (game.glory == game.gloryAgainst)
        return game.onLevelGlory;
    return game.glory > game.gloryAgainst ? FixtureSide::Home : FixtureSide::Away;
}

EncounterQuestions questionsOf(const Encounter &encounter, bool needsWinner)
{
    EncounterQuestions asked;
    asked.thirdGame = encounter.games.size() >= 2 && !isWonInTwo(encounter);
    const EncounterVerdict games = countedGames(encounter);
    if (!needsWinner || encounter.games.size() != mostEncounterGames
        || games.winner != FixtureSide::Neither || games.glory != games.gloryAgainst)
        return asked;
    asked.bandsOut = true;
    if (encounter.homeOut != encounter.awayOut)
        return asked;
    asked.lastStanding = !encounter.homeOut;
    asked.rollOff = encounter.homeOut || encounter.lastStanding == FixtureSide::Neither;
    return asked;
}

Result<EncounterVerdict> verdictOf(const Encounter &encounter, bool needsWinner)
{
    if (auto sound = checkGames(encounter); !sound)
        return sound.error();
    EncounterVerdict verdict = countedGames(encounter);
    if (auto sound = checkAnswers(encounter, questionsOf(encounter, needsWinner)); !sound)
        return sound.error();
    if (needsWinner && verdict.winner == FixtureSide::Neither)
        climb(encounter, verdict);
    if (needsWinner && verdict.winner == FixtureSide::Neither)
        return wrongEncounter(EncounterWords::tr(
            "Games and glory are level: say who was left standing after sudden death, or who won "
            "the roll-off when nobody was."));
    return verdict;
}

FixtureResult resultOf(const EncounterVerdict &verdict, const EntrantId &home,
                       const EntrantId &away)
{
    FixtureResult result;
    result.home = home;
    result.away = away;
    result.td = verdict.won;
    result.tdAgainst = verdict.wonAgainst;
    result.cas = verdict.glory;
    result.casAgainst = verdict.gloryAgainst;
    if (verdict.won == verdict.wonAgainst)
        result.winner = verdict.winner;
    return result;
}

QString rungSentence(EncounterRung rung)
{
    switch (rung) {
    case EncounterRung::Games:
        return {};
    case EncounterRung::Glory:
        return EncounterWords::tr("Games are level: the glory of all three decides.");
    case EncounterRung::OutOfAction:
        return EncounterWords::tr("The band that was out of action in the third game loses.");
    case EncounterRung::SuddenDeath:
        return EncounterWords::tr("Sudden death decides.");
    case EncounterRung::RollOff:
        return EncounterWords::tr("The roll-off decides.");
    case EncounterRung::Nothing:
        break;
    }
    return EncounterWords::tr("The encounter is drawn.");
}

} // namespace dugout
