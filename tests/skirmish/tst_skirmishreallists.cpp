// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardtext.h"
#include "core/exchange/collectionimport.h"
#include "core/exchange/modifierreading.h"
#include "core/skirmish/cards/deckcheck.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/randomskirmish.h"
#include "core/skirmish/skirmishgame.h"
#include "core/text/languagescope.h"
#include "core/text/localizedtext.h"
#include "tests/support/skirmisharena.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

QByteArray fileNamed(const QString &name)
{
    QFile file(QStringLiteral(DUGOUT_TEST_DATA "/skirmishlists/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Collection printedCards()
{
    return builtInCollection(*skirmishRuleset());
}

CollectionImport::Outcome imported(const QString &name, const Collection &own = {})
{
    return CollectionImport::read(fileNamed(name), own, printedCards());
}

const SkirmishCard *cardNamed(const Collection &collection, const QString &name)
{
    for (const SkirmishCard &card : collection.cards) {
        if (localized(card.name) == name)
            return &card;
    }
    return nullptr;
}

QStringList modifiersIn(const SkirmishCard &card)
{
    QStringList texts;
    for (const CardModifier &one : modifiersOf(card))
        texts.append(one.toString());
    return texts;
}

/// Something of what it says is carried out by Dugout.
bool isRecognised(const SkirmishCard &card)
{
    return !modifiersOf(card).empty() || card.timing != ScoreTiming::Open || card.reaction
        || card.attack || !card.effect.isEmpty() || card.duration != PloyDuration::None;
}

} // namespace

/// Lists as players pass them round, with invented cards.
class TestSkirmishRealLists final : public QObject
{
    Q_OBJECT

private slots:
    void aWholeListBringsFightersCardsAndDecks();
    void factionsAreFoundByTheEndOfTheirWord();
    void flatListsKnowTheirWords();
    void plainTablesKnowTheirWords();
    void nineOfTenAreRecognised_data();
    void nineOfTenAreRecognised();
    void whatIsNotRecognisedIsNamed();
    void theirGamePlays();
    void formulasSayWhatCardsDo_data();
    void formulasSayWhatCardsDo();
    void attacksOfUpgradesAreRead_data();
    void attacksOfUpgradesAreRead();
    void conditionsOfObjectivesAreRead_data();
    void conditionsOfObjectivesAreRead();
    void reactionsAreRead_data();
    void reactionsAreRead();
    void theEditorsWordsAreTheImports_data();
    void theEditorsWordsAreTheImports();
    void decksComeAsLinksAndLines_data();
    void decksComeAsLinksAndLines();
};

void TestSkirmishRealLists::aWholeListBringsFightersCardsAndDecks()
{
    const auto outcome = imported(u"whole.json"_s);
    QCOMPARE(outcome.problems, QStringList());
    QCOMPARE(outcome.own.warbands.size(), size_t(1));
    const Warband &warband = outcome.own.warbands.front();
    QCOMPARE(localized(warband.name), u"Ashen Wardens"_s);
    QCOMPARE(warband.fighters.size(), size_t(3));
    const FighterCard &first = warband.fighters.front();
    QVERIFY(first.leader);
    QCOMPARE(*first.normal.move, 3);
    QCOMPARE(*first.inspired.move, 4);
    QCOMPARE(first.normal.defenceSymbol, u"shield"_s);
    QCOMPARE(*first.inspired.wounds, 5);
    QCOMPARE(first.normal.attacks.size(), size_t(2));
    QCOMPARE(first.normal.attacks.front().symbol, u"hammer"_s);
    QCOMPARE(first.normal.attacks.back().knockback, 1);
    QVERIFY(first.inspired.attacks.front().cleave);
    QVERIFY(!localized(first.inspire).isEmpty());
    for (const FighterCard &fighter : warband.fighters) // whatever its second entry is called
        QVERIFY2(fighter.normal.move && fighter.inspired.move, qPrintable(localized(fighter.name)));
    const SkirmishCard *own = cardNamed(outcome.own, u"Banked Embers"_s);
    QVERIFY(own);
    QCOMPARE(own->warband, warband.id);
    QCOMPARE(*own->glory, 2);
    QCOMPARE(own->kind, CardKind::Objective);
    const SkirmishCard *only = cardNamed(outcome.own, u"Heavy Links"_s);
    QVERIFY(only);
    QCOMPARE(only->restricted, std::vector{first.id});
    QCOMPARE(outcome.own.decks.size(), size_t(1));
    QCOMPARE(outcome.own.decks.front().warband, warband.id);
    QCOMPARE(outcome.own.decks.front().objectives.size(), size_t(12));
    QCOMPARE(outcome.own.decks.front().powers.size(), size_t(20));
}

/// One word in capitals, where the list calls the warband by the last part of it.
void TestSkirmishRealLists::factionsAreFoundByTheEndOfTheirWord()
{
    const auto list = imported(u"whole.json"_s);
    const QByteArray cards = "number,name,type,faction\n90/9,Far Cry,ploy,HIGHASHENWARDENS\n"
                             "91/9,Other Cry,ploy,HIGHASHENFRIENDS\n";
    const auto outcome = CollectionImport::read(cards, list.own, printedCards());
    const SkirmishCard *cry = cardNamed(outcome.own, u"Far Cry"_s);
    QVERIFY(cry);
    QCOMPARE(cry->warband, list.own.warbands.front().id);
    const SkirmishCard *other = cardNamed(outcome.own, u"Other Cry"_s);
    QVERIFY(!other || other->warband != list.own.warbands.front().id);
}

void TestSkirmishRealLists::flatListsKnowTheirWords()
{
    const auto outcome = imported(u"flat.json"_s);
    QCOMPARE(outcome.problems, QStringList());
    QVERIFY(outcome.own.cards.size() >= 10);
    const SkirmishCard *spell = cardNamed(outcome.own, u"Cold Lantern"_s);
    QVERIFY(spell);
    QCOMPARE(spell->kind, CardKind::Ploy);
    const SkirmishCard *reaver = cardNamed(outcome.own, u"Old Grudge"_s);
    QVERIFY(reaver);
    QCOMPARE(reaver->warband, WarbandId(u"garreks-reavers"_s)); // GARREKREAVERS
    for (const QString &note : outcome.notes)
        QVERIFY2(!note.contains(u"\"set\""_s) && !note.contains(u"\"image\""_s), qPrintable(note));
}

void TestSkirmishRealLists::plainTablesKnowTheirWords()
{
    const auto outcome = imported(u"plain.csv"_s);
    QCOMPARE(outcome.problems, QStringList());
    const SkirmishCard *strong = cardNamed(outcome.own, u"Broad Back"_s);
    QVERIFY(strong);
    QCOMPARE(modifiersIn(*strong), QStringList{u"wounds+1"_s});
    const SkirmishCard *goal = cardNamed(outcome.own, u"Long Breath"_s);
    QVERIFY(goal);
    QCOMPARE(goal->timing, ScoreTiming::EndPhase);
}

void TestSkirmishRealLists::nineOfTenAreRecognised_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"whole.json", "flat.json", "plain.csv"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestSkirmishRealLists::nineOfTenAreRecognised()
{
    QFETCH(const QString, file);
    const auto outcome = imported(file);
    int recognised = 0;
    QStringList others;
    for (const SkirmishCard &card : outcome.own.cards) {
        if (isRecognised(card))
            ++recognised;
        else
            others.append(localized(card.name));
    }
    const auto all = static_cast<int>(outcome.own.cards.size());
    QVERIFY2(recognised * 10 >= all * 9, qPrintable(others.join(u", "_s)));
}

void TestSkirmishRealLists::whatIsNotRecognisedIsNamed()
{
    const auto outcome = imported(u"plain.csv"_s);
    const QString notes = outcome.notes.join(u'\n');
    QVERIFY2(notes.contains(u"\"Smoke Signals\""_s), qPrintable(notes));
    QVERIFY(!notes.contains(u"\"Broad Back\""_s));
}

/// A deck of the list against itself, to the end.
void TestSkirmishRealLists::theirGamePlays()
{
    const auto outcome = imported(u"whole.json"_s);
    const Collection all = laidOver(printedCards(), outcome.own);
    SeededRandomSource random(5);
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, random);
    for (SkirmishSeat &seat : setup.seats) {
        seat.warband = outcome.own.warbands.front();
        seat.deck = outcome.own.decks.front();
    }
    setup.cards = all.cards;
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup));
    int steps = 0;
    while (!session.prompts().empty() && steps < 20000) {
        QVERIFY(session.act({0, {randomAnswerOf(session.prompts(), random)}}));
        ++steps;
    }
    QVERIFY(session.state().finished);
}

