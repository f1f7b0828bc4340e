// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistimport.h"
#include "core/exchange/collectionfile.h"
#include "core/skirmish/cards/deckcheck.h"
#include "core/skirmish/cards/deckodds.h"
#include "core/skirmish/randomskirmish.h"
#include "core/text/localizedtext.h"
#include "tests/support/teambuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const Ruleset &shadespire()
{
    return testRuleset(u"shadespire"_s);
}

SkirmishCard ownCard(const QString &id, CardKind kind, const QString &warband = {})
{
    SkirmishCard card;
    card.id = CardId(id);
    card.name = sameInAll(id);
    card.kind = kind;
    card.warband = WarbandId(warband);
    return card;
}

/// The document's cards and plenty of the coach's own.
Collection largeCollection()
{
    Collection collection = builtInCollection(shadespire());
    for (int i = 0; i < 14; ++i)
        put(collection, ownCard(u"objective-%1"_s.arg(i), CardKind::Objective));
    for (int i = 0; i < 14; ++i)
        put(collection, ownCard(u"ploy-%1"_s.arg(i), CardKind::Ploy));
    for (int i = 0; i < 14; ++i)
        put(collection, ownCard(u"upgrade-%1"_s.arg(i), CardKind::Upgrade));
    return collection;
}

DeckList legalDeck(int ploys = 10, int upgrades = 10)
{
    DeckList deck{DeckId(u"mine"_s), u"Mine"_s, WarbandId(u"garreks-reavers"_s), {}, {}};
    for (int i = 0; i < 12; ++i)
        deck.objectives.emplace_back(u"objective-%1"_s.arg(i));
    for (int i = 0; i < ploys; ++i)
        deck.powers.emplace_back(u"ploy-%1"_s.arg(i));
    for (int i = 0; i < upgrades; ++i)
        deck.powers.emplace_back(u"upgrade-%1"_s.arg(i));
    return deck;
}

} // namespace

class TestSkirmishDecks final : public QObject
{
    Q_OBJECT

private slots:
    void theDocumentIsRead();
    void openValuesAreNamed();
    void brokenRulesAreNamed_data();
    void brokenRulesAreNamed();
    void ploysAreRoundedDown();
    void chancesAreExact();
    void chancesAgreeWithEnumeration();
    void collectionsComeBackFromJson();
    void theFormOfACollectionStays();
    void faultyCollectionsAreRefused();
    void faultsOfCollectionsHaveTheirPlace_data();
    void faultsOfCollectionsHaveTheirPlace();
    void theSameNameIsTheSameCard();
    void thePlayersOptionCannotContradict();
    void listsAreImported_data();
    void listsSayWhenCardsAreUsed();
    void listsThatDoNotSayToWhom();
    void listsSpeakThreeLanguages_data();
    void listsSpeakThreeLanguages();
    void emptyFieldsClearOwnCards();
    void listsAreImported();
    void hostileListsAreRefused_data();
    void hostileListsAreRefused();
};

void TestSkirmishDecks::theDocumentIsRead()
{
    QCOMPARE(shadespire().warbands().size(), size_t(2));
    QCOMPARE(shadespire().warbands().find(u"steelhearts-champions"_s)->fighters.size(), size_t(3));
    const Warband &reavers = *shadespire().warbands().find(u"garreks-reavers"_s);
    QCOMPARE(reavers.fighters.size(), size_t(5));
    QVERIFY(reavers.fighters.front().leader);
    QCOMPARE(reavers.fighters.front().inspireWhen.value(u"fighters-out"_s), 3);
    QCOMPARE(shadespire().skirmishCards().size(), size_t(11));
    const SkirmishCard &spin = *shadespire().skirmishCards().find(u"deadly-spin"_s);
    QCOMPARE(spin.number, u"22/437"_s);
    QVERIFY(spin.attack && spin.attack->allAdjacent && spin.attack->symbol.isEmpty());
    QCOMPARE(spin.attack->dice, std::optional(3));
    QCOMPARE(shadespire().skirmishDice().find(u"attack"_s)->faceCount(), 6);
    QCOMPARE(shadespire().skirmishDice().find(u"attack"_s)->symbolAt(3), u"hammer"_s);
    QCOMPARE(shadespire().tokens().find(u"activation"_s)->count, std::optional(4));
    QVERIFY(shadespire().boardFacts().find(u"board"_s)->open);
    QCOMPARE(deckLimits(shadespire()), DeckLimits{});
}

