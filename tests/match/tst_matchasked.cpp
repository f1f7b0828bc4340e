// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/ongoing.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/playercard.h"
#include "core/text/languagescope.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// A league match in which the home side has some gold and buys this.
MatchDriver hiring(const QString &helper, int gold = 300'000)
{
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.league = true;
    setup.teams[0].treasury = gold;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, gold);
    match.until(u"inducements.buy"_s);
    match.choose(u"inducements.buy"_s, helper);
    return match;
}

Event number(const QString &prompt, Seat seat, int value)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    event.number = value;
    return event;
}

} // namespace

/// What coaches are told when they are asked, and what they are not asked at all.
class TestMatchAsked final : public QObject
{
    Q_OBJECT

private slots:
    void spellsSayWhatTheyNeed_data();
    void spellsSayWhatTheyNeed();
    void invasionsSayWhatTheyNeed_data();
    void invasionsSayWhatTheyNeed();
    void theHeatSaysWhatItTakes();
    void clawsAreCalledAsOnTheSheet();
    void theChefTakesFromTheOther();
    void ownRerollsAreNoLoss();
    void goldGoesInSteps_data();
    void goldGoesInSteps();
    void fullPositionsAreNotHired();
    void aStarOfTheBookPlays();
    void aFreebooterIsCalledAsInTheTeamList();
    void noArmourNoAssists();
    void whyARerollIsSpent();
};

void TestMatchAsked::spellsSayWhatTheyNeed_data()
{
    QTest::addColumn<QString>("spell");
    QTest::addColumn<QString>("needed");
    QTest::newRow("fireball") << u"fireball"_s << u"4 or more"_s; // crp L5645
    QTest::newRow("lightning bolt") << u"lightning-bolt"_s << u"2 or more"_s; // crp L5640
}

void TestMatchAsked::spellsSayWhatTheyNeed()
{
    QFETCH(QString, spell);
    QFETCH(QString, needed);
    const LanguageScope scope(Language::English);
    MatchDriver match = hiring(u"wizard"_s);
    match.untilTurn();
    while (match.state().active != 0 || !match.asks(u"helper"_s)) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.choose(u"helper"_s, u"wizard"_s);
    match.choose(u"wizard.spell"_s, spell);
    const QString targets
        = match.asks(u"fireball.targets"_s) ? u"fireball.targets"_s : u"bolt.target"_s;
    match.choose(targets, match.choices(targets).first());
    const QString detail = wordsOf(match, u"spell.roll"_s).detail;
    QVERIFY2(detail.contains(needed), qPrintable(detail));
    // And the log says what the die did, not only what it showed.
    const MatchState before = match.state();
    Event one;
    one.prompt = u"spell.roll"_s;
    one.seat = match.state().active;
    one.dice = {1};
    const QString missed = match.session().game().line(before, one);
    QVERIFY2(missed.contains(u"1, missed"_s), qPrintable(missed));
    one.dice = {6};
    const QString hit = match.session().game().line(before, one);
    QVERIFY2(hit.contains(u"6, hit"_s), qPrintable(hit));
}

void TestMatchAsked::invasionsSayWhatTheyNeed_data()
{
    QTest::addColumn<int>("fame");
    QTest::addColumn<QString>("needed");
    QTest::newRow("no FAME") << 0 << u"6 or more"_s; // crp L1503-1508
    QTest::newRow("one") << 1 << u"5 or more"_s;
    QTest::newRow("two") << 2 << u"4 or more"_s;
}

void TestMatchAsked::invasionsSayWhatTheyNeed()
{
    QFETCH(int, fame);
    QFETCH(QString, needed);
    const LanguageScope scope(Language::English);
    const Match match(sharedRuleset(u"crp"_s), plainSetup(u"crp"_s), StepBook::ofMatch());
    MatchDriver driver(plainSetup(u"crp"_s));
    driver.untilTurn();
    MatchState state = driver.state();
    state.sides[1].fame = fame;
    state.agenda.push_back({u"invasion"_s, 0});
    for (const Prompt &prompt : match.prompts(state)) {
        if (prompt.id != u"invasion"_s)
            continue;
        const QString detail = match.words(state, prompt).detail;
        QVERIFY2(detail.contains(needed), qPrintable(detail));
        return;
    }
    QFAIL("nothing was asked");
}

/// One faints, and nobody has to guess whose die comes first (crp.es.txt:1534-1542).
void TestMatchAsked::theHeatSaysWhatItTakes()
{
    const LanguageScope scope(Language::English);
    MatchDriver match(plainSetup());
    match.alwaysRoll(u"weather"_s, {1, 1});
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"sweltering-heat"_s);
    const QString detail = wordsOf(match, u"sweltering-heat"_s).detail;
    QVERIFY2(detail.startsWith(u"1 or less: "_s), qPrintable(detail));
    QVERIFY2(detail.contains(u"In this order: "_s), qPrintable(detail));
    QCOMPARE(detail.count(u'#'), 11);
}

