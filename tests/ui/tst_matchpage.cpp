// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/match/effects/hindrance.h"
#include "core/match/randommatch.h"
#include "core/match/state/pace.h"
#include "core/match/state/statehash.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/rulesinforce.h"
#include "core/text/languagescope.h"
#include "tests/support/matchdriver.h"
#include "tests/support/memorybatches.h"
#include "tests/support/randomhand.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/home/homepage.h"
#include "ui/match/dugoutdelegate.h"
#include "ui/match/dugoutmodel.h"
#include "ui/match/dugoutpanel.h"
#include "ui/match/gainorder.h"
#include "ui/match/handdialog.h"
#include "ui/match/matchlist.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/newmatchdialog.h"
#include "ui/match/playermenu.h"
#include "ui/match/rerollpips.h"
#include "ui/match/rulesstrip.h"
#include "ui/match/scoreboard.h"
#include "ui/match/scoreside.h"
#include "ui/odds/oddsdialog.h"
#include "ui/play/correctiondialog.h"
#include "ui/play/logmodel.h"
#include "ui/play/logpanel.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QAccessible>
#include <QComboBox>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Matches played in the window.
class TestMatchPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anEmptyPlaceInvites();
    void whatAPlayerPlaysComesBeforeWhatHeLearnt();
    void halfALineIsForTheName();
    void everyEditionIsPlayedToTheEnd_data();
    void everyEditionIsPlayedToTheEnd();
    void quickTeamsArePlayedToTheEnd();
    void languageIsSwitchedInMidMatch();
    void undoAndRedoFromTheLog();
    void aLineOfTheLogShowsTheStateThen();
    void aWrongScorerIsCorrected();
    void aPlayersMenuActsInTwoClicks();
    void keysAct();
    void aRollIsMadeByKeys();
    void aFailedRollIsMadeAgainByOneKey();
    void cardsAreTheirOwners();
    void aCasualtyIsOneKeyAndOnePick();
    void enterBelongsToTheCardAfterTheLog();
    void aSecondStepIsLeftAgain();
    void aTouchdownIsNotLeftByEscape();
    void standingUpKeepsItsPlace();
    void aWeaponKeepsItsPlace_data();
    void aWeaponKeepsItsPlace();
    void aMercenaryIsLeftAgain();
    void theEndHasEnter();
    void theDugoutLeavesTheKeyboard();
    void theTurnCardShowsThePlayer();
    void nobodyIsShownAfterTheWhistle();
    void theLogHasHeadingsAndTopics();
    void undoSaysWhatItTakesAway();
    void theLastLineUpIsProposed();
    void oddsKeepTheSkills();
    void oddsAreOfTheMatch();
    void theListIsSearched();
    void theLayoutGives();
    void aNewMatchHasTheKeyboard();
    void aFullDiskChangesNothing();
    void aMatchIsResumedWhereItWas();
    void whatSomebodyElseWentOnWithIsShown_data();
    void whatSomebodyElseWentOnWithIsShown();
    void theListSaysHowMatchesStand();
    void enterOpensTheHighlightedMatch();
    void pipsAgreeWithTheNumber_data();
    void pipsAgreeWithTheNumber();
    void matchesAreRenamedAndDeleted();
    void homeGoesOnWithTheMatch();
    void theClockIsStartedAndPaused();
    void theClockRestsBetweenTurns();
    void theSmallLineShowsHelpAndFame();
    void whatARefereeDoesIsRead();
    void aUsualRefereeTakesNoRoom();
    void aSmallScoreboardIsBrief();
    void aFinalSaysWhatItDoubles();
    void theHeadOfTheLogIsOneLine();
    void theWeatherMovesNothing();
    void whoConcededMovesNothing();
    void whatIsSpentMovesNothing();
    void whatIsHiredMovesNothing();
    void aTimeForEachCoachWidensNothing();
    void whatWasBoughtWidensNothing();
    void theDugoutKeepsItsShape();
    void theDugoutSaysWhoItIs();
    void skillsAreInTheOrderOfTheLanguage();
    void thePaceIsProjected();
    void nothingIsCut_data();
    void nothingIsCut();
    void everythingFocusableHasAName();

private:
    void start(const QString &edition, std::uint64_t seed = 1);
    void startPlain();
    void leadsOnFromTheEnd();
    void playTo(const QString &prompt);
    [[nodiscard]] const MatchState &state() { return m_page->table()->session().state(); }
    [[nodiscard]] PromptCard *card() { return m_page->view()->desk()->card(); }
    [[nodiscard]] QString title();
    template<typename Widget>
    [[nodiscard]] Widget *child(const QString &name)
    {
        return m_page->findChild<Widget *>(name);
    }

    /// The same, but not one that is about to go.
    template<typename Widget>
    [[nodiscard]] Widget *seen(const QString &name)
    {
        const auto all = m_page->findChildren<Widget *>(name);
        const auto found = std::find_if(all.begin(), all.end(),
                                        [](const Widget *one) { return one->isVisible(); });
        return found == all.end() ? nullptr : *found;
    }

    [[nodiscard]] std::unique_ptr<MatchPage> newPage()
    {
        return std::make_unique<MatchPage>(
            MatchServices{*m_club, *m_random, m_language, m_settings});
    }

    std::unique_ptr<MemoryClub> m_kept;
    std::unique_ptr<Club> m_club;
    LanguageController m_language;
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"settings.ini"_s)};
    /// Made anew for each test: what the dice bring must not hang on the tests before.
    std::unique_ptr<SeededRandomSource> m_random;
    std::unique_ptr<MatchPage> m_page;
};

void TestMatchPage::init()
{
    failOnAnyWarning();
    m_language.setLanguage(Language::English);
    m_kept = std::make_unique<MemoryClub>();
    m_club = std::make_unique<Club>(m_kept->stores());
    m_random = std::make_unique<SeededRandomSource>(5);
    m_page = newPage();
    m_page->resize(1200, 800);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestMatchPage::cleanup()
{
    m_page.reset();
}

void TestMatchPage::start(const QString &edition, std::uint64_t seed)
{
    SeededRandomSource random(seed);
    m_page->start(randomSetup(*sharedRuleset(edition), {}, true, random));
    QVERIFY(m_page->table());
    WindowFixture::settle();
}

void TestMatchPage::startPlain()
{
    m_page->start(plainSetup());
    WindowFixture::settle();
}

void TestMatchPage::playTo(const QString &wanted)
{
    MatchTable *table = m_page->table();
    for (int i = 0; i < 3000; ++i) {
        const std::vector<Prompt> offered = table->prompts();
        if (std::any_of(offered.begin(), offered.end(),
                        [&wanted](const Prompt &one) { return one.id == wanted; })) {
            WindowFixture::settle();
            return;
        }
        QVERIFY(table->act({randomAnswer(offered.front(), *m_random)}).has_value());
    }
    QFAIL("the prompt never came");
}

QString TestMatchPage::title()
{
    return m_page->findChild<QLabel *>(u"prompt-title"_s)->text();
}

/// A long list leaves its last words out, not all of them.
void TestMatchPage::whatAPlayerPlaysComesBeforeWhatHeLearnt()
{
    const QFontMetrics metrics(QApplication::font());
    const QString all = u"Wardancer, +Guard, +Dauntless"_s;
    const int room = metrics.horizontalAdvance(all);
    QCOMPARE(listThatFits(metrics, all, room), all);
    QCOMPARE(listThatFits(metrics, all, room - 1), u"Wardancer, +Guard"_s);
    QCOMPARE(listThatFits(metrics, all, metrics.horizontalAdvance(u"Wardancer"_s)), u"Wardancer"_s);
    QCOMPARE(listThatFits(metrics, all, 3), QString());
}

/// However much there is to say of him, on the right of it.
void TestMatchPage::halfALineIsForTheName()
{
    const auto painted = [this](const QString &deeds) {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, u"Gurlug Thudga"_s);
        model.setData(index, 10, DugoutModel::NumberRole);
        model.setData(index, deeds, DugoutModel::DeedsRole);
        model.setData(index, u"no tackle zone until he has come to"_s, DugoutModel::StateRole);
        QImage image(240, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.widget = m_page.get();
        option.rect = image.rect();
        option.palette = m_page->palette();
        DugoutDelegate().paint(&painter, option, index);
        return image.copy(0, 0, image.width() / 2 - 10, image.height());
    };
    QCOMPARE(painted(u"3 CAS · 2 TD"_s), painted(QString()));
}

void TestMatchPage::anEmptyPlaceInvites()
{
    QVERIFY(child<QWidget>(u"new-match-button"_s)->isVisible());
    QVERIFY(!child<QWidget>(u"match-list"_s)->isVisible());
    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
    auto *dialog = m_page->findChild<NewMatchDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
}

void TestMatchPage::everyEditionIsPlayedToTheEnd_data()
{
    QTest::addColumn<QString>("edition");
    for (const char *edition : {"lrb4", "lrb5", "crp", "bb2016"})
        QTest::newRow(edition) << QString::fromLatin1(edition);
}

void TestMatchPage::everyEditionIsPlayedToTheEnd()
{
    QFETCH(QString, edition);
    start(edition, 11);
    RandomHand hand(card(), 3);
    for (int i = 0; i < 20'000 && !m_page->table()->isFinished(); ++i) {
        QVERIFY2(hand.press(), qPrintable(title() + u" / "_s + card()->openPrompt()));
    }
    QVERIFY2(m_page->table()->isFinished(), qPrintable(title() + u" / "_s + card()->problem()));
    QVERIFY(state().over);
    const JournalId id = m_page->table()->id();
    QCOMPARE(m_kept->journals.read(id)->stand.state, JournalState::Finished);
    QVERIFY(m_page->table()->isOnSheets());
    QCOMPARE(m_kept->results.read(id)->side(0).score, state().sides[0].score);
}

void TestMatchPage::quickTeamsArePlayedToTheEnd()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    setup.teams[0].rerolls = 2;
    m_page->start(setup);
    RandomHand hand(card(), 4);
    for (int i = 0; i < 5000 && !m_page->table()->isFinished(); ++i)
        QVERIFY2(hand.press(), qPrintable(title()));
    QVERIFY(m_page->table()->isFinished());
    leadsOnFromTheEnd();
}