void TestSkirmishRealLists::formulasSayWhatCardsDo_data()
{
    QTest::addColumn<CardKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("modifiers");
    const auto row = [](CardKind kind, const QString &text, const QStringList &modifiers) {
        QTest::newRow(qPrintable(text)) << kind << text << modifiers;
    };
    row(CardKind::Upgrade, u"+1 Damage"_s, {u"damage+1"_s});
    row(CardKind::Upgrade, u"+1 Damage to all of this fighter's Attack actions."_s,
        {u"damage+1"_s});
    row(CardKind::Upgrade, u"This fighter's Range 1 Attack actions have +1 Dice."_s,
        {u"dice+1:close"_s});
    row(CardKind::Upgrade, u"+1 Move and +1 Wounds."_s, {u"move+1"_s, u"wounds+1"_s});
    row(CardKind::Upgrade, u"While this fighter is on Guard, they have +1 Defence."_s,
        {u"defence+1:guard"_s});
    row(CardKind::Upgrade, u"You can re-roll one of this fighter's attack dice."_s,
        {u"attack-reroll+1"_s});
    row(CardKind::Upgrade, u"+2 Range."_s, {u"range+2"_s});
    row(CardKind::Upgrade, u"Roll an extra attack dice when this fighter makes a Charge action"_s,
        {u"dice+1:charge"_s});
    row(CardKind::Upgrade, u"Roll an extra attack dice for each adjacent friendly fighter"_s, {});
    row(CardKind::Upgrade,
        u"Each time this fighter makes an Attack action, you can re-roll one dice"_s,
        {u"attack-reroll+1"_s});
    row(CardKind::Upgrade,
        u"When this fighter makes a Charge action both Hammer and Sword are successes"_s,
        {u"hammer+1:charge"_s, u"sword+1:charge"_s});
    row(CardKind::Ploy, u"Friendly fighters have +1 Move in the next activation."_s,
        {u"move+1@friends"_s});
    row(CardKind::Ploy, u"Enemy fighters have -1 Dice until the end of the round."_s,
        {u"dice-1@enemies"_s});
    row(CardKind::Upgrade, u"+1 Daño."_s, {u"damage+1"_s});
    row(CardKind::Upgrade, u"+1 Bewegung."_s, {u"move+1"_s});
    row(CardKind::Upgrade, u"+1 Damage if the moon is full."_s, {}); // nobody knows that
    row(CardKind::Upgrade, u"Cards have thick edges."_s, {});
}

