// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguetable.h"

#include "core/leaguebook/journal/leaguevalues.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/leaguebook/state/holdings.h"
#include "core/shop/purchaseid.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueTableWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTableWords)
};

ShownCell memberCell(const LeagueLook &look, const EntrantId &team)
{
    return {teamName(look.league, team), team.text()};
}

ShownColumn rankColumn()
{
    return figureColumn(u"rank"_s, LeagueTableWords::tr("#"), LeagueTableWords::tr("Place"));
}

ShownColumn teamColumn()
{
    return growing(wordsColumn(u"team"_s, LeagueTableWords::tr("Team")));
}

ShownColumn coachColumn()
{
    return wordsColumn(u"coach"_s, LeagueTableWords::tr("Coach"));
}

ShownColumn raceColumn()
{
    return wordsColumn(u"race"_s, LeagueTableWords::tr("Race"));
}

ShownColumn seasonNameColumn()
{
    return wordsColumn(u"season"_s, LeagueTableWords::tr("Season"));
}

ShownColumn competitionNameColumn()
{
    return growing(minor(wordsColumn(u"competition"_s, LeagueTableWords::tr("Competition"))));
}

ShownColumn playedColumn()
{
    return minor(figureColumn(u"matches"_s, LeagueTableWords::tr("P", "matches played"),
                              LeagueTableWords::tr("Played")));
}

ShownCell goldCell(int gold)
{
    return {goldText(gold), {}, Rational(gold)};
}

/// The names of what a team has won or holds, each once.
QStringList wonBy(const League &league, const EntrantId &team, const Ruleset *edition)
{
    QStringList names;
    for (const Prize &each : league.prizes) {
        if (each.team == team)
            names.append(each.player.isEmpty() ? prizeName(each)
                                               : u"%1 (%2)"_s.arg(prizeName(each), each.player));
    }
    for (const Holding &each : league.holdings) {
        if (each.team == team && each.kind != HoldingKind::Trophy) // those are prizes
            names.append(holdingName(each, edition));
    }
    names.removeDuplicates();
    return names;
}

QString stateWords(MemberState state)
{
    switch (state) {
    case MemberState::Left:
        return LeagueTableWords::tr("left");
    case MemberState::Retired:
        return LeagueTableWords::tr("retired");
    case MemberState::Active:
        break;
    }
    return {};
}

QString teamNotes(const LeagueLook &look, const LeagueTeam &team, const Competition *played)
{
    const bool onPaper = team.sheet.isEmpty();
    const bool isBand = countsOf(look.league) == ResultCounts::Skirmish; // never has a sheet
    const CompetitionEntry *entry = played ? played->entry(team.id) : nullptr;
    const bool isOut = played && team.state == MemberState::Active && (!entry || entry->left);
    QStringList notes{stateWords(team.state),
                      isOut ? LeagueTableWords::tr("not in %1").arg(played->rules.name) : QString(),
                      team.club.isEmpty() ? QString()
                                          : LeagueTableWords::tr("club: %1").arg(team.club),
                      team.legacy ? LeagueTableWords::tr("of older rules") : QString(),
                      !onPaper || isBand ? QString()
                          : team.drafted ? LeagueTableWords::tr("redrafted, to be registered")
                                         : LeagueTableWords::tr("on paper")};
    if (!team.inducements.empty())
        notes.append(LeagueTableWords::tr("in every match: %1")
                         .arg(purchasesText(team.inducements, team.roster, look.ruleset,
                                            currentLanguage())));
    notes += wonBy(look.league, team.id, look.ruleset);
    notes.removeAll(QString());
    return notes.join(u" · "_s);
}

/// What coaches compare: the rating, or the value in gold; nothing of a team on paper.
ShownCell comparedCell(const LeagueTeam &team, bool rated)
{
    const int compared = rated ? team.figures.rating : team.figures.value;
    if (compared <= 0)
        return {};
    return rated ? numberCell(compared) : goldCell(compared);
}

