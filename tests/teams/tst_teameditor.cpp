// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/team/improvement.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "tests/support/memorybatches.h"
#include "tests/support/teambuilder.h"
#include "ui/common/actionbutton.h"
#include "ui/models/hiremodel.h"
#include "ui/models/rostermodel.h"
#include "ui/teams/rosterview.h"
#include "ui/teams/stepper.h"
#include "ui/teams/teameditor.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The roster editor as a coach uses it: with keys, the mouse and a spreadsheet.
class TestTeamEditor final : public QObject
{
    Q_OBJECT

private slots:
    void builtWithKeysAlone_data() { addEditions(); }
    void builtWithKeysAlone();
    void everyEditUndoesAndRedoes();
    void copiesForASpreadsheet();
    void pastesFromASpreadsheet_data();
    void pastesFromASpreadsheet();
    void pastesInTheOrderThatIsSeen();
    void deletesSeveralAtOnce();
    void droppedPositionIsHired();
    void brokenRulesBlockOnlyTheStart();
    void aProblemLeadsToItsPlayers();
    void whatCannotBeKeptDoesNotHappen();
    void whatSomebodyElseChangedIsShown_data();
    void whatSomebodyElseChangedIsShown();
    void aTeamThatSomebodyElseRemovedIsLost();
    void closesWhileACellIsBeingTyped();
    void standsUnderneathWhereThereIsLittleRoom();
    void anEditLeavesTheOtherRowsUnpainted();
    void typedTextSurvivesAnotherLanguage();
    void pasteStartsAtTheTopOfTheSelection();
    void unknownPositionIsNamed();
    void standsInOrderAfterUndo();
    void nothingMovesAtAMillion_data();
    void nothingMovesAtAMillion();
    void playersChangePlaces();
    void playersAreNumberedAsTheyStand();
    void undoSaysWhatItUndoes();
    void undoSpeaksTheLanguageOfTheMoment();
    void readyLeavesTheFocusOnTheRoster();
    void chosenWidthsStay();
    void manySkillsAreNotCut();
    void hiringKeepsTheKeyboard();
    void theButtonOfARowHires();
    void everyKeyMeansTheHighlightedRows();
    void undoBringsTheHighlightBack();
    void severalAreSaidTogether();
    void theRightButtonOffersWhatCanBeDone();
    void enterOpensThePlayer();

private:
    static void addEditions();
};

namespace {

/// An editor on a team of its own, shown and with the focus.
struct Desk
{
    explicit Desk(const Team &team)
        : document(club)
        , editor(document, kept.library)
    {
        if (!document.create(team))
            qFatal("the team cannot be kept");
        editor.resize(1280, 800);
        editor.show();
        QApplication::setActiveWindow(&editor);
        if (!QTest::qWaitForWindowActive(&editor))
            qFatal("no active window");
    }

    [[nodiscard]] RosterView *table() const { return editor.findChild<RosterView *>(u"roster"_s); }
    [[nodiscard]] const Team &team() const { return document.team(); }
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : const_cast<TeamEditor *>(&editor), key, with);
    }
    /// Presses Tab until the widget has the focus; false when it is never reached.
    [[nodiscard]] bool tabTo(const QWidget *wanted) const
    {
        for (int i = 0; i < 60; ++i) {
            const QWidget *focus = QApplication::focusWidget();
            if (focus && (focus == wanted || wanted->isAncestorOf(focus)))
                return true;
            key(Qt::Key_Tab);
        }
        return false;
    }
    [[nodiscard]] QAction *action(const QString &name) const
    {
        return editor.findChild<QAction *>(name);
    }
    /// Selects rows of the table as they are seen.
    void select(const QList<int> &rows) const
    {
        table()->clearSelection();
        for (const int row : rows)
            table()->selectionModel()->select(table()->model()->index(row, 0),
                                              QItemSelectionModel::Select
                                                  | QItemSelectionModel::Rows);
        table()->selectionModel()->setCurrentIndex(
            table()->model()->index(rows.value(0), RosterModel::Name),
            QItemSelectionModel::NoUpdate);
        table()->setFocus();
    }

    MemoryClub kept;
    Club club{kept.stores()};
    TeamDocument document;
    TeamEditor editor;
};

Team empty(const QString &edition)
{
    Team team = testTeam(testRuleset(edition), u"human"_s, {});
    team.name = u"Testers"_s;
    return team;
}

