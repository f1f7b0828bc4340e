// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/skirmishjson.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/text/localizedtext.h"
#include "tests/support/skirmishplay.h"

#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// More events than any game has needed by far: a game that goes on for ever is a fault.
constexpr size_t mostEvents = 20'000;

RandomSkirmish kindOfGame(int players, const QStringList &options)
{
    RandomSkirmish wanted;
    wanted.players = players;
    for (const QString &option : options) {
        if (option == u"no-cards"_s)
            wanted.tracksCards = false;
        else if (option == u"no-field"_s)
            wanted.tracksField = false;
        else if (option == u"open"_s)
            wanted.openValues = true;
        else if (option == u"ladder"_s)
            wanted.options[OptionId(u"match-tie-break"_s)] = u"ladder"_s;
        else if (option == u"three-mulligans"_s)
            wanted.options[OptionId(u"mulligan-limit"_s)] = 3;
        else if (option == u"ask-who-can"_s)
            wanted.options[OptionId(u"ask-everybody"_s)] = false;
        else
            wanted.options[OptionId(option)] = true;
    }
    return wanted;
}

/// Each option for every number of players that may choose it.
void addKindsOfGame(int games)
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("games");
    const auto add = [games](int players, const QStringList &options) {
        const QString name
            = u"%1 players%2"_s.arg(players).arg(options.isEmpty() ? QString() : u", "_s)
            + options.join(u" + "_s);
        QTest::newRow(qPrintable(name)) << players << options << games;
    };
    for (int players = 2; players <= 4; ++players) {
        for (const QStringList &options :
             {QStringList{}, QStringList{u"ask-who-can"_s}, QStringList{u"capture-the-artefact"_s},
              QStringList{u"three-mulligans"_s}, QStringList{u"no-cards"_s},
              QStringList{u"no-field"_s, u"capture-the-artefact"_s},
              QStringList{u"no-cards"_s, u"no-field"_s}, QStringList{u"open"_s},
              QStringList{u"open"_s, u"no-field"_s}})
            add(players, options);
        if (players > 2)
            add(players, {u"fixed-layout"_s});
    }
    add(2, {u"best-of-three"_s});
    add(2, {u"best-of-three"_s, u"ladder"_s});
    add(2, {u"best-of-three"_s, u"ladder"_s, u"no-cards"_s, u"no-field"_s});
}

struct PlayedGame
{
    std::vector<Event> events;
    SkirmishState state;
};

/// Plays by lot to the end and looks at the rules after every event; empty after a fault.
PlayedGame playToTheEnd(const SkirmishGame &game, RandomSource &source)
{
    PlayedGame played{{}, game.start()};
    while (!played.state.finished && played.events.size() < mostEvents) {
        const std::vector<Prompt> prompts = game.prompts(played.state);
        if (prompts.empty())
            break;
        played.events.push_back(randomAnswerOf(prompts, source));
        if (!game.apply(played.state, played.events.back()))
            break;
        if (const QString broken = brokenInvariant(game, played.state); !broken.isEmpty()) {
            qWarning("%s after %s", qPrintable(broken), qPrintable(played.events.back().prompt));
            return {};
        }
    }
    return played;
}

/// Every modifier with every condition, as upgrades and as ploys of every duration, reactions for
/// every moment and objectives with words for more players: cards of our own, some hundreds.
std::vector<SkirmishCard> generatedCards()
{
    std::vector<SkirmishCard> cards;
    const auto add = [&cards](CardKind kind, const std::vector<CardModifier> &modifiers) {
        SkirmishCard card;
        card.id = CardId(u"made-%1"_s.arg(cards.size()));
        card.name = sameInAll(u"Made card %1"_s.arg(cards.size()));
        card.kind = kind;
        setModifiers(card, modifiers);
        cards.push_back(card);
    };
    const QStringList whose{QString(), u"friends"_s, u"enemies"_s};
    for (const QString &what : modifier::all()) {
        for (const QString &when : QStringList{QString()} + modifier::conditions()) {
            const auto place = static_cast<int>(cards.size());
            add(CardKind::Upgrade, {{what, place % 3 == 2 ? -1 : 1, whose.at(place % 3), when}});
        }
        for (int duration = 0; duration < 3; ++duration) {
            add(CardKind::Ploy, {{what, 1, whose.at(duration), {}}});
            cards.back().duration = static_cast<PloyDuration>(duration);
            cards.back().reaction = duration == 0;
        }
    }
    for (const QString &trigger : modifier::triggers()) {
        add(CardKind::Ploy, {});
        cards.back().reaction = true;
        setTrigger(cards.back(), trigger);
    }
    for (int i = 0; i < 12; ++i) {
        add(CardKind::Objective, {});
        cards.back().glory = 1 + i % 3;
        cards.back().timing = static_cast<ScoreTiming>(i % 3);
        cards.back().multiplayer = sameInAll(u"For more players"_s);
        cards.back().players = {3, 4};
    }
    return cards;
}

