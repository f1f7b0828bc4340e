// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/hallpages.h"

#include "core/leaguefiles/leagueshown.h"
#include "core/leaguefiles/roundtables.h"
#include "core/leaguefiles/standingstable.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct HallWords
{
    Q_DECLARE_TR_FUNCTIONS(HallPages)
};

/// As many pictures as it takes.
void addInPieces(std::vector<HallPage> &pages, const HallPage &whole, int mostRows)
{
    const auto count = static_cast<int>(whole.rows.size());
    const int pieces = std::max(1, (count + mostRows - 1) / mostRows);
    for (int piece = 0; piece < pieces; ++piece) {
        HallPage page = whole;
        // Each about as long as the others.
        page.rows.assign(whole.rows.begin() + count * piece / pieces,
                         whole.rows.begin() + count * (piece + 1) / pieces);
        if (pieces > 1)
            page.subtitle
                = HallWords::tr("%1, %2 of %3")
                      .arg(whole.subtitle, QString::number(piece + 1), QString::number(pieces));
        pages.push_back(std::move(page));
    }
}

/// The newest that everybody may see.
const LeagueRound *shownRound(const Competition &competition)
{
    const auto published = publishedRounds(competition);
    // A calendar is published whole: what is still to be played comes first.
    const auto open = std::find_if(published.begin(), published.end(), [](const LeagueRound *each) {
        return std::any_of(each->fixtures.begin(), each->fixtures.end(),
                           [](const LeagueFixture &fixture) { return !fixture.outcome; });
    });
    if (open != published.end())
        return *open;
    return published.empty() ? nullptr : published.back();
}

/// Where a fixture of a round is played; empty for a bye.
QString tableOf(const LeagueRound &round, const LeagueFixture &fixture)
{
    const bool numbered
        = std::any_of(round.fixtures.begin(), round.fixtures.end(),
                      [](const LeagueFixture &each) { return each.when.table > 0; });
    const auto place = static_cast<int>(&fixture - round.fixtures.data()) + 1;
    const int table = numbered ? fixture.when.table : place;
    return table > 0 && !fixture.isBye() ? QString::number(table) : QString();
}

/// In the order of the tables, as coaches look for theirs.
LeagueRound byTable(LeagueRound round)
{
    const auto place = [](const LeagueFixture &each) {
        return each.when.table > 0 ? each.when.table : std::numeric_limits<int>::max();
    };
    std::stable_sort(round.fixtures.begin(), round.fixtures.end(),
                     [&place](const LeagueFixture &one, const LeagueFixture &other) {
                         return place(one) < place(other);
                     });
    return round;
}

HallPage drawPage(const League &league, const Competition &competition, const LeagueRound &round)
{
    HallPage page{HallPage::Kind::Draw,
                  roundName(round),
                  competition.rules.name,
                  {HallWords::tr("Table"), HallWords::tr("Home"), QString(), HallWords::tr("Away")},
                  {},
                  -1};
    for (const LeagueFixture &each : round.fixtures) {
        const QString score = scoreText(competition, each);
        page.rows.push_back({tableOf(round, each), teamName(league, each.home),
                             score.isEmpty() ? u"–"_s : score,
                             each.isBye() ? QString() : teamName(league, each.away)});
    }
    return page;
}

/// "2 – 1 · T5" of a match that is played, the result of one that is over.
QString scoreNow(const Competition &competition, const LeagueFixture &fixture,
                 const RunningMatches &running)
{
    const auto now = running.find(fixture.match);
    if (fixture.outcome || now == running.end())
        return scoreText(competition, fixture);
    const MatchSummary &standing = now->second;
    const QString score = u"%1–%2"_s.arg(standing.score[0]).arg(standing.score[1]);
    if (standing.half == 0)
        return u"…"_s; // before the kick-off
    if (standing.over || standing.turn < 1)
        return score;
    return HallWords::tr("%1 · H%2 T%3", "score, half, turn: short, names need the room")
        .arg(score)
        .arg(standing.half)
        .arg(standing.turn);
}

