// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/handover.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/skirmish/cards/deckcheck.h"
#include "core/text/localizedtext.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/models/deckmodel.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/collection/collectionpage.h"
#include "ui/skirmish/collection/deckspage.h"
#include "ui/skirmish/collection/fighterdialog.h"
#include "ui/skirmish/collection/handoverdialog.h"
#include "ui/skirmish/newskirmishdialog.h"
#include "ui/skirmish/skirmishpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QListView>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The pages of the collection and of decks, and that nothing of it is lost.
class TestSkirmishCollection final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void listsAreImportedAndFaultsNamed();
    void editsCanBeUndoneAndStay();
    void boxesBuildTheDeck();
    void decksAreSifted();
    void decksAreHandedOn();
    void newGamesAreCheckedAsTheyAreFilledIn();
    void tieBreaksGoWithSeveralGames();
    void countersNeedNoOpenValues();
    void whoHasNoDeckFindsTheWayThere();
    void namesOfWarbandsAreSeenWhole();
    void whatTabReachesIsSeen();
    void newDecksHaveTheUsualKey();
    void rowsSayWhatACardDoes();
    void fullDiskChangesNothing();
    void whatSomebodyElseChangedIsShown();
    void whatACommandKeptIsShown();
    void fighterDialogGrowsWithItsAttacks();
    void theOtherSideIsFilledIn();
    void anEditionOfOnesOwnIsChosen();

private:
    [[nodiscard]] std::unique_ptr<CollectionDocument> open();

    std::unique_ptr<MemoryClub> m_kept;
    std::unique_ptr<Club> m_club;
};

void TestSkirmishCollection::init()
{
    m_kept = std::make_unique<MemoryClub>();
    m_club = std::make_unique<Club>(m_kept->stores());
}

std::unique_ptr<CollectionDocument> TestSkirmishCollection::open()
{
    auto document
        = std::make_unique<CollectionDocument>(*m_club, *m_kept->library.load(u"shadespire"_s));
    (void)document->load();
    return document;
}

void TestSkirmishCollection::listsAreImportedAndFaultsNamed()
{
    QTemporaryDir folder;
    QFile list(folder.filePath(u"cards.csv"_s));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write("number,name,faction,type,glory,restricted\n"
               "1,Own Plan,,objective,2,\n"
               "2,Nonsense,,gadget,,\n");
    list.close();
    const auto document = open();
    CollectionPage page(*document);
    page.show();
    page.importFile(list.fileName());
    QTRY_COMPARE(document->own().cards.size(), size_t(1));
    const auto *faults = page.findChild<QListWidget *>(u"notices"_s);
    QVERIFY(faults->isVisible());
    QCOMPARE(faults->count(), 1);
    QCOMPARE(open()->own().cards.size(), size_t(1)); // and tomorrow it is still there
    document->undoStack().undo();
    QVERIFY(!faults->isVisible()); // what is taken back is no longer told
}

void TestSkirmishCollection::editsCanBeUndoneAndStay()
{
    const auto document = open();
    Collection own = document->own();
    BoardFace pit = blankBoard(u"pit"_s);
    pit.name = u"Pit"_s;
    put(own, pit);
    document->edit(own, u"board"_s);
    QCOMPARE(open()->own().boards.size(), size_t(1));
    document->undoStack().undo();
    QVERIFY(open()->own().boards.empty());
    document->undoStack().redo();
    QCOMPARE(open()->own().boards.size(), size_t(1));
}

