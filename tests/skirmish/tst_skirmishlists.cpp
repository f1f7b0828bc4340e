// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistimport.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/collectionimport.h"
#include "core/exchange/listtext.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"
#include "tests/support/skirmishplay.h"

#include <QJsonDocument>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

/// As a spreadsheet writes it.
QByteArray written(const QString &text, const QString &encoding)
{
    if (encoding == u"windows-1252"_s)
        return text.toLatin1(); // the letters used here are the same there
    if (encoding == u"utf-16"_s)
        return QByteArray("\xff\xfe") + QByteArray(QStringEncoder(QStringEncoder::Utf16LE)(text));
    if (encoding == u"utf-16 big"_s)
        return QByteArray(QStringEncoder(QStringEncoder::Utf16BE)(text));
    if (encoding == u"utf-8 with a mark"_s)
        return QByteArray("\xef\xbb\xbf") + text.toUtf8();
    return text.toUtf8();
}

Collection known()
{
    return builtInCollection(*skirmishRuleset());
}

const SkirmishCard *cardNamed(const std::vector<SkirmishCard> &cards, const QString &name)
{
    const auto found = std::find_if(cards.begin(), cards.end(), [&name](const SkirmishCard &one) {
        return one.name.es == name;
    });
    return found == cards.end() ? nullptr : &*found;
}

} // namespace

/// Lists as players and their spreadsheets write them: nothing is lost without a word.
class TestSkirmishLists final : public QObject
{
    Q_OBJECT

private slots:
    void everyEncodingAndSeparator_data();
    void everyEncodingAndSeparator();
    void windowsLetters();
    void unknownColumnsAreNamed();
    void cellsBehindTheLastColumnAreNamed();
    void aNumberMakesNobodyAnotherCard();
    void rowsAreCountedOnce();
    void unknownFightersAreNamed();
    void modifiersAreTaken();
    void wrongModifiersDropNoCard();
    void momentsAndDurations();
    void wholeCollectionsGoBothWays();
    void whatWasReplacedIsNamed();
    void whatIsNoCollectionChangesNothing();
};

void TestSkirmishLists::everyEncodingAndSeparator_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("separator");
    for (const QString &encoding :
         {u"utf-8"_s, u"utf-8 with a mark"_s, u"utf-16"_s, u"utf-16 big"_s, u"windows-1252"_s}) {
        for (const auto &[name, separator] :
             {std::pair("comma", u","_s), std::pair("semicolon", u";"_s),
              std::pair("tab", u"\t"_s)})
            QTest::addRow("%s, %s", qPrintable(encoding), name) << encoding << separator;
    }
}

void TestSkirmishLists::everyEncodingAndSeparator()
{
    QFETCH(QString, encoding);
    QFETCH(QString, separator);
    const QStringList rows{u"número|nombre|facción|tipo|gloria|reacción|daño"_s,
                           u"901/999|Supremacía|universal|objetivo|3||"_s,
                           u"902/999|Espada umbría|universal|mejora||no|1"_s,
                           u"903/999|Furia de Targor|garreks-reavers|ardid||sí|"_s};
    const QString text = rows.join(u"\r\n"_s).replace(u'|', separator);
    const auto outcome = CardListImport::read(written(text, encoding), known());
    QCOMPARE(outcome.problems, QStringList());
    QCOMPARE(outcome.notes, QStringList());
    QCOMPARE(outcome.cards.size(), size_t(3));
    QVERIFY(cardNamed(outcome.cards, u"Supremacía"_s));
    const SkirmishCard *sword = cardNamed(outcome.cards, u"Espada umbría"_s);
    QVERIFY(sword);
    QCOMPARE(modifiersOf(*sword), std::vector{*modifierFromString(u"damage+1"_s)});
    const SkirmishCard *fury = cardNamed(outcome.cards, u"Furia de Targor"_s);
    QVERIFY(fury && fury->reaction);
    QCOMPARE(fury->warband.text(), u"garreks-reavers"_s);
    QCOMPARE(fury->number, u"903/999"_s);
}

void TestSkirmishLists::windowsLetters()
{
    QCOMPARE(listText(QByteArray("\x80 \x93hola\x94 \x96 \xf1")), u"€ “hola” – ñ"_s);
    QCOMPARE(listText({}), QString());
}

void TestSkirmishLists::unknownColumnsAreNamed()
{
    const auto outcome = CardListImport::read(
        "name;type;colour;price\nOne;ploy;red;3\nTwo;ploy;blue;4\n", known());
    QCOMPARE(outcome.cards.size(), size_t(2));
    QCOMPARE(outcome.notes.size(), 2); // each once
    QVERIFY(outcome.notes.at(0).contains(u"colour"_s));
    QVERIFY(outcome.notes.at(1).contains(u"price"_s));
    const auto json
        = CardListImport::read(R"([{"name": "One", "type": "ploy", "hue": 3}])", known());
    QCOMPARE(json.notes.size(), 1);
    QVERIFY(json.notes.front().contains(u"hue"_s));
}

void TestSkirmishLists::cellsBehindTheLastColumnAreNamed()
{
    const auto outcome = CardListImport::read("name;type\nOne;ploy;lost\n", known());
    QCOMPARE(outcome.cards.size(), size_t(1));
    QVERIFY(outcome.notes.value(0).contains(u"2"_s));
}

