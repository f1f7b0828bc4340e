// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/hindrance.h"
#include "core/match/state/pace.h"
#include "core/match/words/rulesinforce.h"
#include "core/text/languagescope.h"
#include "tests/support/matchdriver.h"
#include "tests/support/matchpagefixture.h"
#include "tests/support/memorybatches.h"
#include "tests/support/randomhand.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/home/homepage.h"
#include "ui/match/dugoutdelegate.h"
#include "ui/match/dugoutmodel.h"
#include "ui/match/dugoutpanel.h"
#include "ui/match/gainorder.h"
#include "ui/match/handdialog.h"
#include "ui/match/matchlist.h"
#include "ui/match/playermenu.h"
#include "ui/match/playerstrip.h"
#include "ui/match/rerollpips.h"
#include "ui/match/rulesstrip.h"
#include "ui/match/scoreboard.h"
#include "ui/match/scoreside.h"
#include "ui/odds/oddsdialog.h"
#include "ui/play/correctiondialog.h"
#include "ui/play/logpanel.h"

#include <QImage>
#include <QLabel>
#include <QLayout>
#include <QListView>
#include <QListWidget>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a match shows, and that nothing of it jumps or is cut.
class TestMatchSeen final : public MatchPageFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void whatAPlayerPlaysComesBeforeWhatHeLearnt();
    void halfALineIsForTheName();
    void aMercenaryIsCalledOne();
    void theTurnCardShowsThePlayer();
    void aPlayersCardCanDoWithItsNumbers();
    void nobodyIsShownAfterTheWhistle();
    void theLayoutGives();
    void anOpenedLogLeavesTheButtonsWhole();
    void pipsAgreeWithTheNumber_data();
    void pipsAgreeWithTheNumber();
    void theSmallLineShowsHelpAndFame();
    void theEdgesReachTheLine();
    void whatARefereeDoesIsRead();
    void aUsualRefereeTakesNoRoom();
    void aSmallScoreboardIsBrief();
    void aFinalSaysWhatItDoubles();
    void theHeadOfTheLogIsOneLine();
    void theWeatherMovesNothing();
    void whoConcededMovesNothing();
    void whoseTurnItIsMovesNothing();
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
};

/// A long list leaves its last words out, not all of them.
void TestMatchSeen::whatAPlayerPlaysComesBeforeWhatHeLearnt()
{
    const QFontMetrics metrics(QApplication::font());
    const QString all = u"Wardancer, +Guard, +Dauntless"_s;
    const int room = metrics.horizontalAdvance(all);
    QCOMPARE(listThatFits(metrics, all, room), all);
    QCOMPARE(listThatFits(metrics, all, room - 1), u"Wardancer, +Guard …"_s);
    QCOMPARE(listThatFits(metrics, all, metrics.horizontalAdvance(u"Wardancer"_s)), u"Wardancer"_s);
    QCOMPARE(listThatFits(metrics, all, 3), QString());
}

/// However much there is to say of him, on the right of it.
void TestMatchSeen::halfALineIsForTheName()
{
    const auto painted = [this](const QString &achievements) {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, u"Gurlug Thudga"_s);
        model.setData(index, 10, DugoutModel::NumberRole);
        model.setData(index, achievements, DugoutModel::AchievementsRole);
        model.setData(index, u"no tackle zone until he has come to"_s, DugoutModel::StateRole);
        QImage image(240, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.widget = m_page.get();
        option.rect = image.rect();
        option.palette = m_page->palette();
        DugoutDelegate().paint(&painter, option, index);
        return image.copy(0, 0, image.width() / 2 - 10, image.height() / 2);
    };
    QCOMPARE(painted(u"3 CAS · 2 TD"_s), painted(QString()));
}

