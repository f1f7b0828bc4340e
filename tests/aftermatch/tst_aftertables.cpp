// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamvalue.h"
#include "tests/support/afterdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int k = 1'000;
constexpr int never = -1; ///< what must not be asked

/// How the home side's match ended, and what it came with.
struct Start
{
    QString edition = u"bb2016"_s;
    int scored = 0;
    int conceded = 1;
    int gold = 0;
    int fans = 5;
    int suffered = 0; ///< casualties of the other side
    QString occasion{};
    QString home{}; ///< "resident" or "owner" of a special stadium, in which the match was played
    QStringList sponsors{};
    bool concedes = false;
    int value = 0; ///< of the team; 0 for what it happens to be
    OptionChoices options{};
    bool special = false; ///< the match was played in a stadium that nobody lives in
};

AfterDriver begin(const Start &start)
{
    MatchSetup setup = leagueSetup(start.edition);
    setup.occasion = start.occasion;
    setup.options = start.options;
    Team &team = setup.teams[0];
    team.options = start.options;
    team.treasury = start.gold * k;
    team.fanFactor = start.fans;
    team.home.resident = !start.home.isEmpty();
    team.home.ownsStadium = start.home == u"owner"_s;
    if (team.home.resident)
        team.home.stadium = {RowId(u"ice"_s)};
    for (const QString &sponsor : start.sponsors)
        team.home.sponsors.emplace_back(sponsor);
    if (start.value > 0) {
        const int rest = start.value - teamValue(team, *sharedRuleset(start.edition));
        team.players.front().improvements.push_back({SkillId(u"block"_s), {}, rest, {}});
        team.players.front().achievements.other = 6;
    }
    return AfterDriver(setup, [&start](MatchState &state) {
        state.sides[0].score = start.scored;
        state.sides[1].score = start.conceded;
        state.sides[0].conceded = start.concedes;
        state.sides[0].players.front().achievements.casualties = start.suffered;
        for (int i = 0; i < start.suffered; ++i)
            state.casualties.push_back({{1, PlayerId(u"1"_s)}, {}, HarmCause::Foul, {}, {}, 1, 1});
        if (start.special || !start.home.isEmpty()) {
            state.occasion.stadium = RowOf::fromString(u"stadium-unusual-surface/ice"_s);
        }
        if (!start.home.isEmpty())
            state.occasion.home = 0;
    });
}

int earned(const AfterDriver &driver, const QString &reason)
{
    int sum = 0;
    for (const TeamChange &line : driver.changes(0, u"treasury"_s))
        sum += line.reason == reason ? line.after - line.before : 0;
    return sum / k;
}

/// The gold of the winnings roll, in thousands.
int winnings(const Start &start, int die)
{
    AfterDriver driver = begin(start);
    if (start.concedes) {
        driver.finish(0);
        return earned(driver, u"winnings"_s);
    }
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {die});
    if (driver.asks(u"after.winnings-again.home"_s))
        driver.choose(u"after.winnings-again.home"_s, {u"no"_s});
    if (driver.asks(u"after.owner-winnings.home"_s))
        driver.roll(u"after.owner-winnings.home"_s, {2});
    driver.until(u"after.fans.home"_s);
    return driver.team(0).treasury / k - start.gold;
}

int winningsByTheBook(int die, int modifier)
{
    AfterDriver driver = begin({u"lrb4"_s});
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {die});
    driver.number(u"after.winnings-modifier.home"_s, modifier);
    return driver.team(0).treasury / k;
}

int fansAfter(const Start &start, const std::vector<int> &dice)
{
    AfterDriver driver = begin(start);
    if (dice.empty()) {
        driver.finish(0);
        return driver.team(0).fanFactor;
    }
    driver.until(u"after.fans.home"_s);
    driver.roll(u"after.fans.home"_s, dice);
    return driver.team(0).fanFactor;
}

int expenses(const QString &edition, int value)
{
    Start start{edition};
    start.gold = 900;
    start.value = value * k;
    if (edition == u"bb2016"_s)
        start.options[OptionId(u"spiralling-expenses"_s)] = true;
    AfterDriver driver = begin(start);
    driver.until(u"after.trade-done.home"_s);
    return -earned(driver, u"spiralling-expenses"_s);
}