Team eleven(const QString &edition = u"crp"_s)
{
    return testTeam(testRuleset(edition), u"human"_s, {{u"lineman"_s, 9}, {u"blitzer"_s, 2}});
}

} // namespace

void TestTeamEditor::addEditions()
{
    QTest::addColumn<QString>("edition");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

void TestTeamEditor::builtWithKeysAlone()
{
    QFETCH(QString, edition);
    const Desk desk(empty(edition));
    auto *hires = desk.editor.findChild<QTableView *>(u"hire-table"_s);
    auto *ready = desk.editor.findChild<ActionButton *>(u"team-ready"_s);
    QVERIFY(!ready->isEnabled());
    QVERIFY(desk.tabTo(hires));
    for (size_t hired = 1; hired <= 11; ++hired) {
        desk.key(Qt::Key_H, Qt::ControlModifier); // a button shows that it was pressed, then acts
        QTRY_COMPARE(desk.team().players.size(), hired);
    }
    // Naming: the cursor stands on the player hired last.
    QVERIFY(desk.tabTo(desk.table()));
    desk.table()->setCurrentIndex(desk.table()->model()->index(0, RosterModel::Name));
    for (const char letter : {'O', 't', 't', 'o'})
        QTest::keyClick(QApplication::focusWidget(), letter);
    desk.key(Qt::Key_Return);
    QTRY_COMPARE(desk.team().players[0].name, u"Otto"_s);
    desk.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); // names for the others
    for (const Player &player : desk.team().players)
        QVERIFY(!player.name.isEmpty());
    // A re-roll with the arrow keys of its stepper.
    auto *stepper = desk.editor.findChild<Stepper *>();
    QVERIFY(desk.tabTo(stepper));
    desk.key(Qt::Key_Up);
    desk.key(Qt::Key_Up);
    QCOMPARE(desk.team().rerolls, 2);
    QVERIFY2(ready->isEnabled(), "eleven linemen and two re-rolls break no rule");
    QVERIFY(desk.tabTo(ready));
    desk.key(Qt::Key_Space);
    QVERIFY(desk.team().founded);
    QVERIFY(isReadyToPlay(checkTeam(desk.team(), testRuleset(edition))));
}

void TestTeamEditor::everyEditUndoesAndRedoes()
{
    Desk desk(eleven());
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const auto model = [&desk] { return desk.table()->model(); };
    std::vector<Team> states{desk.team()};
    const auto happened = [&] {
        QVERIFY2(desk.team() != states.back(), "nothing was edited");
        states.push_back(desk.team());
    };
    model()->setData(model()->index(0, RosterModel::Name), u"Kurt"_s);
    happened();
    model()->setData(model()->index(1, RosterModel::Number), 44);
    happened();
    model()->setData(model()->index(2, RosterModel::PositionName), u"catcher"_s);
    happened();
    desk.editor.findChild<ActionButton *>(u"hire"_s)->click();
    happened();
    QTest::keyClick(desk.editor.findChild<Stepper *>()->findChild<ActionButton *>(), Qt::Key_Up);
    happened();
    desk.select({3});
    QGuiApplication::clipboard()->setText(u"Pasted"_s);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    happened();
    desk.select({4, 5});
    desk.key(Qt::Key_Delete);
    happened();
    desk.select({0});
    desk.editor.findChild<ActionButton *>(u"retire"_s)->click();
    happened();
    desk.action(u"team-names"_s)->trigger();
    happened();
    // What the dialogs bring goes the same way.
    const PlayerId somebody = desk.team().players[1].id;
    desk.document.edit(
        improve(desk.team(), ruleset, somebody, {3, 4}, SkillId(u"block"_s)).has_value()
            ? improve(desk.team(), ruleset, somebody, {3, 4}, SkillId(u"block"_s))
            : addImprovement(desk.team(), ruleset, somebody, {3, 4}, SkillId(u"block"_s)),
        u"improve"_s);
    happened();
    desk.document.edit(renameTeam(desk.team(), u"Renamed"_s), u"name"_s);
    happened();
    const auto last = static_cast<int>(states.size()) - 1;
    for (int i = last - 1; i >= 0; --i) {
        desk.action(u"team-undo"_s)->trigger();
        QCOMPARE(desk.team(), states[static_cast<size_t>(i)]);
    }
    QVERIFY(!desk.action(u"team-undo"_s)->isEnabled());
    for (int i = 1; i <= last; ++i) {
        desk.action(u"team-redo"_s)->trigger();
        QCOMPARE(desk.team(), states[static_cast<size_t>(i)]);
    }
    QVERIFY(!desk.action(u"team-redo"_s)->isEnabled());
}

