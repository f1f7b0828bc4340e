// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/fact.h"
#include "core/match/state/harmcause.h"
#include "core/match/state/matchplayer.h"
#include "core/match/state/rollcircumstance.h"
#include "core/match/state/rowof.h"
#include "core/match/state/stepphases.h"
#include "core/match/state/stepsubject.h"
#include "core/text/oneof.h"
#include "core/text/sharedvalue.h"

#include <optional>

namespace dugout {

// What steps carry beside whom they concern: each kind its own values, by name.

struct Step;

/// A roll that a player is about to make, as far as it has been told.
struct RollPlan
{
    RollId roll{};
    PlayerRef who{}; ///< he rolls
    PlayerRef other{}; ///< with whom he measures himself, whom he throws, or who threw the ball
    RowId range{}; ///< of the pass ranges; empty until it is told
    RollCircumstance told
        = RollCircumstance::Nothing; ///< what was said where the roll depends on it
    bool bomb = false; ///< that is what flies: nobody keeps it, and it bursts
    bool accurate = false; ///< it was thrown where it was meant to come down
    RowId farKick{}; ///< of the table of landings, where he was kicked that far
    std::vector<SkillId> against{}; ///< what opponents hinder him with, as often as each counts
    std::optional<int> zones{}; ///< enemy tackle zones that count; none until they are told
    std::vector<bool> near{}; ///< whether he is near what counts there, in the order it is asked
    bool again = false; ///< rolled for the second time
    int from = 0; ///< the square he leaves, as choices count them; 0: the pitch does not show it

    bool operator==(const RollPlan &) const = default;
};
using PlannedRoll = SharedValue<RollPlan>;

/// What came before a roll, as the effects of skills and the rows of modifiers ask for it.
[[nodiscard]] QStringList conditionsOf(const RollPlan &plan);

/// How a roll ended.
enum class RollEnd { Success, Failure, Fumble, Kept };

/// What some balls do to who could not hold them.
enum class BallHarm { None, Stabs, Changes };

/// A roll whose die has fallen.
struct MadeRoll
{
    PlannedRoll plan;
    RollEnd end = RollEnd::Success;
    BallHarm ball = BallHarm::None;
    std::vector<int> dice{}; ///< as they lie there

    bool operator==(const MadeRoll &) const = default;
};

/// A dodge that succeeds, unless somebody dives at him who makes it.
struct FallenDie
{
    PlannedRoll plan;
    int die = 0;
    int needed = 0; ///< once somebody has dived
    SkillId helped{}; ///< the skill that serves once a turn and was needed for it

    bool operator==(const FallenDie &) const = default;
};

/// The roll that may be made again: what it was, to be put on the agenda once more.
using SecondChance = SharedValue<Step>;

/// Where a kick was aimed at and which way it went, where the pitch is shown.
struct KickedBall
{
    int aimed = 0; ///< the square, as choices count them; 0: the pitch is not shown
    int direction = 0;
    int distance = 0;

    bool operator==(const KickedBall &) const = default;
};

/// A block, from its dice to the outcome for both players.
struct BlockChain
{
    HarmCause how = HarmCause::Block; ///< a block, a blitz or a danger
    int dice = 0; ///< how many are rolled here; below 0 where the opponent chooses
    std::vector<RowId> results{}; ///< faces to choose from, or the one that counts
    bool again = false; ///< it is rolled for the second time
    bool dared = false; ///< he has rolled for being dauntless
    bool lay = false; ///< he was on the ground, and has not rolled for getting up
    bool faced = false; ///< he has rolled for bearing the sight

    bool operator==(const BlockChain &) const = default;
};

/// Those who are pushed, each by the one before him: the squares they stand on, as choices count
/// them, the first that of who blocks.
struct PushedRow
{
    std::vector<int> squares{};
    bool freely = false; ///< to any empty square beside him, as who blocks likes
    bool refused = false; ///< who could stand firm lets himself be pushed
    bool decided = false; ///< who blocked follows as soon as the square is free

    bool operator==(const PushedRow &) const = default;
};

/// A saw that is swung, and whether it has hit.
struct SawCut
{
    bool foul = false;
    int assists = 0; ///< to the foul
    bool again = false; ///< it is rolled for the second time
    bool hit = false;

