// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchstanding.h"

#include "core/match/state/playednames.h"
#include "core/match/words/matchtexts.h"
#include "core/text/plaintext.h"
#include "core/text/scoretext.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

MatchSummary standingOf(const MatchContext &context, const MatchState &state)
{
    MatchSummary standing;
    standing.score = {state.sides[0].score, state.sides[1].score};
    standing.half = state.half;
    standing.over = state.over;
    standing.edition = context.setup().ruleset.text();
    standing.competition = context.setup().fixture.competition;
    standing.round = context.setup().fixture.round;
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
    QJsonObject object{{u"score"_s, QJsonArray{standing.score[0], standing.score[1]}},
                       {u"half"_s, standing.half},
                       {u"turn"_s, standing.turn},
                       {u"extraTurn"_s, standing.extraTurn},
                       {u"active"_s, standing.active},
                       {u"over"_s, standing.over},
                       {u"edition"_s, standing.edition}};
    if (!standing.winner.isEmpty())
        object.insert(u"winner"_s, standing.winner);
    if (!standing.competition.isEmpty()) {
        object.insert(u"competition"_s, standing.competition);
        object.insert(u"round"_s, standing.round);
    }
    return object;
}

MatchSummary standingFromJson(const QJsonObject &object)
{
    // Of a shared league it may be a stranger's word.
    static constexpr int mostCount = 999;
    constexpr qsizetype longestName = 200;
    const QJsonArray score = object.value("score"_L1).toArray();
    const auto count
        = [](const QJsonValue &value) { return std::clamp(value.toInt(), 0, mostCount); };
    const auto word = [&object](QLatin1String key) {
        return shortened(plainLine(object.value(key).toString()), longestName);
    };
    return {{count(score.at(0)), count(score.at(1))},
            count(object.value("half"_L1)),
            count(object.value("turn"_L1)),
            object.value("extraTurn"_L1).toBool(),
            word("active"_L1),
            object.value("over"_L1).toBool(),
            word("edition"_L1),
            word("winner"_L1),
            word("competition"_L1),
            count(object.value("round"_L1))};
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

QString standingWords(const MatchSummary &standing)
{
    if (standing.half == 0)
        return {};
    const QString score = scoreText(standing.score[0], standing.score[1]);
    const QString moment = standing.winner.isEmpty()
        ? momentWords(standing)
        : MatchWords::tr("%1 has won").arg(standing.winner);
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