void TestTeamEditor::copiesForASpreadsheet()
{
    const Desk desk(eleven());
    desk.select({1, 0}); // however they were selected, they are copied from the top
    desk.key(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3); // titles above
    const QStringList cells = lines.at(1).split(u'\t');
    QCOMPARE(cells.size(), static_cast<int>(RosterModel::ColumnCount));
    QCOMPARE(cells.at(RosterModel::Number), u"1"_s);
    QCOMPARE(cells.at(RosterModel::PositionName), u"Lineman"_s);
    QCOMPARE(cells.at(RosterModel::Value), u"50000"_s); // a number to a spreadsheet
    // And back: what was copied can be pasted where it came from without changing anything.
    const Team before = desk.team();
    desk.select({0});
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(desk.team(), before);
}

void TestTeamEditor::pastesFromASpreadsheet_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names"); ///< of the first three, and how many there are
    QTest::newRow("names") << u"Ada\nBert\n"_s << u"Ada,Bert,,11"_s;
    QTest::newRow("Windows line ends") << u"Ada\r\nBert\r\n"_s << u"Ada,Bert,,11"_s;
    QTest::newRow("numbers and names") << u"21\tAda\n22\tBert"_s << u"Ada,Bert,,11"_s;
    QTest::newRow("with a position") << u"1\tAda\tCatcher\t8\t2"_s << u"Ada,,,11"_s;
    QTest::newRow("accents") << u"Íñigo Ärmelhuber"_s << u"Íñigo Ärmelhuber,,,11"_s;
    QTest::newRow("a new player by his position")
        << u"a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nLast\tOger\n"_s << u"a,b,c,12"_s;
    QTest::newRow("too many lines") << u"a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n"_s << u",,,11"_s;
    QTest::newRow("name too long") << QString(200, u'x') << u",,,11"_s;
    QTest::newRow("below titles of ours")
        << u"#\tName\tPosition\n21\tAda\tLineman"_s << u"Ada,,,11"_s;
    QTest::newRow("below titles of others")
        << u"Nr.\tSpieler\n21\tAda\n22\tBert"_s << u"Ada,Bert,,11"_s;
    QTest::newRow("nothing") << QString() << u",,,11"_s;
}

void TestTeamEditor::pastesFromASpreadsheet()
{
    QFETCH(QString, text);
    const Desk desk(eleven());
    desk.select({0});
    QGuiApplication::clipboard()->setText(text);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QStringList names;
    for (size_t i = 0; i < 3; ++i)
        names.append(desk.team().players[i].name);
    names.append(QString::number(desk.team().players.size()));
    QTEST(names.join(u','), "names");
}

void TestTeamEditor::pastesInTheOrderThatIsSeen()
{
    const Desk desk(eleven());
    desk.table()->sortByColumn(RosterModel::Number, Qt::DescendingOrder);
    desk.select({0});
    QGuiApplication::clipboard()->setText(u"Last\nLast but one"_s);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(desk.team().players[10].name, u"Last"_s);
    QCOMPARE(desk.team().players[9].name, u"Last but one"_s);
    QVERIFY(desk.team().players[0].name.isEmpty());
}

void TestTeamEditor::deletesSeveralAtOnce()
{
    Desk desk(eleven());
    desk.select({0, 2, 10});
    desk.key(Qt::Key_Delete);
    QCOMPARE(desk.team().players.size(), size_t(8));
    QVERIFY(desk.team().formerPlayers.empty()); // never were there: the team is being built
    desk.action(u"team-undo"_s)->trigger();
    QCOMPARE(desk.team().players.size(), size_t(11));
    desk.document.edit(foundTeam(desk.team(), testRuleset(u"crp"_s)), u"found"_s);
    desk.select({0, 2});
    desk.key(Qt::Key_Delete);
    QCOMPARE(desk.team().players.size(), size_t(9));
    QCOMPARE(desk.team().formerPlayers.size(), size_t(2));
    QCOMPARE(desk.team().formerPlayers[0].status, PlayerStatus::Fired);
}