/// What is left of a treasury; the last dice are those of the incident.
int mistake(int treasury, int die, const std::vector<int> &dice)
{
    Start start;
    start.gold = treasury - 20;
    AfterDriver driver = begin(start);
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {2});
    if (treasury < 100) {
        driver.finish(0);
        return driver.team(0).treasury / k;
    }
    driver.until(u"after.mistakes.home"_s);
    driver.roll(u"after.mistakes.home"_s, {die});
    for (const QString &asked : {u"after.mistake-cost.home"_s, u"after.mistake-kept.home"_s}) {
        if (driver.asks(asked))
            driver.roll(asked, dice);
    }
    return driver.team(0).treasury / k;
}

/// 0: turned down, 1: an offer for all winnings, 2: moved in.
int residence(Start start, int die)
{
    start.special = true;
    AfterDriver driver = begin(start);
    driver.until(u"after.residence.away"_s);
    driver.choose(u"after.residence.away"_s, {u"no"_s});
    driver.until(u"after.residence.home"_s);
    driver.choose(u"after.residence.home"_s, {u"yes"_s});
    driver.roll(u"after.residence-roll.home"_s, {die});
    return driver.asks(u"after.residence-offer.home"_s) ? 1 : driver.team(0).home.resident ? 2 : 0;
}

/// Points that are paid for decide whether the team still has its home.
int homeAfter(int die, int paid)
{
    Start start;
    start.home = u"resident"_s;
    start.gold = 90;
    AfterDriver driver = begin(start);
    driver.until(u"after.fans.home"_s);
    driver.roll(u"after.fans.home"_s, {6, 6}); // nobody leaves
    driver.until(u"after.home-loss.home"_s);
    driver.roll(u"after.home-loss.home"_s, {die});
    if (paid != never)
        driver.number(u"after.home-bribe.home"_s, paid);
    else if (driver.asks(u"after.home-bribe.home"_s))
        return never;
    return driver.team(0).home.resident ? 1 : 0;
}

int soldFor(int die, const std::vector<int> &dice)
{
    Start start;
    start.home = u"owner"_s;
    AfterDriver driver = begin(start);
    driver.until(u"after.sell-stadium.home"_s);
    driver.choose(u"after.sell-stadium.home"_s, {u"yes"_s});
    driver.roll(u"after.sale-roll.home"_s, {die});
    if (!dice.empty())
        driver.roll(u"after.sale-price.home"_s, dice);
    return earned(driver, u"stadium-sale"_s);
}

/// How many kinds of sponsors are interested.
int sponsors(const Start &start, int die)
{
    AfterDriver driver = begin(start);
    driver.until(u"after.fans.home"_s);
    driver.roll(u"after.fans.home"_s,
                start.scored > start.conceded ? std::vector<int>{1, 1, 1} : std::vector<int>{6, 6});
    driver.until(u"after.sponsor.home"_s);
    driver.choose(u"after.sponsor.home"_s, {u"yes"_s});
    driver.roll(u"after.sponsor-roll.home"_s, {die});
    return static_cast<int>(driver.choices(u"after.sponsor-kind.home"_s).size());
}

/// Signs a deal of this kind after a win in front of many.
AfterDriver signedDeal(const QString &kind)
{
    Start start;
    start.scored = 2;
    start.fans = 15;
    AfterDriver driver = begin(start);
    driver.until(u"after.sponsor.home"_s);
    driver.choose(u"after.sponsor.home"_s, {u"yes"_s});
    driver.roll(u"after.sponsor-roll.home"_s, {16});
    driver.choose(u"after.sponsor-kind.home"_s, {kind});
    return driver;
}

int oneTimeDeal(int die, int mishap)
{
    AfterDriver driver = signedDeal(u"one-time"_s);
    driver.roll(u"after.one-time-deal.home"_s, {die, mishap});
    return earned(driver, u"sponsorship-one-time"_s)
        + (driver.asks(u"after.mishap.home"_s) ? 1 : 0);
}

int ongoingDeal(int die, int mishap)
{
    Start start;
    start.sponsors = {u"ongoing"_s};
    AfterDriver driver = begin(start);
    driver.until(u"after.sponsor.home"_s);
    driver.choose(u"after.sponsor.home"_s, {u"no"_s});
    driver.roll(u"after.ongoing-deal.home"_s, {die, mishap});
    return earned(driver, u"sponsorship-ongoing"_s) + (driver.asks(u"after.mishap.home"_s) ? 1 : 0);
}