/// A player without a name is called by the position.
ShownCell playerCell(const LeagueLook &look, const LeaderLine &line, bool isDeadMarked)
{
    const QString name = line.name.isEmpty() ? roleName(look, line) : line.name;
    return line.died && isDeadMarked ? name + u" †"_s : name;
}

/// Programs find a player by all he did, and by names that no language changes.
QJsonObject playerFacts(const LeaderLine &line)
{
    return {{u"player"_s, line.name},
            {u"role"_s, line.role},
            {u"touchdowns"_s, line.touchdowns},
            {u"casualties"_s, line.casualties},
            {u"kills"_s, line.kills},
            {u"completions"_s, line.completions},
            {u"interceptions"_s, line.interceptions},
            {u"mvps"_s, line.mvps},
            {u"points"_s, line.points},
            {u"died"_s, line.died}};
}

QJsonObject recordFacts(const RecordLine &line)
{
    QString form;
    for (const LeagueOutcome each : line.form)
        form += each == LeagueOutcome::Won ? u'W' : each == LeagueOutcome::Lost ? u'L' : u'D';
    return {{u"key"_s, line.key},
            {u"name"_s, line.name},
            {u"form"_s, form},
            {u"streak"_s, line.streak},
            {u"longestWins"_s, line.longestWins},
            {u"longestUnbeaten"_s, line.longestUnbeaten},
            {u"longestLosses"_s, line.longestLosses}};
}

QString playerRow(const LeaderLine &line)
{
    return u"%1/%2"_s.arg(line.team.text(), line.player.text());
}

ShownCell streakCell(int streak)
{
    if (streak == 0)
        return {};
    return {streak > 0 ? LeagueTableWords::tr("%n won", nullptr, streak)
                       : LeagueTableWords::tr("%n lost", nullptr, -streak),
            {},
            Rational(streak)};
}

QString recordName(const LeagueLook &look, RecordBy by, const RecordLine &line)
{
    if (by == RecordBy::Roster)
        return raceName(look.ruleset, RosterId(line.key));
    const QStringList sides = line.key.split(u'/');
    if (by != RecordBy::RosterAgainst || sides.size() != 2)
        return line.name;
    return LeagueTableWords::tr("%1 against %2")
        .arg(raceName(look.ruleset, RosterId(sides.at(0))),
             raceName(look.ruleset, RosterId(sides.at(1))));
}

ShownRow recordRow(const QString &name, const RecordLine &line, bool isTeam)
{
    return {line.key,
            {{name, isTeam ? line.key : QString()},
             numberCell(line.played),
             numberCell(line.won),
             numberCell(line.drawn),
             numberCell(line.lost),
             pairCell(line.td, line.tdAgainst),
             pairCell(line.cas, line.casAgainst),
             formWords(line.form),
             streakCell(line.streak),
             u"%1 / %2"_s.arg(line.longestWins).arg(line.longestUnbeaten)},
            false,
            false,
            Onward::No,
            -1,
            recordFacts(line)};
}

ShownTable emptyRecords(const LeagueLook &look, const QString &caption, const ShownColumn &whose)
{
    ShownTable table;
    table.caption = caption;
    table.columns = {growing(whose)};
    for (ShownColumn &each : tallyColumns(countsOf(look.league)))
        table.columns.push_back(std::move(each));
    table.columns.push_back(formColumn());
    table.columns.push_back(minor(figureColumn(u"streak"_s, LeagueTableWords::tr("Streak"),
                                               LeagueTableWords::tr("Wins or losses running"))));
    table.columns.push_back(minor(figureColumn(
        u"best"_s, LeagueTableWords::tr("Best", "longest run, short"),
        LeagueTableWords::tr("The most wins running, and the most matches without a defeat"))));
    return table;
}

QString wholeNumber(double value)
{
    return currentLocale().toString(static_cast<qlonglong>(std::lround(value)));
}

