// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguefiles/competitionshown.h"
#include "core/leaguefiles/htmltable.h"
#include "core/leaguefiles/leaguecsv.h"
#include "core/leaguefiles/leagueprints.h"
#include "core/leaguefiles/leaguetable.h"
#include "core/text/languagescope.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/commandrun.h"
#include "tests/support/openedclub.h"
#include "tests/support/pdftext.h"
#include "ui/league/leagueprompt.h"
#include "ui/models/showntablemodel.h"
#include "ui/sheets/leaguesheet.h"
#include "ui/sheets/sheetoutput.h"

#include <QFile>
#include <QLabel>
#include <QXmlStreamReader>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QString teamIn(const ShownTable &table, size_t row)
{
    for (size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].id == u"team"_s)
            return table.rows.at(row).text(i);
    }
    return {};
}

const CompetitionId cup(u"c-cup"_s);

/// Rows of texts, the heads first, as a surface shows a table.
using Shown = std::vector<QStringList>;

Shown cellsOf(const ShownTable &table)
{
    QStringList heads;
    for (const ShownColumn &each : table.columns)
        heads.append(each.title);
    Shown cells{heads};
    for (const ShownRow &row : table.rows)
        cells.push_back(row.texts());
    return cells;
}

Shown cellsOf(const QAbstractItemModel &model)
{
    QStringList heads;
    for (int column = 0; column < model.columnCount(); ++column)
        heads.append(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    Shown cells{heads};
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column)
            texts.append(model.index(row, column).data().toString());
        cells.push_back(texts);
    }
    return cells;
}

/// Of the page's own markup, which is XML.
Shown cellsOf(const QString &html)
{
    QXmlStreamReader reader(html);
    Shown cells;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"tr"_s)
            cells.emplace_back();
        const bool isCell = reader.name() == u"td"_s || reader.name() == u"th"_s;
        if (reader.isStartElement() && isCell)
            cells.back().append(reader.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return cells;
}

Shown cellsOf(const QJsonObject &phone)
{
    QStringList heads;
    for (const auto &each : phone[u"columns"_s].toArray())
        heads.append(each[u"title"_s].toString());
    Shown cells{heads};
    for (const auto &row : phone[u"rows"_s].toArray()) {
        QStringList texts;
        for (const auto &each : row.toArray())
            texts.append(each.toString());
        cells.push_back(texts);
    }
    return cells;
}

QString inOne(const Shown &cells)
{
    QStringList lines;
    for (const QStringList &each : cells) {
        QString line = each.join(u'|');
        while (line.endsWith(u'|')) // a heading has the whole width
            line.chop(1);
        lines.append(line);
    }
    return lines.join(u'\n');
}

/// What a cell says to a spreadsheet or a program, from its words: "7–3" is two numbers.
QStringList figuresOf(const ShownTable &table, const ShownRow &row)
{
    QStringList figures;
    for (size_t i = 0; i < row.cells.size(); ++i) {
        const auto *number = std::get_if<Rational>(&row.cells[i].value);
        if (!table.columns[i].against.isEmpty())
            figures += row.text(i).split(u'–');
        else if (number)
            figures.append(QString::number(number->toDouble(), 'g', 6));
        else
            figures.append(row.text(i) == u"–"_s ? QString() : row.text(i));
    }
    return figures;
}

} // namespace

/// A table says the same in the window, on paper, on the web, in files, on the command line and on
/// phones: the same words, the same scores, in the same order.
class TestOneTable final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void standings_data();
    void standings();
    void fixtures_data() { standings_data(); }
    void fixtures();
    void crossTables_data() { standings_data(); }
    void crossTables();
    void aDoubleForfeitIsOneEverywhere();
    void ratingsAreShownAndDecide();
    void groupsHaveTheirOwnTables();
    void aDrawnKnockOutSaysHowItWasDecided();
    void aPreviewSaysWhoWouldGoOn();
    void aCorrectionRemindsUntilSomebodyDecides();
    void playersAndTheirAchievements();
    void recordsAndHonours();
    void theDead();
    void whatIsPrinted_data() { standings_data(); }
    void whatIsPrinted();