void TestMatchAsked::clawsAreCalledAsOnTheSheet()
{
    const LanguageScope scope(Language::Spanish);
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"claw"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    const QString detail = wordsOf(match, u"armour"_s).detail;
    QVERIFY2(detail.contains(u"Garra: 8 "_s), qPrintable(detail));
}

void TestMatchAsked::theChefTakesFromTheOther()
{
    const LanguageScope scope(Language::English);
    MatchDriver match = hiring(u"halfling-master-chef"_s);
    match.until(u"chef"_s);
    match.roll(u"chef"_s, {4, 6, 3});
    const QString line = newestLine(match);
    QVERIFY2(line.contains(u"loses 2 re-rolls"_s), qPrintable(line));
    QVERIFY2(line.contains(u"gains 2 re-rolls"_s), qPrintable(line));
}

void TestMatchAsked::ownRerollsAreNoLoss()
{
    const LanguageScope scope(Language::English);
    MatchDriver match(plainSetup(u"crp"_s));
    match.untilTurn();
    match.choose(u"re-roll"_s, u"team"_s);
    QVERIFY(!newestLine(match).contains(u"loses"_s));
}

void TestMatchAsked::goldGoesInSteps_data()
{
    QTest::addColumn<int>("gold");
    QTest::addColumn<bool>("taken");
    QTest::newRow("nothing") << 0 << true;
    QTest::newRow("a step") << 50'000 << true;
    QTest::newRow("half a step") << 45'000 << true;
    QTest::newRow("all of it") << 123'456 << true;
    QTest::newRow("one piece") << 1 << false;
    QTest::newRow("nearly all") << 123'455 << false;
    QTest::newRow("too much") << 130'000 << false;
}

