// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/bookpages.h"
#include "core/match/words/rulesinforce.h"
#include "tests/support/matchdriver.h"

#include <QTest>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The text of a prompt that only the book can answer.
void fromTheBook(MatchDriver &match, const QString &prompt, const QString &words)
{
    match.until(prompt);
    Event event;
    event.prompt = prompt;
    event.seat = match.session().prompts().front().seat;
    event.text = words;
    QVERIFY(!match.refuses(event));
}

/// The first home player knocks the first away player down and through his armour.
QString hurt(MatchDriver &match)
{
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, victim);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {6, 6});
    return victim;
}

} // namespace

/// The oldest edition, whose tables stand on pages that only the coach has.
class TestMatchBook : public QObject
{
    Q_OBJECT

private slots:
    void handicap_data();
    void handicap();
    void niggling_data();
    void niggling();
    void weatherAndKickOff();
    void injuries_data();
    void injuries();
    void seriousInjury();
    void aCuredInjuryIsForgotten_data();
    void aCuredInjuryIsForgotten();
    void deadOrBadlyHurt_data();
    void deadOrBadlyHurt();
    void weatherByHand();
    void nigglingLine();
    void whatIsLeftEmptyIsSaidSo();
    void noPageWhereNothingIsEntered();
    void healedByHand_data();
    void healedByHand();
    void skillsCountAgainstArmour_data();
    void skillsCountAgainstArmour();
    void crowd_data();
    void crowd();
    void everyBookTableHasACase();
};

void TestMatchBook::healedByHand_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("logged");
    QTest::addColumn<QString>("place");
    QTest::newRow("back on the pitch") << u"lrb4"_s << true << u"standing-healed"_s;
    QTest::newRow("in the reserves") << u"lrb4"_s << true << u"reserves-healed"_s;
    QTest::newRow("not in this match") << u"lrb4"_s << false << u"standing"_s;
    QTest::newRow("put back, but hurt") << u"lrb4"_s << true << u"standing"_s;
    QTest::newRow("elsewhere too") << u"crp"_s << true << u"reserves-healed"_s;
}

/// An apothecary who stands in no step: what the coaches decide is what follows the match.
void TestMatchBook::healedByHand()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, logged);
    QFETCH(QString, place);
    MatchSetup setup = plainSetup(ruleset);
    setup.options[OptionId(u"log-by-hand"_s)] = logged;
    MatchDriver match(setup);
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"casualty.victim"_s, victim);
    if (ruleset == u"lrb4"_s)
        match.choose(u"casualty"_s, u"dead"_s);
    else
        match.roll(u"casualty"_s, {6, 1});
    QVERIFY(!match.player(victim).casualties.empty());
    match.choose(u"hand.player"_s, victim);
    const QStringList places = match.choices(u"hand.place"_s);
    QCOMPARE(places.contains(u"standing-healed"_s), logged);
    QCOMPARE(places.contains(u"reserves-healed"_s), logged);
    match.choose(u"hand.place"_s, place);
    const bool healed = place.endsWith(u"healed");
    QCOMPARE(match.player(victim).casualties.empty(), healed);
    QCOMPARE(match.player(victim).where,
             place.startsWith(u"standing") ? Whereabouts::Pitch : Whereabouts::Reserves);
    QCOMPARE(match.state().casualties.back().mended, healed ? Mending::Saved : Mending::None);
    QCOMPARE(writtenNote(match.state().casualties.back()), healed ? u"saved"_s : QString());
    match.choose(u"hand.player"_s, victim);
    QCOMPARE(match.choices(u"hand.place"_s).contains(u"reserves-healed"_s), logged && !healed);
}

void TestMatchBook::skillsCountAgainstArmour_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<std::vector<int>>("armour"); // a lineman of the orcs has AV 9
    QTest::addColumn<bool>("asked");
    QTest::addColumn<bool>("broken");
    QTest::newRow("none") << QString() << std::vector{4, 5} << false << false;
    QTest::newRow("a mighty blow breaks it")
        << u"mighty-blow"_s << std::vector{4, 5} << true << true;
    QTest::newRow("or is not enough") << u"mighty-blow"_s << std::vector{4, 4} << false << false;
    QTest::newRow("claws") << u"claw"_s << std::vector{4, 4} << false << true;
    QTest::newRow("a chainsaw") << u"chainsaw"_s << std::vector{3, 4} << false << true;
    QTest::newRow("or less of it") << u"chainsaw"_s << std::vector{3, 3} << false << false;
}

