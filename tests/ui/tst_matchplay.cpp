// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/statebytes.h"
#include "tests/support/matchdriver.h"
#include "tests/support/matchpagefixture.h"
#include "tests/support/memorybatches.h"
#include "tests/support/randomhand.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/actionbutton.h"
#include "ui/match/dugoutpanel.h"
#include "ui/match/handdialog.h"
#include "ui/match/matchlist.h"
#include "ui/match/playermenu.h"
#include "ui/match/rerollpips.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/matchviews/pitchview.h"
#include "ui/odds/oddsdialog.h"
#include "ui/play/correctiondialog.h"
#include "ui/play/logmodel.h"
#include "ui/play/logpanel.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What is done in a match by key and mouse, and taken back.
class TestMatchPlay final : public MatchPageFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void undoAndRedoFromTheLog();
    void aLineOfTheLogShowsTheStateThen();
    void aWrongScorerIsCorrected();
    void aPlayersMenuActsInTwoClicks();
    void keysAct();
    void usualThingsTakeFewKeys_data();
    void usualThingsTakeFewKeys();
    void aBlockOnThePitchTakesTwoClicks();
    void ownDiceLeaveLettersToTheButtons();
    void aRollIsMadeByKeys();
    void aFailedRollIsMadeAgainByOneKey();
    void whoMayDiveIsAskedAtOnce();
    void aReRollIsItsOwners();
    void whatIsTypedStaysInItsMatch();
    void cardsAreTheirOwners();
    void aHandGoesWithItsTable();
    void aCasualtyIsOneKeyAndOnePick();
    void enterBelongsToTheCardAfterTheLog();
    void aSecondStepIsLeftAgain();
    void aTouchdownIsNotLeftByEscape();
    void standingUpKeepsItsPlace();
    void aWeaponKeepsItsPlace_data();
    void aWeaponKeepsItsPlace();
    void aMercenaryIsLeftAgain();
    void theDugoutLeavesTheKeyboard();
    void theLogHasHeadingsAndTopics();
    void undoSaysWhatItTakesAway();
    void theLastLineUpIsProposed();
    void oddsKeepTheSkills();
    void oddsAreOfTheMatch();
    void theClockIsStartedAndPaused();
    void theClockRestsBetweenTurns();

private:
    HandDialog *openHand();
    [[nodiscard]] QStringList easyShirts(Seat seat);
    [[nodiscard]] QString refOf(Seat seat, const QString &number);
    void byHand(const QString &prompt, const QString &choice, const QString &next = {},
                const QString &nextChoice = {});
};

void TestMatchPlay::usualThingsTakeFewKeys_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<bool>("withBall");
    QTest::addColumn<int>("most");
    for (const char *edition : {"lrb4", "lrb5", "crp", "bb2016"}) {
        const auto row
            = [edition](const char *what, int most, const QString &keys, bool withBall = false) {
                  QTest::addRow("%s: %s", edition, what)
                      << QString::fromLatin1(edition) << keys << withBall << most;
              };
        row("a block, and armour that holds", 7, u"B@#5\n22"_s);
        row("a dodge", 4, u"S@06"_s);
        row("the ball is picked up", 4, u"Y@06"_s);
        row("a pass that is caught", 8, u"A&1060\n6"_s, true);
        // The first edition has a page of its book for these.
        const bool byBook = qstrcmp(edition, "lrb4") == 0;
        if (!byBook)
            row("a foul, and armour that holds", 7, u"F@_0\n12"_s);
        row("a casualty and who did it", 6, byBook ? u"X#@2"_s : u"X#@11"_s);
        row("a touchdown", 2, u"T\n"_s, true);
        row("the end of a turn", 1, u"E"_s);
    }
}

/// Of those who can act some, with numbers from 2 to 9.
QStringList TestMatchPlay::easyShirts(Seat seat)
{
    QStringList shirts;
    for (const MatchPlayer &player : state().side(seat).players) {
        const int number = player.who->player.number;
        if (player.canAct() && number > 1 && number < 10)
            shirts.append(QString::number(number));
    }
    return shirts;
}

QString TestMatchPlay::refOf(Seat seat, const QString &number)
{
    for (const MatchPlayer &player : state().side(seat).players) {
        if (QString::number(player.who->player.number) == number)
            return player.ref();
    }
    return {};
}

