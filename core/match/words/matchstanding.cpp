// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchstanding.h"

#include "core/match/state/playednames.h"
#include "core/match/state/sidecolour.h"
#include "core/match/words/matchtexts.h"
#include "core/team/teamfields.h"
#include "core/text/plaintext.h"
#include "core/text/scoretext.h"
#include "core/values/jsonreader.h"
#include "core/values/jsonwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostShown = 999;
constexpr qsizetype longestShownName = 200;
constexpr FieldRules shownCount{.always = true, .lowest = 0, .highest = mostShown};
constexpr FieldRules shownName{.most = longestShownName};

} // namespace

template<>
struct Fields<MatchSummary>
{
    static constexpr auto all = describe<MatchSummary>(
        field(u"score", &MatchSummary::score, shownCount),
        field(u"half", &MatchSummary::half, shownCount),
        field(u"turn", &MatchSummary::turn, shownCount),
        field(u"extraTurn", &MatchSummary::extraTurn, {.always = true}),
        field(u"active", &MatchSummary::active, {.always = true, .most = longestShownName}),
        field(u"over", &MatchSummary::over, {.always = true}),
        field(u"edition", &MatchSummary::edition, {.always = true, .most = longestShownName}),
        field(u"winner", &MatchSummary::winner, shownName),
        field(u"competition", &MatchSummary::competition, shownName),
        field(u"round", &MatchSummary::round, {.lowest = 0, .highest = mostShown}),
        field(u"badges", &MatchSummary::badges));
};

MatchSummary standingOf(const MatchContext &context, const MatchState &state)
{
    MatchSummary standing;
    standing.score = {state.sides[0].score, state.sides[1].score};
    standing.half = state.half;
    standing.over = state.over;
    standing.edition = context.setup().ruleset.text();
    standing.competition = context.setup().fixture.competition;
    standing.round = context.setup().fixture.round;
    for (Seat seat = 0; seat < 2; ++seat) {
        Badge badge = sideBadge(context.setup(), seat);
        badge.png.clear();
        standing.badges[static_cast<size_t>(seat)] = badge;
    }
    const int lead = standing.score[0] - standing.score[1];
    if (const Seat won = state.over ? state.winner() : noSeat;
        won != noSeat && (won == 0 ? lead <= 0 : lead >= 0))
        standing.winner = teamName(context, won);
    if (state.active != noSeat) {
        standing.turn = state.side(state.active).turn;
        standing.extraTurn = state.extraTurn;
        standing.active = teamName(context, state.active);
    }
    return standing;
}

QJsonObject standingToJson(const MatchSummary &standing)
{
    return JsonWriter().object(standing);
}

MatchSummary standingFromJson(const QJsonObject &object)
{
    // Of a shared league it may be a stranger's word: what has a fault says nothing.
    ProblemList problems;
    MatchSummary standing;
    JsonReader(problems, ReadStyle::Tolerant).read(object, standing);
    if (!problems.empty())
        return {};
    for (QString *word :
         {&standing.active, &standing.edition, &standing.winner, &standing.competition})
        *word = plainLine(*word);
    for (std::optional<Badge> &badge : standing.badges) {
        if (badge)
            badge->png.clear();
    }
    return standing;
}

QString momentWords(const MatchSummary &standing)
{
    if (standing.over)
        return MatchWords::tr("After the match");
    if (standing.active.isEmpty())
        return {};
    if (standing.extraTurn)
        return MatchWords::tr("Extra turn, %1").arg(standing.active);
    return MatchWords::tr("Turn %1, %2").arg(standing.turn).arg(standing.active);
}

QString fixtureWords(const QString &competition, int round)
{
    if (competition.isEmpty() || round < 1)
        return competition;
    return MatchWords::tr("%1, round %2").arg(competition, QString::number(round));
}

QString fixtureWords(const MatchSetup &setup)
{
    const MatchFixture &fixture = setup.fixture;
    if (fixture.competition.isEmpty())
        return {};
    if (setup.occasion == Played::Friendly)
        return MatchWords::tr("%1, friendly").arg(fixture.competition);
    // Which of the rounds it is matters less than what it is.
    if (setup.occasion == Played::SemiFinal)
        return MatchWords::tr("%1, semi-final").arg(fixture.competition);
    if (setup.occasion == Played::Final)
        return MatchWords::tr("%1, final").arg(fixture.competition);
    return fixtureWords(fixture.competition, fixture.round);
}

QString stateOfPlay(const MatchSummary &standing)
{
    return standing.winner.isEmpty() ? momentWords(standing)
                                     : MatchWords::tr("%1 has won").arg(standing.winner);
}

QString standingWords(const MatchSummary &standing)
{
    if (standing.half == 0)
        return {};
    const QString score = scoreText(standing.score[0], standing.score[1]);
    const QString moment = stateOfPlay(standing);
    return moment.isEmpty() ? score : u"%1 · %2"_s.arg(score, moment);
}

QString verdictWords(const MatchContext &context, const MatchState &state)
{
    if (!state.over)
        return {};
    const MatchSummary standing = standingOf(context, state);
    const Seat won = state.winner();
    return u"%1 · %2"_s.arg(scoreText(standing.score[0], standing.score[1]),
                            won == noSeat
                                ? MatchWords::tr("A draw")
                                : MatchWords::tr("%1 has won").arg(teamName(context, won)));
}

} // namespace dugout
