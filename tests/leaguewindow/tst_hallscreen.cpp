// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/leaguewindow/commissioner.h"
#include "ui/league/looks/hallview.h"
#include "ui/league/looks/hallwindow.h"

#include <QLabel>
#include <QPainter>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The screen for the hall: what it shows, in turn, and its clock.
class TestHallScreen final : public QObject
{
    Q_OBJECT

private slots:
    void drawClockAndStandingsInTurn();
    void nothingBeforeItIsPublished();
    void manyGoOverSeveralPictures();
    void theClockRuns();
    void itSpeaksALanguageOfItsOwn();
    void itFollowsTheLeague();
    void tablesStandInTheirOrder();
    void namesShrinkBeforeTheyAreCut();
    void itPaintsAtAnySize_data();
    void itPaintsAtAnySize();
};

void TestHallScreen::drawClockAndStandingsInTurn()
{
    Commissioner boss;
    boss.begin(4, 1);
    boss.chooseInMenu(u"Hall screen"_s);
    HallWindow *hall = boss.page()->view()->hall();
    QVERIFY(hall && hall->isVisible());
    QCOMPARE(hall->view().page().kind, HallPage::Kind::Draw);
    QCOMPARE(hall->view().page().rows.size(), size_t(2));
    // Without a deadline and a clock there is no picture of the clock.
    hall->turn(1);
    QCOMPARE(hall->view().page().kind, HallPage::Kind::Standings);
    QCOMPARE(hall->view().page().rows.size(), size_t(4));
    hall->turn(1);
    QCOMPARE(hall->view().page().kind, HallPage::Kind::Draw);
    boss.in<QAbstractButton>(hall, u"hall-clock"_s)->click();
    hall->turn(1);
    QCOMPARE(hall->view().page().kind, HallPage::Kind::Clock);
    // By hand, and held.
    QTest::keyClick(hall, Qt::Key_Left);
    QCOMPARE(hall->view().page().kind, HallPage::Kind::Draw);
    QVERIFY(!hall->isHeld());
    QTest::keyClick(hall, Qt::Key_Space);
    QVERIFY(hall->isHeld());
    // It goes with the league.
    boss.press("league-back");
    QVERIFY(!boss.page()->view()->hall());
}

void TestHallScreen::nothingBeforeItIsPublished()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce(1);
    boss.press("league-do"); // drawn, for the commissioner alone
    boss.chooseInMenu(u"Hall screen"_s);
    QCOMPARE(boss.page()->view()->hall()->view().page().title,
             u"Nothing has been published yet."_s);
}

void TestHallScreen::manyGoOverSeveralPictures()
{
    League league;
    Competition competition;
    competition.rules.name = u"Cup"_s;
    competition.rules.phases = {PhaseRules{}};
    competition.rules.phases.front().format = PhaseFormat::Swiss;
    competition.phases.resize(1);
    Phase &phase = competition.phases.front();
    phase.begun = true;
    LeagueRound round;
    round.published = true;
    for (int i = 0; i < 256; ++i) {
        LeagueTeam team;
        team.id = EntrantId(QString::number(i));
        team.name = u"Team %1"_s.arg(i);
        league.teams.push_back(team);
        competition.entries.push_back({team.id});
        phase.seeds.push_back(team.id);
        if (i % 2 == 1) {
            LeagueFixture fixture;
            fixture.id = FixtureId(u"f%1"_s.arg(i));
            fixture.home = EntrantId(QString::number(i - 1));
            fixture.away = team.id;
            round.fixtures.push_back(fixture);
        }
    }
    phase.rounds.push_back(round);
    size_t drawn = 0;
    size_t ranked = 0;
    for (const HallPage &each : hallPages(league, competition, 12)) {
        QVERIFY(each.rows.size() <= 12);
        drawn += each.kind == HallPage::Kind::Draw ? each.rows.size() : 0;
        ranked += each.kind == HallPage::Kind::Standings ? each.rows.size() : 0;
    }
    QCOMPARE(drawn, size_t(128));
    QCOMPARE(ranked, size_t(256));
}