void TestSkirmishLists::aNumberMakesNobodyAnotherCard()
{
    const SkirmishCard spin = *known().card(CardId(u"deadly-spin"_s));
    const QString row = u"number;name;type\n%1;Piel espejada;ardid\n"_s.arg(spin.number);
    const auto outcome = CardListImport::read(row.toUtf8(), known());
    QCOMPARE(outcome.cards.size(), size_t(1));
    QCOMPARE(outcome.cards.front().name.es, u"Piel espejada"_s);
    QVERIFY(outcome.cards.front().id != spin.id);
    QVERIFY(outcome.notes.value(0).contains(localized(spin.name)));
    // By its own name it is itself, whatever number stands beside it.
    const auto named = CardListImport::read("number;name;type\n1/2;Giro letal;mejora\n", known());
    QCOMPARE(named.cards.front().id, spin.id);
    QCOMPARE(named.cards.front().number, spin.number);
}

void TestSkirmishLists::rowsAreCountedOnce()
{
    const auto outcome = CardListImport::read("name;type;faction;glory\n"
                                              "One;ploy;Orcos;\n"
                                              "Two;nothing;;\n"
                                              "Three;objective;;many\n",
                                              known());
    QCOMPARE(outcome.cards.size(), size_t(1));
    QCOMPARE(outcome.problems.size(), 2);
    QCOMPARE(outcome.notes.size(), 1); // taken, but its warband is not there
}

void TestSkirmishLists::unknownFightersAreNamed()
{
    const auto outcome
        = CardListImport::read("name;type;restricted\nOne;upgrade;Fulano\n", known());
    QCOMPARE(outcome.cards.size(), size_t(1));
    QVERIFY(outcome.notes.value(0).contains(u"fulano"_s));
}

void TestSkirmishLists::modifiersAreTaken()
{
    const auto outcome = CardListImport::read("name;type;modifiers;wounds;cleave\n"
                                              "One;upgrade;\"damage+1; dice+1:charge\";2;x\n",
                                              known());
    QCOMPARE(outcome.problems, QStringList());
    QStringList texts;
    for (const CardModifier &modifier : modifiersOf(outcome.cards.front()))
        texts.append(modifier.toString());
    QCOMPARE(texts, (QStringList{u"wounds+2"_s, u"dice+1:charge"_s, u"damage+1"_s, u"cleave+1"_s}));
}

void TestSkirmishLists::wrongModifiersDropNoCard()
{
    const auto outcome = CardListImport::read("name;type;modifiers;damage\n"
                                              "One;upgrade;luck+1;\n"
                                              "Two;upgrade;;many\n",
                                              known());
    // One that is none drops neither the card nor its rows of a deck.
    QCOMPARE(outcome.cards.size(), size_t(2));
    QCOMPARE(outcome.problems, QStringList());
    QVERIFY(outcome.notes.join(u' ').contains(u"\"luck+1\""_s));
    QVERIFY(outcome.notes.join(u' ').contains(u"\"many\""_s));
    for (const SkirmishCard &card : outcome.cards)
        QVERIFY(modifiersOf(card).empty());
}

void TestSkirmishLists::momentsAndDurations()
{
    const auto outcome
        = CardListImport::read("nombre;tipo;reacción;disparador;duración;varios jugadores\n"
                               "Uno;ardid;sí;ataque fallido;ronda;\n"
                               "Dos;objetivo;;;;Dos bandas\n",
                               known());
    QCOMPARE(outcome.problems, QStringList());
    QCOMPARE(triggerOf(outcome.cards.front()), u"attack-failed"_s);
    QCOMPARE(outcome.cards.front().duration, PloyDuration::Round);
    QCOMPARE(outcome.cards.back().multiplayer.es, u"Dos bandas"_s);
    QCOMPARE(outcome.cards.back().players, (std::vector{3, 4}));
}

void TestSkirmishLists::wholeCollectionsGoBothWays()
{
    Collection mine;
    Warband band = known().warbands.front();
    band.id = WarbandId(u"mine"_s);
    put(mine, band);
    SkirmishCard card;
    card.id = CardId(u"own"_s);
    card.name = sameInAll(u"Own"_s);
    card.kind = CardKind::Upgrade;
    setModifiers(card, {*modifierFromString(u"range+1:charge"_s)});
    put(mine, card);
    put(mine, blankBoard(u"cellar"_s));
    put(mine, DeckList{DeckId(u"deck"_s), u"Deck"_s, band.id, {}, {card.id}});
    const QByteArray file = QJsonDocument(CollectionFile::write(mine)).toJson();
    const auto outcome = CollectionImport::read(file, {}, known());
    QCOMPARE(outcome.problems, QStringList());
    QCOMPARE(outcome.own, mine);
    QCOMPARE(outcome.taken, 4);
    const auto again = CollectionImport::read(file, mine, known());
    QCOMPARE(again.taken, 0);
    QCOMPARE(again.own, mine);
}

void TestSkirmishLists::whatWasReplacedIsNamed()
{
    Collection mine;
    put(mine, blankBoard(u"cellar"_s));
    mine.boards.front().name = u"Cellar"_s;
    Collection theirs;
    put(theirs, blankBoard(u"cellar"_s, 7, 5));
    theirs.boards.front().name = u"Attic"_s;
    const auto outcome = CollectionImport::read(
        QJsonDocument(CollectionFile::write(theirs)).toJson(), mine, known());
    QCOMPARE(outcome.own.boards.size(), size_t(1));
    QVERIFY(outcome.notes.value(0).contains(u"Attic"_s));
}

void TestSkirmishLists::whatIsNoCollectionChangesNothing()
{
    Collection mine;
    put(mine, blankBoard(u"cellar"_s));
    for (const QByteArray &bytes :
         {QByteArray(), QByteArray("{"), QByteArray("\xff\xfe\x01"),
          QByteArray(R"({"format": "dugout-collection", "version": 99})")}) {
        const auto outcome = CollectionImport::read(bytes, mine, known());
        QCOMPARE(outcome.own, mine);
        QVERIFY(!outcome.problems.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestSkirmishLists)
#include "tst_skirmishlists.moc"