    bool operator==(const SawCut &) const = default;
};

/// What waits below a foul for its end.
struct FoulCall
{
    bool doubleSeen = false;
    bool removed = false; ///< the victim left the pitch

    bool operator==(const FoulCall &) const = default;
};

enum class SentOffFor { Foul, Weapon, Ball, Other };

struct SendingOff
{
    SentOffFor reason = SentOffFor::Other;
    bool argued = false; ///< the coach has tried that
    bool helpless = false; ///< nothing helps him any more

    bool operator==(const SendingOff &) const = default;
};

/// The die of a bribe: a fixer may have it rolled again.
enum class BribeDie { First, Second, AskedAgain };

/// The two rolls that somebody may throw himself onto a victim for.
enum class HarmRoll { Armour, Injury };

/// What the steps of the chain of harm carry: armour, injury, and what is asked between them.
struct HarmChain
{
    HarmCause cause = HarmCause::None;
    int modifier = 0; ///< to the next roll, such as assists to a foul
    int injuryModifier = 0; ///< to the injury roll, by the row that felled him
    int total = 0; ///< the roll so far, where a skill may be added or the roll made again
    HarmRoll roll = HarmRoll::Armour; ///< which one that is
    RowId held{}; ///< the injury that holds unless somebody helps at once
    bool mightyBlowSpent = false;
    bool dirtyPlayerSpent = false;
    bool piledOn = false;
    bool doubleRolled = false; ///< the armour dice showed a double
    bool launched = false; ///< by a geyser
    bool stabbedAgain = false; ///< one old rival at the other
    bool secondRoll = false; ///< the further casualty roll of a decaying player
    bool causerAsked = false; ///< who caused it was told, if only that nobody did

    bool operator==(const HarmChain &) const = default;
};

/// A casualty, until what stands of it is written down.
struct CasualtyChain
{
    HarmCause cause = HarmCause::None;
    std::vector<RowId> rolled{};
    bool saved = false; ///< by an apothecary, back in the reserves
    bool regenerated = false;

    bool operator==(const CasualtyChain &) const = default;
};

/// Somebody knocked out whom an apothecary may see to.
struct KnockOut
{
    HarmCause cause = HarmCause::None;
    bool onPitch = false; ///< he was, and stays there if he is helped
    int square = 0; ///< where he was shown; see board::numberOf

    bool operator==(const KnockOut &) const = default;
};

/// Rolled casualties that an apothecary looks at.
struct Treatment
{
    std::vector<RowId> results{};

    bool operator==(const Treatment &) const = default;
};

/// What fells players from afar.
enum class FromAfar { Fireball, Lightning, Blast, Mine, Bolt };

/// Somebody is about to say whom it hits.
struct AfarAim
{
    FromAfar what = FromAfar::Fireball;
    bool betweenTurns = false; ///< part of nobody's turn, so that nobody loses his
    bool anybody = false; ///< finds those who lie there as well
    TableId table{}; ///< what the dice are looked up in, where it has a table of its own
    int strayDie = 0; ///< faces of the die for the squares it strays from its target, if it does

    bool operator==(const AfarAim &) const = default;
};

/// A die for each of those whom it has hit.
struct AfarDice
{
    AfarAim aim{};
    QStringList hit{}; ///< as choices name them

    bool operator==(const AfarDice &) const = default;
};

/// A bolt that goes through one player after the other.
struct BoltPath
{
    bool betweenTurns = false;
    bool hurt = false; ///< the last of them, so that it goes no farther
    QStringList passed{}; ///< those before him

    bool operator==(const BoltPath &) const = default;
};

/// Where a rock comes from.
enum class RockFrom { Above, Fan };

/// What is thrown over somebody who may get hold of it.
enum class Thrown { Ball, Bomb };

/// What is only shown: a row of a table, a card or a helper.
struct Announcement
{
    std::variant<RowOf, CardOf, InducementId> of{};

    /// None where it is another.
    [[nodiscard]] const RowOf *row() const { return std::get_if<RowOf>(&of); }
    bool operator==(const Announcement &) const = default;
};

/// A ball that nobody holds.
struct LooseBall
{
    bool astray = false; ///< it was thrown and scatters; else it bounces
    int square = 0; ///< from which, as choices count them; 0: the pitch is not shown
    bool thrownIn = false; ///< by the crowd, from nobody knows where
    bool thrownBack = false; ///< by an official, once it was out of play

