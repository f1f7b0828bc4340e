// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistwords.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/collectionimport.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"
#include "tests/support/skirmishplay.h"

#include <QStringEncoder>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Collection printedOnes()
{
    return builtInCollection(*skirmishRuleset());
}

CollectionImport::Outcome taken(const QString &list, const Collection &own = {})
{
    return CollectionImport::read(list.toUtf8(), own, printedOnes());
}

QByteArray inWindows1252(const QString &text)
{
    QByteArray bytes;
    for (const QChar c : text)
        bytes.append(static_cast<char>(c.unicode())); // every letter used here has one byte
    return bytes;
}

QByteArray inUtf16(const QString &text)
{
    QStringEncoder encode(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    return encode(text);
}

/// Warband, fighter, both sides, two attacks on the first.
const QString spanishTable
    = u"banda;guerrero;cara;líder;movimiento;defensa;símbolo de defensa;"
      "heridas;ataque;alcance;dados;símbolo;daño;empuje;hendir;se inspira\r\n"
      "La Peña;Ñuño;normal;sí;3;1;escudo;4;Espadón;1;2;martillo;2;;;"
      "Cuando cae un enemigo\r\n"
      "La Peña;Ñuño;;;;;;;Honda;3;2;espada;1;1;sí;\r\n"
      "La Peña;Ñuño;inspirado;;4;2;esquiva;4;Espadón;1;3;martillo;2;;;\r\n"_s;
const QString germanTable
    = u"bande\tkämpfer\tseite\tanführer\tbewegung\tverteidigung\tverteidigungssymbol\twunden\t"
      "angriff\treichweite\twürfel\tsymbol\tschaden\trückstoß\tspalten\tinspiriert\n"
      "La Peña\tÑuño\tnormal\tja\t3\t1\tschild\t4\tEspadón\t1\t2\thammer\t2\t\t\t"
      "Cuando cae un enemigo\n"
      "La Peña\tÑuño\t\t\t\t\t\t\tHonda\t3\t2\tschwert\t1\t1\tja\t\n"
      "La Peña\tÑuño\tinspiriert\t\t4\t2\tausweichen\t4\tEspadón\t1\t3\thammer\t2\t\t\t\n"_s;
const QString englishTable
    = u"warband,fighter,side,leader,move,defence,defence symbol,wounds,attack,range,dice,symbol,"
      "damage,knockback,cleave,inspire\n"
      "La Peña,Ñuño,normal,yes,3,1,shield,4,Espadón,1,2,hammer,2,,,Cuando cae un enemigo\n"
      "La Peña,Ñuño,,,,,,,Honda,3,2,sword,1,1,yes,\n"
      "La Peña,Ñuño,inspired,,4,2,dodge,4,Espadón,1,3,hammer,2,,,\n"_s;

} // namespace

/// Fighters and decks from a spreadsheet.
class TestSkirmishWarbandLists final : public QObject
{
    Q_OBJECT

private slots:
    void fightersAreTaken_data();
    void fightersAreTaken();
    void printedFightersAreFilledIn();
    void attacksAreNotDoubled();
    void printedAttacksStayWhatTheyAre();
    void whatIsPrintedStays_data();
    void whatIsPrintedStays();
    void whatWasEnteredGoesWithAWord();
    void wrongRowsAreNamed_data();
    void wrongRowsAreNamed();
    void unknownColumnsAreNamed();
    void decksAreTaken();
    void decksAreFilledAnew();
    void wrongDecksAreNamed_data();
    void wrongDecksAreNamed();
    void whatItIsNotIsSaid();
    void modifiersSpeakThreeLanguages_data();
    void modifiersSpeakThreeLanguages();
};

void TestSkirmishWarbandLists::fightersAreTaken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("Spanish, Windows-1252, semicolons") << inWindows1252(spanishTable);
    QTest::newRow("Spanish, UTF-8") << spanishTable.toUtf8();
    QTest::newRow("German, UTF-16, tabs") << inUtf16(germanTable);
    QTest::newRow("English, UTF-8, commas") << englishTable.toUtf8();
}