/// The report, the teams and the list are one button away, and no time runs any more.
void TestMatchPage::leadsOnFromTheEnd()
{
    QVERIFY(!m_page->view()->scoreboard()->clock()->isRunning());
    QVERIFY(!child<ActionButton>(u"clock-run"_s)->isEnabled());
    QSignalSpy teams(m_page.get(), &MatchPage::teamsRequested);
    child<ActionButton>(u"quick-teams"_s)->click();
    QCOMPARE(teams.count(), 1);
    child<ActionButton>(u"quick-report"_s)->click();
    auto *report = m_page->findChild<QDialog *>(u"report-dialog"_s);
    QVERIFY(report);
    report->close();
    child<ActionButton>(u"quick-matches"_s)->click();
    QVERIFY(!m_page->table());
}

void TestMatchPage::languageIsSwitchedInMidMatch()
{
    startPlain();
    playTo(u"end-turn"_s);
    const QString english = title();
    const std::vector<LogRow> lines = m_page->table()->rows();
    m_language.setLanguage(Language::German);
    WindowFixture::settle();
    QVERIFY(title() != english);
    QCOMPARE(title(), momentWords(standingOf(m_page->table()->context(), state())));
    QVERIFY(m_page->table()->rows() != lines);
    m_language.setLanguage(Language::English);
    WindowFixture::settle();
    QCOMPARE(title(), english);
    QVERIFY(m_page->table()->rows() == lines);
}

void TestMatchPage::undoAndRedoFromTheLog()
{
    startPlain();
    playTo(u"end-turn"_s);
    const QString now = stateHashText(state());
    const size_t answers = m_page->table()->log().groups().size();
    for (size_t i = 0; i < answers; ++i)
        QTest::keyClick(card(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_page->table()->log().groups().size(), size_t(0));
    QVERIFY(!child<QWidget>(u"undo"_s)->isEnabled());
    for (size_t i = 0; i < answers; ++i)
        QTest::keyClick(card(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(stateHashText(state()), now);
    QVERIFY(!child<QWidget>(u"redo"_s)->isEnabled());
}

void TestMatchPage::aLineOfTheLogShowsTheStateThen()
{
    startPlain();
    playTo(u"end-turn"_s);
    auto *log = child<QListView>(u"log"_s);
    const QModelIndex old = log->model()->index(log->model()->rowCount() - 1, 0);
    emit log->clicked(old);
    WindowFixture::settle();
    QVERIFY(m_page->table()->lookedBackTo());
    QCOMPARE(m_page->table()->shownState().half, 0);
    QVERIFY(
        m_page->findChild<QLabel *>(u"prompt-detail"_s)->text().contains(old.data().toString()));
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_page->table()->lookedBackTo());
}

void TestMatchPage::aWrongScorerIsCorrected()
{
    startPlain();
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const QStringList players = state().onPitch(own);
    Event scored;
    scored.prompt = u"touchdown"_s;
    scored.seat = own;
    scored.choices = {players.at(0)};
    const auto group = static_cast<int>(m_page->table()->log().groups().size());
    m_page->view()->desk()->answer({scored});
    QCOMPARE(state().side(own).score, 1);
    emit m_page->view()->desk()->log()->replaceRequested(group);
    auto *dialog = m_page->findChild<CorrectionDialog *>();
    QVERIFY(dialog);
    WindowFixture::settle();
    QCOMPARE(dialog->card()->openPrompt(), u"touchdown"_s);
    auto *list = dialog->findChild<QListWidget *>(u"choice-list"_s);
    QVERIFY(list);
    emit list->itemClicked(list->item(1));
    WindowFixture::settle();
    QVERIFY(!m_page->findChild<CorrectionDialog *>());
    QCOMPARE(state().side(own).score, 1);
    QCOMPARE(state().find(PlayerRef::fromString(players.at(0)))->deeds.touchdowns, 0);
    QCOMPARE(state().find(PlayerRef::fromString(players.at(1)))->deeds.touchdowns, 1);
}

void TestMatchPage::aPlayersMenuActsInTwoClicks()
{
    startPlain();
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const QString player = state().onPitch(own).first();
    PlayerMenu menu(*m_page->table(), player);
    connect(&menu, &PlayerMenu::answered, m_page->view()->desk(), &PlayDesk::answer);
    auto *out = menu.findChild<QAction *>(u"hand.place knocked-out"_s);
    QVERIFY(out);
    out->trigger();
    QCOMPARE(state().find(PlayerRef::fromString(player))->where, Whereabouts::KnockedOut);
    QVERIFY(m_page->table()->undo().has_value()); // one undo takes both steps away
    QCOMPARE(state().find(PlayerRef::fromString(player))->where, Whereabouts::Pitch);
    menu.findChild<QAction *>(u"touchdown "_s + player)->trigger();
    QCOMPARE(state().side(own).score, 1);
}

void TestMatchPage::keysAct()
{
    startPlain();
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QCOMPARE(card()->openPrompt(), u"touchdown"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down); // the first in the list
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(state().side(own).score, 1);
    playTo(u"end-turn"_s);
    const Seat next = state().active;
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_E);
    playTo(u"end-turn"_s);
    QVERIFY(state().active != next);
}

/// A dodge: its key, the shirt, the tackle zones, the die.
void TestMatchPage::aRollIsMadeByKeys()
{
    startPlain();
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const MatchPlayer &player = state().side(own).players.front();
    card()->takeFocus();
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        WindowFixture::settle();
    };
    press(Qt::Key_S);
    QCOMPARE(card()->openPrompt(), u"roll.dodge"_s);
    QTest::keyClicks(QApplication::focusWidget(), QString::number(player.who->player.number));
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"roll.zones"_s);
    press(Qt::Key_1);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
    QVERIFY2(title().endsWith(u"4+"_s), qPrintable(title()));
    QTest::keyClicks(QApplication::focusWidget(), u"4"_s);
    press(Qt::Key_Return);
    QVERIFY(m_page->table()->prompts().front().id == u"end-turn"_s);
    QCOMPARE(state().active, own);
    QVERIFY(wordsOf(m_page->table()->rows().back()).contains(u"needed 4+, rolled 4"_s));
}

