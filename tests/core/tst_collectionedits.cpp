// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/collectiondocuments.h"
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/skirmish/cards/deckcheck.h"
#include "core/skirmish/cards/decksheet.h"
#include "core/text/localizedtext.h"
#include "tests/support/memorydocuments.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a coach adds to the collection, and that it is still there tomorrow.
class TestCollectionEdits final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void slugs_data();
    void slugs();
    void idsAreFree();
    void attacksHaveIdsOfTheirOwn();
    void lastFighterTakesTheWarbandAlong();
    void printedFighterComesBackAsPrinted();
    void collectionSurvivesARestart();
    void nothingKeptIsAnEmptyCollection();
    void savingTwiceFromOldDataIsRefused();
    void openValuesReadAsQuestionMarks();
    void sheetNamesEveryCardAndProblem();

private:
    std::shared_ptr<const Ruleset> m_ruleset;
};

namespace {

Warband ownWarband()
{
    Warband warband;
    warband.id = WarbandId(u"the-damned"_s);
    warband.name = sameInAll(u"The Damned"_s);
    FighterCard fighter;
    fighter.id = FighterId(u"karl"_s);
    fighter.name = sameInAll(u"Karl"_s);
    fighter.normal.move = 3;
    fighter.normal.attacks.push_back({});
    fighter.normal.attacks.back().id = AttackId(u"axe"_s);
    fighter.normal.attacks.back().name = sameInAll(u"Axe"_s);
    fighter.picture = u"/home/coach/karl.png"_s;
    warband.fighters.push_back(fighter);
    return warband;
}

SkirmishCard ownCard(const QString &id, CardKind kind)
{
    SkirmishCard card;
    card.id = CardId(id);
    card.name = sameInAll(id);
    card.kind = kind;
    return card;
}

} // namespace

void TestCollectionEdits::initTestCase()
{
    static RulesetLibrary library;
    const auto loaded = library.load(u"shadespire"_s);
    QVERIFY(loaded);
    m_ruleset = *loaded;
    QLocale::setDefault(QLocale(QLocale::English));
}

void TestCollectionEdits::slugs_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("slug");
    QTest::newRow("plain") << u"Great Strength"_s << u"great-strength"_s;
    QTest::newRow("accents") << u"Él Niño Über"_s << u"el-nino-uber"_s;
    QTest::newRow("apostrophe") << u"Garrek's Reavers"_s << u"garreks-reavers"_s;
    QTest::newRow("nothing left") << u"!?"_s << QString();
    QTest::newRow("ends") << u" -x- "_s << u"x"_s;
}

void TestCollectionEdits::slugs()
{
    QFETCH(QString, words);
    QTEST(slugOf(words), "slug");
}

void TestCollectionEdits::idsAreFree()
{
    Collection all = builtInCollection(*m_ruleset);
    QCOMPARE(freeWarbandId(all, u"Garrek's Reavers"_s).text(), u"garreks-reavers-2"_s);
    QCOMPARE(freeWarbandId(all, u"New"_s).text(), u"new"_s);
    QCOMPARE(freeCardId(all, u"Annihilation"_s).text(), u"annihilation-2"_s);
    QCOMPARE(freeFighterId(ownWarband(), u"Karl"_s).text(), u"karl-2"_s);
    QCOMPARE(freeDeckId(all, u"???"_s).text(), u"deck"_s);
    put(all, DeckList{DeckId(u"deck"_s), u"a"_s, {}, {}, {}});
    QCOMPARE(freeDeckId(all, u"???"_s).text(), u"deck-2"_s);
    put(all, blankBoard(u"pit"_s));
    QCOMPARE(freeBoardId(all, u"Pit"_s), u"pit-2"_s);
}

void TestCollectionEdits::attacksHaveIdsOfTheirOwn()
{
    AttackAction axe;
    axe.name = sameInAll(u"Great Axe"_s);
    const auto named = withIds({axe, AttackAction{}, axe});
    QCOMPARE(named.size(), size_t(2)); // one was never named
    QCOMPARE(named.at(0).id.text(), u"great-axe"_s);
    QCOMPARE(named.at(1).id.text(), u"great-axe-2"_s);
    QCOMPARE(withIds(named), named);
}

void TestCollectionEdits::lastFighterTakesTheWarbandAlong()
{
    Collection own;
    put(own, ownWarband());
    eraseFighter(own, {}, WarbandId(u"the-damned"_s), FighterId(u"karl"_s));
    QVERIFY(own.warbands.empty());
}