int majorDeal(const QString &sponsor)
{
    AfterDriver driver = signedDeal(u"major"_s);
    driver.choose(u"after.major-deal.home"_s, {sponsor});
    return static_cast<int>(driver.team(0).home.sponsors.size());
}

/// How many improvements of a kind these dice offer a lineman with a major sponsor.
int offered(const QString &edition, const std::vector<int> &dice, const QString &gain,
            const QString &sponsor = {})
{
    MatchSetup setup = leagueSetup(edition);
    setup.teams[0].players.front().achievements.other = 6;
    if (!sponsor.isEmpty())
        setup.teams[0].home.sponsors = {RowId(sponsor)};
    AfterDriver driver(setup);
    driver.until(u"after.improve.home.1"_s);
    driver.roll(u"after.improve.home.1"_s, dice);
    return driver.choices(u"after.learn.home.1"_s).contains(gain) ? 1 : 0;
}

/// What a gain adds to the value of a lineman.
int valueOf(const QString &edition, const std::vector<int> &dice, const QString &gain)
{
    MatchSetup setup = leagueSetup(edition);
    setup.teams[0].players.front().achievements.other = 6;
    AfterDriver driver(setup);
    driver.until(u"after.improve.home.1"_s);
    driver.roll(u"after.improve.home.1"_s, dice);
    driver.choose(u"after.learn.home.1"_s, {gain});
    return driver.team(0).players.front().improvements.back().value / k;
}

/// The lowest total that leaves a player young after so many improvements.
int youngFrom(int improvements)
{
    for (int total = 2; total <= 12; ++total) {
        MatchSetup setup = leagueSetup(u"lrb4"_s);
        const QStringList skills{u"tackle"_s, u"pro"_s,       u"kick"_s,
                                 u"fend"_s,   u"dauntless"_s, u"wrestle"_s};
        for (int i = 1; i < improvements; ++i)
            setup.teams[0].players.front().improvements.push_back(
                {SkillId(skills.at(i - 1)), {}, 0, {}});
        AfterDriver driver(setup);
        driver.until(u"after.level.home"_s);
        driver.choose(u"after.level.home"_s, {u"1"_s});
        driver.roll(u"after.improve.home.1"_s, {2, 2});
        driver.choose(u"after.learn.home.1"_s, {u"block"_s});
        const int one = std::max(1, total - 6);
        driver.roll(u"after.age.home.1"_s, {one, total - one});
        if (!driver.asks(u"after.aged.home.1"_s))
            return total;
    }
    return 0;
}

int buyStadium(const QString &what)
{
    Start start;
    start.home = what == u"never-lost"_s || what == u"only-one"_s ? u"owner"_s : u"resident"_s;
    start.gold = 250;
    start.scored = 1;
    AfterDriver driver = begin(start);
    if (what == u"cancel"_s) {
        driver.until(u"after.leave-stadium.home"_s);
        driver.confirm(u"after.leave-stadium.home"_s);
        return earned(driver, u"stadium-purchase"_s);
    }
    if (start.home == u"owner"_s) {
        driver.finish(0);
        return driver.team(0).home.ownsStadium ? 1 : 0;
    }
    driver.until(u"after.buy-stadium.home"_s);
    driver.choose(u"after.buy-stadium.home"_s, {u"yes"_s});
    return earned(driver, u"stadium-purchase"_s);
}

int fundAfter(int payments)
{
    Start start;
    start.gold = 200;
    AfterDriver driver = begin(start);
    driver.until(u"after.fund.home"_s);
    driver.number(u"after.fund.home"_s, payments);
    return driver.team(0).home.stadiumFund / k;
}

/// A row of a table, what its dice bring, and what must come of it.
struct Case
{
    QString edition;
    QString row; ///< "table/row"
    int expected = 0;
    std::function<int()> actual{};
};

Start with(const QString &edition, int scored, int conceded, int fans = 5)
{
    Start start{edition};
    start.scored = scored;
    start.conceded = conceded;
    start.fans = fans;
    return start;
}