void TestSkirmishDecks::openValuesAreNamed()
{
    Collection collection = builtInCollection(shadespire());
    Warband reavers = *collection.warband(WarbandId(u"garreks-reavers"_s));
    const QStringList fields = openFields(reavers.fighters.front());
    QVERIFY(fields.contains(u"move"_s));
    QVERIFY(fields.contains(u"attacks.blooddrinker-axe.dice"_s));
    QVERIFY(!fields.contains(u"inspire"_s));
    QCOMPARE(openFields(*collection.card(CardId(u"annihilation"_s))), QStringList{u"glory"_s});

    reavers.fighters.front().normal.move = 5;
    put(collection, reavers);
    QCOMPARE(collection.warbands.size(), size_t(2));
    QVERIFY(!openFields(collection.warband(reavers.id)->fighters.front()).contains(u"move"_s));
}

void TestSkirmishDecks::brokenRulesAreNamed_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QStringList>("codes");
    QTest::newRow("legal") << 0 << QStringList{};
    QTest::newRow("eleven objectives") << 1 << QStringList{u"objective-count"_s};
    QTest::newRow("thirteen objectives") << 2 << QStringList{u"objective-count"_s};
    QTest::newRow("nineteen powers") << 3 << QStringList{u"power-count"_s, u"ploys"_s};
    QTest::newRow("the same card twice") << 4 << QStringList{u"copies"_s};
    QTest::newRow("an objective among powers") << 5 << QStringList{u"kind"_s};
    QTest::newRow("a ploy among objectives") << 6 << QStringList{u"kind"_s};
    QTest::newRow("another warband's card") << 7 << QStringList{u"warband"_s};
    QTest::newRow("no such fighter") << 8 << QStringList{u"restricted"_s};
    QTest::newRow("unknown card") << 9 << QStringList{u"unknown"_s};
    QTest::newRow("no warband") << 10 << QStringList{u"no-warband"_s};
    QTest::newRow("more than twenty powers") << 11 << QStringList{};
}

void TestSkirmishDecks::brokenRulesAreNamed()
{
    QFETCH(int, what);
    QFETCH(QStringList, codes);
    Collection collection = largeCollection();
    SkirmishCard restricted = ownCard(u"only-severin"_s, CardKind::Upgrade);
    restricted.restricted = {FighterId(u"severin-steelheart"_s)};
    put(collection, restricted);
    DeckList deck = legalDeck();
    switch (what) {
    case 1:
        deck.objectives.pop_back();
        break;
    case 2:
        deck.objectives.emplace_back(u"objective-12"_s);
        break;
    case 3:
        deck.powers.pop_back();
        break;
    case 4:
        deck.powers.back() = deck.powers[deck.powers.size() - 2];
        break;
    case 5:
        deck.powers.back() = CardId(u"objective-13"_s);
        break;
    case 6:
        deck.objectives.back() = CardId(u"ploy-11"_s);
        break;
    case 7:
        deck.powers.front() = CardId(u"heroic-guard"_s);
        break;
    case 8:
        deck.powers.back() = CardId(u"only-severin"_s);
        break;
    case 9:
        deck.powers.back() = CardId(u"nothing-like-it"_s);
        break;
    case 10:
        deck.warband = WarbandId(u"nobody"_s);
        break;
    case 11:
        deck.powers.emplace_back(u"upgrade-12"_s);
        break;
    default:
        break;
    }
    QStringList found;
    for (const DeckProblem &problem : checkDeck(deck, collection, deckLimits(shadespire()))) {
        found.append(problem.code);
        QVERIFY(problem.message.endsWith(u'.') && !problem.message.contains(u'%'));
    }
    QCOMPARE(found, codes);
}

void TestSkirmishDecks::ploysAreRoundedDown()
{
    const Collection collection = largeCollection();
    const DeckLimits limits = deckLimits(shadespire());
    QVERIFY(checkDeck(legalDeck(10, 11), collection, limits).empty());
    QCOMPARE(checkDeck(legalDeck(11, 10), collection, limits).front().code, u"ploys"_s);
    QVERIFY(checkDeck(legalDeck(11, 11), collection, limits).empty());
}

