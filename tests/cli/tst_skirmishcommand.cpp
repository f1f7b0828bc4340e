// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"
#include "tests/support/testfiles.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

CommandAnswer run(const QStringList &words)
{
    return runCommand(words, {});
}

CommandAnswer run(const QString &line)
{
    return runCommand(line);
}

} // namespace

class TestSkirmishCommand final : public QObject
{
    Q_OBJECT

private slots:
    void randomGamesCanBeRepeated();
    void aWholeGameIsPlayedByAnswers();
    void newNamesEveryProblem();
    void answersAreTakenBack();
    void wrongAnswersChangeNothing_data();
    void wrongAnswersChangeNothing();
    void brokenHistoriesAreReplayed();
    void noAnswerHealsAnAlteredFile();
    void specialFilesAreRefused_data();
    void specialFilesAreRefused();
    void filesThatAreThereStay();
    void handsAreShownToTheirOwners();
    void textCanBePlayedFrom();
    void decksAreChecked();
    void listsAreImported();
    void statusSaysHowItEnded_data();
    void statusSaysHowItEnded();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString newGame(const QString &more = {}) const;

    QTemporaryDir m_folder;
};

QString TestSkirmishCommand::newGame(const QString &more) const
{
    const QString file = path(u"game.json"_s);
    const CommandAnswer made
        = run(u"skirmish new --players Ana=garreks-reavers,Ben=steelhearts-champions "
              u"--casual --force --out %1 %2"_s.arg(file, more));
    if (made.status != 0)
        qFatal("%s", qPrintable(made.err));
    return file;
}

void TestSkirmishCommand::randomGamesCanBeRepeated()
{
    const QString line = u"skirmish random --players 3 --seed 5 --count 3 --json"_s;
    const CommandAnswer first = run(line);
    QCOMPARE(first.status, 0);
    QCOMPARE(first.out, run(line).out);
    const QStringList lines = first.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    const QJsonObject game = QJsonDocument::fromJson(lines.constLast().toUtf8()).object();
    QCOMPARE(game.value("glory"_L1).toArray().size(), 3);
    QVERIFY(game.value("events"_L1).toInt() > 50);
    QCOMPARE(game.value("hash"_L1).toString().size(), 16);
}

void TestSkirmishCommand::aWholeGameIsPlayedByAnswers()
{
    const QString file = newGame(u"--no-cards --no-battlefield"_s);
    int answers = 0;
    while (answers < 200) {
        const QJsonArray prompts
            = run(u"skirmish show --json "_s + file).json().value("prompts"_L1).toArray();
        if (prompts.isEmpty())
            break;
        const QJsonObject prompt = prompts.first().toObject();
        const QJsonArray choices = prompt.value("choices"_L1).toArray();
        QStringList words{u"skirmish"_s, u"answer"_s, file, prompt.value("id"_L1).toString()};
        if (prompt.contains("dice"_L1))
            words.append(u"--roll"_s);
        else if (prompt.contains("choices"_L1))
            words += {u"--choice"_s, choices.last().toObject().value("id"_L1).toString()};
        else if (prompt.value("kind"_L1).toString() == u"number"_s)
            words += {u"--number"_s, QString::number(prompt.value("atMost"_L1).toInt())};
        const CommandAnswer answer = run(words);
        QVERIFY2(answer.status == 0, qPrintable(answer.err));
        ++answers;
    }
    const CommandAnswer shown = run(u"skirmish show "_s + file);
    QVERIFY(shown.out.contains(u"Ana: glory 60"_s));
    QVERIFY(shown.out.contains(u"a draw"_s) || shown.out.contains(u"wins"_s));
    const QJsonObject replayed = run(u"skirmish replay --json "_s + file).json();
    QCOMPARE(replayed.value("entries"_L1).toInt(), answers);
    QVERIFY(run(u"skirmish replay "_s + file).out.contains(replayed.value("hash"_L1).toString()));
    const QByteArray before = contents(file);
    const CommandAnswer late = run(u"skirmish answer %1 activation --choice pass"_s.arg(file));
    QCOMPARE(late.status, 1);
    QCOMPARE(late.err.trimmed(), u"Nothing more is asked."_s);
    QCOMPARE(contents(file), before);
}

