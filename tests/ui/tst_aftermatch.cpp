// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"
#include "tests/support/afterdriver.h"
#include "tests/support/matchdriver.h"
#include "tests/support/matchpagefixture.h"
#include "tests/support/randomhand.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/match/aftercolumn.h"
#include "ui/match/afterpage.h"
#include "ui/match/afterrow.h"
#include "ui/match/afterwhistle.h"
#include "ui/match/fulltimepage.h"
#include "ui/match/fulltimeposter.h"
#include "ui/match/scoreboard.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Longer than a card holds back its keys.
constexpr int goneOn = 650;

/// From the final whistle to the kept match, in the window, with the keyboard and with the mouse.
class TestAfterMatch final : public MatchPageFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { m_appearance.setTheme(ThemeChoice::Light); }
    void init() { begin(); }
    void cleanup() { end(); }
    void theWhistleShowsTheResult();
    void enterLeadsToTheChecklist();
    void digitsAreOfTheColumnThatIsWorkedOn();
    void theArrowsTurn();
    void theWordOfOneIsNotThatOfTheOther();
    void theOthersFirstStepOpensByItself();
    void aDoneLineOpensAgain();
    void theKeyboardAloneFinishes_data();
    void theKeyboardAloneFinishes();
    void theMouseAloneFinishes();
    void headAndReportTellTheSameTime();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    void playToTheWhistle(const QString &edition = u"crp"_s);
    [[nodiscard]] AfterWhistle *whistle() { return m_page->view()->whistle(); }
    [[nodiscard]] AfterChecklist list(Seat seat)
    {
        return afterChecklists(m_page->table()->session()).at(static_cast<size_t>(seat));
    }
    [[nodiscard]] AfterRow *row(Seat seat, int number)
    {
        return seen<AfterRow>(u"after-row-%1-%2"_s.arg(seat).arg(number));
    }
    /// Enters whatever is asked of this side but his word.
    void answerAllOf(Seat seat);
    void keep(const QString &name);
    void typeFirst();
    void openFirst();

    Appearance m_appearance;
};

void TestAfterMatch::playToTheWhistle(const QString &edition)
{
    MatchSetup setup = leagueSetup(edition);
    setup.teams[0].name = u"Harrowgate Ravens"_s;
    setup.teams[0].coach = u"Maren Holt"_s;
    setup.teams[1].name = u"Copperhill Brewers"_s;
    setup.teams[1].coach = u"Luis Ortega"_s;
    m_page->start(setup);
    QVERIFY(m_page->table());
    MatchTable *table = m_page->table();
    for (int i = 0; i < 20'000 && !state().over; ++i) {
        const std::vector<Prompt> offered = table->prompts();
        QVERIFY(table->act({randomAnswer(randomPrompt(offered, *m_random), *m_random)}));
    }
    QVERIFY(state().over);
    WindowFixture::settle();
}

void TestAfterMatch::answerAllOf(Seat seat)
{
    MatchTable *table = m_page->table();
    for (int i = 0; i < 400; ++i) {
        std::vector<Prompt> his;
        for (const Prompt &prompt : table->prompts()) {
            if (prompt.seat != seat || !prompt.id.startsWith(u"after."))
                continue;
            if (prompt.passes)
                his = {};
            his.push_back(prompt);
            if (prompt.passes)
                break;
        }
        if (his.empty())
            break;
        QVERIFY(table->act({randomAnswer(his.front(), *m_random)}));
    }
    WindowFixture::settle();
}

/// To be looked at: with DUGOUT_SHOTS set to a folder.
void TestAfterMatch::keep(const QString &name)
{
    const QString folder = qEnvironmentVariable("DUGOUT_SHOTS");
    if (folder.isEmpty())
        return;
    WindowFixture::settle();
    m_page->grab().save(QDir(folder).filePath(name + u".png"_s));
}