private:
    void act(const LeagueEventData &data, const QString &reason = {});
    void addTeams(int count, bool rated);
    void announce(const CompetitionRules &rules);
    void draw();
    void publishAll();
    FixtureOutcome outcome(const LeagueFixture &fixture, int td, int against,
                           ResultKind kind = ResultKind::Played) const;
    void play(int skip = 0);
    /// What is played as `kind` names it; the window and the command line have it then.
    void prepare(const QString &kind);
    void show();
    /// A board of the window's list, by its place there, and the command that shows it.
    void compareBoard(int board, const QStringList &words, const ShownTable &table);
    void compareHeadToHead(const LeagueShown &all, int board);
    const Competition &competition() { return *m_open->league().competition(cup); }
    LeagueShown shown();
    CommandAnswer command(const QStringList &words);

    std::unique_ptr<Commissioner> m_boss;
    std::unique_ptr<QTemporaryDir> m_folder;
    LeagueId m_id;
    std::optional<OpenLeague> m_open;
};

void TestOneTable::init()
{
    m_boss = std::make_unique<Commissioner>();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestOneTable::cleanup()
{
    m_open.reset();
    m_boss.reset();
}

void TestOneTable::act(const LeagueEventData &data, const QString &reason)
{
    const auto done = m_open->act(data, reason);
    QVERIFY2(done, done ? "" : qPrintable(done.error().message));
}

void TestOneTable::addTeams(int count, bool rated)
{
    for (int i = 1; i <= count; ++i) {
        const CoachId coach(u"coach-%1"_s.arg(i));
        act(CoachRecorded{{coach, u"Coach %1"_s.arg(i), 0, {}}});
        LeagueTeam team;
        team.id = EntrantId(u"t%1"_s.arg(i));
        team.name = u"Team %1"_s.arg(i);
        team.coach = coach;
        team.roster = RosterId(u"human"_s);
        team.figures = {900'000 + 10'000 * i, 5, 20'000 * i, rated ? 130 - 3 * i : 0};
        act(TeamRegistered{team});
    }
    act(SeasonBegun{SeasonId(u"s1"_s), u"Spring"_s});
}

void TestOneTable::announce(const CompetitionRules &rules)
{
    act(CompetitionAdded{cup, rules});
    for (const LeagueTeam &each : m_open->league().teams)
        act(EntrantJoined{cup, {each.id}});
}

void TestOneTable::draw()
{
    SeededRandomSource lot(4);
    const auto events = drawNext(m_open->league(), cup, lot);
    QVERIFY2(events, events ? "" : qPrintable(events.error().message));
    QVERIFY(m_open->act(*events));
}

void TestOneTable::publishAll()
{
    for (int round = 1; round <= competition().roundCount(); ++round) {
        if (!competition().round(round)->published)
            act(RoundPublished{cup, round, 0});
    }
}

FixtureOutcome TestOneTable::outcome(const LeagueFixture &fixture, int td, int against,
                                     ResultKind kind) const
{
    FixtureOutcome outcome;
    outcome.atMs = 1'773'516'600'000;
    outcome.result.home = fixture.home;
    outcome.result.away = fixture.away;
    outcome.result.kind = kind;
    outcome.result.td = td;
    outcome.result.tdAgainst = against;
    outcome.result.cas = kind == ResultKind::Played ? td + 1 : 0;
    if (kind == ResultKind::Forfeit)
        outcome.result.winner = FixtureSide::Home;
    return outcome;
}

/// The team with the lower number wins by as many as it is before the other; the last ones wait.
void TestOneTable::play(int skip)
{
    std::vector<FixtureId> open;
    for (const Phase &phase : competition().phases) {
        for (const LeagueRound &round : phase.rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                if (!each.outcome && !each.isBye())
                    open.push_back(each.id);
            }
        }
    }
    for (size_t i = 0; i + static_cast<size_t>(skip) < open.size(); ++i) {
        const LeagueFixture fixture = *m_open->league().fixture(open[i]);
        const int home = fixture.home.text().mid(1).toInt();
        const int away = fixture.away.text().mid(1).toInt();
        act(ResultEntered{
            fixture.id, outcome(fixture, std::max(0, away - home), std::max(0, home - away)), {}});
    }
}

void TestOneTable::prepare(const QString &kind)
{
    const bool rated = kind == u"ratings"_s;
    LeagueRules league;
    league.ruleset = RulesetId(rated ? u"lrb4"_s : u"crp"_s);
    m_id = must(m_boss->house().leagues().found(u"Yard"_s, league, {}));
    m_open.emplace(must(m_boss->house().leagues().open(m_id)));
    addTeams(6, rated);
    CompetitionRules rules;
    rules.name = u"Cup"_s;
    rules.phases.front().byLot = false;
    rules.tieBreaks = {TieBreak::HeadToHead, TieBreak::TdDifference, TieBreak::Opponents};
    if (rated)
        rules.tieBreaks = {TieBreak::TeamValue, TieBreak::Treasury};
    if (kind == u"formula"_s)
        rules.points = u"3*won + drawn + cas/2 + min(td, 2)/3"_s;
    if (kind == u"groups"_s || kind == u"knock-out"_s) {
        rules.phases.front().divisions = 2;
        PhaseRules finals;
        finals.format = PhaseFormat::KnockOut;
        finals.places = kind == u"groups"_s ? 1 : 2;
        finals.byLot = false;
        rules.phases.push_back(finals);
    }
    announce(rules);
    draw();
    publishAll();
    if (kind == u"forfeits"_s) {
        const LeagueFixture first = competition().round(1)->fixtures[0];
        const LeagueFixture second = competition().round(1)->fixtures[1];
        act(ResultEntered{first.id, outcome(first, 0, 0, ResultKind::DoubleForfeit), {}});
        act(ResultEntered{second.id, outcome(second, 2, 0, ResultKind::Forfeit), {}});
    }
    play(kind == u"groups"_s || kind == u"knock-out"_s ? 0 : 4);
    if (kind == u"knock-out"_s) {
        draw();
        publishAll();
        play(1);
    }
    show();
}

/// The league as it is now, to the window and to the command line.
void TestOneTable::show()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString file = m_folder->filePath(u"league.json"_s);
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(QJsonDocument(must(m_boss->house().leagues().exported(m_id))).toJson());
    written.close();
    const CommandAnswer taken = command({u"import"_s, file});
    QVERIFY2(taken.status == 0, qPrintable(taken.err));
    m_boss->page()->showList();
    m_boss->page()->openLeague(m_id.text());
    WindowFixture::settle();
}