/// Right after a failed roll R rolls it again, and its button stands where a re-roll is recorded.
void TestMatchPage::aFailedRollIsMadeAgainByOneKey()
{
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams)
        teach(team, 0, {u"bone-head"_s});
    m_page->start(setup);
    playTo(u"end-turn"_s);
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        WindowFixture::settle();
    };
    const auto placeOf = [this](QStringView id) {
        const std::vector<OfferedPrompt> all = m_page->table()->offered();
        const auto found = std::find_if(
            all.begin(), all.end(), [id](const OfferedPrompt &one) { return one.prompt.id == id; });
        return found == all.end() ? -1 : int(found - all.begin());
    };
    const int place = placeOf(u"re-roll");
    QVERIFY(place >= 0);
    card()->takeFocus();
    press(Qt::Key_M);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"1"_s);
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"trait.declared"_s);
    QCOMPARE(placeOf(u"roll-again"), place);
    QCOMPARE(placeOf(u"re-roll"), -1);
    press(Qt::Key_R);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
}

/// Nothing asks for a card or names one; its coach looks at his hand when he wants to.
void TestMatchPage::cardsAreTheirOwners()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.league = true;
    m_page->start(setup);
    playTo(u"end-turn"_s);
    const Seat own = state().sides[0].cards.isEmpty() ? 1 : 0;
    QVERIFY(!state().side(own).cards.isEmpty());
    for (const OfferedPrompt &offered : m_page->table()->offered()) {
        for (const QString &choice : offered.prompt.choices)
            QVERIFY2(!state().side(own).cards.contains(choice), qPrintable(offered.prompt.id));
    }
    QTest::keyClick(m_page.get(), Qt::Key_P, Qt::ShiftModifier);
    auto *menu = m_page->findChild<QMenu *>(u"cards-menu"_s);
    QVERIFY(menu && menu->isVisible());
    menu->actions().constLast()->trigger();
    menu->close();
    auto *hand = m_page->findChild<HandDialog *>();
    QVERIFY(hand && hand->isVisible());
    QVERIFY(hand->findChildren<ActionButton *>(QRegularExpression(u"^hand-play-"_s)).isEmpty());
    hand->findChild<ActionButton *>(u"hand-show"_s)->click();
    const Seat shown = state().sides[1].cards.isEmpty() ? 0 : 1;
    QCOMPARE(hand->findChildren<ActionButton *>(QRegularExpression(u"^hand-play-"_s)).size(),
             state().side(shown).cards.size());
    // One that is not for this match is put away, and taken up again.
    const QString first = state().side(shown).cards.constFirst();
    hand->findChild<ActionButton *>(u"hand-rest-"_s + first)->click();
    QCOMPARE(state().occasion.cardsRested, QStringList{first});
    QVERIFY(!wordsOf(m_page->table()->rows().back()).isEmpty());
    WindowFixture::settle();
    QVERIFY(hand->isVisible());
    hand->findChild<ActionButton *>(u"hand-rest-"_s + first)->click();
    QVERIFY(state().occasion.cardsRested.isEmpty());
    hand->reject();
}

void TestMatchPage::aCasualtyIsOneKeyAndOnePick()
{
    startPlain();
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const size_t before = state().casualties.size();
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
    QCOMPARE(card()->openPrompt(), u"casualty.victim"_s);
    QCOMPARE(title(), u"Who is the casualty?"_s);
    auto *list = seen<QListWidget>(u"choice-list"_s);
    emit list->itemClicked(list->item(0)); // those of the other side come first
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), u"casualty.by"_s); // who it was, with the roll beside it
    QVERIFY(seen<ActionButton>(u"quick-casualty"_s));
    list = seen<QListWidget>(u"choice-list"_s);
    emit list->itemClicked(list->item(0));
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), u"casualty"_s);
    QVERIFY(seen<ActionButton>(u"quick-casualty.by"_s));
    seen<ActionButton>(u"prompt-main"_s)->click();
    QCOMPARE(state().casualties.size(), before + 1);
    QVERIFY(state().casualties.back().by.isValid());
    QCOMPARE(state().casualties.back().victim.seat, MatchState::otherSeat(own));
}

/// Whatever was done in the log, the keys then are the card's; Enter ends no turn.
void TestMatchPage::enterBelongsToTheCardAfterTheLog()
{
    startPlain();
    playTo(u"end-turn"_s);
    auto *view = child<QListView>(u"log"_s);
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        WindowFixture::settle();
    };
    view->setFocus();
    emit view->clicked(view->model()->index(2, 0)); // a look back
    QVERIFY(m_page->table()->lookedBackTo());
    press(Qt::Key_Escape);
    QVERIFY(!m_page->table()->lookedBackTo());
    view->setFocus();
    child<ActionButton>(u"undo"_s)->click();
    child<ActionButton>(u"redo"_s)->click();
    WindowFixture::settle();
    QVERIFY(card() == QApplication::focusWidget()
            || card()->isAncestorOf(QApplication::focusWidget()));
    playTo(u"end-turn"_s);
    card()->takeFocus();
    const size_t groups = m_page->table()->log().groups().size();
    press(Qt::Key_Return);
    QCOMPARE(m_page->table()->log().groups().size(), groups);
    press(Qt::Key_E);
    QVERIFY(m_page->table()->log().groups().size() > groups);
}

/// Whom does he block? A wrong key is left again by Escape, until dice have fallen.
void TestMatchPage::aSecondStepIsLeftAgain()
{
    startPlain();
    playTo(u"end-turn"_s);
    const size_t groups = m_page->table()->log().groups().size();
    card()->takeFocus();
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_Down, Qt::Key_Return}) {
        QTest::keyClick(QApplication::focusWidget(), key);
        WindowFixture::settle();
    }
    QVERIFY(m_page->table()->log().groups().size() > groups);
    QVERIFY(m_page->table()->canStepBack());
    QVERIFY(seen<ActionButton>(u"prompt-back"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    WindowFixture::settle();
    QCOMPARE(m_page->table()->log().groups().size(), groups);
    QCOMPARE(card()->openPrompt(), QString());
    QVERIFY(!m_page->table()->canStepBack());
}

/// Nothing was rolled since, but a touchdown is taken back by undo only.
void TestMatchPage::aTouchdownIsNotLeftByEscape()
{
    startPlain();
    playTo(u"end-turn"_s);
    MatchTable *table = m_page->table();
    const Seat own = state().active;
    const auto choose = [&](const QString &prompt, const QString &player) {
        Event event;
        event.prompt = prompt;
        event.seat = own;
        event.choices = {player};
        return table->act({event}).has_value();
    };
    const QStringList players = state().onPitch(own);
    QVERIFY(choose(u"completion"_s, players.at(0)));
    QVERIFY(choose(u"completion.catcher"_s, players.at(1)));
    QVERIFY(choose(u"touchdown"_s, players.at(1)));
    QVERIFY(table->prompts().front().id != u"end-turn"_s);
    QVERIFY(!table->canStepBack());
}

/// Nobody lies there yet, and the button is where it will be when somebody does.
void TestMatchPage::standingUpKeepsItsPlace()
{
    startPlain();
    playTo(u"end-turn"_s);
    const auto *stands = seen<ActionButton>(u"quick-stand-up"_s);
    QVERIFY(stands && !stands->isEnabled());
    QVERIFY(!stands->toolTip().isEmpty());
}

void TestMatchPage::aWeaponKeepsItsPlace_data()
{
    QTest::addColumn<QString>("edition");
    QTest::newRow("after the foul") << u"crp"_s;
    QTest::newRow("where there are no fouls") << u"lrb4"_s;
}

/// Only the others have one: what stands behind its button must not move from turn to turn.
void TestMatchPage::aWeaponKeepsItsPlace()
{
    QFETCH(QString, edition);
    MatchSetup setup = plainSetup(edition);
    for (int player = 0; player < static_cast<int>(setup.teams[0].players.size()); ++player)
        teach(setup.teams[0], player, {u"stab"_s});
    m_page->start(setup);
    const auto placeOf = [this](QStringView id) {
        const std::vector<OfferedPrompt> all = m_page->table()->offered();
        const auto found = std::find_if(
            all.begin(), all.end(), [id](const OfferedPrompt &one) { return one.prompt.id == id; });
        return found == all.end() ? -1 : int(found - all.begin());
    };
    std::array<int, 2> weapon{};
    std::array<int, 2> fall{};
    for (int turn = 0; turn < 2; ++turn) {
        playTo(u"end-turn"_s);
        const auto seat = static_cast<size_t>(state().active);
        weapon[seat] = placeOf(u"weapon");
        fall[seat] = placeOf(u"fall");
        const auto *button = seen<ActionButton>(u"quick-weapon"_s);
        QVERIFY(button);
        QCOMPARE(button->isEnabled(), seat == 0);
        Event event;
        event.prompt = u"end-turn"_s;
        event.seat = state().active;
        QVERIFY(m_page->table()->act({event}).has_value());
    }
    QVERIFY(weapon[0] > 0);
    QCOMPARE(weapon[0], weapon[1]);
    QCOMPARE(fall[0], fall[1]);
}

/// Whom one has hired by mistake is sent away again before he has learned anything.
void TestMatchPage::aMercenaryIsLeftAgain()
{
    MatchSetup setup = plainSetup();
    setup.league = true;
    setup.teams[1] = plainTeam(u"crp"_s, u"orc"_s, u"lineman"_s, 11);
    m_page->start(setup);
    playTo(u"inducements.buy"_s);
    MatchTable *table = m_page->table();
    const size_t groups = table->log().groups().size();
    QVERIFY(!table->canStepBack());
    Event hires;
    hires.prompt = u"inducements.buy"_s;
    hires.seat = table->prompts().front().seat;
    hires.choices = {u"mercenaries/lineman"_s};
    QVERIFY(table->act({hires}).has_value());
    WindowFixture::settle();
    QCOMPARE(table->prompts().front().id, u"mercenary-skill"_s);
    QVERIFY(table->canStepBack());
    QVERIFY(seen<ActionButton>(u"prompt-back"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    WindowFixture::settle();
    QCOMPARE(table->log().groups().size(), groups);
    QCOMPARE(table->prompts().front().id, u"inducements.buy"_s);
}

/// Also of a match that is over, and after a window that was in front of it.
void TestMatchPage::theEndHasEnter()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    m_page->start(setup);
    RandomHand hand(card(), 4);
    for (int i = 0; i < 5000 && !m_page->table()->isFinished(); ++i)
        QVERIFY2(hand.press(), qPrintable(title()));
    WindowFixture::settle();
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_page.get(),
                    Qt::Key_Return);
    auto *report = m_page->findChild<QDialog *>(u"report-dialog"_s);
    QVERIFY(report && report->isVisible());
    report->close();
}

/// A click on a player takes the keyboard from nobody.
void TestMatchPage::theDugoutLeavesTheKeyboard()
{
    startPlain();
    playTo(u"end-turn"_s);
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    WindowFixture::settle();
    const QWidget *field = QApplication::focusWidget();
    QCOMPARE(field->objectName(), u"choice-filter"_s);
    auto *view = child<QListView>(u"dugout-list-0"_s);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->visualRect(view->model()->index(1, 0)).center());
    auto *menu = m_page->findChild<PlayerMenu *>();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Escape);
    WindowFixture::settle();
    QCOMPARE(m_page->focusWidget(), field);
}

