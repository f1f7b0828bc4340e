// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/shophelp.h"
#include "core/match/state/setupcheck.h"
#include "core/match/words/promptwords.h"
#include "core/match/words/rulesinforce.h"
#include "core/text/goldtext.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Humans with more re-rolls than the orcs, who are the underdogs; both have gold.
MatchSetup unequal(const QString &ruleset, bool league)
{
    MatchSetup setup = plainSetup(ruleset);
    setup.league = league;
    setup.teams[0].rerolls = 5;
    setup.teams[1].rerolls = 0;
    for (Team &team : setup.teams)
        team.treasury = 100'000;
    setup.options[OptionId(u"stadium"_s)] = false;
    setup.options[OptionId(u"referees"_s)] = u"standard"_s;
    return setup;
}

/// Every prompt that is asked before the coin is tossed.
QStringList askedBefore(MatchDriver &match, const QString &end = u"coin-toss"_s)
{
    QStringList asked;
    while (!match.asks(end)) {
        for (const Prompt &prompt : match.session().prompts()) {
            if (!prompt.alwaysOffered && !asked.contains(prompt.id))
                asked.append(prompt.id);
        }
        const Prompt first = match.session().prompts().front();
        if (match.asks(u"inducements.done"_s))
            match.confirm(u"inducements.done"_s);
        else if (first.kind == PromptKind::Number)
            match.number(first.id, 0);
        else if (first.kind == PromptKind::Dice)
            match.roll(first.id, std::vector<int>(first.dice->faces().size(), 2));
        else
            match.choose(first.id, first.choices.mid(0, std::max(1, first.atLeast)));
    }
    return asked;
}

QStringList bought(const QStringList &offers, const QString &kind)
{
    return offers.filter(QRegularExpression(u"^"_s + kind + u"/"_s));
}

} // namespace

/// Gold, inducements and cards before a match: who has any, and on which occasion.
class TestMatchMoney : public QObject
{
    Q_OBJECT

private slots:
    void aOneOffGameHasNone_data();
    void aOneOffGameHasNone();
    void unlessItsOrganiserSaysSo_data();
    void unlessItsOrganiserSaysSo();
    void whyTheWeakerHasGold_data();
    void whyTheWeakerHasGold();
    void oldOneOffGamesKeepTheirs();
    void whatIsBoughtForGoodStands();
    void aNewTeamBringsWhatItsBudgetLeft();
    void finals_data();
    void finals();
    void finalsDoubleTheCrowd_data();
    void finalsDoubleTheCrowd();
    void knockOutRoundsWithout_data();
    void knockOutRoundsWithout();
    void theShopIsEndedByWhoBuys();
    void specialPlaysAddToTheDeal_data();
    void specialPlaysAddToTheDeal();
    void specialPlaysOfVariantsAreDrawnAtOnce();
    void setupsAreChecked_data();
    void setupsAreChecked();
    void unknownOptionsAreNamed();
};

void TestMatchMoney::aOneOffGameHasNone_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *edition : {"crp", "lrb5", "bb2016"})
        QTest::newRow(edition) << QString::fromLatin1(edition);
}

void TestMatchMoney::aOneOffGameHasNone()
{
    QFETCH(QString, ruleset);
    const auto rules = sharedRuleset(ruleset);
    for (const bool league : {true, false}) {
        MatchDriver match(settledSetup(unequal(ruleset, league), *rules));
        const QStringList asked = askedBefore(match);
        QCOMPARE(asked.contains(u"petty-cash"_s), league);
        QCOMPARE(asked.contains(u"inducements.buy"_s), league);
        QCOMPARE(asked.contains(u"card.keep"_s), league && ruleset == u"bb2016"_s);
        QVERIFY(asked.contains(u"weather"_s));
    }
}

void TestMatchMoney::unlessItsOrganiserSaysSo_data()
{
    aOneOffGameHasNone_data();
}

