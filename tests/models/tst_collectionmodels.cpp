// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"
#include "ui/models/collectionmodel.h"
#include "ui/models/deckmodel.h"
#include "ui/models/searchproxy.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The collection as a tree and a deck as a table with boxes.
class TestCollectionModels final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void treeHoldsEverything();
    void treeMarksOwnAndOpen();
    void searchFindsInAnyLanguage();
    void everyEntryIsFoundAgain();
    void deckListsWhatItMayHave();
    void boxAsksForTheDeck();
    void boxesChangeWithoutReset();
    void aCardOfAnotherWarbandStaysInSight();

private:
    std::shared_ptr<const Ruleset> m_ruleset;
    Collection m_all;
};

void TestCollectionModels::initTestCase()
{
    static RulesetLibrary library;
    const auto loaded = library.load(u"shadespire"_s);
    QVERIFY(loaded);
    m_ruleset = *loaded;
    m_all = builtInCollection(*m_ruleset);
    QLocale::setDefault(QLocale(QLocale::English));
}

void TestCollectionModels::treeHoldsEverything()
{
    CollectionModel model(m_ruleset);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCollection(m_all, {});
    QCOMPARE(model.rowCount(), int(CollectionModel::GroupCount));
    const QModelIndex warbands = model.index(CollectionModel::Warbands, 0);
    QCOMPARE(model.rowCount(warbands), 2);
    QCOMPARE(model.rowCount(model.index(0, 0, warbands)), 3);
    QCOMPARE(model.rowCount(model.index(1, 0, warbands)), 5);
    int cards = 0;
    for (const int group :
         {CollectionModel::Objectives, CollectionModel::Ploys, CollectionModel::Upgrades})
        cards += model.rowCount(model.index(group, 0));
    QCOMPARE(cards, static_cast<int>(m_all.cards.size()));
    Collection more = m_all;
    BoardFace pit = blankBoard(u"pit"_s);
    pit.name = u"The Pit"_s;
    put(more, pit);
    model.setCollection(more, {});
    const QModelIndex boards = model.index(CollectionModel::Boards, 0);
    QCOMPARE(model.index(0, 0, boards).data().toString(), u"The Pit"_s);
    model.retranslate();
}

void TestCollectionModels::treeMarksOwnAndOpen()
{
    CollectionModel model(m_ruleset);
    Collection own;
    SkirmishCard card;
    card.id = CardId(u"own-card"_s);
    card.name = sameInAll(u"Own Card"_s);
    card.summary = sameInAll(u"does"_s);
    card.kind = CardKind::Upgrade;
    put(own, card);
    model.setCollection(laidOver(m_all, own), own);
    const QModelIndex mine = model.indexOf({CollectionRef::Kind::Card, u"own-card"_s});
    QVERIFY(mine.data(CollectionModel::OwnRole).toBool());
    QVERIFY(!mine.data(CollectionModel::OpenRole).toBool());
    // What a narrow column cuts is read by pointing at it.
    QCOMPARE(mine.siblingAtColumn(CollectionModel::Facts).data(Qt::ToolTipRole).toString(),
             u"does"_s);
    const QModelIndex fighter = model.indexOf(
        {CollectionRef::Kind::Fighter, u"obryn-the-bold"_s, u"steelhearts-champions"_s});
    QVERIFY(fighter.data(CollectionModel::OpenRole).toBool());
    QVERIFY(!fighter.data(CollectionModel::OwnRole).toBool());
    QCOMPARE(fighter.siblingAtColumn(CollectionModel::State).data().toString(), u"open"_s);
    // One is filled in: the others of the warband, which is kept whole, are as they were.
    Warband champions = *m_all.warband(WarbandId(u"steelhearts-champions"_s));
    champions.fighters.front().normal.move = 3;
    put(own, champions);
    model.setCollection(laidOver(m_all, own), own);
    for (const FighterCard &one : champions.fighters) {
        const QModelIndex line = model.indexOf(
            {CollectionRef::Kind::Fighter, one.id.text(), u"steelhearts-champions"_s});
        QCOMPARE(line.data(CollectionModel::OwnRole).toBool(), one == champions.fighters.front());
    }
}