void TestMatchPage::theTurnCardShowsThePlayer()
{
    startPlain();
    playTo(u"end-turn"_s);
    auto *strip = child<QWidget>(u"player-strip"_s);
    auto *view = child<QListView>(u"dugout-list-1"_s);
    view->setCurrentIndex(view->model()->index(1, 0));
    WindowFixture::settle();
    QVERIFY(strip->isVisible());
    const auto *strength = seen<QLabel>(u"figure-st"_s);
    QVERIFY(strength && strength->text().startsWith(u"ST "));
    QVERIFY(!view->model()->index(1, 0).data(Qt::ToolTipRole).toString().isEmpty());
    card()->open(u"touchdown"_s); // a list needs the room
    WindowFixture::settle();
    QVERIFY(!strip->isVisible());
    const auto *list = seen<QListWidget>(u"choice-list"_s);
    QVERIFY(list->item(0)->toolTip().contains(u"MA "));
}

/// Who attacked last is no part of what follows a match, whose results need his room.
void TestMatchPage::nobodyIsShownAfterTheWhistle()
{
    startPlain();
    MatchTable *table = m_page->table();
    bool blocked = false;
    for (int i = 0; i < 3000 && !state().over; ++i) {
        const std::vector<Prompt> offered = table->prompts();
        const auto block = std::find_if(offered.begin(), offered.end(),
                                        [](const Prompt &one) { return one.id == u"block"_s; });
        const bool last
            = state().half == 2 && state().sides[0].turn == 8 && state().sides[1].turn == 8;
        const bool now = last && !blocked && block != offered.end();
        blocked = blocked || now;
        QVERIFY(table->act({randomAnswer(now ? *block : offered.front(), *m_random)}).has_value());
    }
    WindowFixture::settle();
    QVERIFY(state().over && blocked);
    QVERIFY(state().uses.attacker.isValid());
    QVERIFY(!child<QWidget>(u"player-strip"_s)->isVisible());
}

void TestMatchPage::theLogHasHeadingsAndTopics()
{
    startPlain();
    playTo(u"end-turn"_s);
    QVERIFY(m_page->table()
                ->act({[this] {
                    Event event;
                    event.prompt = u"touchdown"_s;
                    event.seat = state().active;
                    event.choices = {state().onPitch(state().active).first()};
                    return event;
                }()})
                .has_value());
    playTo(u"end-turn"_s);
    auto *view = child<QListView>(u"log"_s);
    const auto headings = [view] {
        int count = 0;
        for (int row = 0; row < view->model()->rowCount(); ++row)
            count += view->model()->index(row, 0).data(LogModel::HeadingRole).toBool() ? 1 : 0;
        return count;
    };
    const int all = view->model()->rowCount();
    QVERIFY(headings() >= 3);
    QVERIFY(view->model()->index(0, 0).data(LogModel::HeadingRole).toBool());
    QVERIFY(!(view->model()->index(0, 0).flags() & Qt::ItemIsSelectable));
    auto *topics = child<QComboBox>(u"log-topics"_s);
    topics->setCurrentIndex(1); // touchdowns
    emit topics->activated(1);
    WindowFixture::settle();
    QCOMPARE(view->model()->rowCount(), 2); // one, under its turn
    QVERIFY(all > 2);
    topics->setCurrentIndex(0);
    emit topics->activated(0);
    QCOMPARE(view->model()->rowCount(), all);
}

void TestMatchPage::undoSaysWhatItTakesAway()
{
    startPlain();
    playTo(u"end-turn"_s);
    card()->takeFocus();
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_Down, Qt::Key_Return}) {
        QTest::keyClick(QApplication::focusWidget(), key);
        WindowFixture::settle();
    }
    const QString line = wordsOf(m_page->table()->rows().back());
    auto *undo = child<ActionButton>(u"undo"_s);
    QVERIFY2(undo->toolTip().contains(line), qPrintable(undo->toolTip()));
    undo->click();
    WindowFixture::settle();
    const auto labels = card()->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&line](const QLabel *label) {
        return label->isVisible() && label->text() == u"Undone: "_s + line;
    }));
}

/// Whoever played the last drive is ticked, not the lowest numbers.
void TestMatchPage::theLastLineUpIsProposed()
{
    startPlain();
    playTo(u"set-up"_s);
    MatchTable *table = m_page->table();
    for (int side = 0; side < 2; ++side) {
        playTo(u"set-up"_s);
        Prompt prompt = table->prompts().front();
        Event event;
        event.prompt = prompt.id;
        event.seat = prompt.seat;
        event.choices = prompt.choices.mid(prompt.choices.size() - 11);
        QVERIFY(table->act({event}).has_value());
    }
    playTo(u"end-turn"_s);
    Event score;
    score.prompt = u"touchdown"_s;
    score.seat = state().active;
    score.choices = {state().onPitch(state().active).first()};
    QVERIFY(table->act({score}).has_value());
    playTo(u"set-up"_s);
    const OfferedPrompt offer = table->offered().front();
    QCOMPARE(offer.prompt.id, u"set-up"_s);
    QVERIFY(!offer.ticked.isEmpty());
    QCOMPARE(offer.ticked, offer.prompt.choices.mid(offer.prompt.choices.size() - 11));
}

