// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/needsattention.h"
#include "core/leaguebook/looks/nextmatch.h"
#include "core/leaguefiles/leagueglance.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/actionbutton.h"
#include "ui/home/homepage.h"
#include "ui/league/fixtures/attentionpanel.h"
#include "ui/league/fixtures/fixturesdelegate.h"
#include "ui/league/fixtures/rowactions.h"

#include <QLabel>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Fixtures as rows that say how a match ended and have on them what is done next, and beside them
/// what is not done yet.
class TestFixtureRows final : public QObject
{
    Q_OBJECT

private slots:
    void rowsSayHowItEnded();
    void theNextStepStandsOnTheRow();
    void whatIsNotDoneStandsBeside();
    void oneTeamCanBeLookedFor();
    void theNextMatchSaysWhatItChanges();
    void aLeagueIsToldInAFewLines();

private:
    static const FixturesDelegate *rows(Commissioner &boss)
    {
        return qobject_cast<const FixturesDelegate *>(
            boss.table(u"fixtures-table"_s)->itemDelegate());
    }
    static std::vector<LeagueFixture> round(Commissioner &boss, int number)
    {
        return boss.document().competition()->round(number)->fixtures;
    }
};

void TestFixtureRows::rowsSayHowItEnded()
{
    Commissioner boss;
    boss.begin(4);
    const auto fixtures = round(boss, 1);
    boss.enterResult(fixtures[0].id, 1, 3);
    QVERIFY(rows(boss));
    const FixtureFace played = rows(boss)->faces().value(fixtures[0].id.text());
    QCOMPARE(played.tile, FixtureFace::Tile::Played);
    QCOMPARE(played.score, u"1–3"_s);
    QCOMPARE(played.winner, 1);
    QVERIFY(played.tag);
    QCOMPARE(played.home, boss.document().dressOf(fixtures[0].home).badge);
    const FixtureFace open = rows(boss)->faces().value(fixtures[1].id.text());
    QCOMPARE(open.tile, FixtureFace::Tile::Open);
    QCOMPARE(open.winner, -1);
    QVERIFY(!open.tag);
    // Who reads the row without seeing it hears the same.
    const ShownTable &table = boss.table(u"fixtures-table"_s)->table();
    QCOMPARE(table.rows[1].text(static_cast<size_t>(table.column(u"result"_s))), u"1–3"_s);
}

void TestFixtureRows::theNextStepStandsOnTheRow()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    LeagueTableView *table = boss.table(u"fixtures-table"_s);
    const auto fixtures = round(boss, 1);
    table->setCurrentId(fixtures[1].id.text());
    WindowFixture::settle();
    auto *play = boss.in<ActionButton>(boss.page(), u"fixture-play"_s);
    const auto *onRow = table->viewport()->findChild<RowActions *>();
    QVERIFY(onRow && onRow->isVisible());
    QVERIFY(onRow->isAncestorOf(play));
    const QRect row = table->visualRect(table->currentIndex());
    QVERIFY(row.top() <= onRow->y() && onRow->geometry().bottom() <= row.bottom() + 1);
    QVERIFY(onRow->geometry().right() < table->viewport()->width());
    // What is done less often stands below, and follows the row as well.
    QVERIFY(!onRow->isAncestorOf(boss.in<QWidget>(boss.page(), u"fixture-arrange"_s)));
    const QPoint before = onRow->pos();
    table->setCurrentId(fixtures[0].id.text());
    WindowFixture::settle();
    QVERIFY(onRow->pos() != before);
    QVERIFY(play->isVisible());
}

void TestFixtureRows::whatIsNotDoneStandsBeside()
{
    Commissioner boss;
    boss.begin(4);
    const auto fixtures = round(boss, 1);
    boss.enterResult(fixtures[0].id, 2, 0);
    const auto items = needsAttention(*boss.document().competition());
    QCOMPARE(items.size(), size_t(2));
    QCOMPARE(items[0], (AttentionItem{AttentionKind::Unsigned, 1, fixtures[0].id}));
    QCOMPARE(items[1], (AttentionItem{AttentionKind::Waiting, 1, fixtures[1].id}));
    const auto *panel = boss.in<AttentionPanel>(boss.page(), u"fixtures-attention"_s);
    QVERIFY(panel->isVisible());
    QCOMPARE(panel->count(), 1);
    const auto shown = panel->findChildren<QAbstractButton *>(u"attention-show"_s);
    QCOMPARE(shown.size(), 2);
    shown.at(0)->click();
    QCOMPARE(boss.table(u"fixtures-table"_s)->currentId(), fixtures[0].id.text());
    panel->findChild<QAbstractButton *>(u"attention-sign"_s)->click();
    QVERIFY(boss.dialog());
    boss.dialog()->reject();
    WindowFixture::settle();
    QCOMPARE(clippedTexts(boss.page()).join(u'\n'), QString());
    // Without room for it the rows have all there is.
    boss.window().resize(900, 600);
    WindowFixture::settle();
    QVERIFY(!panel->isVisible());
}

