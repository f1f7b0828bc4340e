// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/turnboard.h"
#include "tests/support/matchdriver.h"
#include "tests/support/windowfixture.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QApplication>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What stands below the pitch: as low as it is drawn, whatever is asked, and the keyboard in it.
class TestPitchDesk final : public QObject
{
    Q_OBJECT

private slots:
    void itStaysLow_data();
    void itStaysLow();
    void aClickLeavesTheKeyboardInTheCard();
    void thePagesKeyLeadsToTheQuestion();
    void whoHasTheBallScores();

private:
    /// The first turn of a match that is shown on the pitch.
    void begin(WindowFixture &fixture);
    [[nodiscard]] MatchView *view() const { return m_page->view(); }
    [[nodiscard]] PromptCard *card() const { return view()->desk()->card(); }
    [[nodiscard]] int height() const { return view()->desk()->height(); }
    [[nodiscard]] QWidget *tile(const QString &prompt) const
    {
        for (QWidget *each : card()->findChildren<QWidget *>(u"quick-"_s + prompt)) {
            if (each->isVisible()) // the others are on their way out
                return each;
        }
        return nullptr;
    }
    void act(const QString &prompt, const QString &choice);

    MatchPage *m_page = nullptr;
    Seat m_active = 0;
};

void TestPitchDesk::begin(WindowFixture &fixture)
{
    fixture.settings().setValue(Setting::MatchOwnDice, true);
    fixture.show();
    fixture.window().resize(1280, 800);
    fixture.window().goTo(Place::Match);
    m_page = fixture.window().findChild<MatchPage *>();
    m_page->start(plainSetup());
    MatchDriver match(m_page->table()->context().setup());
    match.untilTurn();
    m_active = match.state().active;
    for (const EventGroup &group : match.session().log().groups())
        QVERIFY(m_page->table()->act(group.events));
    for (const Seat seat : {0, 1})
        QVERIFY(m_page->table()->act(board::liningUp(match.state(), seat)));
    PlayStyle style = view()->style();
    style.showsPitch = true;
    view()->setStyle(style);
    WindowFixture::settle();
    WindowFixture::settle();
    QVERIFY(view()->pitch()->isVisible());
    QVERIFY(m_page->table()->session().state().active == m_active);
}

void TestPitchDesk::act(const QString &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt;
    event.seat = m_active;
    event.choices = {choice};
    QVERIFY(m_page->table()->act({event}));
}

void TestPitchDesk::itStaysLow_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void TestPitchDesk::itStaysLow()
{
    QFETCH(Language, language);
    WindowFixture fixture;
    fixture.language().setLanguage(language);
    begin(fixture);
    // All that can be done stands in one row, however long its words are.
    WindowFixture::settle();
    for (const KnownWord<PromptNames> prompt : {Asks::Block, Asks::Blitz, Asks::Foul})
        QCOMPARE(tile(prompt.word())->y(), tile(movePlace.toString())->y());
    constexpr int asDrawn = 190;
    QVERIFY2(height() <= asDrawn, qPrintable(QString::number(height())));
    const int other = 1 - m_active;
    act(Asks::Block, u"%1:1"_s.arg(m_active));
    act(Asks::BlockVictim, u"%1:1"_s.arg(other));
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), Asks::BlockResult.word());
    constexpr int withFaces = 256; // the dice of an armour roll took 300
    QVERIFY2(height() <= withFaces, qPrintable(QString::number(height())));
    act(Asks::BlockResult, u"defender-down"_s);
    act(Asks::BlockOutcome, u"defender"_s);
    WindowFixture::settle();
    QVERIFY2(height() <= withFaces, qPrintable(QString::number(height())));
}

void TestPitchDesk::aClickLeavesTheKeyboardInTheCard()
{
    WindowFixture fixture;
    begin(fixture);
    view()->pitch()->choose(u"%1:4"_s.arg(m_active));
    WindowFixture::settle();
    QTest::mouseClick(tile(Asks::EndTurn.word()), Qt::LeftButton);
    WindowFixture::settle();
    QWidget *focus = fixture.window().focusWidget();
    QVERIFY(focus == card() || card()->isAncestorOf(focus));
}

void TestPitchDesk::thePagesKeyLeadsToTheQuestion()
{
    WindowFixture fixture;
    fixture.settings().setValue(Setting::MatchOwnDice, true);
    fixture.show();
    fixture.window().goTo(Place::Match);
    m_page = fixture.window().findChild<MatchPage *>();
    m_page->start(plainSetup());
    WindowFixture::settle();
    const size_t before = m_page->table()->log().groups().size();
    fixture.window().goTo(Place::Match, Qt::ShortcutFocusReason);
    WindowFixture::settle();
    for (const Qt::Key key : {Qt::Key_3, Qt::Key_4})
        QTest::keyClick(QApplication::focusWidget(), key);
    QCOMPARE(m_page->table()->log().groups().size(), before + 1);
}

/// Also where nobody has led him into the end zone of the pitch.
void TestPitchDesk::whoHasTheBallScores()
{
    WindowFixture fixture;
    begin(fixture);
    const QString runner = u"%1:5"_s.arg(m_active);
    Event has;
    has.prompt = Asks::HandCarrier;
    has.choices = {runner};
    QVERIFY(m_page->table()->act({has}));
    QVERIFY(card()->open(Asks::Touchdown));
    for (const OfferedPrompt &one : m_page->table()->offered()) {
        if (one.prompt.id == Asks::Touchdown)
            QCOMPARE(one.prompt.usual, runner);
    }
}

QTEST_MAIN(TestPitchDesk)
#include "tst_pitchdesk.moc"