LeagueShown TestOneTable::shown()
{
    return must(gatherLeague(m_boss->house().leagues(), m_boss->house().club(), m_id));
}

CommandAnswer TestOneTable::command(const QStringList &words)
{
    return runCommand(QStringList{u"league"_s} + words, m_folder->path());
}

void TestOneTable::standings_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"plain", "groups", "knock-out", "ratings", "formula", "forfeits"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestOneTable::standings()
{
    QFETCH(QString, kind);
    const LanguageScope scope(Language::English);
    prepare(kind);
    const LeagueShown all = shown();
    const auto parts = scopesOf(competition());
    const ShownTable whole = must(standingsTable(all, competition(), usualScopes(competition())));
    QVERIFY(whole.rows.size() >= 6);

    m_boss->press("league-standings");
    const auto *window = m_boss->table(u"standings-table"_s);
    QCOMPARE(inOne(cellsOf(*window->model())), inOne(cellsOf(whole)));
    QCOMPARE(window->table(), whole);

    const QString text = command({u"standings"_s, u"Yard"_s}).out;
    QStringList lines;
    for (const QString &each : text.split(u'\n'))
        lines.append(squeezed(each));
    const QString told = lines.join(u'\n');
    for (const QStringList &row : cellsOf(whole))
        QVERIFY2(lines.contains(squeezed(row.join(QString()))), qPrintable(row.join(u'|') + told));
    const QJsonArray objects
        = command({u"standings"_s, u"Yard"_s, u"--json"_s}).json()[u"standings"_s].toArray();
    QCOMPARE(objects, rowObjects(whole));

    const QJsonObject phone
        = CompetitionShown(m_boss->house().leagues(), m_boss->house().club(),
                           {m_id, competition().round(1)->fixtures.front().id})(Language::English);
    const QJsonArray phones = phone[u"standings"_s].toArray();
    QCOMPARE(phones.size(), static_cast<qsizetype>(parts.size()));
    const auto csv = readCsv(QString::fromUtf8(must(standingsCsv(all, cup, u';'))), 1000);
    size_t line = 1;
    const QString pdf = m_folder->filePath(u"standings.pdf"_s);
    auto sheet = must(makeLeagueSheet(all, competition(), LeaguePrint::Standings));
    QVERIFY(SheetOutput::savePdf(*sheet, {QPageSize::A4, QPageLayout::Landscape}, pdf));
    const QString paper = squeezed(pdfText(pdf));
    for (size_t i = 0; i < parts.size(); ++i) {
        const ShownTable table = must(standingsTable(all, competition(), parts[i]));
        const Shown cells = cellsOf(table);
        const QString site = htmlTable(table, [](const EntrantId &) { return QString(); });
        QCOMPARE(inOne(cellsOf(site)), inOne(cells));
        QCOMPARE(inOne(cellsOf(phones.at(static_cast<qsizetype>(i)).toObject())), inOne(cells));
        for (size_t row = 0; row < table.rows.size(); ++row, ++line) {
            QCOMPARE(csv.at(line).fields.size(), csv.front().fields.size());
            QStringList told = csv.at(line).fields.mid(3);
            QCOMPARE(told.join(u'|'), figuresOf(table, table.rows[row]).join(u'|'));
            for (const QString &each : cells[row + 1]) {
                const bool isArrow = each.startsWith(u'▲') || each.startsWith(u'▼'); // a picture
                QVERIFY2(isArrow || paper.contains(squeezed(each)), qPrintable(each));
            }
        }
    }
    QCOMPARE(line, csv.size());
}

