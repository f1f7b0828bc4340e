// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"
#include "tests/support/scripteddice.h"
#include "ui/common/actionbutton.h"
#include "ui/common/languagecontroller.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/matchviews/pitchview.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The pitch view by mouse and keyboard, on a match that takes what it says.
class TestPitchPanel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void everybodyWaitsBelow();
    void keyboardPicksAndPuts();
    void enterPutsWhoWaits();
    void escapeLetsGo();
    void aClickLeadsTheWay();
    void whatHeWentCounts();
    void aClickBlocks();
    void escapeChoosesNobody();
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
    [[nodiscard]] PitchView &view() const { return *m_panel->view(); }
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
    std::unique_ptr<PitchPanel> m_panel;
};

void TestPitchPanel::init()
{
    m_match = std::make_unique<MatchDriver>(plainSetup());
    m_match->untilTurn();
    m_dice = std::make_unique<ScriptedDice>(std::vector{5});
    m_panel = std::make_unique<PitchPanel>(*m_dice);
    connect(m_panel.get(), &PitchPanel::acted, this, &TestPitchPanel::act);
    m_panel->setMatch(m_match->session().game().context(), state(), m_match->session().log());
    m_panel->resize(1100, 640);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    connect(m_panel.get(), &PitchPanel::pointedAt, m_panel.get(), &PitchPanel::choose);
}

void TestPitchPanel::act(const std::vector<Event> &events)
{
    QVERIFY(m_match->session().act({1, events}));
    m_panel->setMatch(m_match->session().game().context(), state(), m_match->session().log());
}

void TestPitchPanel::goTo(Square cell)
{
    const Stride way = cell - view().cursor();
    press(way.dx > 0 ? Qt::Key_Right : Qt::Key_Left, std::abs(way.dx));
    press(way.dy > 0 ? Qt::Key_Down : Qt::Key_Up, std::abs(way.dy));
    QVERIFY(view().cursor() == cell);
}

ActionButton *TestPitchPanel::button(const QString &text) const
{
    for (ActionButton *each : m_panel->findChildren<ActionButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

void TestPitchPanel::everybodyWaitsBelow()
{
    QCOMPARE(view().scene().tokens.size(), size_t(22));
    for (const auto &[cell, token] : view().scene().tokens)
        QVERIFY(cell.y == pitch::width && (cell.x < pitch::length / 2) == (token.seat == 0));
    QVERIFY(view().scene().looseBall == pitchgrid::ballRest);
}

void TestPitchPanel::keyboardPicksAndPuts()
{
    const QString first = m_match->onPitch(0, 0);
    goTo({0, pitch::width});
    press(Qt::Key_Space);
    goTo({3, 4});
    press(Qt::Key_Space);
    QVERIFY((state().board.value(first) == Square{3, 4}));
    press(Qt::Key_Space); // picks him up again
    goTo({4, 4});
    press(Qt::Key_Space);
    QVERIFY((state().board.value(first) == Square{4, 4}));
    press(Qt::Key_Space);
    goTo({4, pitch::width});
    press(Qt::Key_Space);
    QVERIFY(!state().board.contains(first));
}

/// A chosen player who waits is put on the square that is clicked next.
void TestPitchPanel::enterPutsWhoWaits()
{
    const QString first = m_match->onPitch(0, 0);
    goTo({0, pitch::width});
    press(Qt::Key_Return);
    QCOMPARE(m_panel->chosen(), first);
    goTo({3, 4});
    press(Qt::Key_Return);
    QVERIFY((state().board.value(first) == Square{3, 4}));
}

void TestPitchPanel::escapeLetsGo()
{
    goTo({0, pitch::width});
    press(Qt::Key_Space);
    press(Qt::Key_Escape);
    goTo({3, 4});
    press(Qt::Key_Space); // an empty square: nothing is picked up or put down
    QVERIFY(state().board.isEmpty());
}

void TestPitchPanel::escapeChoosesNobody()
{
    m_panel->choose(m_match->onPitch(0, 0));
    press(Qt::Key_Escape);
    QVERIFY(m_panel->chosen().isEmpty());
    QVERIFY(m_panel->isVisible());
}

/// Pointed at once a square is where he would go, twice he goes, as far as the first roll.
void TestPitchPanel::aClickLeadsTheWay()
{
    const QString who = m_match->onPitch(state().active, 0);
    const QString other = m_match->onPitch(MatchState::otherSeat(state().active), 0);
    act(board::placing(who, Square{10, 7}));
    act(board::placing(other, Square{11, 7}));
    m_panel->choose(who);
    auto *go = m_panel->findChild<ActionButton *>(u"pitch-go"_s);
    QVERIFY(!go->isVisible());
    const auto click = [this](Square cell) {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().centreOf(cell));
    };
    click({8, 7});
    QVERIFY(go->isVisible());
    QVERIFY(view().scene().way);
    QCOMPARE(view().scene().way->steps.size(), size_t(2));
    QVERIFY(m_panel->advice().constFirst().contains(u"3+"_s));
    QVERIFY((state().board.value(who) == Square{10, 7})); // only drawn so far
    click({8, 7});
    QVERIFY(m_match->asks(u"roll.die"_s));
    const Square between = state().board.value(who);
    QVERIFY(areAdjacent(between, {10, 7}) && areAdjacent(between, {8, 7}));
    QVERIFY(!go->isVisible()); // not before the die has fallen
    m_match->roll(u"roll.die"_s, {6});
    m_panel->setMatch(m_match->session().game().context(), state(), m_match->session().log());
    QVERIFY(go->isVisible()); // the rest of the way
    QTest::keyClick(m_panel.get(), Qt::Key_Return);
    QVERIFY((state().board.value(who) == Square{8, 7}));
    QVERIFY(!go->isVisible()); // he is there
    click({20, 7}); // too far
    QVERIFY(m_panel->chosen().isEmpty());
}

/// He has six squares, and two more for a roll each; what he has gone counts.
void TestPitchPanel::whatHeWentCounts()
{
    const QString who = m_match->onPitch(state().active, 0);
    act(board::placing(who, Square{5, 7}));
    m_panel->choose(who);
    emit view().pressed({11, 7});
    emit view().pressed({11, 7});
    QVERIFY((state().board.value(who) == Square{11, 7}));
    emit view().pressed({12, 7});
    QCOMPARE(view().scene().way->steps.front().rolls.size(), size_t(1));
    QVERIFY(m_match->session().undo());
    m_panel->setMatch(m_match->session().game().context(), state(), m_match->session().log());
    emit view().pressed({6, 7});
    QVERIFY(!view().scene().way->hasRolls());
}

void TestPitchPanel::aClickBlocks()
{
    const QString who = m_match->onPitch(state().active, 0);
    act(board::placing(who, Square{10, 7}));
    act(board::placing(m_match->onPitch(MatchState::otherSeat(state().active), 0), Square{11, 7}));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().centreOf({10, 7}));
    QCOMPARE(m_panel->chosen(), who);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().centreOf({11, 7}));
    QVERIFY(m_match->asks(u"block.result"_s));
}