/// What stands differently on the table.
void TestMatchPlay::byHand(const QString &prompt, const QString &choice, const QString &next,
                           const QString &nextChoice)
{
    std::vector<Event> events(next.isEmpty() ? 1 : 2);
    events.front().prompt = prompt;
    events.front().choices = {choice};
    if (!next.isEmpty()) {
        events.back().prompt = next;
        events.back().choices = {nextChoice};
    }
    const auto done = m_page->table()->act(events);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
}

/// With dice of their own, shirts 2 to 9, and nothing rolled again.
void TestMatchPlay::usualThingsTakeFewKeys()
{
    QFETCH(QString, edition);
    QFETCH(QString, keys);
    QFETCH(const bool, withBall);
    QFETCH(const int, most);
    QVERIFY(keys.size() <= most);
    m_settings.setValue(Setting::MatchOwnDice, true);
    m_page->start(plainSetup(edition));
    playTo(u"end-turn"_s);
    // Of each side some, whose numbers no other begins with.
    const Seat active = state().active;
    const QStringList own = easyShirts(active);
    const QStringList others = easyShirts(MatchState::otherSeat(active));
    keys.replace(u'@', own.at(0));
    keys.replace(u'&', own.at(1));
    keys.replace(u'#', others.at(0));
    if (keys.contains(u'_')) // somebody who lies there
        byHand(u"hand.player"_s, refOf(MatchState::otherSeat(active), others.at(1)),
               u"hand.place"_s, u"prone"_s);
    keys.replace(u'_', others.at(1));
    if (withBall)
        byHand(u"hand.carrier"_s, refOf(active, own.at(0)));
    else if (keys.startsWith(u'Y') && state().carrier.isValid())
        byHand(u"hand.carrier"_s, u"none"_s);
    card()->takeFocus();
    const size_t before = m_page->table()->log().groups().size();
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const bool enter = keys.at(i) == u'\n';
        // Until the last key something is still asked.
        QVERIFY2(i == 0 || !card()->openPrompt().isEmpty(), qPrintable(keys.left(i)));
        press(enter ? Qt::Key_Return : static_cast<Qt::Key>(keys.at(i).unicode()));
    }
    QVERIFY(m_page->table()->log().groups().size() > before);
    if (keys.startsWith(u'T')) { // the next drive begins
        QCOMPARE(state().side(active).score, 1);
        return;
    }
    QCOMPARE(card()->openPrompt(), QString());
    const std::vector<Prompt> asked = m_page->table()->prompts();
    QVERIFY(std::any_of(asked.begin(), asked.end(),
                        [](const Prompt &one) { return one.id == u"end-turn"_s; }));
}

/// Who blocks and whom; how many dice, and who chooses, is known from where everybody stands.
void TestMatchPlay::aBlockOnThePitchTakesTwoClicks()
{
    m_settings.setValue(Setting::MatchOwnDice, true);
    m_settings.setValue(Setting::MatchShowsPitch, true);
    startPlain();
    playTo(u"end-turn"_s);
    const QString who = state().onPitch(state().active).first();
    const QString whom = state().onPitch(MatchState::otherSeat(state().active)).first();
    for (const auto &[ref, square] : {std::pair{who, Square{10, 7}}, {whom, Square{11, 7}}})
        QVERIFY(m_page->table()->act(board::placing(ref, square)).has_value());
    WindowFixture::settle();
    PitchView *pitch = m_page->view()->pitch()->view();
    QVERIFY(pitch->isVisible());
    for (const Square square : {Square{10, 7}, Square{11, 7}}) {
        QTest::mouseClick(pitch, Qt::LeftButton, {}, pitch->centreOf(square));
        WindowFixture::settle();
    }
    QCOMPARE(card()->openPrompt(), u"block.result"_s);
    auto *faces = seen<ActionButton>(u"choice-pushed"_s);
    QVERIFY(faces);
    QTest::mouseClick(faces, Qt::LeftButton);
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), u"block.outcome"_s); // a click on the square he is pushed to
    QTest::mouseClick(pitch, Qt::LeftButton, {}, pitch->centreOf({12, 7}));
    WindowFixture::settle();
    QCOMPARE(card()->openPrompt(), u"follow-up"_s);
    QVERIFY((state().board.value(whom) == Square{12, 7}));
}