/// Also where a skill was paid for on top of his price.
void TestMatchSeen::aMercenaryIsCalledOne()
{
    MatchSetup setup = plainSetup();
    Player &hired = setup.teams[0].players[1];
    hired.kind = PlayerKind::Mercenary;
    hired.name.clear();
    hired.extraSkills = {SkillId(u"block"_s)};
    MatchDriver match(setup);
    match.untilTurn();
    DugoutModel model(0);
    model.setState(match.session().game().context(), match.state());
    QString shown;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data(DugoutModel::RefRole).toString() == PlayerRef{0, hired.id}.toString())
            shown = index.data(DugoutModel::PositionRole).toString();
    }
    QCOMPARE(shown, u"mercenary, +Block"_s);
}

void TestMatchSeen::theTurnCardShowsThePlayer()
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

/// A lasting card on him makes his card long: its lines go before what just happened goes, but for
/// his skills.
void TestMatchSeen::aPlayersCardCanDoWithItsNumbers()
{
    PlayerCard card;
    card.name = u"#8 Urgash"_s;
    card.figures = {{Stat::Strength, 4, 0}};
    card.skills = {u"Block"_s};
    card.lent = {u"Belt: strong until the drive ends"_s};
    PlayerStrip strip;
    strip.setCard(card, {u"Pass"_s});
    WindowFixture::settle(); // numbers are shown once they have their place
    constexpr int width = 600;
    int height = strip.heightWithout(0, width);
    for (int lines = 1; lines <= CardMiddle::mostLeftOut; ++lines) {
        QVERIFY(strip.heightWithout(lines, width) < height);
        height = strip.heightWithout(lines, width);
    }
    const auto *lent = strip.findChild<QLabel *>(u"player-ills"_s);
    const auto *strength = strip.findChild<QLabel *>(u"figure-st"_s);
    QVERIFY(!lent->isHidden());
    strip.leaveOut(CardMiddle::mostLeftOut);
    QVERIFY(lent->isHidden() && !strength->isHidden());
    QVERIFY(strip.toolTip().contains(u"Belt"_s));
    strip.resize(width, height);
    strip.layout()->activate();
    QCOMPARE(strip.skillsBesideName(), u"Block"_s); // what he can do is read all the same
    strip.leaveOut(0);
    QVERIFY(!lent->isHidden());
    QCOMPARE(strip.skillsBesideName(), QString());
}

/// Who attacked last is no part of what follows a match, whose results need his room.
void TestMatchSeen::nobodyIsShownAfterTheWhistle()
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

/// With little room the coaches turn between the desk and the two dugouts.
void TestMatchSeen::theLayoutGives()
{
    startPlain();
    playTo(u"end-turn"_s);
    auto *home = child<QWidget>(u"dugout-0"_s);
    auto *away = child<QWidget>(u"dugout-1"_s);
    const auto numbers = [this](Seat seat) {
        return child<DugoutPanel>(u"dugout-%1"_s.arg(seat))->showsNumbers();
    };
    QVERIFY(home->isVisible() && away->isVisible() && !numbers(0));
    m_page->setMinimumSize(0, 0);
    m_page->resize(700, 480);
    WindowFixture::settle();
    QVERIFY(home->isVisible() && away->isVisible() && numbers(0) && numbers(1));
    const auto *list = child<QListView>(u"dugout-list-0"_s);
    QCOMPARE(list->model()->rowCount(), static_cast<int>(state().side(0).players.size()));
    QVERIFY(!child<QWidget>(u"log"_s)->isVisible());
    child<ActionButton>(u"log-unfold"_s)->click();
    WindowFixture::settle();
    const auto *log = child<QWidget>(u"log"_s);
    QVERIFY(log->isVisible());
    QVERIFY(log->height() >= 4 * log->fontMetrics().height()); // to be read, not only to be there
    m_page->resize(1200, 800);
    WindowFixture::settle();
    QVERIFY(!numbers(0) && child<QWidget>(u"log"_s)->isVisible() && card()->isVisible());
}