void TestOneTable::fixtures()
{
    QFETCH(QString, kind);
    const LanguageScope scope(Language::English);
    prepare(kind);
    const LeagueShown all = shown();
    const ShownTable whole = fixturesTable(all, competition());
    m_boss->press("league-fixtures");
    const ShownTable &window = m_boss->table(u"fixtures-table"_s)->table();
    const auto result = static_cast<size_t>(whole.column(u"result"_s));
    QCOMPARE(window.rows.size(), whole.rows.size());
    for (size_t row = 0; row < whole.rows.size(); ++row) {
        for (size_t column = 0; column <= result + 1; ++column) // then notes for those who belong
            QCOMPARE(window.rows[row].text(column), whole.rows[row].text(column));
    }
    const QString text = squeezed(command({u"show"_s, u"Yard"_s}).out);
    const QString site = inOne(cellsOf(u"<x>"_s + [&] {
        QString html;
        for (const LeagueRound *round : publishedRounds(competition()))
            html += htmlTable(roundTable(all, *round, &competition()),
                              [](const EntrantId &) { return QString(); });
        return html;
    }() + u"</x>"_s));
    for (const ShownRow &row : whole.rows) {
        if (row.isHeading() || row.text(result).isEmpty() || row.text(result + 1).isEmpty())
            continue; // nobody is away at a bye
        QVERIFY2(text.contains(squeezed(
                     u"%1–%2 %3"_s.arg(row.text(0), row.text(result + 1), row.text(result)))),
                 qPrintable(row.texts().join(u'|') + text));
        QVERIFY2(site.contains(row.texts().first(3).join(u'|')),
                 qPrintable(row.texts().join(u'|')));
    }
}

void TestOneTable::crossTables()
{
    QFETCH(QString, kind);
    const LanguageScope scope(Language::English);
    prepare(kind);
    const LeagueShown all = shown();
    const ShownTable whole = must(crossTable(all, competition(), usualScopes(competition())));
    m_boss->press("league-standings");
    m_boss->press("look-cross");
    WindowFixture::settle();
    QCOMPARE(m_boss->table(u"standings-table"_s)->table(), whole);
    const auto paper = must(printedTables(all, competition(), LeaguePrint::CrossTable));
    for (size_t i = 0; i < paper.size(); ++i) {
        const NamedScope part = scopesOf(competition())[i];
        QCOMPARE(paper[i], must(crossTable(all, competition(), part)));
        const QString site = htmlTable(paper[i], [](const EntrantId &) { return QString(); });
        QCOMPARE(inOne(cellsOf(site)), inOne(cellsOf(paper[i])));
    }
}

/// It was a 0–0 in the window's cross-table, like a real one beside it.
void TestOneTable::aDoubleForfeitIsOneEverywhere()
{
    const LanguageScope scope(Language::English);
    prepare(u"forfeits"_s);
    const LeagueFixture forfeit = competition().round(1)->fixtures[0];
    m_boss->press("league-standings");
    m_boss->press("look-cross");
    WindowFixture::settle();
    const ShownTable &cross = m_boss->table(u"standings-table"_s)->table();
    QStringList crosses;
    for (const ShownRow &row : cross.rows) {
        if (row.id == forfeit.home.text())
            crosses = row.texts();
    }
    QVERIFY2(crosses.contains(u"×"_s), qPrintable(crosses.join(u'|')));
    QVERIFY(!crosses.contains(u"0–0"_s));
    QCOMPARE(scoreText(competition(), forfeit), u"double forfeit"_s);
    QVERIFY(command({u"show"_s, u"Yard"_s}).out.contains(u"double forfeit"_s));
    m_boss->press("league-fixtures");
    const ShownTable &fixtures = m_boss->table(u"fixtures-table"_s)->table();
    QCOMPARE(fixtures.rows[1].text(1), u"double forfeit"_s);
}

