// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/words/inspirerecall.h"
#include "tests/support/playfixture.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"
#include "ui/play/correctiondialog.h"
#include "ui/play/displayview.h"
#include "ui/play/displaywindow.h"
#include "ui/play/hallscreen.h"
#include "ui/play/logpanel.h"
#include "ui/skirmish/battlefield/badgeplaces.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/table/attackoddsdialog.h"
#include "ui/skirmish/table/fighterrow.h"
#include "ui/skirmish/table/handpanel.h"
#include "ui/skirmish/table/recallnotes.h"
#include "ui/skirmish/table/skirmishhall.h"
#include "ui/skirmish/table/skirmishscene.h"

#include <QCheckBox>
#include <QLayout>
#include <QMessageBox>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <cmath>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// As many of the game's players as wanted, played to the first activation.
void playToAnActivation(PlayFixture &fixture, const SkirmishSetup &setup)
{
    fixture.startWith(setup);
    const SkirmishState &state = fixture.table().session().state();
    while (state.agenda.empty() || state.agenda.back().kind != SkirmishKind::Activation)
        fixture.press();
}

RandomSkirmish besideCards(int players = 2)
{
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = false;
    wanted.way = u"table"_s;
    return wanted;
}

/// To the action phase; the group of the first hand that was told, with every hand covered.
int playToADraw(PlayFixture &fixture)
{
    fixture.start({});
    const auto draw = [&fixture] {
        const auto &groups = fixture.table().log().groups();
        for (int group = 0; group < static_cast<int>(groups.size()); ++group) {
            if (groups[static_cast<size_t>(group)].events.front().prompt == u"draw.powers"_s)
                return group;
        }
        return -1;
    };
    while (draw() < 0 || fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    fixture.table().hideHands();
    return draw();
}

/// Presses a button of the question that comes next.
void answerWith(QMessageBox::StandardButton wanted)
{
    QTimer::singleShot(0, qApp, [wanted] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (box)
            box->button(wanted)->click();
    });
}

} // namespace

/// What is seen of a skirmish beside the table itself: second screen, odds, cards, reminders.
class TestSkirmishSeen final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void theSecondScreenFollows_data();
    void theSecondScreenFollows();
    void theSecondScreenLiesAsTheLogCounts();
    void noOnesTerritoryIsNoHole();
    void discsTellFightersApart_data();
    void discsTellFightersApart();
    void badgesLieOnNobodyElse();
    void theFocusCoversNoWords();
    void theDiscCoversNoWords();
    void whatIsSetByHandIsNamedWithItsButtons();
    void theSecondScreenGoesWithTheGame();
    void theSecondScreenTellsNoSecrets();
    void theOddsAreThoseOfTheTable();
    void theOddsAnswerWhatIf();
    void theOddsKnowAnEditionAlone();
    void theCardOfWhoIsLookedAt();
    void theRelicIsNamedBesideItsHolder();
    void conditionsAreRecalled();
    void conditionsOfManyStandTogether();
    void secretsAreCorrectedByWhoseTheyAre();
    void secretsAreCoveredAfterACorrection_data();
    void secretsAreCoveredAfterACorrection();
};

void TestSkirmishSeen::theSecondScreenFollows_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("word");
    QTest::newRow("two, es") << 2 << Language::Spanish << u"Activaciones"_s;
    QTest::newRow("three, en") << 3 << Language::English << u"Activations"_s;
    QTest::newRow("four, de") << 4 << Language::German << u"Aktivierungen"_s;
}