    bool operator==(const LooseBall &) const = default;
};

/// A turn beside the count.
struct FreeTurn
{
    bool hurried = false; ///< a die may end it after each action
    bool begun = false;
    Seat before = 0; ///< whose turn goes on afterwards

    bool operator==(const FreeTurn &) const = default;
};

/// A turn that a die may end after each action.
struct HurriedTurn
{
    int actions = 0; ///< there had been when the die was rolled last

    bool operator==(const HurriedTurn &) const = default;
};

/// Which part of what is for sale a coach is looking at.
enum class ShopShelf { Everything, Cards, NoCards };

/// Players, cards or rows, as choices name them: those a die is rolled for, those still to choose
/// from.
struct StepChoices
{
    QStringList choices{};

    bool operator==(const StepChoices &) const = default;
};

/// One of the things that a card does.
struct CardRuleEffect
{
    CardOf card{};
    QString effect{}; ///< the key among its values

    bool operator==(const CardRuleEffect &) const = default;
};

/// A row that is carried out, see results.h.
struct TableResult
{
    RowOf of{};
    QStringList done{}; ///< players who have had their part in it
    bool diceFell = false; ///< what is rolled first has been
    int mostHit = 0; ///< players it may hit; 0: any number
    int armourModifier = 0; ///< for those it hits

    bool operator==(const TableResult &) const = default;
};

/// The events of both sides, drawn before the match.
struct EventDraw
{
    Seat seat = 0; ///< whose turn it is to draw; beyond both when that is done
    bool turnKnown = false; ///< and the event itself comes next

    bool operator==(const EventDraw &) const = default;
};

enum class WinningsPhase { Roll, AskedAgain, SecondRoll, Modifier };

/// The roll for a team's winnings.
struct WinningsRoll
{
    WinningsPhase phase = WinningsPhase::Roll;
    int total = 0; ///< of the dice that count so far
    int promotion = 0; ///< the die among them that stays when the other is rolled again

    bool operator==(const WinningsRoll &) const = default;
};

enum class ClaimPhase { Roll, Premium, Decision, Punishment };

/// What somebody who paid for the dead wants back.
struct InsuranceClaim
{
    int dead = 0;
    ClaimPhase phase = ClaimPhase::Roll;
    int premium = 0; ///< once it is known

    bool operator==(const InsuranceClaim &) const = default;
};

/// A star whom only the book knows, as far as the coach has told of him.
struct BookStarTold
{
    QString name{};
    std::vector<int> values{}; ///< in the order of a profile

    bool operator==(const BookStarTold &) const = default;
};

using StepData = OneOf<std::variant<
    std::monostate, BlockChain, PushedRow, SawCut, FoulCall, SendingOff, BribeDie, HarmChain,
    CasualtyChain, KnockOut, Treatment, StepChoices, CardRuleEffect, TableResult, PlannedRoll,
    MadeRoll, FallenDie, SecondChance, KickedBall, EventDraw, WinningsRoll, InsuranceClaim, AfarAim,
    AfarDice, BoltPath, LooseBall, FreeTurn, HurriedTurn, ShopShelf, SidesDone, OfHalf, Prelude,
    ShortSide, FreeTurns, RollOnTable, CardDeal, CardCount, CardMoney, DrawnCard, RosterPlace,
    MageRoll, DrivenBack, PlayerCount, CrusadeDice, SpareBlitzes, AssassinRun, BombBurst, BombThrow,
    KickCatch, FusePhase, MissingFor, StaffPhase, PapaPhase, RunePhase, BallOut, MateInAir,
    MateKick, MateKicked, PointsPhase, LevelsPhase, AgingDice, AwardsGiven, ResidencePhase,
    HomeLossRoll, SalePhase, SponsorHunt, OngoingDeal, TradePhase, BookStarTold, RockFrom, Thrown,
    Announcement, TurnoverCause>>;
extern template class OneOf<StepData::Kinds>;

/// Rows, skills and the like as choices name them.
template<typename Tag>
[[nodiscard]] QStringList idNames(const std::vector<Id<Tag>> &ids)
{
    QStringList names;
    for (const Id<Tag> &id : ids)
        names.append(id.text());
    return names;
}

} // namespace dugout
