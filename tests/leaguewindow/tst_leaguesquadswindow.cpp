// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/squads.h"
#include "tests/leaguewindow/commissioner.h"
#include "ui/common/optionwords.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/skirmish/table/skirmishtable.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Squads and skirmishes at the window.
class TestLeagueSquadsWindow final : public QObject
{
    Q_OBJECT

private slots:
    void squadsAreAnnouncedDrawnAndCounted();
    void someoneChangesHisSquad();
    void anEncounterIsToldGameByGame();
    void theLadderIsAskedInAKnockOut();
    void aSkirmishIsPlayedFromItsFixture();
    void bandsHaveNothingOfASheet();
};

namespace {

enum SquadShape { EveryPair, SwissRounds, KnockOutRounds };

void announceSquads(Commissioner &boss, int size)
{
    boss.press("league-do");
    boss.type("competition-name", u"Cup"_s);
    boss.in<QSpinBox>(boss.dialog(), u"competition-squad"_s)->setValue(size);
    boss.accept();
    QVERIFY(!boss.dialog());
}

/// A league of two bands, drawn and published.
FixtureId beginSkirmish(Commissioner &boss, int shape)
{
    boss.found(u"shadespire"_s);
    boss.press("league-members");
    for (const QString &name : {u"Reavers"_s, u"Liberators"_s}) {
        boss.press("paper-button");
        boss.type("paper-name", name);
        boss.type("paper-coach", u"Player of "_s + name);
        boss.accept();
    }
    boss.beginSeason(u"Spring"_s);
    boss.announce(shape);
    boss.drawAndPublish();
    return boss.document().competition()->round(1)->fixtures.front().id;
}

void tellGames(Commissioner &boss, const QList<int> &glory)
{
    for (int i = 0; i + 1 < glory.size(); i += 2) {
        const int game = i / 2 + 1;
        boss.in<QSpinBox>(boss.dialog(), u"glory-%1"_s.arg(game))->setValue(glory[i]);
        boss.in<QSpinBox>(boss.dialog(), u"glory-away-%1"_s.arg(game))->setValue(glory[i + 1]);
    }
}

void openResult(Commissioner &boss, const FixtureId &fixture)
{
    boss.press("league-fixtures");
    boss.table(u"fixtures-table"_s)->setCurrentId(fixture.text());
    boss.press("fixture-enter");
    QCOMPARE(boss.dialog()->objectName(), u"encounter-result"_s);
}

} // namespace

void TestLeagueSquadsWindow::squadsAreAnnouncedDrawnAndCounted()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    announceSquads(boss, 2);
    QCOMPARE(squadsOf(*boss.document().competition()).size(), size_t(2));
    boss.drawAndPublish();
    boss.press("league-fixtures");
    const ShownRow &board = boss.table(u"fixtures-table"_s)->table().rows[1];
    QVERIFY2(board.text(0).contains(u" · Squad "_s), qPrintable(board.text(0)));
    boss.playOut();
    boss.press("league-standings");
    QCOMPARE(boss.table(u"standings-table"_s)->table().rows.size(), size_t(2));
    auto *scope = boss.in<QComboBox>(boss.page(), u"standings-scope"_s);
    scope->setCurrentIndex(scope->count() - 1);
    WindowFixture::settle();
    QCOMPARE(boss.table(u"standings-table"_s)->table().rows.size(), size_t(4));
}

void TestLeagueSquadsWindow::someoneChangesHisSquad()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    announceSquads(boss, 2);
    const CompetitionEntry first = boss.document().competition()->entries.front();
    boss.press("league-members");
    boss.table(u"members-table"_s)->setCurrentId(first.team.text());
    boss.press("enter-button");
    auto *squad = boss.in<QLineEdit>(boss.dialog(), u"entry-squad"_s);
    QCOMPARE(squad->text(), first.squad);
    squad->clear();
    boss.accept();
    QVERIFY(boss.dialog()); // everybody plays for one
    squad->setText(u"Moot"_s);
    boss.accept();
    QVERIFY(!boss.dialog());
    QCOMPARE(boss.document().competition()->entry(first.team)->squad, u"Moot"_s);
}