void TestFixtureRows::oneTeamCanBeLookedFor()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    const EntrantId team = round(boss, 1)[0].home;
    auto *teams = boss.in<QComboBox>(boss.page(), u"fixtures-team"_s);
    QCOMPARE(teams->count(), 5);
    const LeagueTableView *table = boss.table(u"fixtures-table"_s);
    const size_t all = table->table().rows.size();
    teams->setCurrentIndex(teams->findData(team.text()));
    emit teams->activated(teams->currentIndex());
    QVERIFY(table->table().rows.size() < all);
    for (const ShownRow &each : table->table().rows) {
        if (each.isHeading())
            continue;
        const LeagueFixture *fixture = boss.league().fixture(FixtureId(each.id));
        QVERIFY(fixture->home == team || fixture->away == team);
    }
    // Going to a match of others shows all of them again.
    boss.page()->view()->showFixture(round(boss, 1)[1].id);
    QCOMPARE(table->currentId(), round(boss, 1)[1].id.text());
    QCOMPARE(table->table().rows.size(), all);
}

void TestFixtureRows::theNextMatchSaysWhatItChanges()
{
    Commissioner boss;
    boss.begin(4);
    for (const LeagueFixture &each : round(boss, 1))
        boss.enterResult(each.id, 1, 0);
    boss.press("league-do"); // the second round is published
    boss.accept();
    const Competition &cup = *boss.document().competition();
    for (const LeagueFixture &each : round(boss, 2)) {
        const auto effect = nextMatchEffect(boss.league(), cup, each.home);
        QVERIFY(effect);
        QCOMPARE(effect->opponent, each.away);
        QVERIFY(effect->won <= effect->drawn && effect->drawn <= effect->lost);
    }
    // The same table, once it has really come so.
    const LeagueFixture next = round(boss, 2)[0];
    const auto effect = nextMatchEffect(boss.league(), cup, next.home);
    boss.press("league-standings");
    boss.table(u"standings-table"_s)->setCurrentId(next.home.text());
    QVERIFY(boss.in<QLabel>(boss.page(), u"place-effect"_s)
                ->text()
                .contains(teamName(boss.league(), next.away)));
    boss.enterResult(next.id, 1, 0);
    const auto standings = standingsOf(boss.league(), *boss.document().competition());
    QVERIFY(standings);
    QCOMPARE(standings->find(next.home)->rank, effect->won);
}

void TestFixtureRows::aLeagueIsToldInAFewLines()
{
    Commissioner boss;
    boss.begin(4);
    const LeagueId id = boss.document().id();
    QVERIFY(!glanceAt(boss.house().club(), boss.house().leagues(), id)); // nothing is played
    const LeagueFixture played = round(boss, 1)[0];
    boss.enterResult(played.id, 2, 1);
    const auto glance = glanceAt(boss.house().club(), boss.house().leagues(), id);
    QVERIFY(glance);
    QCOMPARE(glance->rows.size(), size_t(4));
    QCOMPARE(glance->rows[0].team, teamName(boss.league(), played.home));
    QCOMPARE(glance->rows[0].form, std::vector{LeagueOutcome::Won});
    QCOMPARE(glance->results.size(), size_t(1));
    QCOMPARE(glance->results[0].fixture, played.id);
    QCOMPARE(glance->round, 1);
    // Home shows it, in every width.
    boss.window().goTo(Place::Home);
    WindowFixture::settle();
    WindowFixture::settle();
    QCOMPARE(clippedTexts(boss.window().home()).join(u'\n'), QString());
}

QTEST_MAIN(TestFixtureRows)
#include "tst_fixturerows.moc"
