// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/statebytes.h"
#include "core/match/words/matchstanding.h"
#include "tests/support/matchdriver.h"
#include "tests/support/matchpagefixture.h"
#include "tests/support/memorybatches.h"
#include "tests/support/randomhand.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/actionbutton.h"
#include "ui/home/homepage.h"
#include "ui/match/handdialog.h"
#include "ui/match/matchlist.h"
#include "ui/match/newmatch/newmatchpage.h"
#include "ui/match/playermenu.h"
#include "ui/match/scoreboard.h"
#include "ui/odds/oddsdialog.h"
#include "ui/play/correctiondialog.h"
#include "ui/play/logpanel.h"

#include <QAccessible>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Matches begun, found and gone on with in the window.
class TestMatchPage final : public MatchPageFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void anEmptyPlaceInvites();
    void everyEditionIsPlayedToTheEnd_data();
    void everyEditionIsPlayedToTheEnd();
    void quickTeamsArePlayedToTheEnd();
    void languageIsSwitchedInMidMatch();
    void theEndHasEnter();
    void courageStandsBesideTheBlock();
    void whatABlockAsksForStandsBesideIt_data();
    void whatABlockAsksForStandsBesideIt();
    void whatComesBeforeABlockIsAskedFirst_data();
    void whatComesBeforeABlockIsAskedFirst();
    void hatredStandsBesideTheHandOff();
    void whoIsSlowIsAskedForAlone();
    void aListLeavesRoomForTheRollItFollows();
    void whoAttacksIsAskedAlsoWhereOnlyOneCan();
    void whoHasTheOnlyWeaponIsAskedToo();
    void aReasonToLoseTheTurnHasAKey();
    void aSecondBlockIsAsked();
    void aTouchdownFollowsABlockOfTwo();
    void theListIsSearched();
    void aNewMatchHasTheKeyboard();
    void aFullDiskChangesNothing();
    void aMatchIsResumedWhereItWas();
    void whatSomebodyElseWentOnWithIsShown_data();
    void whatSomebodyElseWentOnWithIsShown();
    void theListSaysHowMatchesStand();
    void enterOpensTheHighlightedMatch();
    void matchesAreRenamedAndDeleted();
    void homeGoesOnWithTheMatch();
    void everythingFocusableHasAName();

private:
    void answer(const QString &prompt, const QString &choice = {});
    void attack(size_t own, size_t other);
    void playFirstTaught(const QString &skill);
    void pushFrenzied();
};

void TestMatchPage::answer(const QString &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt;
    if (!prompt.startsWith(u"hand."))
        event.seat = state().active;
    if (!choice.isEmpty())
        event.choices = {choice};
    QVERIFY(m_page->table()->act({event}).has_value());
    WindowFixture::settle();
}

void TestMatchPage::attack(size_t own, size_t other)
{
    const Seat side = state().active;
    answer(u"block"_s, state().side(side).players.at(own).ref());
    answer(u"block.victim"_s, state().side(MatchState::otherSeat(side)).players.at(other).ref());
}

void TestMatchPage::anEmptyPlaceInvites()
{
    QVERIFY(child<QWidget>(u"new-match-button"_s)->isVisible());
    QVERIFY(!child<QWidget>(u"match-list"_s)->isVisible());
    QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
    auto *fresh = m_page->findChild<NewMatchPage *>();
    QVERIFY(fresh && fresh->isVisible());
    QTest::keyClick(fresh, Qt::Key_Escape);
    QVERIFY(!fresh->isVisible());
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
    press(Qt::Key_Return); // finishes it
    press(Qt::Key_Return);
    auto *report = m_page->findChild<QDialog *>(u"report-dialog"_s);
    QVERIFY(report && report->isVisible());
    report->close();
}

/// Who blocks somebody stronger rolls for it by one key, and nobody has to.
void TestMatchPage::courageStandsBesideTheBlock()
{
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams) {
        teach(team, 0, {u"dauntless"_s});
        team.players.at(1).improvements.push_back({Stat::Strength, {}, 0, {}});
    }
    m_page->start(setup);
    playTo(u"end-turn"_s);
    attack(0, 1);
    const std::vector<OfferedPrompt> all = m_page->table()->offered();
    const auto courage = std::find_if(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return one.prompt.id == u"roll.dauntless"_s;
    });
    QVERIFY(courage != all.end());
    QVERIFY(!courage->prompt.alwaysOffered && !courage->key.isEmpty());
    QCOMPARE(card()->openPrompt(), u"block.result"_s);
    card()->takeFocus();
    press(Qt::Key_M);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
}

void TestMatchPage::whatABlockAsksForStandsBesideIt_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<int>("key");
    QTest::newRow("jump up") << u"jump-up"_s << int(Qt::Key_J);
}