/// The summary is silent about skills; they come with their rolls from the competition rules.
void TestMatchBook::skillsCountAgainstArmour()
{
    QFETCH(QString, skill);
    QFETCH(std::vector<int>, armour);
    MatchSetup setup = plainSetup(u"lrb4"_s);
    if (!skill.isEmpty())
        teach(setup.teams[0], 0, {skill});
    MatchDriver match(setup);
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    QCOMPARE(match.player(victim).profile().armour, 9);
    if (skill == u"chainsaw"_s) {
        match.choose(u"weapon"_s, u"0:1"_s);
        match.choose(u"weapon.victim"_s, victim);
        match.roll(u"chainsaw"_s, {2});
    } else {
        match.choose(u"block"_s, u"0:1"_s);
        match.choose(u"block.victim"_s, victim);
        match.choose(u"block.result"_s, u"defender-down"_s);
        match.choose(u"block.outcome"_s, u"defender"_s);
    }
    match.roll(u"armour"_s, armour);
    QTEST(match.asks(u"armour-bonus"_s), "asked");
    if (match.asks(u"armour-bonus"_s))
        match.choose(u"armour-bonus"_s, skill);
    QTEST(match.asks(u"injury"_s), "broken");
}

void TestMatchBook::handicap_data()
{
    QTest::addColumn<int>("home"); // gold in the treasury, 10 000 for a point of rating
    QTest::addColumn<int>("away");
    QTest::addColumn<int>("weaker");
    QTest::newRow("level") << 0 << 0 << noSeat;
    QTest::newRow("ten is not enough") << 100'000 << 0 << noSeat;
    QTest::newRow("eleven") << 110'000 << 0 << 1;
    QTest::newRow("the other way round") << 0 << 300'000 << 0;
}

void TestMatchBook::handicap()
{
    QFETCH(int, home);
    QFETCH(int, away);
    QFETCH(int, weaker);
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.teams[1] = setup.teams[0];
    setup.teams[1].id = TeamId(u"other"_s);
    setup.teams[0].treasury = home;
    setup.teams[1].treasury = away;
    MatchDriver match(setup);
    if (weaker == noSeat) {
        match.until(u"coin-toss"_s);
        QVERIFY(match.state().occasion.handicap.isEmpty());
        QVERIFY(rulesInForce(match.session().game().context(), match.state()).empty());
        return;
    }
    match.until(u"handicap"_s);
    QCOMPARE(match.session().prompts().front().seat, weaker);
    fromTheBook(match, u"handicap"_s, u"44, bribed groundskeeper"_s);
    QCOMPARE(match.state().occasion.handicap.book, u"44, bribed groundskeeper"_s);
    match.untilTurn();
    const auto inSight = rulesInForce(match.session().game().context(), match.state());
    const RuleInForce kept{u"Handicap"_s, u"44, bribed groundskeeper"_s, weaker};
    QVERIFY(std::count(inSight.begin(), inSight.end(), kept) == 1);
}

void TestMatchBook::niggling_data()
{
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<Whereabouts>("where");
    QTest::newRow("misses") << std::vector{1} << Whereabouts::Absent;
    QTest::newRow("plays") << std::vector{2} << Whereabouts::Reserves;
    QTest::newRow("one of two") << std::vector{6, 1} << Whereabouts::Absent;
    QTest::newRow("none of two") << std::vector{6, 2} << Whereabouts::Reserves;
}

void TestMatchBook::niggling()
{
    QFETCH(std::vector<int>, dice);
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.teams[1].players[4].injuries.niggling = static_cast<int>(dice.size());
    MatchDriver match(setup);
    match.until(u"niggling-injuries"_s);
    QCOMPARE(match.session().prompts().front().seat, 1);
    match.roll(u"niggling-injuries"_s, dice);
    QVERIFY(!match.asks(u"niggling-injuries"_s));
    QTEST(match.player(u"1:5"_s).where, "where");
}

