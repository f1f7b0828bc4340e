// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/roundtables.h"

#include "core/leaguebook/fixtures/challenges.h"
#include "core/leaguebook/state/squads.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RoundTableWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTableWords)
};

const QString challengeMark = u"challenge-"_s;

std::vector<ShownColumn> roundColumns(ResultCounts counts)
{
    ShownColumn second = minor(counts == ResultCounts::Skirmish
                                   ? figureColumn(u"cas"_s, RoundTableWords::tr("Glory"))
                                   : figureColumn(u"cas"_s, RoundTableWords::tr("CAS"),
                                                  RoundTableWords::tr("Casualties")));
    return {
        growing(wordsColumn(u"home"_s, RoundTableWords::tr("Home"))),
        figureColumn(u"result"_s, RoundTableWords::tr("Result")),
        growing(wordsColumn(u"away"_s, RoundTableWords::tr("Away"))),
        std::move(second),
        wordsColumn(u"when"_s, RoundTableWords::tr("When")),
        minor(wordsColumn(u"division"_s, RoundTableWords::tr("Division"))),
        minor(wordsColumn(u"place"_s, RoundTableWords::tr("Place", "where it is played"))),
        minor(figureColumn(u"table"_s, RoundTableWords::tr("Table", "with a number, to play at"))),
        wordsColumn(u"notes"_s, RoundTableWords::tr("Notes"))};
}

const QStringList alwaysThere{u"home"_s, u"result"_s, u"away"_s};

ShownCell teamCell(const LeagueLook &look, const EntrantId &team, const Competition *of = nullptr)
{
    QString name = teamName(look.league, team);
    if (of && of->rules.hasSquads())
        name += u" · "_s + teamName(look.league, entrantOf(*of, team));
    return {name, team.text()};
}

QString whenText(const LeagueRound &round, const LeagueFixture &fixture)
{
    const QString when = momentText(fixture.when.dateMs);
    const qint64 deadline = deadlineOf(round, fixture);
    return when.isEmpty() && deadline > 0 && !fixture.outcome
        ? RoundTableWords::tr("by %1").arg(momentText(deadline))
        : when;
}

QString notesOf(const LeagueLook &look, const LeagueRound &round, const LeagueFixture &fixture,
                const FixtureSight &sight)
{
    QStringList notes;
    if (fixture.pinned && !round.published) // it stays anyhow then
        notes.append(RoundTableWords::tr("pinned"));
    if (fixture.friendly)
        notes.append(RoundTableWords::tr("friendly"));
    if (stateOf(round, fixture) == FixtureState::Playing)
        notes.append(sight.ended.contains(fixture.id)
                         ? RoundTableWords::tr("over, waits to be delivered")
                         : RoundTableWords::tr("being played"));
    if (fixture.outcome && !fixture.isBye()) {
        notes.append(signaturesOf(look.league, fixture));
        notes.append(fixture.outcome->note);
    }
    notes.removeAll(QString());
    return notes.join(u" · "_s);
}

ShownRow shownFixture(const LeagueLook &look, const Competition *of, const LeagueRound &round,
                      const LeagueFixture &fixture, const FixtureSight &sight)
{
    const bool counted = fixture.outcome && !fixture.isBye()
        && fixture.outcome->result.kind != ResultKind::DoubleForfeit;
    QString part = of ? divisionTitle(*of, round, fixture) : QString();
    if (isForThird(round, fixture))
        part = RoundTableWords::tr("Third place");
    ShownRow row;
    row.id = fixture.id.text();
    row.quiet = !round.published;
    row.cells = {teamCell(look, fixture.home, of),
                 of ? scoreText(*of, fixture) : scoreText(fixture),
                 fixture.isBye() ? ShownCell() : teamCell(look, fixture.away, of),
                 counted ? pairCell(fixture.outcome->result.cas, fixture.outcome->result.casAgainst)
                         : ShownCell(),
                 whenText(round, fixture),
                 part,
                 fixture.when.place,
                 fixture.when.table > 0 ? numberCell(fixture.when.table) : ShownCell(),
                 sight.notes ? notesOf(look, round, fixture, sight) : QString()};
    return row;
}

ShownTable wholeRound(const LeagueLook &look, const LeagueRound &round, const Competition *of,
                      const FixtureSight &sight)
{
    ShownTable table;
    table.caption = roundName(round);
    table.columns = roundColumns(countsOf(look.league));
    for (const LeagueFixture &each : round.fixtures)
        table.rows.push_back(shownFixture(look, of, round, each, sight));
    return table;
}

QString headingOf(const LeagueRound &round)
{
    if (!round.published)
        return RoundTableWords::tr("%1 · drawn, not published", "the name of a round")
            .arg(roundName(round));
    return round.deadlineMs > 0 ? RoundTableWords::tr("%1 · until %2", "the name of a round")
                                      .arg(roundName(round), momentText(round.deadlineMs))
                                : roundName(round);
}