void TestSkirmishSeen::theSecondScreenFollows()
{
    QFETCH(int, players);
    QFETCH(Language, language);
    QFETCH(QString, word);
    PlayFixture fixture(17);
    playToAnActivation(fixture, fixture.setup(besideCards(players)));
    fixture.language().setLanguage(language);
    fixture.page().findChild<ActionButton *>(u"skirmish-screen"_s)->click();
    DisplayWindow *window = fixture.page().screen()->window();
    QVERIFY(window && window->isVisible());
    const HallBoard &board = window->view().board();
    QCOMPARE(board.sides.size(), static_cast<size_t>(players));
    QCOMPARE(board.trackWord, word);
    QVERIFY(window->view().hasPicture());
    const SkirmishState &state = fixture.table().session().state();
    const Seat seat = state.active;
    QCOMPARE(board.active, seat);
    QCOMPARE(board.sides.at(static_cast<size_t>(seat)).step, 1);
    Event glory;
    glory.prompt = u"glory.%1"_s.arg(seat);
    glory.seat = seat;
    glory.number = 3;
    QVERIFY(fixture.table().act({glory}));
    QCOMPARE(board.sides.at(static_cast<size_t>(seat)).score, 3);
    QVERIFY(!board.lastEvent.isEmpty());
    const HallBoard now = board;
    fixture.table().lookBack(1); // the hall sees the present
    QVERIFY(window->view().board() == now);
    for (const QSize size : {QSize(320, 180), QSize(1920, 1080), QSize(600, 1000), QSize(1, 1)}) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter painter(&image);
        const QPalette palette;
        DisplayPainter(board, DisplayClock{{u"0:42"_s}}, palette, hallPicture(fixture.table()))
            .paint(painter, image.rect());
        painter.end();
        QVERIFY(image.pixelColor(0, 0) != QColor(Qt::red));
    }
}

/// However wide the screen: columns upright, and room for the numbers.
void TestSkirmishSeen::theSecondScreenLiesAsTheLogCounts()
{
    PlayFixture fixture(17);
    playToAnActivation(fixture, fixture.setup(besideCards()));
    const FieldScene scene
        = SkirmishScene(fixture.table().context(), fixture.table().session().state()).field();
    QVERIFY(scene.settled);
    for (const QRectF area : {QRectF(0, 0, 1920, 500), QRectF(0, 0, 500, 1920)}) {
        const HexLayout layout = hallLayout(scene, area);
        QCOMPARE(layout.direction({1, 0}), QPointF(1, 0));
        for (const Hex hex : shownHexes(scene)) {
            const QRectF numbers(layout.centre(hex) - QPointF(1.7, 1.6) * layout.radius(),
                                 QSizeF(3.4, 3.2) * layout.radius());
            QVERIFY(area.contains(numbers));
        }
    }
}

/// Between two boards, and unlike what lies around the field.
void TestSkirmishSeen::noOnesTerritoryIsNoHole()
{
    PlayFixture fixture(3);
    playToAnActivation(fixture, fixture.setup(besideCards()));
    WindowFixture::settle();
    auto *view = fixture.page().findChild<BattlefieldView *>();
    const Battlefield field(view->scene().boards);
    const auto &cells = field.cells();
    const auto isFree = [view](Hex hex) {
        const auto &objectives = view->scene().objectives;
        return std::none_of(objectives.begin(), objectives.end(),
                            [hex](const ObjectiveToken &one) { return one.hex == hex; });
    };
    const auto found = std::find_if(cells.begin(), cells.end(), [&isFree](const auto &each) {
        return !each.second.player && !each.second.blocked && isFree(each.first);
    });
    QVERIFY(found != cells.end());
    const QImage seen = view->grab().toImage();
    const QColor ground = seen.pixelColor(view->centreOf(found->first).toPoint());
    const QColor around = seen.pixelColor(2, 2);
    QVERIFY2(std::abs(ground.lightness() - around.lightness()) > 20, qPrintable(ground.name()));
}

void TestSkirmishSeen::discsTellFightersApart_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("four, who bring the same warbands") << 4;
}

/// And none of them reads like the name of a hex.
void TestSkirmishSeen::discsTellFightersApart()
{
    QFETCH(const int, players);
    PlayFixture fixture(3);
    playToAnActivation(fixture, fixture.setup(besideCards(players)));
    const SkirmishTable &table = fixture.table();
    const SkirmishScene scene(table.context(), table.session().state());
    static const QRegularExpression hex(u"^[A-Z]+[0-9]+$"_s);
    QStringList marks;
    for (Seat seat = 0; seat < players; ++seat) {
        for (const FighterSeen &seen : scene.fighters(seat, {}))
            marks.append(seen.mark);
    }
    QCOMPARE(marks.filter(hex), QStringList());
    QCOMPARE(QSet<QString>(marks.begin(), marks.end()).size(), marks.size());
}

