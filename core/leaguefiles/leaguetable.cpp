// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguetable.h"

#include "core/league/numbertext.h"
#include "core/leaguebook/looks/teamratings.h"
#include "core/leaguebook/season/prizenames.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueTableWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTableWords)
};

LeagueColumn words(const QString &title)
{
    return {title, {}, false, false};
}

LeagueColumn minor(const QString &title)
{
    return {title, {}, false, true};
}

LeagueColumn figure(const QString &title, const QString &meaning = {}, bool isMinor = false)
{
    return {title, meaning, true, isMinor};
}

LeagueCell number(int value)
{
    return {groupedNumber(value, currentLanguage()), {}};
}

LeagueCell teamCell(const LeagueShown &shown, const EntrantId &team)
{
    return {teamName(shown.league, team), team};
}

LeagueColumn tieBreakColumn(TieBreak tieBreak, ResultCounts counts)
{
    return {tieBreakTitle(tieBreak, counts), tieBreakName(tieBreak, counts), true, true};
}

/// Where an edition compares by it.
LeagueColumn ratingColumn()
{
    return figure(LeagueTableWords::tr("Team rating"), {}, true);
}

QString captioned(const QString &what, const QString &which)
{
    return which.isEmpty() ? what : u"%1: %2"_s.arg(what, which);
}

LeagueColumn firstCount(ResultCounts counts)
{
    return counts == ResultCounts::Skirmish
        ? figure(LeagueTableWords::tr("Games"), LeagueTableWords::tr("Games won"))
        : figure(LeagueTableWords::tr("TD"), LeagueTableWords::tr("Touchdowns"));
}

LeagueColumn secondCount(ResultCounts counts)
{
    return counts == ResultCounts::Skirmish
        ? figure(LeagueTableWords::tr("Glory"), {}, true)
        : figure(LeagueTableWords::tr("CAS"), LeagueTableWords::tr("Casualties"), true);
}

std::vector<LeagueColumn> tallyColumns(ResultCounts counts)
{
    return {figure(LeagueTableWords::tr("P", "matches played"), LeagueTableWords::tr("Played")),
            figure(LeagueTableWords::tr("W", "matches won"), LeagueTableWords::tr("Won")),
            figure(LeagueTableWords::tr("D", "matches drawn"), LeagueTableWords::tr("Drawn")),
            figure(LeagueTableWords::tr("L", "matches lost"), LeagueTableWords::tr("Lost")),
            firstCount(counts),
            secondCount(counts)};
}

template<typename Row>
void addTally(std::vector<LeagueCell> &cells, const Row &row)
{
    for (const int value : {row.played, row.won, row.drawn, row.lost})
        cells.push_back(number(value));
    cells.push_back({u"%1–%2"_s.arg(row.td).arg(row.tdAgainst), {}});
    cells.push_back({u"%1–%2"_s.arg(row.cas).arg(row.casAgainst), {}});
}

/// Without columns that say nothing in any row; those with the teams stay.
LeagueTable withoutEmptyColumns(LeagueTable table, const std::vector<size_t> &kept)
{
    for (size_t column = table.columns.size(); column-- > 0;) {
        const bool isEmpty
            = std::all_of(table.rows.begin(), table.rows.end(),
                          [column](const auto &row) { return row[column].text.isEmpty(); });
        if (!isEmpty || std::find(kept.begin(), kept.end(), column) != kept.end())
            continue;
        const auto place = static_cast<qsizetype>(column);
        table.columns.erase(table.columns.begin() + place);
        for (auto &row : table.rows)
            row.erase(row.begin() + place);
    }
    return table;
}

QString crossCell(const std::vector<FixtureResult> &results)
{
    QStringList scores;
    for (const FixtureResult &each : results)
        scores.append(each.kind == ResultKind::DoubleForfeit
                          ? u"×"_s
                          : u"%1–%2"_s.arg(each.td).arg(each.tdAgainst));
    return scores.join(u' ');
}

} // namespace

