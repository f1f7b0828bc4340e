// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/challenge.h"
#include "core/league/encounter.h"
#include "core/leaguebook/acts/competitionplan.h"
#include "core/leaguebook/state/leaguemembers.h"
#include "core/text/oneof.h"

namespace dugout {

// Everything one can do in a league, each as a plain value that a form of the window, the options
// of a command, a phone or a file fills in. actevents.h turns it into events; its fields are
// described in actfields.h.

struct RenameLeague
{
    QString name{};
    bool operator==(const RenameLeague &) const = default;
};
/// What is not said stays as it is. The edition stays in any case.
struct ChangeRules
{
    OptionChoices options{};
    std::vector<RosterId> rosters{};
    int budget = 0;
    int budgetRise = 0;
    QString buyBack{};
    int fromRound = 1;
    bool operator==(const ChangeRules &) const = default;
};
struct RecordCoach
{
    CoachId coach{}; ///< empty: a new one
    QString name{};
    int naf = 0;
    QString contact{};
    bool operator==(const RecordCoach &) const = default;
};
struct RemoveCoach
{
    CoachId coach{};
    bool operator==(const RemoveCoach &) const = default;
};
/// A kept team, by its id or name.
struct RegisterTeam
{
    QString team{};
    QString club{};
    QStringList inducements{}; ///< bought for good, see purchasesNamed()
    bool operator==(const RegisterTeam &) const = default;
};
struct RegisterPaperTeam
{
    QString name{};
    QString coach{}; ///< empty: called like the team
    RosterId roster{};
    QString club{};
    bool operator==(const RegisterPaperTeam &) const = default;
};
struct LeaveLeague
{
    EntrantId team{};
    LeftResults results = LeftResults::Kept;
    bool retires = false;
    bool operator==(const LeaveLeague &) const = default;
};
/// The coach is recorded where the league knows nobody of that name.
struct HandTeamOn
{
    EntrantId team{};
    QString coach{};
    bool operator==(const HandTeamOn &) const = default;
};
struct ChangeClub
{
    EntrantId team{};
    QString club{};
    bool operator==(const ChangeClub &) const = default;
};
/// Instead of all the team had bought so.
struct BuyForGood
{
    EntrantId team{};
    QStringList inducements{};
    bool operator==(const BuyForGood &) const = default;
};
struct BeginSeason
{
    QString name{}; ///< empty: "Season 3"
    bool operator==(const BeginSeason &) const = default;
};
struct EndSeason
{
    SeasonId season{}; ///< empty: the one that is played
    bool operator==(const EndSeason &) const = default;
};
struct AnnounceCompetition
{
    CompetitionId like{}; ///< by the rules of this one, and with its teams where none are named
    QString pattern{}; ///< by rules that were kept under this name
    CompetitionPlan plan{};
    std::vector<EntrantId> teams{};
    bool allTeams = false;
    bool operator==(const AnnounceCompetition &) const = default;
};
struct ChangeCompetition
{
    CompetitionId competition{};
    CompetitionPlan plan{};
    bool operator==(const ChangeCompetition &) const = default;
};
struct EndCompetition
{
    CompetitionId competition{};
    bool operator==(const EndCompetition &) const = default;
};
struct CallOffCompetition
{
    CompetitionId competition{};
    bool operator==(const CallOffCompetition &) const = default;
};
/// A competition like an earlier one, whose best and last change divisions.
struct PromoteDivisions
{
    CompetitionId competition{};
    int places = 1;
    QString name{}; ///< empty: as the earlier one
    bool operator==(const PromoteDivisions &) const = default;
};
struct EnterCompetition
{
    CompetitionId competition{};
    EntrantId team{};
    QString division{};
    int seed = 0;
    QString squad{};
    bool operator==(const EnterCompetition &) const = default;
};
struct LeaveCompetition
{
    CompetitionId competition{};
    EntrantId team{};
    LeftResults results = LeftResults::Kept;
    bool operator==(const LeaveCompetition &) const = default;
};
struct DrawRounds
{
    CompetitionId competition{};
    bool operator==(const DrawRounds &) const = default;
};
/// Though by the table others would go on now.
struct KeepDraw
{
    CompetitionId competition{};
    bool operator==(const KeepDraw &) const = default;
};
struct PairByHand
{
    CompetitionId competition{};
    EntrantId home{};
    EntrantId away{};
    bool friendly = false;
    int round = 0; ///< 0: the last one that is published
    bool operator==(const PairByHand &) const = default;
};
/// Who met whom in a round that was drawn elsewhere.
struct TakenPair
{
    int round = 1;
    EntrantId home{};
    EntrantId away{}; ///< empty: a bye
    bool operator==(const TakenPair &) const = default;
};
/// A competition that finds its opponents itself begins with the rounds that were played elsewhere.
struct TakeRounds
{
    CompetitionId competition{};
    std::vector<TakenPair> pairs{};
    bool operator==(const TakeRounds &) const = default;
};
struct PublishRounds
{
    CompetitionId competition{};
    int round = 0; ///< all up to this one; 0: the next one alone
    bool all = false;
    qint64 deadline = 0;
    bool operator==(const PublishRounds &) const = default;
};
struct DiscardRound
{
    CompetitionId competition{};
    int round = 0; ///< 0: the last one
    bool operator==(const DiscardRound &) const = default;
};
struct ChangePair
{
    FixtureId fixture{};
    EntrantId home{};
    EntrantId away{}; ///< empty: a bye
    bool operator==(const ChangePair &) const = default;
};
struct PinPair
{
    FixtureId fixture{};
    bool pinned = true;
    bool operator==(const PinPair &) const = default;
};
struct ArrangeFixture
{
    FixtureId fixture{};
    qint64 date = 0;
    qint64 deadline = 0;
    QString place{};
    int table = 0;
    bool operator==(const ArrangeFixture &) const = default;
};
/// On this machine; of a skirmish with the warbands and decks that both brought last.
struct StartMatch
{
    FixtureId fixture{};
    bool operator==(const StartMatch &) const = default;
};
/// Of a skirmish the games and what the ladder asks beyond them, of a match everything else.
struct EnterResult
{
    FixtureId fixture{};
    int td = 0;
    int tdAgainst = 0;
    int cas = 0;
    int casAgainst = 0;
    FixtureSide winner = FixtureSide::Neither; ///< where the score does not say it
    FixtureSide conceded = FixtureSide::Neither;
    bool awarded = false; ///< by the commissioner, as if it had been played
    bool forfeit = false; ///< one side, or neither, came: a score of a file, else see AwardFixture
    std::vector<ResultColumn> columns{};
    std::vector<EncounterGame> games{};
    bool homeOut = false;
    bool awayOut = false;
    FixtureSide lastStanding = FixtureSide::Neither;
    FixtureSide rollOff = FixtureSide::Neither;
    bool operator==(const EnterResult &) const = default;
};
/// A walk-over, or a double forfeit to nobody.
struct AwardFixture
{
    FixtureId fixture{};
    FixtureSide winner = FixtureSide::Neither;
    bool operator==(const AwardFixture &) const = default;
};
/// What its match says counts again, where it has one that is over.
struct WithdrawResult
{
    FixtureId fixture{};
    bool operator==(const WithdrawResult &) const = default;
};
enum class Signers { Home, Away, Both };
struct SignResult
{
    FixtureId fixture{};
    Signers side = Signers::Home;
    bool operator==(const SignResult &) const = default;
};
struct DisputeResult
{
    FixtureId fixture{};
    FixtureSide side = FixtureSide::Neither;
    QString why{};
    bool operator==(const DisputeResult &) const = default;
};
/// Of a disputed result: it stands, or it is taken back.
enum class Verdict { Stands, TakenBack };
struct DecideDispute
{
    FixtureId fixture{};
    Verdict verdict = Verdict::Stands;
    bool operator==(const DecideDispute &) const = default;
};
struct GivePoints
{
    CompetitionId competition{};
    EntrantId team{};
    Rational points{};
    bool operator==(const GivePoints &) const = default;
};
struct MakeChallenge
{
    CompetitionId competition{};
    EntrantId challenger{};
    EntrantId challenged{};
    int week = 0; ///< 0: the newest one
    bool operator==(const MakeChallenge &) const = default;
};
struct AnswerToChallenge
{
    CompetitionId competition{};
    EntrantId challenger{};
    EntrantId challenged{};
    ChallengeAnswer answer = ChallengeAnswer::Open;
    EntrantId substitute{};
    bool operator==(const AnswerToChallenge &) const = default;
};
struct GivePrize
{
    EntrantId team{};
    QString name{};
    PrizeKind kind = PrizeKind::Award;
    int amount = 0;
    QString player{};
    SeasonId season{}; ///< empty: the last one
    CompetitionId prizeOf{}; ///< the competition it was won in; empty: none
    bool operator==(const GivePrize &) const = default;
};
/// Empty team: nobody holds it any more.
struct RecordHolding
{
    HoldingKind kind = HoldingKind::Trophy;
    QString name{};
    EntrantId team{};
    bool operator==(const RecordHolding &) const = default;
};
struct RedraftTeam
{
    EntrantId team{};
    int downtime = 0;
    bool keepsWon = false;
    bool operator==(const RedraftTeam &) const = default;
};
struct BuyPlayersBack
{
    EntrantId team{};
    QStringList players{}; ///< ids
    bool operator==(const BuyPlayersBack &) const = default;
};

using LeagueAct = OneOf<std::variant<
    RenameLeague, ChangeRules, RecordCoach, RemoveCoach, RegisterTeam, RegisterPaperTeam,
    LeaveLeague, HandTeamOn, ChangeClub, BuyForGood, BeginSeason, EndSeason, AnnounceCompetition,
    ChangeCompetition, EndCompetition, CallOffCompetition, PromoteDivisions, EnterCompetition,
    LeaveCompetition, DrawRounds, KeepDraw, PairByHand, TakeRounds, PublishRounds, DiscardRound,
    ChangePair, PinPair, ArrangeFixture, StartMatch, EnterResult, AwardFixture, WithdrawResult,
    SignResult, DisputeResult, DecideDispute, GivePoints, MakeChallenge, AnswerToChallenge,
    GivePrize, RecordHolding, RedraftTeam, BuyPlayersBack>>;
extern template class OneOf<LeagueAct::Kinds>;

/// An act, and why somebody does it: the commissioner's words for the journal.
struct ActRequest
{
    LeagueAct act{};
    QString reason{};

    bool operator==(const ActRequest &) const = default;
};

} // namespace dugout