void TestTeamEditor::droppedPositionIsHired()
{
    const Desk desk(eleven());
    QMimeData data;
    data.setData(HireModel::positionMimeType(), "ogre");
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(desk.table()->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(desk.table()->viewport(), &drop);
    QCOMPARE(desk.team().players.size(), size_t(12));
    QCOMPARE(desk.team().players.back().position, PositionId(u"ogre"_s));
}

void TestTeamEditor::brokenRulesBlockOnlyTheStart()
{
    const Desk desk(eleven());
    auto *ready = desk.editor.findChild<ActionButton *>(u"team-ready"_s);
    auto *hire = desk.editor.findChild<ActionButton *>(u"hire"_s);
    QVERIFY(ready->isEnabled());
    for (int i = 0; i < 8; ++i)
        hire->click();
    QCOMPARE(desk.team().players.size(), size_t(19)); // typing is never blocked
    QVERIFY(!ready->isEnabled());
    const auto *problems = desk.editor.findChild<QAbstractItemView *>(u"team-problems"_s);
    QVERIFY(problems->model()->rowCount() > 0);
}

void TestTeamEditor::aProblemLeadsToItsPlayers()
{
    Team team = testTeam(testRuleset(u"crp"_s), u"orc"_s, {{u"blitzer"_s, 4}, {u"lineman"_s, 7}});
    team.players.push_back(team.players.front()); // a fifth, as files may bring
    team.players.back().id = PlayerId(u"fifth"_s);
    team.players.back().number = 12;
    const Desk desk(team);
    auto *problems = desk.editor.findChild<QAbstractItemView *>(u"team-problems"_s);
    QCOMPARE(problems->model()->rowCount(), 1); // a blitzer too many
    emit problems->clicked(problems->model()->index(0, 0));
    const QModelIndexList rows = desk.table()->selectedRowsInOrder();
    QCOMPARE(rows.size(), 5);
    for (const QModelIndex &row : rows)
        QCOMPARE(row.siblingAtColumn(RosterModel::PositionName).data().toString(), u"Blitzer"_s);
}

void TestTeamEditor::whatCannotBeKeptDoesNotHappen()
{
    Desk desk(eleven());
    const Team before = desk.team();
    desk.kept.documents.failToSave(true);
    desk.editor.findChild<ActionButton *>(u"hire"_s)->click();
    QCOMPARE(desk.team(), before);
    QVERIFY(!desk.action(u"team-undo"_s)->isEnabled());
    desk.kept.documents.failToSave(false);
    desk.editor.findChild<ActionButton *>(u"hire"_s)->click();
    QCOMPARE(desk.team().players.size(), size_t(12));
}

void TestTeamEditor::whatSomebodyElseChangedIsShown_data()
{
    QTest::addColumn<bool>("byUndo");
    QTest::newRow("an edit") << false;
    QTest::newRow("an undo") << true;
}

void TestTeamEditor::whatSomebodyElseChangedIsShown()
{
    QFETCH(const bool, byUndo);
    Desk desk(eleven());
    const auto rename = [](Team team, const QString &name) {
        team.name = name;
        return team;
    };
    desk.document.edit(rename(desk.team(), u"Mine"_s), u"rename"_s);
    const DocumentId id(desk.team().id.text());
    auto theirs = loadTeam(desk.kept.documents, id);
    QVERIFY(theirs.has_value());
    theirs->team.name = u"Theirs"_s;
    QVERIFY(saveTeam(desk.kept.documents, *theirs, 2000).has_value());
    if (byUndo)
        desk.document.undoStack().undo();
    else
        desk.document.edit(rename(desk.team(), u"Mine again"_s), u"rename"_s);
    QTRY_COMPARE(desk.team().name, u"Theirs"_s);
    QVERIFY(!desk.document.undoStack().canUndo());
    // The sentence stays in sight.
    const auto labels = desk.editor.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().startsWith(u"Somebody else"_s);
    }));
    // And the next edit is taken.
    desk.document.edit(rename(desk.team(), u"Ours"_s), u"rename"_s);
    QCOMPARE(loadTeam(desk.kept.documents, id)->team.name, u"Ours"_s);
}

void TestTeamEditor::aTeamThatSomebodyElseRemovedIsLost()
{
    Desk desk(eleven());
    const QSignalSpy lost(&desk.document, &TeamDocument::lost);
    const auto kept = loadTeam(desk.kept.documents, DocumentId(desk.team().id.text()));
    QVERIFY(kept.has_value());
    QVERIFY(desk.kept.documents.remove(kept->summary).has_value());
    Team renamed = desk.team();
    renamed.name = u"Too late"_s;
    desk.document.edit(renamed, u"rename"_s);
    QTRY_COMPARE(lost.count(), 1);
}