/// One key and a number, where it happens.
void TestMatchPage::whatABlockAsksForStandsBesideIt()
{
    QFETCH(QString, skill);
    QFETCH(int, key);
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams)
        teach(team, 0, {skill});
    m_page->start(setup);
    playTo(u"end-turn"_s);
    answer(u"hand.player"_s, state().side(state().active).players.at(0).ref());
    answer(u"hand.place"_s, u"prone"_s);
    attack(0, 1);
    QCOMPARE(card()->openPrompt(), u"block.result"_s);
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
}

void TestMatchPage::whatComesBeforeABlockIsAskedFirst_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("then");
    QTest::newRow("wild animal") << u"wild-animal"_s << u"block.victim"_s;
    QTest::newRow("bone-head") << u"bone-head"_s << u"block.victim"_s;
    QTest::newRow("foul appearance") << u"foul-appearance"_s << u"block.result"_s; // of the other
}

/// Nobody has to think of it.
void TestMatchPage::whatComesBeforeABlockIsAskedFirst()
{
    QFETCH(const QString, skill);
    const bool others = skill == u"foul-appearance"_s;
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams)
        teach(team, others ? 1 : 0, {skill});
    m_page->start(setup);
    playTo(u"end-turn"_s);
    if (others)
        attack(0, 1);
    else
        answer(u"block"_s, state().side(state().active).players.at(0).ref());
    QCOMPARE(card()->openPrompt(), u"asked.die"_s);
    Event rolled;
    rolled.prompt = u"asked.die"_s;
    rolled.seat = state().active;
    rolled.dice = {6};
    QVERIFY(m_page->table()->act({rolled}).has_value());
    WindowFixture::settle();
    QTEST(card()->openPrompt(), "then");
}

/// A match up to its first turn in which the first of each side has a skill.
void TestMatchPage::playFirstTaught(const QString &skill)
{
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams)
        teach(team, 0, {skill});
    m_page->start(setup);
    playTo(u"end-turn"_s);
}

/// The same where he gives the ball to one of another race.
void TestMatchPage::hatredStandsBesideTheHandOff()
{
    playFirstTaught(u"animosity"_s);
    const QString thrower = state().side(state().active).players.at(0).ref();
    answer(u"hand.carrier"_s, thrower);
    answer(u"roll.hand-off"_s, thrower);
    const std::vector<OfferedPrompt> all = m_page->table()->offered();
    const auto hatred = std::find_if(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return one.prompt.id == u"roll.animosity"_s;
    });
    QVERIFY(hatred != all.end());
    QVERIFY(!hatred->prompt.alwaysOffered);
    QCOMPARE(hatred->key, QKeySequence(Qt::Key_M));
    QCOMPARE(card()->openPrompt(), u"hand-off.partner"_s);
}

/// His number, typed by heart after U, is not taken for the die.
void TestMatchPage::whoIsSlowIsAskedForAlone()
{
    MatchSetup setup = plainSetup();
    setup.teams = {plainTeam(u"crp"_s, u"wood-elf"_s, u"treeman"_s, 11), // MA 2
                   plainTeam(u"crp"_s, u"halfling"_s, u"treeman"_s, 11)};
    m_page->start(setup);
    playTo(u"end-turn"_s);
    answer(u"hand.player"_s, state().side(state().active).players.at(0).ref());
    answer(u"hand.place"_s, u"prone"_s);
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_U);
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), u"stand-up"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), u"asked.die"_s); // he may take root
}

/// Where it may be rolled again, what it showed has to stay in sight.
void TestMatchPage::aListLeavesRoomForTheRollItFollows()
{
    m_page->start(plainSetup());
    playTo(u"end-turn"_s);
    answer(u"hand.carrier"_s, u"none"_s);
    const std::vector<Prompt> asked = m_page->table()->prompts();
    const auto pickUp = std::find_if(asked.begin(), asked.end(),
                                     [](const Prompt &one) { return one.id == u"roll.pick-up"_s; });
    QVERIFY(pickUp != asked.end());
    answer(u"roll.pick-up"_s, pickUp->choices.constFirst());
    answer(u"roll.zones"_s, u"0"_s);
    Event die;
    die.prompt = u"roll.die"_s;
    die.seat = state().active;
    die.dice = {1};
    QVERIFY(m_page->table()->act({die}).has_value());
    const std::vector<OfferedPrompt> all = m_page->table()->offered();
    const auto isHere = [&all](QStringView id) {
        return std::any_of(all.begin(), all.end(), [id](const OfferedPrompt &one) {
            return one.prompt.id == id && one.lowHead;
        });
    };
    QVERIFY(isHere(u"roll-again"));
    QVERIFY(!isHere(u"ball.lands")); // not before the roll is kept
}