void TestSkirmishCollection::boxesBuildTheDeck()
{
    const auto document = open();
    Collection own;
    put(own, DeckList{DeckId(u"d"_s), u"D"_s, WarbandId(u"garreks-reavers"_s), {}, {}});
    document->edit(own, u"deck"_s);
    DecksPage page(*document);
    page.show();
    QVERIFY(page.deck());
    auto *table = page.findChild<QTableView *>(u"deck-cards"_s);
    const auto *problems = page.findChild<QListView *>(u"deck-problems"_s);
    QVERIFY(problems->model()->rowCount() > 0); // an empty deck breaks rules
    const QModelIndex first = table->model()->index(0, DeckModel::Name);
    QVERIFY(table->model()->setData(first, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(page.deck()->objectives.size() + page.deck()->powers.size(), size_t(1));
    QCOMPARE(first.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
    QCOMPARE(open()->own().decks.front(), *page.deck());
}

/// By kind, by what is in it, by whose it is and by what stands on a card.
void TestSkirmishCollection::decksAreSifted()
{
    const auto document = open();
    const WarbandId reavers(u"garreks-reavers"_s);
    DeckList deck{DeckId(u"d"_s), u"D"_s, reavers, {}, {}};
    for (const SkirmishCard &card : document->all().cards) {
        if (card.warband == reavers && card.isPower() && deck.powers.empty())
            deck.powers.push_back(card.id);
    }
    QCOMPARE(deck.powers.size(), size_t(1));
    Collection own;
    put(own, deck);
    SkirmishCard said;
    said.id = CardId(u"own-card"_s);
    said.name = sameInAll(u"Own card"_s);
    said.kind = CardKind::Ploy;
    said.summary = sameInAll(u"Everybody hops backwards."_s);
    put(own, said);
    document->edit(own, u"deck"_s);
    DecksPage page(*document);
    page.show();
    const QAbstractItemModel *rows = page.findChild<QTableView *>(u"deck-cards"_s)->model();
    const int all = rows->rowCount();
    auto *kinds = page.findChild<QComboBox *>(u"deck-kinds"_s);
    QCOMPARE(kinds->count(), 4);
    int sum = 0;
    for (int kind = 1; kind < kinds->count(); ++kind) {
        kinds->setCurrentIndex(kind);
        emit kinds->activated(kind);
        sum += rows->rowCount();
        QVERIFY(rows->rowCount() < all);
    }
    QCOMPARE(sum, all);
    kinds->setCurrentIndex(0);
    emit kinds->activated(0);
    page.findChild<QCheckBox *>(u"only-own-cards"_s)->setChecked(true);
    QVERIFY(rows->rowCount() > 0 && rows->rowCount() < all);
    page.findChild<QCheckBox *>(u"only-own-cards"_s)->setChecked(false);
    page.findChild<QCheckBox *>(u"only-in-deck"_s)->setChecked(true);
    QCOMPARE(rows->rowCount(), 1);
    page.findChild<QCheckBox *>(u"only-in-deck"_s)->setChecked(false);
    page.findChild<TextField *>()->setText(u"backwards"_s);
    QCOMPARE(rows->rowCount(), 1); // what a card says is found, too
}

/// As lines and as a file, and both come in again elsewhere.
void TestSkirmishCollection::decksAreHandedOn()
{
    const auto document = open();
    const WarbandId reavers(u"garreks-reavers"_s);
    DeckList deck{DeckId(u"d"_s), u"Wrath"_s, reavers, {}, {}};
    Collection own;
    SkirmishCard card;
    card.id = CardId(u"own-card"_s);
    card.name = sameInAll(u"Own card"_s);
    card.kind = CardKind::Upgrade;
    put(own, card);
    deck.powers.push_back(card.id);
    for (const SkirmishCard &one : document->builtIn().cards) {
        if (isUsable(one, *document->all().warband(reavers)) && !one.isPower()
            && deck.objectives.size() < 3)
            deck.objectives.push_back(one.id);
    }
    put(own, deck);
    document->edit(own, u"deck"_s);
    const HandOverDialog dialog(deck, document->own(), document->all());
    Collection known;
    put(known, card);
    const auto byText = CollectionImport::read(dialog.lines().toUtf8(), known, document->builtIn());
    QCOMPARE(byText.problems, QStringList());
    QCOMPARE(byText.own.decks.size(), size_t(1));
    QCOMPARE(byText.own.decks.front().objectives, deck.objectives);
    QCOMPARE(byText.own.decks.front().powers, deck.powers);
    QCOMPARE(byText.own.decks.front().warband, reavers);
    // The receiver of the file has none of the cards yet.
    const QByteArray file
        = QJsonDocument(CollectionFile::write(handedDeck(deck, document->own()))).toJson();
    const auto byFile = CollectionImport::read(file, {}, document->builtIn());
    QCOMPARE(byFile.problems, QStringList());
    QCOMPARE(byFile.own.decks, std::vector{deck});
    QCOMPARE(byFile.own.cards.size(), size_t(1)); // the printed ones are there anyway
    // What is pasted goes the way of a file.
    CollectionPage page(*document);
    page.importText(u"number,name,type\n1/9,Pasted card,ploy\n"_s);
    QTRY_COMPARE(document->own().cards.size(), size_t(2));
}

/// The sentence goes with its cause, and Start does not move.
void TestSkirmishCollection::newGamesAreCheckedAsTheyAreFilledIn()
{
    const auto document = open();
    Collection own;
    put(own, DeckList{DeckId(u"d"_s), u"D"_s, WarbandId(u"garreks-reavers"_s), {}, {}});
    document->edit(own, u"deck"_s);
    NewSkirmishDialog dialog(document->all(), document->ruleset());
    dialog.show();
    auto *way = dialog.findChild<QComboBox *>(u"way"_s);
    const auto *problems = dialog.findChild<QListWidget *>(u"setup-problems"_s);
    const auto *start = dialog.findChild<ActionButton *>(u"accept"_s);
    QCOMPARE(way->currentData().toString(), u"table"_s); // one of the two has no deck
    QVERIFY(start->isEnabled());
    way->setCurrentIndex(way->findData(u"everything"_s));
    QVERIFY(problems->isVisible() && !start->isEnabled());
    QVERIFY(dialog.setup().tracksCards);
    way->setCurrentIndex(way->findData(u"counters"_s));
    QVERIFY(!dialog.setup().tracksCards && !dialog.setup().tracksField);
    QCOMPARE(dialog.setup().way, u"counters"_s);
    way->setCurrentIndex(way->findData(u"table"_s));
    QVERIFY(!problems->isVisible() && start->isEnabled());
    const int height = dialog.height();
    dialog.findChild<QComboBox *>(u"player-warband-1"_s)->setCurrentIndex(1);
    QCOMPARE(dialog.height(), height);
}

void TestSkirmishCollection::tieBreaksGoWithSeveralGames()
{
    const auto document = open();
    NewSkirmishDialog dialog(document->all(), document->ruleset());
    dialog.show();
    const auto *tieBreak = dialog.findChild<QComboBox *>(u"option-match-tie-break"_s);
    auto *several = dialog.findChild<QCheckBox *>(u"option-best-of-three"_s);
    QVERIFY(!tieBreak->isEnabled());
    several->click();
    QVERIFY(tieBreak->isEnabled());
    several->click();
    QVERIFY(!tieBreak->isEnabled());
}

/// Nobody is told that he will be asked what counters never ask.
void TestSkirmishCollection::countersNeedNoOpenValues()
{
    const auto document = open();
    Collection own = document->own();
    Warband vague = document->all().warbands.front();
    vague.id = WarbandId(u"vague"_s);
    vague.fighters.front().normal.move.reset();
    put(own, vague);
    document->edit(own, u"warband"_s);
    NewSkirmishDialog dialog(document->all(), document->ruleset());
    dialog.show();
    auto *band = dialog.findChild<QComboBox *>(u"player-warband-1"_s);
    band->setCurrentIndex(band->findData(u"vague"_s));
    auto *way = dialog.findChild<QComboBox *>(u"way"_s);
    const auto *note = dialog.findChild<QWidget *>(u"open-values"_s);
    for (const QString &asking : {u"table"_s, u"everything"_s}) {
        way->setCurrentIndex(way->findData(asking));
        QVERIFY2(!note->isHidden(), qPrintable(asking));
    }
    way->setCurrentIndex(way->findData(u"counters"_s));
    QVERIFY(note->isHidden());
}

void TestSkirmishCollection::whoHasNoDeckFindsTheWayThere()
{
    const auto document = open();
    NewSkirmishDialog dialog(document->all(), document->ruleset());
    dialog.show();
    auto *way = dialog.findChild<QComboBox *>(u"way"_s);
    auto *button = dialog.findChild<ActionButton *>(u"to-decks"_s);
    for (const QString &other : {u"counters"_s, u"table"_s}) {
        way->setCurrentIndex(way->findData(other));
        QVERIFY2(button->isHidden(), qPrintable(other));
    }
    way->setCurrentIndex(way->findData(u"everything"_s));
    QVERIFY(!button->isHidden());
    const QSignalSpy asked(&dialog, &NewSkirmishDialog::decksRequested);
    button->click();
    QCOMPARE(asked.size(), 1);
    QVERIFY(!dialog.isVisible());
}

void TestSkirmishCollection::namesOfWarbandsAreSeenWhole()
{
    const auto document = open();
    Collection own;
    put(own,
        DeckList{
            DeckId(u"d"_s), u"Light of Sigmar"_s, WarbandId(u"steelhearts-champions"_s), {}, {}});
    document->edit(own, u"deck"_s);
    NewSkirmishDialog dialog(document->all(), document->ruleset());
    auto *way = dialog.findChild<QComboBox *>(u"way"_s);
    way->setCurrentIndex(way->findData(u"everything"_s));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    for (const QString &name : {u"player-warband-1"_s, u"player-deck-1"_s}) {
        const auto *box = dialog.findChild<QComboBox *>(name);
        QVERIFY2(box->width() >= box->sizeHint().width(), qPrintable(name));
    }
}

/// Also when it was scrolled away and is reached from above the column that scrolls.
void TestSkirmishCollection::whatTabReachesIsSeen()
{
    const auto document = open();
    NewSkirmishDialog dialog(document->all(), document->ruleset());
    dialog.show();
    dialog.resize(dialog.width(), 330);
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *column = dialog.findChild<ScrollColumn *>();
    const auto *name = dialog.findChild<QWidget *>(u"player-name-1"_s);
    column->verticalScrollBar()->setValue(column->verticalScrollBar()->maximum());
    QVERIFY(name->visibleRegion().isEmpty());
    dialog.findChild<QWidget *>(u"way"_s)->setFocus();
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    QVERIFY(name->hasFocus());
    QCOMPARE(name->visibleRegion().boundingRect(), name->rect());
}

void TestSkirmishCollection::newDecksHaveTheUsualKey()
{
    const auto document = open();
    DecksPage page(*document);
    QCOMPARE(page.findChild<ActionButton *>(u"new-deck"_s)->shortcut(),
             QKeySequence(QKeySequence::New));
}

void TestSkirmishCollection::rowsSayWhatACardDoes()
{
    const auto document = open();
    Collection own;
    put(own, DeckList{DeckId(u"d"_s), u"D"_s, WarbandId(u"garreks-reavers"_s), {}, {}});
    document->edit(own, u"deck"_s);
    DecksPage page(*document);
    page.resize(900, 600);
    page.show();
    auto *table = page.findChild<QTableView *>(u"deck-cards"_s);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex name = table->model()->index(row, DeckModel::Name);
        const SkirmishCard *card
            = document->all().card(CardId(name.data(DeckModel::CardRole).toString()));
        const QString facts = name.siblingAtColumn(DeckModel::Facts).data().toString();
        QVERIFY(facts.endsWith(localized(card->summary)));
        const auto lines = static_cast<int>(facts.count(u'\n')) + 1;
        QTRY_VERIFY(table->rowHeight(row) >= lines * table->fontMetrics().lineSpacing());
    }
}

void TestSkirmishCollection::whatSomebodyElseChangedIsShown()
{
    const auto with = [](Collection own, const QString &name) {
        own.boards.push_back(blankBoard(name));
        return own;
    };
    open()->edit(with({}, u"first"_s), u"board"_s);
    const auto mine = open();
    const auto theirs = open();
    theirs->edit(with(theirs->own(), u"theirs"_s), u"board"_s);
    QStringList said;
    connect(mine.get(), &CollectionDocument::refused, this,
            [&said](const QString &sentence) { said.append(sentence); });
    mine->edit(with(mine->own(), u"mine"_s), u"board"_s);
    QTRY_COMPARE(mine->own(), theirs->own());
    QVERIFY(said.constLast().startsWith(u"Somebody else"_s));
    mine->edit(with(mine->own(), u"mine"_s), u"board"_s);
    QCOMPARE(open()->own().boards.size(), size_t(3));
}

/// `dugout skirmish collection take` beside an open window.
void TestSkirmishCollection::whatACommandKeptIsShown()
{
    const QTemporaryDir folder;
    SeededRandomSource random(2);
    Settings settings(folder.filePath(u"settings.ini"_s));
    SkirmishPage page({*m_club, random, settings});
    page.show();
    const auto command = open();
    const auto keep = [&command](const QString &name) {
        Collection own = command->own();
        own.boards.push_back(blankBoard(name));
        command->edit(own, u"board"_s);
    };
    keep(u"first"_s);
    page.findChild<ActionButton *>(u"skirmish-collection"_s)->click();
    QCOMPARE(page.collection().own(), command->own());
    QSignalSpy changes(&page.collection(), &CollectionDocument::changed);
    page.findChild<ActionButton *>(u"skirmish-decks"_s)->click();
    QCOMPARE(changes.size(), 0); // nothing new: what can be undone stays
    keep(u"second"_s);
    page.findChild<ActionButton *>(u"skirmish-collection"_s)->click();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(page.collection().own().boards.size(), size_t(2));
    page.collection().edit({}, u"board"_s);
    page.findChild<ActionButton *>(u"skirmish-decks"_s)->click();
    QVERIFY(page.collection().undoStack().canUndo()); // the own edit is no news
}

void TestSkirmishCollection::fullDiskChangesNothing()
{
    const auto document = open();
    m_kept->documents.failToSave(true);
    Collection own;
    put(own, blankBoard(u"pit"_s));
    document->edit(own, u"board"_s);
    QVERIFY(document->own().boards.empty());
    QVERIFY(!document->undoStack().canUndo());
}

void TestSkirmishCollection::fighterDialogGrowsWithItsAttacks()
{
    LanguageController language;
    language.setLanguage(Language::German); // the longest words
    FighterDialog dialog(*m_kept->library.load(u"shadespire"_s), FighterCard{}, nullptr, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *column = qobject_cast<ScrollColumn *>(dialog.findChild<QTabWidget *>()->currentWidget());
    dialog.resize(dialog.minimumSizeHint());
    column->findChild<QAbstractButton *>(u"add-attack"_s)->click();
    const auto *attack = column->findChild<QWidget *>(u"attack-name"_s);
    QTRY_VERIFY(attack->isVisible());
    QTRY_COMPARE(column->widget()->width(), column->viewport()->width());
    QTRY_VERIFY(column->viewport()->width() >= column->widget()->minimumSizeHint().width());
}

/// Only what is open there, and attacks only where there are none.
void TestSkirmishCollection::theOtherSideIsFilledIn()
{
    FighterCard fighter;
    fighter.name = sameInAll(u"Someone"_s);
    fighter.normal.move = 3;
    fighter.normal.wounds = 4;
    fighter.normal.defenceDice = 2;
    AttackAction axe;
    axe.id = AttackId(u"axe"_s);
    axe.name = sameInAll(u"Axe"_s);
    axe.dice = 3;
    fighter.normal.attacks = {axe};
    fighter.inspired.move = 5;
    FighterDialog dialog(*m_kept->library.load(u"shadespire"_s), fighter, nullptr);
    dialog.findChild<ActionButton *>(u"copy-normal-side"_s)->click();
    const FighterSide inspired = dialog.fighter().inspired;
    QCOMPARE(inspired.move, 5);
    QCOMPARE(inspired.wounds, 4);
    QCOMPARE(inspired.defenceDice, 2);
    QCOMPARE(inspired.attacks.size(), size_t(1));
    QCOMPARE(inspired.attacks.front().dice, 3);
    QVERIFY(dialog.fighter().normal == fighter.normal);
}

/// Its cards are shown and its games begun, also after a restart.
void TestSkirmishCollection::anEditionOfOnesOwnIsChosen()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"attic"_s));
    QFile manifest(folder.filePath(u"attic/ruleset.json"_s));
    QVERIFY(manifest.open(QIODevice::WriteOnly));
    manifest.write(R"({"id":"attic","game":"skirmish","extends":"shadespire",
        "name":{"es":"Desván","en":"Attic","de":"Dachboden"},
        "summary":{"es":"a","en":"b","de":"c"}})");
    manifest.close();
    SeededRandomSource random(2);
    Settings settings(folder.filePath(u"settings.ini"_s));
    {
        SkirmishPage alone({*m_club, random, settings});
        alone.show();
        QVERIFY(!alone.findChild<QComboBox *>(u"skirmish-edition"_s)->isVisible());
    }
    m_kept->library = RulesetLibrary(folder.path());
    {
        SkirmishPage page({*m_club, random, settings});
        page.show();
        auto *box = page.findChild<QComboBox *>(u"skirmish-edition"_s);
        QVERIFY(box->isVisible());
        QCOMPARE(box->count(), 2);
        QCOMPARE(page.collection().ruleset()->id().text(), u"shadespire"_s);
        box->setCurrentIndex(box->findData(u"attic"_s));
        emit box->activated(box->currentIndex());
        QCOMPARE(page.collection().ruleset()->id().text(), u"attic"_s);
        QCOMPARE(page.findChildren<DecksPage *>().size(), 1);
    }
    SkirmishPage later({*m_club, random, settings});
    QCOMPARE(later.collection().ruleset()->id().text(), u"attic"_s);
}

QTEST_MAIN(TestSkirmishCollection)
#include "tst_skirmishcollection.moc"