void TestTeamEditor::closesWhileACellIsBeingTyped()
{
    auto desk = std::make_unique<Desk>(eleven());
    desk->select({0});
    desk->key(Qt::Key_K);
    QVERIFY(desk->table()->findChild<QLineEdit *>());
    desk.reset();
}

void TestTeamEditor::standsUnderneathWhereThereIsLittleRoom()
{
    QWidget page; // outlives the editor it holds for a while
    Desk desk(eleven());
    auto *hire = desk.editor.findChild<QWidget *>(u"hire-table"_s);
    const auto left = [&](const QWidget *part) { return part->mapTo(&desk.editor, QPoint()).x(); };
    QVERIFY(left(hire) > left(desk.table()) + desk.table()->width());
    auto *layout = new QVBoxLayout(&page);
    layout->addWidget(&desk.editor);
    page.resize(820, 1200);
    page.show();
    QTRY_VERIFY(left(hire) < left(desk.table()) + desk.table()->width());
    QVERIFY(desk.editor.minimumSizeHint().width() <= 800);
    // With large letters on a small screen everything stands in one column.
    page.resize(560, 1200);
    const auto *retire = desk.editor.findChild<QWidget *>(u"retire"_s);
    const auto top = [&](const QWidget *part) { return part->mapTo(&desk.editor, QPoint()).y(); };
    QTRY_VERIFY(top(retire) > top(hire) + hire->height());
    QVERIFY(page.width() <= 560);
    const auto *back = desk.editor.findChild<QWidget *>(u"back-to-teams"_s);
    const auto *ready = desk.editor.findChild<QWidget *>(u"team-ready"_s);
    QVERIFY(top(ready) >= top(back) + back->height()); // the name has the first line to itself
}

/// Remembers what was painted of a widget.
class PaintWatch final : public QObject
{
public:
    QRegion painted;

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            painted += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

void TestTeamEditor::anEditLeavesTheOtherRowsUnpainted()
{
    Desk desk(eleven());
    QVERIFY(QTest::qWaitForWindowExposed(&desk.editor));
    QCoreApplication::processEvents();
    PaintWatch watch;
    desk.table()->viewport()->installEventFilter(&watch);
    const PlayerId third = desk.document.team().players[2].id;
    desk.document.edit(renamePlayer(desk.document.team(), third, u"Anna"_s), u"name"_s);
    QTRY_VERIFY(!watch.painted.isEmpty());
    QVERIFY(watch.painted.boundingRect().height() <= desk.table()->rowHeight(0) + 1);
}

void TestTeamEditor::typedTextSurvivesAnotherLanguage()
{
    const Desk desk(eleven());
    desk.table()->setCurrentIndex(desk.table()->model()->index(0, RosterModel::Name));
    desk.table()->setFocus();
    desk.key(Qt::Key_F2);
    auto *line = desk.table()->findChild<QLineEdit *>();
    QVERIFY(line);
    QTest::keyClicks(line, u"Halb getip"_s);
    for (const Language language : allLanguages) {
        const_cast<TeamEditor &>(desk.editor).setLanguage(language);
        QCOMPARE(line->text(), u"Halb getip"_s);
        QVERIFY(line->isVisible());
    }
}

void TestTeamEditor::pasteStartsAtTheTopOfTheSelection()
{
    const Desk desk(eleven());
    desk.select({1, 2, 3});
    desk.table()->selectionModel()->setCurrentIndex(
        desk.table()->model()->index(3, RosterModel::Name), QItemSelectionModel::NoUpdate);
    QGuiApplication::clipboard()->setText(u"Ada\nBert\nCleo\n"_s);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(desk.team().players[0].name, QString());
    QCOMPARE(desk.team().players[1].name, u"Ada"_s);
    QCOMPARE(desk.team().players[3].name, u"Cleo"_s);
    QCOMPARE(desk.team().players[4].name, QString());
}

void TestTeamEditor::unknownPositionIsNamed()
{
    const Desk desk(eleven());
    desk.select({0});
    const auto shownText = [&desk] {
        QStringList all;
        for (const QLabel *label : desk.editor.findChildren<QLabel *>()) {
            if (label->isVisible())
                all.append(label->text());
        }
        return all.join(u'\n');
    };
    QGuiApplication::clipboard()->setText(u"Ada\tSpringteufel\n"_s);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(shownText().contains(u"\"Springteufel\""_s), qPrintable(shownText()));
    QCOMPARE(desk.team(), eleven());
    QGuiApplication::clipboard()->setText(u"Ada\tLanzadores\n"_s); // the plural of the book
    desk.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(desk.team().players[0].position.text(), u"thrower"_s);
}

void TestTeamEditor::standsInOrderAfterUndo()
{
    const Desk desk(eleven());
    desk.select({0});
    QGuiApplication::clipboard()->setText(u"34\tA\n33\tB\n32\tC\n31\tD\n"_s);
    const auto numbers = [&desk] {
        QList<int> all;
        for (int row = 0; row < desk.table()->model()->rowCount(); ++row)
            all.append(desk.table()->model()->index(row, RosterModel::Number).data().toInt());
        return all;
    };
    desk.key(Qt::Key_V, Qt::ControlModifier);
    const QList<int> pasted = numbers();
    QVERIFY(std::is_sorted(pasted.begin(), pasted.end()));
    desk.action(u"team-undo"_s)->trigger();
    const QList<int> undone = numbers();
    QVERIFY(std::is_sorted(undone.begin(), undone.end()));
}

void TestTeamEditor::nothingMovesAtAMillion_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("Spanish") << Language::Spanish;
    QTest::newRow("German") << Language::German;
    QTest::newRow("English") << Language::English;
}

