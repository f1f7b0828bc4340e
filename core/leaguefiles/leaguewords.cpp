// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguetable.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueWords)
};

bool isShown(const Phase &phase)
{
    return phase.begun
        && std::any_of(phase.rounds.begin(), phase.rounds.end(),
                       [](const LeagueRound &each) { return each.published; });
}

} // namespace

QString tieScores(const Phase &phase, const BracketTie &tie)
{
    QStringList scores;
    for (const LeagueRound &round : phase.rounds) {
        for (const LeagueFixture &each : round.fixtures) {
            const bool straight = each.home == tie.home && each.away == tie.away;
            const bool reversed = each.home == tie.away && each.away == tie.home;
            if (each.stage != tie.round || each.isBye() || !each.outcome
                || (!straight && !reversed))
                continue;
            const FixtureResult &result = each.outcome->result;
            scores.append(straight ? u"%1–%2"_s.arg(result.td).arg(result.tdAgainst)
                                   : u"%1–%2"_s.arg(result.tdAgainst).arg(result.td));
        }
    }
    return scores.join(u", "_s);
}

QString scoreText(const LeagueFixture &fixture)
{
    if (fixture.isBye())
        return LeagueWords::tr("bye");
    if (!fixture.outcome)
        return {};
    const FixtureResult &result = fixture.outcome->result;
    const QString score = u"%1–%2"_s.arg(result.td).arg(result.tdAgainst);
    if (result.kind == ResultKind::DoubleForfeit)
        return LeagueWords::tr("double forfeit");
    if (result.kind == ResultKind::Forfeit)
        return LeagueWords::tr("%1 (forfeit)").arg(score);
    if (result.kind == ResultKind::Awarded)
        return LeagueWords::tr("%1 (awarded)").arg(score);
    const FixtureSide byScore = result.td == result.tdAgainst ? FixtureSide::Neither
        : result.td > result.tdAgainst                        ? FixtureSide::Home
                                                              : FixtureSide::Away;
    if (result.conceded != FixtureSide::Neither)
        return result.conceded == FixtureSide::Home
            ? LeagueWords::tr("%1 (home conceded)").arg(score)
            : LeagueWords::tr("%1 (away conceded)").arg(score);
    if (winnerOf(result) == byScore)
        return score;
    return winnerOf(result) == FixtureSide::Home ? LeagueWords::tr("%1 (home wins)").arg(score)
                                                 : LeagueWords::tr("%1 (away wins)").arg(score);
}

QString momentText(qint64 atMs)
{
    if (atMs <= 0)
        return {};
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(atMs);
    return u"%1, %2"_s.arg(currentLocale().toString(at.date(), QLocale::ShortFormat),
                           currentLocale().toString(at.time(), QLocale::ShortFormat));
}

QString dayText(qint64 atMs)
{
    return atMs <= 0 ? QString()
                     : currentLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs).date(),
                                                QLocale::LongFormat);
}

QString boardName(LeaderBy by)
{
    switch (by) {
    case LeaderBy::Touchdowns:
        return LeagueWords::tr("Touchdowns");
    case LeaderBy::Casualties:
        return LeagueWords::tr("Casualties");
    case LeaderBy::Kills:
        return LeagueWords::tr("Kills");
    case LeaderBy::Completions:
        return LeagueWords::tr("Completions");
    case LeaderBy::Interceptions:
        return LeagueWords::tr("Interceptions");
    case LeaderBy::Mvps:
        return LeagueWords::tr("Most valuable player");
    case LeaderBy::Points:
        break;
    }
    return LeagueWords::tr("Star player points");
}

QString roundName(int number)
{
    return LeagueWords::tr("Round %1").arg(number);
}

qint64 deadlineOf(const LeagueRound &round, const LeagueFixture &fixture)
{
    return fixture.when.deadlineMs > 0 ? fixture.when.deadlineMs : round.deadlineMs;
}

std::vector<NamedScope> scopesOf(const Competition &competition)
{
    std::vector<NamedScope> scopes;
    const size_t phases = competition.rules.phases.size();
    for (size_t p = 0; p < competition.phases.size(); ++p) {
        const Phase &phase = competition.phases[p];
        const PhaseRules &rules = competition.rules.phases[p];
        if (!isShown(phase) || rules.format == PhaseFormat::KnockOut)
            continue;
        QString name = rules.name;
        if (name.isEmpty() && phases > 1)
            name = LeagueWords::tr("Phase %1").arg(p + 1);
        const int place = static_cast<int>(p);
        if (phase.divisions.size() < 2) {
            scopes.push_back({name, {place, -1}});
            continue;
        }
        if (rules.across) { // a match between two divisions stands in the table of none
            const QString all = LeagueWords::tr("All divisions");
            scopes.push_back({name.isEmpty() ? all : u"%1, %2"_s.arg(name, all), {place, -1}});
        }
        for (size_t d = 0; d < phase.divisions.size(); ++d) {
            const QString division = divisionTitle(competition, p, d);
            scopes.push_back({name.isEmpty() ? division : u"%1, %2"_s.arg(name, division),
                              {place, static_cast<int>(d)}});
        }
    }
    if (competition.rules.hasSquads() && !scopes.empty()) // those who play for them
        scopes.push_back({LeagueWords::tr("Members of the squads"), {-1, -1, true}});
    return scopes;
}

QString stageName(int left)
{
    switch (left) {
    case 0:
        return LeagueWords::tr("Final");
    case 1:
        return LeagueWords::tr("Semi-finals");
    case 2:
        return LeagueWords::tr("Quarter-finals");
    default:
        return LeagueWords::tr("Last %1").arg(2 << left);
    }
}

bool isForThird(const LeagueRound &round, const LeagueFixture &fixture)
{
    return fixture.stage > 0 && fixture.occasion == Played::PlayOff
        && std::any_of(round.fixtures.begin(), round.fixtures.end(),
                       [](const LeagueFixture &each) { return each.occasion == Played::Final; });
}

QString roundName(const LeagueRound &round)
{
    // The match for the third place is played beside the final.
    const auto holds = [&round](QStringView occasion) {
        return std::any_of(
            round.fixtures.begin(), round.fixtures.end(),
            [occasion](const LeagueFixture &each) { return each.occasion == occasion; });
    };
    const QString name = roundName(round.number);
    if (holds(Played::Final))
        return u"%1 · %2"_s.arg(name, stageName(0));
    return holds(Played::SemiFinal) ? u"%1 · %2"_s.arg(name, stageName(1)) : name;
}

QString roundName(const LeagueRound &round, const LeagueFixture &fixture)
{
    return isForThird(round, fixture)
        ? u"%1 · %2"_s.arg(roundName(round.number), LeagueWords::tr("Third place"))
        : roundName(round);
}

std::vector<BracketStage> bracketStages(const Competition &competition, int phase)
{
    const auto place = static_cast<size_t>(phase);
    if (phase < 0 || place >= competition.phases.size() || !isShown(competition.phases[place]))
        return {};
    const std::vector<BracketTie> ties = bracketOf(competition, phase);
    int last = 0;
    for (const BracketTie &each : ties)
        last = std::max(last, each.round);
    std::vector<BracketStage> stages;
    for (int round = 1; round <= last; ++round) {
        BracketStage stage;
        stage.name = stageName(last - round);
        for (const BracketTie &each : ties) {
            if (each.round == round)
                stage.ties.push_back({each, tieScores(competition.phases[place], each)});
        }
        stages.push_back(std::move(stage));
    }
    return stages;
}

} // namespace dugout
