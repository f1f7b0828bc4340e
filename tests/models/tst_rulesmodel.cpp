// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "core/text/collation.h"
#include "ui/models/rulesindexbuilder.h"
#include "ui/models/rulesmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

RulesBook bookOf(const QString &id)
{
    RulesetLibrary library;
    auto ruleset = library.load(id);
    Q_ASSERT(ruleset);
    return RulesBook(*ruleset);
}

QStringList refs(const RulesModel &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (const auto ref = model.refAt(model.index(row)))
            found.append(ref->toString());
    }
    return found;
}

} // namespace

class TestRulesModel final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refsSurviveText_data();
    void refsSurviveText();
    void searchesEveryLanguage_data();
    void searchesEveryLanguage();
    void everyNameOfEveryEditionIsFound_data();
    void everyNameOfEveryEditionIsFound();
    void knowsWhatCoachesSay_data();
    void knowsWhatCoachesSay();
    void whatIsMeantComesFirst();
    void listsInTheOrderOfTheLanguage();
    void ranksNamesBeforeSummaries();
    void groupsByKind();
    void listsOnlyPagesWithoutText();
    void allWordsMustOccur();
    void favouritesComeFirst();
    void filtersByKind();
    void languageChangeIsAnnounced();
    void nothingFoundIsEmpty();
    void benchFilter();

private:
    RulesIndex m_crp;
};

void TestRulesModel::initTestCase()
{
    m_crp = buildRulesIndex(bookOf(u"crp"_s));
}

void TestRulesModel::refsSurviveText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("table") << u"table/weather"_s << true;
    QTest::newRow("row") << u"row/weather/blizzard"_s << true;
    QTest::newRow("unknown kind") << u"spell/weather"_s << false;
    QTest::newRow("no id") << u"table/"_s << false;
    QTest::newRow("too long") << u"row/a/b/c"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestRulesModel::refsSurviveText()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto ref = RulesRef::fromString(text);
    QCOMPARE(ref.has_value(), good);
    if (ref)
        QCOMPARE(ref->toString(), text);
}

void TestRulesModel::searchesEveryLanguage_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    for (const auto &[row, typed, first] :
         {std::tuple{"es esquivar", u"esquivar"_s, u"skill/dodge"_s},
          std::tuple{"en dodge", u"dodge"_s, u"skill/dodge"_s},
          std::tuple{"de ausweichen", u"ausweichen"_s, u"skill/dodge"_s},
          std::tuple{"es placar", u"placar"_s, u"skill/block"_s},
          std::tuple{"shouting", u"BLOCK"_s, u"skill/block"_s},
          std::tuple{"es without accents", u"robar balon"_s, u"skill/strip-ball"_s},
          std::tuple{"de without umlaut", u"grosse hand"_s, u"skill/big-hand"_s},
          std::tuple{"de with sharp s", u"ABSTOßENDES"_s, u"skill/foul-appearance"_s},
          std::tuple{"spaces around", u"  wrestle "_s, u"skill/wrestle"_s}})
        QTest::newRow(row) << typed << first;
}

void TestRulesModel::searchesEveryLanguage()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    RulesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setIndex(m_crp);
    for (const Language language : allLanguages) {
        model.setLanguage(language);
        model.setQuery({typed, {}, false});
        QCOMPARE(refs(model).value(0), first);
    }
}

void TestRulesModel::everyNameOfEveryEditionIsFound_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : RulesetLibrary().ids())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRulesModel::everyNameOfEveryEditionIsFound()
{
    QFETCH(QString, id);
    const RulesBook book = bookOf(id);
    const RulesIndex index = buildRulesIndex(book);
    QVERIFY(index.entries().size() > 50);
    size_t row = 0;
    for (const RulesEntry &entry : index.entries()) {
        QVERIFY2(entry.name.isComplete(), qPrintable(entry.ref.toString()));
        QCOMPARE(book.nameOf(entry.ref), entry.name);
        for (const Language language : allLanguages) {
            if (row % 16 != 0) // every name against every entry would be quadratic
                break;
            const auto hits = index.search({entry.name.in(language).toUpper(), {}, false}, {});
            const bool found = std::any_of(hits.begin(), hits.end(), [row](const RulesHit &hit) {
                return hit.entry == row && hit.rank == MatchRank::WholeName;
            });
            QVERIFY2(found, qPrintable(entry.ref.toString()));
        }
        ++row;
    }
}

