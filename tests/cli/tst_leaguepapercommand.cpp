// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/leaguedesk.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout league result --paper`, `sheet` and `inbox`: matches that were played without Dugout.
class TestLeaguePaperCommand final : public QObject
{
    Q_OBJECT

private slots:
    void theSlipBecomesAMatch();
    void aSheetIsFilledInEnteredAndCorrected();
    void wordsAndFileGiveOneJournal();
    void whoConcededIsSaidWithAndWithoutPaper();
    void sheetsComeIntoTheInbox();
    void refusesInOneSentence_data();
    void refusesInOneSentence();
    void pricesAreTheLeagues();
};

namespace {

/// Two sample teams in a league, drawn against each other.
struct PaperDesk
{
    LeagueDesk desk{};
    QString home{};
    QString away{};

    PaperDesk()
    {
        desk.must({u"new"_s, u"Yard"_s});
        desk.must(
            {u"season"_s, u"Yard"_s, u"--begin"_s, u"Spring"_s, u"--format"_s, u"round-robin"_s});
        desk.mustDo({u"team"_s, u"add"_s, u"--samples"_s});
        int teams = 0;
        for (const auto &each : desk.mustDo({u"team"_s, u"list"_s, u"--json"_s}).rows()) {
            if (teams < 2 && desk.run({u"add"_s, u"Yard"_s, each[u"id"_s].toString()}).status == 0)
                ++teams;
        }
        const QStringList pair = desk.drawn().front();
        home = pair.at(0);
        away = pair.at(1);
    }
    [[nodiscard]] QStringList words(const QString &td, const QString &against,
                                    const QStringList &more) const
    {
        return QStringList{u"result"_s, u"Yard"_s, home, away, td, against, u"--json"_s} + more;
    }
};

} // namespace

void TestLeaguePaperCommand::theSlipBecomesAMatch()
{
    const PaperDesk paper;
    const QString scorer = u"home:1"_s;
    const QString victim = u"away:2"_s;
    const QJsonObject entered
        = paper.desk
              .must(
                  paper.words(u"2"_s, u"1"_s,
                              {u"--paper"_s, u"--scorer"_s, scorer, u"--completion"_s, scorer,
                               u"--interception"_s, victim, u"--casualty"_s,
                               victim + u"=badly-hurt="_s + scorer, u"--fans"_s, u"12000:9000"_s}))
              .json();
    const QString match = entered.value(u"match"_s).toString();
    QVERIFY(!match.isEmpty());
    QVERIFY(entered.value(u"asks"_s).toArray().contains(u"result.home"_s));
    const QJsonObject shown = paper.desk.mustDo({u"match"_s, u"show"_s, match, u"--json"_s}).json();
    QVERIFY(!shown.isEmpty());
    // The fixture waits for what follows the whistle.
    const QJsonObject fixture
        = paper.desk.must({u"show"_s, u"Yard"_s, u"--json"_s})
              .json()[u"seasons"_s][0][u"competitions"_s][0][u"rounds"_s][0][u"fixtures"_s][0]
              .toObject();
    QCOMPARE(fixture.value(u"state"_s).toString(), u"playing"_s);
    QCOMPARE(fixture.value(u"match"_s).toString(), match);
    const CommandAnswer twice = paper.desk.run(paper.words(u"0"_s, u"0"_s, {u"--paper"_s}));
    QCOMPARE(twice.status, 1);
}