void TestSkirmishWarbandLists::fightersAreTaken()
{
    QFETCH(const QByteArray, bytes);
    const auto outcome = CollectionImport::read(bytes, {}, printedOnes());
    QCOMPARE(outcome.problems + outcome.notes, QStringList());
    QCOMPARE(outcome.taken, 1);
    QCOMPARE(outcome.own.warbands.size(), size_t(1));
    const Warband &warband = outcome.own.warbands.front();
    QCOMPARE(warband.name.es, u"La Peña"_s);
    QCOMPARE(warband.fighters.size(), size_t(1));
    const FighterCard &fighter = warband.fighters.front();
    QCOMPARE(fighter.name.en, u"Ñuño"_s);
    QVERIFY(fighter.leader && !fighter.isOpen());
    FighterCard untold = fighter;
    untold.inspire = {};
    QVERIFY(untold.isOpen() && !untold.hasOpenValues()); // no game asks when he is inspired
    QCOMPARE(fighter.inspire.de, u"Cuando cae un enemigo"_s);
    QCOMPARE(fighter.normal.move, 3);
    QCOMPARE(fighter.normal.defenceSymbol, u"shield"_s);
    QCOMPARE(fighter.normal.attacks.size(), size_t(2));
    const AttackAction &sling = fighter.normal.attacks.back();
    QCOMPARE(sling.range, 3);
    QCOMPARE(sling.symbol, u"sword"_s);
    QCOMPARE(sling.knockback, 1);
    QVERIFY(sling.cleave && sling.id != fighter.normal.attacks.front().id);
    QCOMPARE(fighter.inspired.move, 4);
    QCOMPARE(fighter.inspired.defenceDice, 2);
    QCOMPARE(fighter.inspired.attacks.front().dice, 3);
    // It is a collection like any other, and goes to a friend.
    const auto again = CollectionFile::read(CollectionFile::write(outcome.own));
    QVERIFY(again);
    QCOMPARE(*again, outcome.own);
}

void TestSkirmishWarbandLists::printedFightersAreFilledIn()
{
    const auto outcome = taken(u"warband,fighter,move,wounds\nGarrek's Reavers,Arnulf,5,3\n"_s);
    QCOMPARE(outcome.problems, QStringList());
    const Collection known = printedOnes();
    const Warband *mine = outcome.own.warband(WarbandId(u"garreks-reavers"_s));
    QVERIFY(mine);
    QCOMPARE(mine->fighters.size(),
             known.warband(WarbandId(u"garreks-reavers"_s))->fighters.size());
    const FighterCard *arnulf = mine->fighter(FighterId(u"arnulf"_s));
    QVERIFY(arnulf);
    QCOMPARE(arnulf->normal.move, 5);
    QCOMPARE(arnulf->normal.wounds, 3);
    QVERIFY(!arnulf->normal.defenceDice); // still open
}

void TestSkirmishWarbandLists::attacksAreNotDoubled()
{
    const auto first = taken(englishTable);
    const auto again = taken(englishTable, first.own);
    QCOMPARE(again.own, first.own);
}

/// Ids, names in three languages and what the game does of itself are not in the list.
void TestSkirmishWarbandLists::printedAttacksStayWhatTheyAre()
{
    const FighterCard before
        = *printedOnes().warbands.front().fighter(FighterId(u"angharad-brightshield"_s));
    const auto outcome = taken(u"banda;guerrero;cara;ataque;alcance;dados;símbolo;daño\n"
                               "Campeones de Steelheart;Angharad Brightshield;inspirado;"
                               "martillo de Sigmarite;1;2;martillo;2\n"
                               "Campeones de Steelheart;Angharad Brightshield;inspirado;"
                               "Escupir;3;1;espada;1\n"_s);
    QCOMPARE(outcome.problems, QStringList());
    const FighterCard *after
        = outcome.own.warbands.front().fighter(FighterId(u"angharad-brightshield"_s));
    QVERIFY(after);
    QCOMPARE(after->name, before.name);
    QCOMPARE(after->inspired.attacks.size(), before.inspired.attacks.size() + 1);
    for (size_t i = 0; i < before.inspired.attacks.size(); ++i) {
        QCOMPARE(after->inspired.attacks[i].id, before.inspired.attacks[i].id);
        QCOMPARE(after->inspired.attacks[i].name, before.inspired.attacks[i].name);
        QCOMPARE(after->inspired.attacks[i].effect, before.inspired.attacks[i].effect);
        QCOMPARE(after->inspired.attacks[i].reaction, before.inspired.attacks[i].reaction);
    }
    QCOMPARE(after->inspired.attacks.front().dice, 2);
    QCOMPARE(outcome.notes.size(), 1); // the parry was not named, and stays
    QVERIFY2(outcome.notes.constFirst().contains(localized(before.inspired.attacks.back().name)),
             qPrintable(outcome.notes.constFirst()));
}