/// "+12", "−4"; nothing for none.
ShownCell changeCell(double value)
{
    const long rounded = std::lround(value);
    if (rounded == 0)
        return {};
    return {rounded > 0 ? u"+%1"_s.arg(rounded) : u"−%1"_s.arg(-rounded),
            {},
            Rational(static_cast<int>(rounded))};
}

QString seasonName(const League &league, const SeasonId &id)
{
    const Season *season = league.season(id);
    return season ? season->name : QString();
}

QString competitionName(const League &league, const CompetitionId &id)
{
    const Competition *competition = league.competition(id);
    return competition ? competition->rules.name : QString();
}

} // namespace

ShownTable teamsTable(const LeagueLook &look, const Competition *played)
{
    ShownTable table;
    table.caption = LeagueTableWords::tr("Teams");
    const bool rated = comparesByRating(look.league);
    table.columns = {teamColumn(),
                     growing(coachColumn()),
                     raceColumn(),
                     minor(rated ? figureColumn(u"rating"_s, LeagueTableWords::tr("Team rating"))
                                 : figureColumn(u"value"_s, LeagueTableWords::tr("Value"),
                                                LeagueTableWords::tr("Team value"))),
                     minor(figureColumn(u"fans"_s, LeagueTableWords::tr("Fans"),
                                        LeagueTableWords::tr("Fan factor"))),
                     minor(figureColumn(u"treasury"_s, LeagueTableWords::tr("Treasury"))),
                     formColumn(),
                     minor(wordsColumn(u"notes"_s, LeagueTableWords::tr("Notes")))};
    const auto forms = formsOf(look.league);
    for (const LeagueTeam &each : look.league.teams) {
        const bool onPaper = each.sheet.isEmpty();
        table.rows.push_back({each.id.text(),
                              {{each.name, each.id.text()},
                               coachName(look.league, each.id),
                               raceName(look.ruleset, each.roster),
                               comparedCell(each, rated),
                               onPaper ? ShownCell() : numberCell(each.figures.fanFactor),
                               onPaper ? ShownCell() : goldCell(each.figures.treasury),
                               formWords(forms.value(each.id)),
                               teamNotes(look, each, played)},
                              false,
                              each.state != MemberState::Active});
    }
    std::stable_sort(table.rows.begin(), table.rows.end(),
                     [](const ShownRow &one, const ShownRow &other) {
                         if (one.quiet != other.quiet)
                             return other.quiet;
                         return QString::localeAwareCompare(one.text(0), other.text(0)) < 0;
                     });
    return table;
}

ShownTable boardTable(const LeagueLook &look, const LeagueBoard &board)
{
    ShownTable table;
    table.caption = boardName(board.by);
    table.naming = 1;
    table.columns = {rankColumn(),
                     growing(wordsColumn(u"player"_s, LeagueTableWords::tr("Player"))),
                     minor(wordsColumn(u"position"_s, LeagueTableWords::tr("Position"))),
                     teamColumn(),
                     playedColumn(),
                     figureColumn(u"count"_s, boardName(board.by))};
    for (const LeaderLine &each : board.lines)
        table.rows.push_back({playerRow(each),
                              {numberCell(each.rank),
                               playerCell(look, each, true),
                               roleName(look, each),
                               {each.teamName, each.team.text()},
                               numberCell(each.matches),
                               numberCell(each.count(board.by))},
                              each.rank == 1,
                              each.died,
                              Onward::No,
                              -1,
                              playerFacts(each)});
    return table;
}

ShownTable cemeteryTable(const LeagueLook &look, const std::vector<LeaderLine> &dead)
{
    ShownTable table;
    table.caption = LeagueTableWords::tr("Cemetery");
    table.columns = {growing(wordsColumn(u"player"_s, LeagueTableWords::tr("Player"))),
                     wordsColumn(u"position"_s, LeagueTableWords::tr("Position")), teamColumn(),
                     playedColumn(), minor(figureColumn(u"points"_s, boardName(LeaderBy::Points)))};
    for (const LeaderLine &each : dead)
        table.rows.push_back({playerRow(each),
                              {playerCell(look, each, false),
                               roleName(look, each),
                               {each.teamName, each.team.text()},
                               numberCell(each.matches),
                               numberCell(each.points)},
                              false,
                              true,
                              Onward::No,
                              -1,
                              playerFacts(each)});
    return table;
}