/// The site showed ratings, the command line gold, and gold decided.
void TestOneTable::ratingsAreShownAndDecide()
{
    const LanguageScope scope(Language::English);
    prepare(u"ratings"_s);
    const ShownTable table
        = must(standingsTable(shown(), competition(), usualScopes(competition())));
    const auto rating = static_cast<size_t>(table.column(u"points"_s)) + 1;
    QCOMPARE(table.columns[rating].title, u"TR"_s);
    QCOMPARE(table.columns[rating].meaning, u"the team rating"_s);
    for (size_t i = 1; i < table.rows.size(); ++i) {
        const bool isLevel = table.rows[i].text(rating - 1) == table.rows[i - 1].text(rating - 1);
        QVERIFY(!isLevel
                || table.rows[i].text(rating).toInt() <= table.rows[i - 1].text(rating).toInt());
    }
    QVERIFY(command({u"standings"_s, u"Yard"_s}).out.contains(u"TR"_s));
    QVERIFY(!command({u"standings"_s, u"Yard"_s}).out.contains(u"910,000"_s));
    m_boss->press("league-members");
    QCOMPARE(m_boss->table(u"members-table"_s)->table().columns[3].title, u"Team rating"_s);
    QCOMPARE(teamsTable(shown()).columns[3].title, u"Team rating"_s);
    // Of somebody it is not known: then gold is compared, and shown.
    act(ResultEntered{competition().round(1)->fixtures[0].id,
                      outcome(competition().round(1)->fixtures[0], 1, 0),
                      TeamFiguresPair{{950'000, 5, 0, 0}, {940'000, 5, 0, 0}}});
    const auto columns
        = must(standingsTable(shown(), competition(), usualScopes(competition()))).columns;
    QVERIFY(std::any_of(columns.begin(), columns.end(),
                        [](const ShownColumn &each) { return each.title == u"TV"_s; }));
}

void TestOneTable::groupsHaveTheirOwnTables()
{
    const LanguageScope scope(Language::English);
    prepare(u"groups"_s);
    m_boss->press("league-standings");
    const ShownTable &table = m_boss->table(u"standings-table"_s)->table();
    QCOMPARE(table.rows.size(), size_t(8)); // two groups of three under their names
    QVERIFY(table.rows[0].isHeading());
    QCOMPARE(table.rows[0].text(0), u"Group 1"_s);
    QCOMPARE(table.rows[4].text(0), u"Group 2"_s);
    QCOMPARE(table.rows[1].text(0), u"1"_s);
    QCOMPARE(table.rows[5].text(0), u"1"_s);
    QCOMPARE(table.rows[1].onward, Onward::Yes);
    QCOMPARE(table.rows[2].onward, Onward::No);
    QVERIFY(table.endsOnward(1));
    QCOMPARE(table.note, u"1 team goes on from here."_s);
    const QString text = command({u"standings"_s, u"Yard"_s}).out;
    QVERIFY(text.contains(u"Group 1"_s) && text.contains(u"Group 2"_s));
    QVERIFY(text.contains(u"----"_s) && text.contains(table.note));
    const QString why = command({u"why"_s, u"Yard"_s, teamIn(table, 2)}).out;
    QVERIFY2(why.contains(u"Place 2:"_s), qPrintable(why));
}

void TestOneTable::aDrawnKnockOutSaysHowItWasDecided()
{
    const LanguageScope scope(Language::English);
    prepare(u"knock-out"_s);
    const LeagueRound *last = competition().round(competition().roundCount());
    const auto open = std::find_if(last->fixtures.begin(), last->fixtures.end(),
                                   [](const LeagueFixture &each) { return !each.outcome; });
    QVERIFY(open != last->fixtures.end());
    const LeagueFixture fixture = *open;
    FixtureOutcome level = outcome(fixture, 1, 1);
    level.result.winner = FixtureSide::Away;
    level.result.columns = {{resultfact::shootOut.toString(), 1, 1}};
    act(ResultEntered{fixture.id, level, {}});
    QCOMPARE(scoreText(competition(), *m_open->league().fixture(fixture.id)),
             u"1–1 (away wins, shoot-out)"_s);
    QStringList ties;
    for (const BracketStage &stage : bracketStages(competition(), 1)) {
        for (const StageTie &each : stage.ties)
            ties.append(each.text());
    }
    QVERIFY2(ties.contains(u"1–1 (shoot-out)"_s), qPrintable(ties.join(u'|')));
    level.result.columns.clear();
    act(ResultEntered{fixture.id, level, {}});
    QCOMPARE(scoreText(competition(), *m_open->league().fixture(fixture.id)), u"1–1 (away wins)"_s);
}

