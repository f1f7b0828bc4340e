// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/numbertext.h"
#include "core/leaguebook/fixtures/challenges.h"
#include "core/leaguebook/looks/teamratings.h"
#include "core/leaguebook/state/squads.h"
#include "core/leaguefiles/leaguetable.h"
#include "core/match/state/playednames.h"
#include "core/text/goldtext.h"
#include "core/text/plaintext.h"
#include "ui/league/fixtures/challengequestions.h"
#include "ui/league/leaguewords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString number(int value)
{
    return QString::number(value);
}

/// "7–3": one's own and the other's.
QString both(int own, int other)
{
    return u"%1–%2"_s.arg(own).arg(other);
}

/// An arrow and how far; nothing for who stayed.
QString movement(int places)
{
    if (places == 0)
        return {};
    return places > 0 ? u"▲ %1"_s.arg(places) : u"▼ %1"_s.arg(-places);
}

/// What a table says of somebody's matches, after the name.
void addRecordColumns(ShownTable &table, ResultCounts counts)
{
    const auto figure = [&table](const QString &title, const QString &whole) {
        table.columns.push_back({title, whole, true, false});
    };
    figure(LeagueWords::tr("P", "played, short"), LeagueWords::tr("Played"));
    figure(LeagueWords::tr("W", "won, one letter"), LeagueWords::tr("Won"));
    figure(LeagueWords::tr("D", "drawn, one letter"), LeagueWords::tr("Drawn"));
    figure(LeagueWords::tr("L", "lost, one letter"), LeagueWords::tr("Lost"));
    if (counts == ResultCounts::Skirmish) {
        figure(LeagueWords::tr("Games"), LeagueWords::tr("Games won"));
        figure(LeagueWords::tr("Glory"), {});
        return;
    }
    figure(LeagueWords::tr("TD", "touchdowns, short"), LeagueWords::tr("Touchdowns"));
    figure(LeagueWords::tr("Cas", "casualties, short"), LeagueWords::tr("Casualties"));
}

template<typename Line>
QStringList recordCells(const Line &line)
{
    return {number(line.played),
            number(line.won),
            number(line.drawn),
            number(line.lost),
            both(line.td, line.tdAgainst),
            both(line.cas, line.casAgainst)};
}

/// As short as the head of a column; the whole name is its tool tip.
QString tieBreakHead(TieBreak tieBreak, ResultCounts counts)
{
    const bool skirmish = counts == ResultCounts::Skirmish;
    switch (tieBreak) {
    case TieBreak::HeadToHead:
        return LeagueWords::tr("H2H", "head-to-head, short");
    case TieBreak::Wins:
        return LeagueWords::tr("Wins");
    case TieBreak::WinRatio:
        return LeagueWords::tr("Win %", "win ratio, short");
    case TieBreak::TdDifference:
        return skirmish ? LeagueWords::tr("Games ±")
                        : LeagueWords::tr("TD ±", "touchdown difference, short");
    case TieBreak::Td:
        return skirmish ? LeagueWords::tr("Games +")
                        : LeagueWords::tr("TD +", "number of touchdowns, short");
    case TieBreak::CasDifference:
        return skirmish ? LeagueWords::tr("Glory ±")
                        : LeagueWords::tr("Cas ±", "casualty difference, short");
    case TieBreak::Cas:
        return skirmish ? LeagueWords::tr("Glory +")
                        : LeagueWords::tr("Cas +", "number of casualties, short");
    case TieBreak::DifferenceSum:
        return LeagueWords::tr("Sum ±", "sum of both differences, short");
    case TieBreak::Opponents:
        return LeagueWords::tr("Opp.", "sum of the opponents' points, short");
    case TieBreak::SonnebornBerger:
        return LeagueWords::tr("S-B", "Sonneborn-Berger, short");
    case TieBreak::TeamValue:
        return LeagueWords::tr("Value");
    case TieBreak::FanFactor:
        return LeagueWords::tr("Fans");
    case TieBreak::Treasury:
        return LeagueWords::tr("Treasury");
    case TieBreak::Lot:
        break;
    }
    return LeagueWords::tr("Lot");
}

/// "Team A · Squad 1": whom both sides play for.
void addSquads(const League &league, const Competition &competition, const LeagueFixture &fixture,
               ShownRow &row)
{
    const auto add = [&](const EntrantId &team, QString &cell) {
        if (!team.isEmpty())
            cell += u" · "_s + teamName(league, entrantOf(competition, team));
    };
    add(fixture.home, row.cells[0]);
    add(fixture.away, row.cells[1]);
}

} // namespace