void TestRulesModel::knowsWhatCoachesSay_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name"); ///< English, of the best answer
    QTest::newRow("gfi") << u"gfi"_s << u"going for it"_s;
    QTest::newRow("shouted") << u"GFI"_s << u"going for it"_s;
    QTest::newRow("ttm") << u"ttm"_s << u"throw team-mate"_s;
    QTest::newRow("crowd surf") << u"crowd surf"_s << u"crowd"_s;
    QTest::newRow("KO") << u"ko"_s << u"KO"_s;
    QTest::newRow("es mark") << u"PE"_s << u"star player points"_s;
    QTest::newRow("es second mark") << u"SO"_s << u"re-roll"_s;
    QTest::newRow("es another name") << u"boticario"_s << u"apothecary"_s;
    QTest::newRow("es crowd") << u"empujar al público"_s << u"crowd"_s;
    QTest::newRow("clock") << u"clock"_s << u"time limit"_s;
    QTest::newRow("es clock") << u"reloj"_s << u"time limit"_s;
    QTest::newRow("de clock") << u"Uhr"_s << u"time limit"_s;
    QTest::newRow("es slip") << u"esqivar"_s << u"dodge"_s;
    QTest::newRow("de mark") << u"SSP"_s << u"star player points"_s;
    QTest::newRow("de second mark") << u"TW"_s << u"team value"_s;
    QTest::newRow("de crowd") << u"Publikum"_s << u"crowd"_s;
    QTest::newRow("de slip") << u"ausweihen"_s << u"dodge"_s;
    QTest::newRow("wrong letter") << u"dodgo"_s << u"dodge"_s;
    QTest::newRow("a letter missing") << u"blok"_s << u"block"_s;
    QTest::newRow("neighbours exchanged") << u"wreslte"_s << u"wrestle"_s;
    QTest::newRow("the whole name before a longer one") << u"assist"_s << u"assist"_s;
}

void TestRulesModel::knowsWhatCoachesSay()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    RulesModel model;
    model.setIndex(m_crp);
    model.setQuery({typed, {}, false});
    QVERIFY2(model.firstEntry().isValid(), "nothing found");
    const QString first = model.firstEntry().data().toString();
    QVERIFY2(first.contains(name, Qt::CaseInsensitive), qPrintable(first));
}

/// The page that is called just so comes before longer names, whatever kind they are of.
void TestRulesModel::whatIsMeantComesFirst()
{
    RulesModel model;
    model.setIndex(m_crp);
    model.setQuery({u"apo"_s, {}, false});
    QCOMPARE(refs(model).value(0), u"table/apothecary"_s);
    QVERIFY(refs(model).contains(u"inducement/wandering-apothecary"_s));
}

void TestRulesModel::listsInTheOrderOfTheLanguage()
{
    RulesModel model;
    model.setIndex(m_crp);
    for (const Language language : allLanguages) {
        model.setLanguage(language);
        const Collation words(language);
        for (const RulesKind kind : {RulesKind::Team, RulesKind::Skill, RulesKind::Star}) {
            model.setQuery({{}, kind, false});
            QString before;
            for (int row = 1; row < model.rowCount(); ++row) {
                const QString name = model.index(row).data().toString();
                QVERIFY2(!words.less(name, before), qPrintable(before + u" / "_s + name));
                before = name;
            }
        }
    }
    model.setLanguage(Language::German);
    model.setQuery({{}, RulesKind::Team, false});
    QVERIFY(model.index(1).data().toString().startsWith(u'A'));
}

void TestRulesModel::ranksNamesBeforeSummaries()
{
    const auto text = [](const QString &word) { return LocalizedText{word, word, word}; };
    const RulesIndex index({
        indexed({RulesKind::Skill, {}, u"a"_s}, text(u"Horns"_s), text(u"helps a blitz"_s)),
        indexed({RulesKind::Skill, {}, u"b"_s}, text(u"Reblitzing"_s), {}),
        indexed({RulesKind::Skill, {}, u"c"_s}, text(u"Super Blitz"_s), {}),
        indexed({RulesKind::Skill, {}, u"d"_s}, text(u"Blitzer"_s), {}),
        indexed({RulesKind::Skill, {}, u"e"_s}, text(u"Blitz"_s), {}),
    });
    const auto hits = index.search({u"blitz"_s, {}, false}, {});
    QCOMPARE(hits.size(), size_t{5});
    const std::vector<RulesHit> wanted{{4, MatchRank::WholeName},
                                       {3, MatchRank::NameStart},
                                       {2, MatchRank::WordStart},
                                       {1, MatchRank::InName},
                                       {0, MatchRank::InSummary}};
    QVERIFY(hits == wanted);
}