/// Whatever two neighbours have beside their discs.
void TestSkirmishSeen::badgesLieOnNobodyElse()
{
    struct Badge
    {
        QPointF at;
        qreal side;
    };
    const std::vector<Badge> badges{{fieldbadge::held, fieldbadge::widest},
                                    {fieldbadge::damage, fieldbadge::widest},
                                    {fieldbadge::token, fieldbadge::tokenSide},
                                    {fieldbadge::guard, fieldbadge::tokenSide}};
    const HexLayout layout({Hex{0, 0}}, QRectF(0, 0, 2, std::sqrt(3.0))); // a radius of 1
    const auto apart = [](const QPointF &one, const QPointF &other) {
        return std::hypot(one.x() - other.x(), one.y() - other.y());
    };
    for (const Hex direction : hexDirections) {
        const QPointF beside = layout.centre(direction) - layout.centre({0, 0});
        for (const Badge &own : badges) {
            for (const Badge &other : badges)
                QVERIFY(apart(own.at, other.at + beside) >= (own.side + other.side) / 2);
            QVERIFY(apart(own.at, beside) >= own.side / 2 + 0.6); // nor on a neighbour's disc
        }
    }
    for (size_t i = 1; i < badges.size(); ++i)
        QVERIFY(apart(badges[0].at, badges[i].at) >= (badges[0].side + badges[i].side) / 2);
}

/// The frame of a row has no colour inside, however far its fighter is out of action.
void TestSkirmishSeen::theFocusCoversNoWords()
{
    FighterSeen fighter;
    fighter.ref = {0, FighterId(u"a"_s)};
    fighter.name = u"A"_s;
    fighter.mark = u"A"_s;
    fighter.out = true;
    fighter.placed = true;
    FighterRow row;
    row.show(fighter, false);
    row.resize(300, 60);
    row.QWidget::show();
    row.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&row));
    const QColor before = row.grab().toImage().pixelColor(290, 30);
    row.setFocus(Qt::TabFocusReason);
    QVERIFY(row.hasFocus());
    QCOMPARE(row.grab().toImage().pixelColor(290, 30), before);
}

/// In the middle of an attack nothing is set by hand, and nothing says so.
void TestSkirmishSeen::whatIsSetByHandIsNamedWithItsButtons()
{
    FighterSeen fighter;
    fighter.ref = {0, FighterId(u"a"_s)};
    fighter.name = u"A"_s;
    fighter.placed = true;
    fighter.quiet = true;
    fighter.card = QStringList{u"Axe"_s};
    FighterRow row;
    for (const bool countable : {true, false}) {
        fighter.countable = countable;
        row.show(fighter, true);
        bool named = false;
        for (const TextLabel *label : row.findChildren<TextLabel *>())
            named = named || label->text() == u"Axe\nOnly set by hand:"_s;
        QCOMPARE(named, countable);
    }
}

/// Where all his values are open, only his name stands beside the disc.
void TestSkirmishSeen::theDiscCoversNoWords()
{
    FighterSeen fighter;
    fighter.ref = {0, FighterId(u"a"_s)};
    fighter.name = u"A"_s;
    fighter.card = QStringList{u"Axe"_s, u"Shield"_s};
    FighterRow row;
    row.QWidget::show();
    for (const QString &mark : {QString(), u"A"_s}) { // as it comes and goes with the battlefield
        fighter.mark = mark;
        row.show(fighter, true);
        row.layout()->activate();
        row.resize(300, row.layout()->totalHeightForWidth(300)); // no more than it needs
        row.layout()->activate();
        const int disc = mark.isEmpty() ? 0 : gridStep(&row, 1) + gridStep(&row, 6);
        bool seen = false;
        for (const TextLabel *label : row.findChildren<TextLabel *>()) {
            seen = seen || label->text() == u"Axe\nShield"_s;
            if (label->text() == u"Axe\nShield"_s)
                QVERIFY(label->y() >= disc);
        }
        QVERIFY(seen);
    }
}

