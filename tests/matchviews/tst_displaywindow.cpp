// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/displayboard.h"
#include "core/match/state/board.h"
#include "tests/support/matchdriver.h"
#include "ui/common/choicebox.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/match/matchhall.h"
#include "ui/matchviews/matchsounds.h"
#include "ui/play/displayview.h"
#include "ui/play/displaywindow.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The second window: what stands on it, and that its language is its own.
class TestDisplayWindow : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings-%1"_s.arg(++m_count)));
        m_match = std::make_unique<MatchDriver>(plainSetup());
    }
    void boardOfAMatch();
    void placingPlayersIsNoNews();
    void wordsInEveryLanguage_data();
    void wordsInEveryLanguage();
    void languageOfItsOwn();
    void theLanguageIsRemembered();
    void clock();
    void eachCoachsTime();
    void fullScreenAndBack();
    void paintsAtAnySize();
    void sounds();

private:
    [[nodiscard]] DisplayBoard boardIn(Language language) const
    {
        return makeDisplayBoard(m_match->session(), language);
    }

    QTemporaryDir m_folder;
    int m_count = 0;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MatchDriver> m_match;
};

void TestDisplayWindow::boardOfAMatch()
{
    QCOMPARE(boardIn(Language::English).period, u"Before the match"_s);
    m_match->untilTurn();
    const Seat active = m_match->state().active;
    m_match->choose(u"re-roll"_s, m_match->choices(u"re-roll"_s).constFirst());
    m_match->choose(u"touchdown"_s, m_match->onPitch(active, 0));
    const DisplayBoard board = boardIn(Language::English);
    const DisplaySide &side = board.sides.at(static_cast<size_t>(active));
    QCOMPARE(side.score, 1);
    QCOMPARE(side.rerolls, 1);
    QCOMPARE(side.rerollsSpent, 1);
    QCOMPARE(board.turns, 8);
    QVERIFY2(board.lastEvent.contains(u"ouchdown"), qPrintable(board.lastEvent));
}

void TestDisplayWindow::placingPlayersIsNoNews()
{
    m_match->untilTurn();
    const QString before = boardIn(Language::English).lastEvent;
    QVERIFY(!before.isEmpty());
    for (int i = 0; i < 11; ++i)
        QVERIFY(m_match->session().act({1, board::placing(m_match->onPitch(0, i), Square{i, 0})}));
    QCOMPARE(boardIn(Language::English).lastEvent, before);
}

void TestDisplayWindow::wordsInEveryLanguage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("line");
    QTest::newRow("es") << Language::Spanish << u"Turno"_s;
    QTest::newRow("en") << Language::English << u"Turn"_s;
    QTest::newRow("de") << Language::German << u"Zug"_s;
}

void TestDisplayWindow::wordsInEveryLanguage()
{
    QFETCH(Language, language);
    QFETCH(QString, line);
    m_match->untilTurn();
    m_match->choose(u"completion"_s, m_match->onPitch(m_match->state().active, 0));
    const DisplayBoard board = boardIn(language);
    QVERIFY2(board.lastEvent.startsWith(line), qPrintable(board.lastEvent));
    QVERIFY(!board.weather.isEmpty());
}

void TestDisplayWindow::languageOfItsOwn()
{
    LanguageController program;
    program.setLanguage(Language::Spanish);
    m_match->untilTurn();
    DisplayWindow window(*m_settings, Language::German, [] { return 0; });
    window.setBoard(hallBoard(boardIn(window.language())));
    const HallBoard shown = window.view().board();
    program.setLanguage(Language::English);
    QCoreApplication::processEvents();
    QCOMPARE(window.language(), Language::German);
    QVERIFY(window.view().board() == shown);
    QVERIFY(hallBoard(boardIn(Language::German)) == shown); // whatever the program speaks
    QCOMPARE(QCoreApplication::translate("Match", "Yes"), u"Yes"_s);
}

void TestDisplayWindow::theLanguageIsRemembered()
{
    {
        DisplayWindow window(*m_settings, Language::English, [] { return 0; });
        QSignalSpy chosen(&window, &DisplayWindow::languageChosen);
        auto *languages = window.findChild<ChoiceBox *>();
        languages->setCurrentIndex(languages->findData(u"es"_s));
        emit languages->activated(languages->currentIndex());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(window.language(), Language::Spanish);
    }
    const DisplayWindow again(*m_settings, Language::German, [] { return 0; });
    QCOMPARE(again.language(), Language::Spanish);
}