void TestSkirmishRealLists::formulasSayWhatCardsDo()
{
    QFETCH(const CardKind, kind);
    QFETCH(const QString, text);
    QFETCH(const QStringList, modifiers);
    const CardTextReading reading = readCardText(text, kind);
    SkirmishCard card = simpleCard(u"a"_s, kind);
    card.effect.clear();
    takeReading(reading, card);
    QCOMPARE(modifiersIn(card), modifiers);
    QCOMPARE(reading.whole, !modifiers.isEmpty());
}

void TestSkirmishRealLists::attacksOfUpgradesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("cleave");
    QTest::addColumn<bool>("whole");
    QTest::newRow("bars") << u"[2 Hex | 3 Sword | 1 Damage]"_s << false << true;
    QTest::newRow("bars, cleave") << u"[2 Hex | 3 Swords | 1 Damage] Cleave"_s << true << true;
    QTest::newRow("bars, everybody beside him")
        << u"[2 Hex | 3 Sword | 1 Damage] Targets all adjacent enemy fighters - roll for each"_s
        << false << true;
    QTest::newRow("bars, and something else")
        << u"[2 Hex | 3 Sword | 1 Damage] The target sneezes"_s << false << false;
    QTest::newRow("bars, to strike back")
        << u"[2 Hex | 3 Sword | 1 Damage] Reaction: During an Attack action that fails, this fighter makes this Attack action."_s
        << false << false;
    QTest::newRow("spelt") << u"Range 2, 3 Swords, Damage 1."_s << false << true;
}