void TestSkirmishWarbandLists::whatIsPrintedStays_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("column");
    const QString fighter = u"warband,fighter,%1\nPrinted,Al,%2\n"_s;
    const QString card = u"name,type,%1\nPrinted card,objective,%2\n"_s;
    QTest::newRow("move") << fighter.arg(u"move"_s, u"9"_s) << u"move"_s;
    QTest::newRow("defence") << fighter.arg(u"defence"_s, u"9"_s) << u"defence"_s;
    QTest::newRow("wounds") << fighter.arg(u"wounds"_s, u"9"_s) << u"wounds"_s;
    QTest::newRow("symbol") << fighter.arg(u"defence symbol"_s, u"dodge"_s) << u"defence symbol"_s;
    QTest::newRow("leader") << fighter.arg(u"leader"_s, u"no"_s) << u"leader"_s;
    QTest::newRow("inspire") << fighter.arg(u"inspire"_s, u"Never"_s) << u"inspire"_s;
    QTest::newRow("range") << fighter.arg(u"attack,range"_s, u"Axe,9"_s) << u"range"_s;
    QTest::newRow("dice") << fighter.arg(u"attack,dice"_s, u"Axe,9"_s) << u"dice"_s;
    QTest::newRow("damage") << fighter.arg(u"attack,damage"_s, u"Axe,9"_s) << u"damage"_s;
    QTest::newRow("attack's symbol")
        << fighter.arg(u"attack,symbol"_s, u"Axe,sword"_s) << u"symbol"_s;
    QTest::newRow("knockback") << fighter.arg(u"attack,knockback"_s, u"Axe,9"_s) << u"knockback"_s;
    QTest::newRow("cleave") << fighter.arg(u"attack,cleave"_s, u"Axe,yes"_s) << u"cleave"_s;
    QTest::newRow("type") << u"name,type\nPrinted card,ploy\n"_s << u"type"_s;
    QTest::newRow("faction") << card.arg(u"faction"_s, u"Another"_s) << u"faction"_s;
    QTest::newRow("glory") << card.arg(u"glory"_s, u"9"_s) << u"glory"_s;
    QTest::newRow("timing") << card.arg(u"timing"_s, u"immediate"_s) << u"timing"_s;
    QTest::newRow("number") << card.arg(u"number"_s, u"9/9"_s) << u"number"_s;
    QTest::newRow("restricted") << card.arg(u"restricted"_s, u"Bob"_s) << u"restricted"_s;
    QTest::newRow("text") << card.arg(u"text"_s, u"Other words"_s) << u"text"_s;
    QTest::newRow("modifiers") << card.arg(u"modifiers"_s, u"damage+1"_s) << u"modifiers"_s;
    QTest::newRow("multiplayer") << card.arg(u"multiplayer"_s, u"Many"_s) << u"multiplayer"_s;
}

/// Against what is printed no list has anything to say, but it is told so.
void TestSkirmishWarbandLists::whatIsPrintedStays()
{
    QFETCH(const QString, list);
    QFETCH(const QString, column);
    Collection printed;
    FighterCard al;
    al.id = FighterId(u"al"_s);
    al.name = sameInAll(u"Al"_s);
    al.leader = true;
    al.inspire = sameInAll(u"At once"_s);
    AttackAction axe;
    axe.id = AttackId(u"axe"_s);
    axe.name = sameInAll(u"Axe"_s);
    axe.range = 1;
    axe.dice = 2;
    axe.symbol = u"hammer"_s;
    axe.damage = 2;
    al.normal = {4, 1, u"shield"_s, 3, {axe}};
    put(printed, Warband{WarbandId(u"printed"_s), sameInAll(u"Printed"_s), {}, {al}, {}});
    SkirmishCard goal;
    goal.id = CardId(u"goal"_s);
    goal.name = sameInAll(u"Printed card"_s);
    goal.summary = sameInAll(u"Do it"_s);
    goal.glory = 2;
    goal.timing = ScoreTiming::EndPhase;
    goal.number = u"1/9"_s;
    goal.source.document = u"rules"_s;
    put(printed, goal);
    const auto outcome = CollectionImport::read(list.toUtf8(), {}, printed);
    QCOMPARE(outcome.problems, QStringList());
    QVERIFY2(outcome.notes.join(u' ').contains(u"left out: "_s + column + u'.'),
             qPrintable(outcome.notes.join(u'\n')));
    for (const Warband &warband : outcome.own.warbands)
        QCOMPARE(warband.fighters, std::vector{al});
    for (const SkirmishCard &card : outcome.own.cards)
        QCOMPARE(card, goal);
}