void TestAfterMatch::theWhistleShowsTheResult()
{
    playToTheWhistle();
    QCOMPARE(whistle()->face(), AfterWhistle::Face::FullTime);
    const auto *poster = seen<FullTimePoster>(u"full-time-poster"_s);
    QVERIFY(poster);
    QVERIFY(poster->accessibleName().contains(
        u"Harrowgate Ravens %1 – %2"_s.arg(state().sides[0].score).arg(state().sides[1].score)));
    QVERIFY(!m_page->view()->scoreboard()->isVisible());
    QCOMPARE(seen<ActionButton>(u"full-time-main"_s)->text(), u"After the match"_s);
    QVERIFY(!seen<ActionButton>(u"full-time-next"_s));
    keep(u"full-time"_s);
    // The log is one key away, and Enter leads from there as well.
    press(Qt::Key_L);
    QCOMPARE(whistle()->face(), AfterWhistle::Face::Play);
    QVERIFY(card()->isVisible());
    press(Qt::Key_Return);
    QCOMPARE(whistle()->face(), AfterWhistle::Face::AfterMatch);
}

void TestAfterMatch::enterLeadsToTheChecklist()
{
    playToTheWhistle();
    const size_t groups = m_page->table()->log().groups().size();
    press(Qt::Key_Return);
    QCOMPARE(whistle()->face(), AfterWhistle::Face::AfterMatch);
    QCOMPARE(m_page->table()->log().groups().size(), groups);
    auto *column = seen<AfterColumn>(u"after-column-0"_s);
    QVERIFY(column && column->card() == card() && card()->isVisible());
    QVERIFY(seen<AfterColumn>(u"after-column-1"_s));
    QVERIFY(!seen<ActionButton>(u"after-finish"_s)->isEnabled());
    QVERIFY(card()->openPrompt().endsWith(u".home"_s));
    keep(u"after-begin"_s);
}

/// While nothing is open they choose a line; what is open owns them.
void TestAfterMatch::digitsAreOfTheColumnThatIsWorkedOn()
{
    playToTheWhistle();
    press(Qt::Key_Return);
    const size_t groups = m_page->table()->log().groups().size();
    press(Qt::Key_Escape);
    QVERIFY(!card()->isVisible());
    const auto last = static_cast<int>(list(0).checks.size());
    press(static_cast<Qt::Key>(Qt::Key_0 + last));
    auto *said = seen<TextLabel>(u"after-said-0"_s);
    QVERIFY(said && said->text().contains(list(0).checks.front().name));
    QVERIFY(!card()->isVisible());
    press(Qt::Key_Return); // with nothing open Enter does nothing
    QVERIFY(!card()->isVisible());
    press(static_cast<Qt::Key>(Qt::Key_1 + list(0).open()));
    QVERIFY(card()->isVisible());
    QCOMPARE(m_page->table()->log().groups().size(), groups);
}

void TestAfterMatch::theArrowsTurn()
{
    playToTheWhistle();
    press(Qt::Key_Return);
    const size_t groups = m_page->table()->log().groups().size();
    press(Qt::Key_Right);
    QCOMPARE(seen<AfterColumn>(u"after-column-1"_s)->card(), card());
    QVERIFY(card()->openPrompt().endsWith(u".away"_s));
    press(Qt::Key_Right);
    QCOMPARE(seen<AfterColumn>(u"after-column-1"_s)->card(), card());
    press(Qt::Key_Left);
    QCOMPARE(seen<AfterColumn>(u"after-column-0"_s)->card(), card());
    QVERIFY(card()->openPrompt().endsWith(u".home"_s));
    QCOMPARE(m_page->table()->log().groups().size(), groups);
}

/// Pressed once too often, a key answers nothing for the other coach.
void TestAfterMatch::theWordOfOneIsNotThatOfTheOther()
{
    playToTheWhistle();
    press(Qt::Key_Return);
    answerAllOf(0);
    answerAllOf(1);
    if (seen<AfterColumn>(u"after-column-0"_s)->card() != card())
        press(Qt::Key_Left);
    // It is open, and what is pressed next is meant.
    QVERIFY(card()->isVisible());
    keep(u"after-confirm"_s);
    QTest::qWait(goneOn);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    WindowFixture::settle();
    QVERIFY(state().side(0).confirmed);
    QVERIFY(!state().side(1).confirmed);
    QVERIFY(!seen<ActionButton>(u"after-finish"_s)->isEnabled());
    QCOMPARE(seen<AfterColumn>(u"after-column-1"_s)->card(), card());
    QVERIFY(card()->isVisible());
    QTest::qWait(goneOn);
    press(Qt::Key_Return);
    QVERIFY(state().side(1).confirmed);
}