void TestMatchBook::weatherAndKickOff()
{
    MatchDriver match(plainSetup(u"lrb4"_s));
    fromTheBook(match, u"weather"_s, u"Sunny"_s);
    QCOMPARE(match.state().weather.book, u"Sunny"_s);
    match.until(u"place-ball"_s);
    match.confirm(u"place-ball"_s);
    // The event comes before the ball deviates.
    QVERIFY(match.asks(u"kick-off-table"_s));
    fromTheBook(match, u"kick-off-table"_s, u"Riot"_s);
    QCOMPARE(match.state().occasion.kickOff.book, u"Riot"_s);
    QVERIFY(match.asks(u"scatter"_s));
}

void TestMatchBook::injuries_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<Whereabouts>("where");
    QTest::newRow("stunned") << u"stunned"_s << Whereabouts::Pitch;
    QTest::newRow("knocked out") << u"knocked-out"_s << Whereabouts::KnockedOut;
    QTest::newRow("casualty") << u"casualty"_s << Whereabouts::Injured;
}

void TestMatchBook::injuries()
{
    QFETCH(QString, row);
    MatchDriver match(plainSetup(u"lrb4"_s));
    const QString victim = hurt(match);
    match.choose(u"injury"_s, row);
    QTEST(match.player(victim).where, "where");
    if (row == u"stunned"_s)
        QCOMPARE(match.player(victim).posture, Posture::Stunned);
    QCOMPARE(match.player(match.onPitch(0, 0)).achievements.casualties,
             row == u"casualty"_s ? 1 : 0);
}

void TestMatchBook::aCuredInjuryIsForgotten_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<QStringList>("left");
    QTest::newRow("he suffers it") << 3 << QStringList{u"53, fractured skull"_s};
    QTest::newRow("he regenerates") << 4 << QStringList{};
}

/// Who has regenerated is not asked about after the match.
void TestMatchBook::aCuredInjuryIsForgotten()
{
    QFETCH(int, die);
    MatchSetup setup = plainSetup(u"lrb4"_s);
    teach(setup.teams[1], 0, {u"regeneration"_s});
    MatchDriver match(setup);
    const QString victim = hurt(match);
    match.choose(u"injury"_s, u"casualty"_s);
    match.choose(u"casualty"_s, u"seriously-injured"_s);
    fromTheBook(match, u"serious-injury"_s, u"53, fractured skull"_s);
    match.roll(u"regeneration"_s, {die});
    QTEST(match.player(victim).bookInjuries, "left");
}

void TestMatchBook::seriousInjury()
{
    MatchDriver match(plainSetup(u"lrb4"_s));
    const QString victim = hurt(match);
    match.choose(u"injury"_s, u"casualty"_s);
    match.choose(u"casualty"_s, u"seriously-injured"_s);
    fromTheBook(match, u"serious-injury"_s, u"51, smashed knee"_s);
    QCOMPARE(match.player(victim).bookInjuries, QStringList{u"51, smashed knee"_s});
    QCOMPARE(match.state().casualties.size(), size_t(1));
    QCOMPARE(match.state().casualties[0].note, u"51, smashed knee"_s);

    MatchDriver light(plainSetup(u"lrb4"_s));
    const QString other = hurt(light);
    light.choose(u"injury"_s, u"casualty"_s);
    light.choose(u"casualty"_s, u"other"_s);
    QVERIFY(!light.asks(u"serious-injury"_s));
    QCOMPARE(light.player(other).where, Whereabouts::Injured);
}

void TestMatchBook::deadOrBadlyHurt_data()
{
    QTest::addColumn<QString>("row");
    QTest::newRow("badly hurt") << u"badly-hurt"_s;
    QTest::newRow("dead") << u"dead"_s;
}

/// The two results of that page everybody knows by name need no further words.
void TestMatchBook::deadOrBadlyHurt()
{
    QFETCH(QString, row);
    MatchDriver match(plainSetup(u"lrb4"_s));
    const QString victim = hurt(match);
    match.choose(u"injury"_s, u"casualty"_s);
    match.choose(u"casualty"_s, row);
    QCOMPARE(match.player(victim).casualties, std::vector<RowId>{RowId(row)});
    QCOMPARE(match.state().casualties[0].result.text(), row);
    QVERIFY(match.asks(u"end-turn"_s));
}