void TestSkirmishRealLists::attacksOfUpgradesAreRead()
{
    QFETCH(const QString, text);
    QFETCH(const bool, cleave);
    QFETCH(const bool, whole);
    const CardTextReading reading = readCardText(text, CardKind::Upgrade);
    QVERIFY(reading.attack);
    QCOMPARE(reading.attack->range, 2);
    QCOMPARE(reading.attack->dice, 3);
    QCOMPARE(reading.attack->symbol, u"sword"_s);
    QCOMPARE(reading.attack->damage, 1);
    QCOMPARE(reading.attack->cleave, cleave);
    QCOMPARE(reading.attack->allAdjacent, text.contains(u"all adjacent"_s));
    QCOMPARE(reading.attack->reaction, text.contains(u"Reaction"_s));
    QCOMPARE(reading.whole, whole);
}

void TestSkirmishRealLists::conditionsOfObjectivesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ScoreTiming>("timing");
    QTest::addColumn<QString>("condition");
    QTest::addColumn<int>("number");
    const auto row
        = [](const QString &text, ScoreTiming timing, const QString &condition, int number) {
              QTest::newRow(qPrintable(text)) << text << timing << condition << number;
          };
    row(u"Score this in an end phase if you hold objective 4."_s, ScoreTiming::EndPhase,
        u"holds-number"_s, 4);
    row(u"Score this in an end phase if you hold three or more objectives."_s,
        ScoreTiming::EndPhase, u"holds"_s, 3);
    row(u"Score this immediately if three or more enemy fighters are out of action."_s,
        ScoreTiming::Immediate, u"enemies-out"_s, 3);
    row(u"Score this in an end phase if all enemy fighters are out of action."_s,
        ScoreTiming::EndPhase, u"all-enemies-out"_s, 1);
    row(u"Score this in an end phase if an enemy leader is out of action."_s, ScoreTiming::EndPhase,
        u"enemy-leader-out"_s, 1);
    row(u"Score this immediately if your leader dances."_s, ScoreTiming::Immediate, {}, 0);
    row(u"Score this in an end phase if you hold objective 1 and it is raining."_s,
        ScoreTiming::EndPhase, {}, 0);
}

void TestSkirmishRealLists::conditionsOfObjectivesAreRead()
{
    QFETCH(const QString, text);
    QFETCH(const ScoreTiming, timing);
    QFETCH(const QString, condition);
    QFETCH(const int, number);
    const CardTextReading reading = readCardText(text, CardKind::Objective);
    QCOMPARE(reading.timing, timing);
    QCOMPARE(reading.conditions.empty(), condition.isEmpty());
    if (!condition.isEmpty())
        QCOMPARE(reading.conditions, (std::vector<ScoreCondition>{{condition, number}}));
}

void TestSkirmishRealLists::reactionsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("trigger");
    QTest::addColumn<QString>("whose");
    QTest::newRow("before he goes out")
        << u"Reaction: Play this when a friendly fighter would be taken out of action."_s
        << u"going-out"_s << u"friends"_s;
    QTest::newRow("their ploy") << u"Reaction: Play this after an opponent plays a ploy."_s
                                << u"ploy-played"_s << u"enemies"_s;
    QTest::newRow("own attack failed")
        << u"Reaction: Play this after a friendly fighter's Attack action fails."_s
        << u"attack-failed"_s << u"enemies"_s; // whom the table names then is the target
    QTest::newRow("any time") << u"Reaction: Play this when the wind turns."_s << QString()
                              << QString();
}