/// When one coach is through, the other's first question shows at once.
void TestAfterMatch::theOthersFirstStepOpensByItself()
{
    playToTheWhistle();
    press(Qt::Key_Return);
    answerAllOf(0);
    // Perhaps they wait for each other: then the word of this coach is open.
    const bool isOthers = seen<AfterColumn>(u"after-column-1"_s)->card() == card();
    QVERIFY(isOthers || seen<AfterColumn>(u"after-column-0"_s)->card() == card());
    QVERIFY(card()->isVisible());
    const size_t groups = m_page->table()->log().groups().size();
    const QString asked = card()->openPrompt();
    QVERIFY(!asked.isEmpty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_6);
    QCOMPARE(card()->openPrompt(), asked);
    QCOMPARE(m_page->table()->log().groups().size(), groups);
}

void TestAfterMatch::aDoneLineOpensAgain()
{
    playToTheWhistle();
    press(Qt::Key_Return);
    MatchTable *table = m_page->table();
    const int open = list(0).open();
    for (int i = 0; i < 50 && list(0).open() == open; ++i) {
        for (const Prompt &prompt : table->prompts()) {
            if (prompt.seat == 0 && prompt.id.startsWith(u"after.")) {
                QVERIFY(table->act({randomAnswer(prompt, *m_random)}));
                break;
            }
        }
    }
    WindowFixture::settle();
    QCOMPARE(list(0).checks.at(static_cast<size_t>(open)).state, CheckState::Done);
    keep(u"after-middle"_s);
    row(0, open + 1)->click();
    WindowFixture::settle();
    auto *again = m_page->findChild<QDialog *>(u"correction"_s);
    QVERIFY(again && again->isVisible());
    again->reject();
}

void TestAfterMatch::theKeyboardAloneFinishes_data()
{
    QTest::addColumn<QString>("edition");
    for (const char *edition : {"lrb4", "crp", "bb2016"})
        QTest::newRow(edition) << QString::fromLatin1(edition);
}

/// As many of a list as are asked for, by the numbers of their shirts or by their names.
void TestAfterMatch::typeFirst()
{
    const std::vector<OfferedPrompt> all = m_page->table()->offered();
    const auto open = std::find_if(all.begin(), all.end(), [this](const OfferedPrompt &one) {
        return one.prompt.id == card()->openPrompt();
    });
    QVERIFY(open != all.end());
    QStringList typed;
    for (const QString &name : open->words.choices.mid(0, std::max(1, open->prompt.atLeast)))
        typed.append(name.startsWith(u'#') ? name.mid(1).section(u' ', 0, 0)
                                           : name.section(u" ("_s, 0, 0));
    const size_t groups = m_page->table()->log().groups().size();
    QTest::keyClicks(QApplication::focusWidget(), typed.join(u' '));
    press(Qt::Key_Return);
    if (m_page->table()->log().groups().size() == groups) // of several: it ticks, then it takes
        press(Qt::Key_Return);
}

/// The first of what is offered side by side, by the key that is printed on it.
void TestAfterMatch::openFirst()
{
    for (const ActionButton *button : card()->findChildren<ActionButton *>()) {
        const QString name = button->objectName();
        const bool answers = name.startsWith(u"quick-") || name.startsWith(u"choice-");
        if (!button->isVisible() || !answers || button->key().isEmpty())
            continue;
        QTest::keyClick(QApplication::focusWidget(), button->key()[0].key(),
                        button->key()[0].keyboardModifiers());
        WindowFixture::settle();
        return;
    }
}

