// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/jsonlayout.h"
#include "core/rules/rulesetlibrary.h"
#include "tests/support/testfiles.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QByteArray manifest(const QByteArray &more)
{
    return R"({"id":"mine","game":"football","extends":"crp",)" + more
        + R"("name":{"es":"Mías","en":"Mine","de":"Meine"},
 "summary":{"es":"Reglas propias","en":"House rules","de":"Hausregeln"}})";
}

const QByteArray finely = R"("format":2,)";

QString idsOf(const Table &table)
{
    QStringList ids;
    for (const TableRow &row : table.rows)
        ids.append(row.id.text());
    return ids.join(u' ');
}

/// A ruleset of a coach in a folder of its own.
struct OwnRuleset
{
    QTemporaryDir folder;
    std::unique_ptr<RulesetLibrary> library;

    explicit OwnRuleset(const QByteArray &rules, const QByteArray &tables)
    {
        writeBytes(folder.filePath(u"mine/ruleset.json"_s), rules);
        writeBytes(folder.filePath(u"mine/tables.json"_s), tables);
        library = std::make_unique<RulesetLibrary>(folder.path());
    }

    [[nodiscard]] std::shared_ptr<const Ruleset> load() const
    {
        const auto ruleset = library->load(u"mine"_s);
        return ruleset ? *ruleset : nullptr;
    }

    [[nodiscard]] QString firstProblem() const
    {
        const auto found = library->faulty().find(u"mine"_s);
        return found == library->faulty().end() ? QString() : found->second.front().toString();
    }
};

QByteArray words(const QByteArray &text)
{
    return R"({"es":")" + text + R"(","en":")" + text + R"(","de":")" + text + R"("})";
}

} // namespace

/// What a folder says is laid over what its parents say: by id, in order, in any language.
class TestRulesetLayers final : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreLaidOverById();
    void aFolderWithoutFormatGivesRowsAnew();
    void orderFollowsTheChild_data();
    void orderFollowsTheChild();
    void entriesTakeRowsAndFieldsAway();
    void whatIsNotThereCannotBeTakenAway();
    void oneLanguageIsEnough();
    void aSpokenLanguageIsMissed();
    void ourFilesAreLaidOut_data();
    void ourFilesAreLaidOut();
    void layoutKeepsWhatIsSaid();
};

void TestRulesetLayers::rowsAreLaidOverById()
{
    const OwnRuleset own(
        manifest(finely),
        R"({"entries":[{"id":"weather","rows":[{"id":"pouring-rain","values":{"pick-up-modifier":-2}}]}]})");
    const auto rules = own.load();
    QVERIFY2(rules, qPrintable(own.firstProblem()));
    const Table *weather = rules->tables().find(u"weather"_s);
    const auto parent = *RulesetLibrary().load(u"crp"_s);
    const Table *crp = parent->tables().find(u"weather"_s);
    QCOMPARE(idsOf(*weather), idsOf(*crp));
    QCOMPARE(weather->row(u"pouring-rain")->value(u"pick-up-modifier"), -2);
    QCOMPARE(weather->row(u"pouring-rain")->name, crp->row(u"pouring-rain")->name);
    QCOMPARE(*weather->row(u"blizzard"), *crp->row(u"blizzard"));
}

/// As rulesets of 0.1 and 0.2 were written.
void TestRulesetLayers::aFolderWithoutFormatGivesRowsAnew()
{
    const QByteArray rows
        = R"({"entries":[{"id":"weather","dice":"D6","rows":[{"id":"sun","from":1,"to":6,"name":)"
        + words("Sun") + R"(,"summary":)" + words("Sun.") + "}]}]}";
    const OwnRuleset before(manifest({}), rows);
    QVERIFY2(before.load(), qPrintable(before.firstProblem()));
    QCOMPARE(idsOf(*before.load()->tables().find(u"weather"_s)), u"sun"_s);
    const OwnRuleset now(manifest(finely), rows);
    QVERIFY(now.firstProblem().contains(u"overlaps"));
}

void TestRulesetLayers::orderFollowsTheChild_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char *name, const QList<QByteArray> &ids, const QString &order) {
        QByteArray rows;
        for (const QByteArray &id : ids)
            rows += (rows.isEmpty() ? R"({"id":")" : R"(,{"id":")") + id + R"(","name":)"
                + words(id) + R"(,"summary":)" + words(id) + "}";
        QTest::newRow(name) << rows << order;
    };
    row("as they are", {"b", "d"}, u"a b c d"_s);
    row("a new one at the end", {"x"}, u"a b c d x"_s);
    row("behind the one before it", {"b", "x"}, u"a b x c d"_s);
    row("before the one behind it", {"x", "y", "a"}, u"x y a b c d"_s);
    row("moved behind another", {"d", "b"}, u"a c d b"_s);
    row("all of them", {"d", "c", "x", "b", "a"}, u"d c x b a"_s);
}