void TestSkirmishCommand::newNamesEveryProblem()
{
    const QString players = u"skirmish new --players Ana=garreks-reavers,Ben=garreks-reavers "_s;
    const CommandAnswer faulty = run(players + u"--options players=four --out x.json"_s);
    QCOMPARE(faulty.status, 1);
    for (const QString &part :
         {u"number of players"_s, u"Ana: Cards in the objective deck"_s,
          u"Ana: Cards in the power deck"_s, u"Ben: Cards in the objective deck"_s, u"--decks"_s,
          u"--no-cards"_s, u"--casual"_s})
        QVERIFY2(faulty.err.contains(part), qPrintable(faulty.err));
    const CommandAnswer unnamed
        = run(u"skirmish new --players garreks-reavers,Ben=x --out x.json"_s);
    QVERIFY2(unnamed.err.startsWith(u"\"garreks-reavers\" must name"_s), qPrintable(unnamed.err));
    const CommandAnswer unknown = run(u"skirmish new --players Ana=nobody --out x.json"_s);
    QVERIFY2(unknown.err.contains(u"garreks-reavers"_s), qPrintable(unknown.err));
    const QString help = run(u"skirmish new --help"_s).out.simplified();
    QVERIFY2(help.contains(u"steelhearts-champions"_s), qPrintable(help));
    QVERIFY2(help.contains(u"best-of-three=on|off"_s), qPrintable(help));
    QVERIFY2(help.contains(u"players=two|three|four"_s), qPrintable(help));
}

void TestSkirmishCommand::answersAreTakenBack()
{
    const QString file = newGame();
    const auto hash = [&file] {
        return run(u"skirmish replay --json "_s + file).json().value("hash"_L1).toString();
    };
    const QString start = hash();
    const QStringList rolled{u"skirmish"_s, u"answer"_s, file,
                             u"roll-off"_s, u"--dice"_s, u"1 2 3 4"_s};
    const CommandAnswer answer = run(rolled);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains(u"Ana rolls off: Critical success, Hammer, Hammer, Sword"_s));
    const QString after = hash();
    QVERIFY(after != start);
    QCOMPARE(run({u"skirmish"_s, u"answer"_s, file, u"--undo"_s}).status, 0);
    QCOMPARE(hash(), start);
    QCOMPARE(run({u"skirmish"_s, u"answer"_s, file, u"--redo"_s}).status, 0);
    QCOMPARE(hash(), after);
    QStringList wrong = rolled;
    wrong.last() = u"1 2 3"_s;
    QCOMPARE(run(wrong).status, 1);
    QCOMPARE(hash(), after);
}

void TestSkirmishCommand::wrongAnswersChangeNothing_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char *name, const QStringList &words, const QString &sentence) {
        QTest::newRow(name) << words << sentence;
    };
    add("too few dice", {u"roll-off"_s, u"--dice"_s, u"1 2 3"_s}, u"4D6 asks for 4"_s);
    add("no such face", {u"roll-off"_s, u"--dice"_s, u"1 2 3 7"_s},
        u"A die with 6 faces cannot show 7."_s);
    add("another kind of answer", {u"roll-off"_s, u"--choice"_s, u"seat:0"_s},
        u"--choice does not answer this prompt."_s);
    add("another player", {u"roll-off"_s, u"--seat"_s, u"1"_s, u"--roll"_s},
        u"\"roll-off\" is not asked of player 1."_s);
    add("no such player", {u"roll-off"_s, u"--seat"_s, u"9"_s, u"--roll"_s},
        u"There is no player \"9\"; they are numbered from 0 to 1."_s);
    add("no such player where all are asked",
        {u"roll-off.said"_s, u"--seat"_s, u"2"_s, u"--choice"_s, u"seat:0"_s},
        u"There is no player \"2\"; they are numbered from 0 to 1."_s);
    add("no such choice", {u"roll-off.said"_s, u"--choice"_s, u"seat:7"_s},
        u"\"seat:7\" is not offered here."_s);
    add("too many choices", {u"roll-off.said"_s, u"--choice"_s, u"seat:0,seat:1"_s},
        u"Exactly 1 choice"_s);
    add("nothing of the kind", {u"activation"_s, u"--choice"_s, u"pass"_s},
        u"\"activation\" is not asked at this point."_s);
}

