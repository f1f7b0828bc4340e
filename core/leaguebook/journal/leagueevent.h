// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"
#include "core/play/event.h"
#include "core/text/oneof.h"

namespace dugout {

class Ruleset;

// What the commissioner decides and what comes in, each a plain value. The journal of a league is a
// list of these; see leaguefold.h for what they do and when they are refused.

struct LeagueFounded
{
    QString name{};
    LeagueRules rules{};
    bool operator==(const LeagueFounded &) const = default;
};
struct LeagueRenamed
{
    QString name{};
    bool operator==(const LeagueRenamed &) const = default;
};
/// Holds from a round of the season that is played; before the first season, from the founding.
struct RulesChanged
{
    LeagueRules rules{};
    int fromRound = 1;
    bool operator==(const RulesChanged &) const = default;
};
/// A new coach, or new particulars of one.
struct CoachRecorded
{
    LeagueCoach coach{};
    bool operator==(const CoachRecorded &) const = default;
};
/// Only one without a team.
struct CoachRemoved
{
    CoachId coach{};
    bool operator==(const CoachRemoved &) const = default;
};
struct TeamRegistered
{
    LeagueTeam team{};
    bool operator==(const TeamRegistered &) const = default;
};
/// Leaves every competition that still runs too.
struct TeamLeft
{
    EntrantId team{};
    LeftResults results = LeftResults::Kept;
    bool retires = false;
    bool operator==(const TeamLeft &) const = default;
};
struct TeamHandedOn
{
    EntrantId team{};
    CoachId coach{};
    bool operator==(const TeamHandedOn &) const = default;
};
/// The team comes back, or its sheet was renewed: redrafted, restored as it was registered.
struct TeamRenewed
{
    EntrantId team{};
    TeamFigures figures{};
    KeptSheet sheet{};
    KeptSheet old{}; ///< of a redrafted team: as it was, for undo
    KeptSheet draft{}; ///< and what it is built from, for redo
    bool operator==(const TeamRenewed &) const = default;
};
/// Somebody changed the sheet by hand, with the commissioner's word for it.
struct SheetEdited
{
    EntrantId team{};
    TeamFigures figures{}; ///< as it is from then on
    bool operator==(const SheetEdited &) const = default;
};
/// For good, instead of all it had bought so; nothing: it gives everything back.
struct InducementsBought
{
    EntrantId team{};
    std::vector<Purchase> inducements{};
    bool operator==(const InducementsBought &) const = default;
};
/// Another club, or none.
struct ClubChanged
{
    EntrantId team{};
    QString club{};
    bool operator==(const ClubChanged &) const = default;
};
struct SeasonBegun
{
    SeasonId season{};
    QString name{};
    bool operator==(const SeasonBegun &) const = default;
};
struct SeasonEnded
{
    SeasonId season{};
    bool operator==(const SeasonEnded &) const = default;
};
/// In the season that is played.
struct CompetitionAdded
{
    CompetitionId competition{};
    CompetitionRules rules{};
    bool operator==(const CompetitionAdded &) const = default;
};
/// Points and tie-breaks may change at any time, phases only before they begin.
struct CompetitionChanged
{
    CompetitionId competition{};
    CompetitionRules rules{};
    bool operator==(const CompetitionChanged &) const = default;
};
struct CompetitionRemoved
{
    CompetitionId competition{};
    bool operator==(const CompetitionRemoved &) const = default;
};
struct CompetitionEnded
{
    CompetitionId competition{};
    bool operator==(const CompetitionEnded &) const = default;
};
/// Joins, or gets another division or seed.
struct EntrantJoined
{
    CompetitionId competition{};
    CompetitionEntry entry{};
    bool operator==(const EntrantJoined &) const = default;
};
struct EntrantLeft
{
    CompetitionId competition{};
    EntrantId team{};
    LeftResults results = LeftResults::Kept;
    bool operator==(const EntrantLeft &) const = default;
};
/// Lots for those who have none yet, in this order.
struct LotsDrawn
{
    CompetitionId competition{};
    std::vector<EntrantId> order{};
    /// Where they come among those who have one, counted from 1: latecomers are drawn into the
    /// order of the others. 0: behind them.
    int place = 0;
    bool operator==(const LotsDrawn &) const = default;
};
/// Who takes part in the phase, and where the draw puts them.
struct PhaseBegun
{
    CompetitionId competition{};
    int phase = 0;
    std::vector<EntrantId> seeds{};
    std::vector<Division> divisions{};
    std::vector<EntrantId> places{};
    bool operator==(const PhaseBegun &) const = default;
};
/// New rounds, or rounds that were drawn and not yet published drawn again.
struct RoundsDrawn
{
    CompetitionId competition{};
    int phase = 0;
    std::vector<LeagueRound> rounds{};
    bool operator==(const RoundsDrawn &) const = default;
};
/// What is drawn of a phase stays, though by the table others would go on now.
struct DrawUpheld
{
    CompetitionId competition{};
    int phase = 0;
    bool operator==(const DrawUpheld &) const = default;
};
/// The last round of the competition, as long as nothing of it was played.
struct RoundDiscarded
{
    CompetitionId competition{};
    int round = 1;
    bool operator==(const RoundDiscarded &) const = default;
};
struct RoundPublished
{
    CompetitionId competition{};
    int round = 1;
    qint64 deadlineMs = 0;
    bool operator==(const RoundPublished &) const = default;
};
/// A match more in a round: of a ladder, of open play, a friendly, or by hand.
struct FixtureAdded
{
    CompetitionId competition{};
    int phase = 0;
    int round = 1;
    LeagueFixture fixture{};
    bool operator==(const FixtureAdded &) const = default;
};
/// Other sides by hand. The fixtures they come from take those that are put out, so that each
/// still plays once.
struct PairChanged
{
    FixtureId fixture{};
    EntrantId home{};
    EntrantId away{};
    bool operator==(const PairChanged &) const = default;
};
struct PairPinned
{
    FixtureId fixture{};
    bool pinned = true;
    bool operator==(const PairPinned &) const = default;
};
struct FixtureArranged
{
    FixtureId fixture{};
    FixtureArrangement when{};
    bool operator==(const FixtureArranged &) const = default;
};
struct MatchBegun
{
    FixtureId fixture{};
    JournalId match{};
    bool operator==(const MatchBegun &) const = default;
};
/// The match was deleted or is played elsewhere.
struct MatchDropped
{
    FixtureId fixture{};
    bool operator==(const MatchDropped &) const = default;
};
/// A result, or another one instead. What the sides are worth afterwards where it is known.
struct ResultEntered
{
    FixtureId fixture{};
    FixtureOutcome outcome{};
    std::optional<TeamFiguresPair> after{};
    bool operator==(const ResultEntered &) const = default;
};
struct ResultWithdrawn
{
    FixtureId fixture{};
    bool operator==(const ResultWithdrawn &) const = default;
};
struct ResultSigned
{
    FixtureId fixture{};
    FixtureSide side = FixtureSide::Home;
    bool operator==(const ResultSigned &) const = default;
};
/// A coach does not stand by what was delivered.
struct ResultDisputed
{
    FixtureId fixture{};
    FixtureSide side = FixtureSide::Home;
    QString why{};
    bool operator==(const ResultDisputed &) const = default;
};
struct PointsGiven
{
    CompetitionId competition{};
    EntrantId team{};
    Rational points{};
    bool operator==(const PointsGiven &) const = default;
};
struct ChallengeMade
{
    CompetitionId competition{};
    Challenge challenge{};
    bool operator==(const ChallengeMade &) const = default;
};
/// With the fixture that comes of it, where a match or an award does.
struct ChallengeAnswered
{
    CompetitionId competition{};
    int challenge = 0;
    ChallengeAnswer answer = ChallengeAnswer::Open;
    EntrantId substitute{};
    FixtureId fixture{};
    bool operator==(const ChallengeAnswered &) const = default;
};
struct PrizeGiven
{
    Prize prize{};
    bool operator==(const PrizeGiven &) const = default;
};
/// Empty team: nobody holds it any more.
struct HoldingChanged
{
    Holding holding{};
    bool operator==(const HoldingChanged &) const = default;
};

using LeagueEventData = OneOf<std::variant<
    LeagueFounded, LeagueRenamed, RulesChanged, CoachRecorded, CoachRemoved, TeamRegistered,
    TeamLeft, TeamHandedOn, TeamRenewed, InducementsBought, ClubChanged, SeasonBegun, SeasonEnded,
    CompetitionAdded, CompetitionChanged, CompetitionRemoved, CompetitionEnded, EntrantJoined,
    EntrantLeft, LotsDrawn, PhaseBegun, RoundsDrawn, RoundDiscarded, RoundPublished, FixtureAdded,
    PairChanged, PairPinned, FixtureArranged, MatchBegun, MatchDropped, ResultEntered,
    ResultWithdrawn, ResultSigned, ResultDisputed, PointsGiven, ChallengeMade, ChallengeAnswered,
    PrizeGiven, HoldingChanged, DrawUpheld, SheetEdited>>;
extern template class OneOf<LeagueEventData::Kinds>;

/// One event of a league's journal.
struct LeagueEvent
{
    LeagueEventData data{};
    QString reason{}; ///< the commissioner's words
    CoachId by{}; ///< who said it himself, by his own phone; empty: it was said where the league is

    bool operator==(const LeagueEvent &) const = default;
};

/// As it is kept: "team-left" with its values. The journal's own reader knows the form.
[[nodiscard]] Event toEvent(const LeagueEvent &event);
[[nodiscard]] Result<LeagueEvent> leagueEventFrom(const Event &event);
/// A line of the journal as it is kept now: the first leagues wrote the values of an event as a
/// text.
[[nodiscard]] QJsonObject withValues(const QJsonObject &payload);
/// "team-left": what it is kept under.
[[nodiscard]] QString achievementId(const LeagueEventData &data);
/// What happened in one sentence in the language of the moment; `before` is the league it
/// happened to. Without the reason. Who knows the edition calls a star by his name.
[[nodiscard]] QString eventLine(const League &before, const LeagueEvent &event,
                                const Ruleset *edition = nullptr);

} // namespace dugout
