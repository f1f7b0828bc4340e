// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

void alterText(const QString &path, const QByteArray &was, const QByteArray &is)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains(was));
    file.resize(0);
    file.write(QByteArray(text).replace(was, is));
}

} // namespace

/// `dugout match …` as a script sees it.
class TestMatchCommand final : public QObject
{
    Q_OBJECT

private slots:
    void aScriptPlaysAWholeMatch();
    void undoAndRedo();
    void refusals_data();
    void refusals();
    void filesOfAnotherGameAreRefused();
    void wrongAnswersChangeNothing_data();
    void wrongAnswersChangeNothing();
    void randomMatchesAreRepeatable();
    void reports();
    void altered();
    void alteredFilesAreShownAndSaidToBe_data();
    void alteredFilesAreShownAndSaidToBe();
    void noAnswerHealsAnAlteredFile_data() { alteredFilesAreShownAndSaidToBe_data(); }
    void noAnswerHealsAnAlteredFile();
    void whatNoLongerFitsIsNoSuccess();
    void longAndOddNotesAreRefused();
    void filesThatAreThereStay();
    void otherFilesAreRefusedInOneSentence_data();
    void otherFilesAreRefusedInOneSentence();

private:
    CommandAnswer run(const QStringList &arguments)
    {
        return runCommand(QStringList{u"match"_s} + arguments, m_folder.path());
    }
    QString newMatch(const QString &name);
    /// Answers whatever is asked first with what can always be said.
    bool answerOnce(const QString &file);
    QString path(const QString &name) { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

QString TestMatchCommand::newMatch(const QString &name)
{
    const QString file = path(name);
    const CommandAnswer ended = run({u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s,
                                     u"Reds"_s, u"--home-rerolls"_s, u"2"_s, u"--quick-away"_s,
                                     u"Blues"_s, u"--force"_s, u"--out"_s, file});
    return ended.status == 0 ? file : QString();
}

bool TestMatchCommand::answerOnce(const QString &file)
{
    const QJsonArray prompts
        = run({u"show"_s, file, u"--json"_s}).json().value(u"prompts"_s).toArray();
    for (const auto &value : prompts) {
        const QJsonObject prompt = value.toObject();
        if (prompt.value(u"aside"_s).toBool())
            continue;
        QStringList answer{u"answer"_s, file, prompt.value(u"id"_s).toString()};
        const QString kind = prompt.value(u"kind"_s).toString();
        if (kind == u"dice"_s)
            answer += u"--roll"_s;
        else if (kind == u"choice"_s)
            answer += {
                u"--choice"_s,
                prompt.value(u"choices"_s).toArray().at(0).toObject().value(u"id"_s).toString()};
        else if (kind == u"number"_s)
            answer += {u"--number"_s, u"0"_s};
        return run(answer).status == 0;
    }
    return false;
}

void TestMatchCommand::aScriptPlaysAWholeMatch()
{
    const QString file = newMatch(u"whole.json"_s);
    QVERIFY(!file.isEmpty());
    int answers = 0;
    while (answerOnce(file))
        QVERIFY(++answers < 500);
    const QJsonObject shown = run({u"show"_s, file, u"--json"_s}).json();
    QVERIFY(shown.value(u"prompts"_s).toArray().isEmpty());
    const QJsonObject state = shown.value(u"state"_s).toObject();
    QVERIFY(state.value(u"over"_s).toBool());
    const QJsonObject replayed = run({u"replay"_s, file, u"--json"_s}).json();
    QCOMPARE(replayed.value(u"hash"_s), state.value(u"hash"_s));
    QCOMPARE(replayed.value(u"entries"_s).toInt(), answers);
}

void TestMatchCommand::undoAndRedo()
{
    const QString file = newMatch(u"undo.json"_s);
    const auto hash = [&] { return run({u"replay"_s, file, u"--json"_s}).json().value(u"hash"_s); };
    const QJsonValue start = hash();
    QVERIFY(answerOnce(file));
    const QJsonValue later = hash();
    QVERIFY(start != later);
    QCOMPARE(run({u"answer"_s, file, u"--undo"_s}).status, 0);
    QCOMPARE(hash(), start);
    QCOMPARE(run({u"answer"_s, file, u"--redo"_s}).status, 0);
    QCOMPARE(hash(), later);
    QCOMPARE(run({u"answer"_s, file, u"--redo"_s}).status, 1);
}

void TestMatchCommand::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("no teams") << QStringList{u"new"_s, u"--ruleset"_s, u"crp"_s, u"--out"_s,
                                             u"x.json"_s}
                              << 2;
    QTest::newRow("words for re-rolls")
        << QStringList{u"new"_s,   u"--ruleset"_s,      u"crp"_s,   u"--quick-home"_s,
                       u"Reds"_s,  u"--home-rerolls"_s, u"three"_s, u"--quick-away"_s,
                       u"Blues"_s, u"--out"_s,          u"x.json"_s}
        << 2;
    for (const QString &name : {QString(), u"  "_s, u"\u202eR"_s, QString(81, u'x')})
        QTest::addRow("a quick team called \"%s\"", qPrintable(name))
            << QStringList{u"new"_s,          u"--ruleset"_s, u"crp"_s,
                           u"--quick-home"_s, name,           u"--quick-away"_s,
                           u"Blues"_s,        u"--out"_s,     path(u"noname.json"_s)}
            << (name.trimmed().isEmpty() ? 2 : 1);
    QTest::newRow("no ruleset") << QStringList{u"new"_s, u"--out"_s, u"x.json"_s} << 2;
    QTest::newRow("no such ruleset") << QStringList{u"random"_s, u"--ruleset"_s, u"chess"_s} << 1;
    QTest::newRow("no teams to play with")
        << QStringList{u"random"_s, u"--ruleset"_s, u"shadespire"_s} << 1;
    QTest::newRow("no such option")
        << QStringList{u"random"_s, u"--options"_s, u"gravity=off"_s} << 1;
    QTest::newRow("no such value")
        << QStringList{u"random"_s, u"--options"_s, u"overtime=maybe"_s} << 1;
    QTest::newRow("no number") << QStringList{u"random"_s, u"--count"_s, u"many"_s} << 2;
    QTest::newRow("teams that nobody keeps") << QStringList{u"random"_s, u"--teams"_s, u"3"_s} << 2;
    QTest::newRow("both kinds at once")
        << QStringList{u"random"_s, u"--league"_s, u"--one-off"_s} << 2;
    QTest::newRow("two home teams")
        << QStringList{u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s,
                       u"A"_s,   u"--home"_s,    u"B"_s,   u"--quick-away"_s,
                       u"C"_s}
        << 2;
    QTest::newRow("re-rolls of a team with a roster")
        << QStringList{u"new"_s, u"--home"_s,         u"A"_s, u"--away"_s,
                       u"B"_s,   u"--home-rerolls"_s, u"3"_s}
        << 2;
    QTest::newRow("no such file") << QStringList{u"show"_s, u"/no/such/file"_s} << 1;
    QTest::newRow("no such format")
        << QStringList{u"report"_s, u"x.json"_s, u"--format"_s, u"odt"_s} << 2;
    QTest::newRow("no file for the pages")
        << QStringList{u"report"_s, u"x.json"_s, u"--format"_s, u"pdf"_s} << 2;
    QTest::newRow("a word too many")
        << QStringList{u"answer"_s, u"x.json"_s, u"weather"_s, u"please"_s, u"--roll"_s} << 2;
    QTest::newRow("an edition without teams")
        << QStringList{u"new"_s,          u"--ruleset"_s, u"shadespire"_s,
                       u"--quick-home"_s, u"Reds"_s,      u"--quick-away"_s,
                       u"Blues"_s,        u"--out"_s,     path(u"skirmish.json"_s)}
        << 1;
    QTest::newRow("nothing to check") << QStringList{u"check"_s, u"/no/such/file"_s} << 1;
}

void TestMatchCommand::refusals()
{
    QFETCH(QStringList, arguments);
    const CommandAnswer ended = run(arguments);
    QTEST(ended.status, "status");
    QVERIFY(!ended.err.isEmpty());
}

void TestMatchCommand::filesOfAnotherGameAreRefused()
{
    const QString file = newMatch(u"other.json"_s);
    alterText(file, "\"crp\"", "\"shadespire\"");
    const CommandAnswer ended = run({u"show"_s, file});
    QCOMPARE(ended.status, 1);
    QVERIFY(ended.err.contains(u"shadespire"));
}

void TestMatchCommand::wrongAnswersChangeNothing_data()
{
    QTest::addColumn<QStringList>("answer");
    QTest::newRow("nothing named") << QStringList{};
    QTest::newRow("not asked") << QStringList{u"kick-off"_s, u"--roll"_s};
    QTest::newRow("words for dice") << QStringList{u"weather"_s, u"--dice"_s, u"three five"_s};
    QTest::newRow("half a die") << QStringList{u"weather"_s, u"--dice"_s, u"3 5.5"_s};
    QTest::newRow("too few dice") << QStringList{u"weather"_s, u"--dice"_s, u"3"_s};
    QTest::newRow("a face that is not there") << QStringList{u"weather"_s, u"--dice"_s, u"3 7"_s};
    QTest::newRow("more than a number")
        << QStringList{u"weather"_s, u"--dice"_s, u"3 99999999999"_s};
    QTest::newRow("a number for dice") << QStringList{u"weather"_s, u"--number"_s, u"8"_s};
    QTest::newRow("rolled twice") << QStringList{u"weather"_s, u"--dice"_s, u"3 4"_s, u"--roll"_s};
    QTest::newRow("an answer taken back") << QStringList{u"weather"_s, u"--roll"_s, u"--undo"_s};
    QTest::newRow("dice to take back") << QStringList{u"--undo"_s, u"--dice"_s, u"3 4"_s};
    QTest::newRow("both ways") << QStringList{u"--redo"_s, u"--undo"_s};
    QTest::newRow("no such seat") << QStringList{u"weather"_s, u"--roll"_s, u"--seat"_s, u"2"_s};
}

void TestMatchCommand::wrongAnswersChangeNothing()
{
    QFETCH(QStringList, answer);
    const QString name = newMatch(u"wrong.json"_s);
    const QJsonArray prompts
        = run({u"show"_s, name, u"--json"_s}).json().value(u"prompts"_s).toArray();
    QVERIFY(!prompts.isEmpty());
    // Whatever is asked first is meant, as long as it takes dice.
    const QJsonObject first = prompts.first().toObject();
    QCOMPARE(first.value(u"kind"_s).toString(), u"dice"_s);
    if (!answer.isEmpty() && answer.constFirst() == u"weather"_s)
        answer.front() = first.value(u"id"_s).toString();
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    const CommandAnswer ended = run(QStringList{u"answer"_s, name} + answer);
    QCOMPARE(ended.status, 1);
    QCOMPARE(ended.err.count(u'\n'), 1);
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
}

void TestMatchCommand::randomMatchesAreRepeatable()
{
    const QStringList arguments{u"random"_s,   u"--ruleset"_s, u"bb2016"_s,
                                u"--seed"_s,   u"7"_s,         u"--count"_s,
                                u"3"_s,        u"--options"_s, u"overtime=on,match-events=family"_s,
                                u"--league"_s, u"--json"_s};
    const CommandAnswer first = run(arguments);
    QCOMPARE(first.status, 0);
    const QStringList lines = first.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    const QJsonObject line = QJsonDocument::fromJson(lines.at(0).toUtf8()).object();
    QVERIFY(line.value(u"events"_s).toInt() > 0);
    QCOMPARE(line.value(u"hash"_s).toString().size(), 16);
    QCOMPARE(run(arguments).out, first.out);
}

void TestMatchCommand::reports()
{
    const QString file = newMatch(u"report.json"_s);
    QVERIFY(answerOnce(file));
    for (const QString &format : {u"text"_s, u"html"_s, u"json"_s}) {
        const CommandAnswer ended = run({u"report"_s, file, u"--format"_s, format});
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.contains(u"Reds"));
    }
    // Without a format the name of the file says it.
    for (const auto &[name, begins] :
         {std::pair{u"named.HTML"_s, QByteArray("<!")}, {u"named.json"_s, QByteArray("{")}}) {
        QCOMPARE(run({u"report"_s, file, u"--out"_s, path(name)}).status, 0);
        QFile named(path(name));
        QVERIFY(named.open(QIODevice::ReadOnly));
        QCOMPARE(named.read(begins.size()).toLower(), begins.toLower());
    }
}