void TestTeamEditor::nothingMovesAtAMillion()
{
    QFETCH(Language, language);
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 11}});
    team.budget = 2'000'000;
    const Desk desk(team);
    const_cast<TeamEditor &>(desk.editor).setLanguage(language);
    QCoreApplication::processEvents();
    const QPoint before = desk.table()->mapTo(&desk.editor, QPoint());
    auto *rerolls
        = desk.editor.findChild<Stepper *>(u"asset-"_s + teamAssetName(TeamAsset::Reroll));
    for (int count = 1; count <= 8; ++count) {
        emit rerolls->valueRequested(count);
        QCoreApplication::processEvents();
        QCOMPARE(desk.table()->mapTo(&desk.editor, QPoint()), before);
    }
    QVERIFY(teamValue(desk.team(), testRuleset(u"crp"_s)) > 900'000);
    const int height = desk.table()->height();
    emit const_cast<TeamDocument &>(desk.document).refused(u"Das kostet mehr, als da ist."_s);
    QCoreApplication::processEvents();
    QCOMPARE(desk.table()->mapTo(&desk.editor, QPoint()), before);
    QCOMPARE(desk.table()->height(), height);
}

void TestTeamEditor::playersChangePlaces()
{
    const Desk desk(eleven());
    const PlayerId last = desk.team().players.back().id;
    desk.select({10});
    desk.key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.team().player(last)->number, 10);
    QCOMPARE(desk.team().players[9].id, last);
    emit desk.table()->rowsDropped(0);
    QCOMPARE(desk.team().player(last)->number, 1);
    QCOMPARE(desk.team().players.front().id, last);
    QCOMPARE(desk.team().players.back().number, 11);
    desk.action(u"team-undo"_s)->trigger();
    QCOMPARE(desk.team().player(last)->number, 10);
    desk.select({0, 1}); // several go on together
    const PlayerId second = desk.team().players[1].id;
    for (int i = 0; i < 2; ++i)
        desk.key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.team().player(second)->number, 4);
}

void TestTeamEditor::playersAreNumberedAsTheyStand()
{
    Team team = eleven();
    team.players[0].number = 50;
    team.players[4].number = 77;
    const Desk desk(team);
    desk.action(u"team-numbers"_s)->trigger();
    for (size_t row = 0; row < desk.team().players.size(); ++row)
        QCOMPARE(desk.team().players[row].number, static_cast<int>(row) + 1);
    QCOMPARE(desk.team().players.back().id, team.players[4].id);
}

void TestTeamEditor::undoSaysWhatItUndoes()
{
    const Desk desk(eleven());
    QCOMPARE(desk.action(u"team-undo"_s)->text(), u"Undo"_s);
    desk.table()->model()->setData(desk.table()->model()->index(0, RosterModel::Name), u"Ada"_s);
    QCOMPARE(desk.action(u"team-undo"_s)->text(), u"Undo: Name"_s);
    desk.action(u"team-undo"_s)->trigger();
    QCOMPARE(desk.action(u"team-redo"_s)->text(), u"Redo: Name"_s);
}