void TestLeaguePaperCommand::aSheetIsFilledInEnteredAndCorrected()
{
    const PaperDesk paper;
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.json"_s);
    const QStringList sheet{u"sheet"_s, u"Yard"_s, paper.home, paper.away};
    QJsonObject blank = paper.desk.must(sheet).json();
    QCOMPARE(blank[u"format"_s].toString(), u"dugout-match-sheet"_s);
    const auto write = [&file](const QJsonObject &object) {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QJsonDocument(object).toJson());
    };
    const auto set
        = [](QJsonObject object, const QString &side, int row, const QString &what, int value) {
              QJsonObject of = object[side].toObject();
              QJsonArray rows = of[u"rows"_s].toArray();
              QJsonObject one = rows[row].toObject();
              one.insert(what, value);
              rows[row] = one;
              of.insert(u"rows"_s, rows);
              object.insert(side, of);
              return object;
          };
    const QJsonObject filled
        = set(set(blank, u"home"_s, 0, u"touchdowns"_s, 1), u"away"_s, 1, u"mvps"_s, 1);
    write(filled);
    const QJsonObject entered
        = paper.desk.must(sheet + QStringList{u"--enter"_s, file, u"--json"_s}).json();
    const QString match = entered[u"match"_s].toString();
    QVERIFY(!match.isEmpty());
    QVERIFY(!entered[u"asks"_s].toArray().contains(u"after.mvp.away"_s));
    QVERIFY(entered[u"asks"_s].toArray().contains(u"after.mvp.home"_s));
    QCOMPARE(paper.desk.must(sheet).json()[u"home"_s], filled[u"home"_s]);
    // Nothing was answered after the whistle yet, so the correction concerns this match alone.
    write(set(filled, u"home"_s, 1, u"touchdowns"_s, 1));
    const CommandAnswer told = paper.desk.run(sheet + QStringList{u"--enter"_s, file});
    QCOMPARE(told.status, 1); // only told, as for every correction
    QVERIFY2(told.out.contains(u"touchdowns 0 → 1"_s), qPrintable(told.out));
    QCOMPARE(paper.desk.must(sheet).json()[u"home"_s], filled[u"home"_s]);
    paper.desk.must(sheet + QStringList{u"--enter"_s, file, u"--accept"_s});
    const QJsonObject now = paper.desk.must(sheet).json();
    QCOMPARE(now[u"home"_s][u"rows"_s][1][u"touchdowns"_s].toInt(), 1);
}

/// What the options say and what a file says comes to the same answers.
void TestLeaguePaperCommand::wordsAndFileGiveOneJournal()
{
    const PaperDesk paper;
    const QTemporaryDir folder;
    const QStringList words{u"--paper"_s, u"--scorer"_s,   u"home:2"_s,      u"--mvp"_s,
                            u"away:3"_s,  u"--casualty"_s, u"away:4=52"_s,   u"--hit"_s,
                            u"home:5"_s,  u"--winnings"_s, u"50000:30000"_s, u"--fan-factor"_s,
                            u"5:4"_s};
    paper.desk.must(paper.words(u"1"_s, u"0"_s, words));
    const QStringList sheet{u"sheet"_s, u"Yard"_s, paper.home, paper.away};
    const QByteArray written = paper.desk.must(sheet).out.toUtf8();
    const QString file = folder.filePath(u"sheet.json"_s);
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(written);
    out.close();
    // The same sheet says nothing new: not one answer would be another.
    const CommandAnswer again = paper.desk.must(sheet + QStringList{u"--enter"_s, file});
    QVERIFY2(again.err.contains(u"kept like this already"_s), qPrintable(again.err));
}

void TestLeaguePaperCommand::whoConcededIsSaidWithAndWithoutPaper()
{
    static const QRegularExpression any(u".*"_s);
    QTest::failOnWarning(any); // of an option that is there twice
    const PaperDesk plain;
    const QJsonObject fixture
        = plain.desk.must(plain.words(u"1"_s, u"0"_s, {u"--conceded"_s, u"away"_s})).json();
    QCOMPARE(fixture[u"state"_s].toString(), u"done"_s);
    static const QRegularExpression away(u"\"conceded\": ?\"away\""_s);
    QVERIFY(plain.desk.must({u"export"_s, u"Yard"_s}).out.contains(away));
    const PaperDesk paper;
    const QString match
        = paper.desk.must(paper.words(u"1"_s, u"0"_s, {u"--paper"_s, u"--conceded"_s, u"away"_s}))
              .json()[u"match"_s]
              .toString();
    QVERIFY(!match.isEmpty());
    const QJsonObject sheet
        = paper.desk.must({u"sheet"_s, u"Yard"_s, paper.home, paper.away}).json();
    QCOMPARE(sheet[u"conceded"_s].toString(), u"away"_s);
}