void TestSkirmishSeen::theSecondScreenGoesWithTheGame()
{
    PlayFixture fixture(17);
    fixture.page().screen()->open(Language::English);
    QVERIFY(!fixture.page().screen()->window()); // there is nothing to show
    playToAnActivation(fixture, fixture.setup(besideCards()));
    fixture.page().findChild<ActionButton *>(u"skirmish-screen"_s)->click();
    QVERIFY(fixture.page().screen()->window());
    emit fixture.page().game()->backRequested();
    QVERIFY(!fixture.page().screen()->window());
}

/// Whole hands are known to the game, and none of it to the hall.
void TestSkirmishSeen::theSecondScreenTellsNoSecrets()
{
    PlayFixture fixture(5);
    fixture.start({});
    for (int presses = 0; presses < 250 && !fixture.table().isFinished(); ++presses) {
        fixture.press();
        const HallBoard board = hallBoard(fixture.table(), Language::English);
        for (Seat seat = 0; seat < 2; ++seat) {
            for (const QString &secret : secretsOf(fixture.table(), seat))
                QVERIFY2(!board.lastEvent.contains(QRegularExpression(secret + u"(?!\\d)"_s)),
                         qPrintable(board.lastEvent));
        }
    }
}

void TestSkirmishSeen::theOddsAreThoseOfTheTable()
{
    PlayFixture fixture(17);
    playToAnActivation(fixture, fixture.setup(besideCards()));
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef actor{state.active, state.player(state.active).fighters.back().id};
    QVERIFY(fixture.table().take(*state.find(actor)->hex));
    fixture.page().showOdds();
    auto *odds = fixture.page().findChild<AttackOddsDialog *>();
    QVERIFY(odds && odds->isVisible());
    QCOMPARE(odds->findChild<ChoiceBox *>(u"odds-attacker"_s)->currentData().toString(),
             actor.toString());
    const auto *targets = odds->findChild<ChoiceBox *>(u"odds-target"_s);
    QCOMPARE(targets->count(), static_cast<int>(state.player(1 - state.active).fighters.size()));
    const auto attacks = attacksOf(fixture.table().context(), state, actor);
    QCOMPARE(odds->findChild<NumberBox *>(u"odds-dice"_s)->value(), *attacks.front().dice);
    QVERIFY(!odds->findChild<TextLabel *>(u"attack-odds-chance"_s)->text().isEmpty());
    QVERIFY(!odds->findChild<TextLabel *>(u"attack-odds-before"_s)->isVisible());
}

void TestSkirmishSeen::theOddsAnswerWhatIf()
{
    PlayFixture fixture(17);
    playToAnActivation(fixture, fixture.setup(besideCards()));
    fixture.page().showOdds();
    auto *odds = fixture.page().findChild<AttackOddsDialog *>();
    const auto chance
        = [odds] { return odds->findChild<TextLabel *>(u"attack-odds-chance"_s)->text(); };
    const QString before = chance();
    auto *dice = odds->findChild<NumberBox *>(u"odds-dice"_s);
    dice->setValue(dice->value() + 2);
    QVERIFY(chance() != before);
    odds->findChild<QCheckBox *>(u"odds-cleave"_s)->setChecked(false);
    odds->findChild<NumberBox *>(u"odds-defence"_s)->setValue(2);
    const QString more = chance();
    odds->findChild<QCheckBox *>(u"odds-guard"_s)->setChecked(true);
    QVERIFY(chance() != more);
    auto *as = odds->findChild<TextLabel *>(u"attack-odds-before"_s);
    QVERIFY(as->isVisible());
    QVERIFY2(as->text().contains(before), qPrintable(as->text()));
    odds->findChild<ActionButton *>(u"attack-odds-reset"_s)->click();
    QCOMPARE(chance(), before);
    const QString again = chance();
    odds->findChild<NumberBox *>(u"odds-rerolls"_s)->setValue(1);
    QVERIFY(chance() != again);
}