/// 88.9 %, whichever action was chosen when the panel was opened.
void TestMatchPage::oddsKeepTheSkills()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"catch"_s, u"dodge"_s});
    m_page->start(setup);
    playTo(u"end-turn"_s);
    OddsDialog odds(m_club->library(), m_language);
    odds.setMatch(u"crp"_s, {});
    const MatchPlayer &who = state().side(0).players.front();
    auto *action = odds.findChild<QComboBox *>(u"odds-action"_s);
    action->setCurrentIndex(action->findData(u"catch"_s));
    odds.setPlayer(u"#1"_s, who.profile(), who.skills());
    odds.setRerolls(2, 1);
    action->setCurrentIndex(action->findData(u"dodge"_s));
    auto *chance = odds.findChild<QLabel *>(u"odds-chance"_s);
    QVERIFY2(chance->text().startsWith(u"88.9"), qPrintable(chance->text()));
    QCOMPARE(odds.findChild<QSpinBox *>(u"odds-rerolls"_s)->value(), 1);
    auto *chain = odds.findChild<QListWidget *>(u"odds-chain"_s);
    chain->addItem(u"of the player before"_s);
    odds.setPlayer(u"#2"_s, who.profile(), {});
    QCOMPARE(chain->count(), 0);
    QVERIFY2(chance->text().startsWith(u"66.7"), qPrintable(chance->text()));
}

/// Also when nobody is current: the edition is that of the match on the table.
void TestMatchPage::oddsAreOfTheMatch()
{
    m_page->start(plainSetup(u"bb2016"_s));
    playTo(u"end-turn"_s);
    for (const QString &list : {u"dugout-list-0"_s, u"dugout-list-1"_s})
        child<QListView>(list)->setCurrentIndex({});
    QVERIFY(m_page->showOdds());
    auto *odds = m_page->findChild<OddsDialog *>();
    QVERIFY(odds && odds->isVisible());
    const auto *edition = odds->findChild<QComboBox *>(u"odds-edition"_s);
    QCOMPARE(edition->currentData().toString(), u"bb2016"_s);
    odds->close();
}

void TestMatchPage::theListIsSearched()
{
    for (const QString &name : {u"Reds"_s, u"Greens"_s}) {
        MatchSetup setup;
        setup.ruleset = RulesetId(u"crp"_s);
        setup.teams[0].name = name;
        setup.teams[1].name = u"Blues"_s;
        m_page->start(setup);
        child<ActionButton>(u"back-to-matches"_s)->click();
    }
    auto *list = m_page->findChild<MatchList *>();
    QCOMPARE(list->count(), 2);
    child<QLineEdit>(u"match-search"_s)->setText(u"green"_s);
    QCOMPARE(list->count(), 1);
    child<QLineEdit>(u"match-search"_s)->setText(u"nobody"_s);
    QCOMPARE(list->count(), 0);
    QVERIFY(child<QLineEdit>(u"match-search"_s)->isVisible()); // to look for something else
    child<QLineEdit>(u"match-search"_s)->clear();
    auto *states = child<QComboBox>(u"match-states"_s);
    states->setCurrentIndex(2);
    emit states->activated(2);
    QCOMPARE(list->count(), 0);
}

/// With little room the coaches turn between the desk and the two dugouts.
void TestMatchPage::theLayoutGives()
{
    startPlain();
    playTo(u"end-turn"_s);
    auto *home = child<QWidget>(u"dugout-0"_s);
    auto *away = child<QWidget>(u"dugout-1"_s);
    auto *players = child<ActionButton>(u"match-players"_s);
    QVERIFY(home->isVisible() && away->isVisible() && !players->isVisible());
    m_page->setMinimumSize(0, 0);
    m_page->resize(700, 480);
    WindowFixture::settle();
    QVERIFY(!home->isVisible() && !away->isVisible());
    QVERIFY(!child<QWidget>(u"log"_s)->isVisible());
    players->click();
    WindowFixture::settle();
    QVERIFY(home->isVisible() && away->isVisible() && !card()->isVisible());
    child<ActionButton>(u"match-desk"_s)->click();
    WindowFixture::settle();
    QVERIFY(card()->isVisible() && !home->isVisible());
    child<ActionButton>(u"log-unfold"_s)->click();
    WindowFixture::settle();
    QVERIFY(child<QWidget>(u"log"_s)->isVisible());
    m_page->resize(1200, 800);
    WindowFixture::settle();
    QVERIFY(home->isVisible() && child<QWidget>(u"log"_s)->isVisible() && card()->isVisible());
}

/// Also when Home, out of sight, learns of the new match at the same moment.
void TestMatchPage::aNewMatchHasTheKeyboard()
{
    m_page.reset(); // its keys are not the window's
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    page->askForNew();
    auto *dialog = page->findChild<NewMatchDialog *>();
    dialog->findChild<QLineEdit *>(u"side-name-0"_s)->setText(u"Reds"_s);
    dialog->findChild<QLineEdit *>(u"side-name-1"_s)->setText(u"Blues"_s);
    WindowFixture::settle();
    dialog->accept();
    WindowFixture::settle();
    const QWidget *focus = fixture.window().focusWidget();
    QVERIFY(page->view()->desk()->card()->isAncestorOf(focus));
    QCOMPARE(focus->objectName(), u"prompt-main"_s);
}

void TestMatchPage::aFullDiskChangesNothing()
{
    startPlain();
    playTo(u"end-turn"_s);
    const QString before = stateHashText(state());
    m_kept->journals.failToKeep(true);
    child<ActionButton>(u"quick-end-turn"_s)->click();
    QCOMPARE(card()->problem(), u"The disk is full."_s);
    QCOMPARE(stateHashText(state()), before);
    m_kept->journals.failToKeep(false);
    child<ActionButton>(u"quick-end-turn"_s)->click();
    QCOMPARE(card()->problem(), QString());
    QVERIFY(stateHashText(state()) != before);
}

void TestMatchPage::aMatchIsResumedWhereItWas()
{
    startPlain();
    m_page->showList();
    startPlain(); // of two in progress it is the one on the table
    playTo(u"end-turn"_s);
    const QString id = m_page->table()->id().text();
    const QString before = title();
    ClockPanel *clock = m_page->view()->scoreboard()->clock();
    TurnTimes times = clock->times();
    times.keep(times.toJson().keys().constFirst(), {83'000, 0});
    clock->setTimes(times);
    for (int press = 0; press < 2; ++press)
        clock->findChild<ActionButton *>(u"clock-run"_s)->click();
    // As after a crash: nothing was closed.
    m_page = newPage();
    m_page->show();
    QVERIFY(m_page->table());
    QCOMPARE(m_page->table()->id().text(), id);
    QCOMPARE(title(), before);
    // The turn has no more time than it had.
    clock = m_page->view()->scoreboard()->clock();
    QVERIFY(clock->clock().usedMs(ClockPanel::steadyNow()) >= 83'000);
    // Put away, it is not opened by itself.
    child<ActionButton>(u"back-to-matches"_s)->click();
    m_page = newPage();
    QVERIFY(!m_page->table());
}

void TestMatchPage::whatSomebodyElseWentOnWithIsShown_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("an answer") << u"answer"_s;
    QTest::newRow("an undo") << u"undo"_s;
    QTest::newRow("a correction") << u"correct"_s;
}

void TestMatchPage::whatSomebodyElseWentOnWithIsShown()
{
    QFETCH(const QString, how);
    startPlain();
    playTo(u"end-turn"_s);
    const JournalId id = m_page->table()->id();
    {
        const auto theirs = m_club->matches().open(id);
        QVERIFY(theirs.has_value());
        QVERIFY(
            (*theirs)->act({randomAnswer((*theirs)->prompts().front(), *m_random)}).has_value());
    }
    const size_t shown = m_page->table()->log().groups().size();
    PlayDesk *desk = m_page->view()->desk();
    if (how == u"answer"_s)
        desk->answer({randomAnswer(m_page->table()->prompts().front(), *m_random)});
    else if (how == u"undo"_s)
        desk->undo();
    else
        emit desk->log()->removeRequested(0);
    QTRY_COMPARE(m_page->table()->log().groups().size(), shown + 1);
    WindowFixture::settle();
    const auto labels = card()->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().startsWith(u"Somebody else"_s);
    }));
    // The next answer is taken.
    QVERIFY(m_page->table()->undo().has_value());
}