void TestPitchPanel::mouseDrags()
{
    const QString second = m_match->onPitch(1, 1);
    const QPoint from = view().centreOf({pitch::length - 2, pitch::width});
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

void TestPitchPanel::deleteTakesOff()
{
    const QString first = m_match->onPitch(0, 0);
    act(board::placing(first, Square{5, 5}));
    goTo({5, 5});
    press(Qt::Key_Delete);
    QVERIFY(state().board.isEmpty());
}

void TestPitchPanel::adviceInEveryLanguage_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void TestPitchPanel::adviceInEveryLanguage()
{
    QFETCH(Language, language);
    LanguageController program;
    program.setLanguage(language);
    QCoreApplication::processEvents();
    act(board::placing(m_match->onPitch(0, 0), Square{10, 7}));
    act(board::placing(m_match->onPitch(1, 0), Square{11, 7}));
    m_panel->choose(m_match->onPitch(0, 0));
    goTo({11, 7});
    QVERIFY2(m_panel->advice().join(u' ').contains(u"#"_s),
             qPrintable(m_panel->advice().join(u'\n')));
    QVERIFY(view().scene().hints.at({11, 7}).dice.startsWith(u'1'));
    QVERIFY(std::find(view().scene().pushes.begin(), view().scene().pushes.end(), Square{12, 7})
            != view().scene().pushes.end());
    goTo({9, 7});
    QVERIFY(view().scene().pushes.empty());
    QVERIFY2(m_panel->advice().constFirst().contains(u"3+"_s),
             qPrintable(m_panel->advice().join(u'\n')));
    program.setLanguage(Language::English);
}

void TestPitchPanel::scatterIsDrawnAndPut()
{
    ActionButton *roll = button(u"Roll for me"_s);
    ActionButton *put = button(u"Put the ball there"_s);
    QVERIFY(roll && put && !put->isEnabled());
    act(board::placing(board::ball, Square{10, 7}));
    m_panel->choose(board::ball);
    QVERIFY(roll->isVisible());
    roll->click(); // a five: to the right
    QVERIFY((view().scene().path == BallPath{{{10, 7}, {11, 7}}, false}));
    QVERIFY((board::ballSquare(state()) == Square{10, 7})); // only drawn so far
    put->click();
    QVERIFY((board::ballSquare(state()) == Square{11, 7}));
    QVERIFY(view().scene().path.squares.empty());
}

void TestPitchPanel::leavingThePitchCannotBePut()
{
    act(board::placing(board::ball, Square{25, 7}));
    button(u"Roll for me"_s)->click();
    QVERIFY(view().scene().path.leaves);
    QVERIFY(!button(u"Put the ball there"_s)->isEnabled());
}

void TestPitchPanel::noBallNoScatter()
{
    button(u"Roll for me"_s)->click();
    QVERIFY(view().scene().path.squares.empty());
}

void TestPitchPanel::whatIsWrongWithALineUpIsSaid()
{
    m_match = std::make_unique<MatchDriver>(plainSetup());
    m_match->until(u"place-ball"_s);
    m_panel->setMatch(m_match->session().game().context(), state(), m_match->session().log());
    const auto complains = [this] {
        return std::any_of(m_panel->advice().begin(), m_panel->advice().end(),
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
    m_panel->setMatch(m_match->session().game().context(), state(), m_match->session().log());
    QVERIFY(!complains()); // the ball is in play
}

QTEST_MAIN(TestPitchPanel)
#include "tst_pitchpanel.moc"
