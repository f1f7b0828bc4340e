// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/fixtureresult.h"

namespace dugout {

/// One game of a skirmish encounter: the glory both ended it with.
struct EncounterGame
{
    int glory = 0;
    int gloryAgainst = 0;
    /// Where the glory is level: whom a band that is gone, or the objectives, gave the game to.
    FixtureSide onLevelGlory = FixtureSide::Neither;

    bool operator==(const EncounterGame &) const = default;
};

/// Two skirmish players who meet: the best of three games, with the same bands and decks. What the
/// ladder asks beyond glory is of the third game alone.
struct Encounter
{
    std::vector<EncounterGame> games{};
    bool homeOut = false; ///< the band was out of action at its end
    bool awayOut = false;
    FixtureSide lastStanding = FixtureSide::Neither; ///< after rounds of sudden death
    FixtureSide rollOff = FixtureSide::Neither; ///< when nobody was left standing

    bool operator==(const Encounter &) const = default;
};

/// What decided an encounter, in the order in which it is asked.
enum class EncounterRung { Games, Glory, OutOfAction, SuddenDeath, RollOff, Nothing };

struct EncounterVerdict
{
    int won = 0;
    int wonAgainst = 0;
    int glory = 0; ///< of all games
    int gloryAgainst = 0;
    FixtureSide winner = FixtureSide::Neither; ///< neither: drawn
    EncounterRung by = EncounterRung::Nothing;

    bool operator==(const EncounterVerdict &) const = default;
};

[[nodiscard]] FixtureSide winnerOf(const EncounterGame &game);

/// What a form for an encounter has to ask next.
struct EncounterQuestions
{
    bool thirdGame = false;
    bool bandsOut = false;
    bool lastStanding = false;
    bool rollOff = false;

    bool operator==(const EncounterQuestions &) const = default;
};
[[nodiscard]] EncounterQuestions questionsOf(const Encounter &encounter, bool needsWinner);

/// Who won and by what. Refused where a game is missing or too many, where the ladder has no answer
/// although somebody has to win, and where an answer is given that is not asked for.
[[nodiscard]] Result<EncounterVerdict> verdictOf(const Encounter &encounter, bool needsWinner);

/// The encounter as a result between these two: games won stand where touchdowns do, glory where
/// casualties do.
[[nodiscard]] FixtureResult resultOf(const EncounterVerdict &verdict, const EntrantId &home,
                                     const EntrantId &away);

/// What decided it in one sentence, in the language of the moment; empty where the games did.
[[nodiscard]] QString rungSentence(EncounterRung rung);

} // namespace dugout