void TestMatchCommand::altered()
{
    const QString file = newMatch(u"altered.json"_s);
    QVERIFY(answerOnce(file));
    const QString report = path(u"altered-report.json"_s);
    QCOMPARE(run({u"report"_s, file, u"--format"_s, u"json"_s, u"--out"_s, report}).status, 0);
    const QJsonObject said = run({u"check"_s, file, u"--json"_s}).json();
    const QString code = said.value(u"checkCode"_s).toString();
    QVERIFY(!code.isEmpty());
    QCOMPARE(run({u"check"_s, report, code}).status, 0);
    QCOMPARE(run({u"check"_s, report, code.toLower()}).status, 0);
    QCOMPARE(run({u"check"_s, file, code}).status, 0);
    QVERIFY(answerOnce(file)); // the match went on
    QCOMPARE(run({u"check"_s, file, code}).status, 1);
    alterText(report, "\"score\": 0", "\"score\": 9");
    for (const QString &altered : {report, file}) {
        if (altered == file)
            alterText(file, "Reds", "Rods");
        const CommandAnswer checked = run({u"check"_s, altered});
        QCOMPARE(checked.status, 1);
        QVERIFY(checked.err.contains(u"altered"));
    }
}

void TestMatchCommand::alteredFilesAreShownAndSaidToBe_data()
{
    QTest::addColumn<QByteArray>("was");
    QTest::addColumn<QByteArray>("is");
    QTest::addColumn<QString>("said");
    QTest::newRow("a die") << QByteArray("\"dice\":[3,4]") << QByteArray("\"dice\":[1,1]")
                           << u"altered after it was written"_s;
    QTest::newRow("a name") << QByteArray("Reds") << QByteArray("Rods")
                            << u"altered after it was written"_s;
    QTest::newRow("no seal") << QByteArray("\"seal\"") << QByteArray("\"sea\"") << u"has no seal"_s;
    QTest::newRow("another seal") << QByteArray("\"seal\": \"") << QByteArray("\"seal\": \"0")
                                  << u"altered after it was written"_s;
}

