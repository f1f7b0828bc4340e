// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/rulesetexport.h"
#include "core/rules/rulesetlibrary.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What each edition holds, as counted in the documents.
class TestRulesetCounts final : public QObject
{
    Q_OBJECT

private slots:
    void partsAreComplete_data();
    void partsAreComplete();
    void skillsByCategory_data();
    void skillsByCategory();
    void decksHaveTheirCards_data();
    void decksHaveTheirCards();
    void pairsOfStars();
    void exportsHaveTheDocumentedForm_data();
    void exportsHaveTheDocumentedForm();
    void tablesSpeakToCoaches();

private:
    std::shared_ptr<const Ruleset> load(const QString &id);

    RulesetLibrary m_library;
};

std::shared_ptr<const Ruleset> TestRulesetCounts::load(const QString &id)
{
    return m_library.load(id).value();
}

void TestRulesetCounts::partsAreComplete_data()
{
    QTest::addColumn<int>("teams");
    QTest::addColumn<int>("positions");
    QTest::addColumn<int>("skills");
    QTest::addColumn<int>("stars");
    QTest::addColumn<int>("cards");
    QTest::newRow("crp") << 21 << 89 << 75 << 56 << 104;
    QTest::newRow("bb2016") << 30 << 134 << 81 << 73 << 186;
    QTest::newRow("lrb5") << 21 << 89 << 75 << 56 << 104;
    QTest::newRow("lrb4") << 21 << 89 << 75 << 0 << 0;
}

void TestRulesetCounts::partsAreComplete()
{
    QFETCH(int, teams);
    QFETCH(int, positions);
    QFETCH(int, skills);
    QFETCH(int, stars);
    QFETCH(int, cards);
    const auto ruleset = load(QString::fromLatin1(QTest::currentDataTag()));
    size_t positionCount = 0;
    for (const Roster &roster : ruleset->rosters())
        positionCount += roster.positions.size();
    size_t cardCount = 0;
    for (const Deck &deck : ruleset->decks())
        cardCount += deck.cards.size();
    QCOMPARE(ruleset->rosters().size(), size_t(teams));
    QCOMPARE(positionCount, size_t(positions));
    QCOMPARE(ruleset->skills().size(), size_t(skills));
    QCOMPARE(ruleset->stars().size(), size_t(stars));
    QCOMPARE(cardCount, size_t(cards));
}

void TestRulesetCounts::skillsByCategory_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("category");
    QTest::addColumn<int>("count");
    const auto add
        = [](const char *name, const QString &ruleset, SkillCategory category, int count) {
              QTest::newRow(name) << ruleset << static_cast<int>(category) << count;
          };
    add("crp general", u"crp"_s, SkillCategory::General, 14);
    add("crp agility", u"crp"_s, SkillCategory::Agility, 10);
    add("crp passing", u"crp"_s, SkillCategory::Passing, 7);
    add("crp strength", u"crp"_s, SkillCategory::Strength, 10);
    add("crp mutation", u"crp"_s, SkillCategory::Mutation, 10);
    add("crp extraordinary", u"crp"_s, SkillCategory::Extraordinary, 24);
    add("bb2016 general", u"bb2016"_s, SkillCategory::General, 14);
    add("bb2016 agility", u"bb2016"_s, SkillCategory::Agility, 10);
    add("bb2016 passing", u"bb2016"_s, SkillCategory::Passing, 7);
    add("bb2016 strength", u"bb2016"_s, SkillCategory::Strength, 10);
    add("bb2016 mutation", u"bb2016"_s, SkillCategory::Mutation, 10);
    add("bb2016 extraordinary", u"bb2016"_s, SkillCategory::Extraordinary, 30);
}

void TestRulesetCounts::skillsByCategory()
{
    QFETCH(QString, ruleset);
    QFETCH(int, category);
    QFETCH(int, count);
    const auto loaded = load(ruleset);
    const auto found = std::count_if(
        loaded->skills().begin(), loaded->skills().end(),
        [category](const Skill &skill) { return static_cast<int>(skill.category) == category; });
    QCOMPARE(found, count);
}

