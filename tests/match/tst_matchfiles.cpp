// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/afterreport.h"
#include "core/exchange/fileseal.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/matchreportwriter.h"
#include "core/exchange/matchstatejson.h"
#include "core/exchange/promptjson.h"
#include "core/files/readfile.h"
#include "tests/support/matchdriver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// A short match with a touchdown, a casualty and a completion, confirmed by nobody.
void playShort(MatchDriver &match)
{
    match.untilTurn();
    match.choose(u"completion"_s, match.onPitch(0, 1));
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {4, 1});
    match.choose(u"touchdown"_s, match.onPitch(0, 2));
    match.until(u"result.home"_s);
}

/// The file as it is written after a short match, with an entry that was undone.
MatchFile fileOfAShortMatch()
{
    MatchFile file{plainSetup(), {}};
    MatchDriver match(file.setup);
    playShort(match);
    for (const EventGroup &group : match.session().log().groups())
        file.log.push_back({LogAction::Kind::Do, group, {}});
    file.log.push_back(file.log.back());
    file.log.push_back({LogAction::Kind::Undo, {}, {}});
    return file;
}

using Alteration = std::function<void(MatchFile &)>;

} // namespace
Q_DECLARE_METATYPE(Alteration)

/// Matches on disk and the reports that are made of them.
class TestMatchFiles : public QObject
{
    Q_OBJECT

private slots:
    void setupsComeBack();
    void quickTeamsComeBack();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void savesInOnePiece();
    void reportCounts();
    void reportLeavesOutWhatNoLongerFits();
    void reportShowsAlterations();
    void everyAlteredByteShows();
    void theCodeCoversTheWholeMatch_data();
    void theCodeCoversTheWholeMatch();
    void theCodeStaysTheSame();
    void reportAsTextAndPage();
    void stateAsJson();
};

void TestMatchFiles::setupsComeBack()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.league = true;
    setup.options = {{OptionId(u"overtime"_s), true},
                     {OptionId(u"referees"_s), u"famous"_s},
                     {OptionId(u"cards-allowance"_s), 70'000}};
    const MatchSetup again = must(setupFromJson(setupToJson(setup)));
    QVERIFY(again == setup);
}

void TestMatchFiles::quickTeamsComeBack()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[0].rerolls = 3;
    setup.teams[0].primary = Rgb{140, 43, 43};
    setup.teams[1].name = u"Blues"_s;
    for (Team &team : setup.teams)
        team.founded = true;
    QVERIFY(must(setupFromJson(setupToJson(setup))) == setup);
}

void TestMatchFiles::refusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");
    const QByteArray good = writeMatch({plainSetup(), {}});
    QTest::newRow("empty") << QByteArray() << u"match-unreadable"_s;
    QTest::newRow("no JSON") << QByteArray("match") << u"match-unreadable"_s;
    QTest::newRow("another format")
        << QByteArray(R"({"format":"dugout-team","version":1})") << u"match-unreadable"_s;
    QTest::newRow("a later version")
        << QByteArray(good).replace("\"version\": 1", "\"version\": 99") << u"match-too-new"_s;
    QTest::newRow("a version beyond all numbers")
        << QByteArray(good).replace("\"version\": 1", "\"version\": 1e300") << u"match-too-new"_s;
    QTest::newRow("without its history")
        << QByteArray(good).replace("\"log\"", "\"lost\"") << u"match-unreadable"_s;
    QTest::newRow("one team") << QByteArray(R"({"format":"dugout-match","version":1,
        "setup":{"ruleset":"crp","teams":[{"quick":"Reds"}]},"log":[]})")
                              << u"match-unreadable"_s;
    QTest::newRow("an undo of nothing")
        << QByteArray(good).replace("\"log\": [", R"("log": [{"kind":"undo"})")
        << u"nothing-to-undo"_s;
}

void TestMatchFiles::refusesOtherFiles()
{
    QFETCH(QByteArray, bytes);
    const auto read = readMatch(bytes);
    QVERIFY(!read);
    QTEST(errorWord(read.error().code), "code");
    QVERIFY(!read.error().message.isEmpty());
}

