// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguecsv.h"

#include "core/exchange/csv.h"
#include "core/leaguefiles/leaguetable.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueCsvWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueCsv)
};

/// Spreadsheets take a file for UTF-8 when it begins so.
const QByteArray utf8Mark = "\xef\xbb\xbf";

QString utc(qint64 atMs)
{
    return atMs <= 0 ? QString()
                     : QDateTime::fromMSecsSinceEpoch(atMs, Qt::UTC).toString(Qt::ISODate);
}

QString plainNumber(const Rational &number, QChar separator)
{
    if (number.denominator() == 1)
        return QString::number(static_cast<qint64>(number.numerator()));
    const QString text = QString::number(number.toDouble(), 'g', 6);
    return separator == u';' ? QString(text).replace(u'.', currentLocale().decimalPoint()) : text;
}

QStringList headsOf(const ShownTable &table)
{
    QStringList heads;
    for (const ShownColumn &each : table.columns) {
        heads.append(each.group.isEmpty() ? each.inFull() : each.title);
        if (!each.against.isEmpty())
            heads.append(each.against);
    }
    return heads;
}

QStringList cellsOf(const ShownTable &table, const ShownRow &row, QChar separator)
{
    QStringList cells;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        const ShownCell &cell = row.cells[i];
        const auto *pair = std::get_if<ShownPair>(&cell.value);
        if (!table.columns[i].against.isEmpty()) {
            cells.append(pair ? QString::number(pair->own) : QString());
            cells.append(pair ? QString::number(pair->other) : QString());
        } else if (const auto *number = std::get_if<Rational>(&cell.value)) {
            cells.append(plainNumber(*number, separator));
        } else {
            cells.append(cell.text == u"–"_s ? QString() : cell.text);
        }
    }
    return cells;
}

/// Calls `look(season, competition)` for those that are wanted.
template<typename Look>
void lookAt(const League &league, const CompetitionId &only, const Look &look)
{
    for (const Season &season : league.seasons) {
        for (const Competition &each : season.competitions) {
            if (only.isEmpty() || each.id == only)
                look(season, each);
        }
    }
}

QString squadOf(const Competition &competition, const EntrantId &team)
{
    const CompetitionEntry *entry = competition.entry(team);
    return entry ? entry->squad : QString();
}

/// Of the last competition in which it had one.
QString squadIn(const League &league, const EntrantId &team)
{
    QString squad;
    lookAt(league, {}, [&](const Season &, const Competition &each) {
        if (const QString now = squadOf(each, team); !now.isEmpty())
            squad = now;
    });
    return squad;
}

ShownColumn seasonColumn()
{
    return wordsColumn(u"season"_s, LeagueCsvWords::tr("Season"));
}

ShownColumn competitionColumn()
{
    return wordsColumn(u"competition"_s, LeagueCsvWords::tr("Competition"));
}

ShownColumn countsColumn(const QString &id, const QString &title, const QString &against)
{
    ShownColumn column = figureColumn(id, title);
    column.against = against;
    return column;
}

/// Programs read these back, in any language: see csvColumnId().
std::vector<ShownColumn> fixtureColumns()
{
    return {seasonColumn(),
            competitionColumn(),
            figureColumn(u"round"_s, LeagueCsvWords::tr("Round")),
            wordsColumn(u"home"_s, LeagueCsvWords::tr("Home")),
            wordsColumn(u"away"_s, LeagueCsvWords::tr("Away")),
            wordsColumn(u"homeCoach"_s, LeagueCsvWords::tr("Home coach")),
            wordsColumn(u"awayCoach"_s, LeagueCsvWords::tr("Away coach")),
            wordsColumn(u"date"_s, LeagueCsvWords::tr("Date")),
            wordsColumn(u"deadline"_s, LeagueCsvWords::tr("Deadline")),
            wordsColumn(u"place"_s, LeagueCsvWords::tr("Place", "where it is played")),
            figureColumn(u"table"_s, LeagueCsvWords::tr("Table", "to play at")),
            wordsColumn(u"kind"_s, LeagueCsvWords::tr("Kind", "of a result")),
            countsColumn(u"td"_s, LeagueCsvWords::tr("Touchdowns"),
                         LeagueCsvWords::tr("Touchdowns against")),
            countsColumn(u"cas"_s, LeagueCsvWords::tr("Casualties"),
                         LeagueCsvWords::tr("Casualties against")),
            wordsColumn(u"winner"_s, LeagueCsvWords::tr("Winner")),
            wordsColumn(u"conceded"_s, LeagueCsvWords::tr("Conceded", "by which side")),
            wordsColumn(u"homeSquad"_s, LeagueCsvWords::tr("Home squad")),
            wordsColumn(u"awaySquad"_s, LeagueCsvWords::tr("Away squad"))};
}