void TestSkirmishDecks::chancesAreExact()
{
    const DrawOdds power = drawOdds({20, 5, false, 5, 0, 3});
    QCOMPARE(power.opening, Rational(Int128(1), Int128(4)));
    QCOMPARE(power.byRound.at(0), Rational(Int128(1), Int128(4)));
    QCOMPARE(power.byRound.at(1), Rational(Int128(1), Int128(2)));
    QCOMPARE(power.byRound.at(2), Rational(Int128(3), Int128(4)));
    QCOMPARE(drawOdds({12, 3, true, 3, 0, 3}).opening, Rational(Int128(1), Int128(2)));
    QCOMPARE(drawOdds({20, 5, true, 5, 4, 3}).byRound.at(2), Rational(1));
    QCOMPARE(chanceToSee(20, 0), Rational(0));
    QCOMPARE(chanceToSee(0, 5), Rational(0));
}

void TestSkirmishDecks::chancesAgreeWithEnumeration()
{
    for (int deck = 1; deck <= 9; ++deck) {
        for (int seen = 0; seen <= deck; ++seen) {
            for (int wanted = 0; wanted <= deck; ++wanted) {
                int hits = 0;
                int all = 0;
                for (unsigned hand = 0; hand < (1U << deck); ++hand) {
                    if (std::popcount(hand) != seen)
                        continue;
                    ++all;
                    hits += (hand & ((1U << wanted) - 1U)) != 0 ? 1 : 0;
                }
                QCOMPARE(chanceToSee(deck, seen, wanted), Rational(Int128(hits), Int128(all)));
            }
        }
    }
}

void TestSkirmishDecks::collectionsComeBackFromJson()
{
    Collection collection = largeCollection();
    collection.boards.push_back(blankBoard(u"plain"_s));
    collection.boards.back().board.blocked = {hexAt(4, 2), hexAt(5, 1)};
    collection.boards.back().name = u"Hall of mirrors"_s;
    collection.decks.push_back(legalDeck());
    const auto again = CollectionFile::read(CollectionFile::write(collection));
    QVERIFY2(again, again ? "" : qPrintable(again.error().detail));
    QCOMPARE(*again, collection);
}

/// Older Dugouts read it, and so do programs of others.
void TestSkirmishDecks::theFormOfACollectionStays()
{
    const AttackAction axe{.id = AttackId(u"axe"_s), .name = sameInAll(u"Axe"_s), .range = 1};
    FighterCard al{.id = FighterId(u"al"_s), .name = sameInAll(u"Al"_s), .leader = true};
    al.normal.move = 3;
    al.normal.defenceDice = 2;
    al.normal.attacks = {axe};
    al.inspired.wounds = 4;
    al.inspired.attacks = {axe};
    al.inspireWhen.insert(u"fighters-out"_s, 3);
    al.source = {u"book.txt"_s, 12, {}};
    SkirmishCard card = ownCard(u"spin"_s, CardKind::Upgrade);
    card.name = sameInAll(u"Spin"_s);
    card.duration = PloyDuration::NextActivation;
    card.players = {3};
    card.values.insert(u"dice"_s, 2);
    card.attack = AttackAction{.id = AttackId(u"spin"_s), .name = card.name, .damage = 1};
    Collection own;
    own.warbands = {{WarbandId(u"gang"_s), sameInAll(u"Gang"_s), {}, {al}, {}}};
    own.cards = {card};
    own.boards
        = {{{u"hall"_s, {{0, 1}}, {{{1, -1}, BoardEdge::Short}}, {}, {{0, 1}}}, u"Hall"_s, {}}};
    own.decks = {{DeckId(u"d"_s), {}, WarbandId(u"gang"_s), {}, {CardId(u"spin"_s)}}};
    const auto words = [](const char *text) {
        return QByteArray(R"({"es": "%", "en": "%", "de": "%"})").replace('%', text);
    };
    const QByteArray attack
        = R"({"id": "axe", "side": "%", "name": )" + words("Axe") + R"(, "range": 1})";
    const QByteArray expected = R"({"format": "dugout-collection", "version": 1,
        "warbands": [{"id": "gang", "name": )"
        + words("Gang") + R"(, "fighters": [{"id": "al", "name": )" + words("Al")
        + R"(, "leader": true, "move": 3, "defence": {"dice": 2},
            "inspired": {"defence": {}, "wounds": 4}, "attacks": [)"
        + QByteArray(attack).replace('%', "normal") + ", "
        + QByteArray(attack).replace('%', "inspired") + R"(],
            "inspireWhen": {"fighters-out": 3}, "source": "book.txt:12"}]}],
        "cards": [{"id": "spin", "name": )"
        + words("Spin") + R"(, "type": "upgrade", "warband": "universal",
            "duration": "next-activation", "players": [3], "values": {"dice": 2},
            "attack": {"damage": 1}}],
        "boards": [{"id": "hall", "name": "Hall", "complete": [[0, 1]], "partial": [[1, -1, 1]],
            "blocked": [], "starting": [[0, 1]]}],
        "decks": [{"id": "d", "warband": "gang", "powers": ["spin"]}]})";
    const QJsonDocument document = QJsonDocument::fromJson(expected);
    QVERIFY(document.isObject());
    QCOMPARE(QJsonDocument(CollectionFile::write(own)).toJson(), document.toJson());
    QCOMPARE(must(CollectionFile::read(document.object())), own);
}