ShownTable recordsTable(const LeagueLook &look, RecordBy by, const RecordFilter &filter)
{
    const bool isTeam = by == RecordBy::Team;
    ShownTable table
        = emptyRecords(look,
                       isTeam                       ? LeagueTableWords::tr("Records of the teams")
                           : by == RecordBy::Coach  ? LeagueTableWords::tr("Records of the coaches")
                           : by == RecordBy::Roster ? LeagueTableWords::tr("Records of the races")
                                                    : LeagueTableWords::tr("Race against race"),
                       isTeam                      ? teamColumn()
                           : by == RecordBy::Coach ? coachColumn()
                                                   : raceColumn());
    for (const RecordLine &each : recordsOf(look.league, by, filter)) {
        if (each.key.isEmpty() || each.key.startsWith(u'/') || each.key.endsWith(u'/'))
            continue; // teams on paper need not say their race
        table.rows.push_back(recordRow(recordName(look, by, each), each, isTeam));
    }
    return table;
}

/// What the others have against a team is what it has against them, seen from the other side; the
/// longest runs are those of the others.
ShownTable headToHeadTable(const LeagueLook &look, const RecordFilter &filter)
{
    std::vector<RecordLine> others = recordsOf(look.league, RecordBy::Team, filter);
    for (RecordLine &each : others) {
        std::swap(each.won, each.lost);
        std::swap(each.td, each.tdAgainst);
        std::swap(each.cas, each.casAgainst);
        each.streak = -each.streak;
        for (LeagueOutcome &outcome : each.form) {
            if (outcome != LeagueOutcome::Drawn)
                outcome = outcome == LeagueOutcome::Won ? LeagueOutcome::Lost : LeagueOutcome::Won;
        }
    }
    std::stable_sort(others.begin(), others.end(),
                     [](const RecordLine &one, const RecordLine &other) {
                         return one.won != other.won ? one.won > other.won : one.lost < other.lost;
                     });
    ShownTable table = emptyRecords(look, LeagueTableWords::tr("Head to head"),
                                    wordsColumn(u"opponent"_s, LeagueTableWords::tr("Opponent")));
    table.columns.pop_back();
    for (const RecordLine &each : others) {
        table.rows.push_back(recordRow(each.name, each, true));
        table.rows.back().cells.pop_back();
    }
    return table;
}

ShownTable ratingsTable(const LeagueLook &look, const RatingQuery &query)
{
    ShownTable table;
    table.caption = query.system == RatingSystem::Elo ? LeagueTableWords::tr("Ratings (Elo)")
                                                      : LeagueTableWords::tr("Ratings (Glicko-2)");
    table.naming = 1;
    const std::vector<ShownColumn> tally = tallyColumns(countsOf(look.league));
    table.columns = {rankColumn(), growing(coachColumn()), growing(raceColumn())};
    table.columns.insert(table.columns.end(), tally.begin(), tally.begin() + 4);
    table.columns.push_back(figureColumn(u"rating"_s, LeagueTableWords::tr("Rating")));
    table.columns.push_back(
        minor(figureColumn(u"deviation"_s, u"±"_s, LeagueTableWords::tr("How unsure it is"))));
    table.columns.push_back(
        minor(figureColumn(u"change"_s, LeagueTableWords::tr("Last"),
                           LeagueTableWords::tr("What the last match changed"))));
    for (const RatingLine &each : ratingsOf(look.league, query))
        table.rows.push_back(
            {u"%1/%2"_s.arg(each.coach.text(), each.roster.text()),
             {numberCell(each.rank), each.name,
              each.roster.isEmpty() ? QString() : raceName(look.ruleset, each.roster),
              numberCell(each.played), numberCell(each.won), numberCell(each.drawn),
              numberCell(each.lost), wholeNumber(each.rating),
              each.deviation > 0 ? wholeNumber(each.deviation) : QString(),
              changeCell(each.change)},
             each.rank == 1,
             false,
             Onward::No,
             -1,
             {{u"roster"_s, each.roster.text()},
              {u"rating"_s, each.rating},
              {u"deviation"_s, each.deviation},
              {u"change"_s, each.change}}});
    return table;
}