void TestSkirmishCommand::wrongAnswersChangeNothing()
{
    QFETCH(QStringList, words);
    QFETCH(QString, sentence);
    const QString file = newGame(u"--no-cards"_s);
    const QByteArray before = contents(file);
    const CommandAnswer answer = run(QStringList{u"skirmish"_s, u"answer"_s, file} + words);
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.err.startsWith(sentence), qPrintable(answer.err));
    QCOMPARE(answer.err.trimmed().count(u'\n'), 0);
    QCOMPARE(contents(file), before);
}

/// An entry that does not fit is named; it must not be carried out all the same.
void TestSkirmishCommand::brokenHistoriesAreReplayed()
{
    const QString file = newGame(u"--no-cards"_s);
    for (const QString &dice : {u"1 1 1 1"_s, u"2 2 2 2"_s})
        QCOMPARE(run({u"skirmish"_s, u"answer"_s, file, u"roll-off"_s, u"--dice"_s, dice}).status,
                 0);
    QByteArray bytes = contents(file);
    bytes.replace("\"roll-off\"", "\"defence.roll\"");
    writeBytes(file, bytes);
    const CommandAnswer answer = run(u"skirmish replay "_s + file);
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.err.contains(u"Entry 2 no longer fits"_s), qPrintable(answer.err));
    // Nor do the boards fit, which came with the second answer as the only ones there were.
    QCOMPARE(run(u"skirmish show --json "_s + file).json().value(u"misfits").toArray().size(), 4);
}

void TestSkirmishCommand::noAnswerHealsAnAlteredFile()
{
    const QString file = newGame(u"--no-cards"_s);
    const QString answer = u"skirmish answer %1 roll-off --roll"_s.arg(file);
    QCOMPARE(run(answer).status, 0);
    const CommandAnswer sound = run(u"skirmish show --json "_s + file);
    QCOMPARE(sound.err, QString());
    QCOMPARE(sound.json().value(u"altered"), QJsonValue(false));
    const QByteArray whole = contents(file);
    for (const auto &[was, is] : {std::pair<QByteArray, QByteArray>("\"Ana\"", "\"Eve\""),
                                  std::pair<QByteArray, QByteArray>("\"seal\"", "\"sea\"")}) {
        QVERIFY(whole.contains(was));
        writeBytes(file, QByteArray(whole).replace(was, is));
        for (const QString &command : {u"show"_s, u"replay"_s}) {
            const CommandAnswer shown = run(u"skirmish %1 --json %2"_s.arg(command, file));
            QCOMPARE(shown.status, 0);
            QCOMPARE(shown.json().value(u"altered"), QJsonValue(true));
            QCOMPARE(shown.err.count(u'\n'), 1);
        }
        const QByteArray altered = contents(file);
        const CommandAnswer refused = run(u"skirmish answer --undo "_s + file);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains(u"--accept-altered"), qPrintable(refused.err));
        QCOMPARE(contents(file), altered);
    }
    QCOMPARE(run(u"skirmish answer --accept-altered --undo "_s + file).status, 0);
    QCOMPARE(run(u"skirmish answer --redo "_s + file).status, 0);
    QCOMPARE(run(u"skirmish show --json "_s + file).json().value(u"altered"), QJsonValue(true));
}

void TestSkirmishCommand::specialFilesAreRefused_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command :
         {"show %1", "replay %1", "answer %1 roll-off --roll", "deck check %1", "import %1 --out x",
          "new --players A=b --out x --collection %1", "deck check x --collection %1"})
        QTest::newRow(command) << u"skirmish "_s + QString::fromLatin1(command);
}