void TestRulesModel::groupsByKind()
{
    RulesModel model;
    model.setIndex(m_crp);
    model.setQuery({u"block"_s, {}, false});
    QSet<QString> headings;
    QString last;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        if (!index.data(RulesModel::HeadingRole).toBool())
            continue;
        QVERIFY2(!headings.contains(index.data().toString()), "a heading came twice");
        headings.insert(index.data().toString());
        QVERIFY(!(model.flags(index) & Qt::ItemIsSelectable));
        QVERIFY(index.data(RulesModel::CountRole).toInt() > 0);
        QVERIFY(row + 1 < model.rowCount());
    }
    QVERIFY(headings.size() > 2);
    // The kind whose name is exactly what was typed leads.
    QCOMPARE(model.index(0).data().toString(), rulesKindName(RulesKind::Skill));
    // A row of some table may be called just that, but a page of its own is more likely meant.
    model.setQuery({u"kick-off"_s, {}, false});
    QCOMPARE(model.index(0).data().toString(), rulesKindName(RulesKind::Sequence));
}

void TestRulesModel::listsOnlyPagesWithoutText()
{
    RulesModel model;
    model.setIndex(m_crp);
    const QStringList all = refs(model);
    QVERIFY(all.contains(u"table/weather"_s));
    QVERIFY(!all.contains(u"row/weather/blizzard"_s));
    model.setQuery({{}, RulesKind::Row, false});
    QVERIFY(refs(model).contains(u"row/weather/blizzard"_s));
}

void TestRulesModel::allWordsMustOccur()
{
    RulesModel model;
    model.setIndex(m_crp);
    model.setQuery({u"hands sure"_s, {}, false});
    QVERIFY(refs(model).contains(u"skill/sure-hands"_s));
    QVERIFY(!refs(model).contains(u"skill/no-hands"_s));
}

void TestRulesModel::favouritesComeFirst()
{
    RulesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setIndex(m_crp);
    model.setFavourites({u"row/weather/blizzard"_s, u"table/kick-off"_s, u"table/not-there"_s});
    // In the order of the edition, where the weather stands before the kick-off.
    const QStringList wanted{u"row/weather/blizzard"_s, u"table/kick-off"_s};
    QCOMPARE(refs(model).mid(0, 2), wanted);
    QCOMPARE(refs(model).count(u"table/kick-off"_s), 1);
    QVERIFY(model.firstEntry().data(RulesModel::FavouriteRole).toBool());
    model.setQuery({{}, {}, true});
    QCOMPARE(model.found(), 2);
    model.setQuery({{}, RulesKind::Skill, true});
    QCOMPARE(model.found(), 0);
}

void TestRulesModel::filtersByKind()
{
    RulesModel model;
    model.setIndex(m_crp);
    model.setQuery({{}, RulesKind::Skill, false});
    QCOMPARE(model.found(), 75);
    model.setQuery({{}, RulesKind::Team, false});
    QCOMPARE(model.found(), 21);
    // What the filter offers is seen from the files; nothing of another kind is in the index.
    const std::vector<RulesKind> offered = bookOf(u"crp"_s).kinds();
    QVERIFY(offered.front() == RulesKind::Team);
    for (const RulesEntry &entry : m_crp.entries())
        QVERIFY(std::find(offered.begin(), offered.end(), entry.ref.kind) != offered.end());
}

void TestRulesModel::languageChangeIsAnnounced()
{
    RulesModel model;
    model.setIndex(m_crp);
    model.setQuery({u"dodge"_s, RulesKind::Skill, false});
    QCOMPARE(model.firstEntry().data().toString(), u"Dodge"_s);
    QSignalSpy changed(&model, &QAbstractItemModel::layoutChanged);
    const QPersistentModelIndex selected(model.firstEntry());
    QSignalSpy header(&model, &QAbstractItemModel::headerDataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setLanguage(Language::German);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(header.size(), 1);
    QCOMPARE(reset.size(), 0); // the selection stays
    QCOMPARE(selected.data().toString(), u"Ausweichen"_s);
    QCOMPARE(model.firstEntry().data().toString(), u"Ausweichen"_s);
}

void TestRulesModel::nothingFoundIsEmpty()
{
    RulesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setIndex(m_crp);
    model.setQuery({u"xyzzy"_s, {}, false});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.found(), 0);
    QVERIFY(!model.firstEntry().isValid());
    QVERIFY(!model.refAt(model.index(0)));
}

void TestRulesModel::benchFilter()
{
    std::vector<RulesEntry> entries;
    while (entries.size() < 5000)
        entries.insert(entries.end(), m_crp.entries().begin(), m_crp.entries().end());
    entries.resize(5000);
    RulesModel model;
    model.setIndex(RulesIndex(std::move(entries)));
    bool flip = false;
    QBENCHMARK
    {
        model.setQuery({flip ? u"e"_s : u"esquiv"_s, {}, false});
        flip = !flip;
    }
    QVERIFY(model.found() > 0);
}

QTEST_GUILESS_MAIN(TestRulesModel)
#include "tst_rulesmodel.moc"