void TestCollectionModels::searchFindsInAnyLanguage()
{
    CollectionModel model(m_ruleset);
    model.setCollection(m_all, {});
    SearchProxy found(CollectionModel::SearchRole);
    const QAbstractItemModelTester tester(&found,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    found.setSourceModel(&model);
    found.setWords(u"aniquilacion"_s); // Spanish, without its accent, while English is spoken
    QCOMPARE(found.rowCount(), 1);
    QCOMPARE(found.rowCount(found.index(0, 0)), 1);
    QCOMPARE(found.index(0, 0, found.index(0, 0)).data().toString(), u"Annihilation"_s);
    found.setWords(u"no such thing"_s);
    QCOMPARE(found.rowCount(), 0);
    found.setWords({});
    QCOMPARE(found.rowCount(), int(CollectionModel::GroupCount));
}

void TestCollectionModels::everyEntryIsFoundAgain()
{
    CollectionModel model(m_ruleset);
    model.setCollection(m_all, {});
    for (const SkirmishCard &card : m_all.cards) {
        const QModelIndex index = model.indexOf({CollectionRef::Kind::Card, card.id.text()});
        QVERIFY(index.isValid());
        QCOMPARE(index.data().toString(), card.name.en);
    }
    QVERIFY(!model.indexOf({CollectionRef::Kind::Card, u"nothing"_s}).isValid());
}

void TestCollectionModels::deckListsWhatItMayHave()
{
    DeckModel model(m_ruleset);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    DeckList deck{DeckId(u"d"_s), u"D"_s, WarbandId(u"steelhearts-champions"_s), {}, {}};
    model.setDeck(deck, m_all);
    const Warband &warband = *m_all.warband(deck.warband);
    const auto usable = std::count_if(m_all.cards.begin(), m_all.cards.end(),
                                      [&](const auto &card) { return isUsable(card, warband); });
    QCOMPARE(model.rowCount(), static_cast<int>(usable));
    QVERIFY(usable < std::ssize(m_all.cards));
    model.retranslate();
}

void TestCollectionModels::boxAsksForTheDeck()
{
    DeckModel model(m_ruleset);
    DeckList deck{DeckId(u"d"_s), u"D"_s, WarbandId(u"garreks-reavers"_s), {}, {}};
    model.setDeck(deck, m_all);
    DeckList asked;
    connect(&model, &DeckModel::deckRequested, &model, [&](const DeckList &one) { asked = one; });
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, DeckModel::Name);
        const CardId id(index.data(DeckModel::CardRole).toString());
        QVERIFY(model.setData(index, Qt::Checked, Qt::CheckStateRole));
        const bool power = m_all.card(id)->isPower();
        QCOMPARE(asked.powers, power ? std::vector{id} : std::vector<CardId>{});
        QCOMPARE(asked.objectives, power ? std::vector<CardId>{} : std::vector{id});
        // Nothing is shown before the owner says so.
        QCOMPARE(index.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
    }
}

void TestCollectionModels::boxesChangeWithoutReset()
{
    DeckModel model(m_ruleset);
    DeckList deck{DeckId(u"d"_s), u"D"_s, WarbandId(u"garreks-reavers"_s), {}, {}};
    model.setDeck(deck, m_all);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const CardId id(model.index(0, 0).data(DeckModel::CardRole).toString());
    deck.objectives = {id};
    model.setDeck(deck, m_all);
    QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
    QVERIFY(resets.isEmpty());
}

void TestCollectionModels::aCardOfAnotherWarbandStaysInSight()
{
    DeckModel model(m_ruleset);
    const CardId foreign(u"let-the-blood-flow"_s);
    const DeckList deck{
        DeckId(u"d"_s), u"D"_s, WarbandId(u"steelhearts-champions"_s), {foreign}, {}};
    model.setDeck(deck, m_all);
    QStringList listed;
    for (int row = 0; row < model.rowCount(); ++row)
        listed.append(model.index(row, 0).data(DeckModel::CardRole).toString());
    QVERIFY(listed.contains(foreign.text()));
}

QTEST_GUILESS_MAIN(TestCollectionModels)
#include "tst_collectionmodels.moc"
