// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/keptpictures.h"
#include "ui/common/dugoutstyle.h"
#include "ui/league/leaguepage.h"
#include "ui/teams/teamspage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDate>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Every place of the window: as it is at first, and with the sample league on it.
class TestPagePictures final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new DugoutStyle); }
    void init() { failOnAnyWarning(); }
    void empty_data() { looks(); }
    void empty();
    void inASeason_data() { looks(); }
    void inASeason();

private:
    static void looks();
    static void wear(WindowFixture &fixture);
};

void TestPagePictures::looks()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QSize>("size");
    const bool all = qEnvironmentVariableIsSet("DUGOUT_PICTURES");
    const std::vector<QSize> sizes{
        {800, 600}, {1024, 600}, {1280, 800}, {1920, 1080}, {2560, 1440}};
    int number = 0;
    const auto day = static_cast<int>(QDate::currentDate().toJulianDay());
    for (const Language language : allLanguages) {
        for (const ThemeChoice theme :
             {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
            for (const QSize size : sizes) {
                // Without a folder to keep them in, a few of them that change from day to day.
                constexpr int every = 11;
                if (all || number++ % every == day % every)
                    QTest::addRow("%s-%s-%dx%d", qPrintable(languageCode(language)),
                                  qPrintable(themeChoiceKey(theme)), size.width(), size.height())
                        << language << theme << size;
            }
        }
    }
}

void TestPagePictures::wear(WindowFixture &fixture)
{
    QFETCH(const Language, language);
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QSize, size);
    fixture.language().setLanguage(language);
    fixture.show();
    fixture.appearance().setTheme(theme);
    fixture.window().resize(size);
}

void TestPagePictures::empty()
{
    WindowFixture fixture;
    wear(fixture);
    for (const Place place : {Place::Home, Place::Match, Place::Teams, Place::League,
                              Place::Skirmish, Place::Rules, Place::Settings}) {
        fixture.window().goTo(place);
        keepPicture(fixture, u"empty-"_s + placeKey(place));
    }
}

void TestPagePictures::inASeason()
{
    WindowFixture fixture;
    wear(fixture);
    fixture.window().goTo(Place::League);
    auto *page = fixture.window().findChild<LeaguePage *>();
    page->takeSample();
    for (const QString &part :
         {u"standings"_s, u"fixtures"_s, u"members"_s, u"leaders"_s, u"history"_s}) {
        fixture.window().findChild<QAbstractButton *>(u"league-"_s + part)->click();
        keepPicture(fixture, u"league-"_s + part);
    }
    page->showList();
    keepPicture(fixture, u"leagues"_s);
    fixture.window().goTo(Place::Home);
    keepPicture(fixture, u"home"_s);
    fixture.window().goTo(Place::Match);
    keepPicture(fixture, u"matches"_s);
    fixture.window().goTo(Place::Teams);
    keepPicture(fixture, u"teams"_s);
    const auto teams = fixture.club().teams().list(1);
    QVERIFY(teams && !teams->empty());
    fixture.window().findChild<TeamsPage *>()->openTeam(teams->front().id.text());
    keepPicture(fixture, u"team"_s);
}

QTEST_MAIN(TestPagePictures)
#include "tst_pagepictures.moc"