void TestSkirmishCommand::specialFilesAreRefused()
{
    QFETCH(QString, command);
    writeBytes(path(u"large.json"_s), QByteArray(65 * 1024 * 1024, ' '));
    for (const QString &file : {u"/dev/zero"_s, m_folder.path(), path(u"large.json"_s)}) {
        const CommandAnswer refused = run(command.arg(file));
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.err.count(u'\n'), 1);
        QVERIFY2(!refused.err.contains(u"Unknown"), qPrintable(refused.err));
    }
}

void TestSkirmishCommand::filesThatAreThereStay()
{
    const QString file = newGame();
    const QByteArray before = contents(file);
    const CommandAnswer refused
        = run(u"skirmish new --players Ana=garreks-reavers,Ben=steelhearts-champions --casual "
              u"--out "_s
              + file);
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains(u"--force"));
    writeBytes(path(u"few.csv"_s), "name,type\nMine,ploy\n");
    QCOMPARE(run(u"skirmish import %1 --out %2"_s.arg(path(u"few.csv"_s), file)).status, 1);
    QCOMPARE(contents(file), before);
}

void TestSkirmishCommand::handsAreShownToTheirOwners()
{
    const QString file = newGame(u"--no-battlefield"_s);
    QCOMPARE(run({u"skirmish"_s, u"answer"_s, file, u"roll-off.said"_s, u"--choice"_s, u"seat:0"_s})
                 .status,
             0);
    QCOMPARE(run({u"skirmish"_s, u"answer"_s, file, u"boards.said"_s}).status, 0);
    QCOMPARE(run({u"skirmish"_s, u"answer"_s, file, u"objectives.said"_s}).status, 0);
    const QString all = run(u"skirmish show --all --json "_s + file).out;
    QVERIFY(all.contains(u"agenda"_s));
    QVERIFY(run(u"skirmish show --seat 1 --json "_s + file).status == 0);
    for (const QString &seat : {u"abc"_s, u"9"_s, u"-1"_s, u"1.5"_s}) {
        const CommandAnswer refused = run(u"skirmish show %1 --seat=%2"_s.arg(file, seat));
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains(seat) && refused.out.isEmpty(), qPrintable(refused.err));
    }
}

void TestSkirmishCommand::textCanBePlayedFrom()
{
    const QString file = newGame(u"--no-cards"_s);
    const QString start = run(u"skirmish show "_s + file).out;
    QVERIFY2(start.contains(u"Targor [0:targor], damage 0 of ?"_s), qPrintable(start));
    QVERIFY2(start.contains(u"[4D6] 1 Critical success, 2-3 Hammer, 4 Sword"_s), qPrintable(start));
    QVERIFY2(start.contains(u"      seat:1  Ben\n"_s),
             qPrintable(start)); // of what is optional too
    while (!run(u"skirmish show "_s + file).out.contains(u"> activation"_s)) {
        const QJsonObject prompt = run(u"skirmish show --json "_s + file)
                                       .json()
                                       .value("prompts"_L1)
                                       .toArray()
                                       .first()
                                       .toObject();
        const QJsonArray choices = prompt.value("choices"_L1).toArray();
        QStringList words{u"skirmish"_s, u"answer"_s, file, prompt.value("id"_L1).toString()};
        if (prompt.contains("dice"_L1) || prompt.value("byLot"_L1).toBool())
            words.append(u"--roll"_s);
        else
            words += {u"--choice"_s, choices.first().toObject().value("id"_L1).toString()};
        const CommandAnswer answer = run(words);
        QVERIFY2(answer.status == 0, qPrintable(answer.err));
    }
    const QString shown = run(u"skirmish show "_s + file).out;
    QVERIFY2(shown.contains(QRegularExpression(u"Targor \\[0:targor\\], on -?\\d+,-?\\d+"_s)),
             qPrintable(shown));
    QVERIFY2(shown.contains(u"guard:0:targor  Guard: Targor"_s) || shown.contains(u"guard:1:"_s),
             qPrintable(shown));
    QVERIFY2(shown.contains(u"Objective tokens: "_s), qPrintable(shown));
    QVERIFY2(shown.contains(u"[0 to 20]"_s), qPrintable(shown));
    QVERIFY2(!shown.contains(u"?."_s) && !shown.contains(u".."_s), qPrintable(shown));
}

