// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actfields.h"
#include "core/leaguebook/looks/leaguestep.h"
#include "core/leaguebook/state/league.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

// What the choices of acts are called, and what a league suggests before anybody says more.

namespace {

struct LeagueActWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueActs)
};

QString wordsOf(const QStringList &all, int value)
{
    return all.value(value);
}

/// The newest whose divisions somebody could go up or down in; with a name, only one of that name.
CompetitionId newestWithDivisions(const League &league, const QString &name)
{
    for (auto season = league.seasons.rbegin(); season != league.seasons.rend(); ++season) {
        for (const Competition &each : season->competitions) {
            const bool hasDivisions
                = !each.phases.empty() && each.phases.front().divisions.size() > 1;
            if (hasDivisions && (name.isEmpty() || each.rules.name == name))
                return each.id;
        }
    }
    return {};
}

} // namespace

template<>
const QStringList &enumWords<PlanFormat>()
{
    static const QStringList words{u"round-robin"_s, u"swiss"_s,  u"knock-out"_s,
                                   u"groups"_s,      u"ladder"_s, u"open"_s};
    return words;
}
template<>
const QStringList &enumWords<PlayOffPairs>()
{
    static const QStringList words{u"usual"_s, u"lot"_s, u"places"_s};
    return words;
}
template<>
const QStringList &enumWords<Signers>()
{
    static const QStringList words{u"home"_s, u"away"_s, u"both"_s};
    return words;
}
template<>
const QStringList &enumWords<Verdict>()
{
    static const QStringList words{u"stands"_s, u"taken-back"_s};
    return words;
}

template<>
QString choiceWords(PlanFormat value)
{
    return wordsOf({LeagueActWords::tr("Round robin"), LeagueActWords::tr("Swiss"),
                    LeagueActWords::tr("Knock-out"), LeagueActWords::tr("Groups, then play-offs"),
                    LeagueActWords::tr("Ladder"), LeagueActWords::tr("Open play")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(PlayOffPairs value)
{
    return wordsOf({LeagueActWords::tr("as usual"), LeagueActWords::tr("by lot"),
                    LeagueActWords::tr("by their places")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(PhaseFormat value)
{
    return wordsOf({LeagueActWords::tr("Round robin"), LeagueActWords::tr("Swiss"),
                    LeagueActWords::tr("Knock-out"), LeagueActWords::tr("Ladder"),
                    LeagueActWords::tr("Open play")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(SwissOrder value)
{
    return wordsOf({LeagueActWords::tr("by lot"), LeagueActWords::tr("by their places")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(Signers value)
{
    return wordsOf(
        {LeagueActWords::tr("home"), LeagueActWords::tr("away"), LeagueActWords::tr("both")},
        static_cast<int>(value));
}
template<>
QString choiceWords(Verdict value)
{
    return wordsOf({LeagueActWords::tr("stands"), LeagueActWords::tr("is taken back")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(LeftResults value)
{
    return wordsOf({LeagueActWords::tr("count as they are"), LeagueActWords::tr("do not count"),
                    LeagueActWords::tr("go to the opponents")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(QualifyBy value)
{
    return wordsOf({LeagueActWords::tr("team value"), LeagueActWords::tr("win ratio"),
                    LeagueActWords::tr("win ratio times team value"), LeagueActWords::tr("points")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(TieBreak value)
{
    return tieBreakName(value);
}
template<>
QString choiceWords(LeagueOutcome value)
{
    return wordsOf({LeagueActWords::tr("nothing"), LeagueActWords::tr("win"),
                    LeagueActWords::tr("draw"), LeagueActWords::tr("loss")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(OpponentCredit value)
{
    return wordsOf({LeagueActWords::tr("the opponent's own"), LeagueActWords::tr("none"),
                    LeagueActWords::tr("as many as one has"), LeagueActWords::tr("the average")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(SquadPoints value)
{
    return wordsOf({LeagueActWords::tr("for each meeting"),
                    LeagueActWords::tr("those of its boards, added up")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(FixtureSide value)
{
    return wordsOf(
        {LeagueActWords::tr("nobody"), LeagueActWords::tr("home"), LeagueActWords::tr("away")},
        static_cast<int>(value));
}
template<>
QString choiceWords(ChallengeAnswer value)
{
    return wordsOf({LeagueActWords::tr("open again"), LeagueActWords::tr("accepted: they play"),
                    LeagueActWords::tr("declined: 2–0 for the challenger"),
                    LeagueActWords::tr("a substitute plays"),
                    LeagueActWords::tr("the substitute is refused: 0–2")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(PrizeKind value)
{
    return wordsOf({LeagueActWords::tr("an honour"), LeagueActWords::tr("a trophy"),
                    LeagueActWords::tr("a wizard for the next season"),
                    LeagueActWords::tr("fan factor"), LeagueActWords::tr("gold")},
                   static_cast<int>(value));
}
template<>
QString choiceWords(HoldingKind value)
{
    return wordsOf({LeagueActWords::tr("a star on the roster"),
                    LeagueActWords::tr("a home stadium"), LeagueActWords::tr("a trophy")},
                   static_cast<int>(value));
}

RenameLeague Fields<RenameLeague>::beginning(RenameLeague act, const League &league)
{
    act.name = league.name;
    return act;
}

ChangeRules Fields<ChangeRules>::beginning(ChangeRules act, const League &league)
{
    const LeagueRules &now = league.currentRules();
    act.options = now.options;
    act.rosters = now.rosters;
    act.budget = now.budget;
    act.budgetRise = now.budgetRise;
    act.buyBack = now.buyBack;
    act.fromRound = league.currentSeason() ? firstRoundOfNewRules(league) : 1;
    return act;
}

RecordCoach Fields<RecordCoach>::beginning(RecordCoach act, const League &league)
{
    const LeagueCoach *known = league.coach(act.coach);
    return known ? RecordCoach{act.coach, known->name, known->naf, known->contact} : act;
}

AnnounceCompetition Fields<AnnounceCompetition>::beginning(AnnounceCompetition act,
                                                           const League &league)
{
    const Competition *earlier = league.competition(act.like);
    act.plan = earlier ? planOf(earlier->rules) : usualPlan(league.currentRules());
    return act;
}

ChangeCompetition Fields<ChangeCompetition>::beginning(ChangeCompetition act, const League &league)
{
    if (const Competition *now = league.competition(act.competition))
        act.plan = planOf(now->rules);
    return act;
}

PromoteDivisions Fields<PromoteDivisions>::beginning(PromoteDivisions act, const League &league)
{
    if (act.competition.isEmpty())
        act.competition = newestWithDivisions(league, act.name);
    return act;
}

EnterCompetition Fields<EnterCompetition>::beginning(EnterCompetition act, const League &league)
{
    const Competition *entered = league.competition(act.competition);
    if (const CompetitionEntry *known = entered ? entered->entry(act.team) : nullptr) {
        act.division = known->division;
        act.seed = known->seed;
        act.squad = known->squad;
    }
    return act;
}

ArrangeFixture Fields<ArrangeFixture>::beginning(ArrangeFixture act, const League &league)
{
    if (const LeagueFixture *known = league.fixture(act.fixture))
        return {act.fixture, known->when.dateMs, known->when.deadlineMs, known->when.place,
                known->when.table};
    return act;
}

} // namespace dugout