std::vector<ShownColumn> entrantColumns()
{
    return {wordsColumn(u"team"_s, LeagueCsvWords::tr("Team")),
            wordsColumn(u"coach"_s, LeagueCsvWords::tr("Coach")),
            figureColumn(u"naf"_s, LeagueCsvWords::tr("NAF")),
            wordsColumn(u"race"_s, LeagueCsvWords::tr("Race")),
            wordsColumn(u"club"_s, LeagueCsvWords::tr("Club")),
            figureColumn(u"teamValue"_s, LeagueCsvWords::tr("Team value")),
            figureColumn(u"rating"_s, LeagueCsvWords::tr("Team rating")),
            wordsColumn(u"state"_s, LeagueCsvWords::tr("State", "of a member")),
            wordsColumn(u"squad"_s, LeagueCsvWords::tr("Squad"))};
}

QString kindWord(ResultKind kind)
{
    switch (kind) {
    case ResultKind::Awarded:
        return LeagueCsvWords::tr("awarded");
    case ResultKind::Forfeit:
        return LeagueCsvWords::tr("forfeit");
    case ResultKind::DoubleForfeit:
        return LeagueCsvWords::tr("double forfeit");
    case ResultKind::Bye:
        return LeagueCsvWords::tr("bye");
    case ResultKind::Played:
        break;
    }
    return LeagueCsvWords::tr("played");
}

QString sideWord(FixtureSide side)
{
    return side == FixtureSide::Home ? LeagueCsvWords::tr("home", "a side")
        : side == FixtureSide::Away  ? LeagueCsvWords::tr("away", "a side")
                                     : QString();
}

QString stateWord(MemberState state)
{
    return state == MemberState::Left   ? LeagueCsvWords::tr("left", "a member")
        : state == MemberState::Retired ? LeagueCsvWords::tr("retired", "a member")
                                        : LeagueCsvWords::tr("active", "a member");
}

ShownCell countCell(int count)
{
    return count > 0 ? numberCell(count) : ShownCell();
}

ShownRow fixtureRow(const League &league, const Season &season, const Competition &competition,
                    const LeagueRound &round, const LeagueFixture &fixture)
{
    const auto side = [&fixture](const QString &words) { // nobody is away at a bye
        return fixture.isBye() ? QString() : words;
    };
    ShownRow row{fixture.id.text(),
                 {season.name, competition.rules.name, numberCell(round.number),
                  teamName(league, fixture.home), side(teamName(league, fixture.away)),
                  coachName(league, fixture.home), side(coachName(league, fixture.away)),
                  utc(fixture.when.dateMs), utc(deadlineOf(round, fixture)), fixture.when.place,
                  countCell(fixture.when.table)}};
    if (const auto &outcome = fixture.outcome) {
        const FixtureResult &result = outcome->result;
        for (ShownCell &each :
             std::vector<ShownCell>{kindWord(result.kind), pairCell(result.td, result.tdAgainst),
                                    pairCell(result.cas, result.casAgainst),
                                    sideWord(result.winner), sideWord(result.conceded)})
            row.cells.push_back(std::move(each));
    } else {
        row.cells.resize(row.cells.size() + 5);
    }
    row.cells.emplace_back(squadOf(competition, fixture.home));
    row.cells.emplace_back(squadOf(competition, fixture.away));
    return row;
}

/// The words of every language by what they stand for.
template<typename Fill>
QHash<QString, QString> wordsInAllLanguages(const Fill &fill)
{
    QHash<QString, QString> ids;
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        fill([&ids](const QString &word, const QString &id) {
            if (!ids.contains(word.toCaseFolded()))
                ids.insert(word.toCaseFolded(), id);
        });
    }
    return ids;
}