void TestSkirmishDecks::faultyCollectionsAreRefused()
{
    QCOMPARE(CollectionFile::read({}).error().code, ErrorCode::CollectionFormat);
    QJsonObject object = CollectionFile::write(largeCollection());
    object.insert("version"_L1, 2);
    QCOMPARE(CollectionFile::read(object).error().code, ErrorCode::CollectionVersion);
    object = CollectionFile::write({});
    object.insert("cards"_L1, QJsonArray{QJsonObject{{u"id"_s, u"Bad Id"_s}}});
    QCOMPARE(CollectionFile::read(object).error().code, ErrorCode::CollectionFaulty);
    QVERIFY(CollectionFile::read(object).error().detail.contains(u"cards[0]"_s));
}

void TestSkirmishDecks::faultsOfCollectionsHaveTheirPlace_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("fault");
    const QByteArray name = R"("name": {"es": "x", "en": "x", "de": "x"})";
    const auto add
        = [&name](const char *what, const QString &list, QByteArray entry, const QString &fault) {
              QTest::newRow(what) << list << entry.replace("NAME", name) << fault;
          };
    const QString fighter = u"warbands[0](w).fighters[0](f)."_s;
    const auto addFighter = [&](const char *what, const QByteArray &fields, const QString &fault) {
        add(what, u"warbands"_s,
            R"({"id": "w", NAME, "fighters": [{"id": "f", NAME, )" + fields + "}]}",
            fighter + fault);
    };
    addFighter("a side", R"("inspired": {"wounds": 0})",
               u"inspired.wounds: a whole number from 1 to 30 is needed"_s);
    addFighter("a symbol", R"("defence": {"symbol": "A Shield"})", u"defence.symbol: an id of"_s);
    addFighter("whose attack", R"("attacks": [{"id": "axe", NAME}])",
               u"attacks[0](axe).side: one of these is needed: normal, inspired, both"_s);
    addFighter("a slip", R"("moev": 3)",
               u"moev: this field is not known here; did you mean \"move\"?"_s);
    addFighter("a number by key", R"("inspireWhen": {"fighters-out": "all"})",
               u"inspireWhen.fighters-out: a whole number is needed"_s);
    add("nobody", u"warbands"_s, R"({"id": "w", NAME, "fighters": []})",
        u"warbands[0](w).fighters: a warband without fighters"_s);
    add("twice", u"warbands"_s,
        R"({"id": "w", NAME, "fighters": [{"id": "f", NAME}, {"id": "f", NAME}]})",
        u"warbands[0](w).fighters[1](f): \"f\" is listed twice"_s);
    add("a language", u"cards"_s,
        R"({"id": "c", NAME, "type": "ploy", "summary": {"es": "x", "de": "x"}})",
        u"cards[0](c).summary: the text is missing in \"en\""_s);
    add("a kind", u"cards"_s, R"({"id": "c", NAME, "type": "plot"})",
        u"cards[0](c).type: one of these is needed: objective, ploy, upgrade; did you mean"_s);
    add("a time", u"cards"_s, R"({"id": "c", NAME, "type": "objective", "timing": "later"})",
        u"cards[0](c).timing: one of these is needed: immediate, end-phase"_s);
    add("an effect", u"cards"_s, R"({"id": "c", NAME, "type": "ploy", "effect": "gaurd"})",
        u"cards[0](c).effect: there is no \"gaurd\"; did you mean \"guard\"?"_s);
    add("a hex", u"boards"_s, R"({"id": "b", "complete": [[0, 0], [1, 999]]})",
        u"boards[0](b).complete[1]: a hex is two whole numbers"_s);
    add("no hexes", u"boards"_s, R"({"id": "b"})",
        u"boards[0](b).complete: a board without hexes"_s);
    add("no card", u"decks"_s, R"({"id": "d", "powers": ["c", ""]})",
        u"decks[0](d).powers[1]: an id of"_s);
}

