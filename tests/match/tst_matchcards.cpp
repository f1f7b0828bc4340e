// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Two teams of ordinary people, so that a card finds players in every state.
MatchSetup setupFor(const QString &ruleset)
{
    MatchSetup setup = plainSetup(ruleset);
    setup.league = true;
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.options[OptionId(u"stadium"_s)] = false;
    setup.options[OptionId(u"referees"_s)] = u"standard"_s;
    return setup;
}

bool isOffered(const Prompt &prompt, const QString &card)
{
    return prompt.choices.contains(card)
        && (prompt.id.startsWith(u"card.") || prompt.id.startsWith(u"hand.card."));
}

/// A match in which one side holds a card, played by lot.
struct CardTable
{
    Match match;
    MatchState state;
    SeededRandomSource source;
    Event last;

    CardTable(const QString &ruleset, std::uint64_t seed, const QString &card)
        : match(sharedRuleset(ruleset), setupFor(ruleset), StepBook::ofMatch())
        , state(match.start())
        , source(seed)
    {
        state.sides[0].cards.append(CardOf::fromString(card));
    }

    void take(const Event &event)
    {
        last = event;
        if (const auto done = match.apply(state, event); !done)
            qFatal("%s is refused: %s", qPrintable(event.prompt), qPrintable(done.error().message));
    }

    /// Nobody puts the card away that is to be tried.
    void random()
    {
        std::vector<Prompt> prompts = match.prompts(state);
        std::erase_if(prompts,
                      [](const Prompt &each) { return each.id.startsWith(u"hand.rest."); });
        take(randomAnswer(randomPrompt(prompts, source), source));
    }

    /// Until the card may be played; false when the match is over before. What is offered beside
    /// the card of half-time begins the next drive as well, and with it everybody's place.
    bool reach(const QString &card)
    {
        while (!state.agenda.empty()) {
            for (const Prompt &prompt : match.prompts(state)) {
                if (!isOffered(prompt, card) || state.agenda.back().kind == StepKind::HalfTimeCard)
                    continue;
                last = {};
                last.prompt = prompt.id;
                last.seat = prompt.seat;
                last.choices = {card};
                return true;
            }
            random();
        }
        return false;
    }
};

int numberOf(const PlayCard &card, const QString &key)
{
    return card.values.value(key)
        + card.values.value(QString(key).replace(u"re-rolls"_s, u"rerolls"_s));
}

QString whereabouts(const MatchState &state)
{
    QString text;
    for (const SideState &side : state.sides) {
        for (const MatchPlayer &player : side.players)
            text += u"%1 %2 %3\n"_s.arg(player.ref())
                        .arg(int(player.where))
                        .arg(int(player.posture));
    }
    return text;
}

} // namespace

/// Every card of every deck, played at its moment.
class TestMatchCards : public QObject
{
    Q_OBJECT

private slots:
    void everyCard_data();
    void everyCard();
    void aChosenPlayer_data();
    void aChosenPlayer();
    void pointsMayBeSwapped();
    void mergedDecks();
    void decksSayWhatTheyCost();
    void goldenBoyLeavesTheFameAfterTheMatch();
    void charms();
};

void TestMatchCards::everyCard_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("id");
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        for (const Deck &deck : sharedRuleset(ruleset)->decks()) {
            for (const PlayCard &card : deck.cards) {
                const QString id = deck.id.text() + u'/' + card.id.text();
                QTest::addRow("%s %s", qPrintable(ruleset), qPrintable(id)) << ruleset << id;
            }
        }
    }
}

