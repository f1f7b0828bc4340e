// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/rollneed.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// A roll that players make: how a match comes to it, the dice it fails with, and what lets it be
/// made again. Words of a list are separated by spaces; an answer is `prompt=choice`,
/// `prompt?choice` where it is not asked in every edition, or `prompt#dice`.
struct ListedRoll
{
    const char *name;
    const char *roll; ///< of the ruleset; nothing where only matches have it
    const char *skills; ///< of who rolls; he is a Pro and a Loner as well
    const char *path; ///< from the first turn of the home side on
    const char *fails;
    const char *ways; ///< as they are offered
    const char *who = "0:1";
    const char *mate = ""; ///< what the second home player has
    const char *opponent = ""; ///< what the first opponent has
    std::optional<RollTurn> turn = {}; ///< where it is not the usual one
    const char *home = "human/lineman";
    const char *away = "orc/lineman";
    const char *editions = "crp lrb4 lrb5 bb2016";
};

// A team re-roll is for any die of a player on the pitch in his side's turn, but for armour,
// injury, casualty and where a ball scatters (crp L864-874, bb2016 L812-820); Pro for any of his
// dice but for the first three, in either turn (crp L5163-5175, L6373-6376; bb2016 L10461-10470,
// L11447-11452); a Loner has to earn the team's (crp L5366-5375, bb2016 L10361-10365). The other
// two documents are silent, and crp stands for them. That a success may be rolled again too (crp
// L870, bb2016 L816) is left to the action that uses a re-roll by hand: see aSuccessByHand.
constexpr ListedRoll listed[]{
    {"dodge", "dodge", "dodge", "roll.dodge=0:1 roll.zones=0", "roll.die#1", "dodge team pro"},
    {"leap", "leap", "leap", "roll.leap=0:1", "roll.die#1", "team pro"},
    {"picking up", "pick-up", "sure-hands", "roll.pick-up=0:1 roll.zones=0", "roll.die#1",
     "sure-hands team pro"},
    {"pass", "pass", "pass",
     "hand.carrier=0:1 roll.pass=0:1 pass.partner=0:2 pass.interceptor=none roll.range=quick-pass "
     "roll.zones=0",
     "roll.die#1", "pass team pro"},
    {"dump-off", "pass", "dump-off pass",
     "hand.carrier=1:1 block=0:1 block.victim=1:1 block.dump-off=1:2 pass.interceptor?none "
     "roll.zones=0",
     "roll.die#1", "pass pro", "1:1", "", "", RollTurn::Opponent},
    {"catch", "catch", "catch", "roll.catch=0:1 roll.zones=0", "roll.die#1", "catch team pro"},
    // Off a kick-off it is the same: no team re-roll (crp L1361-1365, bb2016 L1188-1190). A match
    // is told who caught it.
    {"catch in the other turn", "catch", "catch", "roll.catch=1:1 roll.zones=0", "roll.die#1",
     "catch pro", "1:1", "", "", RollTurn::Opponent},
    {"hand-off", "hand-off", "catch", "roll.hand-off=0:1 hand-off.partner=0:2 roll.zones=0",
     "roll.die#1", "catch team pro", "0:2"},
    {"interception", "interception", "catch",
     "roll.pass=0:1 pass.partner=0:2 pass.interceptor=1:1 roll.zones=0", "roll.die#1", "catch pro",
     "1:1"},
    {"interception of a dump-off", "interception", "catch",
     "hand.carrier=1:1 block=0:1 block.victim=1:1 block.dump-off=1:2 pass.interceptor=0:1 "
     "roll.zones=0",
     "roll.die#1", "catch team pro", "0:1", "", "dump-off", RollTurn::Own},
    {"safe throw", "safe-throw", "safe-throw",
     "roll.pass=0:1 pass.partner=0:2 pass.interceptor=1:1 roll.zones=0 roll.die#6", "roll.die#1",
     "team pro"},
    {"hail mary pass", "hail-mary-pass", "hail-mary-pass pass", "roll.hail-mary-pass=0:1",
     "roll.die#1", "pass team pro"},
    {"throwing a team-mate", "throw-team-mate", "throw-team-mate pass",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2 roll.range=quick-pass roll.zones=0",
     "roll.die#1", "pass team pro", "0:1", "right-stuff"},
    {"landing", "landing", "right-stuff",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2 roll.range=quick-pass roll.zones=0 "
     "roll.die#2 throw.lands=empty-square roll.zones=0",
     "roll.die#1", "team pro", "0:2", "throw-team-mate"},
    {"always hungry", "always-hungry", "throw-team-mate always-hungry",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2", "roll.die#1", "team pro", "0:1",
     "right-stuff"},
    {"the bite", "always-hungry-bite", "throw-team-mate always-hungry",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2 roll.die#1", "roll.die#1", "team pro",
     "0:1", "right-stuff"},
    {"gaze", "hypnotic-gaze", "hypnotic-gaze",
     "roll.hypnotic-gaze=0:1 roll.partner=1:1 roll.zones=0", "roll.die#1", "team pro"},
    {"jumping up", "jump-up", "jump-up", "down roll.jump-up=0:1", "roll.die#1", "team pro"},
    {"standing up",
     "standing-up",
     "",
     "down roll.standing-up=0:1",
     "roll.die#3",
     "team pro",
     "0:1",
     "",
     "",
     {},
     "wood-elf/treeman"},
    {"going for it", "going-for-it", "sure-feet", "roll.going-for-it=0:1", "roll.die#1",
     "sure-feet team pro"},
    {"dauntless",
     "dauntless",
     "dauntless",
     "roll.dauntless=0:1 roll.partner=1:1",
     "roll.die#1",
     "team pro",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/black-orc-blocker"},
    {"foul appearance", "foul-appearance", "", "roll.foul-appearance=0:1 roll.partner=1:1",
     "roll.die#1", "team pro", "0:1", "", "foul-appearance"},
    {"tentacles", "tentacles", "", "roll.tentacles=0:1 roll.partner=1:1", "roll.die#11", "team pro",
     "0:1", "", "tentacles"},
    {"shadowing", "shadowing", "", "roll.shadowing=0:1 roll.partner=1:1", "roll.die#11", "team pro",
     "0:1", "", "shadowing"},
    {"bone-head", "bone-head", "bone-head", "roll.activation=0:1", "roll.die#1", "team pro"},
    {"really stupid", "really-stupid", "really-stupid", "roll.activation=0:1 roll.told=alone",
     "roll.die#1", "team pro"},
    {"wild animal", "wild-animal", "wild-animal", "roll.activation=0:1 roll.told=other-action",
     "roll.die#1", "team pro"},
    {"take root", "take-root", "take-root", "roll.activation=0:1", "roll.die#1", "team pro"},
    {"blood lust", "blood-lust", "blood-lust", "roll.activation=0:1", "roll.die#1", "team pro"},
    {"animosity", "animosity", "animosity", "roll.animosity=0:1", "roll.die#1", "team pro"},
    {"chainsaw", "chainsaw", "chainsaw", "weapon=0:1 weapon.victim=1:1", "chainsaw#1", "team pro"},
    {"block", "", "", "block=0:1 block.victim=1:1 block.dice=1", "block.roll#1", "team pro"},
    // Its dice are the kicker's, and only crp knows distances that stay (bb2016 L813-814, L10284).
    {"kicking a team-mate",
     "",
     "kick-team-mate",
     "kick-team-mate=0:1 kick-team-mate.partner=0:2 kick-team-mate.how=long-kick",
     "kick-team-mate.roll#22",
     "team pro",
     "0:1",
     "right-stuff",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "bb2016"},
    // Nobody rolls these again.
    {"armour", "", "", "fall=0:1", "armour#66", ""},
    {"injury",
     "",
     "",
     "fall=0:1 armour#66",
     "injury#66",
     "",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "crp lrb5 bb2016"},
    {"casualty",
     "",
     "",
     "fall=0:1 armour#66 injury#66",
     "casualty#11",
     "",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "crp lrb5 bb2016"},
    {"armour of a blade", "", "stab", "weapon=0:1 weapon.victim=1:1", "armour#11", ""},
    {"regeneration",
     "regeneration",
     "regeneration",
     "fall=0:1 armour#66 injury#66 casualty#11",
     "regeneration#1",
     "",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "crp lrb5 bb2016"}, // crp L5257, bb2016 L10497
    {"bomb", "bomb-blast", "bombardier", "weapon=0:1 bomb.hit=empty-square bomb.near=1:1",
     "bomb.roll#3", ""},
};

/// Coaches and referees, and the die that a re-roll is earned with.
constexpr QStringView nobodysRolls[]{u"ko-recovery", u"bribe", u"argue-the-call", u"loner"};
/// Matches lead to them by ways of their own (tst_matchreading, tst_matchreferees,
/// tst_matchstadiums).
constexpr QStringView elsewhere[]{u"pro", u"filthy-rich", u"footing", u"weeping-dagger"};

const QString again = u"roll-again"_s;

QStringList wordsOf(const char *list)
{
    return QString::fromLatin1(list).split(u' ', Qt::SkipEmptyParts);
}

Team teamOf(const QString &edition, const char *list)
{
    const QStringList words = QString::fromLatin1(list).split(u'/');
    return plainTeam(edition, words.first(), words.last());
}

MatchSetup setupFor(const QString &edition, const ListedRoll &each)
{
    const QStringList both{u"pro"_s, u"loner"_s};
    const QString who = QString::fromLatin1(each.who);
    MatchSetup setup = plainSetup(edition);
    setup.teams = {teamOf(edition, each.home), teamOf(edition, each.away)};
    const auto has = [&](const QString &ref, const char *otherwise) {
        return who == ref ? wordsOf(each.skills) + both : wordsOf(otherwise);
    };
    // Who throws him stands where his mate does else.
    const bool thrown = who == u"0:2" && *each.mate != 0;
    teach(setup.teams[0], 0, has(u"0:1"_s, thrown ? each.mate : ""));
    teach(setup.teams[0], 1, has(u"0:2"_s, each.mate));
    teach(setup.teams[1], 0, has(u"1:1"_s, each.opponent));
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.options[OptionId(u"interceptions"_s)] = true;
    return setup;
}

void answer(MatchDriver &match, const QString &said)
{
    const qsizetype end = std::find_if(said.begin(), said.end(),
                                       [](QChar c) { return c == u'=' || c == u'?' || c == u'#'; })
        - said.begin();
    const QString prompt = said.left(end);
    const QString value = said.mid(end + 1);
    if (end == said.size())
        match.putDown(u"0:1"_s);
    else if (said.at(end) == u'#') {
        std::vector<int> dice;
        for (const QChar digit : value)
            dice.push_back(digit.digitValue());
        match.roll(prompt, dice);
    } else if (said.at(end) == u'=' || match.asks(prompt))
        match.choose(prompt, value);
}

/// To the roll, which has failed.
MatchDriver failed(const QString &edition, const ListedRoll &each)
{
    MatchDriver match(setupFor(edition, each));
    match.untilTurn();
    for (const QString &said : wordsOf(each.path))
        answer(match, said);
    answer(match, QString::fromLatin1(each.fails));
    return match;
}

RollSituation situationOf(const ListedRoll &each)
{
    RollSituation now;
    now.profile = {2, 3, 3, 8}; // so slow that he has to roll for getting up
    now.other = {6, 4, 3, 8};
    now.now.skills = wordsOf(each.skills) + QStringList{u"pro"_s, u"loner"_s};
    now.now.range = u"quick-pass"_s;
    now.turn = each.turn;
    return now;
}

bool isInOdds(const ListedRoll &each)
{
    return *each.roll != 0;
}

/// Those rolls of the list that are asked for.
void addRows(bool (*isMeant)(const ListedRoll &))
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<int>("place");
    for (size_t place = 0; place < std::size(listed); ++place) {
        if (!isMeant(listed[place]))
            continue;
        for (const QString &edition : wordsOf(listed[place].editions))
            QTest::addRow("%s, %s", qPrintable(edition), listed[place].name)
                << edition << static_cast<int>(place);
    }
}

} // namespace

