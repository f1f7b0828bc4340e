// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchplayer.h"

#include <optional>

namespace dugout {

// How far steps have come that take more than one answer, and what they count. The first value of
// each is where such a step begins.

/// Steps that both sides take one after the other.
struct SidesDone
{
    int count = 0;

    bool operator==(const SidesDone &) const = default;
};

/// The beginning, what happens in it, or the end of a half.
struct OfHalf
{
    int half = 1;

    bool operator==(const OfHalf &) const = default;
};

/// Cards and the like have their moment before some rolls.
enum class Prelude { ToCome, Over };

/// A side with too few players either gives up or plays on.
enum class ShortSide { Undecided, PlaysOn };

/// Free turns of both sides, one after the other.
struct FreeTurns
{
    int begun = 0;

    bool operator==(const FreeTurns &) const = default;
};

/// A roll on a table.
struct RollOnTable
{
    int modifier = 0;
    bool again = false; ///< rolled for the second time

    bool operator==(const RollOnTable &) const = default;
};

/// Special plays that are dealt.
struct CardDeal
{
    int dealt = 0;
    int kept = 0;

    bool operator==(const CardDeal &) const = default;
};

/// Cards that are still to be drawn or kept.
struct CardCount
{
    int cards = 0;

    bool operator==(const CardCount &) const = default;
};

/// Points or gold for cards.
struct CardMoney
{
    int left = 0;

    bool operator==(const CardMoney &) const = default;
};

enum class DrawnCard { IntoHand, BeforeCoach };

/// The place of both rosters that has been reached.
struct RosterPlace
{
    int place = 0;

    bool operator==(const RosterPlace &) const = default;
};

/// An opponent whom the drums drive back.
struct DrivenBack
{
    int squares = 0; ///< still to go; 0: not rolled yet

    bool operator==(const DrivenBack &) const = default;
};

/// The weather a hired mage has rolled.
struct MageRoll
{
    int total = 0; ///< 0: not rolled yet

    bool operator==(const MageRoll &) const = default;
};

/// So many players, by lot.
struct PlayerCount
{
    int players = 0; ///< 0: not rolled yet

    bool operator==(const PlayerCount &) const = default;
};

/// A die for each point a crusading side is behind.
struct CrusadeDice
{
    int dice = 0;

    bool operator==(const CrusadeDice &) const = default;
};

/// Blitzes beyond the one that is free.
struct SpareBlitzes
{
    int count = 0;

    bool operator==(const SpareBlitzes &) const = default;
};

/// How far somebody ran from his pursuer.
struct AssassinRun
{
    std::optional<int> squares{}; ///< none until it is told

    bool operator==(const AssassinRun &) const = default;
};

/// A bomb bursts, and then hurts those around it.
enum class BombPhase { Bursts, HurtsNeighbours };

struct BombBurst
{
    BombPhase phase = BombPhase::Bursts;
    int square = 0; ///< where nobody stands, as choices count them; 0: the pitch does not show it

    bool operator==(const BombBurst &) const = default;
};

/// Whether somebody who may catch a bomb was thrown it accurately.
enum class BombThrow { Astray, Accurate };

/// Whether somebody has rolled to catch the ball that is kicked off.
enum class KickCatch { NotTried, Tried };

enum class FusePhase { Burns, GoesOut };

enum class MissingFor { Drive, Match };

/// Staff that helps one player: who it is, then the die.
enum class StaffPhase { Picks, Rolls };

enum class PapaPhase { Asks, Rolls, Overlooks, Favours };

enum class RunePhase { Picks, NamesRune, Rolls };

/// A ball that went off the pitch.
struct BallOut
{
    int square = 0; ///< the last one on it, as choices count them
    int way = 0; ///< out of it: the nine strides counted from the upper left

    bool operator==(const BallOut &) const = default;
};

/// Somebody who comes down.
struct MateInAir
{
    int kicked = 0; ///< squares; 0 where he was thrown

    bool operator==(const MateInAir &) const = default;
};

enum class KickPhase { Picks, Dares, Short, Long, Hurts };

/// A team-mate who is kicked.
struct MateKick
{
    KickPhase phase = KickPhase::Picks;
    bool again = false; ///< rolled for the second time

    bool operator==(const MateKick &) const = default;
};

/// The dice of such a kick.
struct MateKicked
{
    int squares = 0;
    bool tooHard = false; ///< two equal dice

    bool operator==(const MateKicked &) const = default;
};

// After the match.

/// Deeds are counted once, before anything is asked.
enum class PointsPhase { Begins, Counted };

enum class LevelsPhase { Named, Done };

/// The dice of an aging roll that was too low.
struct AgingDice
{
    int first = 0; ///< 0: not rolled yet
    int second = 0;

    bool operator==(const AgingDice &) const = default;
};

struct AwardsGiven
{
    int count = 0;

    bool operator==(const AwardsGiven &) const = default;
};

enum class ResidencePhase { Wish, Rolling, WaitingForOther, Offer };

/// A roll that may cost a team its home.
struct HomeLossRoll
{
    int die = 0; ///< 0: not rolled yet

    bool operator==(const HomeLossRoll &) const = default;
};

enum class SalePhase { Wish, Rolling, Price };

enum class HuntPhase { Wish, Rolling, Kind };
enum class HuntEntry { New, Begun, Over };

/// Looking for a sponsor.
struct SponsorHunt
{
    HuntPhase phase = HuntPhase::Wish;
    HuntEntry entry = HuntEntry::New; ///< over: nothing more is asked before the deals pay
    QStringList kinds{}; ///< to choose from

    bool operator==(const SponsorHunt &) const = default;
};

/// One of the deals that pay after each match, counted from 1.
struct OngoingDeal
{
    int place = 1;

    bool operator==(const OngoingDeal &) const = default;
};

enum class TradePhase { Begins, Trades };

} // namespace dugout