void TestMatchPage::theListSaysHowMatchesStand()
{
    startPlain();
    playTo(u"end-turn"_s);
    m_page->showList();
    auto *list = child<QListWidget>(u"match-list"_s);
    const auto words = [list] { return list->item(0)->data(Qt::AccessibleTextRole).toString(); };
    QTRY_VERIFY(words().contains(u"0 – 0"_s));
    QVERIFY(words().contains(u"turn"_s, Qt::CaseInsensitive)); // an extra one after a blitz
    QCOMPARE(list->currentRow(), 0);
}

void TestMatchPage::enterOpensTheHighlightedMatch()
{
    startPlain();
    const size_t answered = m_page->table()->log().groups().size();
    m_page->showList();
    m_page->setFocus();
    auto *list = child<QListWidget>(u"match-list"_s);
    QCOMPARE(m_page->focusProxy()->focusProxy(), list);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(!m_page->findChild<NewMatchDialog *>());
    QTRY_VERIFY(card()->isVisible());
    QVERIFY(!list->isVisible());
    // The key that opened it is no answer to what it asks.
    QCOMPARE(m_page->table()->log().groups().size(), answered);
}

void TestMatchPage::pipsAgreeWithTheNumber_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<int>("full");
    QTest::addColumn<int>("hollow");
    QTest::newRow("some are used") << 2 << 0 << 2 << 6;
    QTest::newRow("what is gained pushes a used one out") << 7 << 1 << 8 << 0;
    QTest::newRow("more than there is room for") << 8 << 2 << 8 << 0;
}

void TestMatchPage::pipsAgreeWithTheNumber()
{
    QFETCH(int, left);
    QFETCH(int, bonus);
    Rerolls rerolls;
    rerolls.perHalf = 8;
    rerolls.left = left;
    rerolls.bonusHalf = bonus;
    RerollPips pips;
    pips.setRerolls(rerolls);
    const auto hollow = static_cast<int>(pips.pips().count(RerollPips::Pip::Used));
    QTEST(static_cast<int>(pips.pips().size()) - hollow, "full");
    QTEST(hollow, "hollow");
}

void TestMatchPage::matchesAreRenamedAndDeleted()
{
    startPlain();
    m_page->showList();
    child<ActionButton>(u"rename-match"_s)->click();
    auto *name = m_page->findChild<QInputDialog *>();
    QVERIFY(name);
    name->setTextValue(u"The final"_s);
    name->accept();
    QCOMPARE(m_club->matches().list()->front().title, u"The final"_s);
    child<ActionButton>(u"remove-match"_s)->click();
    auto *sure = m_page->findChild<QMessageBox *>();
    QVERIFY(sure);
    QVERIFY(sure->text().contains(u"The final"_s));
    sure->button(QMessageBox::No)->click();
    WindowFixture::settle();
    QCOMPARE(m_club->matches().list()->size(), size_t(1));
    child<ActionButton>(u"remove-match"_s)->click();
    m_page->findChild<QMessageBox *>()->button(QMessageBox::Yes)->click();
    QVERIFY(m_club->matches().list()->empty());
    QVERIFY(child<QWidget>(u"new-match-button"_s)->isVisible());
}

void TestMatchPage::homeGoesOnWithTheMatch()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    QVERIFY(page);
    page->start(plainSetup());
    fixture.window().goTo(Place::Home);
    const HomeFeed feed = fixture.window().home()->feed();
    QVERIFY(feed.inProgress.has_value());
    QCOMPARE(feed.inProgress->kind, HomeItem::Kind::Match);
    page->showList();
    emit fixture.window().home()->itemRequested(*feed.inProgress);
    QCOMPARE(fixture.window().place(), Place::Match);
    QVERIFY(page->table());
}

void TestMatchPage::theClockIsStartedAndPaused()
{
    qint64 now = 1'000'000;
    ClockPanel clock([&now] { return now; });
    clock.reset(240'000);
    clock.show();
    QCOMPARE(clock.shown(), u"4:00"_s);
    now += 5000;
    QCOMPARE(clock.shown(), u"4:00"_s); // it does not run by itself
    clock.findChild<ActionButton *>(u"clock-run"_s)->click();
    now += 48'000;
    QCOMPARE(clock.shown(), u"3:12"_s);
    clock.findChild<ActionButton *>(u"clock-more"_s)->click();
    QCOMPARE(clock.shown(), u"4:12"_s);
    clock.findChild<ActionButton *>(u"clock-run"_s)->click();
    now += 60'000;
    QCOMPARE(clock.shown(), u"4:12"_s);
    clock.findChild<ActionButton *>(u"clock-run"_s)->click();
    clock.setTurn(u"1"_s);
    QCOMPARE(clock.shown(), u"4:00"_s);
    now += 245'000;
    QCOMPARE(clock.shown(), u"−0:05"_s);
    clock.setOver(true);
    now += 5000;
    QCOMPARE(clock.shown(), u"−0:05"_s);
    clock.findChild<ActionButton *>(u"clock-run"_s)->click();
    QVERIFY(!clock.isRunning());
    clock.setOver(false); // the whistle was undone
    clock.findChild<ActionButton *>(u"clock-run"_s)->click();
    QVERIFY(clock.isRunning());
}

/// Nobody's time runs at a set-up and a kick-off; with the next turn it goes on by itself.
void TestMatchPage::theClockRestsBetweenTurns()
{
    qint64 now = 1'000'000;
    ClockPanel clock([&now] { return now; });
    clock.reset(240'000);
    clock.setTurn(u"1"_s);
    QVERIFY(!clock.isRunning()); // nobody has started it
    clock.findChild<ActionButton *>(u"clock-run"_s)->click();
    now += 60'000;
    clock.setTurn({});
    now += 60'000;
    QVERIFY(!clock.isRunning());
    QCOMPARE(clock.shown(), u"4:00"_s);
    clock.setTurn(u"2"_s);
    now += 10'000;
    QCOMPARE(clock.shown(), u"3:50"_s);
    clock.setTurn(u"2"_s); // still the same
    QCOMPARE(clock.shown(), u"3:50"_s);
}

/// A number of the scoreboard's small line never stands apart from its word.
void TestMatchPage::theSmallLineShowsHelpAndFame()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].apothecaries = 1;
    MatchDriver match(setup);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {6, 6});
    match.roll(u"gate"_s, {1, 1});
    match.untilTurn();
    MatchState state = match.state();
    state.sides[0].counters[u"wizard"_s] = 1;
    state.sides[0].counters[u"referee-track"_s] = 2;
    Scoreboard board([] { return qint64(0); });
    board.setState(match.session().game().context(), state);
    const QChar hard = QChar::Nbsp;
    QString line;
    for (const QLabel *label :
         board.findChild<QWidget *>(u"score-side-0"_s)->findChildren<QLabel *>())
        line += label->text() + u'\n';
    for (const QString &part :
         {u"Apothecaries"_s + hard + u'1', u"Wizard"_s, u"FAME"_s + hard + u"+2"_s,
          u"Referee"_s + hard + u"on"_s + hard + u'2'})
        QVERIFY2(line.contains(part), qPrintable(line));
    // A small screen has the re-rolls in the same line, and the word is not broken there either.
    board.setCompact(true);
    const auto labels = board.findChild<QWidget *>(u"score-side-0"_s)->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [hard](const QLabel *label) {
        return label->text().contains(u"Re\u2011rolls"_s + hard);
    }));
}

/// Referee, stadium and lasting cards say what they do, and the page stays as wide as it was.
void TestMatchPage::whatARefereeDoesIsRead()
{
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    Scoreboard board([] { return qint64(0); });
    board.setState(context, match.state());
    auto *strip = board.findChild<RulesStrip *>(u"rules-in-force"_s);
    QVERIFY(strip->isHidden());
    const int before = board.minimumSizeHint().width();
    MatchState state = match.state();
    const TableRow &referee = context.rows(u"referees"_s).front();
    state.occasion.referee = referee.id.text();
    state.lasting.push_back({u"big-money"_s, noSeat, {{u"re-rolls-per-turn"_s, 99}}, Until::Drive});
    board.setState(context, state);
    QVERIFY(!strip->isHidden());
    QCOMPARE(board.minimumSizeHint().width(), before);
    constexpr int wide = 4000;
    strip->resize(wide, strip->sizeHint().height());
    QCOMPARE(strip->lines().value(0), said(referee.name) + u": "_s + said(referee.summary));
    QCOMPARE(strip->lines().size(), 2);
    // With little height all of them share one line, each with the beginning of what it does.
    board.setCompact(true);
    QVERIFY(!strip->isHidden());
    constexpr int narrow = 700;
    strip->resize(narrow, strip->sizeHint().height());
    QCOMPARE(strip->lines().size(), 1);
    QVERIFY(strip->lines().constFirst().startsWith(said(referee.name) + u": "_s));
    QCOMPARE(strip->lines().constFirst().count(QChar(0x2026)), 2);
}