/// The one list of what may be rolled again with what, for matches and for `dugout odds` alike.
class TestRerollList : public QObject
{
    Q_OBJECT

private slots:
    void inMatches_data()
    {
        addRows([](const ListedRoll &) { return true; });
    }
    void inMatches();
    void inOdds_data() { addRows(isInOdds); }
    void inOdds();
    void aProsOwnDie_data();
    void aProsOwnDie();
    void everyRollIsListed_data() { aProsOwnDie_data(); }
    void everyRollIsListed();
    void aSuccessByHand_data();
    void aSuccessByHand();
};

void TestRerollList::inMatches()
{
    QFETCH(QString, edition);
    QFETCH(int, place);
    const ListedRoll &each = listed[place];
    const QStringList ways = wordsOf(each.ways);
    MatchDriver match = failed(edition, each);
    QCOMPARE(match.choices(again), ways);
    const bool team = ways.contains(u"team"_s);
    if (team) {
        match.choose(again, u"team"_s);
        match.roll(u"loner-die"_s, {3});
        QVERIFY(!match.asks(again));
    }
    if (!ways.contains(u"pro"_s))
        return;
    MatchDriver pro = failed(edition, each);
    pro.choose(again, u"pro"_s);
    pro.roll(u"pro-die"_s, {3});
    // His own die only the side makes again, and only in its turn.
    QCOMPARE(pro.choices(u"pro-again"_s), team ? QStringList{u"team"_s} : QStringList{});
}

