// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/entered.h"
#include "tests/support/matchdriver.h"

#include <QTest>

#include <functional>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using Changing = std::function<void(MatchSetup &)>;

Event eventOf(const QString &prompt, std::vector<int> dice = {}, QStringList choices = {})
{
    return {prompt, 0, std::move(dice), std::move(choices), {}, {}, false};
}

std::vector<Event> someEvents()
{
    std::vector<Event> events{eventOf(u"weather"_s, {3, 4}),
                              eventOf(u"gang"_s, {}, {u"0:1"_s, u"0:2"_s}), eventOf(u"bet"_s),
                              eventOf(u"note"_s)};
    events[2].number = 3;
    events[3].text = u"by the book"_s;
    return events;
}

quint64 sumOf(const MatchSetup &setup, const std::vector<Event> &events)
{
    quint64 sum = enteredSum(setup);
    for (const Event &event : events)
        sum = withEntered(sum, event);
    return sum;
}

} // namespace

/// What the coaches confirm is what was entered, and nothing that is derived from it.
class TestEntered final : public QObject
{
    Q_OBJECT

private slots:
    void sumsNeverChange();
    void factsOfTheSetUp_data();
    void factsOfTheSetUp();
    void answers_data();
    void answers();
    void confirmationsLeaveTheSum();
    void everyMatchIsConfirmedWithItsOwnCode();
};

/// Journals on coaches' disks hold these codes: a change here breaks them there.
void TestEntered::sumsNeverChange()
{
    MatchSetup setup = plainSetup();
    setup.options = {{OptionId(u"overtime"_s), true}, {OptionId(u"turns"_s), 6}};
    teach(setup.teams[0], 0, {u"block"_s});
    QCOMPARE(confirmationCode(enteredSum(setup)), u"E9E5-1091"_s);
    QCOMPARE(confirmationCode(sumOf(setup, someEvents())), u"8230-1164"_s);
    QCOMPARE(confirmationCode(0x1A2B3C4D00000000ULL), u"1A2B-3C4D"_s);
    QCOMPARE(confirmationCode(0), u"0000-0000"_s);
}

