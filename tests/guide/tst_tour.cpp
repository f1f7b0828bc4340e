// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"
#include "core/match/state/promptnames.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/guide/guidewindow.h"
#include "ui/guide/tourbar.h"
#include "ui/home/homepage.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"

#include <QAbstractButton>
#include <QAction>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

TourBar *barOf(WindowFixture &fixture)
{
    WindowFixture::settle();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return fixture.window().findChild<TourBar *>();
}

void click(WindowFixture &fixture, const QString &name)
{
    auto *button = fixture.window().findChild<QAbstractButton *>(name);
    QVERIFY2(button && button->isVisible(), qPrintable(name));
    button->click();
}

MatchPage *pageOf(WindowFixture &fixture)
{
    return fixture.window().findChild<MatchPage *>();
}

/// Two of the sample teams, as somebody would start them.
void startMatch(WindowFixture &fixture)
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    for (size_t i = 0; i < setup.teams.size(); ++i) {
        const auto id = fixture.club().teams().find(i == 0 ? u"Amber Vale Harriers"_s
                                                           : u"Copper Hill Crushers"_s);
        QVERIFY(id);
        const auto kept = fixture.club().teams().load(*id);
        QVERIFY(kept);
        setup.teams[i] = kept->team;
    }
    pageOf(fixture)->start(setup);
    QVERIFY(pageOf(fixture)->table());
}

} // namespace

/// The tour of a first match: it follows what the coach does, and takes nothing away.
class TestTour final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void itFollowsTheMatch();
    void itNeverLeadsBack();
    void itLeadsThroughTheWindow();
    void itIsLeftAtAnyTime();
    void itKeepsTheTeamsThatAreThere();
    void itFits_data();
    void itFits();
};

void TestTour::itFollowsTheMatch()
{
    Tour tour;
    tour.see({});
    QCOMPARE(tour.stop(), TourStop::Start);
    tour.see({.isOpen = true});
    QCOMPARE(tour.stop(), TourStop::Questions);
    tour.see({.isOpen = true, .isInTurn = true, .answers = 9});
    QCOMPARE(tour.stop(), TourStop::Turn);
    tour.see({.isOpen = true, .isInTurn = true, .answers = 11});
    QCOMPARE(tour.stop(), TourStop::Turn);
    tour.see({.isOpen = true, .answers = 12});
    QCOMPARE(tour.stop(), TourStop::Undo);
    tour.see({.isOpen = true, .answers = 14});
    QCOMPARE(tour.stop(), TourStop::Undo);
    tour.see({.isOpen = true, .answers = 13});
    QCOMPARE(tour.stop(), TourStop::PlayOn);
    tour.see({.isOpen = true, .isOver = true, .answers = 200});
    QCOMPARE(tour.stop(), TourStop::Whistle);
    tour.see({.isOpen = true, .isOver = true, .isFinished = true, .answers = 220});
    QCOMPARE(tour.stop(), TourStop::Done);
}

void TestTour::itNeverLeadsBack()
{
    Tour tour;
    for (int i = 0; i < tourStops + 2; ++i)
        tour.skip();
    QCOMPARE(tour.stop(), TourStop::Done);
    tour.see({.isOpen = true});
    QCOMPARE(tour.stop(), TourStop::Done);
}

void TestTour::itLeadsThroughTheWindow()
{
    WindowFixture fixture;
    HomeFeed first;
    first.offersSamples = true;
    fixture.show();
    fixture.window().home()->setFeed(first);
    QVERIFY(!barOf(fixture));
    click(fixture, u"home-tour"_s);
    TourBar *bar = barOf(fixture);
    QVERIFY(bar && bar->isVisible());
    QCOMPARE(fixture.window().place(), Place::Match);
    QCOMPARE(bar->stop(), TourStop::Start);
    startMatch(fixture);
    QCOMPARE(barOf(fixture)->stop(), TourStop::Questions);
    MatchTable &table = *pageOf(fixture)->table();
    SeededRandomSource random(3);
    const auto asksForTheTurn = [&table] {
        const std::vector<Prompt> asked = table.prompts();
        return std::any_of(asked.begin(), asked.end(),
                           [](const Prompt &one) { return one.id == Asks::EndTurn; });
    };
    while (!asksForTheTurn())
        QVERIFY(table.act({randomAnswer(randomPrompt(table.prompts(), random), random)}));
    QCOMPARE(bar->stop(), TourStop::Turn);
    while (!table.session().state().over)
        QVERIFY(table.act({randomAnswer(randomPrompt(table.prompts(), random), random)}));
    QVERIFY(bar->stop() >= TourStop::Whistle);
    while (bar->stop() != TourStop::Done)
        click(fixture, u"tour-next"_s);
    click(fixture, u"tour-next"_s);
    QVERIFY(!barOf(fixture));
    auto *guide = fixture.window().findChild<GuideWindow *>();
    QVERIFY(guide && guide->isVisible());
}

void TestTour::itIsLeftAtAnyTime()
{
    WindowFixture fixture;
    fixture.show();
    auto *start = fixture.window().findChild<QAction *>(u"tour"_s);
    start->trigger();
    QVERIFY(barOf(fixture));
    startMatch(fixture);
    const QString id = pageOf(fixture)->table()->id().text();
    click(fixture, u"tour-leave"_s);
    QVERIFY(!barOf(fixture));
    QVERIFY2(pageOf(fixture)->table(), "the match stays open");
    QCOMPARE(pageOf(fixture)->table()->id().text(), id);
    start->trigger(); // and begins again
    QCOMPARE(barOf(fixture)->stop(), TourStop::Start);
    start->trigger();
    QVERIFY(barOf(fixture));
    QCOMPARE(fixture.window().findChildren<TourBar *>().size(), 1);
}

void TestTour::itKeepsTheTeamsThatAreThere()
{
    WindowFixture fixture;
    fixture.show();
    const auto id = fixture.club().teams().addSamples();
    QVERIFY(id);
    const auto before = fixture.club().teams().list();
    fixture.window().findChild<QAction *>(u"tour"_s)->trigger();
    const auto after = fixture.club().teams().list();
    QVERIFY(before && after);
    QCOMPARE(after->size(), before->size());
}

void TestTour::itFits_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void TestTour::itFits()
{
    QFETCH(Language, language);
    WindowFixture fixture;
    fixture.language().setLanguage(language);
    fixture.show();
    fixture.window().resize(1024, 768);
    fixture.window().findChild<QAction *>(u"tour"_s)->trigger();
    startMatch(fixture);
    TourBar *bar = barOf(fixture);
    for (int i = 0; i < tourStops; ++i) {
        fixture.settle();
        QCOMPARE(clippedTexts(bar).join(u'\n'), QString());
        if (bar->stop() != TourStop::Done)
            click(fixture, u"tour-next"_s);
    }
    QCOMPARE(fixture.window().size(), QSize(1024, 768));
}

QTEST_MAIN(TestTour)
#include "tst_tour.moc"