/// The dice on the table are typed, and R still rolls again while the armour is asked for.
void TestMatchPlay::ownDiceLeaveLettersToTheButtons()
{
    m_settings.setValue(Setting::MatchOwnDice, true);
    startPlain();
    playTo(u"end-turn"_s);
    card()->takeFocus();
    press(Qt::Key_S);
    const QStringList dodgers = state().onPitch(state().active);
    for (const QString &ref : dodgers) {
        const MatchPlayer *player = state().find(PlayerRef::fromString(ref));
        const int number = player->who->player.number;
        if (!player->canAct() || number < 2 || number > 9)
            continue;
        press(static_cast<Qt::Key>(Qt::Key_0 + number));
        break;
    }
    press(Qt::Key_0);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
    press(Qt::Key_1);
    QCOMPARE(card()->openPrompt(), u"roll-again"_s);
    const auto *again = seen<ActionButton>(u"choice-team"_s);
    const auto *keep = seen<ActionButton>(u"offer-keep"_s);
    QVERIFY(again && again->isKeyHeard() && keep && keep->isKeyHeard());
    QVERIFY(!qobject_cast<QAbstractButton *>(QApplication::focusWidget()));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_1}) {
        press(key); // it costs something either way
        QCOMPARE(card()->openPrompt(), u"roll-again"_s);
    }
    press(Qt::Key_R);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
}

/// Of the last who holds any; null where nobody does.
HandDialog *TestMatchPlay::openHand()
{
    QTest::keyClick(m_page.get(), Qt::Key_P, Qt::ShiftModifier);
    auto *menu = m_page->findChild<QMenu *>(u"cards-menu"_s);
    if (!menu || !menu->isVisible())
        return nullptr;
    menu->actions().constLast()->trigger();
    menu->close();
    return m_page->findChild<HandDialog *>();
}

void TestMatchPlay::undoAndRedoFromTheLog()
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

void TestMatchPlay::aLineOfTheLogShowsTheStateThen()
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

void TestMatchPlay::aWrongScorerIsCorrected()
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
    QCOMPARE(state().find(PlayerRef::fromString(players.at(0)))->achievements.touchdowns, 0);
    QCOMPARE(state().find(PlayerRef::fromString(players.at(1)))->achievements.touchdowns, 1);
}

void TestMatchPlay::aPlayersMenuActsInTwoClicks()
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

void TestMatchPlay::keysAct()
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
void TestMatchPlay::aRollIsMadeByKeys()
{
    startPlain();
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const MatchPlayer &player = state().side(own).players.front();
    card()->takeFocus();
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

/// Right after a failed roll R rolls it again, before anything comes of it.
void TestMatchPlay::aFailedRollIsMadeAgainByOneKey()
{
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams)
        teach(team, 0, {u"bone-head"_s});
    m_page->start(setup);
    playTo(u"end-turn"_s);
    card()->takeFocus();
    press(Qt::Key_M); // a move, and what is rolled first in it
    press(Qt::Key_M);
    // His number, typed by heart, is not taken for the die; Enter alone takes him.
    QCOMPARE(card()->openPrompt(), u"roll.activation"_s);
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"1"_s);
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"roll-again"_s);
    QVERIFY(title().contains(u"rolled 1"_s));
    press(Qt::Key_R);
    QCOMPARE(card()->openPrompt(), u"roll.die"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"1"_s);
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"trait.declared"_s); // nothing is rolled a third time
}

/// The die lies there and somebody could still make the dodge fail: that is asked before the turn
/// goes on.
void TestMatchPlay::whoMayDiveIsAskedAtOnce()
{
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams) {
        for (int i = 0; i < static_cast<int>(team.players.size()); ++i)
            teach(team, i, {u"diving-tackle"_s}); // all, fielded or not
    }
    m_page->start(setup);
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const std::vector<Prompt> offered = m_page->table()->prompts();
    const auto dodge = std::find_if(offered.begin(), offered.end(),
                                    [](const Prompt &one) { return one.id == u"roll.dodge"; });
    QVERIFY(dodge != offered.end());
    const auto answer = [&](const QString &prompt, const QStringList &choices,
                            const std::vector<int> &dice = {}) {
        Event event;
        event.prompt = prompt;
        event.seat = own;
        event.choices = choices;
        event.dice = dice;
        m_page->view()->desk()->answer({event});
        WindowFixture::settle();
    };
    answer(u"roll.dodge"_s, {dodge->choices.front()});
    answer(u"roll.zones"_s, {u"0"_s});
    answer(u"roll.die"_s, {}, {4}); // 3+, and 5+ with a dive
    QCOMPARE(card()->openPrompt(), u"dive"_s);
    card()->takeFocus();
    press(Qt::Key_Return); // never left by chance
    QCOMPARE(card()->openPrompt(), u"dive"_s);
    press(Qt::Key_K);
    press(Qt::Key_B);
    QCOMPARE(card()->openPrompt(), u"block"_s);
}