void TestHallScreen::theClockRuns()
{
    Commissioner boss;
    qint64 now = 1'000'000;
    const std::vector<HallPage> pages{{HallPage::Kind::Clock, u"Round 1"_s, u"Cup"_s, {}, {}, -1}};
    HallWindow hall(
        boss.house().settings(), Language::English, [&now] { return now; },
        [&pages] { return pages; });
    hall.show();
    boss.in<QSpinBox>(&hall, u"hall-minutes"_s)->setValue(135);
    QCOMPARE(boss.in<QLabel>(&hall, u"hall-unit"_s)->text(), u"minutes"_s);
    auto *start = boss.in<QAbstractButton>(&hall, u"hall-clock"_s);
    start->click();
    QCOMPARE(hall.view().clock(), u"2:15:00"_s);
    now += 135 * 60'000 - 65'000;
    QTRY_COMPARE(hall.view().clock(), u"1:05"_s);
    now += 95'000;
    QTRY_COMPARE(hall.view().clock(), u"−0:30"_s);
    start->click();
    QCOMPARE(hall.view().clock(), QString());
}

void TestHallScreen::itSpeaksALanguageOfItsOwn()
{
    Commissioner boss;
    boss.begin(4);
    boss.house().settings().setValue(Setting::DisplayLanguage, u"de"_s);
    boss.page()->view()->openHall();
    HallWindow *hall = boss.page()->view()->hall();
    QCOMPARE(hall->view().page().title, u"Runde 1"_s);
    hall->setUsualLanguage(Language::Spanish);
    QCOMPARE(hall->language(), Language::German);
    // As long as nobody has chosen one it opens in that of the day.
    boss.house().settings().setValue(Setting::DisplayLanguage, QString());
    hall->setUsualLanguage(Language::Spanish);
    boss.page()->view()->openHall();
    QCOMPARE(hall->language(), Language::English);
    QCOMPARE(hall->view().page().title, u"Round 1"_s);
}

void TestHallScreen::itFollowsTheLeague()
{
    Commissioner boss;
    boss.begin(4, 1);
    boss.page()->view()->openHall();
    const HallWindow *hall = boss.page()->view()->hall();
    QCOMPARE(hall->view().page().rows.front().at(2), u"–"_s);
    boss.enterResult(boss.document().competition()->round(1)->fixtures.front().id, 2, 1);
    QCOMPARE(hall->view().page().rows.front().at(2), u"2–1"_s);
}

void TestHallScreen::tablesStandInTheirOrder()
{
    Commissioner boss;
    boss.begin(6, 1);
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    QCOMPARE(fixtures.size(), size_t(3));
    for (size_t i = 0; i < 2; ++i) // the third has none
        QVERIFY(boss.document().act(
            FixtureArranged{fixtures[i].id, {0, 0, QString(), 2 - static_cast<int>(i)}}));
    const auto pages = hallPages(boss.document().league(), *boss.document().competition(), 12);
    QStringList tables;
    for (const QStringList &each : pages.front().rows)
        tables.append(each.front());
    QCOMPARE(tables, (QStringList{u"1"_s, u"2"_s, QString()}));
}

void TestHallScreen::namesShrinkBeforeTheyAreCut()
{
    const QString name = u"Reikland Reavers of the Lower Bridge"_s;
    for (int pixels = 12; pixels <= 60; ++pixels) {
        const QFont whole = HallView::cellFont({}, name, 100'000, pixels);
        QCOMPARE(whole.pixelSize(), pixels);
        const qreal width = QFontMetricsF(whole).horizontalAdvance(name) * 0.85;
        const QFont fitted = HallView::cellFont({}, name, width, pixels);
        QVERIFY(QFontMetricsF(fitted).horizontalAdvance(name) <= width);
        const QFont cut = HallView::cellFont({}, name, width / 10, pixels);
        QCOMPARE(cut.pixelSize(), std::max(6, static_cast<int>(pixels * 0.7)));
    }
}

void TestHallScreen::itPaintsAtAnySize_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(320, 180), QSize(1920, 1080), QSize(1080, 1920), QSize(10, 10)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void TestHallScreen::itPaintsAtAnySize()
{
    QFETCH(QSize, size);
    HallView view;
    const QString longest = QString(200, u'W') + u"<b>&"_s;
    view.setPage({HallPage::Kind::Standings,
                  longest,
                  longest,
                  {u"#"_s, u"Team"_s, u"P"_s},
                  std::vector<QStringList>(12, {u"1"_s, longest, u"3"_s}),
                  1});
    view.resize(size);
    QVERIFY(!view.grab().isNull());
    view.setPage({HallPage::Kind::Draw, longest, {}, {}, {{u"1"_s, longest, u"–"_s, longest}}, -1});
    view.setClock(u"1:00"_s, true);
    QVERIFY(!view.grab().isNull());
}

QTEST_MAIN(TestHallScreen)
#include "tst_hallscreen.moc"