void addShared(std::vector<Case> &cases, const QString &e)
{
    const auto add = [&](const QString &row, int expected, std::function<int()> actual) {
        cases.push_back({e, row, expected, std::move(actual)});
    };
    Start gaveUp = with(e, 0, 1);
    gaveUp.concedes = true;
    add(u"winnings/roll"_s, 40, [=] { return winnings(with(e, 0, 1), 4); });
    add(u"winnings/win"_s, 50, [=] { return winnings(with(e, 1, 0), 4); });
    add(u"winnings/draw"_s, 50, [=] { return winnings(with(e, 1, 1), 4); });
    add(u"winnings/loss"_s, 60, [=] { return winnings(with(e, 0, 1), 6); });
    add(u"winnings/conceded"_s, 0, [=] { return winnings(gaveUp, 6); });
    add(u"fan-factor/win"_s, 6, [=] { return fansAfter(with(e, 1, 0), {2, 2, 2}); });
    add(u"fan-factor/win"_s, 18, [=] { return fansAfter(with(e, 1, 0, 18), {1, 1, 1}); });
    add(u"fan-factor/draw"_s, 6, [=] { return fansAfter(with(e, 1, 1), {3, 3}); });
    add(u"fan-factor/draw"_s, 5, [=] { return fansAfter(with(e, 1, 1), {2, 3}); });
    add(u"fan-factor/draw"_s, 4, [=] { return fansAfter(with(e, 1, 1), {2, 2}); });
    add(u"fan-factor/loss"_s, 4, [=] { return fansAfter(with(e, 0, 1), {2, 2}); });
    add(u"fan-factor/loss"_s, 5, [=] { return fansAfter(with(e, 0, 1), {6, 6}); });
    add(u"fan-factor/conceded"_s, 4, [=] { return fansAfter(gaveUp, {}); });
    add(u"spiralling-expenses/none"_s, 0, [=] { return expenses(e, 1740); });
    for (int step = 1; step <= 17; ++step) {
        const QString row = u"spiralling-expenses/step-%1"_s.arg(step);
        add(row, 10 * step, [=] { return expenses(e, 1600 + 150 * step); });
        add(row, 10 * step, [=] { return expenses(e, 1740 + 150 * step); });
    }
    add(u"spiralling-expenses/step-17"_s, 180, [=] { return expenses(e, 4300); });
    add(u"improvement/new-skill"_s, 1, [=] { return offered(e, {4, 5}, u"block"_s); });
    add(u"improvement/new-skill"_s, 0, [=] { return offered(e, {4, 5}, u"ma"_s); });
    add(u"improvement/ma-or-av"_s, 1, [=] { return offered(e, {4, 6}, u"ma"_s); });
    add(u"improvement/ma-or-av"_s, 1, [=] { return offered(e, {4, 6}, u"av"_s); });
    add(u"improvement/ag"_s, 1, [=] { return offered(e, {5, 6}, u"ag"_s); });
    add(u"improvement/st"_s, 1, [=] { return offered(e, {6, 6}, u"st"_s); });
    add(u"improvement-doubles/double"_s, 1, [=] { return offered(e, {2, 2}, u"dodge"_s); });
    add(u"improvement-doubles/double"_s, 0, [=] { return offered(e, {2, 3}, u"dodge"_s); });
    add(u"value-increases/skill"_s, 20, [=] { return valueOf(e, {2, 2}, u"block"_s); });
    add(u"value-increases/double-skill"_s, 30, [=] { return valueOf(e, {2, 2}, u"dodge"_s); });
    add(u"value-increases/ma"_s, 30, [=] { return valueOf(e, {4, 6}, u"ma"_s); });
    add(u"value-increases/av"_s, 30, [=] { return valueOf(e, {4, 6}, u"av"_s); });
    add(u"value-increases/ag"_s, 40, [=] { return valueOf(e, {5, 6}, u"ag"_s); });
    add(u"value-increases/st"_s, 50, [=] { return valueOf(e, {6, 6}, u"st"_s); });
}