/// Before it is saved, in the window and on the command line; then the league goes on reminding
/// there, too, until somebody decides.
void TestOneTable::aPreviewSaysWhoWouldGoOn()
{
    const LanguageScope scope(Language::English);
    prepare(u"knock-out"_s);
    Division group = competition().phases[0].divisions[0];
    std::sort(group.begin(), group.end());
    const EntrantId falls = group.at(1); // has lost to the first alone, and would lose to both
    const EntrantId rises = group.at(2);
    LeagueFixture played;
    for (const LeagueRound &round : competition().phases[0].rounds) {
        for (const LeagueFixture &each : round.fixtures) {
            if ((each.home == rises && each.away == falls)
                || (each.home == falls && each.away == rises))
                played = each;
        }
    }
    QVERIFY(!played.id.isEmpty());
    const QString name = teamName(m_open->league(), rises);
    const QString would = u"Cup: %1 would go on instead of %2; the draw stays."_s.arg(
        name, teamName(m_open->league(), falls));
    const QString reminder = u"Cup: by the table %1 would go on now instead of %2."_s.arg(
        name, teamName(m_open->league(), falls));
    const QStringList score
        = played.home == rises ? QStringList{u"7"_s, u"0"_s} : QStringList{u"0"_s, u"7"_s};

    m_boss->press("league-fixtures");
    m_boss->table(u"fixtures-table"_s)->setCurrentId(played.id.text());
    m_boss->press("fixture-enter");
    m_boss->in<QSpinBox>(m_boss->dialog(), u"result-td"_s)->setValue(score.first().toInt());
    m_boss->in<QSpinBox>(m_boss->dialog(), u"result-td-away"_s)->setValue(score.last().toInt());
    QString said;
    for (const QLabel *each : m_boss->dialog()->findChildren<QLabel *>())
        said += each->text() + u'\n';
    QVERIFY2(said.contains(would), qPrintable(said));
    QCOMPARE(*m_boss->league().fixture(played.id), played); // nothing is saved yet
    const auto *next = m_boss->in<QLabel>(m_boss->page(), u"league-next"_s);
    QVERIFY(!next->text().contains(reminder));
    m_boss->accept();
    QVERIFY2(next->text().contains(reminder), qPrintable(next->text()));

    const QStringList result{u"result"_s, u"Yard"_s, teamName(m_open->league(), played.home),
                             teamName(m_open->league(), played.away)};
    const QStringList keep{u"draw"_s, u"Yard"_s, u"--keep"_s};
    QCOMPARE(command(keep).status, 1); // nothing is to be decided yet
    const QString preview = command(result + score + QStringList{u"--preview"_s}).out;
    QVERIFY2(preview.contains(would), qPrintable(preview));
    QCOMPARE(command(keep).status, 1);
    QCOMPARE(command(result + score).status, 0);
    QVERIFY(command({u"show"_s, u"Yard"_s}).out.contains(reminder));
    const CommandAnswer kept = command(keep);
    QVERIFY2(kept.status == 0, qPrintable(kept.err));
    QVERIFY(!command({u"show"_s, u"Yard"_s}).out.contains(reminder));
    QCOMPARE(command(keep).status, 1);
}

void TestOneTable::aCorrectionRemindsUntilSomebodyDecides()
{
    const LanguageScope scope(Language::English);
    prepare(u"knock-out"_s);
    QVERIFY(onwardReminder(m_open->league(), competition()).isEmpty());
    // The last of a group wins all of its matches, so that it would have gone on.
    const Division group = competition().phases[0].divisions[0];
    const EntrantId risen = group.back();
    for (const LeagueRound &round : std::vector(competition().phases[0].rounds)) {
        for (const LeagueFixture &each : round.fixtures) {
            if (each.isBye() || (each.home != risen && each.away != risen))
                continue;
            const bool home = each.home == risen;
            act(ResultEntered{each.id, outcome(each, home ? 9 : 0, home ? 0 : 9), {}});
        }
    }
    const QString reminder = onwardReminder(m_open->league(), competition());
    QVERIFY2(reminder.contains(u"would go on now instead of"_s), qPrintable(reminder));
    QVERIFY(reminder.contains(teamName(m_open->league(), risen)));
    // Another result of the play-offs does not make it forgotten.
    play();
    QCOMPARE(onwardReminder(m_open->league(), competition()).isEmpty(), false);
    m_boss->page()->showList();
    m_boss->page()->openLeague(m_id.text());
    WindowFixture::settle();
    auto *band = m_boss->in<QWidget>(m_boss->page(), u"league-do"_s);
    QVERIFY(band->isVisible());
    m_boss->press("league-do");
    QVERIFY(m_boss->dialog());
    QCOMPARE(m_boss->dialog()->objectName(), u"decide-onward"_s);
    m_boss->accept();
    m_open.emplace(must(m_boss->house().leagues().open(m_id)));
    QVERIFY(onwardReminder(m_open->league(), competition()).isEmpty());
    QVERIFY(!competition().phases[1].outgrown);
}