/// His number, typed by heart, is not taken for that of the other; Enter alone takes him.
void TestMatchPage::whoAttacksIsAskedAlsoWhereOnlyOneCan()
{
    m_page->start(plainSetup());
    playTo(u"end-turn"_s);
    const auto blockers = [this] {
        const std::vector<OfferedPrompt> all = m_page->table()->offered();
        const auto found = std::find_if(all.begin(), all.end(), [](const OfferedPrompt &one) {
            return one.prompt.id == u"block"_s;
        });
        return found == all.end() ? QStringList{} : found->prompt.choices;
    };
    while (blockers().size() > 1) {
        answer(u"hand.player"_s, blockers().constLast());
        answer(u"hand.place"_s, u"stunned"_s);
    }
    QCOMPARE(blockers().size(), 1);
    const QString last = blockers().constFirst();
    const int number = state().find(PlayerRef::fromString(last))->who->player.number;
    card()->takeFocus();
    press(Qt::Key_B);
    QCOMPARE(card()->openPrompt(), u"block"_s);
    QTest::keyClicks(QApplication::focusWidget(), QString::number(number));
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"block.victim"_s);
}

/// Nor is it where only one of a side has a weapon.
void TestMatchPage::whoHasTheOnlyWeaponIsAskedToo()
{
    playFirstTaught(u"stab"_s);
    const int number = state().side(state().active).players.at(0).who->player.number;
    card()->takeFocus();
    press(Qt::Key_W);
    QCOMPARE(card()->openPrompt(), u"weapon"_s);
    QTest::keyClicks(QApplication::focusWidget(), QString::number(number));
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"weapon.victim"_s);
}

/// There are more of them than digits: with O it is two keys all the same.
void TestMatchPage::aReasonToLoseTheTurnHasAKey()
{
    m_page->start(plainSetup());
    playTo(u"end-turn"_s);
    QStringList reasons;
    for (const Prompt &prompt : m_page->table()->prompts()) {
        if (prompt.id == u"turnover"_s)
            reasons = prompt.choices;
    }
    QVERIFY(reasons.size() > 9);
    card()->takeFocus();
    press(Qt::Key_O);
    QCOMPARE(card()->openPrompt(), u"turnover"_s);
    press(Qt::Key_Q);
    QCOMPARE(m_page->table()->log().groups().back().events.front().choices,
             QStringList{reasons.at(9)});
}

/// A frenzied player pushes somebody, whom he has to block again.
void TestMatchPage::pushFrenzied()
{
    playFirstTaught(u"frenzy"_s);
    attack(0, 1);
    answer(u"block.result"_s, u"pushed"_s);
    answer(u"block.outcome"_s, u"nobody"_s);
}

/// At once, with Enter for it; then the block goes on with the same two.
void TestMatchPage::aSecondBlockIsAsked()
{
    pushFrenzied();
    QCOMPARE(card()->openPrompt(), u"block-again"_s);
    card()->takeFocus();
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"block.result"_s);
    answer(u"block.result"_s, u"pushed"_s);
    answer(u"block.outcome"_s, u"nobody"_s);
    QCOMPARE(card()->openPrompt(), QString());
}

/// Nobody is on the move then, and the last blocker had Frenzy: the page closed the program.
void TestMatchPage::aTouchdownFollowsABlockOfTwo()
{
    pushFrenzied();
    answer(u"block-again"_s, u"no"_s);
    answer(u"touchdown"_s, state().onPitch(state().active).at(1));
    QCOMPARE(state().active, noSeat);
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

/// Also when Home, out of sight, learns of the new match at the same moment.
void TestMatchPage::aNewMatchHasTheKeyboard()
{
    m_page.reset(); // its keys are not the window's
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    page->askForNew();
    auto *fresh = page->findChild<NewMatchPage *>();
    fresh->findChild<QLineEdit *>(u"side-name-0"_s)->setText(u"Reds"_s);
    fresh->findChild<QLineEdit *>(u"side-name-1"_s)->setText(u"Blues"_s);
    WindowFixture::settle();
    fresh->findChild<QAbstractButton *>(u"start-match"_s)->click();
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
    QVERIFY(!m_page->findChild<NewMatchPage *>());
    QTRY_VERIFY(card()->isVisible());
    QVERIFY(!list->isVisible());
    // The key that opened it is no answer to what it asks.
    QCOMPARE(m_page->table()->log().groups().size(), answered);
}

void TestMatchPage::matchesAreRenamedAndDeleted()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    QVERIFY(page);
    page->start(plainSetup());
    page->showList();
    const auto matches = [&fixture] { return must(fixture.club().matches().list()); };
    const auto press
        = [page](const QString &name) { page->findChild<ActionButton *>(name)->click(); };
    press(u"rename-match"_s);
    auto *name = page->findChild<QInputDialog *>();
    QVERIFY(name);
    name->setTextValue(u"The final"_s);
    name->accept();
    QCOMPARE(matches().front().title, u"The final"_s);
    press(u"remove-match"_s);
    auto *sure = page->findChild<QMessageBox *>();
    QVERIFY(sure);
    QVERIFY(sure->text().contains(u"The final"_s));
    sure->button(QMessageBox::No)->click();
    WindowFixture::settle();
    QCOMPARE(matches().size(), size_t(1));
    press(u"remove-match"_s);
    page->findChild<QMessageBox *>()->button(QMessageBox::Yes)->click();
    QVERIFY(matches().empty());
    QVERIFY(page->findChild<QWidget *>(u"new-match-button"_s)->isVisible());
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
