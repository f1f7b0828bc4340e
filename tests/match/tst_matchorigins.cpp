// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchtexts.h"
#include "core/text/languagescope.h"
#include "tests/support/carddriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Where a player comes from is kept as such: no id and no note stands for it.
class TestMatchOrigins : public QObject
{
    Q_OBJECT

private slots:
    void aNoteIsOnlyANote();
    void aGuestHasAWillOfHisOwn_data();
    void aGuestHasAWillOfHisOwn();
    void joinersKnowHowTheyCame();
};

void TestMatchOrigins::aNoteIsOnlyANote()
{
    MatchSetup setup = cardSetup(u"bb2016"_s);
    for (Player &player : setup.teams[0].players)
        player.notes = u"card-ogre"_s;
    MatchDriver match(setup);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    QVERIFY(!match.asks(u"roll"_s));
}

void TestMatchOrigins::aGuestHasAWillOfHisOwn_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<QStringList>("guests");
    QTest::newRow("changes sides") << 1 << QStringList{u"1:g1"_s};
    QTest::newRow("goes") << 2 << QStringList{};
    QTest::newRow("stays") << 4 << QStringList{u"0:g1"_s};
}

void TestMatchOrigins::aGuestHasAWillOfHisOwn()
{
    QFETCH(int, die);
    QFETCH(QStringList, guests);
    const QString card = u"random-events-2016/they-think-its-all-ogre"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    playCard(match, card);
    QCOMPARE(match.player(u"0:g1"_s).who->origin, Origin::Guest);
    {
        const LanguageScope scope(Language::Spanish); // he is called as the card is
        const QString name = playerName(match.state(), PlayerRef::fromString(u"0:g1"_s));
        QVERIFY2(name.endsWith(match.player(u"0:g1"_s).who->role.es), qPrintable(name));
    }
    untilTurnOf(match, 0);
    match.confirm(u"end-turn"_s);
    match.until(u"roll"_s);
    match.roll(u"roll"_s, {die});
    QStringList there;
    for (const Seat seat : {0, 1})
        there += match.state().refs(seat, [](const MatchPlayer &player) {
            return player.isOnPitch() && player.who->origin == Origin::Guest;
        });
    QCOMPARE(there, guests);
}

void TestMatchOrigins::joinersKnowHowTheyCame()
{
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.teams[0].players.resize(9);
    setup.teams[0].players[0].id = PlayerId(u"z1"_s); // a file may call him that
    MatchDriver match(setup);
    match.untilTurn();
    QCOMPARE(match.player(u"0:z1"_s).who->origin, Origin::Team);
    QCOMPARE(match.player(u"0:j1"_s).who->origin, Origin::Journeyman);
}

QTEST_GUILESS_MAIN(TestMatchOrigins)
#include "tst_matchorigins.moc"