void addMistakes(std::vector<Case> &cases)
{
    const auto add = [&cases](const QString &row, int treasury, int die,
                              const std::vector<int> &dice, int left) {
        cases.push_back({u"bb2016"_s, u"expensive-mistakes"_s + row, left,
                         [=] { return mistake(treasury, die, dice); }});
    };
    add(u"/no-roll"_s, 90, 1, {}, 90);
    add(u"/band-100000"_s, 100, 6, {}, 100);
    add(u"/band-200000"_s, 290, 6, {}, 290);
    add(u"/band-300000"_s, 300, 6, {}, 300);
    add(u"/band-400000"_s, 490, 6, {}, 490);
    add(u"/band-500000"_s, 500, 6, {1}, 490);
    add(u"-100000/minor-incident"_s, 190, 2, {3}, 160);
    add(u"-100000/crisis-averted"_s, 190, 3, {}, 190);
    add(u"-200000/minor-incident"_s, 200, 3, {1}, 190);
    add(u"-200000/crisis-averted"_s, 290, 4, {}, 290);
    add(u"-300000/catastrophe"_s, 300, 1, {3, 4}, 70);
    add(u"-300000/major-incident"_s, 350, 2, {}, 175);
    add(u"-300000/minor-incident"_s, 390, 4, {2}, 370);
    add(u"-300000/crisis-averted"_s, 390, 5, {}, 390);
    add(u"-400000/catastrophe"_s, 400, 2, {1, 1}, 20);
    add(u"-400000/major-incident"_s, 400, 3, {}, 200);
    add(u"-400000/minor-incident"_s, 400, 5, {3}, 370);
    add(u"-400000/crisis-averted"_s, 400, 6, {}, 400);
    add(u"-500000/catastrophe"_s, 500, 3, {6, 6}, 120);
    add(u"-500000/major-incident"_s, 600, 4, {}, 300);
    add(u"-500000/minor-incident"_s, 500, 5, {3}, 470);
    add(u"-results/crisis-averted"_s, 100, 3, {}, 100);
    add(u"-results/minor-incident"_s, 100, 1, {2}, 80);
    add(u"-results/major-incident"_s, 310, 2, {}, 155);
    add(u"-results/catastrophe"_s, 500, 1, {1, 2}, 30);
}

void addHomes(std::vector<Case> &cases)
{
    const QString e = u"bb2016"_s;
    const auto add = [&](const QString &row, int expected, std::function<int()> actual) {
        cases.push_back({e, row, expected, std::move(actual)});
    };
    Start sponsored = with(e, 1, 1, 3);
    sponsored.sponsors = {u"mcmurtys-burger-emporium"_s};
    add(u"residence/rejected"_s, 0, [=] { return residence(with(e, 1, 1), 5); });
    add(u"residence/it-ll-cost-you"_s, 1, [=] { return residence(with(e, 1, 1), 6); });
    add(u"residence/unconditional-offer"_s, 2, [=] { return residence(with(e, 1, 0, 8), 6); });
    add(u"residence-modifiers/won"_s, 1, [=] { return residence(with(e, 1, 0), 5); });
    add(u"residence-modifiers/lost"_s, 0, [=] { return residence(with(e, 0, 1), 6); });
    add(u"residence-modifiers/major-sponsor"_s, 1, [=] { return residence(sponsored, 4); });
    add(u"residence-modifiers/fan-factor-8"_s, 1, [=] { return residence(with(e, 1, 1, 8), 4); });
    add(u"residence-modifiers/fan-factor-8"_s, 0, [=] { return residence(with(e, 1, 1, 7), 4); });
    add(u"residence-modifiers/fan-factor-13"_s, 2, [=] { return residence(with(e, 1, 1, 13), 3); });
    add(u"residence-lost/compare"_s, 1, [] { return homeAfter(5, never); });
    add(u"residence-lost/compare"_s, 0, [] { return homeAfter(7, 1); });
    add(u"residence-lost/compare"_s, 1, [] { return homeAfter(7, 2); });
    add(u"residence-lost/lost"_s, 0, [] { return homeAfter(8, never); });
    add(u"stadium-purchase/buy"_s, -250, [] { return buyStadium(u"buy"_s); });
    add(u"stadium-purchase/cancel"_s, -50, [] { return buyStadium(u"cancel"_s); });
    add(u"stadium-purchase/only-one"_s, 1, [] { return buyStadium(u"only-one"_s); });
    add(u"stadium-purchase/never-lost"_s, 1, [] { return buyStadium(u"never-lost"_s); });
    add(u"stadium-fund/payment"_s, 100, [] { return fundAfter(2); });
    Start owner = with(e, 1, 0);
    owner.home = u"owner"_s;
    add(u"stadium-owner-winnings/win"_s, 70, [=] { return winnings(owner, 4); });
    owner.scored = 0;
    owner.conceded = 1;
    add(u"stadium-owner-winnings/loss"_s, 20, [=] { return winnings(owner, 4); });
    add(u"stadium-sale/swindled"_s, 70, [] { return soldFor(1, {3, 4}); });
    add(u"stadium-sale/sold-at-a-loss"_s, 220, [] { return soldFor(2, {6, 6}); });
    add(u"stadium-sale/sold-at-a-loss"_s, 120, [] { return soldFor(5, {1, 1}); });
    add(u"stadium-sale/break-even"_s, 250, [] { return soldFor(6, {}); });
    Start friendly = with(e, 0, 1);
    friendly.occasion = u"friendly"_s;
    add(u"winnings/friendly"_s, 30, [=] { return winnings(friendly, 3); });
}