/// The dice for armour are the other coach's; what the dodge is rolled again with is not.
void TestMatchPlay::aReRollIsItsOwners()
{
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams)
        teach(team, 0, {u"dodge"_s});
    m_page->start(setup);
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const MatchPlayer &player = state().side(own).players.front();
    card()->takeFocus();
    const auto isNamed = [this](Seat seat) {
        const QString line = m_page->table()->seatName(seat);
        const auto labels = card()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->text() == line || label->text() == m_page->table()->seatName(seat);
        });
    };
    press(Qt::Key_S);
    QTest::keyClicks(QApplication::focusWidget(), QString::number(player.who->player.number));
    press(Qt::Key_Return);
    press(Qt::Key_1);
    QTest::keyClicks(QApplication::focusWidget(), u"1"_s);
    press(Qt::Key_Return);
    QCOMPARE(card()->openPrompt(), u"roll-again"_s);
    QVERIFY(isNamed(own) && !isNamed(1 - own));
    press(Qt::Key_K);
    QCOMPARE(card()->openPrompt(), u"armour"_s);
    QVERIFY(isNamed(1 - own) && !isNamed(own));
}

/// Another match begins with the same question, but nothing was rolled for it.
void TestMatchPlay::whatIsTypedStaysInItsMatch()
{
    startPlain();
    QCOMPARE(m_page->table()->prompts().front().id, u"weather"_s);
    card()->takeFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"4"_s);
    WindowFixture::settle();
    QCOMPARE(card()->findChild<QLineEdit *>(u"dice-typed"_s)->text(), u"4"_s);
    startPlain();
    const auto fields = card()->findChildren<QLineEdit *>(u"dice-typed"_s);
    QVERIFY(std::none_of(fields.begin(), fields.end(), [](const QLineEdit *field) {
        return field->isVisible() && !field->text().isEmpty();
    }));
}

/// Nothing asks for a card or names one; its coach looks at his hand when he wants to.
void TestMatchPlay::cardsAreTheirOwners()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.league = true;
    m_page->start(setup);
    playTo(u"end-turn"_s);
    const Seat own = state().sides[0].cards.isEmpty() ? 1 : 0;
    QVERIFY(!state().side(own).cards.isEmpty());
    for (const OfferedPrompt &offered : m_page->table()->offered()) {
        for (const QString &choice : offered.prompt.choices)
            QVERIFY2(!cardNames(state().side(own).cards).contains(choice),
                     qPrintable(offered.prompt.id));
    }
    HandDialog *hand = openHand();
    QVERIFY(hand && hand->isVisible());
    QVERIFY(hand->findChildren<ActionButton *>(QRegularExpression(u"^hand-play-"_s)).isEmpty());
    hand->findChild<ActionButton *>(u"hand-show"_s)->click();
    const Seat shown = state().sides[1].cards.isEmpty() ? 0 : 1;
    QCOMPARE(hand->findChildren<ActionButton *>(QRegularExpression(u"^hand-play-"_s)).size(),
             state().side(shown).cards.size());
    // One that is not for this match is put away, and taken up again.
    const QString first = state().side(shown).cards.constFirst().toString();
    hand->findChild<ActionButton *>(u"hand-rest-"_s + first)->click();
    QCOMPARE(cardNames(state().occasion.cardsRested), QStringList{first});
    QVERIFY(!wordsOf(m_page->table()->rows().back()).isEmpty());
    WindowFixture::settle();
    QVERIFY(hand->isVisible());
    hand->findChild<ActionButton *>(u"hand-rest-"_s + first)->click();
    QVERIFY(state().occasion.cardsRested.isEmpty());
    hand->reject();
}