ShownTable LeagueWords::standings(const League &league, const Standings &standings,
                                  const QHash<EntrantId, int> &moved, const SeasonId &season,
                                  const QHash<EntrantId, int> &ratings)
{
    ShownTable table;
    table.columns = {{u"#"_s, tr("Rank"), true, false},
                     {u"±"_s, tr("Places gained or lost with the last round"), false, false},
                     {tr("Team"), {}, false, true},
                     {tr("Coach"), {}, false, false}};
    addRecordColumns(table, standings.counts);
    table.columns.push_back({tr("Pts", "points, short"), tr("Points"), true, false});
    for (const TieBreak each : standings.tieBreaks) {
        if (isShownAsRating(each, ratings))
            table.columns.push_back({tr("Team rating"), {}, true, false});
        else
            table.columns.push_back({tieBreakHead(each, standings.counts),
                                     tieBreakName(each, standings.counts), true, false});
    }
    table.columns.push_back({tr("Form"), tr("The last matches, the newest last"), false, false});
    const auto forms = formsOf(league, season);
    for (const StandingRow &row : standings.rows) {
        ShownRow shown{row.entrant.id.text(),
                       {number(row.rank), movement(moved.value(row.entrant.id)), row.entrant.name,
                        row.entrant.coach},
                       row.rank == 1 && row.played > 0,
                       row.withdrawn};
        shown.cells += recordCells(row);
        shown.cells.append(numberText(row.points));
        for (size_t place = 0; place < row.tieBreaks.size(); ++place)
            shown.cells.append(tieBreakText(standings, row, place, ratings));
        shown.cells.append(formWords(forms.value(row.entrant.id)));
        table.rows.push_back(shown);
    }
    return table;
}

ShownTable LeagueWords::crossTable(const League &league, const CrossTable &cross)
{
    ShownTable table;
    table.columns.push_back({tr("At home"), {}, false, true});
    for (size_t i = 0; i < cross.teams.size(); ++i)
        table.columns.push_back(
            {number(static_cast<int>(i) + 1), teamName(league, cross.teams[i]), true, false});
    for (size_t i = 0; i < cross.teams.size(); ++i) {
        ShownRow row{cross.teams[i].text(),
                     {u"%1. %2"_s.arg(i + 1).arg(teamName(league, cross.teams[i]))}};
        for (size_t j = 0; j < cross.teams.size(); ++j) {
            QStringList scores;
            for (const FixtureResult &each : cross.cells[i][j])
                scores.append(u"%1–%2"_s.arg(each.td).arg(each.tdAgainst));
            row.cells.append(i == j ? u"·"_s : scores.join(u", "_s));
        }
        table.rows.push_back(row);
    }
    return table;
}

QString LeagueWords::disputedBy(const QString &coach, const QString &why)
{
    return tr("disputed by %1: %2").arg(coach, why);
}

QStringList LeagueWords::signatures(const League &league, const LeagueFixture &fixture)
{
    constexpr qsizetype longestDispute = 80; // the history has all of it
    const FixtureOutcome &outcome = *fixture.outcome;
    const auto coach = [&league, &fixture](bool isHome) {
        const EntrantId &team = isHome ? fixture.home : fixture.away;
        const QString name = coachName(league, team);
        return name.isEmpty() ? teamName(league, team) : name;
    };
    QStringList words;
    // First: the row has room for little more, and whoever decides looks for this.
    if (outcome.disputed != FixtureSide::Neither)
        words.append(disputedBy(coach(outcome.disputed == FixtureSide::Home),
                                shortened(outcome.dispute, longestDispute)));
    if (outcome.isSignedByBoth())
        words.append(tr("signed"));
    else if (outcome.homeSigned || outcome.awaySigned)
        words.append(tr("signed by %1").arg(coach(outcome.homeSigned)));
    if (!outcome.isSignedByBoth() && !outcome.deliveredBy.isEmpty())
        words.append((outcome.atTable ? tr("confirmed at the table of %1") : tr("delivered by %1"))
                         .arg(outcome.deliveredBy));
    return words;
}

ShownRow LeagueWords::fixtureRow(const League &league, const Competition &competition, size_t phase,
                                 const LeagueRound &round, const LeagueFixture &fixture,
                                 bool isEnded)
{
    QStringList notes{divisionTitle(competition, phase, fixture)};
    if (fixture.pinned && !round.published) // it stays anyhow then
        notes.append(tr("pinned"));
    if (isForThird(round, fixture))
        notes.append(tr("for third place"));
    if (fixture.friendly)
        notes.append(tr("friendly"));
    if (stateOf(round, fixture) == FixtureState::Playing)
        notes.append(isEnded ? tr("over, waits to be delivered") : tr("being played"));
    if (fixture.outcome && !fixture.isBye()) {
        notes.append(signatures(league, fixture));
        if (!fixture.outcome->note.isEmpty())
            notes.append(fixture.outcome->note);
    }
    notes.removeAll(QString());
    return {fixture.id.text(),
            {teamName(league, fixture.home),
             fixture.isBye() ? QString() : teamName(league, fixture.away),
             result(competition, fixture), arranged(round, fixture), notes.join(u" · "_s)},
            false,
            !round.published};
}

