// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/team/playerstats.h"
#include "tests/support/playedseason.h"
#include "tests/support/scripteddice.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/match/correctionreview.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/play/logpanel.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Corrections of matches that are over, in the window.
class TestCorrectionReview final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listIsShownBeforeItIsAccepted();
    void nothingChangesWhenItIsKeptAsItWas();
    void undoOfAnOldMatchIsShownToo();
    void whatNoLongerFitsIsPutToTheCoach();
    void decidedLaterItWaitsInTheLog();
    void wordsFollowTheLanguage();

private:
    [[nodiscard]] CorrectionReview *review() const
    {
        return m_page->findChild<CorrectionReview *>();
    }
    void press(const QString &button) const
    {
        auto *found = review()->findChild<QAbstractButton *>(button);
        QVERIFY(found && found->isVisibleTo(review()));
        QTest::mouseClick(found, Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    [[nodiscard]] QString shown() const
    {
        QStringList texts;
        for (const QLabel *label : review()->findChildren<QLabel *>()) {
            if (label->isVisibleTo(review()))
                texts.append(label->text());
        }
        return texts.join(u'\n');
    }
    [[nodiscard]] int points(const QString &player) const
    {
        const Team team = m_season->team(u"human"_s);
        return starPlayerPoints(*team.player(PlayerId(player)), *sharedRuleset(u"crp"_s));
    }
    /// New labels are shown by an event of their own.
    void switchTo(Language language)
    {
        m_language.setLanguage(language);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    /// The first match, in which the first player scored; the second one is the right one.
    void correctScorer();

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"settings.ini"_s)};
    LanguageController m_language;
    ScriptedDice m_dice{{}};
    std::unique_ptr<PlayedSeason> m_season;
    std::unique_ptr<Club> m_club;
    std::unique_ptr<MatchPage> m_page;
    JournalId m_first;
};

void TestCorrectionReview::init()
{
    MatchSetup setup = leagueSetup();
    if (QByteArray(QTest::currentTestFunction()) == "whatNoLongerFitsIsPutToTheCoach"
        || QByteArray(QTest::currentTestFunction()) == "decidedLaterItWaitsInTheLog")
        setup.teams[0].players[1].achievements.touchdowns = 1; // one more is an improvement
    m_season = std::make_unique<PlayedSeason>(setup);
    m_first = m_season->play(scoredBy(u"0:1"_s));
    m_season->play(scoredBy({}));
    m_club = std::make_unique<Club>(m_season->kept.stores());
    m_page = std::make_unique<MatchPage>(MatchServices{*m_club, m_dice, m_language, m_settings});
    m_page->show();
    m_page->openMatch(m_first.text());
}

void TestCorrectionReview::cleanup()
{
    m_page.reset();
    m_club.reset();
    m_season.reset();
}

void TestCorrectionReview::correctScorer()
{
    QVERIFY(m_page->table()->correct(m_season->otherChoice(m_first, u"touchdown"_s, u"0:2"_s)));
    QVERIFY(review());
}

void TestCorrectionReview::listIsShownBeforeItIsAccepted()
{
    correctScorer();
    QVERIFY(!review()->asks());
    QVERIFY2(shown().contains(u"star player points: 3 → 0"_s), qPrintable(shown()));
    QVERIFY2(shown().contains(u"star player points: 0 → 3"_s), qPrintable(shown()));
    QVERIFY2(shown().contains(u"match-1"_s), qPrintable(shown()));
    QCOMPARE(points(u"1"_s), 3);
    press(u"correction-accept"_s);
    QCOMPARE(points(u"1"_s), 0);
    QCOMPARE(points(u"2"_s), 3);
    QVERIFY(m_page->table() && m_page->table()->isFinished());
    QVERIFY(m_page->table()->session().rejectedEvents().empty());
}

void TestCorrectionReview::nothingChangesWhenItIsKeptAsItWas()
{
    const Journal before = must(m_season->journals.read(m_first));
    correctScorer();
    press(u"correction-keep"_s);
    QVERIFY(!review());
    QCOMPARE(must(m_season->journals.read(m_first)), before);
    QCOMPARE(points(u"1"_s), 3);
}

void TestCorrectionReview::undoOfAnOldMatchIsShownToo()
{
    correctScorer();
    press(u"correction-accept"_s);
    QVERIFY(m_page->table()->undo());
    QVERIFY(review());
    press(u"correction-accept"_s);
    QCOMPARE(points(u"1"_s), 3);
    QCOMPARE(points(u"2"_s), 0);
}

void TestCorrectionReview::whatNoLongerFitsIsPutToTheCoach()
{
    correctScorer();
    QVERIFY(review()->asks());
    QCOMPARE(review()->card()->openPrompt(), u"after.improve.home.2"_s);
    // Or what follows never was: nobody has to make up what would lead to it.
    const auto *takeOut = review()->findChild<QAbstractButton *>(u"correction-take-out"_s);
    QVERIFY(takeOut->isVisibleTo(review()));
    QCOMPARE(takeOut->text(), u"Remove that entry"_s);
    emit review()->card()->answered({u"after.improve.home.2"_s, 0, {1, 2}, {}, {}, {}, false});
    QCOMPARE(review()->card()->openPrompt(), u"after.learn.home.2"_s);
    emit review()->card()->answered({u"after.learn.home.2"_s, 0, {}, {u"block"_s}, {}, {}, false});
    while (review()->asks())
        press(u"correction-wait"_s);
    press(u"correction-accept"_s);
    QCOMPARE(m_season->team(u"human"_s).players[1].improvements.size(), 1U);
}

void TestCorrectionReview::decidedLaterItWaitsInTheLog()
{
    correctScorer();
    press(u"correction-wait"_s);
    QVERIFY(!review()->asks());
    // The second match is over and would be open again: that takes a word of its own.
    const auto *accept = review()->findChild<QAbstractButton *>(u"correction-accept"_s);
    QVERIFY(!accept->isEnabled());
    review()->findChild<QAbstractButton *>(u"correction-reopen"_s)->click();
    QVERIFY(accept->isEnabled());
    press(u"correction-accept"_s);
    QVERIFY(m_page->view()->desk()->log()->rejectedEvents() > 0);
    auto *settle = m_page->findChild<QAbstractButton *>(u"log-settle"_s);
    QVERIFY(settle && settle->isVisibleTo(m_page.get()));
    QTest::mouseClick(settle, Qt::LeftButton);
    QVERIFY(review() && review()->asks());
    press(u"correction-keep"_s);
}

void TestCorrectionReview::wordsFollowTheLanguage()
{
    correctScorer();
    const QString english = shown();
    switchTo(Language::German);
    QVERIFY(shown() != english);
    QVERIFY2(shown().contains(u"3 → 0"_s), qPrintable(shown()));
    switchTo(Language::English);
    QCOMPARE(shown(), english);
    press(u"correction-keep"_s);
}

QTEST_MAIN(TestCorrectionReview)
#include "tst_correctionreview.moc"
