// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "tests/support/testfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QByteArray soundManifest = R"({"id":"mine","game":"football","extends":"crp",
 "name":{"es":"Mías","en":"Mine","de":"Meine"},
 "summary":{"es":"Reglas propias","en":"House rules","de":"Hausregeln"}})";

} // namespace

/// A coach's own folder: what is laid over one of ours, and what is refused and why.
class TestRulesetReader final : public QObject
{
    Q_OBJECT

private slots:
    void ownRulesetsAreLaidOverOurs();
    void partsCanBeReplacedAndEntriesRemoved();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void faultyFoldersDoNotStopTheOthers();
    void ourIdsCannotBeTaken();
    void theFolderIsCalledLikeTheRuleset();
    void circlesEnd();
    void chainsAreBounded();
    void specialFilesAreRefused_data();
    void specialFilesAreRefused();
    void truncatedFilesAreRefused();
};

void TestRulesetReader::ownRulesetsAreLaidOverOurs()
{
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"mine/ruleset.json"_s), soundManifest);
    writeBytes(
        folder.filePath(u"mine/teams.json"_s),
        R"({"entries":[{"id":"human","rerollCost":60000,"positions":[{"id":"catcher","cost":60000}]}]})");
    RulesetLibrary library(folder.path());
    QVERIFY(library.ids().contains(u"mine"_s));
    const auto mine = library.load(u"mine"_s);
    QVERIFY(mine);
    const Roster *human = (*mine)->rosters().find(u"human"_s);
    QVERIFY(human);
    QCOMPARE(human->rerollCost, 60000);
    QCOMPARE(human->position(PositionId(u"catcher"_s))->cost, 60000);
    QCOMPARE(human->position(PositionId(u"catcher"_s))->profile.movement, 8);
    QCOMPARE((*mine)->rosters().size(), size_t(21));
    QCOMPARE((*library.load(u"crp"_s))->rosters().find(u"human"_s)->rerollCost, 50000);
}

void TestRulesetReader::partsCanBeReplacedAndEntriesRemoved()
{
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"mine/ruleset.json"_s), soundManifest);
    writeBytes(folder.filePath(u"mine/decks.json"_s), R"({"replaces":true,"entries":[]})");
    writeBytes(folder.filePath(u"mine/options.json"_s), R"({"removed":["overtime"],"entries":[]})");
    writeBytes(folder.filePath(u"mine/sequences.json"_s), R"({"replaces":true,"entries":[]})");
    writeBytes(folder.filePath(u"mine/inducements.json"_s), R"({"replaces":true,"entries":[]})");
    RulesetLibrary library(folder.path());
    const auto mine = library.load(u"mine"_s);
    QVERIFY2(mine, mine ? "" : qPrintable(mine.error().detail));
    QVERIFY((*mine)->decks().empty());
    QVERIFY(!(*mine)->options().contains(u"overtime"_s));
    QVERIFY((*mine)->options().contains(u"fumbles"_s));
}