void TestDisplayWindow::clock()
{
    qint64 now = 1000;
    DisplayWindow window(*m_settings, Language::English, [&now] { return now; });
    QCOMPARE(window.view().clock().text, QString());
    TurnClock clock(240'000);
    clock.start(now);
    window.setClock(clock);
    QCOMPARE(window.view().clock().text, u"4:00"_s);
    now += 48'500;
    QTRY_COMPARE(window.view().clock().text, u"3:12"_s); // it ticks by itself
    now += 200'000;
    QTRY_COMPARE(window.view().clock().text, u"−0:08"_s);
    QCOMPARE(window.view().clock().mood, ClockMood::Over);
    TurnClock upwards(0);
    upwards.start(now - 65'000);
    window.setClock(upwards);
    QCOMPARE(window.view().clock().text, u"1:05"_s);
    QCOMPARE(window.view().clock().mood, ClockMood::Fine);
    window.setClock(std::nullopt);
    QCOMPARE(window.view().clock().text, QString());
}

void TestDisplayWindow::eachCoachsTime()
{
    qint64 now = 0;
    DisplayWindow window(*m_settings, Language::English, [&now] { return now; });
    ChessClock clock(TurnClock(0));
    window.setClock(clock);
    QCOMPARE(window.view().clock().coaches[0].text, QString()); // nobody counts it down
    clock.bankMs = 70 * 60'000;
    clock.before[1].usedMs = 69 * 60'000;
    clock.running = 0;
    clock.turn.start(now);
    window.setClock(clock);
    QCOMPARE(window.view().clock().text, u"70:00"_s);
    QCOMPARE(window.view().clock().coaches[1].text, u"1:00"_s);
    QCOMPARE(window.view().clock().coaches[1].mood, ClockMood::Closing);
    now += 65'000;
    QTRY_COMPARE(window.view().clock().coaches[0].text, u"68:55"_s); // it ticks by itself
    QCOMPARE(window.view().clock().coaches[1].text, u"1:00"_s); // it is not his turn
}

void TestDisplayWindow::fullScreenAndBack()
{
    DisplayWindow window(*m_settings, Language::English, [] { return 0; });
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::keyClick(&window, Qt::Key_F11);
    QTRY_VERIFY(window.isFullScreen());
    QVERIFY(!window.findChild<ChoiceBox *>()->isVisible());
    QTest::keyClick(&window, Qt::Key_Escape);
    QTRY_VERIFY(!window.isFullScreen());
    QVERIFY(window.findChild<ChoiceBox *>()->isVisible());
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

void TestDisplayWindow::paintsAtAnySize()
{
    m_match->untilTurn();
    const HallBoard board = hallBoard(boardIn(Language::German));
    const DisplayClock clock{{u"3:12"_s}, {{{u"41:07"_s}, {u"−0:12"_s, ClockMood::Over}}}};
    for (const QSize size : {QSize(320, 180), QSize(1920, 1080), QSize(600, 1000), QSize(1, 1)}) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter painter(&image);
        const QPalette palette;
        DisplayPainter(board, clock, palette).paint(painter, image.rect());
        painter.end();
        QVERIFY(image.pixelColor(0, 0) != QColor(Qt::red));
    }
}

void TestDisplayWindow::sounds()
{
    MatchSounds sounds(*m_settings);
    QSignalSpy rang(&sounds, &MatchSounds::rang);
    sounds.hearScore(0, 0);
    sounds.hearScore(1, 0);
    QCOMPARE(rang.size(), 0); // off until somebody wants them
    sounds.setOn(true);
    QVERIFY(sounds.areOn());
    sounds.hearScore(1, 1);
    QCOMPARE(rang.size(), 1);
    sounds.hearScore(1, 0); // undone
    QCOMPARE(rang.size(), 1);
    TurnClock clock(20);
    clock.start(0);
    sounds.hearClock(clock, 0);
    QTRY_COMPARE(rang.size(), 2);
    sounds.hearClock(clock, 1000); // long over
    QTest::qWait(50);
    QCOMPARE(rang.size(), 2);
}

QTEST_MAIN(TestDisplayWindow)
#include "tst_displaywindow.moc"