void TestRulesetCounts::decksHaveTheirCards_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("price");
    QTest::newRow("classic mayhem") << u"miscellaneous-mayhem"_s << 13 << 50000;
    QTest::newRow("classic team plays") << u"special-team-plays"_s << 13 << 50000;
    QTest::newRow("classic magic items") << u"magic-items"_s << 13 << 50000;
    QTest::newRow("classic dirty tricks") << u"dirty-tricks"_s << 13 << 50000;
    QTest::newRow("classic good karma") << u"good-karma"_s << 26 << 100000;
    QTest::newRow("classic random events") << u"random-events"_s << 18 << 200000;
    QTest::newRow("classic desperate measures") << u"desperate-measures"_s << 8 << 400000;
    QTest::newRow("2016 random events") << u"random-events-2016"_s << 12 << 50000;
    QTest::newRow("2016 mayhem") << u"miscellaneous-mayhem-2016"_s << 19 << 200000;
    QTest::newRow("2016 memorabilia") << u"magical-memorabilia-2016"_s << 9 << 100000;
    QTest::newRow("2016 heroic feats") << u"heroic-feats-2016"_s << 16 << 100000;
    QTest::newRow("2016 training") << u"benefits-of-training-2016"_s << 16 << 100000;
    QTest::newRow("2016 dirty tricks") << u"dirty-tricks-2016"_s << 10 << 50000;
}

void TestRulesetCounts::decksHaveTheirCards()
{
    QFETCH(QString, deck);
    QFETCH(int, cards);
    QFETCH(int, price);
    const Deck *found = load(u"bb2016"_s)->decks().find(deck);
    QVERIFY(found);
    QCOMPARE(found->cards.size(), size_t(cards));
    QCOMPARE(found->price, price);
}

void TestRulesetCounts::pairsOfStars()
{
    const auto bb2016 = load(u"bb2016"_s);
    const auto pairs
        = std::count_if(bb2016->stars().begin(), bb2016->stars().end(),
                        [](const StarPlayer &star) { return star.members.size() == 2; });
    QCOMPARE(pairs, 3);
    QCOMPARE(bb2016->inducements().size(), size_t(24));
    QCOMPARE(bb2016->options().size(), size_t(71));
}

void TestRulesetCounts::exportsHaveTheDocumentedForm_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("teams") << u"teams"_s
                           << QStringList{u"id"_s, u"name"_s, u"rerollCost"_s, u"apothecary"_s,
                                          u"positions"_s};
    QTest::newRow("skills") << u"skills"_s
                            << QStringList{u"id"_s, u"name"_s, u"category"_s, u"summary"_s};
    QTest::newRow("stars") << u"stars"_s
                           << QStringList{u"id"_s, u"name"_s, u"cost"_s,   u"ma"_s,   u"st"_s,
                                          u"ag"_s, u"av"_s,   u"skills"_s, u"teams"_s};
    QTest::newRow("inducements") << u"inducements"_s
                                 << QStringList{u"id"_s, u"name"_s, u"max"_s, u"cost"_s,
                                                u"summary"_s};
    QTest::newRow("tables") << u"tables"_s << QStringList{u"id"_s, u"name"_s, u"dice"_s, u"rows"_s};
    QTest::newRow("decks") << u"decks"_s << QStringList{u"id"_s, u"name"_s, u"price"_s, u"cards"_s};
    QTest::newRow("options") << u"options"_s
                             << QStringList{u"id"_s, u"name"_s, u"summary"_s, u"default"_s};
}

void TestRulesetCounts::exportsHaveTheDocumentedForm()
{
    QFETCH(QString, part);
    QFETCH(QStringList, keys);
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s, u"lrb4"_s}) {
        for (const Language language : allLanguages) {
            const QJsonObject object = exportRuleset(*load(id), language);
            QVERIFY(object.value(part).isArray());
            for (const auto &element : object.value(part).toArray()) {
                for (const QString &key : keys)
                    QVERIFY2(element.toObject().contains(key),
                             qPrintable(id + u' ' + part + u' '
                                        + element.toObject().value("id"_L1).toString() + u' '
                                        + key));
                QVERIFY(element.toObject().value("name"_L1).isString());
            }
        }
    }
}

void TestRulesetCounts::tablesSpeakToCoaches()
{
    // Keys of values and flags are for programs; a sentence says what they mean.
    static const QRegularExpression forPrograms(
        u"\\b(dx|dy|faces)\\b.*[-=\\d]|value faces|valor faces|Wert faces|\\(0\\)|\\(1\\)|100 ×"_s);
    for (const QString &id : m_library.ids()) {
        for (const Table &table : load(id)->tables()) {
            QList<LocalizedText> texts{table.name, table.summary};
            for (const TableRow &row : table.rows)
                texts << row.name << row.summary;
            for (const LocalizedText &text : std::as_const(texts)) {
                for (const Language language : allLanguages)
                    QVERIFY2(!forPrograms.match(text.in(language)).hasMatch(),
                             qPrintable(id + u": "_s + text.in(language)));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestRulesetCounts)
#include "tst_rulesetcounts.moc"