void TestMatchFiles::savesInOnePiece()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"match.json"_s);
    const MatchFile file{plainSetup(), {}};
    QVERIFY(saveMatchFile(path, file));
    QVERIFY(must(readMatch(must(readFile(path, largestMatchFile)))) == file);
    QVERIFY(!saveMatchFile(folder.filePath(u"no/such/folder"_s), file));
}

void TestMatchFiles::reportCounts()
{
    MatchDriver match(plainSetup());
    playShort(match);
    const MatchReport report = makeReport(match.session());
    QCOMPARE(report.sides[0].score, 1);
    QCOMPARE(report.winner, 0);
    QCOMPARE(report.scoredIn(1, 0), 1);
    QCOMPARE(report.scoredIn(2, 0), 0);
    QCOMPARE(report.players.size(), size_t(3));
    int points = 0;
    for (const ReportPlayer &player : report.players)
        points += player.points;
    QCOMPARE(points, 1 + 2 + 3);
    QCOMPARE(report.casualties.size(), size_t(1));
    QCOMPARE(report.casualties[0].result.en, u"Broken Ribs"_s);
    QVERIFY(!report.luck.empty());
    QCOMPARE(report.sides[0].turns + report.sides[1].turns, 32);
}

void TestMatchFiles::reportLeavesOutWhatNoLongerFits()
{
    MatchDriver match(plainSetup());
    playShort(match);
    MatchSession &session = match.session();
    const auto &groups = session.log().groups();
    const auto block = std::find_if(groups.begin(), groups.end(), [](const EventGroup &group) {
        return group.events.front().prompt == u"block"_s;
    });
    // Without the block its victim, its dice and its injury have no place any more.
    const auto place = static_cast<int>(block - groups.begin());
    QVERIFY(session.correct({Correction::What::Remove, place, {}}));
    QVERIFY(session.rejectedEvents().size() >= 5);
    const MatchReport report = makeReport(session);
    QVERIFY(report.casualties.empty());
    QCOMPARE(report.sides[0].completions, 1);
    for (const LuckRow &row : report.luck)
        QVERIFY(row.purpose.text() != u"armour"_s);
}

void TestMatchFiles::reportShowsAlterations()
{
    MatchDriver match(plainSetup());
    playShort(match);
    QJsonObject report = reportJson(makeFullReport(match.session()));
    QVERIFY(isReportUnaltered(report));
    QJsonArray sides = report.value(u"sides"_s).toArray();
    QJsonObject home = sides.at(0).toObject();
    home.insert(u"score"_s, 2);
    sides.replace(0, home);
    report.insert(u"sides"_s, sides);
    QVERIFY(!isReportUnaltered(report));
}

void TestMatchFiles::everyAlteredByteShows()
{
    const QByteArray sound = writeMatch(fileOfAShortMatch());
    QCOMPARE(sealOf(sound), Seal::Whole);
    QCOMPARE(sealOf(writeMatch(must(readMatch(sound)))), Seal::Whole);
    for (qsizetype place = 0; place < sound.size(); place += 5) {
        QByteArray altered = sound;
        altered[place] = altered[place] == 'x' ? 'y' : 'x';
        QVERIFY2(sealOf(altered) != Seal::Whole, qPrintable(QString::number(place)));
    }
    QVERIFY(sealOf(sound + ' ') != Seal::Whole);
    QVERIFY(sealOf(' ' + sound) != Seal::Whole);
    QVERIFY(sealOf(sound.chopped(1)) != Seal::Whole);
    const qsizetype seal = sound.lastIndexOf(",\n \"seal\"");
    QVERIFY(sealOf(sound.first(seal) + "\n}\n") != Seal::Whole);
    QVERIFY(sealOf({}) != Seal::Whole);
}