void TestMatchAsked::goldGoesInSteps()
{
    QFETCH(int, gold);
    QFETCH(bool, taken);
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.league = true;
    setup.teams[0].treasury = 123'456;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    QCOMPARE(match.refuses(number(u"petty-cash"_s, 0, gold)), !taken);
    // A journal of earlier times holds any sum.
    Session<Match> old(match.session().game());
    MatchDriver again(setup);
    again.until(u"petty-cash"_s);
    std::vector<LogAction> lines;
    for (const EventGroup &group : again.session().log().groups())
        lines.push_back({LogAction::Kind::Do, group, {}});
    lines.push_back({LogAction::Kind::Do, {0, {number(u"petty-cash"_s, 0, gold)}}, {}});
    QVERIFY(old.restore(lines));
    QCOMPARE(old.rejectedEvents().empty(), gold <= 123'456);
}

void TestMatchAsked::fullPositionsAreNotHired()
{
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.league = true;
    setup.teams[0].treasury = 100'000;
    setup.teams[0].players.resize(11);
    int place = 0;
    for (const Position &position :
         sharedRuleset(u"lrb4"_s)->rosters().find(u"human"_s)->positions) {
        if (position.id.text() != u"blitzer"_s)
            continue;
        for (; place < position.max; ++place)
            setup.teams[0].players[static_cast<size_t>(place)].position = position.id;
    }
    QVERIFY(place > 0);
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 100'000);
    match.until(u"inducements.buy"_s);
    match.choose(u"inducements.buy"_s, u"freebooters"_s);
    QCOMPARE(match.session().prompts().front().id, u"freebooter"_s); // before his price
    QVERIFY(!match.choices(u"freebooter"_s).contains(u"blitzer"_s));
    match.choose(u"freebooter"_s, u"lineman"_s);
    QVERIFY(!match.asks(u"freebooter"_s));
    match.number(u"shop-price"_s, 40'000);
    QVERIFY2(newestLine(match).contains(u"uman: Lineman, 40"_s), qPrintable(newestLine(match)));
    match.choose(u"inducements.buy"_s, u"freebooters"_s);
    match.number(u"shop-price"_s, 50'000); // as it was once: what he plays is asked in the end
    match.confirm(u"inducements.done"_s);
    match.until(u"freebooter"_s);
    QVERIFY(!match.choices(u"freebooter"_s).contains(u"blitzer"_s));
    QVERIFY(match.choices(u"freebooter"_s).contains(u"lineman"_s));
    match.choose(u"freebooter"_s, u"lineman"_s);
    QVERIFY(!match.asks(u"freebooter"_s));
    QCOMPARE(match.state().sides[0].players.size(), size_t(13));
    // The book of this edition has its own word for them.
    for (const size_t hired : {size_t(11), size_t(12)}) {
        const Participant &who = *match.state().sides[0].players[hired].who;
        QCOMPARE(kindWords(who), u"freebooter"_s);
        QVERIFY(
            playerName(match.state(), PlayerRef::fromString(who.ref)).endsWith(u"(freebooter)"_s));
    }
}

/// The document names the page of stars alone (lrb4.de.txt:6): the coach tells who he is.
void TestMatchAsked::aStarOfTheBookPlays()
{
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.league = true;
    setup.teams[0].treasury = 100'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 100'000);
    match.until(u"inducements.buy"_s);
    const size_t before = match.state().sides[0].players.size();
    match.choose(u"inducements.buy"_s, u"star-players"_s);
    match.number(u"shop-price"_s, 90'000);
    match.confirm(u"inducements.done"_s);
    match.until(u"book-star.ma"_s); // by name "by the book"
    match.number(u"book-star.ma"_s, 7);
    match.number(u"book-star.st"_s, 4);
    match.number(u"book-star.ag"_s, 3);
    match.number(u"book-star.av"_s, 9);
    const MatchContext &rules = match.session().game().context();
    const Step asked = match.state().agenda.back();
    for (const QString &skill : {u"kick"_s, u"leader"_s, u"loner"_s, u"wrestle"_s})
        QCOMPARE(choiceWords(rules, match.state(), asked, skill),
                 localized(rules.ruleset().skills().find(skill)->name));
    match.choose(u"book-star.skills"_s, QStringList{u"block"_s, u"dodge"_s});
    QCOMPARE(match.state().sides[0].players.size(), before + 1);
    const MatchPlayer &star = match.state().sides[0].players.back();
    QCOMPARE(star.profile(), (Profile{7, 4, 3, 9}));
    QVERIFY(star.has(u"block") && star.has(u"dodge") && star.canBeSetUp());
    QVERIFY(
        playerName(match.state(), PlayerRef::fromString(star.ref())).contains(u"by the book"_s));
    QCOMPARE(kindWords(*star.who), u"star"_s);
    const QString ref = star.ref();
    match.finish();
    QVERIFY(match.state().over);
    QVERIFY(match.state().find(PlayerRef::fromString(ref)));
}

/// There is a fanatic who is thrown about, too, and he has an article.
void TestMatchAsked::aFreebooterIsCalledAsInTheTeamList()
{
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.league = true;
    setup.teams[0] = plainTeam(u"lrb4"_s, u"goblin"_s, u"goblin"_s, 11);
    setup.teams[0].treasury = 100'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 100'000);
    match.until(u"inducements.buy"_s);
    match.choose(u"inducements.buy"_s, u"freebooters"_s);
    const Prompt asked = match.session().prompts().front();
    QCOMPARE(asked.id, u"freebooter"_s);
    const qsizetype place = asked.choices.indexOf(u"fanatic"_s);
    QVERIFY(place >= 0);
    QCOMPARE(wordsOf(match, asked.id).choices.at(place), u"Fanatic"_s);
}

/// A card that breaks the armour by itself leaves nothing to count.
void TestMatchAsked::noArmourNoAssists()
{
    for (const bool breaks : {false, true}) {
        MatchDriver driver(plainSetup(u"crp"_s));
        driver.untilTurn();
        driver.putDown(u"1:1"_s);
        MatchState state = driver.state();
        if (breaks)
            addOngoing(state,
                       {CardOf::fromString(u"card"_s),
                        state.active,
                        {{u"foul-breaks"_s, 1}},
                        Until::Turn,
                        0});
        const Match &match = driver.session().game();
        for (const auto &[prompt, choice] :
             {std::pair(u"foul"_s, u"0:1"_s), std::pair(u"foul.victim"_s, u"1:1"_s)}) {
            Event event;
            event.prompt = prompt;
            event.seat = 0;
            event.choices = {choice};
            QVERIFY(match.apply(state, event));
        }
        QCOMPARE(match.prompts(state).front().id, breaks ? u"injury"_s : u"foul.assists"_s);
    }
}

void TestMatchAsked::whyARerollIsSpent()
{
    const LanguageScope scope(Language::English);
    MatchDriver match(plainSetup(u"crp"_s));
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    match.choose(u"re-roll"_s, u"team"_s);
    match.untilTurn();
    QVERIFY(whySpent(context, match.state(), u"re-roll"_s).contains(u"in this turn"_s));
    MatchState state = match.state();
    state.sides[0].rerolls = {};
    QVERIFY(whySpent(context, state, u"re-roll"_s).contains(u"is left"_s));
}

QTEST_GUILESS_MAIN(TestMatchAsked)
#include "tst_matchasked.moc"