void TestSkirmishDecks::faultsOfCollectionsHaveTheirPlace()
{
    QFETCH(QString, list);
    QFETCH(QByteArray, entry);
    QFETCH(QString, fault);
    const QJsonDocument document = QJsonDocument::fromJson(entry);
    QVERIFY(document.isObject());
    QJsonObject object = CollectionFile::write({});
    object.insert(list, QJsonArray{document.object()});
    const auto read = CollectionFile::read(object);
    QVERIFY(!read);
    QVERIFY2(read.error().detail.startsWith(u"collection: "_s + fault),
             qPrintable(read.error().detail));
    QVERIFY2(!read.error().detail.contains(u'\n'), qPrintable(read.error().detail));
}

void TestSkirmishDecks::theSameNameIsTheSameCard()
{
    Collection collection = builtInCollection(shadespire());
    SkirmishCard twin = *collection.card(CardId(u"annihilation"_s));
    twin.id = CardId(u"annihilation-2"_s);
    put(collection, twin);
    const DeckList deck{DeckId(u"d"_s),
                        {},
                        WarbandId(u"garreks-reavers"_s),
                        {CardId(u"annihilation"_s), twin.id},
                        {}};
    const auto problems = checkDeck(deck, collection, deckLimits(shadespire()));
    QVERIFY(std::any_of(problems.begin(), problems.end(), [&twin](const DeckProblem &problem) {
        return problem.code == u"copies"_s && problem.card == twin.id;
    }));
}

void TestSkirmishDecks::thePlayersOptionCannotContradict()
{
    SeededRandomSource source(1);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    for (const QString &said : {u"two"_s, u"three"_s, u"four"_s}) {
        wanted.options[OptionId(u"players"_s)] = said;
        const auto problems = checkSetup(randomSetup(shadespire(), wanted, source), shadespire());
        QCOMPARE(problems.empty(), said == u"two"_s);
    }
}

void TestSkirmishDecks::listsAreImported_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("csv") << QByteArray("number,name,faction,type,glory,restricted\n"
                                       "1,\"Hold, and hold\",Universal,Objective,2,no\n"
                                       "22/437,Giro letal,Garrek's Reavers,Upgrade,,Targor\n"
                                       "3,Aniquilación,,Objective,5,\n");
    QTest::newRow("semicolons, other order, windows")
        << QByteArray("\xef\xbb\xbftype;name;glory;number;faction;restricted\r\n"
                      "objetivo;Hold, and hold;2;1;universal;\r\n"
                      "mejora;Giro letal;;22/437;Saqueadores de Garrek;TARGOR\r\n"
                      "\r\nziel;Aniquilación;5;3;;\r\n");
    QTest::newRow("json") << QByteArray(
        R"([{"number":1,"name":"Hold, and hold","faction":"Universal","type":"Objective","glory":2},
            {"number":"22/437","name":"Deadly Spin","faction":"Garreks Plünderer","type":"Upgrade",
             "restricted":["Targor"]},
            {"number":3,"name":"Annihilation","type":"Objective","glory":"5","set":"x"}])");
}