ShownTable LeagueWords::fixtures(const League &league, const Competition *competition,
                                 const QSet<FixtureId> &ended)
{
    ShownTable table;
    table.columns = {{tr("Home"), {}, false, true},
                     {tr("Away"), {}, false, true},
                     {tr("Result"), {}, true, false},
                     {tr("When and where"), {}, false, false},
                     {tr("Notes"), {}, false, false}};
    if (!competition)
        return table;
    for (size_t phase = 0; phase < competition->phases.size(); ++phase) {
        for (const LeagueRound &each : competition->phases[phase].rounds) {
            table.rows.push_back({{}, {round(each)}, true, !each.published});
            for (const LeagueFixture &fixture : each.fixtures) {
                table.rows.push_back(fixtureRow(league, *competition, phase, each, fixture,
                                                ended.contains(fixture.id)));
                if (competition->rules.hasSquads())
                    addSquads(league, *competition, fixture, table.rows.back());
            }
        }
    }
    if (!competition->challenges.empty())
        table.rows.push_back({{}, {tr("Challenges")}, true, false});
    for (size_t i = 0; i < competition->challenges.size(); ++i) {
        const Challenge &each = competition->challenges[i].challenge;
        table.rows.push_back({ChallengeQuestions::rowId(i),
                              {teamName(league, each.challenger), teamName(league, each.challenged),
                               QString(), tr("week %1").arg(each.week), answerWords(league, each)},
                              false,
                              each.answer != ChallengeAnswer::Open});
    }
    return table;
}

ShownTable LeagueWords::leaders(const std::vector<LeaderLine> &lines, LeaderBy by)
{
    ShownTable table;
    table.columns = {{u"#"_s, tr("Rank"), true, false},
                     {tr("Player"), {}, false, true},
                     {tr("Team"), {}, false, true},
                     {tr("Matches"), {}, true, false},
                     {leaderBy(by), {}, true, false}};
    for (const LeaderLine &each : lines)
        table.rows.push_back({u"%1/%2"_s.arg(each.team.text(), each.player.text()),
                              {number(each.rank), each.name.isEmpty() ? tr("unnamed") : each.name,
                               each.teamName, number(each.matches), number(each.count(by))},
                              each.rank == 1,
                              each.died});
    return table;
}

ShownTable LeagueWords::records(const std::vector<RecordLine> &lines, RecordBy by,
                                const Ruleset *ruleset)
{
    const auto name = [&](const RecordLine &line) {
        if (by == RecordBy::Roster)
            return roster(RosterId(line.key), ruleset);
        const QStringList sides = line.key.split(u'/');
        return by != RecordBy::RosterAgainst || sides.size() != 2
            ? line.name
            : tr("%1 against %2")
                  .arg(roster(RosterId(sides[0]), ruleset), roster(RosterId(sides[1]), ruleset));
    };
    ShownTable table;
    table.columns = {{by == RecordBy::Team        ? tr("Team")
                          : by == RecordBy::Coach ? tr("Coach")
                                                  : tr("Race"),
                      {},
                      false,
                      true}};
    const bool skirmish = ruleset && ruleset->manifest().game == Game::Skirmish;
    addRecordColumns(table, skirmish ? ResultCounts::Skirmish : ResultCounts::Football);
    table.columns.push_back({tr("Form"), tr("The last matches, the newest last"), false, false});
    table.columns.push_back({tr("Streak"), tr("Wins or losses running"), false, false});
    table.columns.push_back({tr("Best", "longest run, short"),
                             tr("The most wins running, and the most matches without a defeat"),
                             true, false});
    for (const RecordLine &each : lines) {
        ShownRow row{each.key, {name(each)}};
        row.cells += recordCells(each);
        row.cells.append(formWords(each.form));
        row.cells.append(each.streak > 0       ? tr("%n win(s)", nullptr, each.streak)
                             : each.streak < 0 ? tr("%n loss(es)", nullptr, -each.streak)
                                               : QString());
        row.cells.append(u"%1 / %2"_s.arg(each.longestWins).arg(each.longestUnbeaten));
        table.rows.push_back(row);
    }
    return table;
}

ShownTable LeagueWords::history(const std::vector<LeagueHistoryLine> &lines)
{
    ShownTable table;
    table.columns = {{tr("When"), {}, false, false},
                     {tr("What"), {}, false, true},
                     {tr("Reason"), {}, false, false}};
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        table.rows.push_back(
            {number(line->group + 1), {day(line->atMs), line->line, line->reason}});
    return table;
}

} // namespace dugout