/// Nobody has to keep in mind that fouls are as usual.
void TestMatchPage::aUsualRefereeTakesNoRoom()
{
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    MatchState state = match.state();
    state.occasion.referee = u"standard-referee"_s;
    QVERIFY(rulesInForce(context, state).empty());
}

/// On a small screen half and weather stand in one line, however long the match is known for.
void TestMatchPage::aSmallScoreboardIsBrief()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    Scoreboard board([] { return qint64(0); });
    const auto *half = board.findChild<QLabel *>(u"half"_s);
    board.setState(match.session().game().context(), match.state());
    QCOMPARE(half->text(), u"First half · Drive 1"_s);
    board.setCompact(true);
    QVERIFY2(half->text().startsWith(u"First half · "_s), qPrintable(half->text()));
    QVERIFY(!half->text().contains(u"Drive"_s));
    QVERIFY(half->toolTip().contains(u"Drive 1"_s));
}

/// What it is played for stands there with little room, too; a final says what it doubles.
void TestMatchPage::aFinalSaysWhatItDoubles()
{
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.league = true;
    setup.fixture = {u"league"_s, u"f1"_s, u"Cup"_s, 3};
    MatchDriver round(setup);
    constexpr int wide = 4000;
    Scoreboard board([] { return qint64(0); });
    board.setState(round.session().game().context(), round.state());
    auto *strip = board.findChild<RulesStrip *>(u"rules-in-force"_s);
    QVERIFY(strip->isHidden());
    board.setCompact(true);
    QVERIFY(!strip->isHidden());
    strip->resize(wide, strip->sizeHint().height());
    QCOMPARE(strip->lines(), QStringList{u"Cup, round 3"_s});
    setup.occasion = u"final"_s;
    MatchDriver final(setup);
    board.setState(final.session().game().context(), final.state());
    QCOMPARE(strip->lines(), QStringList{u"Cup, final: Gate × 2, Winnings × 2"_s});
    board.setCompact(false);
    QVERIFY(board.findChild<QLabel *>(u"half"_s)->text().startsWith(u"Cup, final · "_s));
    QCOMPARE(strip->lines(), QStringList{u"Cup, final: Gate × 2, Winnings × 2"_s});
}

/// The line of the weather is there before the weather is.
void TestMatchPage::theWeatherMovesNothing()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    Scoreboard board([] { return qint64(0); });
    MatchState state = match.state();
    state.weather.clear();
    board.setState(context, state);
    const int before = board.sizeHint().height();
    board.setState(context, match.state());
    QVERIFY(!match.state().weather.isEmpty());
    QCOMPARE(board.sizeHint().height(), before);
}

/// The end of a match has more to say than its halves, and no more lines for it.
void TestMatchPage::whoConcededMovesNothing()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].name = u"The Altogether Unconquerable Wanderers"_s;
    MatchDriver match(setup);
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    Scoreboard board([] { return qint64(0); });
    board.setState(context, match.state());
    board.resize(board.minimumSizeHint().width(), board.sizeHint().height());
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const auto *score = board.findChild<QLabel *>(u"score"_s);
    const int before = score->y();
    MatchState state = match.state();
    state.sides[0].conceded = true;
    state.over = true;
    board.setState(context, state);
    QCoreApplication::processEvents();
    QCOMPARE(score->y(), before);
    const auto *half = board.findChild<QLabel *>(u"half"_s);
    QVERIFY(half->text().contains(u"conceded"_s) || half->toolTip().contains(u"conceded"_s));
}

/// What is said of a side grows before the kick-off: two lines are kept for it from the beginning.
void TestMatchPage::whatIsHiredMovesNothing()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    MatchState rich = match.state();
    rich.sides[0].bribes = 2;
    rich.sides[0].apothecaries = 1;
    constexpr int width = 400;
    ScoreSide side(0);
    side.setCompact(true);
    side.setState(context, match.state());
    side.resize(width, side.heightForWidth(width));
    side.show();
    QVERIFY(QTest::qWaitForWindowExposed(&side));
    const int before = side.heightForWidth(width);
    side.setState(context, rich);
    QCoreApplication::processEvents();
    QCOMPARE(side.heightForWidth(width), before);
}

/// What is used up leaves the lines of its side; nothing below them moves up for that.
void TestMatchPage::whatIsSpentMovesNothing()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].apothecaries = 1;
    MatchDriver match(setup);
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    MatchState rich = match.state();
    rich.sides[0].counters[u"wizard"_s] = 1;
    rich.sides[0].counters[u"referee-track"_s] = 2;
    ScoreSide side(0);
    side.setCompact(true);
    side.setState(context, rich);
    const int width = side.minimumSizeHint().width();
    side.resize(width, side.heightForWidth(width));
    side.show();
    QVERIFY(QTest::qWaitForWindowExposed(&side));
    const int before = side.heightForWidth(width);
    side.setState(context, match.state());
    QCoreApplication::processEvents();
    QCOMPARE(side.heightForWidth(width), before);
    for (const QLabel *label : side.findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(u" · "_s),
                 qPrintable(label->text())); // none begins a line
}

/// In table mode there is no room beside the track: what is left stands below it, as a number.
void TestMatchPage::aTimeForEachCoachWidensNothing()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    ScoreSide side(0);
    side.setState(match.session().game().context(), match.state());
    side.setCompact(true);
    const int before = side.minimumSizeHint().width();
    ChessClock clock;
    clock.bankMs = 60 * 60 * 1000;
    side.setClock(clock, 0);
    const auto *left = side.findChild<QLabel *>(u"time-left"_s);
    QVERIFY(!left->isHidden());
    QCOMPARE(left->text(), u"60:00"_s);
    QCOMPARE(left->toolTip(), u"60:00 left"_s);
    QCOMPARE(side.minimumSizeHint().width(), before);
    side.setCompact(false);
    side.setClock(clock, 0);
    QCOMPARE(left->text(), u"60:00 left"_s);
}

/// The head of the log has room for its keys again when a language has shorter topics.
void TestMatchPage::theHeadOfTheLogIsOneLine()
{
    LogPanel log;
    log.resize(700, 200);
    log.show();
    QVERIFY(QTest::qWaitForWindowExposed(&log));
    for (const QString &topic : {u"Was einen Spielzug vorzeitig beendet"_s, u"Cards"_s}) {
        log.setTopics({topic});
        QCoreApplication::processEvents();
        const auto *topics = log.findChild<QWidget *>(u"log-topics"_s);
        QVERIFY(topics->isVisible());
        QCOMPARE(topics->width(), topics->sizeHint().width());
        QCOMPARE(log.findChild<QWidget *>(u"redo"_s)->y(),
                 log.findChild<QWidget *>(u"undo"_s)->y());
    }
}

/// A long list of what was bought goes over several lines: score and clock stay in the middle.
void TestMatchPage::whatWasBoughtWidensNothing()
{
    MatchSetup setup = plainSetup();
    setup.league = true;
    MatchDriver match(setup);
    MatchState state = match.state();
    Scoreboard board([] { return qint64(0); });
    for (const QString &each : {u"wizard"_s, u"bribes"_s, u"bloodweiser-babes"_s,
                                u"extra-team-training"_s, u"halfling-master-chef"_s}) {
        Purchase bought;
        bought.inducement = InducementId(each);
        state.sides[0].purchases.push_back(bought);
    }
    board.setState(match.session().game().context(), state);
    bool listed = false;
    for (const QLabel *label : board.findChildren<QLabel *>())
        listed = listed || label->text().contains(u"Wizard, "_s);
    QVERIFY(listed);
}