/// An opened log gives way before the buttons beside it need a bar.
void TestMatchSeen::anOpenedLogLeavesTheButtonsWhole()
{
    startPlain();
    playTo(u"end-turn"_s);
    m_page->setMinimumSize(0, 0);
    auto *unfold = child<ActionButton>(u"log-unfold"_s);
    int height = 800;
    const auto lower = [this, &height] {
        height -= 2;
        m_page->resize(1200, height);
        WindowFixture::settle();
    };
    while (!unfold->isVisible() && height > 300)
        lower();
    unfold->click();
    WindowFixture::settle();
    const auto *log = child<QWidget>(u"log"_s);
    QVERIFY(log->isVisible());
    const auto scrolls = [this] {
        const auto areas = card()->findChildren<QScrollArea *>();
        return std::any_of(areas.begin(), areas.end(), [](const QScrollArea *area) {
            return area->isVisible() && area->verticalScrollBar()->isVisible();
        });
    };
    int lowest = log->height();
    while (!scrolls() && height > 250) {
        lowest = log->height();
        lower();
    }
    QVERIFY2(lowest < gridStep(log, 23), qPrintable(QString::number(lowest)));
}

void TestMatchSeen::pipsAgreeWithTheNumber_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<int>("full");
    QTest::addColumn<int>("hollow");
    QTest::newRow("some are used") << 2 << 0 << 2 << 6;
    QTest::newRow("what is gained pushes a used one out") << 7 << 1 << 8 << 0;
    QTest::newRow("more than there is room for") << 8 << 2 << 8 << 0;
}

void TestMatchSeen::pipsAgreeWithTheNumber()
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

/// A number of the scoreboard's small line never stands apart from its word.
void TestMatchSeen::theSmallLineShowsHelpAndFame()
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
    state.sides[0].coachEjected = true;
    Scoreboard board([] { return qint64(0); });
    board.setState(match.session().game().context(), state);
    const QChar hard = QChar::Nbsp;
    QString line;
    for (const QLabel *label :
         board.findChild<QWidget *>(u"score-side-0"_s)->findChildren<QLabel *>())
        line += label->text() + u'\n';
    for (const QString &part :
         {u"Apothecaries"_s + hard + u'1', u"Wizard"_s, u"FAME"_s + hard + u"+2"_s,
          u"Referee"_s + hard + u"on"_s + hard + u'2',
          u"coach"_s + hard + u"sent"_s + hard + u"off"_s})
        QVERIFY2(line.contains(part), qPrintable(line));
    // A small screen has the re-rolls in the same line, and the word is not broken there either.
    board.setCompact(true);
    const auto labels = board.findChild<QWidget *>(u"score-side-0"_s)->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [hard](const QLabel *label) {
        return label->text().contains(u"Re\u2011rolls"_s + hard);
    }));
}

/// Beside what is in force, too: the colour of a side does not end above it.
void TestMatchSeen::theEdgesReachTheLine()
{
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.untilTurn();
    MatchState state = match.state();
    const MatchContext &context = match.session().game().context();
    state.occasion.referee = context.rows(u"referees"_s).front().id;
    Scoreboard board([] { return qint64(0); });
    board.setState(context, state);
    board.resize(1200, 300);
    const QImage shown = board.grab().toImage();
    QVERIFY(!board.findChild<RulesStrip *>(u"rules-in-force"_s)->isHidden());
    const int low = shown.height() - 8;
    QCOMPARE(shown.pixelColor(1, low), shown.pixelColor(1, 8));
    QCOMPARE(shown.pixelColor(shown.width() - 2, low), shown.pixelColor(shown.width() - 2, 8));
    QVERIFY(shown.pixelColor(1, low) != shown.pixelColor(shown.width() / 2, low));
}

