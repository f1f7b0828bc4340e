// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/sampleleague.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/thrownaway.h"
#include "tests/support/widgetwalker.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"

#include <QMessageBox>
#include <QSignalSpy>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The sample league: offered at a first start, played from Home, gone at once when it is not
/// wanted.
class TestSampleLeagueWindow final : public QObject
{
    Q_OBJECT

private slots:
    void homeOffersItAtAFirstStart();
    void aMatchStartsFromHome();
    void itGoesWithAllThatIsItsOwn();
    void teamsThatJoinedItStay();
};

void TestSampleLeagueWindow::homeOffersItAtAFirstStart()
{
    Commissioner boss;
    boss.window().goTo(Place::Home);
    WindowFixture::settle();
    boss.press(&boss.window(), u"home-sample-league"_s);
    QCOMPARE(boss.window().place(), Place::League);
    QVERIFY(boss.document().isOpen());
    QCOMPARE(boss.document().id(), sampleLeagueId());
    QCOMPARE(boss.league().teams.size(), size_t(8));
    QCOMPARE(clippedTexts(boss.page()).join(u'\n'), QString());
    // Once it is there, nobody is offered it again.
    boss.window().goTo(Place::Home);
    WindowFixture::settle();
    QVERIFY(!boss.window().findChild<QWidget *>(u"home-sample-league"_s)->isVisible());
    boss.window().goTo(Place::League);
    boss.page()->showList();
    QVERIFY(!boss.in<QWidget>(boss.page(), u"sample-league"_s)->isVisible());
    QVERIFY(!boss.house().leagues().addSample(*std::make_unique<SeededRandomSource>(1)));
}

void TestSampleLeagueWindow::aMatchStartsFromHome()
{
    Commissioner boss;
    boss.press("sample-league");
    const auto next
        = must(boss.house().leagues().nextFixtures(2)).back(); // the first is being played
    boss.window().goTo(Place::Home);
    WindowFixture::settle();
    boss.press(&boss.window(), u"next-"_s + next.league.text() + next.fixture.text());
    QCOMPARE(boss.window().place(), Place::League);
    QVERIFY(boss.dialog());
    QCOMPARE(boss.dialog()->objectName(), u"fixture-start"_s);
    boss.accept();
    QCOMPARE(boss.window().place(), Place::Match);
    const MatchTable *table = boss.window().findChild<MatchPage *>()->table();
    QVERIFY(table);
    QCOMPARE(table->context().setup().fixture.fixture, next.fixture.text());
    // A second time it goes on with it.
    boss.window().goTo(Place::Home);
    WindowFixture::settle();
    boss.press(&boss.window(), u"next-"_s + next.league.text() + next.fixture.text());
    QVERIFY(!boss.dialog());
    QCOMPARE(boss.window().place(), Place::Match);
}

void TestSampleLeagueWindow::itGoesWithAllThatIsItsOwn()
{
    Commissioner boss;
    boss.press("sample-league");
    boss.press("league-back");
    QVERIFY(!must(boss.house().club().matches().list()).empty());
    boss.press("remove-sample-league");
    auto *question = boss.window().findChild<QMessageBox *>();
    QVERIFY(question);
    question->button(QMessageBox::Yes)->click();
    WindowFixture::settle();
    QVERIFY(must(boss.house().leagues().list()).empty());
    QVERIFY(must(boss.house().club().teams().list()).empty());
    QVERIFY(must(boss.house().club().matches().list()).empty());
    QVERIFY(boss.in<QWidget>(boss.page(), u"sample-league"_s)->isVisible());
}

void TestSampleLeagueWindow::teamsThatJoinedItStay()
{
    Commissioner boss;
    boss.press("sample-league");
    boss.keepTeams(1);
    boss.registerAll();
    QCOMPARE(boss.league().teams.size(), size_t(9));
    QVERIFY(
        throwAwayLeague(boss.house().leagues().bin(), sampleLeagueId(), LeagueRemoval::WithTeams));
    const auto left = must(boss.house().club().teams().list());
    QCOMPARE(left.size(), size_t(1));
    QCOMPARE(left.front().name, u"Team A"_s);
}

QTEST_MAIN(TestSampleLeagueWindow)
#include "tst_sampleleaguewindow.moc"