void addSponsors(std::vector<Case> &cases)
{
    const QString e = u"bb2016"_s;
    const auto add = [&](const QString &row, int expected, std::function<int()> actual) {
        cases.push_back({e, row, expected, std::move(actual)});
    };
    const auto hurt = [e](int fans, int casualties) {
        Start start = with(e, 1, 1, fans);
        start.suffered = casualties;
        return start;
    };
    const auto on = [e](const QString &occasion) {
        Start start = with(e, 1, 1, 0);
        start.occasion = occasion;
        return start;
    };
    Start owner = with(e, 1, 1, 12);
    owner.home = u"owner"_s;
    // A draw against the fans that the dice meet: nobody comes or goes.
    add(u"sponsorship/none"_s, 0, [=] { return sponsors(with(e, 1, 1, 12), 7); });
    add(u"sponsorship/one-time-or-ongoing"_s, 2, [=] { return sponsors(with(e, 1, 1, 12), 8); });
    add(u"sponsorship/major"_s, 3, [=] { return sponsors(with(e, 1, 1, 12), 13); });
    add(u"sponsorship-modifiers/fan-factor"_s, 2, [=] { return sponsors(with(e, 1, 1, 12), 8); });
    add(u"sponsorship-modifiers/owns-stadium"_s, 2, [=] { return sponsors(owner, 6); });
    add(u"sponsorship-modifiers/won"_s, 2, [=] { return sponsors(with(e, 1, 0, 12), 6); });
    add(u"sponsorship-modifiers/won"_s, 0, [=] { return sponsors(with(e, 1, 0, 12), 5); });
    add(u"sponsorship-modifiers/two-touchdowns-more"_s, 2,
        [=] { return sponsors(with(e, 2, 0, 12), 5); });
    add(u"sponsorship-modifiers/three-casualties"_s, 2, [=] { return sponsors(hurt(12, 3), 6); });
    add(u"sponsorship-modifiers/three-casualties"_s, 0, [=] { return sponsors(hurt(12, 2), 7); });
    add(u"sponsorship-modifiers/five-casualties"_s, 2, [=] { return sponsors(hurt(12, 5), 5); });
    add(u"sponsorship-modifiers/five-casualties"_s, 0, [=] { return sponsors(hurt(12, 4), 5); });
    add(u"sponsorship-modifiers/play-off"_s, 2, [=] {
        Start start = on(u"play-off"_s);
        start.fans = 12;
        return sponsors(start, 5);
    });
    add(u"sponsorship-modifiers/final"_s, 2, [=] {
        Start start = on(u"final"_s);
        start.fans = 12;
        return sponsors(start, 3);
    });
    add(u"sponsorship-kinds/one-time"_s, 60, [] { return oneTimeDeal(1, 2); });
    add(u"sponsorship-kinds/ongoing"_s, 1,
        [] { return static_cast<int>(signedDeal(u"ongoing"_s).team(0).home.sponsors.size()); });
    add(u"sponsorship-kinds/major"_s, 4, [] {
        return static_cast<int>(signedDeal(u"major"_s).choices(u"after.major-deal.home"_s).size());
    });
    for (int die = 1; die <= 6; ++die)
        add(u"sponsorship-one-time/pay-%1"_s.arg(60 * die), 60 * die,
            [=] { return oneTimeDeal(die, 6); });
    for (int die = 1; die <= 3; ++die)
        add(u"sponsorship-ongoing/pay-%1"_s.arg(10 * die), 10 * die,
            [=] { return ongoingDeal(die, 6); });
    add(u"sponsorship-one-time-mishap/player-misses"_s, 61, [] { return oneTimeDeal(1, 1); });
    add(u"sponsorship-one-time-mishap/no-effect"_s, 60, [] { return oneTimeDeal(1, 2); });
    add(u"sponsorship-ongoing-mishap/player-misses"_s, 11, [] { return ongoingDeal(1, 1); });
    add(u"sponsorship-ongoing-mishap/no-effect"_s, 10, [] { return ongoingDeal(1, 2); });
    for (const TableRow &row : sharedRuleset(e)->tables().find(u"sponsorship-major"_s)->rows)
        add(u"sponsorship-major/"_s + row.id.text(), 1,
            [id = row.id.text()] { return majorDeal(id); });
    const QString drawbacks = u"sponsorship-major-drawbacks/"_s;
    add(drawbacks + u"mcmurtys-burger-emporium"_s, 0, [=] {
        return offered(e, {4, 6}, u"ma"_s, u"mcmurtys-burger-emporium"_s);
    });
    add(drawbacks + u"steelhelms-sporting-emporium"_s, 1, [=] {
        return offered(e, {5, 1, 6}, u"ag"_s, u"steelhelms-sporting-emporium"_s);
    });
    Start bombs = with(e, 1, 0);
    bombs.sponsors = {u"farblast-and-sons"_s};
    add(drawbacks + u"farblast-and-sons"_s, 30, [=] { return winnings(bombs, 4); });
}

