// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/leagueact.h"
#include "core/leaguebook/journal/leaguevalues.h"

namespace dugout {

// The fields of acts: how they are called in JSON and on the command line, what people call them,
// what they may hold and when they are asked. Forms, options and files are all made from this.

struct League;

/// A field that is asked only where another one has one of these values (parted by blanks).
struct AskedWhen
{
    std::u16string_view field;
    std::u16string_view other;
    std::u16string_view values;
};

template<>
const QStringList &enumWords<PlanFormat>();
template<>
const QStringList &enumWords<PlayOffPairs>();
template<>
const QStringList &enumWords<Signers>();
template<>
const QStringList &enumWords<Verdict>();

/// What people call a choice, in the language of the moment.
template<typename E>
[[nodiscard]] QString choiceWords(E value);
template<>
QString choiceWords(PlanFormat value);
template<>
QString choiceWords(PlayOffPairs value);
template<>
QString choiceWords(PhaseFormat value);
template<>
QString choiceWords(SwissOrder value);
template<>
QString choiceWords(Signers value);
template<>
QString choiceWords(Verdict value);
template<>
QString choiceWords(LeftResults value);
template<>
QString choiceWords(QualifyBy value);
template<>
QString choiceWords(TieBreak value);
template<>
QString choiceWords(LeagueOutcome value);
template<>
QString choiceWords(OpponentCredit value);
template<>
QString choiceWords(SquadPoints value);
template<>
QString choiceWords(FixtureSide value);
template<>
QString choiceWords(ChallengeAnswer value);
template<>
QString choiceWords(PrizeKind value);
template<>
QString choiceWords(HoldingKind value);

inline constexpr int mostActText = 200; ///< letters
inline constexpr int mostGoldOfAct = 100'000'000;

constexpr FieldRules asked(const char *label)
{
    return {.most = mostActText, .label = label};
}
constexpr FieldRules needed(const char *label)
{
    return {.needed = true, .most = mostActText, .label = label};
}
constexpr FieldRules numbered(const char *label, int lowest, int highest)
{
    return {.lowest = lowest, .highest = highest, .label = label};
}
constexpr FieldRules listed(const char *label, qsizetype most)
{
    return {.most = most, .label = label};
}

template<>
struct Fields<CompetitionPlan>
{
    static constexpr auto all = describe<CompetitionPlan>(
        field(u"name", &CompetitionPlan::name, asked(QT_TRANSLATE_NOOP("Fields", "Name"))),
        field(u"format", &CompetitionPlan::format, asked(QT_TRANSLATE_NOOP("Fields", "Format"))),
        field(u"rounds", &CompetitionPlan::rounds,
              numbered(QT_TRANSLATE_NOOP("Fields", "Rounds (0: until you end it)"), 0, 40)),
        field(u"legs", &CompetitionPlan::legs,
              numbered(QT_TRANSLATE_NOOP("Fields", "Games per pairing"), 1, 10)),
        field(u"divisions", &CompetitionPlan::divisions,
              numbered(QT_TRANSLATE_NOOP("Fields", "Divisions"), 1, 64)),
        field(u"across", &CompetitionPlan::across,
              asked(QT_TRANSLATE_NOOP("Fields", "Divisions also play each other"))),
        field(u"playOffs", &CompetitionPlan::playOffs,
              numbered(QT_TRANSLATE_NOOP("Fields", "Go on to play-offs (0: nobody)"), 0, 128)),
        field(u"qualifyBy", &CompetitionPlan::qualifyBy,
              asked(QT_TRANSLATE_NOOP("Fields", "Who goes on, by"))),
        field(u"pairs", &CompetitionPlan::pairs,
              asked(QT_TRANSLATE_NOOP("Fields", "Who goes on is paired"))),
        field(u"bestOf", &CompetitionPlan::bestOf,
              numbered(QT_TRANSLATE_NOOP("Fields", "Best of"), 1, 9)),
        field(u"thirdPlace", &CompetitionPlan::thirdPlace,
              asked(QT_TRANSLATE_NOOP("Fields", "A match for third place"))),
        field(u"points", &CompetitionPlan::points,
              {.most = 1'000, .label = QT_TRANSLATE_NOOP("Fields", "Points")}),
        field(u"columns", &CompetitionPlan::columns,
              listed(QT_TRANSLATE_NOOP("Fields", "Extra scoring categories"), 20)),
        field(u"tieBreaks", &CompetitionPlan::tieBreaks,
              listed(QT_TRANSLATE_NOOP("Fields", "Tie-breakers, in order"), 20)),
        field(u"best", &CompetitionPlan::best,
              numbered(QT_TRANSLATE_NOOP("Fields", "Only the best results (0: all)"), 0, 200)),
        field(u"bye", &CompetitionPlan::bye, asked(QT_TRANSLATE_NOOP("Fields", "A bye counts as"))),
        field(u"byeOpponent", &CompetitionPlan::byeOpponent,
              asked(QT_TRANSLATE_NOOP("Fields", "Opponents' points for a bye"))),
        field(u"forfeitOpponent", &CompetitionPlan::forfeitOpponent,
              asked(QT_TRANSLATE_NOOP("Fields", "Opponents' points for a forfeit"))),
        field(u"headToHeadNeedsAll", &CompetitionPlan::headToHeadNeedsAll,
              asked(QT_TRANSLATE_NOOP("Fields", "Head to head counts once all of them have met"))),
        field(u"awardedTd", &CompetitionPlan::awardedTd,
              numbered(QT_TRANSLATE_NOOP("Fields", "Touchdowns awarded for a forfeit"), 0, 99)),
        field(
            u"resurrection", &CompetitionPlan::resurrection,
            asked(QT_TRANSLATE_NOOP("Fields", "Teams come back as registered after every match"))),
        field(u"winners", &CompetitionPlan::winners,
              asked(QT_TRANSLATE_NOOP("Fields", "Every match has a winner"))),
        field(u"squad", &CompetitionPlan::squad,
              numbered(QT_TRANSLATE_NOOP("Fields", "Members of a squad (0: no squads)"), 0,
                       largestSquad)),
        field(u"squadPoints", &CompetitionPlan::squadPoints,
              asked(QT_TRANSLATE_NOOP("Fields", "A squad's points"))),
        field(
            u"phases", &CompetitionPlan::phases,
            listed(QT_TRANSLATE_NOOP("Fields", "Its phases, if they are not the usual ones"), 8)));
};
/// When the fields of a plan are asked.
inline constexpr std::array askedOfPlan{
    AskedWhen{u"rounds", u"format", u"swiss"},
    AskedWhen{u"legs", u"format", u"round-robin groups"},
    AskedWhen{u"divisions", u"format", u"round-robin groups"},
    AskedWhen{u"across", u"format", u"round-robin"},
    AskedWhen{u"playOffs", u"format", u"groups swiss ladder open"},
    AskedWhen{u"squad", u"format", u"round-robin swiss knock-out groups"},
    AskedWhen{u"squadPoints", u"format", u"round-robin swiss knock-out groups"},
};

// Each act with the word that names it, and what people call it.

#define DUGOUT_ACT(word, label)                                                                    \
    static constexpr std::u16string_view id = u"" word;                                            \
    static constexpr const char *words = label;

template<>
struct Fields<RenameLeague>
{
    DUGOUT_ACT("rename", QT_TRANSLATE_NOOP("LeagueActs", "Rename the league"))
    static constexpr auto all = describe<RenameLeague>(
        field(u"name", &RenameLeague::name, needed(QT_TRANSLATE_NOOP("Fields", "Name"))));
    static RenameLeague beginning(RenameLeague act, const League &league);
};
template<>
struct Fields<ChangeRules>
{
    DUGOUT_ACT("rules", QT_TRANSLATE_NOOP("LeagueActs", "Change the rules of the league"))
    static constexpr auto all = describe<ChangeRules>(
        field(u"options", &ChangeRules::options,
              asked(QT_TRANSLATE_NOOP("Fields", "Rules that differ from the book"))),
        field(u"rosters", &ChangeRules::rosters,
              listed(QT_TRANSLATE_NOOP("Fields", "Races that may join (none: all)"), 200)),
        field(u"budget", &ChangeRules::budget,
              numbered(QT_TRANSLATE_NOOP("Fields", "Gold for a new team (0: as in the book)"), 0,
                       mostGoldOfAct)),
        field(u"budgetRise", &ChangeRules::budgetRise,
              numbered(QT_TRANSLATE_NOOP("Fields", "More gold with every further season"), 0,
                       mostGoldOfAct)),
        field(u"buyBack", &ChangeRules::buyBack,
              asked(QT_TRANSLATE_NOOP("Fields", "Price of a former player"))),
        field(u"fromRound", &ChangeRules::fromRound,
              numbered(QT_TRANSLATE_NOOP("Fields", "From round"), 1, 1'000)));
    static ChangeRules beginning(ChangeRules act, const League &league);
};
template<>
struct Fields<RecordCoach>
{
    DUGOUT_ACT("coach", QT_TRANSLATE_NOOP("LeagueActs", "Record a coach"))
    static constexpr auto all = describe<RecordCoach>(
        field(u"coach", &RecordCoach::coach,
              asked(QT_TRANSLATE_NOOP("Fields", "Coach (none: a new one)"))),
        field(u"name", &RecordCoach::name, asked(QT_TRANSLATE_NOOP("Fields", "Name"))),
        field(u"naf", &RecordCoach::naf,
              numbered(QT_TRANSLATE_NOOP("Fields", "NAF number"), 0, 9'999'999)),
        field(u"contact", &RecordCoach::contact, asked(QT_TRANSLATE_NOOP("Fields", "Contact"))));
    static RecordCoach beginning(RecordCoach act, const League &league);
};
template<>
struct Fields<RemoveCoach>
{
    DUGOUT_ACT("remove-coach", QT_TRANSLATE_NOOP("LeagueActs", "Remove a coach who has no team"))
    static constexpr auto all = describe<RemoveCoach>(
        field(u"coach", &RemoveCoach::coach, needed(QT_TRANSLATE_NOOP("Fields", "Coach"))));
};
template<>
struct Fields<RegisterTeam>
{
    DUGOUT_ACT("register", QT_TRANSLATE_NOOP("LeagueActs", "Register a saved team"))
    static constexpr auto all = describe<RegisterTeam>(
        field(u"team", &RegisterTeam::team, needed(QT_TRANSLATE_NOOP("Fields", "Saved team"))),
        field(u"club", &RegisterTeam::club, asked(QT_TRANSLATE_NOOP("Fields", "Club"))),
        field(u"inducements", &RegisterTeam::inducements,
              listed(QT_TRANSLATE_NOOP("Fields", "Bought for all its matches"), 100)));
};
template<>
struct Fields<RegisterPaperTeam>
{
    DUGOUT_ACT("register-paper",
               QT_TRANSLATE_NOOP("LeagueActs", "Register a team on paper, or a band"))
    static constexpr auto all = describe<RegisterPaperTeam>(
        field(u"name", &RegisterPaperTeam::name, needed(QT_TRANSLATE_NOOP("Fields", "Name"))),
        field(u"coach", &RegisterPaperTeam::coach, asked(QT_TRANSLATE_NOOP("Fields", "Coach"))),
        field(u"roster", &RegisterPaperTeam::roster,
              asked(QT_TRANSLATE_NOOP("Fields", "Race or band"))),
        field(u"club", &RegisterPaperTeam::club, asked(QT_TRANSLATE_NOOP("Fields", "Club"))));
};
template<>
struct Fields<LeaveLeague>
{
    DUGOUT_ACT("leave-league", QT_TRANSLATE_NOOP("LeagueActs", "Withdraw a team from the league"))
    static constexpr auto all = describe<LeaveLeague>(
        field(u"team", &LeaveLeague::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"results", &LeaveLeague::results, asked(QT_TRANSLATE_NOOP("Fields", "Its results"))),
        field(u"retires", &LeaveLeague::retires,
              asked(QT_TRANSLATE_NOOP("Fields", "It retires and never plays again"))));
};
template<>
struct Fields<HandTeamOn>
{
    DUGOUT_ACT("hand-on", QT_TRANSLATE_NOOP("LeagueActs", "Give a team to another coach"))
    static constexpr auto all = describe<HandTeamOn>(
        field(u"team", &HandTeamOn::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"coach", &HandTeamOn::coach, needed(QT_TRANSLATE_NOOP("Fields", "Coach"))));
};
template<>
struct Fields<ChangeClub>
{
    DUGOUT_ACT("club", QT_TRANSLATE_NOOP("LeagueActs", "Set a team's club"))
    static constexpr auto all = describe<ChangeClub>(
        field(u"team", &ChangeClub::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"club", &ChangeClub::club,
              asked(QT_TRANSLATE_NOOP("Fields", "Club (empty: none)"))));
};
template<>
struct Fields<BuyForGood>
{
    DUGOUT_ACT("buy", QT_TRANSLATE_NOOP("LeagueActs", "Buy for all matches of a team"))
    static constexpr auto all = describe<BuyForGood>(
        field(u"team", &BuyForGood::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"inducements", &BuyForGood::inducements,
              listed(QT_TRANSLATE_NOOP("Fields", "Bought for all its matches"), 100)));
};
template<>
struct Fields<BeginSeason>
{
    DUGOUT_ACT("begin-season", QT_TRANSLATE_NOOP("LeagueActs", "Start a season"))
    static constexpr auto all = describe<BeginSeason>(field(
        u"name", &BeginSeason::name, asked(QT_TRANSLATE_NOOP("Fields", "Name of the season"))));
};
template<>
struct Fields<EndSeason>
{
    DUGOUT_ACT("end-season", QT_TRANSLATE_NOOP("LeagueActs", "End the season"))
    static constexpr auto all = describe<EndSeason>(
        field(u"season", &EndSeason::season,
              asked(QT_TRANSLATE_NOOP("Fields", "Season (none: the one that is played)"))));
};
template<>
struct Fields<AnnounceCompetition>
{
    DUGOUT_ACT("announce", QT_TRANSLATE_NOOP("LeagueActs", "Create a competition"))
    static constexpr auto all = describe<AnnounceCompetition>(
        field(u"like", &AnnounceCompetition::like,
              asked(QT_TRANSLATE_NOOP("Fields", "By the rules of an earlier one"))),
        field(u"template", &AnnounceCompetition::pattern,
              asked(QT_TRANSLATE_NOOP("Fields", "By a template"))),
        field(u"plan", &AnnounceCompetition::plan, {.flat = true}),
        field(u"teams", &AnnounceCompetition::teams,
              listed(QT_TRANSLATE_NOOP("Fields", "Who takes part"), 256)),
        field(u"allTeams", &AnnounceCompetition::allTeams,
              asked(QT_TRANSLATE_NOOP("Fields", "Every team of the league takes part"))));
    static constexpr auto askedWhen = askedOfPlan;
    static AnnounceCompetition beginning(AnnounceCompetition act, const League &league);
};
template<>
struct Fields<ChangeCompetition>
{
    DUGOUT_ACT("change", QT_TRANSLATE_NOOP("LeagueActs", "Change a competition"))
    static constexpr auto all
        = describe<ChangeCompetition>(field(u"competition", &ChangeCompetition::competition,
                                            needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
                                      field(u"plan", &ChangeCompetition::plan, {.flat = true}));
    static constexpr auto askedWhen = askedOfPlan;
    static ChangeCompetition beginning(ChangeCompetition act, const League &league);
};
template<>
struct Fields<EndCompetition>
{
    DUGOUT_ACT("end", QT_TRANSLATE_NOOP("LeagueActs", "End a competition"))
    static constexpr auto all
        = describe<EndCompetition>(field(u"competition", &EndCompetition::competition,
                                         needed(QT_TRANSLATE_NOOP("Fields", "Competition"))));
};
template<>
struct Fields<CallOffCompetition>
{
    DUGOUT_ACT("call-off", QT_TRANSLATE_NOOP("LeagueActs", "Cancel a competition"))
    static constexpr auto all
        = describe<CallOffCompetition>(field(u"competition", &CallOffCompetition::competition,
                                             needed(QT_TRANSLATE_NOOP("Fields", "Competition"))));
};
template<>
struct Fields<PromoteDivisions>
{
    DUGOUT_ACT("promote", QT_TRANSLATE_NOOP("LeagueActs", "Promotion and relegation"))
    static constexpr auto all = describe<PromoteDivisions>(
        field(u"competition", &PromoteDivisions::competition,
              asked(QT_TRANSLATE_NOOP("Fields", "After"))),
        field(u"places", &PromoteDivisions::places,
              numbered(QT_TRANSLATE_NOOP("Fields", "How many go up and down"), 0, 16)),
        field(u"name", &PromoteDivisions::name, asked(QT_TRANSLATE_NOOP("Fields", "Name"))));
    static PromoteDivisions beginning(PromoteDivisions act, const League &league);
};
template<>
struct Fields<EnterCompetition>
{
    DUGOUT_ACT("enter", QT_TRANSLATE_NOOP("LeagueActs", "Enter a team in a competition"))
    static constexpr auto all = describe<EnterCompetition>(
        field(u"competition", &EnterCompetition::competition,
              needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
        field(u"team", &EnterCompetition::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"division", &EnterCompetition::division,
              asked(QT_TRANSLATE_NOOP("Fields", "Division"))),
        field(u"seed", &EnterCompetition::seed,
              numbered(QT_TRANSLATE_NOOP("Fields", "Seed"), 0, 256)),
        field(u"squad", &EnterCompetition::squad, asked(QT_TRANSLATE_NOOP("Fields", "Squad"))));
    static EnterCompetition beginning(EnterCompetition act, const League &league);
};
template<>
struct Fields<LeaveCompetition>
{
    DUGOUT_ACT("leave", QT_TRANSLATE_NOOP("LeagueActs", "Withdraw a team from a competition"))
    static constexpr auto all = describe<LeaveCompetition>(
        field(u"competition", &LeaveCompetition::competition,
              needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
        field(u"team", &LeaveCompetition::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"results", &LeaveCompetition::results,
              asked(QT_TRANSLATE_NOOP("Fields", "Its results"))));
};
template<>
struct Fields<DrawRounds>
{
    DUGOUT_ACT("draw", QT_TRANSLATE_NOOP("LeagueActs", "Draw what comes next"))
    static constexpr auto all
        = describe<DrawRounds>(field(u"competition", &DrawRounds::competition,
                                     needed(QT_TRANSLATE_NOOP("Fields", "Competition"))));
};
template<>
struct Fields<KeepDraw>
{
    DUGOUT_ACT("keep-draw", QT_TRANSLATE_NOOP("LeagueActs", "Keep the draw"))
    static constexpr auto all
        = describe<KeepDraw>(field(u"competition", &KeepDraw::competition,
                                   needed(QT_TRANSLATE_NOOP("Fields", "Competition"))));
};
template<>
struct Fields<PairByHand>
{
    DUGOUT_ACT("pair", QT_TRANSLATE_NOOP("LeagueActs", "Add a match"))
    static constexpr auto all = describe<PairByHand>(
        field(u"competition", &PairByHand::competition,
              needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
        field(u"home", &PairByHand::home, needed(QT_TRANSLATE_NOOP("Fields", "Home"))),
        field(u"away", &PairByHand::away, needed(QT_TRANSLATE_NOOP("Fields", "Away"))),
        field(u"friendly", &PairByHand::friendly,
              asked(QT_TRANSLATE_NOOP("Fields", "A friendly: counts in no table"))),
        field(
            u"round", &PairByHand::round,
            numbered(QT_TRANSLATE_NOOP("Fields", "Round (0: the one that is played)"), 0, 1'000)));
};
template<>
struct Fields<TakenPair>
{
    static constexpr auto all = describe<TakenPair>(
        field(u"round", &TakenPair::round,
              numbered(QT_TRANSLATE_NOOP("Fields", "Round"), 1, 1'000)),
        field(u"home", &TakenPair::home, needed(QT_TRANSLATE_NOOP("Fields", "Home"))),
        field(u"away", &TakenPair::away, asked(QT_TRANSLATE_NOOP("Fields", "Away (none: a bye)"))));
};
template<>
struct Fields<TakeRounds>
{
    DUGOUT_ACT("take-rounds",
               QT_TRANSLATE_NOOP("LeagueActs", "Take rounds over that were drawn elsewhere"))
    static constexpr auto all
        = describe<TakeRounds>(field(u"competition", &TakeRounds::competition,
                                     needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
                               field(u"pairs", &TakeRounds::pairs,
                                     listed(QT_TRANSLATE_NOOP("Fields", "Who met whom"), 10'000)));
};
template<>
struct Fields<PublishRounds>
{
    DUGOUT_ACT("publish", QT_TRANSLATE_NOOP("LeagueActs", "Publish a round"))
    static constexpr auto all = describe<PublishRounds>(
        field(u"competition", &PublishRounds::competition,
              needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
        field(u"round", &PublishRounds::round,
              numbered(QT_TRANSLATE_NOOP("Fields", "Up to round (0: the next one)"), 0, 1'000)),
        field(u"all", &PublishRounds::all,
              asked(QT_TRANSLATE_NOOP("Fields", "Every round that is drawn"))),
        field(u"deadline", &PublishRounds::deadline,
              asked(QT_TRANSLATE_NOOP("Fields", "Deadline"))));
};
template<>
struct Fields<DiscardRound>
{
    DUGOUT_ACT("discard", QT_TRANSLATE_NOOP("LeagueActs", "Discard a round"))
    static constexpr auto all = describe<DiscardRound>(
        field(u"competition", &DiscardRound::competition,
              needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
        field(u"round", &DiscardRound::round,
              numbered(QT_TRANSLATE_NOOP("Fields", "Round (0: the last one)"), 0, 1'000)));
};
template<>
struct Fields<ChangePair>
{
    DUGOUT_ACT("change-pair", QT_TRANSLATE_NOOP("LeagueActs", "Change a pair"))
    static constexpr auto all = describe<ChangePair>(
        field(u"fixture", &ChangePair::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"home", &ChangePair::home, needed(QT_TRANSLATE_NOOP("Fields", "Home"))),
        field(u"away", &ChangePair::away,
              asked(QT_TRANSLATE_NOOP("Fields", "Away (none: a bye)"))));
};
template<>
struct Fields<PinPair>
{
    DUGOUT_ACT("pin", QT_TRANSLATE_NOOP("LeagueActs", "Keep a pair when the round is drawn again"))
    static constexpr auto all = describe<PinPair>(
        field(u"fixture", &PinPair::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"pinned", &PinPair::pinned, asked(QT_TRANSLATE_NOOP("Fields", "It stays"))));
};
template<>
struct Fields<ArrangeFixture>
{
    DUGOUT_ACT("arrange", QT_TRANSLATE_NOOP("LeagueActs", "Schedule a match"))
    static constexpr auto all = describe<ArrangeFixture>(
        field(u"fixture", &ArrangeFixture::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"date", &ArrangeFixture::date, asked(QT_TRANSLATE_NOOP("Fields", "Date"))),
        field(u"deadline", &ArrangeFixture::deadline,
              asked(QT_TRANSLATE_NOOP("Fields", "Deadline"))),
        field(u"place", &ArrangeFixture::place, asked(QT_TRANSLATE_NOOP("Fields", "Place"))),
        field(u"table", &ArrangeFixture::table,
              numbered(QT_TRANSLATE_NOOP("Fields", "Table (0: none)"), 0, 9'999)));
    static ArrangeFixture beginning(ArrangeFixture act, const League &league);
};
template<>
struct Fields<StartMatch>
{
    DUGOUT_ACT("start", QT_TRANSLATE_NOOP("LeagueActs", "Start a match"))
    static constexpr auto all = describe<StartMatch>(
        field(u"fixture", &StartMatch::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))));
};
template<>
struct Fields<EnterResult>
{
    DUGOUT_ACT("result", QT_TRANSLATE_NOOP("LeagueActs", "Enter a result"))
    static constexpr auto all = describe<EnterResult>(
        field(u"fixture", &EnterResult::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"td", &EnterResult::td,
              numbered(QT_TRANSLATE_NOOP("Fields", "Touchdowns, home"), 0, 99)),
        field(u"tdAgainst", &EnterResult::tdAgainst,
              numbered(QT_TRANSLATE_NOOP("Fields", "Touchdowns, away"), 0, 99)),
        field(u"cas", &EnterResult::cas,
              numbered(QT_TRANSLATE_NOOP("Fields", "Casualties, home"), 0, 99)),
        field(u"casAgainst", &EnterResult::casAgainst,
              numbered(QT_TRANSLATE_NOOP("Fields", "Casualties, away"), 0, 99)),
        field(u"winner", &EnterResult::winner,
              asked(QT_TRANSLATE_NOOP("Fields", "On a draw, the winner is"))),
        field(u"conceded", &EnterResult::conceded,
              asked(QT_TRANSLATE_NOOP("Fields", "Who conceded"))),
        field(u"awarded", &EnterResult::awarded,
              asked(QT_TRANSLATE_NOOP("Fields", "Awarded, and not played"))),
        field(u"forfeit", &EnterResult::forfeit,
              asked(QT_TRANSLATE_NOOP("Fields", "Only one side came, or neither"))),
        field(u"columns", &EnterResult::columns,
              listed(QT_TRANSLATE_NOOP("Fields", "Counts of the league's own"), 20)),
        field(u"games", &EnterResult::games,
              listed(QT_TRANSLATE_NOOP("Fields", "Games of a skirmish"), 3)),
        field(u"homeOut", &EnterResult::homeOut,
              asked(QT_TRANSLATE_NOOP("Fields", "The home band is out of action"))),
        field(u"awayOut", &EnterResult::awayOut,
              asked(QT_TRANSLATE_NOOP("Fields", "The away band is out of action"))),
        field(u"lastStanding", &EnterResult::lastStanding,
              asked(QT_TRANSLATE_NOOP("Fields", "Left after sudden death"))),
        field(u"rollOff", &EnterResult::rollOff,
              asked(QT_TRANSLATE_NOOP("Fields", "Won the roll-off"))));
};
template<>
struct Fields<AwardFixture>
{
    DUGOUT_ACT("award", QT_TRANSLATE_NOOP("LeagueActs", "Award a match that nobody plays"))
    static constexpr auto all = describe<AwardFixture>(
        field(u"fixture", &AwardFixture::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"winner", &AwardFixture::winner,
              asked(QT_TRANSLATE_NOOP("Fields", "Who came (neither: nobody)"))));
};
template<>
struct Fields<WithdrawResult>
{
    DUGOUT_ACT("withdraw", QT_TRANSLATE_NOOP("LeagueActs", "Remove a result"))
    static constexpr auto all = describe<WithdrawResult>(field(
        u"fixture", &WithdrawResult::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))));
};
template<>
struct Fields<SignResult>
{
    DUGOUT_ACT("sign", QT_TRANSLATE_NOOP("LeagueActs", "Sign a result"))
    static constexpr auto all = describe<SignResult>(
        field(u"fixture", &SignResult::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"side", &SignResult::side,
              needed(QT_TRANSLATE_NOOP("Fields", "Whose coach signs"))));
};
template<>
struct Fields<DisputeResult>
{
    DUGOUT_ACT("dispute", QT_TRANSLATE_NOOP("LeagueActs", "Dispute a result"))
    static constexpr auto all = describe<DisputeResult>(
        field(u"fixture", &DisputeResult::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"side", &DisputeResult::side,
              needed(QT_TRANSLATE_NOOP("Fields", "Whose coach disputes"))),
        field(u"why", &DisputeResult::why, needed(QT_TRANSLATE_NOOP("Fields", "What is wrong"))));
};
template<>
struct Fields<DecideDispute>
{
    DUGOUT_ACT("decide", QT_TRANSLATE_NOOP("LeagueActs", "Decide about a disputed result"))
    static constexpr auto all = describe<DecideDispute>(
        field(u"fixture", &DecideDispute::fixture, needed(QT_TRANSLATE_NOOP("Fields", "Fixture"))),
        field(u"verdict", &DecideDispute::verdict,
              asked(QT_TRANSLATE_NOOP("Fields", "The result"))));
};
template<>
struct Fields<GivePoints>
{
    DUGOUT_ACT("points", QT_TRANSLATE_NOOP("LeagueActs", "Adjust points"))
    static constexpr auto all = describe<GivePoints>(
        field(u"competition", &GivePoints::competition,
              needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
        field(u"team", &GivePoints::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"points", &GivePoints::points,
              needed(QT_TRANSLATE_NOOP("Fields", "Points (below 0: taken)"))));
};
template<>
struct Fields<MakeChallenge>
{
    DUGOUT_ACT("challenge", QT_TRANSLATE_NOOP("LeagueActs", "Make a challenge"))
    static constexpr auto all = describe<MakeChallenge>(
        field(u"competition", &MakeChallenge::competition,
              needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
        field(u"challenger", &MakeChallenge::challenger,
              needed(QT_TRANSLATE_NOOP("Fields", "Challenger"))),
        field(u"challenged", &MakeChallenge::challenged,
              needed(QT_TRANSLATE_NOOP("Fields", "Challenged"))),
        field(u"week", &MakeChallenge::week,
              numbered(QT_TRANSLATE_NOOP("Fields", "Week (0: the newest one)"), 0, 99)));
};
template<>
struct Fields<AnswerToChallenge>
{
    DUGOUT_ACT("answer", QT_TRANSLATE_NOOP("LeagueActs", "Answer a challenge"))
    static constexpr auto all
        = describe<AnswerToChallenge>(field(u"competition", &AnswerToChallenge::competition,
                                            needed(QT_TRANSLATE_NOOP("Fields", "Competition"))),
                                      field(u"challenger", &AnswerToChallenge::challenger,
                                            needed(QT_TRANSLATE_NOOP("Fields", "Challenger"))),
                                      field(u"challenged", &AnswerToChallenge::challenged,
                                            needed(QT_TRANSLATE_NOOP("Fields", "Challenged"))),
                                      field(u"answer", &AnswerToChallenge::answer,
                                            needed(QT_TRANSLATE_NOOP("Fields", "The answer"))),
                                      field(u"substitute", &AnswerToChallenge::substitute,
                                            asked(QT_TRANSLATE_NOOP("Fields", "Substitute"))));
    static constexpr std::array askedWhen{
        AskedWhen{u"substitute", u"answer", u"substitute substitute-refused"}};
};
template<>
struct Fields<GivePrize>
{
    DUGOUT_ACT("prize", QT_TRANSLATE_NOOP("LeagueActs", "Give a prize"))
    static constexpr auto all = describe<GivePrize>(
        field(u"team", &GivePrize::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"name", &GivePrize::name, needed(QT_TRANSLATE_NOOP("Fields", "Name of the prize"))),
        field(u"kind", &GivePrize::kind, asked(QT_TRANSLATE_NOOP("Fields", "Kind"))),
        field(u"amount", &GivePrize::amount,
              numbered(QT_TRANSLATE_NOOP("Fields", "Amount"), 0, 10'000'000)),
        field(u"player", &GivePrize::player, asked(QT_TRANSLATE_NOOP("Fields", "Player"))),
        field(u"season", &GivePrize::season,
              asked(QT_TRANSLATE_NOOP("Fields", "Season (none: the last one)"))),
        field(u"competition", &GivePrize::prizeOf,
              asked(QT_TRANSLATE_NOOP("Fields", "Won in (none: the whole season)"))));
    static constexpr std::array askedWhen{AskedWhen{u"amount", u"kind", u"fan-factor gold"}};
};
template<>
struct Fields<RecordHolding>
{
    DUGOUT_ACT("hold", QT_TRANSLATE_NOOP("LeagueActs", "Record what only one team has"))
    static constexpr auto all = describe<RecordHolding>(
        field(u"kind", &RecordHolding::kind, needed(QT_TRANSLATE_NOOP("Fields", "Kind"))),
        field(u"name", &RecordHolding::name, needed(QT_TRANSLATE_NOOP("Fields", "Name"))),
        field(u"team", &RecordHolding::team,
              asked(QT_TRANSLATE_NOOP("Fields", "Team (none: nobody has it any more)"))));
};
template<>
struct Fields<RedraftTeam>
{
    DUGOUT_ACT("redraft", QT_TRANSLATE_NOOP("LeagueActs", "Redraft a team"))
    static constexpr auto all = describe<RedraftTeam>(
        field(u"team", &RedraftTeam::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"downtime", &RedraftTeam::downtime,
              numbered(QT_TRANSLATE_NOOP("Fields", "Gold raised between the seasons"), 0,
                       mostGoldOfAct)),
        field(u"keep", &RedraftTeam::keepsWon,
              asked(QT_TRANSLATE_NOOP("Fields", "Its star, sponsors, stadium and trophies stay"))));
};
template<>
struct Fields<BuyPlayersBack>
{
    DUGOUT_ACT("buy-back", QT_TRANSLATE_NOOP("LeagueActs", "Buy former players back"))
    static constexpr auto all = describe<BuyPlayersBack>(
        field(u"team", &BuyPlayersBack::team, needed(QT_TRANSLATE_NOOP("Fields", "Team"))),
        field(u"players", &BuyPlayersBack::players,
              listed(QT_TRANSLATE_NOOP("Fields", "Players"), 100)));
};

#undef DUGOUT_ACT

} // namespace dugout