void TestLeagueSquadsWindow::anEncounterIsToldGameByGame()
{
    Commissioner boss;
    const FixtureId fixture = beginSkirmish(boss, EveryPair);
    openResult(boss, fixture);
    QVERIFY(boss.in<QSpinBox>(boss.dialog(), u"glory-3"_s)->isVisible());
    tellGames(boss, {6, 4, 8, 3});
    QVERIFY(!boss.in<QSpinBox>(boss.dialog(), u"glory-3"_s)->isVisible()); // won in two
    boss.accept();
    QVERIFY(!boss.dialog());
    const LeagueFixture *done = boss.league().fixture(fixture);
    QVERIFY(done->outcome && done->outcome->encounter);
    QCOMPARE(done->outcome->result.td, 2);
    QCOMPARE(done->outcome->result.cas, 14);
    // Corrected: what stood there stands there.
    openResult(boss, fixture);
    QCOMPARE(boss.in<QSpinBox>(boss.dialog(), u"glory-2"_s)->value(), 8);
    tellGames(boss, {6, 4, 4, 6, 5, 5});
    QVERIFY(!boss.in<QComboBox>(boss.dialog(), u"bands-out"_s)->isVisible()); // a draw will do
    boss.accept();
    QCOMPARE(winnerOf(boss.league().fixture(fixture)->outcome->result), FixtureSide::Neither);
}

void TestLeagueSquadsWindow::theLadderIsAskedInAKnockOut()
{
    Commissioner boss;
    const FixtureId fixture = beginSkirmish(boss, KnockOutRounds);
    openResult(boss, fixture);
    tellGames(boss, {6, 4, 4, 6, 5, 5});
    auto *out = boss.in<QComboBox>(boss.dialog(), u"bands-out"_s);
    auto *last = boss.in<QComboBox>(boss.dialog(), u"last-standing"_s);
    auto *roll = boss.in<QComboBox>(boss.dialog(), u"roll-off"_s);
    QVERIFY(out->isVisible() && last->isVisible() && roll->isVisible());
    boss.accept();
    QVERIFY(boss.dialog()); // somebody has to win
    out->setCurrentIndex(3);
    WindowFixture::settle();
    QVERIFY(!last->isVisible() && roll->isVisible());
    roll->setCurrentIndex(2);
    boss.accept();
    QVERIFY(!boss.dialog());
    QCOMPARE(winnerOf(boss.league().fixture(fixture)->outcome->result), FixtureSide::Away);
}

void TestLeagueSquadsWindow::aSkirmishIsPlayedFromItsFixture()
{
    Commissioner boss;
    const FixtureId fixture = beginSkirmish(boss, KnockOutRounds);
    boss.press("league-fixtures");
    boss.table(u"fixtures-table"_s)->setCurrentId(fixture.text());
    boss.press("fixture-play");
    QVERIFY(boss.dialog());
    QCOMPARE(boss.dialog()->objectName(), u"new-skirmish"_s);
    const LeagueFixture *sides = boss.league().fixture(fixture);
    auto *name = boss.in<QLineEdit>(boss.dialog(), u"player-name-1"_s);
    QCOMPARE(name->text(), teamName(boss.league(), sides->home));
    QVERIFY(!name->isEnabled());
    boss.choose("way", u"counters"_s);
    boss.accept();
    QVERIFY(!boss.dialog());
    const JournalId match = boss.league().fixture(fixture)->match;
    QVERIFY(!match.isEmpty());
    auto *skirmish = boss.window().findChild<SkirmishPage *>();
    QVERIFY(skirmish && skirmish->isVisible() && skirmish->game()->table());
    QCOMPARE(skirmish->game()->table()->id(), match);
    // Back in the league it goes on.
    boss.window().goTo(Place::League);
    WindowFixture::settle();
    boss.press("fixture-play");
    QVERIFY(!boss.dialog() && skirmish->isVisible());
}

void TestLeagueSquadsWindow::bandsHaveNothingOfASheet()
{
    Commissioner boss;
    (void)beginSkirmish(boss, EveryPair);
    boss.press("league-members");
    QVERIFY(!boss.in<QWidget>(boss.page(), u"register-button"_s)->isVisible());
    QVERIFY(boss.in<QWidget>(boss.page(), u"paper-button"_s)->isVisible());
    boss.chooseInMenu(u"New competition…"_s);
    const auto *ties = boss.in<QListWidget>(boss.dialog(), u"competition-tie-breaks"_s);
    QVERIFY(ties->count() > 0);
    for (int row = 0; row < ties->count(); ++row) {
        const auto each = static_cast<TieBreak>(ties->item(row)->data(Qt::UserRole).toInt());
        QVERIFY(each != TieBreak::TeamValue && each != TieBreak::FanFactor
                && each != TieBreak::Treasury);
    }
    QCOMPARE(optionGroupName(u"boards"_s), u"Boards"_s); // among the rules of its edition
}

QTEST_MAIN(TestLeagueSquadsWindow)
#include "tst_leaguesquadswindow.moc"