void TestSkirmishRealLists::reactionsAreRead()
{
    QFETCH(const QString, text);
    QFETCH(const QString, trigger);
    QFETCH(const QString, whose);
    SkirmishCard card = simpleCard(u"a"_s, CardKind::Ploy);
    takeReading(readCardText(text, CardKind::Ploy), card);
    QVERIFY(card.reaction);
    QCOMPARE(triggerOf(card), trigger);
    QCOMPARE(triggerWhose(card), whose);
}

void TestSkirmishRealLists::theEditorsWordsAreTheImports_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("en") << Language::English;
    QTest::newRow("es") << Language::Spanish;
    QTest::newRow("de") << Language::German;
}

/// Whatever the editor can say is taken as it says it, in each language.
void TestSkirmishRealLists::theEditorsWordsAreTheImports()
{
    QFETCH(const Language, language);
    const LanguageScope scope(language);
    const ModifierReading reading;
    for (const QString &what : modifier::all()) {
        for (const QString &whose : {QString(), u"friends"_s, u"enemies"_s}) {
            for (const QString &when : QStringList{QString()} + modifier::conditions()) {
                const CardModifier one{what, 2, whose, when};
                QStringList unknown;
                const auto found = reading.all(modifierWords(one), unknown);
                const CardModifier expected{what, modifierWords(one).startsWith(u'+') ? 2 : 1,
                                            whose, when};
                QVERIFY2(found.size() == 1 && found.front() == expected,
                         qPrintable(modifierWords(one)));
            }
        }
    }
    for (const QString &text :
         {u"move-1:enemies"_s, u"movimiento-1:enemigos"_s, u"bewegung-1:feinde"_s})
        QCOMPARE(reading.one(text), std::optional(CardModifier{u"move"_s, -1, u"enemies"_s, {}}));
    QVERIFY(!reading.one(u"luck+1"_s));
    QVERIFY(!reading.one(u"damage+1 when sleeping"_s));
}

void TestSkirmishRealLists::decksComeAsLinksAndLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("objectives");
    QTest::addColumn<int>("powers");
    QTest::newRow("a link")
        << u"https://www.example.org/shared.php?deck=0,1,2,13&deckname=Ash%20One"_s << 2 << 1;
    QTest::newRow("a link to hand over")
        << u"https://cards.example.org/deck/transfer/wuc,1001,1002,1013"_s << 2 << 1;
    QTest::newRow("two lists") << u"[[\"00001\",\"00002\"],[\"00013\"]]"_s << 2 << 1;
    QTest::newRow("lines") << u"Ash One\nAshen Wardens\n\nObjectives (2)\n- Banked Embers (2)\n"
                              "2 - Wide Ring\n\nUpgrades (1):\n1x Heavy Links\n"_s
                           << 2 << 1;
}

void TestSkirmishRealLists::decksComeAsLinksAndLines()
{
    QFETCH(const QString, text);
    QFETCH(const int, objectives);
    QFETCH(const int, powers);
    const Collection own = imported(u"whole.json"_s).own;
    const auto outcome = CollectionImport::read(text.toUtf8(), own, printedCards());
    QVERIFY2(outcome.problems.isEmpty(), qPrintable(outcome.problems.join(u'\n')));
    QCOMPARE(outcome.taken, 1);
    const DeckList &deck = outcome.own.decks.back();
    QCOMPARE(static_cast<int>(deck.objectives.size()), objectives);
    QCOMPARE(static_cast<int>(deck.powers.size()), powers);
    QCOMPARE(deck.warband, own.warbands.front().id);
}

QTEST_GUILESS_MAIN(TestSkirmishRealLists)
#include "tst_skirmishreallists.moc"
