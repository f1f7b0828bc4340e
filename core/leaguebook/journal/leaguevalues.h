// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leagueevent.h"
#include "core/team/teamfields.h"

namespace dugout {

// The fields of a league and of the events it is folded from: see core/values/fields.h. Events are
// kept and exported as JSON; what was once written must stay readable, so fields are added and
// never given another meaning. What only the fold works out is no part of the JSON.

/// Worked out by the fold: in the bytes of a folded league alone.
template<typename T, typename M>
constexpr Field<T, M> folded(M T::*member)
{
    return field({}, member, {.json = false});
}

template<>
struct WrittenAs<Rational>
{
    static QString to(const Rational &value) { return value.toString(); }
    static std::optional<Rational> from(const QString &text);
    static QString needed();
};

/// A sheet stays the text it is: hardly anybody looks into it.
template<>
struct WrittenAs<KeptSheet>
{
    static QJsonObject to(const KeptSheet &sheet) { return sheet.object(); }
    static std::optional<KeptSheet> from(const QJsonObject &object) { return KeptSheet(object); }
    static QByteArray toBytes(const KeptSheet &sheet) { return sheet.text(); }
    static KeptSheet fromBytes(QByteArray text) { return KeptSheet::fromText(std::move(text)); }
    static QString needed();
};

template<>
const QStringList &enumWords<MemberState>();
template<>
const QStringList &enumWords<HoldingKind>();
template<>
const QStringList &enumWords<PrizeKind>();
template<>
const QStringList &enumWords<ResultSource>();
template<>
const QStringList &enumWords<ResultKind>();
template<>
const QStringList &enumWords<FixtureSide>();
template<>
const QStringList &enumWords<LeftResults>();
template<>
const QStringList &enumWords<LeagueOutcome>();
template<>
const QStringList &enumWords<OpponentCredit>();
template<>
const QStringList &enumWords<TieBreak>();
template<>
const QStringList &enumWords<QualifyBy>();
template<>
const QStringList &enumWords<SwissOrder>();
template<>
const QStringList &enumWords<PhaseFormat>();
template<>
const QStringList &enumWords<SquadPoints>();
template<>
const QStringList &enumWords<ChallengeAnswer>();

// State.

DUGOUT_FIELDS(LeagueRules, ruleset, options, rosters, budget, budgetRise, buyBack, game)
DUGOUT_FIELDS(LeagueCoach, id, name, naf, contact)
DUGOUT_FIELDS(TeamFigures, value, fanFactor, treasury, rating)
DUGOUT_FIELDS(TeamFiguresPair, home, away)

template<>
struct Fields<LeagueTeam>
{
    static constexpr auto all = describe<LeagueTeam>(
        field(u"id", &LeagueTeam::id), field(u"name", &LeagueTeam::name),
        field(u"coach", &LeagueTeam::coach), field(u"roster", &LeagueTeam::roster),
        field(u"club", &LeagueTeam::club), field(u"figures", &LeagueTeam::figures),
        field(u"state", &LeagueTeam::state), field(u"legacy", &LeagueTeam::legacy),
        field(u"sheet", &LeagueTeam::sheet, {.packed = false}), folded(&LeagueTeam::lastFixture),
        folded(&LeagueTeam::figuresAtMs), folded(&LeagueTeam::drafted),
        folded(&LeagueTeam::inducements));
};

DUGOUT_FIELDS(Holding, kind, name, team)

template<>
struct Fields<Prize>
{
    static constexpr auto all
        = describe<Prize>(field(u"kind", &Prize::kind), field(u"name", &Prize::name),
                          field(u"team", &Prize::team), field(u"player", &Prize::player),
                          field(u"amount", &Prize::amount), field(u"season", &Prize::season),
                          field(u"competition", &Prize::competition), folded(&Prize::reason));
};

DUGOUT_FIELDS(ResultColumn, name, home, away)

template<>
struct Fields<FixtureResult>
{
    static constexpr auto all = describe<FixtureResult>(
        field(u"round", &FixtureResult::round), field(u"home", &FixtureResult::home),
        field(u"away", &FixtureResult::away), field(u"kind", &FixtureResult::kind),
        field(u"td", &FixtureResult::td), field(u"tdAgainst", &FixtureResult::tdAgainst),
        field(u"cas", &FixtureResult::cas), field(u"casAgainst", &FixtureResult::casAgainst),
        field(u"winner", &FixtureResult::winner), field(u"conceded", &FixtureResult::conceded),
        field(u"columns", &FixtureResult::columns), transient(&FixtureResult::drawn));
};

DUGOUT_FIELDS(EncounterGame, glory, gloryAgainst, onLevelGlory)
DUGOUT_FIELDS(Encounter, games, homeOut, awayOut, lastStanding, rollOff)

template<>
struct Fields<FixtureOutcome>
{
    static constexpr auto all = describe<FixtureOutcome>(
        field(u"result", &FixtureOutcome::result), field(u"source", &FixtureOutcome::source),
        field(u"at", &FixtureOutcome::atMs), field(u"homeValue", &FixtureOutcome::homeValue),
        field(u"awayValue", &FixtureOutcome::awayValue),
        field(u"homeSigned", &FixtureOutcome::homeSigned),
        field(u"awaySigned", &FixtureOutcome::awaySigned), field(u"note", &FixtureOutcome::note),
        field(u"encounter", &FixtureOutcome::encounter),
        field(u"deliveredBy", &FixtureOutcome::deliveredBy),
        field(u"atTable", &FixtureOutcome::atTable), field(u"disputed", &FixtureOutcome::disputed),
        field(u"dispute", &FixtureOutcome::dispute), folded(&FixtureOutcome::homeCoach),
        folded(&FixtureOutcome::awayCoach));
};

template<>
struct Fields<FixtureArrangement>
{
    static constexpr auto all = describe<FixtureArrangement>(
        field(u"date", &FixtureArrangement::dateMs),
        field(u"deadline", &FixtureArrangement::deadlineMs),
        field(u"place", &FixtureArrangement::place), field(u"table", &FixtureArrangement::table));
};

template<>
struct Fields<LeagueFixture>
{
    static constexpr auto all = describe<LeagueFixture>(
        field(u"id", &LeagueFixture::id), field(u"home", &LeagueFixture::home),
        field(u"away", &LeagueFixture::away), field(u"pinned", &LeagueFixture::pinned),
        field(u"friendly", &LeagueFixture::friendly), field(u"occasion", &LeagueFixture::occasion),
        field(u"stage", &LeagueFixture::stage), field(u"tie", &LeagueFixture::tie),
        field(u"when", &LeagueFixture::when), folded(&LeagueFixture::moves),
        folded(&LeagueFixture::match), folded(&LeagueFixture::outcome));
};

template<>
struct Fields<LeagueRound>
{
    static constexpr auto all = describe<LeagueRound>(
        field(u"number", &LeagueRound::number), field(u"deadline", &LeagueRound::deadlineMs),
        field(u"fixtures", &LeagueRound::fixtures), folded(&LeagueRound::published));
};

DUGOUT_FIELDS(PhaseRules, name, format, rounds, legs, divisions, across, byLot, order, bestOf,
              thirdPlace, qualifyBy, places)
DUGOUT_FIELDS(CompetitionRules, name, game, points, columns, tieBreaks, bestResults, bye,
              byeOpponent, forfeitOpponent, headToHeadNeedsAll, awardedTd, teamsDevelop, phases,
              needsWinners, squad, squadPoints)

template<>
struct Fields<CompetitionEntry>
{
    static constexpr auto all = describe<CompetitionEntry>(
        field(u"team", &CompetitionEntry::team), field(u"division", &CompetitionEntry::division),
        field(u"seed", &CompetitionEntry::seed), field(u"squad", &CompetitionEntry::squad),
        folded(&CompetitionEntry::lot), folded(&CompetitionEntry::left),
        folded(&CompetitionEntry::results));
};

template<>
struct Fields<Challenge>
{
    static constexpr auto all = describe<Challenge>(
        field(u"week", &Challenge::week), field(u"challenger", &Challenge::challenger),
        field(u"challenged", &Challenge::challenged), folded(&Challenge::answer),
        folded(&Challenge::substitute));
};

DUGOUT_FIELDS(RulesPeriod, rules, season, fromRound, reason)
DUGOUT_FIELDS(Phase, begun, seeds, divisions, places, rounds, outgrown)
DUGOUT_FIELDS(HandPoints, entrant, points, reason)
DUGOUT_FIELDS(LeagueChallenge, challenge, fixture)
DUGOUT_FIELDS(Competition, id, rules, entries, phases, handPoints, challenges, ended, rulesAtStart)
DUGOUT_FIELDS(CompetitionTitle, id, name)

template<>
struct Fields<PackedCompetitions>
{
    static constexpr auto all = describe<PackedCompetitions>(
        folded(&PackedCompetitions::titles), folded(&PackedCompetitions::lowest),
        folded(&PackedCompetitions::highest), transient(&PackedCompetitions::bytes),
        folded(&PackedCompetitions::isSqueezed));
};

template<>
struct Fields<Season>
{
    static constexpr auto all
        = describe<Season>(folded(&Season::id), folded(&Season::name), folded(&Season::ended),
                           transient(&Season::competitions));
};

DUGOUT_FIELDS(League, name, rules, coaches, teams, seasons, holdings, prizes, lastFixture)

// Events, each with the word that names it in a journal.

#define DUGOUT_EVENT(Type, word, ...)                                                              \
    template<>                                                                                     \
    struct Fields<Type>                                                                            \
    {                                                                                              \
        static constexpr std::u16string_view id = u"" word;                                        \
        static constexpr auto all = DUGOUT_DESCRIBE(Type, __VA_ARGS__);                            \
    };

DUGOUT_EVENT(LeagueFounded, "founded", name, rules)
DUGOUT_EVENT(LeagueRenamed, "renamed", name)
DUGOUT_EVENT(RulesChanged, "rules-changed", rules, fromRound)
DUGOUT_EVENT(CoachRecorded, "coach-recorded", coach)
DUGOUT_EVENT(CoachRemoved, "coach-removed", coach)
DUGOUT_EVENT(TeamRegistered, "team-registered", team)
DUGOUT_EVENT(TeamLeft, "team-left", team, results, retires)
DUGOUT_EVENT(TeamHandedOn, "team-handed-on", team, coach)
DUGOUT_EVENT(TeamRenewed, "team-renewed", team, figures, sheet, old, draft)
DUGOUT_EVENT(InducementsBought, "inducements-bought", team, inducements)
DUGOUT_EVENT(ClubChanged, "club-changed", team, club)
DUGOUT_EVENT(SeasonBegun, "season-begun", season, name)
DUGOUT_EVENT(SeasonEnded, "season-ended", season)
DUGOUT_EVENT(CompetitionAdded, "competition-added", competition, rules)
DUGOUT_EVENT(CompetitionChanged, "competition-changed", competition, rules)
DUGOUT_EVENT(CompetitionRemoved, "competition-removed", competition)
DUGOUT_EVENT(CompetitionEnded, "competition-ended", competition)
DUGOUT_EVENT(EntrantJoined, "entrant-joined", competition, entry)
DUGOUT_EVENT(EntrantLeft, "entrant-left", competition, team, results)
DUGOUT_EVENT(LotsDrawn, "lots-drawn", competition, order, place)
DUGOUT_EVENT(PhaseBegun, "phase-begun", competition, phase, seeds, divisions, places)
DUGOUT_EVENT(RoundsDrawn, "rounds-drawn", competition, phase, rounds)
DUGOUT_EVENT(DrawUpheld, "draw-upheld", competition, phase)
DUGOUT_EVENT(RoundDiscarded, "round-discarded", competition, round)
template<>
struct Fields<RoundPublished>
{
    static constexpr std::u16string_view id = u"round-published";
    static constexpr auto all = describe<RoundPublished>(
        field(u"competition", &RoundPublished::competition),
        field(u"round", &RoundPublished::round), field(u"deadline", &RoundPublished::deadlineMs));
};
DUGOUT_EVENT(FixtureAdded, "fixture-added", competition, phase, round, fixture)
DUGOUT_EVENT(PairChanged, "pair-changed", fixture, home, away)
DUGOUT_EVENT(PairPinned, "pair-pinned", fixture, pinned)
DUGOUT_EVENT(FixtureArranged, "fixture-arranged", fixture, when)
DUGOUT_EVENT(MatchBegun, "match-begun", fixture, match)
DUGOUT_EVENT(MatchDropped, "match-dropped", fixture)
DUGOUT_EVENT(ResultEntered, "result-entered", fixture, outcome, after)
DUGOUT_EVENT(ResultWithdrawn, "result-withdrawn", fixture)
DUGOUT_EVENT(ResultSigned, "result-signed", fixture, side)
DUGOUT_EVENT(ResultDisputed, "result-disputed", fixture, side, why)
DUGOUT_EVENT(PointsGiven, "points-given", competition, team, points)
DUGOUT_EVENT(ChallengeMade, "challenge-made", competition, challenge)
DUGOUT_EVENT(ChallengeAnswered, "challenge-answered", competition, challenge, answer, substitute,
             fixture)
DUGOUT_EVENT(PrizeGiven, "prize-given", prize)
DUGOUT_EVENT(HoldingChanged, "holding-changed", holding)
DUGOUT_EVENT(SheetEdited, "sheet-edited", team, figures)

#undef DUGOUT_EVENT

} // namespace dugout
