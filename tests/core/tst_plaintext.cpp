// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/exchange/teamfile.h"
#include "core/play/event.h"
#include "core/rules/entryreader.h"
#include "core/text/plaintext.h"
#include "tests/support/teambuilder.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString hostile = u"Evil\u001b[31mRed\u0007\u202eback\u2066\u0000end\nNew\tTab"_s;
const QString tamed = u"Evil[31mRedbackend New Tab"_s;

} // namespace

/// Names and words of strangers, as they may be shown, kept and written.
class TestPlainText final : public QObject
{
    Q_OBJECT

private slots:
    void linesArePlain_data();
    void linesArePlain();
    void notesKeepTheirLines();
    void nothingIsCutInTwo_data();
    void nothingIsCutInTwo();
    void ourOwnTeamsAreCleaned();
    void ourOwnMatchesAreCleaned();
    void ourOwnRulesetsAreCleaned();
    void answersAreCleaned();
};

void TestPlainText::linesArePlain_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    const auto same
        = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    same("empty", {});
    same("letters", u"Señor Groß & Söhne <b>"_s);
    same("far letters", u"Ωδή 日本 עברית عربى हिन्दी"_s);
    same("joined letters", u"می\u200cخواهم"_s);
    same("pictures", u"😀 👩\u200d👩\u200d👧 🏴"_s);
    same("younger than Qt's tables", u"x\U0001fae9y"_s);
    same("two spaces", u"A  B"_s);
    QTest::newRow("everything bad") << hostile << tamed;
    QTest::newRow("half a character") << u"ab"_s + QChar(0xd83d) << u"ab"_s;
    QTest::newRow("the other half") << QChar(0xde00) + u"ab"_s << u"ab"_s;
    QTest::newRow("halves the wrong way round")
        << QString(QChar(0xde00)) + QChar(0xd83d) + u'a' << u"a"_s;
    QTest::newRow("no character") << u"a\ufffeb"_s << u"ab"_s;
    QTest::newRow("C1") << u"a\u009bb"_s << u"ab"_s;
    QTest::newRow("all turns of writing")
        << u"a\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069b"_s
        << u"ab"_s;
    QTest::newRow("tags above the first plane") << u"a\U000e0041b"_s << u"ab"_s;
    QTest::newRow("separators") << u"a\u2028b\u2029c\u0085d"_s << u"a b c d"_s;
}

void TestPlainText::linesArePlain()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QCOMPARE(plainLine(text), plain);
    QCOMPARE(plainLine(plain), plain);
    QCOMPARE(firstUnshown(text).has_value(), text != plain);
}

void TestPlainText::notesKeepTheirLines()
{
    QCOMPARE(plainLines(u"a\r\nb\n\u001b[0mc\td"_s), u"a\nb\n[0mc d"_s);
    QCOMPARE(plainLines(u"a\rb"_s), u"a b"_s);
    QCOMPARE(firstUnshown(u"a\nb"), std::nullopt);
}

void TestPlainText::nothingIsCutInTwo_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("longest");
    QTest::addColumn<QString>("cut");
    const QString face = u"😀"_s;
    QTest::newRow("short enough") << u"abc"_s << qsizetype(3) << u"abc"_s;
    QTest::newRow("letters") << u"abcd"_s << qsizetype(3) << u"abc"_s;
    QTest::newRow("nothing") << face << qsizetype(0) << QString();
    QTest::newRow("half a face") << face << qsizetype(1) << QString();
    QTest::newRow("a face") << face + u'a' << qsizetype(2) << face;
    QTest::newRow("at the limit") << QString(79, u'x') + face << qsizetype(80) << QString(79, u'x');
    QTest::newRow("just inside") << QString(78, u'x') + face << qsizetype(80)
                                 << QString(78, u'x') + face;
}

void TestPlainText::nothingIsCutInTwo()
{
    QFETCH(QString, text);
    QFETCH(qsizetype, longest);
    QFETCH(QString, cut);
    QCOMPARE(shortened(text, longest), cut);
    QCOMPARE(firstCharacter(u"😀a"_s), u"😀"_s);
    QCOMPARE(firstCharacter({}), QString());
}

void TestPlainText::ourOwnTeamsAreCleaned()
{
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 11}});
    team.name = hostile;
    team.coach = hostile;
    team.notes = hostile;
    team.players.front().name = hostile;
    team.players.front().notes = hostile;
    team.home.stadiumName = hostile;
    const Team read = must(readTeam(writeTeam(team)));
    QCOMPARE(read.name, tamed);
    QCOMPARE(read.coach, tamed);
    QCOMPARE(read.players.front().name, tamed);
    QCOMPARE(read.home.stadiumName, tamed);
    for (const QString &notes : {read.notes, read.players.front().notes})
        QCOMPARE(notes, u"Evil[31mRedbackend\nNew Tab"_s);
    QCOMPARE(must(readTeam(writeTeam(read))), read);
}

void TestPlainText::ourOwnMatchesAreCleaned()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    for (Team &team : setup.teams) {
        team.name = hostile;
        team.coach = QString(79, u'x') + u"😀"_s;
        team.founded = true;
    }
    const MatchSetup read = must(setupFromJson(setupToJson(setup)));
    QCOMPARE(read.teams[0].name, tamed);
    QCOMPARE(read.teams[1].coach, QString(79, u'x'));
    SkirmishSetup skirmish;
    skirmish.ruleset = RulesetId(u"shadespire"_s);
    skirmish.seats.resize(2);
    for (SkirmishSeat &seat : skirmish.seats) {
        seat.name = hostile;
        seat.warband.id = WarbandId(u"mine"_s);
        seat.warband.name = {hostile, hostile, hostile};
    }
    // What else is missing in them is complained about; the names are read all the same.
    const auto again = SkirmishJson::readSetup(SkirmishJson::writeSetup(skirmish));
    if (again) {
        QCOMPARE(again->seats[0].name, tamed);
        QCOMPARE(again->seats[0].warband.name.de, tamed);
    } else {
        QVERIFY2(!firstUnshown(again.error().detail), qPrintable(again.error().detail));
    }
}

void TestPlainText::ourOwnRulesetsAreCleaned()
{
    const QJsonObject words{{u"es"_s, hostile}, {u"en"_s, hostile}, {u"de"_s, hostile}};
    ProblemList problems;
    EntryReader reader({{{u"name"_s, words}, {u"summary"_s, words}, {u"code"_s, hostile}}, {}, {}},
                       problems);
    QCOMPARE(reader.text(u"name"_s).en, tamed);
    QCOMPARE(reader.text(u"summary"_s).es, u"Evil[31mRedbackend\nNew Tab"_s);
    QVERIFY(!firstUnshown(reader.optionalString(u"code"_s)));
    QVERIFY(problems.empty());
}

void TestPlainText::answersAreCleaned()
{
    const Event event = must(eventFromJson(
        {{u"prompt"_s, hostile}, {u"choices"_s, QJsonArray{hostile}}, {u"text"_s, hostile}}));
    QCOMPARE(event.prompt, tamed);
    QCOMPARE(event.choice(), tamed);
    QVERIFY(!firstUnshown(event.text));
    const QJsonObject endless{{u"prompt"_s, u"hand.note"_s}, {u"text"_s, QString(100'000, u'x')}};
    QCOMPARE_LE(must(eventFromJson(endless)).text.size(), 20 * longestWords);
}

QTEST_GUILESS_MAIN(TestPlainText)
#include "tst_plaintext.moc"