void TestMatchMoney::unlessItsOrganiserSaysSo()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = unequal(ruleset, false);
    setup.options[OptionId(u"permanent-inducements"_s)] = true;
    MatchDriver match(settledSetup(setup, *sharedRuleset(ruleset)));
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 0);
    match.number(u"petty-cash"_s, 50'000);
    match.until(u"inducements.buy"_s);
    // Nobody is paid for being the weaker: there is only what they brought.
    QCOMPARE(shopGold(match.session().game().context(), match.state(), 1), 50'000);
    match.choose(u"inducements.buy"_s, u"bloodweiser-babes"_s);
    QCOMPARE(match.state().sides[1].purchases.size(), size_t(1));
}

void TestMatchMoney::whyTheWeakerHasGold_data()
{
    aOneOffGameHasNone_data();
}

/// Where the gold comes from that nobody brought stands beside the value while it is spent.
void TestMatchMoney::whyTheWeakerHasGold()
{
    QFETCH(QString, ruleset);
    MatchDriver match(settledSetup(unequal(ruleset, true), *sharedRuleset(ruleset)));
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 0);
    match.number(u"petty-cash"_s, 0);
    match.until(u"inducements.buy"_s);
    const MatchContext &context = match.session().game().context();
    const QString given
        = goldText(shopGold(context, match.state(), 1)) + u" for lower team value"_s;
    QVERIFY(worthWords(context, match.state(), 1).contains(given));
    for (const QString &words : worthWords(context, match.state(), 0))
        QVERIFY(!words.contains(u"worth less"_s));
    match.untilTurn();
    QVERIFY(!worthWords(context, match.state(), 1).contains(given));
}

/// A match that began before the question was put down has the shop it had.
void TestMatchMoney::oldOneOffGamesKeepTheirs()
{
    MatchDriver match(unequal(u"crp"_s, false));
    QVERIFY(askedBefore(match).contains(u"inducements.buy"_s));
}

/// At an event nothing is bought before a match: both bring what they bought once for all of them.
void TestMatchMoney::whatIsBoughtForGoodStands()
{
    MatchSetup setup = unequal(u"crp"_s, false);
    setup.options[OptionId(u"permanent-inducements"_s)] = true;
    setup.options[OptionId(u"bought-for-good"_s)] = true;
    Team &buyer = setup.teams[1];
    buyer.treasury = 20'000; // the sheet has paid already
    buyer.inducements
        = {{InducementId(u"bribes"_s), {}, {}, {}, {}, 100'000},
           {InducementId(u"bribes"_s), {}, {}, {}, {}, 100'000},
           {InducementId(u"star-players"_s), StarId(u"morg-n-thorg"_s), {}, {}, {}, 430'000}};
    const Match match(sharedRuleset(u"crp"_s), setup, StepBook::ofMatch());
    const MatchState state = match.start();
    QCOMPARE(state.side(1).bribes, 2);
    QCOMPARE(state.side(1).treasury, 20'000);
    const auto &players = state.side(1).players;
    QVERIFY(std::any_of(players.begin(), players.end(), [](const MatchPlayer &each) {
        return each.who->player.star.text() == u"morg-n-thorg"_s;
    }));
    QVERIFY(state.side(0).purchases.empty());
    MatchDriver driver(setup);
    const QStringList asked = askedBefore(driver);
    QVERIFY(!asked.contains(u"petty-cash"_s));
    QVERIFY(!asked.contains(u"inducements.buy"_s));
    QVERIFY(asked.contains(u"weather"_s));
}

void TestMatchMoney::aNewTeamBringsWhatItsBudgetLeft()
{
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.options[OptionId(u"permanent-inducements"_s)] = true;
    Team &team = setup.teams[0];
    team.founded = false;
    team.rerolls = 0;
    team.players.resize(11);
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    QCOMPARE(match.session().prompts().front().atMost, 1'000'000 - 11 * 50'000);
}

void TestMatchMoney::finals_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("occasion");
    QTest::addColumn<bool>("big");
    for (const QString &edition : {u"crp"_s, u"lrb5"_s}) {
        for (const QString &occasion : {QString(), u"play-off"_s, u"semi-final"_s, u"final"_s}) {
            const bool big = occasion == u"semi-final"_s || occasion == u"final"_s;
            QTest::addRow("%s %s", qPrintable(edition), qPrintable(occasion))
                << edition << occasion << big;
        }
    }
}

void TestMatchMoney::finals()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, occasion);
    QFETCH(bool, big);
    MatchSetup setup = unequal(ruleset, true);
    setup.occasion = occasion;
    setup.teams[0].treasury = 500'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    const Prompt cash = match.session().prompts().front();
    const QString detail = match.session().game().words(match.state(), cash).detail;
    QCOMPARE(detail.contains(u"no difference money, mercenaries or star players"_s), big);
    match.number(u"petty-cash"_s, 400'000);
    match.number(u"petty-cash"_s, 0);
    match.until(u"inducements.buy"_s);
    const QStringList offers = match.choices(u"inducements.buy"_s);
    QVERIFY(offers.contains(u"halfling-master-chef"_s)); // own gold buys the rest
    QCOMPARE(bought(offers, u"mercenaries"_s).isEmpty(), big);
    QCOMPARE(bought(offers, u"star-players"_s).isEmpty(), big);
    const int given = shopGold(match.session().game().context(), match.state(), 1);
    QCOMPARE(given == 0, big);
    match.confirm(u"inducements.done"_s);
    QCOMPARE(match.asks(u"inducements.buy"_s), !big);
}

void TestMatchMoney::finalsDoubleTheCrowd_data()
{
    finals_data();
}

void TestMatchMoney::finalsDoubleTheCrowd()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, occasion);
    QFETCH(bool, big);
    MatchSetup setup = plainSetup(ruleset);
    setup.league = true;
    setup.occasion = occasion;
    setup.teams[0].fanFactor = 5;
    setup.teams[1].fanFactor = 0;
    MatchDriver match(setup);
    match.until(u"gate"_s);
    QString detail;
    for (const Prompt &each : match.session().prompts()) {
        if (each.id == u"gate")
            detail = match.session().game().words(match.state(), each).detail;
    }
    QCOMPARE(detail.contains(u"Gate × 2, Winnings × 2"_s), big);
    match.roll(u"gate"_s, {3, 4});
    match.roll(u"gate"_s, {3, 3});
    QCOMPARE(match.state().sides[0].fans, big ? 24'000 : 12'000);
    QCOMPARE(match.state().sides[1].fans, big ? 12'000 : 6'000);
    QCOMPARE(match.state().sides[0].fame, 2); // as it would be otherwise
}

void TestMatchMoney::knockOutRoundsWithout_data()
{
    QTest::addColumn<QString>("occasion");
    QTest::addColumn<bool>("allowed");
    QTest::addColumn<bool>("sold");
    QTest::newRow("allowed") << u"play-off"_s << true << true;
    QTest::newRow("barred") << u"play-off"_s << false << false;
    QTest::newRow("an ordinary match") << QString() << false << true;
}

void TestMatchMoney::knockOutRoundsWithout()
{
    QFETCH(QString, occasion);
    QFETCH(bool, allowed);
    MatchSetup setup = unequal(u"crp"_s, true);
    setup.occasion = occasion;
    setup.options[OptionId(u"knock-out-inducements"_s)] = allowed;
    MatchDriver match(setup);
    const QStringList asked = askedBefore(match);
    QTEST(asked.contains(u"inducements.buy"_s), "sold");
    QTEST(asked.contains(u"petty-cash"_s), "sold");
}

/// However little is left: who means to end it must not answer what comes next.
void TestMatchMoney::theShopIsEndedByWhoBuys()
{
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.league = true;
    setup.teams[0].treasury = 50'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 50'000);
    match.until(u"inducements.buy"_s);
    const Seat buyer = match.session().prompts().front().seat;
    match.choose(u"inducements.buy"_s, u"bloodweiser-babes"_s);
    const Prompt next = match.session().prompts().front();
    QVERIFY(next.id == u"inducements.done"_s && next.seat == buyer);
    QVERIFY(!match.asks(u"inducements.buy"_s));
}

void TestMatchMoney::specialPlaysAddToTheDeal_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("none") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("two") << 2;
}