QString idAmong(const QHash<QString, QString> &ids, const QString &word)
{
    return ids.value(word.trimmed().toCaseFolded(), word);
}

} // namespace

QChar usualSeparator()
{
    return currentLocale().decimalPoint() == u","_s ? u';' : u',';
}

QByteArray csvOf(const ShownTable &table, QChar separator)
{
    QString text = csvLine(headsOf(table), separator);
    for (const ShownRow &row : table.rows) {
        if (!row.isHeading())
            text += csvLine(cellsOf(table, row, separator), separator);
    }
    return utf8Mark + text.toUtf8();
}

Result<QByteArray> standingsCsv(const LeagueShown &shown, const CompetitionId &competition,
                                QChar separator)
{
    std::vector<ShownPart> parts;
    Result<void> sound;
    lookAt(shown.league, competition, [&](const Season &season, const Competition &each) {
        for (const NamedScope &scope : scopesOf(each)) {
            auto table = standingsTable(shown, each, scope);
            if (!table)
                sound = table.error();
            else
                parts.push_back({{season.name, each.rules.name, scope.name}, *std::move(table)});
        }
    });
    if (!sound)
        return sound.error();
    return csvOf(stacked({seasonColumn(), competitionColumn(),
                          wordsColumn(u"part"_s, LeagueCsvWords::tr("Table", "of standings"))},
                         parts),
                 separator);
}

QByteArray fixturesCsv(const LeagueShown &shown, const CompetitionId &competition, QChar separator)
{
    ShownTable table;
    table.columns = fixtureColumns();
    lookAt(shown.league, competition, [&](const Season &season, const Competition &each) {
        for (const LeagueRound *round : publishedRounds(each)) {
            for (const LeagueFixture &fixture : round->fixtures)
                table.rows.push_back(fixtureRow(shown.league, season, each, *round, fixture));
        }
    });
    return csvOf(table, separator);
}

QByteArray leadersCsv(const LeagueShown &shown, QChar separator)
{
    std::vector<ShownPart> parts;
    for (const LeagueBoard &board : shown.boards) {
        ShownTable table = boardTable(shown, board);
        table.columns.back().title = LeagueCsvWords::tr("Count"); // each line says of what
        parts.push_back({{boardName(board.by)}, std::move(table)});
    }
    return csvOf(stacked({wordsColumn(u"board"_s, LeagueCsvWords::tr("Leaders"))}, parts),
                 separator);
}

QByteArray entrantsCsv(const LeagueShown &shown, QChar separator)
{
    ShownTable table;
    table.columns = entrantColumns();
    for (const LeagueTeam &each : shown.league.teams) {
        const LeagueCoach *coach = shown.league.coach(each.coach);
        table.rows.push_back(
            {each.id.text(),
             {each.name, coach ? coach->name : QString(), countCell(coach ? coach->naf : 0),
              raceName(shown.ruleset.get(), each.roster), each.club, countCell(each.figures.value),
              countCell(each.figures.rating), stateWord(each.state),
              squadIn(shown.league, each.id)}});
    }
    return csvOf(table, separator);
}

QString csvColumnId(const QString &head)
{
    static const QHash<QString, QString> ids = wordsInAllLanguages([](const auto &note) {
        for (const auto &columns : {fixtureColumns(), entrantColumns()}) {
            for (const ShownColumn &each : columns) {
                note(each.title, each.id);
                if (!each.against.isEmpty())
                    note(each.against, each.id + u"Against"_s);
            }
        }
    });
    return idAmong(ids, head);
}

QString csvWordId(const QString &word)
{
    static const QHash<QString, QString> ids = wordsInAllLanguages([](const auto &note) {
        for (qsizetype i = 0; i < resultKindIds().size(); ++i)
            note(kindWord(static_cast<ResultKind>(i)), resultKindIds().at(i));
        note(sideWord(FixtureSide::Home), u"home"_s);
        note(sideWord(FixtureSide::Away), u"away"_s);
    });
    return idAmong(ids, word);
}

} // namespace dugout