void TestRulesetReader::faultsAreNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    const auto text = QByteArray(R"({"es":"a","en":"b","de":"c"})");
    QTest::newRow("not JSON") << u"teams.json"_s << QByteArray("{\n\"entries\": [,]}")
                              << u"line 2"_s;
    QTest::newRow("no object") << u"teams.json"_s << QByteArray("[]") << QString();
    QTest::newRow("missing language")
        << u"skills.json"_s
        << QByteArray(R"({"entries":[{"id":"hop","name":{"es":"a","en":"b"},"summary":)") + text
            + R"(,"category":"agility","use":"passive"}]})"
        << u"entries[0](hop).name"_s;
    QTest::newRow("unknown skill")
        << u"teams.json"_s
        << QByteArray(
               R"({"entries":[{"id":"human","positions":[{"id":"lineman","skills":["flying"]}]}]})")
        << u"human.lineman.skills"_s;
    QTest::newRow("gap in a table") << u"tables.json"_s
                                    << QByteArray(R"({"entries":[{"id":"t","dice":"D6","name":)")
            + text + R"(,"summary":)" + text + R"(,"rows":[{"id":"a","from":1,"to":5,"name":)"
            + text + R"(,"summary":)" + text + "}]}]}"
                                    << u"entries[0](t).rows"_s;
    QTest::newRow("overlap in a table")
        << u"tables.json"_s
        << QByteArray(R"({"entries":[{"id":"t","dice":"D2","name":)") + text + R"(,"summary":)"
            + text + R"(,"rows":[{"id":"a","from":1,"to":2,"name":)" + text + R"(,"summary":)"
            + text + R"(},{"id":"b","from":2,"to":2,"name":)" + text + R"(,"summary":)" + text
            + "}]}]}"
        << u"entries[0](t).rows"_s;
    QTest::newRow("two rows of one id")
        << u"tables.json"_s
        << QByteArray(R"({"entries":[{"id":"t","dice":"D2","name":)") + text + R"(,"summary":)"
            + text + R"(,"rows":[{"id":"a","from":1,"to":1,"name":)" + text + R"(,"summary":)"
            + text + R"(},{"id":"a","from":2,"to":2,"name":)" + text + R"(,"summary":)" + text
            + "}]}]}"
        << u"entries[0](t).rows[1](a)"_s;
    QTest::newRow("two positions of one id") << u"teams.json"_s
                                             << QByteArray(R"({"entries":[{"id":"twins","name":)")
            + text + R"(,"summary":)" + text
            + R"(,"rerollCost":50000,"label":"extra","positions":[)"
            + R"({"id":"one","max":8,"cost":1,"ma":1,"st":1,"ag":1,"av":1,"name":)" + text
            + R"(},{"id":"one","max":8,"cost":1,"ma":1,"st":1,"ag":1,"av":1,"name":)" + text
            + "}]}]}" << u"entries[0](twins).positions[1](one)"_s;
    QTest::newRow("two entries of one id")
        << u"skills.json"_s << QByteArray(R"({"entries":[{"id":"block"},{"id":"block"}]})")
        << u"entries[1](block)"_s;
    QTest::newRow("team without an eleven") << u"teams.json"_s
                                            << QByteArray(R"({"entries":[{"id":"few","name":)")
            + text + R"(,"summary":)" + text
            + R"(,"rerollCost":50000,"label":"extra","positions":[{"id":"one","max":4,"cost":1,"ma":1,"st":1,"ag":1,"av":1,"name":)"
            + text + "}]}]}" << u"entries[0](few).positions"_s;
    QTest::newRow("star for nobody")
        << u"stars.json"_s
        << QByteArray(
               R"({"entries":[{"id":"solo","cost":1,"ma":1,"st":1,"ag":1,"av":1,"skills":[],"teams":[],"name":)")
            + text + "}]}"
        << u"entries[0](solo).teams"_s;
    QTest::newRow("unknown field")
        << u"skills.json"_s << QByteArray(R"({"entries":[{"id":"block","colour":"red"}]})")
        << u"entries[0](block).colour"_s;
    QTest::newRow("fraction") << u"teams.json"_s
                              << QByteArray(R"({"entries":[{"id":"human","rerollCost":0.5}]})")
                              << u"entries[0](human).rerollCost"_s;
    QTest::newRow("huge number") << u"teams.json"_s
                                 << QByteArray(R"({"entries":[{"id":"human","rerollCost":1e300}]})")
                                 << u"entries[0](human).rerollCost"_s;
    QTest::newRow("nobody removed")
        << u"teams.json"_s << QByteArray(R"({"entries":[],"removed":["humann"]})") << u"removed"_s;
    QTest::newRow("bad id") << u"skills.json"_s << QByteArray(R"({"entries":[{"id":"Big Hop"}]})")
                            << u"entries[0](Big Hop).id"_s;
}

void TestRulesetReader::faultsAreNamed()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"ruleset.json"_s), soundManifest);
    writeBytes(folder.filePath(file), bytes);
    const ProblemList problems = RulesetLibrary().checkFolder(folder.path());
    const bool named = std::any_of(problems.begin(), problems.end(), [&](const Problem &problem) {
        return problem.file == file && problem.place == place && !problem.reason.isEmpty();
    });
    for (const Problem &problem : problems)
        qInfo("%s", qPrintable(problem.toString()));
    QVERIFY(named);
}

void TestRulesetReader::faultyFoldersDoNotStopTheOthers()
{
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"broken/ruleset.json"_s), "{");
    QDir().mkpath(folder.filePath(u"empty"_s));
    writeBytes(folder.filePath(u"mine/ruleset.json"_s), soundManifest);
    RulesetLibrary library(folder.path());
    QVERIFY(library.ids().contains(u"mine"_s));
    QVERIFY(!library.ids().contains(u"broken"_s));
    QCOMPARE(library.faulty().size(), size_t(2));
    const auto refused = library.load(u"broken"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::RulesetFaulty);
    QVERIFY(library.load(u"crp"_s));
}

void TestRulesetReader::ourIdsCannotBeTaken()
{
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"crp/ruleset.json"_s), soundManifest);
    RulesetLibrary library(folder.path());
    QCOMPARE(library.faulty().size(), size_t(1));
    QCOMPARE((*library.load(u"crp"_s))->rosters().size(), size_t(21));
}