ShownTable honoursTable(const LeagueLook &look, const HonourFilter &filter)
{
    ShownTable table;
    table.caption = LeagueTableWords::tr("Hall of fame");
    table.columns
        = {seasonNameColumn(), competitionNameColumn(),
           growing(wordsColumn(u"winner"_s, LeagueTableWords::tr("Winner"))), coachColumn(),
           growing(wordsColumn(u"second"_s, LeagueTableWords::tr("Second")))};
    for (const HonourLine &each : hallOfFame(look.league, filter))
        table.rows.push_back({u"%1/%2"_s.arg(each.season.text(), each.competition.text()),
                              {each.seasonName,
                               each.competitionName,
                               {each.teamName, each.team.text()},
                               each.coachName,
                               each.second.isEmpty() ? ShownCell() : memberCell(look, each.second)},
                              false,
                              false,
                              Onward::No,
                              -1,
                              {{u"team"_s, each.teamName}, {u"roster"_s, each.roster.text()}}});
    return table;
}

ShownTable prizesTable(const LeagueLook &look, const std::vector<Prize> &prizes)
{
    ShownTable table;
    table.caption = LeagueTableWords::tr("Trophies and prizes");
    table.columns = {growing(wordsColumn(u"prize"_s, LeagueTableWords::tr("Prize"))),
                     seasonNameColumn(),
                     competitionNameColumn(),
                     teamColumn(),
                     wordsColumn(u"player"_s, LeagueTableWords::tr("Player")),
                     minor(wordsColumn(u"kind"_s, LeagueTableWords::tr("Kind"))),
                     minor(wordsColumn(u"reason"_s, LeagueTableWords::tr("Reason")))};
    int number = 0;
    for (const Prize &each : prizes)
        table.rows.push_back(
            {QString::number(++number),
             {prizeName(each), seasonName(look.league, each.season),
              competitionName(look.league, each.competition), memberCell(look, each.team),
              each.player, prizeKindName(each.kind), each.reason},
             false,
             false,
             Onward::No,
             -1,
             {{u"name"_s, prizeName(each)},
              {u"kind"_s, enumWords<PrizeKind>().at(static_cast<qsizetype>(each.kind))},
              {u"amount"_s, each.amount}}});
    return table;
}

QString prizeKindName(PrizeKind kind)
{
    switch (kind) {
    case PrizeKind::Trophy:
        return LeagueTableWords::tr("a trophy");
    case PrizeKind::Wizard:
        return LeagueTableWords::tr("a wizard for the next season");
    case PrizeKind::FanFactor:
        return LeagueTableWords::tr("fan factor");
    case PrizeKind::Gold:
        return LeagueTableWords::tr("gold");
    case PrizeKind::Award:
        break;
    }
    return LeagueTableWords::tr("an honour");
}

ShownTable historyTable(const std::vector<LeagueHistoryLine> &lines)
{
    ShownTable table;
    table.caption = LeagueTableWords::tr("History");
    table.naming = 1;
    table.columns = {wordsColumn(u"at"_s, LeagueTableWords::tr("When")),
                     growing(wordsColumn(u"line"_s, LeagueTableWords::tr("What"))),
                     wordsColumn(u"reason"_s, LeagueTableWords::tr("Reason"))};
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        table.rows.push_back(
            {QString::number(line->group + 1), {momentText(line->atMs), line->line, line->reason}});
    return table;
}

} // namespace dugout