void TestMatchMoney::specialPlaysAddToTheDeal()
{
    QFETCH(int, count);
    MatchDriver match(unequal(u"bb2016"_s, true));
    match.until(u"inducements.buy"_s);
    QCOMPARE(match.session().prompts().front().seat, 1); // the others brought nothing
    const QString deck = u"dirty-tricks-2016"_s;
    for (int i = 0; i < count; ++i) {
        match.choose(u"inducements.buy"_s, u"special-play-cards/"_s + deck);
        QVERIFY(match.asks(u"inducements.done"_s)); // nothing is drawn while others are bought
    }
    match.until(u"card.deck"_s);
    while (match.session().prompts().front().seat == 0) {
        const QString prompt = match.session().prompts().front().id;
        match.choose(prompt, match.choices(prompt).constFirst());
    }
    for (int i = 0; i < 2; ++i) { // as many as everybody is dealt
        match.choose(u"card.deck"_s, u"heroic-feats-2016"_s);
        match.choose(u"draw-card"_s, match.choices(u"draw-card"_s).constFirst());
    }
    for (int i = 0; i < count; ++i) {
        QCOMPARE(match.choices(u"card.bought"_s), QStringList{deck});
        QVERIFY(!match.asks(u"card.keep"_s)); // or what was paid for would be lost
        const auto why = [&match] {
            return match.session()
                .game()
                .words(match.state(), match.session().prompts().front())
                .why;
        };
        const QString counted
            = u"Card %1 of %2, of which %3 may be kept"_s.arg(3 + i).arg(2 + count).arg(1 + count);
        QVERIFY2(why().contains(counted), qPrintable(why()));
        match.choose(u"card.bought"_s, deck);
        QVERIFY2(why().contains(counted), qPrintable(why()));
        match.choose(u"draw-card"_s, match.choices(u"draw-card"_s).constFirst());
    }
    QVERIFY(!match.asks(u"card.bought"_s));
    QCOMPARE(match.choices(u"card.keep"_s).size(), 2 + count);
    const Prompt keep = match.session().prompts().front();
    const QStringList abouts = cardAbouts(match.session().game().context(), keep);
    QCOMPARE(abouts.size(), keep.choices.size());
    const PromptWords words = match.session().game().words(match.state(), keep);
    QVERIFY(words.detail.endsWith(u"%1: %2"_s.arg(words.choices.last(), abouts.last())));
    const QStringList kept = match.choices(u"card.keep"_s).mid(1);
    QCOMPARE(match.session().prompts().front().atMost, 1 + count);
    match.choose(u"card.keep"_s, kept); // the one that was drawn first goes back
    QCOMPARE(cardNames(match.state().sides[1].cards), kept);
}

