// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"
#include "tests/support/scripteddice.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/matchviews/pitchview.h"
#include "ui/matchviews/reportdialog.h"
#include "ui/play/displaywindow.h"

#include <QTest>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The windows beside a match in every language and with large letters: nothing is cut off.
class TestViewsFit final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void nothingIsCut_data();
    void nothingIsCut();
};

void TestViewsFit::nothingIsCut_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("tableMode");
    for (const Language language : allLanguages) {
        for (const bool tableMode : {false, true})
            QTest::addRow("%s%s", qPrintable(languageCode(language)), tableMode ? " table" : "")
                << language << tableMode;
    }
}

void TestViewsFit::nothingIsCut()
{
    QFETCH(Language, language);
    QFETCH(bool, tableMode);
    WindowFixture fixture;
    MatchDriver match(plainSetup());
    match.untilTurn();
    for (const Seat seat : {0, 1})
        QVERIFY(
            match.session().act({1, board::placing(match.onPitch(seat, 0), Square{10 + seat, 7})}));
    ScriptedDice dice({});
    QWidget page; // outlives what stands in it
    PitchPanel pitch(dice);
    pitch.setMatch(match.session().game().context(), match.state(), match.session().log());
    DisplayWindow display(fixture.settings(), language, [] { return 0; });
    ReportDialog report(makeReport(match.session()), language);
    // The page around the pitch finds a place for its band.
    auto *below = new QVBoxLayout(&page);
    below->addWidget(&pitch, 1);
    below->addWidget(pitch.band());
    QWidget *const windows[]{&page, &display, &report};
    for (QWidget *window : windows)
        window->show();
    // Changed while they are open: everything must follow.
    fixture.language().setLanguage(language);
    fixture.appearance().setTableMode(tableMode);
    pitch.choose(match.onPitch(0, 0));
    for (QWidget *window : windows) {
        window->resize(1024, 600);
        WindowFixture::settle();
        QCOMPARE(clippedTexts(window).join(u'\n'), QString());
        QCOMPARE(window->width(), 1024);
    }
}

QTEST_MAIN(TestViewsFit)
#include "tst_viewsfit.moc"
