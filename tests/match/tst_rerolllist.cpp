// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/listedrolls.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Coaches and referees, and the die that a re-roll is earned with.
constexpr QStringView nobodysRolls[]{u"ko-recovery", u"bribe", u"argue-the-call", u"loner"};
/// Matches lead to them by ways of their own (tst_matchreading, tst_matchreferees,
/// tst_matchstadiums).
constexpr QStringView elsewhere[]{u"pro", u"filthy-rich", u"footing", u"weeping-dagger"};

const QString again = u"roll-again"_s;

RollSituation situationOf(const ListedRoll &each)
{
    RollSituation now;
    now.profile = {2, 3, 3, 8}; // so slow that he has to roll for getting up
    now.other = {6, 4, 3, 8};
    now.now.skills = listedWords(each.skills) + QStringList{u"pro"_s, u"loner"_s};
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
    for (size_t place = 0; place < listedRolls().size(); ++place) {
        const ListedRoll &each = listedRolls()[place];
        if (!isMeant(each))
            continue;
        for (const QString &edition : listedWords(each.editions))
            QTest::addRow("%s, %s", qPrintable(edition), each.name)
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
    const ListedRoll &each = listedRolls()[static_cast<size_t>(place)];
    const QStringList ways = listedWords(each.ways);
    MatchDriver match = failedRoll(edition, each);
    QCOMPARE(match.choices(again), ways);
    const bool team = ways.contains(u"team"_s);
    if (team) {
        match.choose(again, u"team"_s);
        match.roll(u"loner-die"_s, {3});
        QVERIFY(!match.asks(again));
    }
    if (!ways.contains(u"pro"_s))
        return;
    MatchDriver pro = failedRoll(edition, each);
    pro.choose(again, u"pro"_s);
    pro.roll(u"pro-die"_s, {3});
    // His own die only the side makes again, and only in its turn.
    QCOMPARE(pro.choices(u"pro-again"_s), team ? QStringList{u"team"_s} : QStringList{});
}

void TestRerollList::inOdds()
{
    QFETCH(QString, edition);
    QFETCH(int, place);
    const ListedRoll &each = listedRolls()[static_cast<size_t>(place)];
    const auto ruleset = sharedRuleset(edition);
    const RollNeeds needs(*ruleset);
    const auto need = needs.need(QString::fromLatin1(each.roll), situationOf(each));
    QVERIFY(need);
    const QStringList ways = listedWords(each.ways);
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

/// A new roll has to say here what it may be re-rolled with.
void TestRerollList::everyRollIsListed()
{
    QFETCH(QString, edition);
    const auto among = [](const auto &list, const QString &roll) {
        return std::find(std::begin(list), std::end(list), roll) != std::end(list);
    };
    for (const Roll &roll : sharedRuleset(edition)->rolls()) {
        const QString id = roll.id.text();
        const bool never = among(nobodysRolls, id);
        const bool played = std::any_of(
            listedRolls().begin(), listedRolls().end(),
            [&id](const ListedRoll &each) { return id == QLatin1StringView(each.roll); });
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
/// turn has once, such as a leap, is known by its outcome.
void TestRerollList::aSuccessByHand()
{
    QFETCH(QString, edition);
    QFETCH(QString, roll);
    MatchSetup setup = plainSetup(edition);
    setup.teams = {plainTeam(edition, u"human"_s, u"lineman"_s),
                   plainTeam(edition, u"orc"_s, u"lineman"_s)};
    setup.options[OptionId(u"special-plays"_s)] = false;
    MatchDriver match(setup);
    match.untilTurn();
    const auto rolled = [&match, &roll](int die) {
        match.choose(roll, u"0:1"_s);
        giveListed(match, u"roll.zones?0"_s);
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