void TestRerollList::inOdds()
{
    QFETCH(QString, edition);
    QFETCH(int, place);
    const ListedRoll &each = listed[place];
    const auto ruleset = sharedRuleset(edition);
    const RollNeeds needs(*ruleset);
    const auto need = needs.need(QString::fromLatin1(each.roll), situationOf(each));
    QVERIFY(need);
    const QStringList ways = wordsOf(each.ways);
    QStringList found;
    for (const Skill *skill : need->rerolls)
        found.append(skill->id.text());
    const ChainStep step = need->step();
    if (step.mayBeTeamRerolled())
        found.append(u"team"_s);
    if (need->pro && step.mayBeRerolled())
        found.append(u"pro"_s);
    QCOMPARE(found, ways);
    QVERIFY(need->lonerTarget && step.isLoner());
}

void TestRerollList::aProsOwnDie_data()
{
    QTest::addColumn<QString>("edition");
    for (const QString &edition : {u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

/// Of a Loner: half, and half of the rest where he earns it.
void TestRerollList::aProsOwnDie()
{
    QFETCH(QString, edition);
    const auto ruleset = sharedRuleset(edition);
    const RollNeeds needs(*ruleset);
    RollSituation now;
    now.now.skills = {u"pro"_s, u"loner"_s};
    const auto need = needs.need(u"pro"_s, now);
    QVERIFY(need);
    QVERIFY(!need->pro);
    QCOMPARE(need->chanceWithTeamReroll().toString(), u"5/8"_s);
}

/// Whoever adds a roll says here what it may be made again with.
void TestRerollList::everyRollIsListed()
{
    QFETCH(QString, edition);
    const auto among = [](const auto &list, const QString &roll) {
        return std::find(std::begin(list), std::end(list), roll) != std::end(list);
    };
    for (const Roll &roll : sharedRuleset(edition)->rolls()) {
        const QString id = roll.id.text();
        const bool never = among(nobodysRolls, id);
        const bool played
            = std::any_of(std::begin(listed), std::end(listed), [&id](const ListedRoll &each) {
                  return id == QLatin1StringView(each.roll);
              });
        QVERIFY2(never || played || among(elsewhere, id), qPrintable(id));
        if (never)
            QVERIFY2(!roll.mayReroll, qPrintable(id));
    }
}

void TestRerollList::aSuccessByHand_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("roll");
    for (const QString &edition : {u"crp"_s, u"bb2016"_s}) {
        QTest::addRow("%s, dodge", qPrintable(edition)) << edition << u"roll.dodge"_s;
        QTest::addRow("%s, going for it", qPrintable(edition)) << edition << u"roll.going-for-it"_s;
    }
}

/// Nobody is asked about it, and it is one answer in the turn; the roll is then made anew. What a
/// turn has once, such as a leap, is told by what became of it.
void TestRerollList::aSuccessByHand()
{
    QFETCH(QString, edition);
    QFETCH(QString, roll);
    MatchSetup setup = plainSetup(edition);
    setup.teams = {teamOf(edition, "human/lineman"), teamOf(edition, "orc/lineman")};
    setup.options[OptionId(u"special-plays"_s)] = false;
    MatchDriver match(setup);
    match.untilTurn();
    const auto rolled = [&match, &roll](int die) {
        match.choose(roll, u"0:1"_s);
        answer(match, u"roll.zones?0"_s);
        match.roll(u"roll.die"_s, {die});
    };
    rolled(6);
    QVERIFY(!match.asks(again));
    match.choose(u"re-roll"_s, u"team"_s);
    QVERIFY(!match.asks(u"re-roll"_s)); // one a turn
    rolled(1);
    QVERIFY(!match.choices(again).contains(u"team"_s));
}

QTEST_GUILESS_MAIN(TestRerollList)
#include "tst_rerolllist.moc"