void TestSkirmishWarbandLists::whatWasEnteredGoesWithAWord()
{
    const auto first = taken(englishTable);
    const auto fighters = taken(u"warband,fighter,move\nLa Peña,Ñuño,5\n"_s, first.own);
    QCOMPARE(fighters.own.warbands.front().fighters.front().normal.move, 5);
    QCOMPARE(fighters.own.warbands.front().fighters.front().normal.attacks,
             first.own.warbands.front().fighters.front().normal.attacks);
    QCOMPARE(fighters.notes.size(), 1);
    QVERIFY(fighters.notes.constFirst().contains(u"Ñuño"_s));
    const auto cards = taken(u"name,type,text\nOwn,ploy,Words\n"_s);
    const auto other = taken(u"name,type,text\nOwn,ploy,Other words\n"_s, cards.own);
    QCOMPARE(other.notes.size(), 2);
    QVERIFY(other.notes.constFirst().contains(u"\"Own\""_s)); // what it says is carried out by hand
    QVERIFY(other.notes.constLast().contains(u"\"Own\""_s)); // and it was changed
    QCOMPARE(taken(u"name,type,text\nOwn,ploy,Words\n"_s, cards.own).notes, QStringList());
}

void TestSkirmishWarbandLists::wrongRowsAreNamed_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("word");
    QTest::newRow("no fighter") << u"Band,,normal,3,shield,yes"_s << u"fighter"_s;
    QTest::newRow("no warband") << u",Bob,normal,3,shield,yes"_s << u"warband"_s;
    QTest::newRow("side") << u"Band,Bob,upper,3,shield,yes"_s << u"\"upper\""_s;
    QTest::newRow("number") << u"Band,Bob,normal,fast,shield,yes"_s << u"\"fast\""_s;
    QTest::newRow("too many") << u"Band,Bob,normal,21,shield,yes"_s << u"\"21\""_s;
    QTest::newRow("symbol") << u"Band,Bob,normal,3,hammer,yes"_s << u"\"hammer\""_s;
    QTest::newRow("leader") << u"Band,Bob,normal,3,shield,perhaps"_s << u"\"perhaps\""_s;
    QTest::newRow("too long") << u"Band,"_s + QString(2000, u'x') + u",normal,3,shield,yes"_s
                              << u"too long"_s;
}

void TestSkirmishWarbandLists::wrongRowsAreNamed()
{
    QFETCH(const QString, row);
    QFETCH(const QString, word);
    const auto outcome = taken(u"warband,fighter,side,move,defence symbol,leader\n"
                               "Band,Al,normal,3,shield,yes\n"_s
                               + row + u'\n');
    QCOMPARE(outcome.taken, 1); // Al, and nothing of the other
    QCOMPARE(outcome.own.warbands.front().fighters.size(), size_t(1));
    QCOMPARE(outcome.problems.size(), 1);
    QVERIFY2(outcome.problems.constFirst().startsWith(u"Line 3"_s)
                 && outcome.problems.constFirst().contains(word),
             qPrintable(outcome.problems.constFirst()));
}

void TestSkirmishWarbandLists::unknownColumnsAreNamed()
{
    const auto outcome
        = taken(u"warband,fighter,move,favourite colour\nBand,Al,3,blue,and more\n"_s);
    QCOMPARE(outcome.taken, 1);
    QCOMPARE(outcome.notes.size(), 2);
    QVERIFY(outcome.notes.at(0).contains(u"favourite colour"_s));
    QVERIFY(outcome.notes.at(1).contains(u"Line 2"_s));
}

void TestSkirmishWarbandLists::decksAreTaken()
{
    const SkirmishCard card = printedOnes().cards.front();
    const auto cards = taken(u"name,type,number\nBig one,upgrade,7/9\nGoal,objective,8/9\n"_s);
    const auto outcome = taken(u"mazo;banda;carta\nMío;Saqueadores de Garrek;Big one\n"
                               "Mío;;8/9\nMío;;"_s
                                   + card.name.es + u'\n',
                               cards.own);
    QCOMPARE(outcome.problems, QStringList());
    QCOMPARE(outcome.own.decks.size(), size_t(1));
    const DeckList &deck = outcome.own.decks.front();
    QCOMPARE(deck.name, u"Mío"_s);
    QCOMPARE(deck.warband.text(), u"garreks-reavers"_s);
    QCOMPARE(deck.objectives.size() + deck.powers.size(), size_t(3));
    QCOMPARE(outcome.own.card(deck.powers.front())->name.en, u"Big one"_s);
}

