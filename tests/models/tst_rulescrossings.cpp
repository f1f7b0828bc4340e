// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "ui/models/rulescrossings.h"
#include "ui/models/ruleshistory.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QStringList texts(const std::vector<RulesRef> &refs)
{
    QStringList found;
    for (const RulesRef &ref : refs)
        found.append(ref.toString());
    return found;
}

} // namespace

class TestRulesCrossings final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void skillsLeadToTables();
    void skillsLeadToPlayers();
    void teamsLeadToStars();
    void tablesKnowWhoLeadsThere();
    void everyCrossingLeadsSomewhere_data();
    void everyCrossingLeadsSomewhere();
    void historyGoesBackAndForward();

private:
    RulesetLibrary m_library;
    std::unique_ptr<RulesBook> m_crp;
};

void TestRulesCrossings::initTestCase()
{
    const auto ruleset = m_library.load(u"crp"_s);
    QVERIFY(ruleset);
    m_crp = std::make_unique<RulesBook>(*ruleset);
}

void TestRulesCrossings::skillsLeadToTables()
{
    QVERIFY(texts(tablesAbout(*m_crp, SkillId(u"two-heads"_s)))
                .contains(u"row/dodge-modifiers/two-heads"_s));
    QVERIFY(texts(tablesAbout(*m_crp, SkillId(u"loner"_s))).contains(u"table/loner"_s));
}

void TestRulesCrossings::skillsLeadToPlayers()
{
    const QStringList blockers = texts(positionsWith(*m_crp, SkillId(u"block"_s)));
    QVERIFY(blockers.contains(u"position/human/blitzer"_s));
    QVERIFY(!blockers.contains(u"position/human/lineman"_s));
    QVERIFY(texts(starsWith(*m_crp, SkillId(u"block"_s))).contains(u"star/griff-oberwald"_s));
}

void TestRulesCrossings::teamsLeadToStars()
{
    const QStringList stars = texts(starsOf(*m_crp, RosterId(u"human"_s)));
    QVERIFY(stars.contains(u"star/griff-oberwald"_s));
    for (const QString &text : stars) {
        const StarPlayer *star = m_crp->ruleset().stars().find(RulesRef::fromString(text)->id);
        QVERIFY(star);
    }
}

void TestRulesCrossings::tablesKnowWhoLeadsThere()
{
    const QStringList from = texts(leadingTo(*m_crp, TableId(u"weather"_s)));
    QVERIFY(std::any_of(from.begin(), from.end(),
                        [](const QString &ref) { return ref.startsWith("step/"_L1); }));
}

void TestRulesCrossings::everyCrossingLeadsSomewhere_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : m_library.ids())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRulesCrossings::everyCrossingLeadsSomewhere()
{
    QFETCH(QString, id);
    const RulesBook book(*m_library.load(id));
    const auto check = [&book](const std::vector<RulesRef> &refs) {
        return std::all_of(refs.begin(), refs.end(),
                           [&book](const RulesRef &ref) { return book.contains(ref); });
    };
    for (const Skill &skill : book.ruleset().skills()) {
        QVERIFY(check(tablesAbout(book, skill.id)));
        QVERIFY(check(positionsWith(book, skill.id)));
        QVERIFY(check(starsWith(book, skill.id)));
    }
    for (const Roster &roster : book.ruleset().rosters()) {
        QVERIFY(check(starsOf(book, roster.id)));
        QVERIFY(check(inducementsOf(book, roster.id)));
    }
    for (const Table &table : book.ruleset().tables())
        QVERIFY(check(leadingTo(book, table.id)));
    for (const Option &option : book.ruleset().options())
        QVERIFY(check(dependingOn(book, option.id)));
}

void TestRulesCrossings::historyGoesBackAndForward()
{
    const RulesRef a{RulesKind::Table, {}, u"a"_s};
    const RulesRef b{RulesKind::Table, {}, u"b"_s};
    const RulesRef c{RulesKind::Table, {}, u"c"_s};
    RulesHistory history;
    QVERIFY(!history.canGoBack());
    QVERIFY(!history.back());
    history.visit(a);
    history.visit(b);
    history.visit(b); // the same page again is no step
    history.visit(c);
    QCOMPARE(history.back(), std::optional(b));
    QCOMPARE(history.back(), std::optional(a));
    QVERIFY(!history.back());
    QCOMPARE(history.forward(), std::optional(b));
    history.visit(a); // what lay ahead is forgotten
    QVERIFY(!history.canGoForward());
    history.replace(c);
    QCOMPARE(history.back(), std::optional(b));
    history.clear();
    QVERIFY(!history.canGoBack() && !history.canGoForward());
}

QTEST_GUILESS_MAIN(TestRulesCrossings)
#include "tst_rulescrossings.moc"