/// Without a game it is a calculator.
void TestSkirmishSeen::theOddsKnowAnEditionAlone()
{
    PlayFixture fixture(3);
    fixture.page().showOdds();
    auto *odds = fixture.page().findChild<AttackOddsDialog *>();
    QVERIFY(odds && odds->isVisible());
    QVERIFY(!odds->findChild<ChoiceBox *>(u"odds-attacker"_s)->isVisible());
    QVERIFY(!odds->findChild<TextLabel *>(u"attack-odds-chance"_s)->text().isEmpty());
}

void TestSkirmishSeen::theCardOfWhoIsLookedAt()
{
    PlayFixture fixture(17);
    SkirmishSetup setup = fixture.setup(besideCards());
    for (SkirmishSeat &seat : setup.seats) {
        for (FighterCard &fighter : seat.warband.fighters) {
            fighter.inspireWhen = {};
            fighter.inspire = sameInAll(u"Stands on a hill."_s);
        }
    }
    playToAnActivation(fixture, setup);
    const SkirmishState &state = fixture.table().session().state();
    QVERIFY(!wordsOn(&fixture.page()).join(u'\n').contains(u"Stands on a hill."_s));
    QVERIFY(fixture.table().take(*state.player(state.active).fighters.front().hex));
    WindowFixture::settle();
    const QString words = wordsOn(&fixture.page()).join(u'\n');
    for (const QString &expected : {u"Stands on a hill."_s, u"Inspired side:"_s, u"May still:"_s})
        QVERIFY2(words.contains(expected), qPrintable(expected));
}

void TestSkirmishSeen::theRelicIsNamedBesideItsHolder()
{
    PlayFixture fixture(17);
    playToAnActivation(fixture, fixture.setup(besideCards()));
    SkirmishState state = fixture.table().session().state();
    ObjectiveToken relic;
    relic.hex = state.player(0).fighters.front().hex;
    relic.relic = true;
    state.objectives = {relic};
    const auto fighters = SkirmishScene(fixture.table().context(), state).fighters(0, {});
    QVERIFY(fighters.front().tokens.contains(u"holds the Relic"_s));
    QVERIFY(!fighters.back().tokens.contains(u"holds the Relic"_s));
}

void TestSkirmishSeen::conditionsAreRecalled()
{
    PlayFixture fixture(17);
    SkirmishSetup setup = fixture.setup(besideCards());
    for (SkirmishSeat &seat : setup.seats) {
        for (FighterCard &fighter : seat.warband.fighters) {
            fighter.inspireWhen = {};
            fighter.inspire = sameInAll(u"Stands on a hill."_s);
        }
    }
    playToAnActivation(fixture, setup);
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    Event guard;
    guard.prompt = u"activation"_s;
    guard.seat = ref.seat;
    guard.choices = {u"guard:"_s + ref.toString()};
    QVERIFY(fixture.table().act({guard}));
    auto *button = fixture.page().findChild<ActionButton *>(u"inspire-"_s + ref.toString());
    QVERIFY(button && button->isVisible());
    button->click();
    WindowFixture::settle();
    QVERIFY(state.find(ref)->inspired);
    QVERIFY(!fixture.page().findChild<ActionButton *>(u"inspire-"_s + ref.toString()));
}