void TestMatchCommand::alteredFilesAreShownAndSaidToBe()
{
    QFETCH(QByteArray, was);
    QFETCH(QByteArray, is);
    QFETCH(QString, said);
    const QString file = newMatch(u"forged.json"_s);
    QCOMPARE(run({u"answer"_s, file, u"weather"_s, u"--dice"_s, u"3,4"_s}).status, 0);
    for (const QStringList &command :
         {QStringList{u"show"_s}, QStringList{u"replay"_s}, QStringList{u"report"_s}})
        QCOMPARE(run(command + QStringList{file}).err, QString());
    QCOMPARE(run({u"show"_s, file, u"--json"_s}).json().value(u"altered"_s), QJsonValue(false));
    alterText(file, was, is);
    for (const QString &command : {u"show"_s, u"replay"_s, u"report"_s}) {
        const CommandAnswer ended = run({command, file, u"--json"_s});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err.count(u'\n'), 1);
        QVERIFY2(ended.err.contains(said), qPrintable(ended.err));
        QCOMPARE(ended.json().value(u"altered"_s), QJsonValue(true));
        QVERIFY(run({command, file}).err.contains(said));
    }
    QVERIFY(run({u"report"_s, file}).out.contains(u"altered by hand"));
    QCOMPARE(run({u"check"_s, file}).status, 1);
}

