// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"
#include "core/skirmish/randomskirmish.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/thrownaway.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/teams/teamspage.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a command in a terminal wrote is shown by the window that is open, and nobody who is in the
/// middle of something loses it.
class TestWindowNews final : public QObject
{
    Q_OBJECT

private slots:
    void aLeagueGoesOn();
    void aLeagueGoesOnBehindADialog();
    void aLeagueThatIsGoneIsLeft();
    void aTeamIsChanged();
    void whatIsTypedIsKept();
    void aMatchGoesOn();
    void aSkirmishGoesOn();
};

namespace {

/// Somebody else answers what is asked first.
template<typename Game>
void goOn(Game &game)
{
    SeededRandomSource dice(3);
    const auto done = game.act({randomAnswer(randomPrompt(game.prompts(), dice), dice)});
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
}

} // namespace

void TestWindowNews::aLeagueGoesOn()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    LeagueTableView *table = boss.table(u"fixtures-table"_s);
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    table->setCurrentId(fixtures[1].id.text());
    table->setFocus();
    OpenLeague command = must(boss.house().leagues().open(boss.document().id()));
    QVERIFY(command.act(LeagueRenamed{u"Monday League"_s}));
    QCOMPARE(boss.league().name, u"Sunday League"_s);
    boss.window().takeNews();
    WindowFixture::settle();
    QCOMPARE(boss.league().name, u"Monday League"_s);
    QCOMPARE(table->currentId(), fixtures[1].id.text());
    QCOMPARE(boss.window().focusWidget(), table);
    // What is decided here comes on top of it.
    boss.enterResult(fixtures[1].id, 2, 1);
    QVERIFY(!boss.dialog());
    QVERIFY(boss.league().fixture(fixtures[1].id)->outcome);
}

void TestWindowNews::aLeagueGoesOnBehindADialog()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    boss.table(u"fixtures-table"_s)->setCurrentId(fixtures[0].id.text());
    boss.press("fixture-enter");
    boss.in<QSpinBox>(boss.dialog(), u"result-td"_s)->setValue(3);
    OpenLeague command = must(boss.house().leagues().open(boss.document().id()));
    QVERIFY(command.act(LeagueRenamed{u"Monday League"_s}));
    boss.window().takeNews();
    WindowFixture::settle();
    QVERIFY(boss.dialog());
    QCOMPARE(boss.in<QSpinBox>(boss.dialog(), u"result-td"_s)->value(), 3);
    boss.accept();
    QVERIFY(!boss.dialog());
    QCOMPARE(boss.league().fixture(fixtures[0].id)->outcome->result.td, 3);
    QCOMPARE(boss.league().name, u"Monday League"_s);
}

void TestWindowNews::aLeagueThatIsGoneIsLeft()
{
    Commissioner boss;
    boss.found();
    boss.press("league-members");
    boss.press("paper-button");
    QVERIFY(boss.dialog());
    QVERIFY(throwAwayLeague(boss.house().leagues().bin(), boss.document().id()));
    boss.window().takeNews();
    WindowFixture::settle();
    QVERIFY(!boss.document().isOpen());
    QVERIFY(!boss.dialog()); // nobody is asked about what is gone
    QVERIFY(boss.in<QWidget>(boss.page(), u"new-league-button"_s)->isVisible());
}

void TestWindowNews::aTeamIsChanged()
{
    Commissioner boss;
    boss.keepTeams(1);
    boss.window().goTo(Place::Teams);
    auto *teams = boss.window().findChild<TeamsPage *>();
    const auto listed = must(boss.house().club().teams().list());
    teams->openTeam(listed.front().id.text());
    auto kept = must(boss.house().club().teams().load(listed.front().id));
    kept.team.name = u"Other Name"_s;
    QVERIFY(boss.house().club().teams().save(kept));
    boss.window().takeNews();
    WindowFixture::settle();
    QCOMPARE(teams->windowTitle(), u"Other Name"_s);
}

void TestWindowNews::whatIsTypedIsKept()
{
    Commissioner boss;
    boss.keepTeams(1);
    boss.window().goTo(Place::Teams);
    auto *teams = boss.window().findChild<TeamsPage *>();
    const auto listed = must(boss.house().club().teams().list());
    teams->openTeam(listed.front().id.text());
    WindowFixture::settle();
    auto kept = must(boss.house().club().teams().load(listed.front().id));
    kept.team.name = u"Other Name"_s;
    QVERIFY(boss.house().club().teams().save(kept));
    // Somebody is asked something, and then he is not.
    auto *asked = new QDialog(&boss.window());
    asked->open();
    WindowFixture::settle();
    boss.window().takeNews();
    WindowFixture::settle();
    QCOMPARE(teams->windowTitle(), u"Team A"_s);
    delete asked;
    boss.window().activateWindow();
    QTRY_COMPARE(teams->windowTitle(), u"Other Name"_s);
}

void TestWindowNews::aMatchGoesOn()
{
    Commissioner boss;
    const MatchRepository &matches = boss.house().club().matches();
    SeededRandomSource dice(7);
    const auto rules = must(boss.house().club().library().load(u"crp"_s));
    const JournalId id = must(matches.start(randomSetup(*rules, {}, true, dice)));
    boss.window().goTo(Place::Match);
    auto *page = boss.window().findChild<MatchPage *>();
    page->openMatch(id.text());
    QCOMPARE(page->table()->opened().lines(), 0);
    goOn(*must(matches.open(id)));
    boss.window().takeNews();
    WindowFixture::settle();
    QCOMPARE(page->table()->opened().lines(), 1);
    const MatchTable *same = page->table();
    boss.window().takeNews(); // nothing is new
    QCOMPARE(page->table(), same);
}

void TestWindowNews::aSkirmishGoesOn()
{
    Commissioner boss;
    const SkirmishRepository &games = boss.house().club().skirmishes();
    SeededRandomSource dice(7);
    const auto rules = must(boss.house().club().library().load(u"shadespire"_s));
    const JournalId id = must(games.start(randomSetup(*rules, RandomSkirmish{}, dice)));
    boss.window().goTo(Place::Skirmish);
    auto *page = boss.window().findChild<SkirmishPage *>();
    page->openGame(id.text());
    goOn(*must(games.open(id)));
    boss.window().takeNews();
    WindowFixture::settle();
    QCOMPARE(page->game()->table()->opened().lines(), 1);
}

QTEST_MAIN(TestWindowNews)
#include "tst_windownews.moc"