/// Referee, stadium and lasting cards say what they do, and the page stays as wide as it was.
void TestMatchSeen::whatARefereeDoesIsRead()
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
    state.occasion.referee = referee.id;
    state.ongoing.push_back(
        {RowId(u"big-money"_s), noSeat, {{u"re-rolls-per-turn"_s, 99}}, Until::Drive});
    board.setState(context, state);
    QVERIFY(!strip->isHidden());
    QCOMPARE(board.minimumSizeHint().width(), before);
    constexpr int wide = 4000;
    strip->resize(wide, strip->sizeHint().height());
    QCOMPARE(strip->lines().value(0),
             localized(referee.name) + u": "_s + localized(referee.summary));
    QCOMPARE(strip->lines().size(), 2);
    // With little height all of them share one line, each with the beginning of what it does.
    board.setCompact(true);
    QVERIFY(!strip->isHidden());
    constexpr int narrow = 700;
    strip->resize(narrow, strip->sizeHint().height());
    QCOMPARE(strip->lines().size(), 1);
    QVERIFY(strip->lines().constFirst().startsWith(localized(referee.name) + u": "_s));
    QCOMPARE(strip->lines().constFirst().count(QChar(0x2026)), 2);
}

/// Nobody has to keep in mind that fouls are as usual.
void TestMatchSeen::aUsualRefereeTakesNoRoom()
{
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    MatchState state = match.state();
    state.occasion.referee = RowId(u"standard-referee"_s);
    QVERIFY(rulesInForce(context, state).empty());
}

/// On a small screen half and weather stand in one line, however long the match is known for.
void TestMatchSeen::aSmallScoreboardIsBrief()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    Scoreboard board([] { return qint64(0); });
    const auto *half = board.findChild<QLabel *>(u"half"_s);
    board.setState(match.session().game().context(), match.state());
    QCOMPARE(half->text(), u"First half · Drive\u00a01"_s);
    board.setCompact(true);
    QVERIFY2(half->text().startsWith(u"First half · "_s), qPrintable(half->text()));
    QVERIFY(!half->text().contains(u"Drive"_s));
    QVERIFY(half->toolTip().contains(u"Drive\u00a01"_s));
}

/// What it is played for stands there with little room, too; a final says what it doubles.
void TestMatchSeen::aFinalSaysWhatItDoubles()
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
void TestMatchSeen::theWeatherMovesNothing()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    Scoreboard board([] { return qint64(0); });
    MatchState state = match.state();
    state.weather = {};
    board.setState(context, state);
    const int before = board.sizeHint().height();
    board.setState(context, match.state());
    QVERIFY(!match.state().weather.isEmpty());
    QCOMPARE(board.sizeHint().height(), before);
}

/// The end of a match has more to say than its halves, and no more lines for it.
void TestMatchSeen::whoConcededMovesNothing()
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
    const auto *score = board.findChild<QLabel *>(u"score-0"_s);
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
void TestMatchSeen::whatIsHiredMovesNothing()
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

/// That a side is on the move may take it a line more: it is kept in the other's turn, too.
void TestMatchSeen::whoseTurnItIsMovesNothing()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    MatchState moves = match.state();
    moves.sides[0].bribes = 2;
    moves.sides[0].apothecaries = 1;
    moves.active = 0;
    MatchState waits = moves;
    waits.active = 1;
    for (const int width : {220, 260, 300, 340}) {
        ScoreSide side(0);
        side.setCompact(true);
        side.setState(context, waits);
        side.resize(width, side.heightForWidth(width));
        side.show();
        QVERIFY(QTest::qWaitForWindowExposed(&side));
        const int before = side.heightForWidth(side.width());
        side.setState(context, moves);
        QCoreApplication::processEvents();
        QCOMPARE(side.heightForWidth(side.width()), before);
    }
}

/// What is used up leaves the lines of its side; nothing below them moves up for that.
void TestMatchSeen::whatIsSpentMovesNothing()
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
void TestMatchSeen::aTimeForEachCoachWidensNothing()
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
void TestMatchSeen::theHeadOfTheLogIsOneLine()
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
void TestMatchSeen::whatWasBoughtWidensNothing()
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

