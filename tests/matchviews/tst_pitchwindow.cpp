// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"
#include "tests/support/scripteddice.h"
#include "ui/common/actionbutton.h"
#include "ui/common/languagecontroller.h"
#include "ui/matchviews/pitchview.h"
#include "ui/matchviews/pitchwindow.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The pitch view by mouse and keyboard, on a match that takes what it says.
class TestPitchWindow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void everybodyWaitsBelow();
    void keyboardPicksAndPuts();
    void escapeLetsGo();
    void escapeClosesIt();
    void mouseDrags();
    void deleteTakesOff();
    void adviceInEveryLanguage_data();
    void adviceInEveryLanguage();
    void scatterIsDrawnAndPut();
    void leavingThePitchCannotBePut();
    void noBallNoScatter();
    void whatIsWrongWithALineUpIsSaid();

private:
    [[nodiscard]] const MatchState &state() const { return m_match->state(); }
    [[nodiscard]] PitchView &view() const { return *m_window->view(); }
    void press(int key, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&view(), Qt::Key(key));
    }
    /// Moves the cursor there by arrows.
    void goTo(Square cell);
    void act(const std::vector<Event> &events);
    [[nodiscard]] ActionButton *button(const QString &text) const;

    std::unique_ptr<ScriptedDice> m_dice;
    std::unique_ptr<MatchDriver> m_match;
    std::unique_ptr<PitchWindow> m_window;
};