/// A copy that still says the id of what it was copied from would make teams that go by those
/// rules.
void TestRulesetReader::theFolderIsCalledLikeTheRuleset()
{
    const QTemporaryDir folder;
    QByteArray ours = soundManifest;
    ours.replace("\"mine\"", "\"lrb5\"");
    writeBytes(folder.filePath(u"copied/ruleset.json"_s), ours);
    writeBytes(folder.filePath(u"mine/ruleset.json"_s), soundManifest);
    writeBytes(folder.filePath(u"second/ruleset.json"_s), soundManifest);
    RulesetLibrary library(folder.path());
    QVERIFY(library.ids().contains(u"mine"_s));
    QCOMPARE(library.faulty().size(), size_t(2));
    QCOMPARE(library.faulty().at(u"second"_s).front().toString(),
             u"ruleset.json: id: this is \"mine\", and its folder is called \"second\""_s);
    QVERIFY(!library.load(u"copied"_s));
    const ProblemList problems = library.checkFolder(folder.filePath(u"copied"_s));
    QVERIFY(!problems.empty());
    QCOMPARE(problems.front().reason, u"this id belongs to a built-in ruleset"_s);
}

void TestRulesetReader::circlesEnd()
{
    const QTemporaryDir folder;
    QByteArray first = soundManifest;
    writeBytes(folder.filePath(u"a/ruleset.json"_s),
               first.replace("\"crp\"", "\"b\"").replace("\"mine\"", "\"a\""));
    QByteArray second = soundManifest;
    writeBytes(folder.filePath(u"b/ruleset.json"_s),
               second.replace("\"crp\"", "\"a\"").replace("\"mine\"", "\"b\""));
    const RulesetLibrary library(folder.path());
    QCOMPARE(library.faulty().size(), size_t(2));
    // Both folders are there: neither is said to be missing.
    QCOMPARE(library.faulty().at(u"a"_s).front().reason, u"\"a\" extends itself by this"_s);
    QCOMPARE(library.faulty().at(u"b"_s).front().reason, u"\"a\" has a fault itself"_s);
}

void TestRulesetReader::chainsAreBounded()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 10; ++i) {
        QByteArray manifest = soundManifest;
        manifest.replace("\"mine\"", "\"own-" + QByteArray::number(i) + '"');
        if (i > 0)
            manifest.replace("\"crp\"", "\"own-" + QByteArray::number(i - 1) + '"');
        writeBytes(folder.filePath(u"own-%1/ruleset.json"_s.arg(i)), manifest);
    }
    const RulesetLibrary library(folder.path());
    QVERIFY(library.ids().contains(u"own-7"_s)); // on seven of its own and on ours
    QVERIFY(!library.ids().contains(u"own-8"_s));
    QCOMPARE(library.faulty().at(u"own-8"_s).front().reason,
             u"more than 8 rulesets stand one on another"_s);
}

void TestRulesetReader::specialFilesAreRefused_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("endless") << u"/dev/zero"_s;
    QTest::newRow("a folder") << u"/tmp"_s;
    QTest::newRow("a pipe") << QString();
}

void TestRulesetReader::specialFilesAreRefused()
{
    QFETCH(QString, target);
    for (const QString &name : {u"teams.json"_s, u"ruleset.json"_s}) {
        const QTemporaryDir folder;
        writeBytes(folder.filePath(u"mine/ruleset.json"_s), soundManifest);
        const QString path = folder.filePath(u"mine/"_s + name);
        QFile::remove(path);
        if (target.isEmpty())
            QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        else
            QVERIFY(QFile::link(target, path));
        const RulesetLibrary library(folder.path());
        if (target == u"/tmp"_s && name == u"teams.json"_s)
            continue; // a folder in a folder is nobody's part
        QCOMPARE(library.faulty().size(), size_t(1));
        QCOMPARE(library.faulty().at(u"mine"_s).front().toString(),
                 name + u": this is not an ordinary file"_s);
    }
}

void TestRulesetReader::truncatedFilesAreRefused()
{
    QFile ours(u":/rulesets/lrb5/options.json"_s);
    QVERIFY(ours.open(QIODevice::ReadOnly));
    const QByteArray whole = ours.readAll().trimmed();
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"ruleset.json"_s), soundManifest);
    const RulesetLibrary library;
    for (qsizetype length = 0; length < whole.size(); length += 7) {
        writeBytes(folder.filePath(u"options.json"_s), whole.left(length));
        ProblemList problems;
        QVERIFY(!readJsonFile(folder.filePath(u"options.json"_s), problems));
        QCOMPARE(problems.size(), size_t(1));
    }
}

QTEST_GUILESS_MAIN(TestRulesetReader)
#include "tst_rulesetreader.moc"