/// Only the book names the weather, so it is changed in words as well.
void TestMatchBook::weatherByHand()
{
    MatchDriver match(plainSetup(u"lrb4"_s));
    match.untilTurn();
    Event event;
    event.prompt = u"hand.weather"_s;
    event.text = u"Blizzard"_s;
    QVERIFY(!match.refuses(event));
    QCOMPARE(match.state().weather.book, u"Blizzard"_s);
}

/// With several old injuries the worst die is what counts, and what the log says.
void TestMatchBook::nigglingLine()
{
    MatchSetup setup = plainSetup(u"lrb4"_s);
    setup.teams[0].players[0].injuries.niggling = 2;
    for (const auto &[dice, word] :
         std::map<std::vector<int>, QString>{{{1, 5}, u"misses"_s}, {{2, 5}, u"plays"_s}}) {
        MatchDriver match(setup);
        match.until(u"niggling-injuries"_s);
        Event event;
        event.prompt = u"niggling-injuries"_s;
        event.dice = dice;
        const TableRow *row
            = sharedRuleset(u"lrb4"_s)->tables().find(u"niggling-injury"_s)->row(word);
        const QString line = match.session().game().line(match.state(), event);
        QVERIFY2(line.endsWith(u", "_s + row->name.in(Language::English)), qPrintable(line));
    }
}

void TestMatchBook::whatIsLeftEmptyIsSaidSo()
{
    MatchDriver match(plainSetup(u"lrb4"_s));
    match.until(u"kick-off-table"_s);
    Event event;
    event.prompt = u"kick-off-table"_s;
    const QString line = match.session().game().line(match.state(), event);
    QVERIFY2(line.endsWith(u": not entered"_s), qPrintable(line));
}

/// Placing the ball has nothing to do with the table that is rolled on afterwards.
void TestMatchBook::noPageWhereNothingIsEntered()
{
    MatchDriver match(plainSetup(u"lrb4"_s));
    for (const QString &prompt : {u"place-ball"_s, u"land"_s}) {
        match.until(prompt);
        const PromptWords words
            = match.session().game().words(match.state(), match.session().prompts().front());
        QVERIFY2(words.why.isEmpty(), qPrintable(words.why));
        const QString table
            = sharedRuleset(u"lrb4"_s)->tables().find(u"kick-off"_s)->summary.in(Language::English);
        QVERIFY(words.detail != table);
    }
}

void TestMatchBook::crowd_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<Whereabouts>("where");
    QTest::newRow("reserves") << u"reserves"_s << Whereabouts::Reserves;
    QTest::newRow("knocked out") << u"knocked-out"_s << Whereabouts::KnockedOut;
    QTest::newRow("casualty") << u"casualty"_s << Whereabouts::Injured;
}

void TestMatchBook::crowd()
{
    QFETCH(QString, row);
    MatchDriver match(plainSetup(u"lrb4"_s));
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"crowd"_s, victim);
    const Prompt asked = match.session().prompts().front();
    const QString why = match.session().game().words(match.state(), asked).why;
    QVERIFY2(why.contains(u": roll D6. Page 11"_s), qPrintable(why));
    QVERIFY(bookDice(match.session().game().context(), match.state(), asked));
    match.choose(u"injury"_s, row);
    QTEST(match.player(victim).where, "where");
}

/// Nothing is entered from the book that is not met above or after the match.
void TestMatchBook::everyBookTableHasACase()
{
    QStringList here{u"weather"_s,  u"kick-off"_s,       u"handicap"_s, u"injury"_s,
                     u"casualty"_s, u"serious-injury"_s, u"crowd"_s};
    const QStringList later{u"freebooters"_s, u"winnings"_s, u"star-player-points"_s,
                            u"improvement"_s, u"levels"_s,   u"aging-effects"_s};
    for (const Table &table : sharedRuleset(u"lrb4"_s)->tables()) {
        if (table.enteredFromBook && !later.contains(table.id.text()))
            QVERIFY2(here.removeOne(table.id.text()), qPrintable(table.id.text()));
    }
    QVERIFY2(here.isEmpty(), qPrintable(here.join(u' ')));
}

QTEST_GUILESS_MAIN(TestMatchBook)
#include "tst_matchbook.moc"