void TestEntered::factsOfTheSetUp_data()
{
    QTest::addColumn<Changing>("change");
    QTest::addColumn<bool>("matters");
    const auto row = [](const char *name, bool matters, Changing change) {
        QTest::newRow(name) << change << matters;
    };
    const auto team = [&row](const char *name, bool matters, std::function<void(Team &)> change) {
        row(name, matters, [change](MatchSetup &setup) { change(setup.teams[1]); });
    };
    const auto player
        = [&team](const char *name, bool matters, std::function<void(Player &)> change) {
              team(name, matters, [change](Team &each) { change(each.players[4]); });
          };
    row("edition", true, [](MatchSetup &setup) { setup.ruleset = RulesetId(u"lrb5"_s); });
    row("league", true, [](MatchSetup &setup) { setup.league = true; });
    row("occasion", true, [](MatchSetup &setup) { setup.occasion = u"final"_s; });
    row("option", true, [](MatchSetup &setup) { setup.options[OptionId(u"overtime"_s)] = true; });
    row("sides swapped", true,
        [](MatchSetup &setup) { std::swap(setup.teams[0], setup.teams[1]); });
    team("who plays", true, [](Team &each) { each.id = TeamId(u"others"_s); });
    team("team list", true, [](Team &each) { each.roster = RosterId(u"goblin"_s); });
    team("re-rolls", true, [](Team &each) { ++each.rerolls; });
    team("fan factor", true, [](Team &each) { ++each.fanFactor; });
    team("assistant coaches", true, [](Team &each) { ++each.assistantCoaches; });
    team("cheerleaders", true, [](Team &each) { ++each.cheerleaders; });
    team("apothecaries", true, [](Team &each) { ++each.apothecaries; });
    team("treasury", true, [](Team &each) { each.treasury += 10'000; });
    team("residence", true, [](Team &each) { each.home.resident = true; });
    team("stadium", true, [](Team &each) { each.home.stadium = {RowId(u"bold"_s)}; });
    team("sponsor", true, [](Team &each) { each.home.sponsors = {RowId(u"bold"_s)}; });
    team("one player less", true, [](Team &each) { each.players.pop_back(); });
    team("players in another order", true,
         [](Team &each) { std::swap(each.players[0], each.players[1]); });
    player("position", true, [](Player &each) { each.position = PositionId(u"blitzer"_s); });
    player("star", true, [](Player &each) { each.star = StarId(u"griff"_s); });
    player("learnt skill", true, [](Player &each) {
        each.improvements.push_back({SkillId(u"dodge"_s), {1, 2}, 20'000, {}});
    });
    player("better stat", true, [](Player &each) {
        each.improvements.push_back({Stat::Strength, {6, 6}, 50'000, {}});
    });
    player("extra skill", true, [](Player &each) { each.extraSkills.emplace_back(u"dodge"_s); });
    player("niggling injury", true, [](Player &each) { ++each.injuries.niggling; });
    player("lost stat", true, [](Player &each) {
        each.injuries.losses = withStat(each.injuries.losses, Stat::Agility, 1);
    });
    player("misses the match", true, [](Player &each) { each.missesNextMatch = true; });
    team("name", false, [](Team &each) { each.name = u"Renamed"_s; });
    team("coach", false, [](Team &each) { each.coach = u"Somebody"_s; });
    team("colour", false, [](Team &each) { each.primary = {1, 2, 3}; });
    team("notes", false, [](Team &each) { each.notes = u"Words"_s; });
    player("his name", false, [](Player &each) { each.name = u"Grim"_s; });
    player("his number", false, [](Player &each) { each.number = 77; });
    player("his notes", false, [](Player &each) { each.notes = u"Never passes."_s; });
}

void TestEntered::factsOfTheSetUp()
{
    QFETCH(Changing, change);
    QFETCH(bool, matters);
    const MatchSetup before = plainSetup();
    MatchSetup after = before;
    change(after);
    QVERIFY(after != before);
    QCOMPARE(confirmationCode(enteredSum(before)) != confirmationCode(enteredSum(after)), matters);
}

void TestEntered::answers_data()
{
    QTest::addColumn<std::vector<Event>>("events");
    QTest::addColumn<bool>("matters");
    const auto row = [](const char *name, bool matters,
                        const std::function<void(std::vector<Event> &)> &edit) {
        std::vector<Event> events = someEvents();
        edit(events);
        QTest::newRow(name) << events << matters;
    };
    row("another question", true, [](auto &all) { all[0].prompt = u"gate"_s; });
    row("the other coach", true, [](auto &all) { all[1].seat = 1; });
    row("nobody's", true, [](auto &all) { all[1].seat = noSeat; });
    row("another die", true, [](auto &all) { all[0].dice[1] = 5; });
    row("the dice the other way round", true, [](auto &all) { all[0].dice = {4, 3}; });
    row("one die more", true, [](auto &all) { all[0].dice.push_back(4); });
    row("another choice", true, [](auto &all) { all[1].choices[1] = u"0:3"_s; });
    row("choices the other way round", true, [](auto &all) {
        all[1].choices = QStringList{u"0:2"_s, u"0:1"_s};
    });
    row("two choices in one word", true,
        [](auto &all) { all[1].choices = QStringList{u"0:10:2"_s}; });
    row("another number", true, [](auto &all) { all[2].number = 4; });
    row("a number below zero", true, [](auto &all) { all[2].number = -1; });
    row("no number", true, [](auto &all) { all[2].number.reset(); });
    row("other words", true, [](auto &all) { all[3].text = u"by the buck"_s; });
    row("an answer less", true, [](auto &all) { all.pop_back(); });
    row("an answer more", true, [](auto &all) { all.push_back(all.back()); });
    row("another order", true, [](auto &all) { std::swap(all[0], all[1]); });
    row("rolled by Dugout", false, [](auto &all) { all[0].rolledByDugout = true; });
}

void TestEntered::answers()
{
    QFETCH(std::vector<Event>, events);
    QFETCH(bool, matters);
    const MatchSetup setup = plainSetup();
    QCOMPARE(sumOf(setup, events) != sumOf(setup, someEvents()), matters);
    // A number that is none is not the number nothing.
    std::vector<Event> zero = someEvents();
    zero[2].number = 0;
    QVERIFY(sumOf(setup, events) != sumOf(setup, zero));
}

void TestEntered::confirmationsLeaveTheSum()
{
    for (const QString &prompt : {u"result.home"_s, u"result.away"_s}) {
        const Event event = eventOf(prompt, {}, {u"1A2B-3C4D"_s});
        QVERIFY(isConfirmation(event));
        QCOMPARE(withEntered(17, event), quint64(17));
    }
    QVERIFY(!isConfirmation(eventOf(u"results"_s)));
    QVERIFY(!isConfirmation(eventOf(u"block.result"_s)));
}

/// Both coaches confirm the same in either order, and it is what was entered by then.
void TestEntered::everyMatchIsConfirmedWithItsOwnCode()
{
    MatchDriver match(plainSetup());
    match.until(u"result.home"_s);
    const QStringList code{confirmationCode(match.state().entered)};
    QCOMPARE(match.choices(u"result.home"_s), code);
    QCOMPARE(match.choices(u"result.away"_s), code);
    match.choose(u"result.away"_s, code);
    QCOMPARE(match.choices(u"result.home"_s), code);
    Event other = eventOf(u"result.home"_s, {}, {u"0A1B-2C3D"_s});
    QVERIFY(match.refuses(other));
    match.choose(u"result.home"_s, code);
    QVERIFY(match.offered().isEmpty());
}

QTEST_GUILESS_MAIN(TestEntered)
#include "tst_entered.moc"