void TestTeamEditor::undoSpeaksTheLanguageOfTheMoment()
{
    Desk desk(eleven());
    QString word = u"Name"_s;
    desk.document.edit(renameTeam(desk.team(), u"Renamed"_s), [&word] { return word; });
    QCOMPARE(desk.action(u"team-undo"_s)->text(), u"Undo: Name"_s);
    word = u"Nombre"_s;
    desk.editor.setLanguage(Language::Spanish);
    QCOMPARE(desk.action(u"team-undo"_s)->text(), u"Undo: Nombre"_s);
    desk.action(u"team-undo"_s)->trigger();
    QCOMPARE(desk.action(u"team-redo"_s)->text(), u"Redo: Nombre"_s);
}

void TestTeamEditor::readyLeavesTheFocusOnTheRoster()
{
    const Desk desk(eleven());
    auto *ready = desk.editor.findChild<ActionButton *>(u"team-ready"_s);
    ready->setFocus();
    desk.key(Qt::Key_Space);
    QVERIFY(desk.team().founded);
    QCOMPARE(QApplication::focusWidget(), desk.table());
    desk.key(Qt::Key_Space); // a second time does nothing to the team
    QCOMPARE(desk.team().rerolls, eleven().rerolls);
}

void TestTeamEditor::chosenWidthsStay()
{
    const Desk desk(eleven());
    desk.table()->setChosenWidths(u"1:222,7:333,99:5,2:x"_s);
    QCOMPARE(desk.table()->chosenWidths(), u"1:222,7:333"_s);
    QCOMPARE(desk.table()->columnWidth(RosterModel::Name), 222);
    desk.action(u"team-numbers"_s)->trigger();
    desk.table()->model()->setData(desk.table()->model()->index(0, RosterModel::Name),
                                   u"Einer mit einem langen Namen"_s);
    QCOMPARE(desk.table()->columnWidth(RosterModel::Name), 222);
    QCOMPARE(desk.table()->columnWidth(RosterModel::Skills), 333);
}

void TestTeamEditor::manySkillsAreNotCut()
{
    Team team = eleven();
    for (const char *skill : {"block", "dodge", "tackle", "guard", "mighty-blow", "side-step"})
        team.players[0].improvements.push_back({SkillId(QString::fromUtf8(skill)), {}, 0, {}});
    const Desk desk(team);
    const auto *view = static_cast<const QAbstractItemView *>(desk.table());
    QVERIFY(desk.table()->rowHeight(0) >= view->sizeHintForRow(0));
    QVERIFY(desk.table()->rowHeight(0) > desk.table()->rowHeight(1)
            || desk.table()->columnWidth(RosterModel::Skills)
                > view->sizeHintForColumn(RosterModel::Skills));
}

void TestTeamEditor::hiringKeepsTheKeyboard()
{
    const Desk desk(empty(u"crp"_s));
    auto *hires = desk.editor.findChild<QTableView *>(u"hire-table"_s);
    hires->setFocus();
    hires->setCurrentIndex(hires->model()->index(0, 0));
    for (size_t hired = 1; hired <= 3; ++hired) {
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.team().players.size(), hired);
        QVERIFY(hires->hasFocus());
    }
    desk.key(Qt::Key_Down);
    QCOMPARE(hires->currentIndex().row(), 1);
    // The newest is highlighted all the same.
    QCOMPARE(desk.table()->selectedRowsInOrder().size(), 1);
    QCOMPARE(desk.table()->selectedRowsInOrder().first().row(), 2);
}

void TestTeamEditor::theButtonOfARowHires()
{
    const Desk desk(empty(u"crp"_s));
    auto *hires = desk.editor.findChild<QTableView *>(u"hire-table"_s);
    const QModelIndex second = hires->model()->index(1, 0);
    const QRect row = hires->visualRect(second);
    const QPoint button(row.right() - 16, row.center().y());
    const QString position = second.data(HireModel::PositionIdRole).toString();
    QTest::mouseClick(hires->viewport(), Qt::LeftButton, {}, button);
    QCOMPARE(desk.team().players.size(), size_t(1));
    QCOMPARE(desk.team().players.front().position.text(), position);
    // Elsewhere a click only chooses the row.
    QTest::mouseClick(hires->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 20, button.y()));
    QCOMPARE(desk.team().players.size(), size_t(1));
    QVERIFY(!second.data(HireModel::StatsRole).toStringList().isEmpty());
}