/// A dead player, and the insurance that wants its money back: what is left of 200,000, whether
/// the deal still stands, how many will be missing.
int insurance(const QString &row)
{
    MatchSetup setup = leagueSetup(u"bb2016"_s);
    setup.teams[0].treasury = 100 * k;
    setup.teams[0].home.sponsors = {RowId(u"star-insurance-guild"_s)};
    AfterDriver driver(setup, [](MatchState &state) {
        state.sides[1].score = 1;
        state.sides[0].players.at(4).casualties = {RowId(u"dead"_s)};
    });
    driver.until(u"after.insurance.home"_s);
    driver.roll(u"after.insurance.home"_s, {1});
    driver.roll(u"after.premium.home"_s, {3, 4});
    const bool pays = row == u"pays"_s;
    driver.choose(u"after.pay-premium.home"_s, {pays ? u"yes"_s : u"no"_s});
    if (pays)
        return -earned(driver, u"sponsorship-major-drawbacks"_s);
    if (row == u"treasury"_s)
        return driver.team(0).treasury;
    if (row == u"blacklisted"_s)
        return static_cast<int>(driver.team(0).home.blacklisted.size()
                                - driver.team(0).home.sponsors.size());
    driver.roll(u"after.blacklisted.home"_s, {2});
    driver.choose(u"after.mishap.home"_s, {u"7"_s, u"8"_s});
    return static_cast<int>(driver.changes(0, u"misses"_s).size());
}

void addInsurance(std::vector<Case> &cases)
{
    const auto add = [&](const QString &row, int expected, const QString &what) {
        cases.push_back({u"bb2016"_s, row, expected, [what] { return insurance(what); }});
    };
    add(u"sponsorship-major-drawbacks/star-insurance-guild"_s, 70, u"pays"_s);
    add(u"sponsor-sig-default/treasury"_s, 0, u"treasury"_s);
    add(u"sponsor-sig-default/blacklisted"_s, 1, u"blacklisted"_s);
    add(u"sponsor-sig-default/players-miss"_s, 2, u"players"_s);
}