void TestCollectionEdits::printedFighterComesBackAsPrinted()
{
    const Collection printed = builtInCollection(*m_ruleset);
    Collection own;
    Warband filled = printed.warbands.front();
    filled.fighters.front().normal.move = 5;
    filled.fighters.back().normal.move = 4;
    put(own, filled);
    eraseFighter(own, printed, filled.id, filled.fighters.front().id);
    const Warband *left = own.warband(filled.id);
    QVERIFY(left);
    QCOMPARE(left->fighters.front(), printed.warbands.front().fighters.front());
    QCOMPARE(*left->fighters.back().normal.move, 4);
    eraseFighter(own, printed, filled.id, filled.fighters.back().id);
    QVERIFY(!own.warband(filled.id)); // nothing of the coach's own is left in it
}

void TestCollectionEdits::collectionSurvivesARestart()
{
    MemoryDocuments documents;
    StoredCollection kept;
    put(kept.own, ownWarband());
    put(kept.own, ownCard(u"big-plan"_s, CardKind::Objective));
    put(kept.own, blankBoard(u"pit"_s));
    put(kept.own,
        DeckList{
            DeckId(u"mine"_s), u"Mine"_s, WarbandId(u"the-damned"_s), {CardId(u"big-plan"_s)}, {}});
    const auto saved = saveCollection(documents, kept, 1000);
    QVERIFY(saved);
    QCOMPARE(saved->revision, 1);
    const auto again = loadCollection(documents);
    QVERIFY(again);
    QCOMPARE(again->own, kept.own);
    QCOMPARE(again->summary, *saved);
}

void TestCollectionEdits::nothingKeptIsAnEmptyCollection()
{
    MemoryDocuments documents;
    const auto kept = loadCollection(documents);
    QVERIFY(kept);
    QCOMPARE(kept->own, Collection{});
    QCOMPARE(kept->summary.revision, 0);
}

void TestCollectionEdits::savingTwiceFromOldDataIsRefused()
{
    MemoryDocuments documents;
    StoredCollection kept;
    QVERIFY(saveCollection(documents, kept, 1));
    QVERIFY(!saveCollection(documents, kept, 2)); // somebody else was first
}

void TestCollectionEdits::openValuesReadAsQuestionMarks()
{
    const CardWords words(*m_ruleset);
    QCOMPARE(words.side({}), u"Move ? · Defence ? ? · Wounds ?"_s);
    FighterSide side;
    side.move = 3;
    side.defenceDice = 2;
    side.defenceSymbol = u"shield"_s;
    side.wounds = 4;
    QCOMPARE(words.side(side), u"Move 3 · Defence 2 Shield · Wounds 4"_s);
    AttackAction attack;
    attack.range = 1;
    attack.dice = 3;
    attack.symbol = u"hammer"_s;
    attack.damage = 2;
    attack.cleave = true;
    attack.knockback = 1;
    QCOMPARE(words.attack(attack), u"Range 1 · Dice 3 Hammer · Damage 2 · Cleave · Knockback 1"_s);
    SkirmishCard card = ownCard(u"x"_s, CardKind::Ploy);
    card.duration = PloyDuration::Round;
    card.reaction = true;
    QCOMPARE(words.facts(card), u"Ploy · reaction · until the round ends"_s);
    QCOMPARE(words.details(card), u"reaction · until the round ends"_s);
    QCOMPARE(words.details(ownCard(u"y"_s, CardKind::Upgrade)), QString());
}

void TestCollectionEdits::sheetNamesEveryCardAndProblem()
{
    Collection all = builtInCollection(*m_ruleset);
    DeckList deck{DeckId(u"d"_s), u"Deck"_s, WarbandId(u"garreks-reavers"_s), {}, {}};
    for (const SkirmishCard &card : all.cards) {
        if (isUsable(card, *all.warband(deck.warband)))
            (card.isPower() ? deck.powers : deck.objectives).push_back(card.id);
    }
    const DeckSheet sheet = makeDeckSheet(deck, all, *m_ruleset);
    QCOMPARE(sheet.objectives.size(), deck.objectives.size());
    QCOMPARE(sheet.ploys.size() + sheet.upgrades.size(), deck.powers.size());
    QCOMPARE(sheet.fighters.size(), size_t(5));
    QCOMPARE(sheet.fighters.front().name, u"Garrek Gorebeard (leader)"_s);
    QVERIFY(!sheet.problems.isEmpty()); // so few cards are no legal deck
    QCOMPARE(sheet.warband, u"Garrek's Reavers"_s);
}

QTEST_GUILESS_MAIN(TestCollectionEdits)
#include "tst_collectionedits.moc"