void TestMatchCommand::noAnswerHealsAnAlteredFile()
{
    QFETCH(QByteArray, was);
    QFETCH(QByteArray, is);
    const QString file = newMatch(u"healed.json"_s);
    QCOMPARE(run({u"answer"_s, file, u"weather"_s, u"--dice"_s, u"3 4"_s}).status, 0);
    alterText(file, was, is);
    const QStringList undo{u"answer"_s, file, u"--undo"_s};
    const CommandAnswer refused = run(undo);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"--accept-altered"), qPrintable(refused.err));
    QCOMPARE(run({u"check"_s, file}).status, 1);
    QCOMPARE(run({u"replay"_s, file, u"--json"_s}).json().value(u"entries"_s).toInt(), 1);
    // Who goes on knowingly marks it for good, and need not say so again.
    QCOMPARE(run(undo + QStringList{u"--accept-altered"_s}).status, 0);
    QCOMPARE(run({u"answer"_s, file, u"--redo"_s}).status, 0);
    for (const QString &command : {u"show"_s, u"replay"_s, u"report"_s})
        QCOMPARE(run({command, file, u"--json"_s}).json().value(u"altered"_s), QJsonValue(true));
    const CommandAnswer checked = run({u"check"_s, file});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.err.contains(u"altered"), qPrintable(checked.err));
    // Neither does a report of it.
    const QString report = path(u"healed-report.json"_s);
    QCOMPARE(
        run({u"report"_s, file, u"--format"_s, u"json"_s, u"--force"_s, u"--out"_s, report}).status,
        0);
    QCOMPARE(run({u"check"_s, report}).status, 1);
}