void addSummary(std::vector<Case> &cases)
{
    const QString e = u"lrb4"_s;
    const auto add = [&](const QString &row, int expected, std::function<int()> actual) {
        cases.push_back({e, row, expected, std::move(actual)});
    };
    const auto on = [e](const QString &occasion) {
        Start start = with(e, 0, 0);
        start.occasion = occasion;
        return start;
    };
    Start hurting = with(e, 0, 0);
    hurting.suffered = 2;
    add(u"winnings-formula/multiplier"_s, 60, [] { return winningsByTheBook(4, 2); });
    add(u"fan-factor/falls"_s, 4, [=] { return fansAfter(with(e, 1, 1), {1}); });
    add(u"fan-factor/unchanged"_s, 5, [=] { return fansAfter(with(e, 1, 1), {2}); });
    add(u"fan-factor/unchanged"_s, 5, [=] { return fansAfter(with(e, 1, 1), {5}); });
    add(u"fan-factor/rises"_s, 6, [=] { return fansAfter(with(e, 1, 1), {6}); });
    const QString modifiers = u"fan-factor-modifiers/"_s;
    add(modifiers + u"win"_s, 6, [=] { return fansAfter(with(e, 1, 0), {5}); });
    add(modifiers + u"loss"_s, 4, [=] { return fansAfter(with(e, 0, 1), {2}); });
    add(modifiers + u"touchdowns"_s, 6, [=] { return fansAfter(with(e, 2, 2), {5}); });
    add(modifiers + u"casualties"_s, 6, [=] { return fansAfter(hurting, {5}); });
    add(modifiers + u"semi-final"_s, 6, [=] { return fansAfter(on(u"semi-final"_s), {5}); });
    add(modifiers + u"final"_s, 6, [=] { return fansAfter(on(u"final"_s), {4}); });
    add(modifiers + u"large-following"_s, 20, [=] { return fansAfter(with(e, 1, 1, 20), {6}); });
    add(modifiers + u"large-following"_s, 19, [=] { return fansAfter(with(e, 1, 1, 20), {3}); });
    const QStringList levels{u"experienced"_s, u"veteran"_s,   u"emerging-star"_s, u"star-player"_s,
                             u"super-star"_s,  u"mega-star"_s, u"legend"_s};
    for (int level = 1; level <= 7; ++level)
        add(u"aging/"_s + levels.at(level - 1), level + 2, [=] { return youngFrom(level); });
}

const std::vector<Case> &cases()
{
    static const std::vector<Case> all = [] {
        std::vector<Case> made;
        for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s})
            addShared(made, edition);
        addMistakes(made);
        addHomes(made);
        addSponsors(made);
        addInsurance(made);
        addSummary(made);
        return made;
    }();
    return all;
}

/// The tables of what follows a match. What is rolled during one has its tests there.
bool belongsHere(const QString &table)
{
    const QStringList named{u"improvement"_s,
                            u"improvement-doubles"_s,
                            u"value-increases"_s,
                            u"winnings"_s,
                            u"winnings-formula"_s,
                            u"fan-factor"_s,
                            u"fan-factor-modifiers"_s,
                            u"spiralling-expenses"_s,
                            u"aging"_s,
                            u"stadium-purchase"_s,
                            u"stadium-fund"_s,
                            u"stadium-sale"_s,
                            u"stadium-owner-winnings"_s,
                            u"sponsor-sig-default"_s};
    return named.contains(table) || table.startsWith(u"expensive-mistakes")
        || table.startsWith(u"residence") || table.startsWith(u"sponsorship");
}

} // namespace

/// Every row of every table of the sequence after a match, with the dice that lead to it.
class TestAfterTables : public QObject
{
    Q_OBJECT

private slots:
    void everyRowHasItsDice();
    void rows_data();
    void rows();
};

void TestAfterTables::everyRowHasItsDice()
{
    QStringList missing;
    int rows = 0;
    for (const QString &edition : footballRulesets()) {
        for (const Table &table : sharedRuleset(edition)->tables()) {
            for (const TableRow &row : table.rows) {
                if (!belongsHere(table.id.text()))
                    continue;
                ++rows;
                const QString name = table.id.text() + u'/' + row.id.text();
                const bool covered
                    = std::any_of(cases().begin(), cases().end(), [&](const Case &each) {
                          return each.edition == edition && each.row == name;
                      });
                if (!covered)
                    missing.append(edition + u' ' + name);
            }
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    QVERIFY(rows > 150);
}

void TestAfterTables::rows_data()
{
    QTest::addColumn<int>("index");
    for (size_t i = 0; i < cases().size(); ++i)
        QTest::addRow("%s %s %zu", qPrintable(cases()[i].edition), qPrintable(cases()[i].row), i)
            << static_cast<int>(i);
}

void TestAfterTables::rows()
{
    QFETCH(int, index);
    const Case &each = cases().at(static_cast<size_t>(index));
    QCOMPARE(each.actual(), each.expected);
}

QTEST_GUILESS_MAIN(TestAfterTables)
#include "tst_aftertables.moc"