/// It is offered some day, changes the numbers its data says and no others, and the match goes on
/// to its end.
void TestMatchCards::everyCard()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, id);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CardTable table(ruleset, seed, id);
        if (!table.reach(id))
            continue;
        const MatchState before = table.state;
        const PlayCard &card = *findCard(table.match.context(), id);
        table.take(table.last);
        const MatchState &after = table.state;
        QVERIFY(!after.sides[0].cards.contains(CardOf::fromString(id)));
        QVERIFY(after.sides[0].cardsPlayed.contains(CardOf::fromString(id)));
        // A card that may be kept is itself a re-roll (bb2016 L6127-6133).
        const int own = numberOf(card, u"re-rolls"_s) + card.values.value(u"may-be-kept"_s);
        QCOMPARE(after.sides[0].rerolls.team(), before.sides[0].rerolls.team() + own);
        QCOMPARE(after.sides[1].rerolls.team(), before.sides[1].rerolls.team());
        for (const size_t seat : {0U, 1U}) {
            QCOMPARE(after.sides.at(seat).score, before.sides.at(seat).score);
            QCOMPARE(after.sides.at(seat).turn, before.sides.at(seat).turn);
            QCOMPARE(after.sides.at(seat).bribes, before.sides.at(seat).bribes);
            QCOMPARE(after.sides.at(seat).fame, before.sides.at(seat).fame);
        }
        QCOMPARE(after.weather.text(), before.weather.text());
        const bool summons = card.summoned && card.values.value(u"players"_s) > 0;
        QCOMPARE(after.sides[0].players.size(),
                 before.sides[0].players.size() + (summons ? 1U : 0U));
        if (summons)
            QCOMPARE(after.sides[0].players.back().profile(), card.summoned->profile);
        else if (!card.values.contains(u"scorer-knocked-out"_s))
            QCOMPARE(whereabouts(after), whereabouts(before));
        if (card.scope == u"team"_s) {
            for (const SkillId &skill : card.skills)
                QVERIFY(after.sides[0].players.front().has(skill.text()));
        }
        while (!table.state.agenda.empty())
            table.random();
        return;
    }
    QFAIL("never offered");
}

void TestMatchCards::aChosenPlayer_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("id");
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        for (const Deck &deck : sharedRuleset(ruleset)->decks()) {
            for (const PlayCard &card : deck.cards) {
                const bool lends = card.scope == u"player"_s || card.scope == u"opponent"_s;
                const QString id = deck.id.text() + u'/' + card.id.text();
                if (lends)
                    QTest::addRow("%s %s", qPrintable(ruleset), qPrintable(id)) << ruleset << id;
            }
        }
    }
}

/// What is lent to one player: all of its skills and numbers, to nobody else.
void TestMatchCards::aChosenPlayer()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, id);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CardTable table(ruleset, seed, id);
        if (!table.reach(id))
            continue;
        const PlayCard &card = *findCard(table.match.context(), id);
        table.take(table.last);
        Event read;
        read.prompt = u"said"_s;
        read.seat = 0;
        table.take(read);
        const Prompt asked = table.match.prompts(table.state).front();
        const bool own = card.scope == u"player"_s;
        if (asked.id != (own ? u"card.player"_s : u"card.opponent"_s))
            continue;
        const QString chosen = asked.choices.front();
        const PlayerRef ref = PlayerRef::fromString(chosen);
        QCOMPARE(ref.seat, own ? 0 : 1);
        const Profile before = table.state.find(ref)->profile();
        Event event;
        event.prompt = asked.id;
        event.seat = asked.seat;
        event.choices = {chosen};
        table.take(event);
        const MatchPlayer &player = *table.state.find(ref);
        for (const SkillId &skill : card.skills)
            QVERIFY2(player.has(skill.text()), qPrintable(skill.text()));
        QCOMPARE(player.profile().movement,
                 std::max(1, before.movement + card.values.value(u"ma"_s)));
        QCOMPARE(player.profile().armour, before.armour + card.values.value(u"av"_s));
        const int factor = std::max(1, card.values.value(u"st-factor"_s));
        QCOMPARE(player.profile().strength, before.strength * factor + card.values.value(u"st"_s));
        for (const SideState &side : table.state.sides) {
            for (const MatchPlayer &each : side.players) {
                const bool lent = std::any_of(each.timedEffects.begin(), each.timedEffects.end(),
                                              [&id](const TimedEffect &timedEffect) {
                                                  return sourceText(timedEffect.source) == id;
                                              });
                QCOMPARE(lent, each.ref() == chosen);
            }
        }
        return;
    }
    QFAIL("never offered");
}