/// Rows neither grow nor shrink because somebody is hurt or the scoreboard has more to say.
void TestMatchPage::theDugoutKeepsItsShape()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    MatchState state = match.state();
    QWidget window;
    DugoutPanel panel(0, &window);
    panel.setState(context, state);
    window.resize(300, 2000);
    panel.setGeometry(0, 0, 260, 2000);
    window.show();
    WindowFixture::settle();
    const QListView *view = panel.view();
    const int heading = view->sizeHintForRow(0);
    const int player = view->sizeHintForRow(1);
    QVERIFY(player > heading);
    const auto players = static_cast<int>(state.sides[0].players.size());
    const int around = panel.height() - view->viewport()->height();
    const int enough = around + 2 * heading + players * player;
    window.resize(300, 1000); // another size: decided anew
    panel.setGeometry(0, 0, 260, enough);
    WindowFixture::settle();
    QCOMPARE(view->sizeHintForRow(1), player);
    state.sides[0].players[0].where = Whereabouts::KnockedOut;
    state.sides[0].players[1].where = Whereabouts::Injured;
    state.sides[0].players[2].where = Whereabouts::SentOff;
    panel.setState(context, state);
    panel.setGeometry(0, 0, 260, enough - heading); // the scoreboard took it
    WindowFixture::settle();
    QCOMPARE(view->sizeHintForRow(1), player);
    window.resize(300, 400);
    panel.setGeometry(0, 0, 260, 300);
    state.sides[0].players[4].posture = Posture::Stunned;
    panel.setState(context, state);
    WindowFixture::settle();
    for (int row = 1; row < view->model()->rowCount(); ++row) {
        if (!view->model()->index(row, 0).data(DugoutModel::HeadingRole).toBool())
            QVERIFY(view->sizeHintForRow(row) < player);
    }
}

/// What somebody is up to takes no more than half of his line, and a star is called as the language
/// has it.
void TestMatchPage::theDugoutSaysWhoItIs()
{
    const LanguageScope scope(Language::Spanish);
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    MatchState state = match.state();
    MatchPlayer &first = state.sides[0].players[0];
    Participant star = *first.who;
    star.player.kind = PlayerKind::Star;
    star.player.name = u"Scrappa Sorehead"_s;
    star.role = {u"Scrappa Cabezadolorida"_s, u"Scrappa Sorehead"_s, u"Scrappa Sorehead"_s};
    first.who = std::make_shared<const Participant>(star);
    QWidget window;
    DugoutPanel panel(0, &window);
    panel.setState(context, state);
    window.resize(300, 300);
    panel.setGeometry(0, 0, 260, 300); // a line for each of them
    window.show();
    WindowFixture::settle();
    QListView *view = panel.view();
    const QModelIndex row = view->model()->index(1, 0);
    QCOMPARE(row.data().toString(), u"Scrappa Cabezadolorida"_s);
    const QRect line = view->visualRect(row);
    const QRect number(line.topLeft(), QSize(line.width() / 5, line.height()));
    const QImage before = view->viewport()->grab(number).toImage();
    hinder(context, first, u"really-stupid"_s);
    panel.setState(context, state);
    WindowFixture::settle();
    QVERIFY(row.data(DugoutModel::StateRole).toString().size() > 30);
    QCOMPARE(view->viewport()->grab(number).toImage(), before);
}

/// What is learnt after a match: the rare first, the rest as the words of the language run.
void TestMatchPage::skillsAreInTheOrderOfTheLanguage()
{
    const LanguageScope scope(Language::Spanish);
    OfferedPrompt learns;
    learns.prompt.id = u"after.learn.home.3"_s;
    learns.prompt.choices
        = {u"catch"_s, u"diving-catch"_s, u"jump-up"_s, u"side-step"_s, u"guard"_s, u"strength"_s};
    learns.words.choices = {u"Atrapar (+20.000)"_s,
                            u"Recepción Heroica (+20.000)"_s,
                            u"En Pie de un Salto (+20.000)"_s,
                            u"Echarse a un Lado (+20.000)"_s,
                            u"Defensa (+30.000)"_s,
                            u"+1 FU (+50.000)"_s};
    const QStringList as = learns.words.choices;
    orderGains(*sharedRuleset(u"crp"_s), learns);
    QCOMPARE(learns.prompt.choices,
             (QStringList{u"strength"_s, u"guard"_s, u"catch"_s, u"side-step"_s, u"jump-up"_s,
                          u"diving-catch"_s}));
    QCOMPARE(learns.words.choices,
             (QStringList{as.at(5), as.at(4), as.at(0), as.at(3), as.at(2), as.at(1)}));
    OfferedPrompt other = learns;
    other.prompt.id = u"after.hire.home"_s;
    const QStringList before = {u"b"_s, u"a"_s};
    other.prompt.choices = other.words.choices = before;
    orderGains(*sharedRuleset(u"crp"_s), other);
    QCOMPARE(other.prompt.choices, before);
}

void TestMatchPage::thePaceIsProjected()
{
    startPlain();
    playTo(u"end-turn"_s);
    const MatchContext &context = m_page->table()->context();
    QCOMPARE(turnLimitMs(context), qint64(240'000));
    // Two halves of eight turns each for both; a riot may have moved the markers.
    const int left = 32 - state().sides[0].turn - state().sides[1].turn;
    QCOMPARE(turnsLeft(context, state()), left);
    const qint64 now = 5'000'000;
    QCOMPARE(projectedEndMs(context, state(), {}, now), now + left * 240'000);
    MatchState over = state();
    over.over = true;
    QCOMPARE(projectedEndMs(context, over, {}, now), qint64(0));
}

void TestMatchPage::nothingIsCut_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("tableMode");
    QTest::addColumn<QSize>("size");
    for (const Language language : allLanguages) {
        for (const QSize size : {QSize(1280, 800), QSize(1024, 600), QSize(1920, 1080)}) {
            for (const bool table : {false, true}) {
                QTest::addRow("%s %dx%d%s", qPrintable(languageCode(language)), size.width(),
                              size.height(), table ? " table mode" : "")
                    << language << table << size;
            }
        }
    }
}

void TestMatchPage::nothingIsCut()
{
    QFETCH(Language, language);
    QFETCH(bool, tableMode);
    QFETCH(QSize, size);
    WindowFixture fixture;
    fixture.show();
    fixture.window().resize(size);
    fixture.window().goTo(Place::Match);
    m_page.reset(); // its keys are not the window's
    auto *page = fixture.window().findChild<MatchPage *>();
    page->start(plainSetup());
    fixture.language().setLanguage(language);
    fixture.appearance().setTableMode(tableMode);
    for (const QString &wanted : {u"kick-or-receive"_s, u"set-up"_s, u"end-turn"_s, u"armour"_s}) {
        for (int i = 0; i < 3000; ++i) {
            const std::vector<Prompt> offered = page->table()->prompts();
            if (offered.empty()
                || std::any_of(offered.begin(), offered.end(),
                               [&wanted](const Prompt &one) { return one.id == wanted; }))
                break;
            QVERIFY(page->table()
                        ->act({randomAnswer(randomPrompt(offered, *m_random), *m_random)})
                        .has_value());
        }
        fixture.settle();
        QCOMPARE(clippedTexts(&fixture.window()).join(u'\n'), QString());
        QCOMPARE(fixture.window().size(), size);
        if (wanted != u"end-turn"_s)
            continue;
        // Everything that can be recorded is one click away, without scrolling.
        for (const Prompt &prompt : page->table()->prompts()) {
            auto *button = page->findChild<ActionButton *>(u"quick-"_s + prompt.id);
            QVERIFY2(prompt.aside || button->visibleRegion().boundingRect() == button->rect(),
                     qPrintable(prompt.id));
        }
        auto *redo = page->findChild<ActionButton *>(u"redo"_s);
        QCOMPARE(redo->visibleRegion().boundingRect(), redo->rect());
    }
}

void TestMatchPage::everythingFocusableHasAName()
{
    startPlain();
    for (const QString &prompt : {u"kick-or-receive"_s, u"set-up"_s, u"end-turn"_s}) {
        playTo(prompt);
        QCOMPARE_GE(focusableWidgets(m_page.get()).size(), 8);
        for (QWidget *widget : focusableWidgets(m_page.get())) {
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).trimmed().isEmpty(),
                     qPrintable(widget->objectName() + u' '
                                + QString::fromLatin1(widget->metaObject()->className())));
        }
    }
}

QTEST_MAIN(TestMatchPage)
#include "tst_matchpage.moc"