/// Everybody's decks made of them, other cards for everyone.
SkirmishSetup generatedSetup(int players, const std::vector<SkirmishCard> &cards,
                             RandomSource &source)
{
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), kindOfGame(players, {}), source);
    Collection all;
    all.cards = cards;
    const DeckLimits limits = deckLimits(*skirmishRuleset());
    for (SkirmishSeat &seat : setup.seats) {
        seat.deck.objectives.clear();
        seat.deck.powers.clear();
        int ploys = 0;
        const auto start = static_cast<size_t>(source.roll(static_cast<int>(cards.size())));
        for (size_t i = 0; i < cards.size(); ++i) {
            const SkirmishCard &card = cards[(start + i * 7) % cards.size()];
            auto &pile = card.isPower() ? seat.deck.powers : seat.deck.objectives;
            const auto most
                = static_cast<size_t>(card.isPower() ? limits.powers : limits.objectives);
            const bool ploy = card.kind == CardKind::Ploy;
            if (pile.size() >= most || (ploy && ploys >= limits.powers / limits.ploysDivisor)
                || std::find(pile.begin(), pile.end(), card.id) != pile.end())
                continue;
            ploys += ploy ? 1 : 0;
            pile.push_back(card.id);
        }
    }
    gatherCards(setup, all);
    return setup;
}

/// The cards that were played from a hand or scored, not those that only were in a deck.
QSet<QString> playedIn(const std::vector<Event> &events)
{
    static const QStringList plays{u"power"_s, u"reaction"_s, u"end.upgrade"_s, u"end.score"_s};
    QSet<QString> cards;
    for (const Event &event : events) {
        if (!plays.contains(event.prompt) && !event.prompt.startsWith("score"_L1))
            continue;
        for (const QString &choice : event.choices) {
            const QString card = choice.section(u':', -1).section(u'/', -1);
            const bool lies = choice.startsWith("card:"_L1) || choice.startsWith("counter:"_L1);
            if (card.startsWith("made-"_L1) && !lies)
                cards.insert(card);
        }
    }
    return cards;
}

/// Taken back to the very start and done again.
void checkUndo(SkirmishSession &session)
{
    const SkirmishState end = session.state();
    while (session.log().canUndo())
        QVERIFY(session.undo());
    QCOMPARE(session.state(), session.game().start());
    while (session.log().canRedo())
        QVERIFY(session.redo());
    QCOMPARE(session.state(), end);
}

void checkFile(const SkirmishRecord &record, const SkirmishSession &session)
{
    static RulesetLibrary library;
    const QByteArray bytes = QJsonDocument(SkirmishJson::write(record)).toJson();
    const auto read = SkirmishJson::read(QJsonDocument::fromJson(bytes).object());
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(*read, record);
    QCOMPARE(QJsonDocument(SkirmishJson::write(*read)).toJson(), bytes);
    const auto again = SkirmishJson::open(*read, library);
    QVERIFY(again);
    QCOMPARE(again->state(), session.state());
    QCOMPARE(again->game().hash(again->state()), session.game().hash(session.state()));
    QVERIFY(again->rejectedEvents().empty());
}