void TestSkirmishCommand::decksAreChecked()
{
    writeBytes(path(u"deck.json"_s),
               R"({"id":"mine","warband":"garreks-reavers","objectives":["annihilation"],)"
               R"("powers":["heroic-guard","blood-offering"]})");
    const CommandAnswer answer = run(u"skirmish deck check --json "_s + path(u"deck.json"_s));
    QCOMPARE(answer.status, 1);
    QStringList codes;
    for (const auto &row : answer.json().value("problems"_L1).toArray())
        codes.append(row.toObject().value("code"_L1).toString());
    QCOMPARE(codes,
             (QStringList{u"objective-count"_s, u"power-count"_s, u"warband"_s, u"ploys"_s}));
    QCOMPARE(answer.err.count(u'\n'), 4);
}

void TestSkirmishCommand::listsAreImported()
{
    writeBytes(path(u"cards.csv"_s),
               "number,name,faction,type,glory,restricted\n"
               "7,Hold firm,Universal,Objective,2,\n"
               "8,,Universal,Ploy,,\n");
    const CommandAnswer answer
        = run(u"skirmish import %1 --out %2"_s.arg(path(u"cards.csv"_s), path(u"own.json"_s)));
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.err.startsWith(u"Line 3"_s));
    writeBytes(path(u"deck.json"_s),
               R"({"id":"mine","warband":"garreks-reavers","objectives":["hold-firm"]})");
    const CommandAnswer checked = run(
        u"skirmish deck check %1 --collection %2"_s.arg(path(u"deck.json"_s), path(u"own.json"_s)));
    QVERIFY(!checked.err.contains(u"hold-firm"_s));
    // Into the collection itself is no overwriting: what was there stays.
    writeBytes(path(u"more.csv"_s), "name,type\nMine,ploy\n");
    QCOMPARE(run(u"skirmish import %1 --collection %2 --out %2"_s.arg(path(u"more.csv"_s),
                                                                      path(u"own.json"_s)))
                 .status,
             0);
    for (const char *card : {"\"mine\"", "\"hold-firm\""})
        QVERIFY(contents(path(u"own.json"_s)).contains(card));
}

void TestSkirmishCommand::statusSaysHowItEnded_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::newRow("no command") << u"skirmish"_s << 2;
    QTest::newRow("help") << u"skirmish --help"_s << 0;
    QTest::newRow("unknown command") << u"skirmish dance"_s << 2;
    QTest::newRow("no such file") << u"skirmish show nowhere.json"_s << 1;
    QTest::newRow("five players") << u"skirmish random --players 5"_s << 2;
    QTest::newRow("best of three for three")
        << u"skirmish random --players 3 --options best-of-three=on"_s << 1;
    QTest::newRow("no such option") << u"skirmish random --options flying=on"_s << 1;
    QTest::newRow("a football edition") << u"skirmish random --ruleset crp"_s << 1;
    QTest::newRow("a new game of football")
        << u"skirmish new --ruleset crp --players Ana=a,Ben=b --out x.json"_s << 1;
    QTest::newRow("fewer than no redraws") << u"skirmish random --options mulligan-limit=-1"_s << 1;
    QTest::newRow("no such warband")
        << u"skirmish new --players Ana=nobody,Ben=nobody --out x.json"_s << 1;
    QTest::newRow("illegal decks")
        << u"skirmish new --players Ana=garreks-reavers,Ben=garreks-reavers --out x.json"_s << 1;
    QTest::newRow("nothing said") << u"skirmish new"_s << 2;
}

void TestSkirmishCommand::statusSaysHowItEnded()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    const CommandAnswer answer = run(line);
    QCOMPARE(answer.status, status);
    if (status == 1)
        QVERIFY(!answer.err.trimmed().isEmpty());
}

QTEST_GUILESS_MAIN(TestSkirmishCommand)
#include "tst_skirmishcommand.moc"