void TestPitchWindow::init()
{
    m_match = std::make_unique<MatchDriver>(plainSetup());
    m_match->untilTurn();
    m_dice = std::make_unique<ScriptedDice>(std::vector{5});
    m_window = std::make_unique<PitchWindow>(*m_dice);
    connect(m_window.get(), &PitchWindow::acted, this, &TestPitchWindow::act);
    m_window->setMatch(m_match->session().game().context(), state());
    m_window->resize(1100, 640);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestPitchWindow::act(const std::vector<Event> &events)
{
    QVERIFY(m_match->session().act({1, events}));
    m_window->setMatch(m_match->session().game().context(), state());
}

void TestPitchWindow::goTo(Square cell)
{
    const Stride way = cell - view().cursor();
    press(way.dx > 0 ? Qt::Key_Right : Qt::Key_Left, std::abs(way.dx));
    press(way.dy > 0 ? Qt::Key_Down : Qt::Key_Up, std::abs(way.dy));
    QVERIFY(view().cursor() == cell);
}

ActionButton *TestPitchWindow::button(const QString &text) const
{
    for (ActionButton *each : m_window->findChildren<ActionButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

void TestPitchWindow::everybodyWaitsBelow()
{
    QCOMPARE(view().scene().tokens.size(), size_t(22));
    for (const auto &[cell, token] : view().scene().tokens)
        QCOMPARE(cell.y, pitch::width + (token.ref.startsWith(u'0') ? 0 : 1));
    QVERIFY(view().scene().looseBall == pitchgrid::ballRest);
}

void TestPitchWindow::keyboardPicksAndPuts()
{
    const QString first = m_match->onPitch(0, 0);
    goTo({0, pitch::width});
    press(Qt::Key_Return);
    goTo({3, 4});
    press(Qt::Key_Return);
    QVERIFY((state().board.value(first) == Square{3, 4}));
    press(Qt::Key_Return); // picks him up again
    goTo({4, 4});
    press(Qt::Key_Space);
    QVERIFY((state().board.value(first) == Square{4, 4}));
    press(Qt::Key_Return);
    goTo({4, pitch::width});
    press(Qt::Key_Return);
    QVERIFY(!state().board.contains(first));
}

void TestPitchWindow::escapeLetsGo()
{
    goTo({0, pitch::width});
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    goTo({3, 4});
    press(Qt::Key_Return); // an empty square: nothing is picked up or put down
    QVERIFY(state().board.isEmpty());
}

void TestPitchWindow::escapeClosesIt()
{
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

void TestPitchWindow::mouseDrags()
{
    const QString second = m_match->onPitch(1, 1);
    const QPoint from = view().centreOf({1, pitch::width + 1});
    const QPoint to = view().centreOf({20, 9});
    QTest::mousePress(&view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&view(), (from + to) / 2);
    QTest::mouseMove(&view(), to);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
    QVERIFY((state().board.value(second) == Square{20, 9}));
    // A click alone moves nobody.
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().centreOf({20, 9}));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().centreOf({10, 9}));
    QVERIFY((state().board.value(second) == Square{20, 9}));
}

void TestPitchWindow::deleteTakesOff()
{
    const QString first = m_match->onPitch(0, 0);
    act(board::placing(first, Square{5, 5}));
    goTo({5, 5});
    press(Qt::Key_Delete);
    QVERIFY(state().board.isEmpty());
}

void TestPitchWindow::adviceInEveryLanguage_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void TestPitchWindow::adviceInEveryLanguage()
{
    QFETCH(Language, language);
    LanguageController program;
    program.setLanguage(language);
    QCoreApplication::processEvents();
    act(board::placing(m_match->onPitch(0, 0), Square{10, 7}));
    act(board::placing(m_match->onPitch(1, 0), Square{11, 7}));
    goTo({10, 7});
    press(Qt::Key_Return);
    const QStringList advice = m_window->advice();
    QVERIFY(advice.size() >= 4); // his name, two kinds of dodges, a block
    QVERIFY2(advice.at(1).contains(u"3+"), qPrintable(advice.join(u'\n')));
    QCOMPARE(view().scene().hints.at({9, 7}).need, u"3+"_s);
    QCOMPARE(view().scene().hints.at({10, 6}).need, u"4+"_s);
    QCOMPARE(view().scene().hints.at({11, 7}).need, u"1D"_s);
    QVERIFY(view().scene().hints.at({12, 7}).push);
    QCOMPARE(view().scene().hints.at({12, 8}).zones[1], 1);
    program.setLanguage(Language::English);
}

void TestPitchWindow::scatterIsDrawnAndPut()
{
    ActionButton *roll = button(u"Roll for me"_s);
    ActionButton *put = button(u"Put the ball there"_s);
    QVERIFY(roll && put && !put->isEnabled());
    act(board::placing(board::ball, Square{10, 7}));
    roll->click(); // a five: to the right
    QVERIFY((view().scene().path == BallPath{{{10, 7}, {11, 7}}, false}));
    QVERIFY((board::ballSquare(state()) == Square{10, 7})); // only drawn so far
    put->click();
    QVERIFY((board::ballSquare(state()) == Square{11, 7}));
    QVERIFY(view().scene().path.squares.empty());
}

void TestPitchWindow::leavingThePitchCannotBePut()
{
    act(board::placing(board::ball, Square{25, 7}));
    button(u"Roll for me"_s)->click();
    QVERIFY(view().scene().path.leaves);
    QVERIFY(!button(u"Put the ball there"_s)->isEnabled());
}

void TestPitchWindow::noBallNoScatter()
{
    button(u"Roll for me"_s)->click();
    QVERIFY(view().scene().path.squares.empty());
}

void TestPitchWindow::whatIsWrongWithALineUpIsSaid()
{
    m_match = std::make_unique<MatchDriver>(plainSetup());
    m_match->until(u"place-ball"_s);
    m_window->setMatch(m_match->session().game().context(), state());
    const auto complains = [this] {
        return std::any_of(m_window->advice().begin(), m_window->advice().end(),
                           [](const QString &line) { return line.contains(u"scrimmage"_s); });
    };
    QVERIFY(!complains()); // nobody is shown yet
    act(board::liningUp(state(), 0));
    QVERIFY(!complains());
    const QStringList players = state().onPitch(0);
    int column = 1;
    for (const QString &ref : players) {
        const Square square = state().board.value(ref);
        if (pitch::isOnScrimmage(square, board::endOf(0)))
            act(board::placing(ref, Square{column++, 7}));
    }
    QVERIFY(complains());
    m_match->untilTurn();
    m_window->setMatch(m_match->session().game().context(), state());
    QVERIFY(!complains()); // the ball is in play
}

QTEST_MAIN(TestPitchWindow)
#include "tst_pitchwindow.moc"
