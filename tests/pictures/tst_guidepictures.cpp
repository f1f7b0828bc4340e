// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/randomskirmish.h"
#include "tests/pictures/keptpictures.h"
#include "ui/common/dugoutstyle.h"
#include "ui/league/leaguepage.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/gameview.h"
#include "ui/skirmish/table/skirmishtable.h"
#include "ui/teams/teamspage.h"

#include <QApplication>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The places of the window beside a match, with the samples on them.
class TestGuidePictures final : public QObject
{
    Q_OBJECT

private slots:
    /// As the program dresses its window.
    void initTestCase() { QApplication::setStyle(new DugoutStyle); }
    void init() { failOnAnyWarning(); }
    void places_data();
    void places();

private:
    static void playOn(SkirmishPage &page);
};

void TestGuidePictures::places_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::addRow("%s-light-1280x800", qPrintable(languageCode(language))) << language;
}

/// Into the second round of a game on the board that chance plays.
void TestGuidePictures::playOn(SkirmishPage &page)
{
    SeededRandomSource random(11);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.way = u"table"_s;
    page.startGame(randomSetup(*page.collection().ruleset(), wanted, random));
    QVERIFY(page.game()->table());
    SkirmishTable &table = *page.game()->table();
    while (table.session().state().round < 2
           || table.session().state().phase != SkirmishPhase::Action)
        QVERIFY(table.act({randomAnswerOf(table.prompts(), random)}));
}

void TestGuidePictures::places()
{
    QFETCH(Language, language);
    WindowFixture fixture;
    fixture.language().setLanguage(language);
    fixture.show();
    fixture.appearance().setTheme(ThemeChoice::Light);
    fixture.window().resize(1280, 800);
    QVERIFY(fixture.club().teams().addSamples());
    fixture.window().goTo(Place::Teams);
    const auto team = fixture.club().teams().find(u"Amber Vale Harriers"_s);
    QVERIFY(team);
    fixture.window().findChild<TeamsPage *>()->openTeam(team->text());
    keepPicture(fixture, u"team"_s);
    fixture.window().goTo(Place::League);
    fixture.window().findChild<LeaguePage *>()->takeSample();
    keepPicture(fixture, u"league"_s);
    fixture.window().goTo(Place::Skirmish);
    playOn(*fixture.window().findChild<SkirmishPage *>());
    keepPicture(fixture, u"skirmish"_s);
}

QTEST_MAIN(TestGuidePictures)
#include "tst_guidepictures.moc"