/// Their own rule says that such cards are drawn on the spot.
void TestMatchMoney::specialPlaysOfVariantsAreDrawnAtOnce()
{
    MatchSetup setup = unequal(u"bb2016"_s, true);
    setup.options[OptionId(u"special-play-variant"_s)] = u"points"_s;
    MatchDriver match(setup);
    match.until(u"inducements.buy"_s);
    match.choose(u"inducements.buy"_s, u"special-play-cards/dirty-tricks-2016"_s);
    match.choose(u"draw-card"_s, u"dirty-tricks-2016/hidden-blade"_s);
    QCOMPARE(cardNames(match.state().sides[1].cards),
             QStringList{u"dirty-tricks-2016/hidden-blade"_s});
}

void TestMatchMoney::setupsAreChecked_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("code");
    QTest::newRow("sound") << u"sound"_s << QString();
    QTest::newRow("another edition") << u"edition"_s << u"foreign-team"_s;
    QTest::newRow("an unknown team list") << u"roster"_s << u"foreign-team"_s;
    QTest::newRow("ten new players") << u"ten"_s << u"too-few-players"_s;
    QTest::newRow("ten who have played") << u"ten-founded"_s << QString();
    QTest::newRow("the same team") << u"same"_s << u"same-team"_s;
    QTest::newRow("a quick team") << u"quick"_s << QString();
    QTest::newRow("a team without a name") << u"nameless"_s << u"team-without-name"_s;
}

void TestMatchMoney::setupsAreChecked()
{
    QFETCH(QString, what);
    QFETCH(QString, code);
    for (const QString &ruleset : {u"crp"_s, u"lrb5"_s, u"bb2016"_s, u"lrb4"_s}) {
        MatchSetup setup = plainSetup(ruleset);
        Team &team = setup.teams[0];
        if (what == u"edition"_s)
            team.ruleset = RulesetId(ruleset == u"crp"_s ? u"bb2016"_s : u"crp"_s);
        if (what == u"roster"_s)
            team.roster = RosterId(u"savage-orc-of-nowhere"_s);
        if (what.startsWith(u"ten"))
            team.players.resize(10);
        team.founded = what != u"ten"_s;
        if (what == u"same"_s)
            setup.teams[1] = team;
        if (what == u"quick"_s)
            team = {};
        if (what == u"nameless"_s)
            team.name.clear();
        const auto checked = checkSetup(setup, *sharedRuleset(ruleset));
        QCOMPARE(checked ? QString() : errorWord(checked.error().code), code);
        QVERIFY(checked || !checked.error().message.isEmpty());
        if (what == u"edition"_s)
            QVERIFY(checked.error().message.contains(u"\"%1\""_s.arg(ruleset)));
        if (what == u"roster"_s)
            QVERIFY(checked.error().message.contains(u"savage-orc-of-nowhere"_s));
    }
}

void TestMatchMoney::unknownOptionsAreNamed()
{
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.options[OptionId(u"moonlight"_s)] = true;
    setup.options[OptionId(u"weather"_s)] = false;
    QCOMPARE(unknownOptions(setup, *sharedRuleset(u"crp"_s)), QStringList{u"moonlight"_s});
}

QTEST_GUILESS_MAIN(TestMatchMoney)
#include "tst_matchmoney.moc"