/// The game as players would have left it behind, in groups of several events: replay, undo and
/// redo of everything and a file lead to the same state.
void checkHistory(const SkirmishSetup &setup, const PlayedGame &played, size_t perGroup)
{
    SkirmishRecord record{setup, {}};
    const auto keep = [&record](const LogAction &action, const SkirmishState &) -> Result<void> {
        record.actions.push_back(action);
        return {};
    };
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup), keep);
    for (size_t i = 0; i < played.events.size(); i += perGroup) {
        const size_t end = std::min(played.events.size(), i + perGroup);
        const auto first = played.events.begin();
        QVERIFY(session.act({0,
                             std::vector<Event>(first + static_cast<std::ptrdiff_t>(i),
                                                first + static_cast<std::ptrdiff_t>(end))}));
    }
    QCOMPARE(session.state(), played.state);
    checkFile(record, session);
    checkUndo(session);
}

} // namespace

/// Games of chance run to their end with nothing broken on the way, and their histories give the
/// same state however they are told.
class TestSkirmishRandom final : public QObject
{
    Q_OBJECT

private slots:
    void gamesRunToTheirEnd_data();
    void gamesRunToTheirEnd();
    void historiesGiveTheSameState_data();
    void historiesGiveTheSameState();
    void madeCardsArePlayed_data();
    void madeCardsArePlayed();
};

void TestSkirmishRandom::gamesRunToTheirEnd_data()
{
    addKindsOfGame(2);
}

void TestSkirmishRandom::gamesRunToTheirEnd()
{
    QFETCH(int, players);
    QFETCH(QStringList, options);
    QFETCH(int, games);
    // DUGOUT_SOAK=500 plays a thousand of each.
    games *= std::max(1, qEnvironmentVariableIntValue("DUGOUT_SOAK"));
    const auto ruleset = skirmishRuleset();
    size_t events = 0;
    for (int seed = 1; seed <= games; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed) * 1000 + 7);
        const SkirmishSetup setup = randomSetup(*ruleset, kindOfGame(players, options), source);
        QVERIFY(checkSetup(setup, *ruleset).empty());
        const PlayedGame played = playToTheEnd(SkirmishGame(ruleset, setup), source);
        QVERIFY2(played.state.finished, qPrintable(u"seed %1"_s.arg(seed)));
        events += played.events.size();
        checkHistory(setup, played, played.events.size() / 3 + 1);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(u"seed %1"_s.arg(seed)));
    }
    qInfo("%d games, %zu events", games, events);
}

void TestSkirmishRandom::historiesGiveTheSameState_data()
{
    addKindsOfGame(1);
}

/// The same with every event undone by itself, which takes longer.
void TestSkirmishRandom::historiesGiveTheSameState()
{
    QFETCH(int, players);
    QFETCH(QStringList, options);
    QFETCH(int, games);
    for (int seed = 1; seed <= games; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const SkirmishSetup setup
            = randomSetup(*skirmishRuleset(), kindOfGame(players, options), source);
        const PlayedGame played = playToTheEnd(SkirmishGame(skirmishRuleset(), setup), source);
        QVERIFY(played.state.finished);
        checkHistory(setup, played, 1);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestSkirmishRandom::madeCardsArePlayed_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 4; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestSkirmishRandom::madeCardsArePlayed()
{
    QFETCH(int, players);
    const std::vector<SkirmishCard> cards = generatedCards();
    const qsizetype wanted = players == 2 ? 200 : 60; // long games: the same cards once more
    constexpr int mostGames = 150;
    constexpr int toldAgain = 4; // games whose histories are looked at as well
    QVERIFY(cards.size() >= 200);
    QSet<QString> played;
    for (int seed = 1; seed <= mostGames && played.size() < wanted; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed) * 31 + 5);
        const SkirmishSetup setup = generatedSetup(players, cards, source);
        const PlayedGame game = playToTheEnd(SkirmishGame(skirmishRuleset(), setup), source);
        QVERIFY2(game.state.finished, qPrintable(u"seed %1"_s.arg(seed)));
        if (seed <= toldAgain)
            checkHistory(setup, game, 5);
        played += playedIn(game.events);
    }
    QVERIFY2(played.size() >= wanted, qPrintable(QString::number(played.size())));
}

QTEST_GUILESS_MAIN(TestSkirmishRandom)
#include "tst_skirmishrandom.moc"