void TestSkirmishDecks::listsAreImported()
{
    QFETCH(QByteArray, list);
    const auto outcome = CardListImport::read(list, builtInCollection(shadespire()));
    QCOMPARE(outcome.problems, QStringList{});
    QCOMPARE(outcome.cards.size(), size_t(3));
    const SkirmishCard &hold = outcome.cards[0];
    QCOMPARE(hold.id.text(), u"hold-and-hold"_s);
    QCOMPARE(hold.name.de, u"Hold, and hold"_s);
    QCOMPARE(hold.glory, std::optional(2));
    QVERIFY(hold.isUniversal());
    QVERIFY(hold.restricted.empty());
    const SkirmishCard &spin = outcome.cards[1];
    QCOMPARE(spin.id.text(), u"deadly-spin"_s);
    QCOMPARE(spin.warband.text(), u"garreks-reavers"_s);
    QCOMPARE(spin.restricted, std::vector{FighterId(u"targor"_s)});
    QVERIFY(spin.attack);
    QCOMPARE(outcome.cards[2].id.text(), u"annihilation"_s);
    QCOMPARE(outcome.cards[2].glory, std::optional(5));
    QCOMPARE(outcome.cards[2].effect, cardeffect::enemiesOut);
}

void TestSkirmishDecks::listsSayWhenCardsAreUsed()
{
    const QByteArray list = "name,faction,type,timing,reaction\n"
                            "A,,Objective,immediate,\n"
                            "B,,Objective,end,\n"
                            "C,,Ploy,,yes\n"
                            "D,Nobody,Upgrade,,no\n"
                            "E,,Objective,soon,\n"
                            "F,,Ploy,,perhaps\n";
    const auto outcome = CardListImport::read(list, builtInCollection(shadespire()));
    QCOMPARE(outcome.cards.size(), size_t(4));
    QCOMPARE(outcome.cards[0].timing, ScoreTiming::Immediate);
    QCOMPARE(outcome.cards[1].timing, ScoreTiming::EndPhase);
    QVERIFY(outcome.cards[2].reaction);
    QVERIFY(!outcome.cards[3].reaction);
    QCOMPARE(outcome.problems.size(), 2);
    QCOMPARE(outcome.notes.size(), 1); // taken all the same
    QVERIFY2(outcome.notes[0].contains(u"\"Nobody\""_s), qPrintable(outcome.notes[0]));
    QVERIFY(outcome.problems[0].contains(u"soon"_s) && outcome.problems[1].contains(u"perhaps"_s));
}

/// Some lists only say that a card is restricted: taken, but not without a word.
void TestSkirmishDecks::listsThatDoNotSayToWhom()
{
    const auto outcome = CardListImport::read("name,type,restricted\nA,Upgrade,yes\nB,Upgrade,no\n",
                                              builtInCollection(shadespire()));
    QCOMPARE(outcome.cards.size(), size_t(2));
    QCOMPARE(outcome.problems, QStringList());
    QCOMPARE(outcome.notes.size(), 1);
    QVERIFY2(outcome.notes[0].contains(u"\"A\" is restricted"_s), qPrintable(outcome.notes[0]));
}

void TestSkirmishDecks::listsSpeakThreeLanguages_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("English") << QByteArray("Number,Name,Type,Glory,Timing,Text\n"
                                           "7,Hold,objective,2,end,Hold it\n");
    QTest::newRow("Spanish") << QByteArray("Número;Nombre;Tipo;Gloria;Momento;Texto\n"
                                           "7;Hold;objetivo;2;final;Hold it\n");
    QTest::newRow("German") << QByteArray("Nummer;Name;Typ;Ruhm;Zeitpunkt;Text\n"
                                          "7;Hold;Ziel;2;Ende;Hold it\n");
    QTest::newRow("JSON in German")
        << QByteArray("[{\"nummer\":\"7\",\"name\":\"Hold\",\"typ\":\"Ziel\",\"ruhm\":2,"
                      "\"zeitpunkt\":\"Ende\",\"text\":\"Hold it\"}]");
}

void TestSkirmishDecks::listsSpeakThreeLanguages()
{
    QFETCH(QByteArray, list);
    const auto outcome = CardListImport::read(list, builtInCollection(shadespire()));
    QCOMPARE(outcome.problems, QStringList{});
    QCOMPARE(outcome.cards.size(), size_t(1));
    const SkirmishCard &card = outcome.cards.front();
    QCOMPARE(card.number, u"7"_s);
    QCOMPARE(card.glory, std::optional(2));
    QCOMPARE(card.timing, ScoreTiming::EndPhase);
    QCOMPARE(card.summary.en, u"Hold it"_s);
    QVERIFY(!card.open); // nothing is missing on it
}