/// Enter answers what prints it, digits choose, Ctrl+Enter ends hiring; nothing else is needed.
void TestAfterMatch::theKeyboardAloneFinishes()
{
    QFETCH(QString, edition);
    playToTheWhistle(edition);
    press(Qt::Key_Return);
    QString before; // whose step was asked
    for (int i = 0; i < 400 && !m_page->table()->isFinished(); ++i) {
        const size_t groups = m_page->table()->log().groups().size();
        const QString asked = card()->openPrompt();
        const QString whose = asked.section(u'.', -1);
        if (whose != before || !asked.startsWith(u"after."))
            QTest::qWait(goneOn); // it may have opened by itself
        before = whose;
        if (!card()->isVisible()) {
            const QString turn = seen<ActionButton>(u"after-turn-0"_s)->text();
            const Seat seat = turn == u"Continue here"_s || turn == u"Show"_s ? 1 : 0;
            press(static_cast<Qt::Key>(Qt::Key_1 + std::max(0, list(seat).open())));
            if (!card()->isVisible())
                press(seat == 0 ? Qt::Key_Right : Qt::Key_Left);
            continue;
        }
        // Whatever can be ended is.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        WindowFixture::settle();
        const auto isSame = [&] {
            return m_page->table()->log().groups().size() == groups && card()->isVisible();
        };
        if (isSame() && seen<QListWidget>(u"choice-list"_s))
            typeFirst();
        else if (isSame())
            press(Qt::Key_Return);
        if (isSame() && !seen<QListWidget>(u"choice-list"_s))
            openFirst();
    }
    QVERIFY2(m_page->table()->isFinished(), qPrintable(card()->openPrompt()));
    for (const Seat seat : {0, 1})
        QCOMPARE(list(seat).done(), static_cast<int>(list(seat).checks.size()));
    QVERIFY(seen<ActionButton>(u"after-finish"_s)->isEnabled());
    keep(u"after-done-"_s + edition);
    press(Qt::Key_Return);
    QCOMPARE(whistle()->face(), AfterWhistle::Face::FullTime);
    QCOMPARE(seen<ActionButton>(u"full-time-main"_s)->text(), u"Report"_s);
    QVERIFY(seen<ActionButton>(u"full-time-next"_s));
    keep(u"full-time-done-"_s + edition);
}

void TestAfterMatch::theMouseAloneFinishes()
{
    playToTheWhistle(u"bb2016"_s);
    RandomHand hand(card(), 4);
    for (int i = 0; i < 3000 && !m_page->table()->isFinished(); ++i)
        QVERIFY(hand.press());
    QVERIFY(m_page->table()->isFinished());
    seen<ActionButton>(u"after-finish"_s)->click();
    QCOMPARE(whistle()->face(), AfterWhistle::Face::FullTime);
}

void TestAfterMatch::headAndReportTellTheSameTime()
{
    playToTheWhistle();
    press(Qt::Key_Return);
    const std::array<qint64, 2> times = whistle()->times();
    const MatchReport report = makeReport(m_page->table()->session());
    QCOMPARE(times[0], report.sides[0].timeMs);
    QCOMPARE(times[1], report.sides[1].timeMs);
}

void TestAfterMatch::nothingIsCut_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::addRow("%s", qPrintable(languageCode(language))) << language;
}

/// Every button of both pages is as wide as its words, and no page is higher than the window.
void TestAfterMatch::nothingIsCut()
{
    QFETCH(Language, language);
    playToTheWhistle(u"bb2016"_s);
    answerAllOf(1);
    m_language.setLanguage(language);
    const QSize sizes[]{{728, 600}, {968, 600}, {1208, 800}, {1848, 1080}, {2488, 1440}};
    for (const auto face : {AfterWhistle::Face::FullTime, AfterWhistle::Face::AfterMatch}) {
        whistle()->turnTo(face);
        for (const QSize &size : sizes) {
            m_page->resize(size);
            keep(u"size-%1-%2-%3"_s
                     .arg(face == AfterWhistle::Face::FullTime ? u"full"_s : u"after"_s)
                     .arg(size.width())
                     .arg(languageCode(language)));
            WindowFixture::settle();
            for (const ActionButton *button : m_page->findChildren<ActionButton *>()) {
                const bool whole = button->width() >= button->minimumSizeHint().width();
                QVERIFY2(!button->isVisible() || whole, qPrintable(button->objectName()));
            }
            QVERIFY(whistle()->mapTo(m_page.get(), whistle()->rect().bottomLeft()).y()
                    < m_page->height());
        }
    }
}

QTEST_MAIN(TestAfterMatch)
#include "tst_aftermatch.moc"