void TestMatchCards::pointsMayBeSwapped()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-play-variant"_s)] = u"points"_s;
    MatchDriver match(setup);
    match.alwaysRoll(u"special-size"_s, {1}); // two points
    match.until(u"card.deck"_s);
    const Seat first = match.session().prompts().front().seat;
    for (const QString &card :
         {u"dirty-tricks-2016/hidden-blade"_s, u"random-events-2016/heckler"_s}) {
        match.choose(u"card.deck"_s, card.section(u'/', 0, 0));
        match.choose(u"draw-card"_s, card);
    }
    match.choose(u"card-swap"_s, u"dirty-tricks-2016/hidden-blade"_s);
    // The one that goes back lies at the bottom of its deck.
    QVERIFY(!match.choices(u"draw-card"_s).contains(u"dirty-tricks-2016/hidden-blade"_s));
    match.choose(u"draw-card"_s, u"dirty-tricks-2016/dirty-block"_s);
    const QStringList held = cardNames(match.state().side(first).cards);
    QCOMPARE(held.size(), 2);
    QVERIFY(held.contains(u"dirty-tricks-2016/dirty-block"_s));
    QVERIFY(!held.contains(u"dirty-tricks-2016/hidden-blade"_s));
    QVERIFY(match.state().side(first).drawn.isEmpty());
}

void TestMatchCards::mergedDecks()
{
    MatchSetup setup = plainSetup();
    setup.options[OptionId(u"special-play-cards"_s)] = u"allowance"_s;
    setup.options[OptionId(u"merged-decks"_s)] = true;
    MatchDriver match(setup);
    match.until(u"card.deck"_s);
    match.choose(u"card.deck"_s, match.choices(u"card.deck"_s).front());
    QCOMPARE(match.choices(u"draw-card"_s).size(), 52);
}

/// Who has money for cards reads what each deck costs and what is left of it.
void TestMatchCards::decksSayWhatTheyCost()
{
    const LanguageScope scope(Language::English);
    MatchSetup setup = plainSetup();
    setup.options[OptionId(u"special-play-cards"_s)] = u"allowance"_s;
    MatchDriver match(setup);
    match.until(u"card.deck"_s);
    const PromptWords words = wordsOf(match, u"card.deck"_s);
    const QStringList decks = match.choices(u"card.deck"_s);
    const Deck *deck = match.session().game().context().ruleset().decks().find(decks.constFirst());
    QCOMPARE(words.choices.constFirst(), u"%1 · %2"_s.arg(deck->name.en, goldText(deck->price)));
    QVERIFY(words.detail.startsWith(u"Gold left: "_s));
    QVERIFY(!words.detail.endsWith(u" 0"_s));

    MatchSetup points = plainSetup(u"bb2016"_s);
    points.options[OptionId(u"special-play-variant"_s)] = u"points"_s;
    MatchDriver other(points);
    other.alwaysRoll(u"special-size"_s, {1}); // two points
    other.until(u"card.deck"_s);
    QCOMPARE(wordsOf(other, u"card.deck"_s).detail, u"Points left: 2"_s);
}

void TestMatchCards::goldenBoyLeavesTheFameAfterTheMatch()
{
    const QString id = u"heroic-feats-2016/golden-boy"_s;
    CardTable table(u"bb2016"_s, 3, id);
    QVERIFY(table.reach(id));
    const int fame = table.state.sides[0].fame;
    table.take(table.last);
    QCOMPARE(table.state.sides[0].fame, fame);
    QCOMPARE(fameAfterMatch(table.match.context(), table.state, 0), fame);
}

/// Cards that keep a player from harm.
void TestMatchCards::charms()
{
    const auto charm = [](const QString &ruleset, const QString &id, const QString &key) {
        CardTable table(ruleset, 5, id);
        MatchPlayer &player = table.state.sides[0].players.front();
        player.timedEffects.push_back({CardOf::fromString(id), {}, {}, Until::Match, {}});
        return timedEffectValue(table.match.context(), player, key);
    };
    // The two editions print the same cards with different strength.
    const QString belt = u"magic-items/belt-of-invulnerability"_s;
    QCOMPARE(charm(u"crp"_s, belt, u"armour-unmodified"_s), 1);
    QCOMPARE(charm(u"bb2016"_s, belt, u"armour-unmodified"_s), 2);
    const QString luck = u"magic-items/lucky-charm"_s;
    QCOMPARE(charm(u"crp"_s, luck, u"first-break"_s), 1);
    QCOMPARE(charm(u"bb2016"_s, luck, u"first-break"_s), 2);
}

QTEST_GUILESS_MAIN(TestMatchCards)
#include "tst_matchcards.moc"