void TestOneTable::compareBoard(int board, const QStringList &words, const ShownTable &table)
{
    auto *boards = m_boss->in<QComboBox>(m_boss->page(), u"leaders-board"_s);
    boards->setCurrentIndex(board);
    WindowFixture::settle();
    QCOMPARE(m_boss->table(u"leaders-table"_s)->table(), table);
    const Shown cells = cellsOf(table);
    QStringList lines;
    for (const QString &each : command(words).out.split(u'\n'))
        lines.append(squeezed(each));
    for (const QStringList &row : cells)
        QVERIFY2(lines.contains(squeezed(row.join(QString()))),
                 qPrintable(words.join(u' ') + u": "_s + row.join(u'|')));
    QCOMPARE(command(words + QStringList{u"--json"_s}).rows(), rowObjects(table));
    QCOMPARE(inOne(cellsOf(htmlTable(table, [](const EntrantId &) { return QString(); }))),
             inOne(cells));
    QCOMPARE(inOne(cellsOf(tableObject(table))), inOne(cells));
    const auto csv = readCsv(QString::fromUtf8(csvOf(table, u';')), 1000);
    QCOMPARE(csv.size(), table.rows.size() + 1);
    for (size_t row = 0; row < table.rows.size(); ++row)
        QCOMPARE(csv[row + 1].fields.join(u'|'), figuresOf(table, table.rows[row]).join(u'|'));
}

void TestOneTable::compareHeadToHead(const LeagueShown &all, int board)
{
    m_boss->in<QComboBox>(m_boss->page(), u"leaders-board"_s)->setCurrentIndex(board);
    WindowFixture::settle();
    auto *team = m_boss->in<QComboBox>(m_boss->page(), u"leaders-team"_s);
    const int third = team->findData(u"t3"_s);
    QVERIFY(third >= 0);
    team->setCurrentIndex(third);
    RecordFilter filter;
    filter.opponent = EntrantId(u"t3"_s);
    const ShownTable table = headToHeadTable(all, filter);
    QCOMPARE(table.rows.size(), size_t(5));
    compareBoard(board, {u"records"_s, u"Yard"_s, u"--against"_s, u"Team 3"_s}, table);
}

void TestOneTable::theDead()
{
    const LanguageScope scope(Language::English);
    SeededRandomSource dice(3);
    m_id = must(m_boss->house().leagues().addSample(dice));
    show();
    const LeagueShown all = shown();
    OpenedClub kept(StoreLocation::sqliteFile(m_folder->filePath(u"dugout.db"_s)));
    LeaderQuery query;
    query.league = m_id;
    query.limit = 50;
    m_boss->house().leaders().dead = must(kept.store->leaders().cemetery(query));
    const ShownTable table = cemeteryTable(all, must(m_boss->house().leagues().cemetery(query)));
    QVERIFY(!table.rows.empty());
    m_boss->press("league-leaders");
    compareBoard(static_cast<int>(leaderByIds().size()),
                 {u"leaders"_s, m_id.text(), u"--dead"_s, u"--limit"_s, u"50"_s}, table);
}