void addChallenges(ShownTable &table, const LeagueLook &look, const Competition &competition)
{
    if (competition.challenges.empty())
        return;
    table.rows.push_back(headingRow(RoundTableWords::tr("Challenges")));
    for (size_t i = 0; i < competition.challenges.size(); ++i) {
        const Challenge &each = competition.challenges[i].challenge;
        ShownRow row;
        row.id = challengeRow(i);
        row.quiet = each.answer != ChallengeAnswer::Open;
        row.cells.resize(table.columns.size());
        row.cells[0] = teamCell(look, each.challenger);
        row.cells[static_cast<size_t>(table.column(u"away"_s))] = teamCell(look, each.challenged);
        row.cells[static_cast<size_t>(table.column(u"when"_s))]
            = RoundTableWords::tr("week %1").arg(each.week);
        row.cells.back() = answerWords(look.league, each);
        table.rows.push_back(std::move(row));
    }
}

} // namespace

ShownTable roundTable(const LeagueLook &look, const LeagueRound &round, const Competition *of)
{
    return withoutEmptyColumns(wholeRound(look, round, of, {}), alwaysThere);
}

ShownTable fixturesTable(const LeagueLook &look, const Competition &competition,
                         const FixtureSight &sight)
{
    ShownTable whole;
    whole.caption = RoundTableWords::tr("Fixtures");
    whole.columns = roundColumns(countsOf(look.league));
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            if (!round.published && !sight.drawn)
                continue;
            ShownTable made = wholeRound(look, round, &competition, sight);
            whole.rows.push_back(headingRow(headingOf(round)));
            whole.rows.back().quiet = !round.published;
            for (ShownRow &row : made.rows)
                whole.rows.push_back(std::move(row));
        }
    }
    addChallenges(whole, look, competition);
    return withoutEmptyColumns(std::move(whole), alwaysThere);
}

QString challengeRow(size_t challenge)
{
    return challengeMark + QString::number(challenge);
}

int challengeOfRow(const QString &row)
{
    bool good = false;
    const int number = row.mid(challengeMark.size()).toInt(&good);
    return good && row.startsWith(challengeMark) ? number : -1;
}

ShownTable teamFixturesTable(const LeagueLook &look, const EntrantId &team)
{
    ShownTable table;
    table.caption = RoundTableWords::tr("Matches");
    table.naming = 2;
    table.columns = {minor(wordsColumn(u"competition"_s, RoundTableWords::tr("Competition"))),
                     figureColumn(u"round"_s, RoundTableWords::tr("Round")),
                     growing(wordsColumn(u"home"_s, RoundTableWords::tr("Home"))),
                     figureColumn(u"result"_s, RoundTableWords::tr("Result")),
                     growing(wordsColumn(u"away"_s, RoundTableWords::tr("Away")))};
    for (const Season &season : look.league.seasons) {
        for (const Competition &competition : season.competitions) {
            for (const LeagueRound *round : publishedRounds(competition)) {
                for (const LeagueFixture &each : round->fixtures) {
                    if (each.home != team && each.away != team)
                        continue;
                    table.rows.push_back(
                        {each.id.text(),
                         {u"%1, %2"_s.arg(competition.rules.name, season.name),
                          numberCell(round->number), teamCell(look, each.home),
                          scoreText(competition, each),
                          each.isBye() ? ShownCell() : teamCell(look, each.away)}});
                }
            }
        }
    }
    return table;
}

std::vector<ShownTable> stageTables(const LeagueLook &look, const BracketStage &stage)
{
    std::vector<ShownTable> tables;
    const auto side = [&look](const BracketTie &tie, const EntrantId &team) {
        ShownCell cell = team.isEmpty() ? ShownCell(u"–"_s) : teamCell(look, team);
        if (!team.isEmpty() && team == tie.winner && !tie.isBye)
            cell.text += u" ✓"_s; // a level score does not say who goes on
        return cell;
    };
    for (const bool forThird : {true, false}) {
        ShownTable table;
        table.caption = forThird ? RoundTableWords::tr("Third place") : stage.name;
        table.columns = {growing(wordsColumn(u"home"_s, RoundTableWords::tr("Home"))),
                         figureColumn(u"result"_s, RoundTableWords::tr("Result")),
                         growing(wordsColumn(u"away"_s, RoundTableWords::tr("Away")))};
        for (const StageTie &each : stage.ties) {
            if (each.tie.forThird == forThird)
                table.rows.push_back(
                    {u"%1/%2"_s.arg(each.tie.round).arg(each.tie.number),
                     {side(each.tie, each.tie.home), each.text(), side(each.tie, each.tie.away)}});
        }
        if (!table.rows.empty())
            tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace dugout