void TestSkirmishWarbandLists::decksAreFilledAnew()
{
    const auto cards = taken(u"name,type\nOne,upgrade\nTwo,upgrade\n"_s);
    const auto first = taken(u"deck,warband,card\nMine,Garrek's Reavers,One\n"_s, cards.own);
    const auto again = taken(u"deck,card\nmine,Two\n"_s, first.own);
    QCOMPARE(again.problems, QStringList());
    QCOMPARE(again.own.decks.size(), size_t(1));
    QCOMPARE(again.own.decks.front().id, first.own.decks.front().id);
    QCOMPARE(again.own.decks.front().warband, first.own.decks.front().warband);
    QCOMPARE(again.own.decks.front().powers, (std::vector<CardId>{CardId(u"two"_s)}));
}

void TestSkirmishWarbandLists::wrongDecksAreNamed_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("word");
    QTest::newRow("unknown card") << u"Mine,Garrek's Reavers,Nothing known"_s << u"Nothing known"_s;
    QTest::newRow("unknown warband") << u"Mine,Nobody's,One"_s << u"Nobody's"_s;
    QTest::newRow("no deck") << u",Garrek's Reavers,One"_s << u"deck"_s;
    QTest::newRow("no card") << u"Mine,Garrek's Reavers,"_s << u"card"_s;
    QTest::newRow("no warband at all") << u"Mine,,One"_s << u"Mine"_s;
}

void TestSkirmishWarbandLists::wrongDecksAreNamed()
{
    QFETCH(const QString, row);
    QFETCH(const QString, word);
    const auto cards = taken(u"name,type\nOne,upgrade\n"_s);
    const auto outcome = taken(u"deck,warband,card\n"_s + row + u'\n', cards.own);
    QCOMPARE(outcome.taken, 0);
    QCOMPARE(outcome.own, cards.own);
    QCOMPARE(outcome.problems.size(), 1);
    QVERIFY2(outcome.problems.constFirst().contains(word),
             qPrintable(outcome.problems.constFirst()));
}

void TestSkirmishWarbandLists::whatItIsNotIsSaid()
{
    for (const QString &list : {u"colour,size\nred,3\n"_s, u"fighter\n"_s, u"deck,card\n"_s}) {
        const auto outcome = taken(list);
        QCOMPARE(outcome.taken, 0);
        QCOMPARE(outcome.own, Collection());
        QVERIFY2(!outcome.problems.isEmpty(), qPrintable(list));
    }
}

void TestSkirmishWarbandLists::modifiersSpeakThreeLanguages_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("meant");
    QTest::newRow("Spanish") << u"Daño +1"_s << u"damage+1"_s;
    QTest::newRow("German") << u"Schaden+2"_s << u"damage+2"_s;
    QTest::newRow("English") << u"damage+1@friends:charge"_s << u"damage+1@friends:charge"_s;
    QTest::newRow("Spanish, all of it") << u"dados+1@amigos:carga"_s << u"dice+1@friends:charge"_s;
    QTest::newRow("German, all of it")
        << u"Würfel−1@Feinde:Ziel-verwundet"_s << u"dice-1@enemies:target-wounded"_s;
    QTest::newRow("dice again") << u"repetir-ataque+1"_s << u"attack-reroll+1"_s;
    QTest::newRow("symbols") << u"escudo+1:guardia"_s << u"shield+1:guard"_s;
    QTest::newRow("knockback") << u"rückstoß+1"_s << u"knockback+1"_s;
    QTest::newRow("as cards print it") << u"+1 Daño"_s << u"damage+1"_s;
    QTest::newRow("the number first, all of it")
        << u"−1 Würfel@Feinde:Ziel-verwundet"_s << u"dice-1@enemies:target-wounded"_s;
    QTest::newRow("nothing to count") << u"Romper"_s << u"cleave+1"_s;
    QTest::newRow("another word for it") << u"hendir+1"_s << u"cleave+1"_s;
    QTest::newRow("as the window says it") << u"+2 Rechazar"_s << u"knockback+2"_s;
    QTest::newRow("nothing to count, at times")
        << u"Spalten:Sturmangriff"_s << u"cleave+1:charge"_s;
}

void TestSkirmishWarbandLists::modifiersSpeakThreeLanguages()
{
    QFETCH(const QString, words);
    QFETCH(const QString, meant);
    QVERIFY(modifierFromString(meant));
    QCOMPARE(cardlist::modifierText(words), meant);
    const auto with = taken(u"name\ttype\tmodifiers\nOwn\tupgrade\t"_s + words + u'\n');
    QCOMPARE(with.problems, QStringList());
    QCOMPARE(modifiersOf(with.own.cards.front()).front().toString(), meant);
}

QTEST_GUILESS_MAIN(TestSkirmishWarbandLists)
#include "tst_skirmishwarbandlists.moc"