/// Every cell of what the print menu has is on the paper, and it is the value that others show.
void TestOneTable::whatIsPrinted()
{
    QFETCH(QString, kind);
    const LanguageScope scope(Language::English);
    prepare(kind);
    const LeagueShown all = shown();
    for (const LeaguePrint print : {LeaguePrint::Standings, LeaguePrint::Fixtures,
                                    LeaguePrint::CrossTable, LeaguePrint::Rounds}) {
        const auto tables = must(printedTables(all, competition(), print));
        auto sheet = must(makeLeagueSheet(all, competition(), print));
        const QString pdf = m_folder->filePath(u"%1.pdf"_s.arg(static_cast<int>(print)));
        QVERIFY(SheetOutput::savePdf(*sheet, {QPageSize::A4, QPageLayout::Landscape}, pdf));
        const QString paper = squeezed(pdfText(pdf));
        QVERIFY(!tables.empty());
        for (const ShownTable &table : tables) {
            for (const QStringList &row : cellsOf(table)) {
                for (const QString &each : row) {
                    const bool isArrow = each.startsWith(u'▲') || each.startsWith(u'▼');
                    QVERIFY2(isArrow || paper.contains(squeezed(each)),
                             qPrintable(u"%1: %2 / %3"_s.arg(
                                 leaguePrintIds().at(static_cast<int>(print)), each, paper)));
                }
            }
        }
    }
    const auto rounds = must(printedTables(all, competition(), LeaguePrint::Fixtures));
    size_t round = 0;
    for (const LeagueRound *each : publishedRounds(competition()))
        QCOMPARE(inOne(cellsOf(rounds.at(round++))),
                 inOne(cellsOf(roundTable(all, *each, &competition()))));
}

/// Of matches that were really played.
void TestOneTable::playersAndTheirAchievements()
{
    const LanguageScope scope(Language::English);
    SeededRandomSource dice(3);
    m_id = must(m_boss->house().leagues().addSample(dice));
    show();
    const LeagueShown all = shown();
    // Only a database counts events; the window is told what that of the command line has counted.
    OpenedClub kept(StoreLocation::sqliteFile(m_folder->filePath(u"dugout.db"_s)));
    int withRows = 0;
    for (int by = 0; by < leaderByIds().size(); ++by) {
        LeaderQuery query;
        query.league = m_id;
        query.by = static_cast<LeaderBy>(by);
        query.limit = 50;
        m_boss->house().leaders().lines = must(kept.store->leaders().leaders(query));
        const ShownTable table
            = boardTable(all, {query.by, must(m_boss->house().leagues().leaders(query))});
        withRows += table.rows.empty() ? 0 : 1;
        m_boss->press("league-leaders");
        if (!table.rows.empty())
            compareBoard(
                by,
                {u"leaders"_s, m_id.text(), u"--by"_s, leaderByIds().at(by), u"--limit"_s, u"50"_s},
                table);
    }
    QVERIFY(withRows > 3);
    m_boss->press("league-members");
    QCOMPARE(m_boss->table(u"members-table"_s)->table(),
             teamsTable(all, &all.league.seasons.back().competitions.back()));
}

void TestOneTable::recordsAndHonours()
{
    const LanguageScope scope(Language::English);
    prepare(u"plain"_s);
    play();
    act(CompetitionEnded{cup});
    act(PrizeGiven{{PrizeKind::Award,
                    u"The fairest"_s,
                    EntrantId(u"t2"_s),
                    {},
                    0,
                    SeasonId(u"s1"_s),
                    cup,
                    {}}},
        u"well played"_s);
    show();
    const LeagueShown all = shown();
    m_boss->press("league-leaders");
    const auto records = [](const QString &by) {
        return QStringList{u"records"_s, u"Yard"_s, u"--by"_s, by};
    };
    const auto first = static_cast<int>(leaderByIds().size());
    compareBoard(first + 1, records(u"team"_s), recordsTable(all, RecordBy::Team));
    compareBoard(first + 3, records(u"coach"_s), recordsTable(all, RecordBy::Coach));
    compareBoard(first + 4, records(u"race"_s), recordsTable(all, RecordBy::Roster));
    compareBoard(first + 5, records(u"race-against-race"_s),
                 recordsTable(all, RecordBy::RosterAgainst));
    compareBoard(first + 6, {u"ratings"_s, u"Yard"_s}, ratingsTable(all, {}));
    RatingQuery glicko;
    glicko.system = RatingSystem::Glicko;
    compareBoard(first + 7, {u"ratings"_s, u"Yard"_s, u"--system"_s, u"glicko-2"_s},
                 ratingsTable(all, glicko));
    QCOMPARE(honoursTable(all).rows.size(), size_t(1));
    compareBoard(first + 8, {u"hall"_s, u"Yard"_s}, honoursTable(all));
    QCOMPARE(cabinetOf(all.league).size(), size_t(1));
    compareBoard(first + 9, {u"hall"_s, u"Yard"_s, u"--prizes"_s},
                 prizesTable(all, cabinetOf(all.league)));
    compareHeadToHead(all, first + 2); // the team that it chooses stays
}

QTEST_MAIN(TestOneTable)
#include "tst_onetable.moc"