void TestLeaguePaperCommand::sheetsComeIntoTheInbox()
{
    const PaperDesk paper;
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.json"_s);
    const QStringList sheet{u"sheet"_s, u"Yard"_s, paper.home, paper.away};
    paper.desk.must(sheet + QStringList{u"--from"_s, u"Ana"_s, u"--out"_s, file});
    const QStringList inbox{u"inbox"_s, u"Yard"_s};
    QVERIFY(paper.desk.must(inbox + QStringList{u"--json"_s}).rows().isEmpty());
    paper.desk.must(inbox + QStringList{u"--receive"_s, file});
    paper.desk.must(inbox + QStringList{u"--receive"_s, file}); // takes the place of the first
    const QJsonArray rows = paper.desk.must(inbox + QStringList{u"--json"_s}).rows();
    QCOMPARE(rows.size(), qsizetype(1));
    QCOMPARE(rows[0][u"from"_s].toString(), u"Ana"_s);
    const QString id = rows[0][u"id"_s].toString();
    const QJsonObject back
        = paper.desk
              .must(inbox + QStringList{u"--send-back"_s, id, u"--reason"_s, u"Who scored?"_s})
              .json();
    QCOMPARE(back[u"note"_s].toString(), u"Who scored?"_s);
    QVERIFY(paper.desk.must(inbox + QStringList{u"--json"_s}).rows().isEmpty());
    paper.desk.must(inbox + QStringList{u"--receive"_s, file});
    const QJsonObject entered
        = paper.desk.must(inbox + QStringList{u"--take"_s, id, u"--json"_s}).json();
    QVERIFY(!entered[u"match"_s].toString().isEmpty());
    QVERIFY(paper.desk.must(inbox + QStringList{u"--json"_s}).rows().isEmpty());
    QCOMPARE(paper.desk.run(inbox + QStringList{u"--receive"_s, file}).status, 1); // it is entered
    QFile wrong(file);
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    wrong.write("{\"format\": \"dugout-match-sheet\", \"version\": 1}");
    wrong.close();
    const CommandAnswer refused = paper.desk.run(inbox + QStringList{u"--receive"_s, file});
    QCOMPARE(refused.status, 1);
    QVERIFY(!refused.err.isEmpty());
}

void TestLeaguePaperCommand::refusesInOneSentence_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("status");
    QTest::newRow("deeds without a match") << QStringList{u"--scorer"_s, u"home:1"_s} << 2;
    QTest::newRow("a look ahead that would begin it")
        << QStringList{u"--paper"_s, u"--preview"_s} << 2;
    QTest::newRow("no such side") << QStringList{u"--paper"_s, u"--scorer"_s, u"left:1"_s} << 2;
    QTest::newRow("no such shirt") << QStringList{u"--paper"_s, u"--scorer"_s, u"home:98"_s} << 1;
    QTest::newRow("no number") << QStringList{u"--paper"_s, u"--fans"_s, u"many:few"_s} << 2;
    QTest::newRow("one number") << QStringList{u"--paper"_s, u"--fans"_s, u"12000"_s} << 2;
    QTest::newRow("too many scorers") << QStringList{u"--paper"_s, u"--scorer"_s, u"away:1"_s} << 2;
    QTest::newRow("no such injury")
        << QStringList{u"--paper"_s, u"--casualty"_s, u"home:1=a-cold"_s} << 2;
    QTest::newRow("nobody conceded so")
        << QStringList{u"--paper"_s, u"--conceded"_s, u"both"_s} << 2;
    QTest::newRow("more gold than there is")
        << QStringList{u"--paper"_s, u"--gold"_s, u"99000000:0"_s} << 1;
}

void TestLeaguePaperCommand::refusesInOneSentence()
{
    QFETCH(QStringList, more);
    QFETCH(int, status);
    const PaperDesk paper;
    const QString before = paper.desk.must({u"history"_s, u"Yard"_s}).out;
    const CommandAnswer answer = paper.desk.run(paper.words(u"1"_s, u"0"_s, more));
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.isEmpty());
    const QString sentence
        = answer.json().value("error"_L1).toObject().value("message"_L1).toString();
    QVERIFY2(answer.err.startsWith(sentence) && !sentence.isEmpty(), qPrintable(answer.out));
    QCOMPARE(paper.desk.must({u"history"_s, u"Yard"_s}).out, before);
    QVERIFY(paper.desk.mustDo({u"match"_s, u"list"_s, u"--json"_s}).rows().isEmpty());
}

void TestLeaguePaperCommand::pricesAreTheLeagues()
{
    const LeagueDesk desk;
    desk.must({u"new"_s, u"Yard"_s, u"--options"_s,
               u"price-bribes=80000,limit-bribes=1,price-griff-oberwald=400000"_s});
    QCOMPARE(desk.run({u"new"_s, u"Other"_s, u"--options"_s, u"price-bribes=cheap"_s}).status, 1);
    QCOMPARE(desk.run({u"new"_s, u"Other"_s, u"--options"_s, u"limit-griff-oberwald=1"_s}).status,
             1);
}

QTEST_GUILESS_MAIN(TestLeaguePaperCommand)
#include "tst_leaguepapercommand.moc"