/// What the coach entered goes; what the document prints stays.
void TestSkirmishDecks::emptyFieldsClearOwnCards()
{
    Collection known = builtInCollection(shadespire());
    const QByteArray first = "name,type,restricted,reaction,text\n"
                             "Own,ploy,Targor,yes,Words\n";
    for (const SkirmishCard &card : CardListImport::read(first, known).cards)
        known.cards.push_back(card);
    QVERIFY(known.cards.back().reaction && !known.cards.back().restricted.empty());
    const SkirmishCard printed = *known.card(CardId(u"deadly-spin"_s));
    const QByteArray second = "name,type,restricted,reaction,text\n"
                              "Own,ploy,,,\n"
                              "Deadly Spin,upgrade,,,\n";
    const auto outcome = CardListImport::read(second, known);
    QCOMPARE(outcome.cards.size(), size_t(2));
    QVERIFY(outcome.cards[0].restricted.empty() && !outcome.cards[0].reaction);
    QVERIFY(outcome.cards[0].summary.isEmpty());
    QCOMPARE(outcome.cards[1].restricted, printed.restricted);
    QCOMPARE(outcome.cards[1].summary, printed.summary);
    // A list without the column leaves everything as it was.
    const auto silent = CardListImport::read("name,type\nOwn,ploy\n", known);
    QCOMPARE(silent.cards.front(), known.cards.back());
}

void TestSkirmishDecks::hostileListsAreRefused_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("problems");
    const QByteArray header = "name,type,glory,restricted\n";
    QTest::newRow("empty") << QByteArray() << 0 << 1;
    QTest::newRow("no header") << QByteArray("a,b\nc,d\n") << 0 << 1;
    QTest::newRow("broken json") << QByteArray("[{") << 0 << 1;
    QTest::newRow("json of something else") << QByteArray("{\"cards\":7}") << 0 << 1;
    QTest::newRow("no name") << header + ",Ploy,,\nGood,Ploy,,\n" << 1 << 1;
    QTest::newRow("no such type") << header + "A,Miracle,,\n" << 0 << 1;
    QTest::newRow("glory is a word") << header + "A,Objective,many,\n" << 0 << 1;
    QTest::newRow("glory is huge") << header + "A,Objective,99999999999,\n" << 0 << 1;
    QTest::newRow("glory is negative") << header + "A,Objective,-3,\n" << 0 << 1;
    QTest::newRow("twice") << header + "A,Ploy,,\na,Ploy,,\n" << 1 << 1;
    QTest::newRow("long field") << header + QByteArray(5000, 'x') + ",Ploy,,\n" << 0 << 1;
    QTest::newRow("control characters") << header + QByteArray("A\x01\x02,Ploy,,\n") << 0 << 1;
    QTest::newRow("nothing but signs") << header + "A,Upgrade,,!!!\n" << 0 << 1;
    QTest::newRow("too many rows") << header + QByteArray("A,Ploy,,\n").repeated(6000) << 0 << 1;
    QTest::newRow("too large") << QByteArray(5 * 1024 * 1024, '"') << 0 << 1;
    QTest::newRow("open quotation mark") << header + "\"A,Ploy,,\nB,Ploy,,\n" << 0 << 1;
    QTest::newRow("percent signs") << header + "%1 %2,Spell %3,,\n" << 0 << 1;
}

void TestSkirmishDecks::hostileListsAreRefused()
{
    QFETCH(QByteArray, list);
    QFETCH(int, cards);
    QFETCH(int, problems);
    const auto outcome = CardListImport::read(list, builtInCollection(shadespire()));
    QCOMPARE(static_cast<int>(outcome.cards.size()), cards);
    QCOMPARE(static_cast<int>(outcome.problems.size()), problems);
    for (const QString &sentence : outcome.problems)
        QVERIFY2(sentence.endsWith(u'.') && sentence.size() < 400, qPrintable(sentence));
}

QTEST_GUILESS_MAIN(TestSkirmishDecks)
#include "tst_skirmishdecks.moc"