QString tieBreakTitle(TieBreak tieBreak, ResultCounts counts)
{
    const bool skirmish = counts == ResultCounts::Skirmish;
    const QString titles[]{
        LeagueTableWords::tr("H2H", "head to head"),
        LeagueTableWords::tr("W", "matches won"),
        LeagueTableWords::tr("W %", "ratio of wins"),
        skirmish ? LeagueTableWords::tr("Games ±") : LeagueTableWords::tr("TD ±"),
        skirmish ? LeagueTableWords::tr("Games +") : LeagueTableWords::tr("TD +"),
        skirmish ? LeagueTableWords::tr("Glory ±") : LeagueTableWords::tr("CAS ±"),
        skirmish ? LeagueTableWords::tr("Glory +") : LeagueTableWords::tr("CAS +"),
        LeagueTableWords::tr("TD+CAS ±"),
        LeagueTableWords::tr("Opp.", "points of the opponents"),
        u"SB"_s,
        LeagueTableWords::tr("TV", "team value"),
        LeagueTableWords::tr("FF", "fan factor"),
        LeagueTableWords::tr("Gold"),
        LeagueTableWords::tr("Lot")};
    return titles[static_cast<size_t>(tieBreak)];
}

Result<LeagueTable> standingsTable(const LeagueShown &shown, const Competition &competition,
                                   const NamedScope &scope)
{
    const auto standings = standingsOf(shown.league, competition, scope.scope);
    if (!standings)
        return standings.error();
    LeagueTable table;
    table.caption = captioned(LeagueTableWords::tr("Standings"), scope.name);
    table.naming = 1;
    table.columns = {figure(LeagueTableWords::tr("#"), LeagueTableWords::tr("Place")),
                     words(LeagueTableWords::tr("Team")), minor(LeagueTableWords::tr("Coach"))};
    for (const LeagueColumn &each : tallyColumns(standings->counts))
        table.columns.push_back(each);
    table.columns.push_back(
        figure(LeagueTableWords::tr("Pts", "points of a table"), LeagueTableWords::tr("Points")));
    for (const TieBreak each : standings->tieBreaks)
        table.columns.push_back(isShownAsRating(each, shown.ratings)
                                    ? ratingColumn()
                                    : tieBreakColumn(each, standings->counts));
    for (const StandingRow &row : standings->rows) {
        std::vector<LeagueCell> cells{
            number(row.rank), {row.entrant.name, row.entrant.id}, {row.entrant.coach, {}}};
        addTally(cells, row);
        cells.push_back({numberText(row.points), {}});
        for (size_t place = 0; place < row.tieBreaks.size(); ++place)
            cells.push_back({tieBreakText(*standings, row, place, shown.ratings), {}});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Result<LeagueTable> crossTable(const LeagueShown &shown, const Competition &competition,
                               const NamedScope &scope)
{
    const auto cross = crossTableOf(shown.league, competition, scope.scope);
    if (!cross)
        return cross.error();
    LeagueTable table;
    table.caption = captioned(LeagueTableWords::tr("Cross-table"), scope.name);
    table.naming = 1;
    table.columns
        = {figure(LeagueTableWords::tr("#")), words(LeagueTableWords::tr("At home \\ away"))};
    for (size_t i = 0; i < cross->teams.size(); ++i)
        table.columns.push_back(
            figure(QString::number(i + 1), teamName(shown.league, cross->teams[i])));
    for (size_t row = 0; row < cross->teams.size(); ++row) {
        std::vector<LeagueCell> cells{number(static_cast<int>(row) + 1),
                                      teamCell(shown, cross->teams[row])};
        for (size_t column = 0; column < cross->teams.size(); ++column)
            cells.push_back({row == column ? u"■"_s : crossCell(cross->cells[row][column]), {}});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

LeagueTable roundTable(const LeagueShown &shown, const LeagueRound &round, const Competition *of)
{
    LeagueTable table;
    table.caption = roundName(round);
    table.columns = {words(LeagueTableWords::tr("Home")),
                     figure(LeagueTableWords::tr("Result")),
                     words(LeagueTableWords::tr("Away")),
                     secondCount(countsOf(shown.league)),
                     words(LeagueTableWords::tr("When")),
                     minor(LeagueTableWords::tr("Division")),
                     minor(LeagueTableWords::tr("Place", "where it is played")),
                     figure(LeagueTableWords::tr("Table", "with a number, to play at"), {}, true)};
    for (const LeagueFixture &each : round.fixtures) {
        const qint64 deadline = deadlineOf(round, each);
        QString when = momentText(each.when.dateMs);
        if (when.isEmpty() && deadline > 0 && !each.outcome)
            when = LeagueTableWords::tr("by %1").arg(momentText(deadline));
        const bool counted = each.outcome && !each.isBye();
        QString part = of ? divisionTitle(*of, round, each) : QString();
        if (isForThird(round, each))
            part = LeagueTableWords::tr("Third place");
        table.rows.push_back(
            {teamCell(shown, each.home),
             {scoreText(each), {}},
             each.isBye() ? LeagueCell{} : teamCell(shown, each.away),
             {counted
                  ? u"%1–%2"_s.arg(each.outcome->result.cas).arg(each.outcome->result.casAgainst)
                  : QString(),
              {}},
             {when, {}},
             {part, {}},
             {each.when.place, {}},
             {each.when.table > 0 ? QString::number(each.when.table) : QString(), {}}});
    }
    return withoutEmptyColumns(std::move(table), {0, 2});
}

std::vector<LeagueTable> stageTables(const LeagueShown &shown, const BracketStage &stage)
{
    std::vector<LeagueTable> tables;
    const auto side = [&shown](const BracketTie &tie, const EntrantId &team) {
        LeagueCell cell = team.isEmpty() ? LeagueCell{u"–"_s, {}} : teamCell(shown, team);
        if (!team.isEmpty() && team == tie.winner && !tie.isBye)
            cell.text += u" ✓"_s; // a level score does not say who goes on
        return cell;
    };
    for (const bool forThird : {true, false}) {
        LeagueTable table;
        table.caption = forThird ? LeagueTableWords::tr("Third place") : stage.name;
        table.columns
            = {words(LeagueTableWords::tr("Home")), figure(LeagueTableWords::tr("Result")),
               words(LeagueTableWords::tr("Away"))};
        for (const StageTie &each : stage.ties) {
            if (each.tie.forThird == forThird)
                table.rows.push_back({side(each.tie, each.tie.home),
                                      {each.score, {}},
                                      side(each.tie, each.tie.away)});
        }
        if (!table.rows.empty())
            tables.push_back(std::move(table));
    }
    return tables;
}

LeagueTable teamFixturesTable(const LeagueShown &shown, const EntrantId &team)
{
    LeagueTable table;
    table.caption = LeagueTableWords::tr("Matches");
    table.naming = 2;
    table.columns = {minor(LeagueTableWords::tr("Competition")), // a phone has room for the result
                     figure(LeagueTableWords::tr("Round")), words(LeagueTableWords::tr("Home")),
                     figure(LeagueTableWords::tr("Result")), words(LeagueTableWords::tr("Away"))};
    for (const Season &season : shown.league.seasons) {
        for (const Competition &competition : season.competitions) {
            for (const LeagueRound *round : publishedRounds(competition)) {
                for (const LeagueFixture &each : round->fixtures) {
                    if (each.home != team && each.away != team)
                        continue;
                    table.rows.push_back(
                        {{u"%1, %2"_s.arg(competition.rules.name, season.name), {}},
                         number(round->number),
                         teamCell(shown, each.home),
                         {scoreText(each), {}},
                         each.isBye() ? LeagueCell{} : teamCell(shown, each.away)});
                }
            }
        }
    }
    return table;
}

LeagueTable teamsTable(const LeagueShown &shown)
{
    LeagueTable table;
    table.caption = LeagueTableWords::tr("Teams");
    table.columns = {words(LeagueTableWords::tr("Team")), words(LeagueTableWords::tr("Coach")),
                     words(LeagueTableWords::tr("Race")),
                     shown.ratings.isEmpty() ? figure(LeagueTableWords::tr("Team value"), {}, true)
                                             : ratingColumn()};
    for (const LeagueTeam &each : shown.league.teams) {
        const int compared
            = shown.ratings.isEmpty() ? each.figures.value : shown.ratings.value(each.id);
        const QString left = each.state == MemberState::Active ? QString()
            : each.state == MemberState::Retired               ? LeagueTableWords::tr(" (retired)")
                                                               : LeagueTableWords::tr(" (left)");
        table.rows.push_back({{each.name + left, each.id},
                              {coachName(shown.league, each.id), {}},
                              {raceName(shown, each.roster), {}},
                              compared > 0 ? number(compared) : LeagueCell{}});
    }
    return table;
}

namespace {

/// Who has no name is called by his position.
QString calledLike(const LeagueShown &shown, const LeaderLine &line)
{
    return line.name.isEmpty() ? roleName(shown, line) : line.name;
}

} // namespace

LeagueTable boardTable(const LeagueShown &shown, const LeagueBoard &board)
{
    LeagueTable table;
    table.caption = boardName(board.by);
    table.naming = 1;
    table.columns = {
        figure(LeagueTableWords::tr("#"), LeagueTableWords::tr("Place")),
        words(LeagueTableWords::tr("Player")),
        minor(LeagueTableWords::tr("Position")),
        words(LeagueTableWords::tr("Team")),
        figure(LeagueTableWords::tr("P", "matches played"), LeagueTableWords::tr("Played"), true),
        figure(LeagueTableWords::tr("Count"))};
    for (const LeaderLine &each : board.lines)
        table.rows.push_back({number(each.rank),
                              {calledLike(shown, each) + (each.died ? u" †"_s : QString()), {}},
                              {roleName(shown, each), {}},
                              {each.teamName, each.team},
                              number(each.matches),
                              number(each.count(board.by))});
    return table;
}

LeagueTable cemeteryTable(const LeagueShown &shown)
{
    LeagueTable table;
    table.caption = LeagueTableWords::tr("Cemetery");
    table.columns = {words(LeagueTableWords::tr("Player")), words(LeagueTableWords::tr("Position")),
                     words(LeagueTableWords::tr("Team"))};
    for (const LeaderLine &each : shown.cemetery)
        table.rows.push_back({{calledLike(shown, each), {}},
                              {roleName(shown, each), {}},
                              {each.teamName, each.team}});
    return table;
}

LeagueTable recordsTable(const LeagueShown &shown, RecordBy by)
{
    LeagueTable table;
    const auto race = [&shown](const QString &id) { return raceName(shown, RosterId(id)); };
    table.caption = by == RecordBy::Team ? LeagueTableWords::tr("Records of the teams")
        : by == RecordBy::Coach          ? LeagueTableWords::tr("Records of the coaches")
        : by == RecordBy::Roster         ? LeagueTableWords::tr("Records of the races")
                                         : LeagueTableWords::tr("Race against race");
    table.columns = {words(by == RecordBy::Team        ? LeagueTableWords::tr("Team")
                               : by == RecordBy::Coach ? LeagueTableWords::tr("Coach")
                                                       : LeagueTableWords::tr("Race"))};
    for (const LeagueColumn &each : tallyColumns(countsOf(shown.league)))
        table.columns.push_back(each);
    table.columns.push_back(figure(LeagueTableWords::tr("Streak"), {}, true));
    for (const RecordLine &each : recordsOf(shown.league, by)) {
        if (each.key.isEmpty() || each.key.startsWith(u'/') || each.key.endsWith(u'/'))
            continue; // teams on paper need not say their race
        LeagueCell name{each.name, by == RecordBy::Team ? EntrantId(each.key) : EntrantId()};
        if (by == RecordBy::Roster)
            name.text = race(each.key);
        else if (by == RecordBy::RosterAgainst)
            name.text = u"%1 – %2"_s.arg(race(each.key.section(u'/', 0, 0)),
                                         race(each.key.section(u'/', 1)));
        std::vector<LeagueCell> cells{name};
        addTally(cells, each);
        const int length = std::abs(each.streak);
        cells.push_back({each.streak == 0      ? QString()
                             : each.streak > 0 ? LeagueTableWords::tr("%n won", nullptr, length)
                                               : LeagueTableWords::tr("%n lost", nullptr, length),
                         {}});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

LeagueTable prizesTable(const LeagueShown &shown)
{
    LeagueTable table;
    table.caption = LeagueTableWords::tr("Trophies and prizes");
    table.columns = {words(LeagueTableWords::tr("Prize")), words(LeagueTableWords::tr("Season")),
                     words(LeagueTableWords::tr("Team")), words(LeagueTableWords::tr("Player"))};
    for (const Prize &each : shown.league.prizes) {
        const Season *season = shown.league.season(each.season);
        table.rows.push_back({{prizeName(each), {}},
                              {season ? season->name : QString(), {}},
                              teamCell(shown, each.team),
                              {each.player, {}}});
    }
    return table;
}

} // namespace dugout