/// Every table of the round while one of its matches is played; nothing otherwise.
std::optional<HallPage> tablesPage(const League &league, const Competition &competition,
                                   const LeagueRound &round, const RunningMatches &running)
{
    const auto isPlayed = [&running](const LeagueFixture &each) {
        return !each.outcome && running.contains(each.match);
    };
    if (std::none_of(round.fixtures.begin(), round.fixtures.end(), isPlayed))
        return std::nullopt;
    HallPage page = drawPage(league, competition, round);
    page.kind = HallPage::Kind::Tables;
    page.title = HallWords::tr("At the tables");
    page.subtitle = u"%1 · %2"_s.arg(competition.rules.name, roundName(round));
    for (size_t i = 0; i < page.rows.size(); ++i) {
        const QString score = scoreNow(competition, round.fixtures[i], running);
        page.rows[i][2] = score.isEmpty() ? u"–"_s : score;
    }
    std::erase_if(page.rows, [](const QStringList &row) { return row.constLast().isEmpty(); });
    return page;
}

/// The columns that can be read from the back of a hall.
HallPage standingsPage(const Competition &competition, const NamedScope &scope,
                       const ShownTable &table)
{
    HallPage page{HallPage::Kind::Standings,
                  HallWords::tr("Standings"),
                  scope.name.isEmpty() ? competition.rules.name
                                       : u"%1 · %2"_s.arg(competition.rules.name, scope.name),
                  {},
                  {},
                  1};
    std::vector<size_t> columns;
    for (const QString &id : {u"rank"_s, u"team"_s, u"played"_s, u"td"_s, u"points"_s}) {
        columns.push_back(static_cast<size_t>(table.column(id)));
        page.heads.append(table.columns[columns.back()].title);
    }
    for (const ShownRow &row : table.rows) {
        QStringList cells;
        for (const size_t column : columns)
            cells.append(row.text(column));
        page.rows.push_back(cells);
    }
    return page;
}

/// The ties of the stage that is played, as far as it is a knock-out.
void addBracket(std::vector<HallPage> &pages, const League &league, const Competition &competition,
                int mostRows)
{
    const int phase = competition.currentPhase();
    const auto stages = phase < 0 ? std::vector<BracketStage>{} : bracketStages(competition, phase);
    if (stages.empty())
        return;
    HallPage page{HallPage::Kind::Bracket, stages.back().name, competition.rules.name, {}, {}, -1};
    for (const StageTie &each : stages.back().ties) {
        const auto name = [&league](const EntrantId &team) {
            return team.isEmpty() ? u"…"_s : teamName(league, team);
        };
        page.rows.push_back({name(each.tie.home), each.score.isEmpty() ? u"–"_s : each.text(),
                             each.tie.isBye ? HallWords::tr("bye") : name(each.tie.away)});
    }
    addInPieces(pages, page, mostRows);
}

} // namespace

std::vector<HallPage> hallPages(const League &league, const Competition &competition, int mostRows,
                                const RunningMatches &running)
{
    std::vector<HallPage> pages;
    if (const LeagueRound *round = shownRound(competition)) {
        const LeagueRound ordered = byTable(*round);
        if (const auto tables = tablesPage(league, competition, ordered, running))
            addInPieces(pages, *tables, mostRows);
        addInPieces(pages, drawPage(league, competition, ordered), mostRows);
        pages.push_back(
            {HallPage::Kind::Clock, roundName(*round), competition.rules.name, {}, {}, -1});
        if (round->deadlineMs > 0)
            pages.back().rows.push_back(
                {HallWords::tr("until %1").arg(momentText(round->deadlineMs))});
    }
    for (const NamedScope &scope : scopesOf(competition)) {
        if (const auto table = standingsTable(LeagueLook(league), competition, scope))
            addInPieces(pages, standingsPage(competition, scope, *table), mostRows);
    }
    addBracket(pages, league, competition, mostRows);
    return pages;
}

} // namespace dugout