void TestTeamEditor::everyKeyMeansTheHighlightedRows()
{
    Desk desk(eleven());
    desk.document.edit(foundTeam(desk.team(), testRuleset(u"crp"_s)), u"found"_s);
    desk.select({2, 4, 6});
    desk.key(Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(desk.team().players.size(), size_t(8));
    for (const Player &each : desk.team().formerPlayers)
        QCOMPARE(each.status, PlayerStatus::Retired);
    QCOMPARE(desk.action(u"team-undo"_s)->text(), u"Undo: Retire 3 player(s)"_s);
    desk.action(u"team-undo"_s)->trigger(); // in one step
    QCOMPARE(desk.team().players.size(), size_t(11));
    // What is highlighted and what has the frame are one after a leap.
    desk.select({10});
    desk.key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(desk.table()->selectedRowsInOrder().size(), 1);
    QCOMPARE(desk.table()->selectedRowsInOrder().first().row(), 0);
    QCOMPARE(desk.table()->currentIndex().row(), 0);
    const PlayerId first = desk.team().players.front().id;
    desk.key(Qt::Key_Delete);
    QVERIFY(!desk.team().player(first));
}

void TestTeamEditor::undoBringsTheHighlightBack()
{
    const Desk desk(eleven());
    desk.select({3, 5});
    const std::vector<PlayerId> gone{desk.team().players[3].id, desk.team().players[5].id};
    desk.key(Qt::Key_Delete);
    QCOMPARE(desk.team().players.size(), size_t(9));
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.team().players.size(), size_t(11));
    QVERIFY(desk.table()->hasFocus());
    const QModelIndexList rows = desk.table()->selectedRowsInOrder();
    QCOMPARE(rows.size(), 2);
    for (qsizetype i = 0; i < rows.size(); ++i)
        QCOMPARE(rows.at(i).data(RosterModel::PlayerIdRole).toString(),
                 gone[static_cast<size_t>(i)].text());
    // What another edit does not concern stays highlighted.
    desk.select({7});
    desk.editor.findChild<ActionButton *>(u"team-ready"_s)->setFocus();
    desk.table()->model()->setData(desk.table()->model()->index(1, RosterModel::Name), u"Kurt"_s);
    QCOMPARE(desk.table()->selectedRowsInOrder().first().row(), 7);
}

void TestTeamEditor::severalAreSaidTogether()
{
    const Desk desk(eleven());
    desk.select({0, 1, 2});
    const auto *retire = desk.editor.findChild<ActionButton *>(u"retire"_s);
    QCOMPARE(retire->text(), u"Retire 3 player(s)"_s); // no plurals without a translation
    QVERIFY(!desk.editor.findChild<ActionButton *>(u"improve"_s)->isEnabled());
    QVERIFY(!desk.editor.findChild<ActionButton *>(u"edit-player"_s)->isEnabled());
    desk.select({1});
    QCOMPARE(retire->text(), u"Retire"_s);
    QVERIFY(desk.editor.findChild<ActionButton *>(u"edit-player"_s)->isEnabled());
}

void TestTeamEditor::theRightButtonOffersWhatCanBeDone()
{
    const Desk desk(eleven());
    desk.select({0, 1});
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(desk.table(), &event);
    auto *menu = desk.table()->findChild<QMenu *>(u"row-menu"_s);
    QVERIFY(menu);
    QAction *remove = nullptr;
    for (QAction *each : menu->actions())
        remove = each->text().startsWith(u"Remove 2 player(s)"_s) ? each : remove;
    QVERIFY(remove);
    remove->trigger();
    menu->close();
    QCOMPARE(desk.team().players.size(), size_t(9));
}

void TestTeamEditor::enterOpensThePlayer()
{
    const Desk desk(eleven());
    desk.select({4});
    bool wasOpen = false;
    QTimer::singleShot(0, &desk.editor, [&wasOpen] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        wasOpen = dialog && dialog->objectName() == u"player-dialog"_s;
        if (dialog)
            dialog->reject();
    });
    desk.key(Qt::Key_Return);
    QVERIFY(wasOpen);
}

QTEST_MAIN(TestTeamEditor)
#include "tst_teameditor.moc"