void TestRulesetLayers::orderFollowsTheChild()
{
    QFETCH(QByteArray, rows);
    QFETCH(QString, ids);
    QByteArray parent;
    for (const QByteArray id : {"a", "b", "c", "d"})
        parent += (parent.isEmpty() ? R"({"id":")" : R"(,{"id":")") + id + R"(","name":)"
            + words(id) + R"(,"summary":)" + words(id) + "}";
    const OwnRuleset own(manifest(finely),
                         R"({"entries":[{"id":"t","name":)" + words("T") + R"(,"summary":)"
                             + words("T.") + R"(,"rows":[)" + parent + "]}]}");
    writeBytes(own.folder.filePath(u"mine/tables-more.json"_s),
               R"({"entries":[{"id":"t","rows":[)" + rows + "]}]}");
    QVERIFY2(own.load(), qPrintable(own.firstProblem()));
    QCOMPARE(idsOf(*own.load()->tables().find(u"t"_s)), ids);
}

void TestRulesetLayers::entriesTakeRowsAndFieldsAway()
{
    const OwnRuleset own(manifest(finely),
                         R"({"entries":[
 {"id":"dodge-modifiers","source":null,"removed":["stunty","titchy"],
  "rows":[{"id":"two-heads","replaces":true,"name":)"
                             + words("Two") + R"(,"summary":)" + words("Two.") + R"(}]},
 {"id":"scatter","replaces":true,"name":)"
                             + words("Scatter") + R"(,"summary":)" + words("Scatter.") + "}]}");
    const auto rules = own.load();
    QVERIFY2(rules, qPrintable(own.firstProblem()));
    const Table *dodge = rules->tables().find(u"dodge-modifiers"_s);
    QVERIFY(dodge->source.document.isEmpty());
    QVERIFY(!dodge->row(u"stunty"));
    QVERIFY(!dodge->row(u"titchy"));
    QVERIFY(dodge->row(u"two-heads")->values.isEmpty());
    QVERIFY(dodge->row(u"prehensile-tail"));
    QVERIFY(rules->tables().find(u"scatter"_s)->rows.empty());
}

void TestRulesetLayers::whatIsNotThereCannotBeTakenAway()
{
    const OwnRuleset own(manifest(finely),
                         R"({"entries":[{"id":"weather","removed":["blizard"]}]})");
    QCOMPARE(
        own.firstProblem(),
        u"tables.json: entries[0](weather).removed: there is no \"blizard\"; did you mean \"blizzard\"?"_s);
}

/// A club that speaks Spanish writes Spanish; who reads in another language reads that.
void TestRulesetLayers::oneLanguageIsEnough()
{
    const OwnRuleset own(
        R"({"id":"mine","game":"football","format":2,"extends":"crp","name":{"es":"Mías"},
 "summary":{"es":"Reglas propias"}})",
        R"({"entries":[{"id":"weather","rows":[{"id":"nice","name":{"es":"Sol"}}]}]})");
    const auto rules = own.load();
    QVERIFY2(rules, qPrintable(own.firstProblem()));
    const TableRow *nice = rules->tables().find(u"weather"_s)->row(u"nice");
    for (const Language each : allLanguages) {
        QCOMPARE(rules->name().in(each), u"Mías"_s);
        QCOMPARE(nice->name.in(each), u"Sol"_s);
    }
    // What it does not say is still in all of them.
    QVERIFY(nice->summary.es != nice->summary.de);
}

void TestRulesetLayers::aSpokenLanguageIsMissed()
{
    const OwnRuleset own(
        R"({"id":"mine","game":"football","format":2,"extends":"crp","name":{"es":"Mías","de":"Meine"},
 "summary":{"es":"Reglas propias","de":"Hausregeln"}})",
        R"({"entries":[{"id":"weather","rows":[{"id":"nice","name":{"es":"Sol"}}]}]})");
    QVERIFY(own.firstProblem().contains(u"name"));
    QVERIFY(own.firstProblem().contains(u"weather"));
}

void TestRulesetLayers::ourFilesAreLaidOut_data()
{
    QTest::addColumn<QString>("path");
    const QStringList folders = QDir(u":/rulesets"_s).entryList(QDir::Dirs);
    for (const QString &folder : folders) {
        const QStringList names = QDir(u":/rulesets/"_s + folder).entryList({u"*.json"_s});
        for (const QString &name : names)
            QTest::newRow(qPrintable(folder + u'/' + name))
                << u":/rulesets/"_s + folder + u'/' + name;
    }
}

/// `dugout rules format resources/rulesets/crp` lays them out.
void TestRulesetLayers::ourFilesAreLaidOut()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY(text == laidOutJson(text));
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines)
        QVERIFY2(line.size() <= 240, qPrintable(line));
}

void TestRulesetLayers::layoutKeepsWhatIsSaid()
{
    const QString json
        = uR"({"b":[ ],"a" :{"x":-1.5e3,"y":null , "text":"a \"quoted\" \\ {[,:]} word"},"long":[)"_s
        + QString(60, u'1') + u", "_s + QString(60, u'2') + u", {}]}"_s;
    const QString once = laidOutJson(json);
    QCOMPARE(QJsonDocument::fromJson(once.toUtf8()), QJsonDocument::fromJson(json.toUtf8()));
    QCOMPARE(laidOutJson(once), once);
    QVERIFY(once.contains(u"\n \"b\": [],\n \"a\": {\"x\": -1.5e3, \"y\": null, \"text\""));
    QVERIFY(once.contains(u"\n  {}\n ]\n}\n"));
}

QTEST_GUILESS_MAIN(TestRulesetLayers)
#include "tst_rulesetlayers.moc"