void TestMatchCommand::whatNoLongerFitsIsNoSuccess()
{
    const QString file = newMatch(u"misfit.json"_s);
    QCOMPARE(run({u"answer"_s, file, u"weather"_s, u"--dice"_s, u"3 4"_s}).status, 0);
    alterText(file, "\"weather\"", "\"whether\"");
    for (const QString &command : {u"show"_s, u"replay"_s, u"report"_s}) {
        const CommandAnswer ended = run({command, file});
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.out.contains(u"Reds") || command == u"replay"_s);
        QVERIFY2(ended.err.contains(u"Entry 1 no longer fits"), qPrintable(ended.err));
    }
    const CommandAnswer shown = run({u"show"_s, file, u"--json"_s});
    QCOMPARE(shown.status, 1);
    QCOMPARE(shown.json().value(u"misfits"_s).toArray().size(), 1);
}

void TestMatchCommand::longAndOddNotesAreRefused()
{
    const QString file = newMatch(u"notes.json"_s);
    const auto note = [&](const QString &words) {
        return run({u"answer"_s, file, u"hand.note"_s, u"--text"_s, words});
    };
    QCOMPARE(note(QString(400, u'x')).status, 0);
    const CommandAnswer tooLong = note(QString(100'000, u'x'));
    QCOMPARE(tooLong.status, 1);
    QVERIFY2(tooLong.err.contains(u"400"), qPrintable(tooLong.err));
    const CommandAnswer odd = note(u"Evil\u001b[31m"_s);
    QCOMPARE(odd.status, 1);
    QVERIFY(!odd.err.contains(u'\u001b'));
    QCOMPARE(run({u"replay"_s, file, u"--json"_s}).json().value(u"entries"_s).toInt(), 1);
}

void TestMatchCommand::filesThatAreThereStay()
{
    const QString file = newMatch(u"played.json"_s);
    QVERIFY(answerOnce(file));
    const auto contents = [&file] {
        QFile there(file);
        return there.open(QIODevice::ReadOnly) ? there.readAll() : QByteArray();
    };
    const QByteArray before = contents();
    const QStringList again{u"new"_s,  u"--ruleset"_s, u"crp"_s, u"--quick-home"_s,
                            u"Reds"_s, u"--out"_s,     file,     u"--quick-away"_s,
                            u"Blues"_s};
    const CommandAnswer refused = run(again);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"--force"), qPrintable(refused.err));
    QCOMPARE(run({u"report"_s, file, u"--out"_s, file}).status, 1);
    QCOMPARE(contents(), before);
    QCOMPARE(run(again + QStringList{u"--force"_s}).status, 0);
    QVERIFY(contents() != before);
    QCOMPARE(run({u"report"_s, file, u"--out"_s, u"/dev/null"_s, u"--force"_s}).status, 1);
}

void TestMatchCommand::otherFilesAreRefusedInOneSentence_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("other JSON") << QByteArray(R"({"some":"thing"})");
    QTest::newRow("a list") << QByteArray("[1,2]");
    QTest::newRow("empty") << QByteArray();
}

void TestMatchCommand::otherFilesAreRefusedInOneSentence()
{
    QFETCH(QByteArray, bytes);
    QFile file(path(u"strange.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const CommandAnswer ended = run({u"show"_s, file.fileName()});
    QCOMPARE(ended.status, 1);
    QVERIFY(ended.err.startsWith(u"This is not a match file of Dugout."));
    QVERIFY2(!ended.err.contains(u"no error"), qPrintable(ended.err));
    for (const QString &special : {u"/dev/zero"_s, m_folder.path()}) {
        for (const QString &command : {u"show"_s, u"check"_s, u"report"_s, u"answer"_s})
            QCOMPARE(run({command, special}).err.count(u'\n'), 1);
    }
}

QTEST_GUILESS_MAIN(TestMatchCommand)
#include "tst_matchcommand.moc"