/// Those on the pitch keep their rows when others are hurt; with little height the hurt are
/// numbers, as the reserves always are, and then a row is a line.
void TestMatchSeen::theDugoutKeepsItsShape()
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
    const int player = view->sizeHintForRow(1);
    const auto chips = [view] {
        int count = 0;
        for (int row = 0; row < view->model()->rowCount(); ++row)
            count += view->model()->index(row, 0).data(DugoutModel::ChipRole).toBool() ? 1 : 0;
        return count;
    };
    const auto all = static_cast<int>(state.sides[0].players.size());
    const auto onPitch = static_cast<int>(state.onPitch(0).size());
    QCOMPARE(chips(), all - onPitch);
    state.sides[0].players[0].where = Whereabouts::KnockedOut;
    state.sides[0].players[1].where = Whereabouts::Injured;
    state.sides[0].players[2].where = Whereabouts::SentOff;
    panel.setState(context, state);
    WindowFixture::settle();
    QCOMPARE(view->sizeHintForRow(1), player);
    QCOMPARE(chips(), all - onPitch);
    panel.setGeometry(0, 0, 260, 300);
    WindowFixture::settle();
    QVERIFY(view->sizeHintForRow(1) < player);
    QCOMPARE(chips(), all - onPitch + 3);
}

/// What somebody is up to takes no more than half of his line, and a star is called as the language
/// has it.
void TestMatchSeen::theDugoutSaysWhoItIs()
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
    // Before his name, which may have to be shorter.
    const QRect number(line.topLeft(), QSize(line.width() / 8, line.height()));
    const QImage before = view->viewport()->grab(number).toImage();
    hinder(context, first, RollId(u"really-stupid"_s));
    panel.setState(context, state);
    WindowFixture::settle();
    QVERIFY(row.data(DugoutModel::StateRole).toString().size() > 30);
    QCOMPARE(view->viewport()->grab(number).toImage(), before);
}

/// What is learnt after a match: the rare first, the rest as the words of the language run.
void TestMatchSeen::skillsAreInTheOrderOfTheLanguage()
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
    QVERIFY(learns.byName);
    OfferedPrompt hired; // what a mercenary may have: none stays first
    hired.prompt.id = u"mercenary-skill"_s;
    hired.prompt.choices = {u"none"_s, u"catch"_s, u"diving-catch"_s, u"jump-up"_s};
    hired.words.choices = {u"Ninguna habilidad"_s, u"Atrapar · 50.000"_s,
                           u"Recepción Heroica · 50.000"_s, u"En Pie de un Salto · 50.000"_s};
    orderGains(*sharedRuleset(u"crp"_s), hired);
    QCOMPARE(hired.prompt.choices,
             (QStringList{u"none"_s, u"catch"_s, u"jump-up"_s, u"diving-catch"_s}));
    QVERIFY(!hired.byName);
    OfferedPrompt other = learns;
    other.byName = false;
    other.prompt.id = u"after.hire.home"_s;
    const QStringList before = {u"b"_s, u"a"_s};
    other.prompt.choices = other.words.choices = before;
    orderGains(*sharedRuleset(u"crp"_s), other);
    QCOMPARE(other.prompt.choices, before);
    QVERIFY(!other.byName);
}

void TestMatchSeen::thePaceIsProjected()
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

void TestMatchSeen::nothingIsCut_data()
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

void TestMatchSeen::nothingIsCut()
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
        // What a turn is made of is one click away, without scrolling.
        for (const OfferedPrompt &offer : page->table()->offered()) {
            if (offer.shape == ButtonShape::Line)
                continue;
            auto *button = page->findChild<ActionButton *>(u"quick-"_s + offer.prompt.id);
            QVERIFY2(button && button->visibleRegion().boundingRect() == button->rect(),
                     qPrintable(offer.prompt.id));
        }
        auto *redo = page->findChild<ActionButton *>(u"redo"_s);
        QCOMPARE(redo->visibleRegion().boundingRect(), redo->rect());
    }
}

QTEST_MAIN(TestMatchSeen)
#include "tst_matchseen.moc"