/// Somebody else went on with the match, and it is read again: the hand asked the table from
/// before.
void TestMatchPlay::aHandGoesWithItsTable()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.league = true;
    m_page->start(setup);
    playTo(u"end-turn"_s);
    const QPointer<HandDialog> hand = openHand();
    QVERIFY(hand && hand->isVisible());
    startPlain();
    QVERIFY(!hand || !hand->isVisible());
}

void TestMatchPlay::aCasualtyIsOneKeyAndOnePick()
{
    startPlain();
    playTo(u"end-turn"_s);
    const Seat own = state().active;
    const size_t before = state().casualties.size();
    card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
    QCOMPARE(card()->openPrompt(), u"casualty.victim"_s);
    QCOMPARE(title(), u"Who was injured?"_s);
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
void TestMatchPlay::enterBelongsToTheCardAfterTheLog()
{
    startPlain();
    playTo(u"end-turn"_s);
    auto *view = child<QListView>(u"log"_s);
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
void TestMatchPlay::aSecondStepIsLeftAgain()
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
    press(Qt::Key_Escape);
    QCOMPARE(m_page->table()->log().groups().size(), groups);
    QCOMPARE(card()->openPrompt(), QString());
    QVERIFY(!m_page->table()->canStepBack());
}

/// Nothing was rolled since, but a touchdown is taken back by undo only.
void TestMatchPlay::aTouchdownIsNotLeftByEscape()
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
void TestMatchPlay::standingUpKeepsItsPlace()
{
    startPlain();
    playTo(u"end-turn"_s);
    const auto *stands = seen<ActionButton>(u"quick-stand-up"_s);
    QVERIFY(stands && !stands->isEnabled());
    QVERIFY(!stands->toolTip().isEmpty());
}

void TestMatchPlay::aWeaponKeepsItsPlace_data()
{
    QTest::addColumn<QString>("edition");
    QTest::newRow("after the foul") << u"crp"_s;
    QTest::newRow("where there are no fouls") << u"lrb4"_s;
}

/// Only one side has them: they are beside the tiles under their key, and no tile or chip moves
/// from turn to turn.
void TestMatchPlay::aWeaponKeepsItsPlace()
{
    QFETCH(QString, edition);
    MatchSetup setup = plainSetup(edition);
    for (int player = 0; player < static_cast<int>(setup.teams[0].players.size()); ++player)
        teach(setup.teams[0], player, {u"stab"_s});
    m_page->start(setup);
    std::array<QStringList, 2> places;
    for (int turn = 0; turn < 2; ++turn) {
        playTo(u"end-turn"_s);
        const auto seat = static_cast<size_t>(state().active);
        for (const OfferedPrompt &one : m_page->table()->offered()) {
            if (one.shape != ButtonShape::Line)
                places[seat].append(one.prompt.id);
        }
        card()->takeFocus();
        press(Qt::Key_W);
        QCOMPARE(card()->openPrompt(), seat == 0 ? u"weapon"_s : QString());
        Event event;
        event.prompt = u"end-turn"_s;
        event.seat = state().active;
        QVERIFY(m_page->table()->act({event}).has_value());
    }
    QVERIFY(places[0].size() > 10);
    QCOMPARE(places[0], places[1]);
}

/// Whom one has hired by mistake is sent away again before he has learned anything.
void TestMatchPlay::aMercenaryIsLeftAgain()
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
    press(Qt::Key_Escape);
    QCOMPARE(table->log().groups().size(), groups);
    QCOMPARE(table->prompts().front().id, u"inducements.buy"_s);
}

/// A click on a player takes the keyboard from nobody.
void TestMatchPlay::theDugoutLeavesTheKeyboard()
{
    startPlain();
    playTo(u"end-turn"_s);
    card()->takeFocus();
    press(Qt::Key_T);
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

void TestMatchPlay::theLogHasHeadingsAndTopics()
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

void TestMatchPlay::undoSaysWhatItTakesAway()
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

/// Players of the last drive are ticked, not the lowest numbers.
void TestMatchPlay::theLastLineUpIsProposed()
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
void TestMatchPlay::oddsKeepTheSkills()
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
void TestMatchPlay::oddsAreOfTheMatch()
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

void TestMatchPlay::theClockIsStartedAndPaused()
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
    clock.addMinute();
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
void TestMatchPlay::theClockRestsBetweenTurns()
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

QTEST_MAIN(TestMatchPlay)
#include "tst_matchplay.moc"