/// Somebody is out: the same condition is said once, with a button for each, and how it stands.
void TestSkirmishSeen::conditionsOfManyStandTogether()
{
    RecallNotes notes;
    const FighterRef ada{0, FighterId(u"ada"_s)};
    const FighterRef bo{0, FighterId(u"bo"_s)};
    const FighterRef cy{1, FighterId(u"cy"_s)};
    notes.show({{ada, u"Ada"_s, u"Three are out."_s},
                {cy, u"Cy"_s, u"Stands on a hill."_s},
                {bo, u"Bo"_s, u"Three are out."_s}},
               u"Out of action: 3"_s);
    QStringList said;
    for (const TextLabel *label : notes.findChildren<TextLabel *>())
        said.append(label->text());
    QCOMPARE(said,
             (QStringList{u"Out of action: 3"_s, u"Inspired when: Three are out."_s,
                          u"Cy is inspired when: Stands on a hill."_s}));
    const auto *button = notes.findChild<ActionButton *>(u"inspire-"_s + bo.toString());
    QVERIFY(button);
    QCOMPARE(button->text(), u"Inspire Bo"_s);
    notes.setCompact(true); // few of them keep their buttons
    QVERIFY(notes.findChild<ActionButton *>(u"inspire-"_s + bo.toString()));
    const RecallLine bold{bo, u"Bo"_s, u"Three are out."_s};
    notes.show({bold, bold, bold, bold}, {});
    QVERIFY(notes.findChildren<ActionButton *>().isEmpty());
    QCOMPARE(notes.findChild<TextLabel *>()->text(),
             u"Inspired when: Three are out. (Bo, Bo, Bo, Bo)"_s);
    notes.show({}, {});
    QVERIFY(notes.isHidden());
    notes.show({}, u"Out of action: 3"_s); // objectives go by it as well
    QVERIFY(!notes.isHidden());
}

/// Nobody but the owner is shown what a secret could be instead, and the owner is asked for first.
void TestSkirmishSeen::secretsAreCorrectedByWhoseTheyAre()
{
    PlayFixture fixture(11);
    const int group = playToADraw(fixture);
    SkirmishTable &table = fixture.table();
    QVERIFY(table.offeredAfter(group, {}).empty());
    answerWith(QMessageBox::Cancel);
    QVERIFY(!table.mayCorrect(group, &fixture.page()));
    QVERIFY(table.offeredAfter(group, {}).empty());
    answerWith(QMessageBox::Ok);
    QVERIFY(table.mayCorrect(group, &fixture.page()));
    const auto offered = table.offeredAfter(group, {});
    QVERIFY(!offered.empty());
    const Seat owner = table.log().groups()[static_cast<size_t>(group)].events.front().seat;
    QCOMPARE(table.viewer(), owner);
    QCOMPARE(offered.front().prompt.seat, owner);
    QVERIFY(offered.front().prompt.choices.size() > 1);
}

void TestSkirmishSeen::secretsAreCoveredAfterACorrection_data()
{
    QTest::addColumn<bool>("closed");
    QTest::newRow("with its button") << false;
    QTest::newRow("by closing it") << true;
}

/// The hand that was opened for it does not stay on the screen.
void TestSkirmishSeen::secretsAreCoveredAfterACorrection()
{
    QFETCH(const bool, closed);
    PlayFixture fixture(11);
    const int group = playToADraw(fixture);
    SkirmishTable &table = fixture.table();
    const Seat owner = table.log().groups()[static_cast<size_t>(group)].events.front().seat;
    const QStringList secrets = secretsOf(table, owner);
    QVERIFY(!secrets.isEmpty());
    answerWith(QMessageBox::Ok);
    emit fixture.page().findChild<LogPanel *>()->replaceRequested(group);
    auto *dialog = fixture.page().findChild<CorrectionDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(table.viewer(), owner);
    if (closed)
        dialog->close();
    else
        dialog->findChild<ActionButton *>(u"cancel"_s)->click();
    WindowFixture::settle();
    QCOMPARE(table.viewer(), noSeat);
    QVERIFY(!fixture.page().findChild<HandPanel *>()->isVisible());
    const QStringList words = wordsOn(&fixture.page());
    for (const QString &secret : secrets)
        QVERIFY2(!words.contains(secret), qPrintable(secret));
}

QTEST_MAIN(TestSkirmishSeen)
#include "tst_skirmishseen.moc"