void TestMatchFiles::theCodeCoversTheWholeMatch_data()
{
    QTest::addColumn<Alteration>("alter");
    const auto row
        = [](const char *name, Alteration alter) { QTest::newRow(name) << std::move(alter); };
    row("team", [](MatchFile &file) { file.setup.teams[1].name += u'x'; });
    row("coach", [](MatchFile &file) { file.setup.teams[0].coach += u'x'; });
    row("treasury", [](MatchFile &file) { file.setup.teams[0].treasury += 10'000; });
    row("points",
        [](MatchFile &file) { ++file.setup.teams[0].players[3].achievements.touchdowns; });
    row("player", [](MatchFile &file) { file.setup.teams[0].players[3].name += u'x'; });
    row("league", [](MatchFile &file) { file.setup.league = true; });
    row("option", [](MatchFile &file) { file.setup.options[OptionId(u"overtime"_s)] = true; });
    row("occasion", [](MatchFile &file) { file.setup.occasion = u"final"_s; });
    row("moment", [](MatchFile &file) { ++file.log[2].group.atMs; });
    row("rolled by whom", [](MatchFile &file) {
        Event &event = file.log[0].group.events[0];
        event.rolledByDugout = !event.rolledByDugout;
    });
    row("dice", [](MatchFile &file) {
        for (LogAction &action : file.log) {
            for (Event &event : action.group.events) {
                if (event.prompt == u"casualty"_s)
                    event.dice = {4, 2};
            }
        }
    });
    row("scorer", [](MatchFile &file) {
        for (LogAction &action : file.log) {
            for (Event &event : action.group.events) {
                if (event.prompt == u"touchdown"_s)
                    event.choices = {u"somebody"_s};
            }
        }
    });
    row("missing entry", [](MatchFile &file) { file.log.erase(file.log.begin() + 5); });
    row("missing undo", [](MatchFile &file) { file.log.pop_back(); });
}

/// Sealing an altered file anew still changes the check code of the printed report.
void TestMatchFiles::theCodeCoversTheWholeMatch()
{
    QFETCH(Alteration, alter);
    RulesetLibrary library;
    MatchFile file = fileOfAShortMatch();
    const QString code = matchCode(must(openMatch(file, library)));
    alter(file);
    QVERIFY(matchCode(must(openMatch(file, library))) != code);
}

void TestMatchFiles::theCodeStaysTheSame()
{
    RulesetLibrary library;
    const MatchFile file = fileOfAShortMatch();
    const MatchSession session = must(openMatch(file, library));
    QCOMPARE(matchCode(session),
             matchCode(must(openMatch(must(readMatch(writeMatch(file))), library))));
    QCOMPARE(makeFullReport(session).checkCode, matchCode(session));
}

void TestMatchFiles::reportAsTextAndPage()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].name = u"<b>Reds</b>"_s;
    MatchDriver match(setup);
    playShort(match);
    const MatchReport report = makeFullReport(match.session());
    const QString text = reportText(report);
    QVERIFY(text.contains(u"<b>Reds</b> 1 – 0 orc"));
    QVERIFY(text.contains(u"Broken Ribs"));
    QCOMPARE(report.checkCode.size(), 8);
    QVERIFY(text.contains(report.checkCode));
    const QString page = reportHtml(report);
    QVERIFY(page.contains(u"&lt;b&gt;Reds&lt;/b&gt;"));
    QVERIFY(!page.contains(u"<b>Reds"));
}

void TestMatchFiles::stateAsJson()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Match &game = match.session().game();
    const QJsonObject state = matchStateToJson(game, match.state());
    QCOMPARE(state.value(u"half"_s).toInt(), 1);
    QCOMPARE(state.value(u"sides"_s).toArray().size(), 2);
    for (const Prompt &prompt : match.session().prompts()) {
        const QJsonObject object = promptToJson(prompt, game.words(match.state(), prompt));
        QVERIFY2(!object.value(u"title"_s).toString().isEmpty(), qPrintable(prompt.id));
    }
}

QTEST_GUILESS_MAIN(TestMatchFiles)
#include "tst_matchfiles.moc"
