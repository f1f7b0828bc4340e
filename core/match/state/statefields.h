// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"
#include "core/team/teamfields.h"
#include "core/text/oneof.h"
#include "core/text/sharedvalue.h"
#include "core/values/valuebytes.h"

namespace dugout {

// The fields of the state of a match and of all it is made of: see core/values/fields.h. A state is
// kept as bytes beside its journal and summed up in its hash.

template<>
struct WrittenAs<StepKind>
{
    static QString to(StepKind kind) { return kind.word(); }
    static std::optional<StepKind> from(const QString &word)
    {
        const StepKind kind = StepKind::named(word);
        return kind.word() == word ? std::optional(kind) : std::nullopt;
    }
};

template<typename Family>
struct WrittenAs<KnownWord<Family>>
{
    static QString to(KnownWord<Family> word) { return word.word(); }
    static std::optional<KnownWord<Family>> from(const QString &text)
    {
        const auto &words = Family::words();
        const auto found = std::find(words.begin(), words.end(), text);
        if (found == words.end())
            return std::nullopt;
        return KnownWord<Family>(static_cast<typename Family::Id>(found - words.begin()));
    }
};

template<typename Family>
struct WrittenAs<KeptWord<Family>>
{
    static QString to(const KeptWord<Family> &word) { return word.text(); }
    static std::optional<KeptWord<Family>> from(const QString &text)
    {
        return KeptWord<Family>::fromText(text);
    }
    static QString needed() { return {}; } // every text is one
};

/// Nobody is an empty text.
template<>
struct WrittenAs<PlayerRef>
{
    static QString to(const PlayerRef &ref) { return ref.isValid() ? ref.toString() : QString(); }
    static std::optional<PlayerRef> from(const QString &text)
    {
        return PlayerRef::fromString(text);
    }
    static QString needed() { return {}; } // what names nobody is nobody
};

template<>
struct WrittenAs<AfterPart>
{
    static std::optional<AfterState> to(const AfterPart &part);
    static std::optional<AfterPart> from(std::optional<AfterState> state);
};

DUGOUT_FIELDS(Square, x, y)
DUGOUT_FIELDS(LocalizedText, es, en, de)
DUGOUT_FIELDS(Participant, player, ref, role, profile, skills, origin, table, skillNames, skillUses,
              byBook, armed)
DUGOUT_FIELDS(CardOf, deck, card)
DUGOUT_FIELDS(RowOf, table, row)
DUGOUT_FIELDS(RowOrBook, row, book)
DUGOUT_FIELDS(Rerolls, perHalf, left, bonusHalf, bonusDrive, leader, leaderCame, usedThisTurn)
DUGOUT_FIELDS(TimedEffect, source, change, skills, until, after, withheld, idle, turncoat, dazed,
              rooted, feuds)
template<>
struct Fields<MatchPlayer>
{
    static constexpr auto all = describe<MatchPlayer>(
        field(u"who", &MatchPlayer::who), field(u"where", &MatchPlayer::where),
        field(u"posture", &MatchPlayer::posture),
        field(u"stunnedThisTurn", &MatchPlayer::stunnedThisTurn),
        field(u"sitsOut", &MatchPlayer::sitsOut),
        field(u"playedThisDrive", &MatchPlayer::playedThisDrive),
        field(u"deeds", &MatchPlayer::achievements),
        field(u""
              "casualties",
              &MatchPlayer::casualties),
        field(u"bookInjuries", &MatchPlayer::bookInjuries),
        field(u"boons", &MatchPlayer::timedEffects),
        field(u"usedThisTurn", &MatchPlayer::usedThisTurn));
};
DUGOUT_FIELDS(SideState, players, tracked, score, turn, turnsPlayed, rerolls, fans, fame, bribes,
              apothecaries, coachEjected, conceded, confirmed, transferred, gift, treasury,
              purchases, drawn, boughtDraws, cards, cardsPlayed, counters)
DUGOUT_FIELDS(Fact, kind, seat, player, by, what, count, cause, half, turn)
DUGOUT_FIELDS(LaterRoll, player, table)
DUGOUT_FIELDS(KeptCard, card, drive)
DUGOUT_FIELDS(Grudge, against, count)
DUGOUT_FIELDS(SideOccasion, legend, eventTurn, event, specialBalls, wakingCard, earlyBird, upset,
              lastStanding)
DUGOUT_FIELDS(Blessing, by, player)
DUGOUT_FIELDS(Occasion, referee, refereeWarned, stadium, home, rivals, handicap, kickOff, underKick,
              freeConcession, ball, ballKicker, hurtLastTurn, turnEnded, hurriedUp, hurriedScorer,
              cardsKept, cardsRested, grudges, blessings, asksRolls, sides)
DUGOUT_FIELDS(DriveRecord, half, kicking, scoredBy, scorer, turnsAtEnd)
DUGOUT_FIELDS(CasualtyRecord, victim, by, cause, result, note, half, turn, mended)
DUGOUT_FIELDS(GuestLeaves, guest)
DUGOUT_FIELDS(HurtAgain, player)
DUGOUT_FIELDS(WeatherAgain, weather)
DUGOUT_FIELDS(OngoingEffect, source, seat, values, until, turns, back)
DUGOUT_FIELDS(TurnUses, actions, blitzes, fouls, completions, hurt, attacker, attack, attacked,
              blitzer, mover, follows, acted, actedBefore, held)
DUGOUT_FIELDS(TeamChange, kind, player, subject, before, after, reason)
DUGOUT_FIELDS(AfterSide, takesPart, team, agenda, changes, winnings, leaguePoints, pettyCash,
              residence, paidForResidence, recruits, raisedAwards, rolledToStay, pointsEntered,
              injuriesEntered, lostRolls, names, rolls, dead)
DUGOUT_FIELDS(AfterState, begun, sides, exposure)

// The data of steps.

DUGOUT_FIELDS(RollPlan, roll, who, other, range, told, bomb, accurate, farKick, against, zones,
              near, again, from)
DUGOUT_FIELDS(MadeRoll, plan, end, ball, dice)
DUGOUT_FIELDS(FallenDie, plan, die, needed, helped)
DUGOUT_FIELDS(KickedBall, aimed, direction, distance)
DUGOUT_FIELDS(BlockChain, how, dice, results, again, dared, lay, faced)
DUGOUT_FIELDS(PushedRow, squares, freely, refused, decided)
DUGOUT_FIELDS(SawCut, foul, assists, again, hit)
DUGOUT_FIELDS(FoulCall, doubleSeen, removed)
DUGOUT_FIELDS(SendingOff, reason, argued, helpless)
DUGOUT_FIELDS(HarmChain, cause, modifier, injuryModifier, total, roll, held, mightyBlowSpent,
              dirtyPlayerSpent, piledOn, doubleRolled, launched, stabbedAgain, secondRoll,
              causerAsked)
DUGOUT_FIELDS(CasualtyChain, cause, rolled, saved, regenerated)
DUGOUT_FIELDS(KnockOut, cause, onPitch, square)
DUGOUT_FIELDS(Treatment, results)
DUGOUT_FIELDS(AfarAim, what, betweenTurns, anybody, table, strayDie)
DUGOUT_FIELDS(AfarDice, aim, hit)
DUGOUT_FIELDS(BoltPath, betweenTurns, hurt, passed)
DUGOUT_FIELDS(Announcement, of)
DUGOUT_FIELDS(LooseBall, astray, square, thrownIn, thrownBack)
DUGOUT_FIELDS(FreeTurn, hurried, begun, before)
DUGOUT_FIELDS(HurriedTurn, actions)
DUGOUT_FIELDS(StepChoices, choices)
DUGOUT_FIELDS(CardRuleEffect, card, effect)
DUGOUT_FIELDS(TableResult, of, done, diceFell, mostHit, armourModifier)
DUGOUT_FIELDS(EventDraw, seat, turnKnown)
DUGOUT_FIELDS(WinningsRoll, phase, total, promotion)
DUGOUT_FIELDS(InsuranceClaim, dead, phase, premium)
DUGOUT_FIELDS(BookStarTold, name, values)
DUGOUT_FIELDS(SidesDone, count)
DUGOUT_FIELDS(OfHalf, half)
DUGOUT_FIELDS(FreeTurns, begun)
DUGOUT_FIELDS(RollOnTable, modifier, again)
DUGOUT_FIELDS(CardDeal, dealt, kept)
DUGOUT_FIELDS(CardCount, cards)
DUGOUT_FIELDS(CardMoney, left)
DUGOUT_FIELDS(RosterPlace, place)
DUGOUT_FIELDS(DrivenBack, squares)
DUGOUT_FIELDS(MageRoll, total)
DUGOUT_FIELDS(PlayerCount, players)
DUGOUT_FIELDS(CrusadeDice, dice)
DUGOUT_FIELDS(SpareBlitzes, count)
DUGOUT_FIELDS(AssassinRun, squares)
DUGOUT_FIELDS(BombBurst, phase, square)
DUGOUT_FIELDS(BallOut, square, way)
DUGOUT_FIELDS(MateInAir, kicked)
DUGOUT_FIELDS(MateKick, phase, again)
DUGOUT_FIELDS(MateKicked, squares, tooHard)
DUGOUT_FIELDS(AgingDice, first, second)
DUGOUT_FIELDS(AwardsGiven, count)
DUGOUT_FIELDS(HomeLossRoll, die)
DUGOUT_FIELDS(SponsorHunt, phase, entry, kinds)
DUGOUT_FIELDS(OngoingDeal, place)
DUGOUT_FIELDS(Step, kind, seat, player, by, subject, data)

/// Its members are counted in statefields.cpp, for it is no aggregate.
template<>
struct Fields<MatchState>
{
    static constexpr auto all = std::tuple(
        field(u"sides", &MatchState::sides), field(u"agenda", &MatchState::agenda),
        field(u"half", &MatchState::half), field(u"drive", &MatchState::drive),
        field(u"recoveryDrive", &MatchState::recoveryDrive),
        field(u"kicking", &MatchState::kicking), field(u"kickedFirst", &MatchState::kickedFirst),
        field(u"active", &MatchState::active), field(u"extraTurn", &MatchState::extraTurn),
        field(u"uses", &MatchState::uses), field(u"weather", &MatchState::weather),
        field(u"carrier", &MatchState::carrier), field(u"board", &MatchState::board),
        field(u"over", &MatchState::over), field(u"shootOutWinner", &MatchState::shootOutWinner),
        field(u"drives", &MatchState::drives), field(u"casualtyRecords", &MatchState::casualties),
        field(u"lasting", &MatchState::ongoing), field(u"entered", &MatchState::entered),
        field(u"occasion", &MatchState::occasion), field(u"after", &MatchState::after),
        field(u"facts", &MatchState::facts, FieldRules{.hashed = false}));
};

} // namespace dugout
