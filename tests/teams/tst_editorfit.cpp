// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/team/teamedits.h"
#include "core/team/teamperks.h"
#include "tests/support/memorybatches.h"
#include "tests/support/teambuilder.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/scrollcolumn.h"
#include "ui/models/hiremodel.h"
#include "ui/models/rostermodel.h"
#include "ui/models/teamproblemsmodel.h"
#include "ui/teams/assetbar.h"
#include "ui/teams/problemspanel.h"
#include "ui/teams/rosterview.h"
#include "ui/teams/stepper.h"
#include "ui/teams/teameditor.h"

#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Everything of the roster editor that a coach reads has the room it needs.
class TestEditorFit final : public QObject
{
    Q_OBJECT

private slots:
    void positionsAreReadInFull_data();
    void positionsAreReadInFull();
    void namesTakeWhatSkillsDoNotNeed();
    void editsFitAsAFirstLookWould();
    void whoIsHiredIsInSight();
    void underEachOtherOnlyThePageScrolls();
    void aTeamIsShownFromItsTop();
    void whatWasLearntStandsOut();
    void injuriesAreReadInFull();
    void nothingIsCutWhereLinesWrap_data();
    void nothingIsCutWhereLinesWrap();
    void buttonsStayWhileGoldIsSpent();
    void fansThatCarryOverStay();
    void anEditionThatRatesSaysSo_data();
    void anEditionThatRatesSaysSo();
    void aTrophyIsNamedBesideTheReRolls();
    void withoutAPlayerTheCareerIsTheTeams();
    void problemsAreReadInFull();
    void whatStandsBesideFitsInEveryLanguage();
};

namespace {

struct Desk
{
    explicit Desk(const Team &team, QSize size = {1180, 780}, Language language = Language::English)
        : document(club)
        , editor(document, kept.library)
    {
        if (!document.create(team))
            qFatal("the team cannot be kept");
        editor.setLanguage(language);
        editor.resize(size);
        editor.show();
        if (!QTest::qWaitForWindowExposed(&editor))
            qFatal("no window");
    }

    [[nodiscard]] RosterView *table() const { return editor.findChild<RosterView *>(u"roster"_s); }

    MemoryClub kept;
    Club club{kept.stores()};
    TeamDocument document;
    TeamEditor editor;
};

/// So narrow that what stands side by side elsewhere stands under each other.
void showNarrow(QScrollArea &page, QWidget &editor, int height)
{
    page.setWidgetResizable(true);
    page.setWidget(&editor);
    page.resize(700, height);
    page.show();
    if (!QTest::qWaitForWindowExposed(&page))
        qFatal("no window");
}

/// Whether every cell of a column is shown in full.
bool isReadInFull(const QTableView &table, int column)
{
    const auto *view = static_cast<const QAbstractItemView *>(&table);
    return !table.isColumnHidden(column)
        && view->sizeHintForColumn(column) <= table.columnWidth(column);
}

/// Cells whose text needs more lines than their row has, or a word more than their width.
QStringList cutCells(const QTableView &table)
{
    QStringList cut;
    QFont strong = table.font();
    strong.setBold(true); // names and injuries are
    const int margin = 2 * (table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        for (const int column : {RosterModel::Name, RosterModel::Skills, RosterModel::Status}) {
            const QString text = table.model()->index(row, column).data().toString();
            const bool isStrong = column != RosterModel::Skills;
            const QFontMetrics metrics(isStrong ? strong : table.font());
            const QRect room(0, 0, table.columnWidth(column) - margin, 10000);
            const QRect needed = metrics.boundingRect(room, Qt::TextWordWrap, text);
            if (needed.width() > room.width() || needed.height() > table.rowHeight(row))
                cut.append(text);
        }
    }
    return cut;
}

/// Sentences of a list that need more lines than they are given.
QStringList cutLines(QListView &list)
{
    list.doItemsLayout();
    QStringList cut;
    const int margin = list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1;
    const QRect room(0, 0, list.viewport()->width() - 2 * (list.spacing() + margin), 10000);
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex index = list.model()->index(row, 0);
        const QString text = index.data().toString();
        const QRect needed = list.fontMetrics().boundingRect(room, Qt::TextWordWrap, text);
        if (needed.height() > list.visualRect(index).height())
            cut.append(text);
    }
    return cut;
}

Team renegades()
{
    return testTeam(testRuleset(u"bb2016"_s), u"chaos-renegades"_s,
                    {{u"human-renegade"_s, 8}, {u"goblin-renegade"_s, 1}});
}

} // namespace

void TestEditorFit::positionsAreReadInFull_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages) {
        const QString code = languageCode(language);
        QTest::addRow("%s large", qPrintable(code)) << QSize(1180, 780) << language;
        QTest::addRow("%s small", qPrintable(code)) << QSize(924, 560) << language;
    }
}

void TestEditorFit::positionsAreReadInFull()
{
    QFETCH(const QSize, size);
    QFETCH(const Language, language);
    const Desk desk(renegades(), size, language);
    QVERIFY(isReadInFull(*desk.table(), RosterModel::PositionName));
    QVERIFY(isReadInFull(*desk.table(), RosterModel::Name));
    QCOMPARE(desk.table()->horizontalScrollBar()->maximum(), 0);
    const auto *hire = desk.editor.findChild<QTableView *>(u"hire-table"_s);
    QVERIFY(isReadInFull(*hire, HireModel::Name));
}

void TestEditorFit::namesTakeWhatSkillsDoNotNeed()
{
    Desk desk(renegades());
    QVERIFY(isReadInFull(*desk.table(), RosterModel::Name));
    const PlayerId first = desk.document.team().players.front().id;
    desk.document.edit(renamePlayer(desk.document.team(), first, u"Bastian 'Anvil' Copperridge"_s),
                       u"Name"_s);
    QVERIFY(isReadInFull(*desk.table(), RosterModel::Name));
}

/// What was measured before an edit, a sort or a dismissal must not be believed afterwards.
void TestEditorFit::editsFitAsAFirstLookWould()
{
    const auto widthsOf = [](const Desk &desk) {
        std::vector<int> widths;
        for (int column = 0; column < RosterModel::ColumnCount; ++column)
            widths.push_back(desk.table()->columnWidth(column));
        return widths;
    };
    const Desk desk(renegades());
    const std::vector<int> before = widthsOf(desk);
    const auto rename = [&desk](int row, const QString &name) {
        QAbstractItemModel *model = desk.table()->model();
        QVERIFY(model->setData(model->index(row, RosterModel::Name), name));
    };
    rename(3, u"Ermenegilda Fitzwilliam of the Lower Marshes"_s);
    QVERIFY(widthsOf(desk) != before);
    QCOMPARE(widthsOf(desk), widthsOf(Desk(desk.document.team())));
    desk.table()->sortByColumn(RosterModel::Name, Qt::DescendingOrder);
    rename(0, u"Bo"_s);
    rename(8, u"Wolfeschlegelsteinhausenbergerdorff"_s);
    QCOMPARE(widthsOf(desk), widthsOf(Desk(desk.document.team())));
    desk.table()->selectRow(8);
    QTest::keyClick(desk.table(), Qt::Key_Delete);
    QCOMPARE(desk.table()->model()->rowCount(), 8);
    QCOMPARE(widthsOf(desk), widthsOf(Desk(desk.document.team())));
}

/// A player of many skills takes several lines, and his name is typed where he stands.
void TestEditorFit::whoIsHiredIsInSight()
{
    const Desk desk(testTeam(testRuleset(u"crp"_s), u"goblin"_s, {{u"goblin"_s, 11}}), {900, 600},
                    Language::Spanish);
    auto *positions = desk.editor.findChild<QTableView *>(u"hire-table"_s);
    positions->setCurrentIndex(positions->model()->index(positions->model()->rowCount() - 1, 0));
    auto *hire = desk.editor.findChild<ActionButton *>(u"hire"_s);
    for (int hired = 0; hired < 2; ++hired) { // as many as there may be
        hire->click(); // a troll
        QCoreApplication::processEvents();
        const QRect row = desk.table()->visualRect(desk.table()->currentIndex());
        QVERIFY(row.height() > desk.table()->verticalHeader()->defaultSectionSize());
        QVERIFY(desk.table()->viewport()->rect().contains(row));
    }
}

/// As in table mode: the page scrolls, the table in it does not, and goes along with the keys.
void TestEditorFit::underEachOtherOnlyThePageScrolls()
{
    QScrollArea page; // outlives what it shows
    Desk desk(testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 12}}));
    showNarrow(page, desk.editor, 500);
    QTRY_VERIFY(page.verticalScrollBar()->maximum() > 0);
    const RosterView *table = desk.table();
    QTRY_COMPARE(table->verticalScrollBar()->maximum(), 0);
    QVERIFY(!table->verticalScrollBar()->isVisible());
    QVERIFY(table->viewport()->height() >= table->verticalHeader()->length());
    desk.table()->setCurrentIndex(table->model()->index(11, RosterModel::Name));
    const QRect row = table->visualRect(table->currentIndex());
    const QPoint middle = table->viewport()->mapTo(page.viewport(), row.center());
    QVERIFY(page.viewport()->rect().contains(QPoint(1, middle.y())));
}

/// A small window showed the roster alone, and the name and the gold only to who scrolled back.
void TestEditorFit::aTeamIsShownFromItsTop()
{
    QScrollArea page; // outlives what it shows
    Desk desk(testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 12}}));
    showNarrow(page, desk.editor, 600);
    QTRY_VERIFY(page.verticalScrollBar()->maximum() > 0);
    desk.table()->setCurrentIndex(desk.table()->model()->index(0, RosterModel::Name));
    page.verticalScrollBar()->setValue(page.verticalScrollBar()->maximum());
    desk.editor.showFromTop();
    QTRY_COMPARE(page.verticalScrollBar()->value(), 0);
}

/// The same words, once brought along and once learnt.
void TestEditorFit::whatWasLearntStandsOut()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = testTeam(ruleset, u"human"_s, {{u"blitzer"_s, 2}, {u"lineman"_s, 1}});
    team.players[2].improvements.push_back({SkillId(u"block"_s), {}, 20000, {}});
    const Desk desk(team);
    const auto cell
        = [&desk](int row) { return desk.table()->model()->index(row, RosterModel::Skills); };
    QCOMPARE(cell(1).data().toString(), u"Block"_s);
    QCOMPARE(cell(2).data().toString(), u"Block"_s);
    const auto drawn = [&](int row) {
        return desk.table()->viewport()->grab(desk.table()->visualRect(cell(row))).toImage();
    };
    desk.table()->clearSelection();
    desk.table()->setCurrentIndex({});
    QCOMPARE(drawn(1).size(), drawn(2).size());
    QVERIFY(drawn(1) != drawn(2));
    QCOMPARE(drawn(0), drawn(1)); // rows differ by nothing else
}

void TestEditorFit::injuriesAreReadInFull()
{
    Desk desk(renegades());
    Team hurt = desk.document.team();
    hurt.players.front().injuries.niggling = 2;
    desk.document.edit(hurt, u"Injury"_s);
    QVERIFY(isReadInFull(*desk.table(), RosterModel::Status));
}

void TestEditorFit::nothingIsCutWhereLinesWrap_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1160, 760), QSize(1120, 740), QSize(1500, 900)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestEditorFit::nothingIsCutWhereLinesWrap()
{
    QFETCH(const QSize, size);
    const Appearance appearance; // with the letters that coaches see
    Team team = testTeam(testRuleset(u"crp"_s), u"goblin"_s,
                         {{u"goblin"_s, 12}, {u"bombardier"_s, 1}, {u"troll"_s, 2}});
    team.players[0].missesNextMatch = true;
    team.players[1].injuries.niggling = 2;
    team.players[2].name = u"Bikbit Muerdecharcosprofundos"_s;
    const Desk desk(team, size, Language::Spanish);
    QCoreApplication::processEvents();
    const QStringList cut = cutCells(*desk.table());
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

/// Of a team that is drafted anew; they are no gold.
void TestEditorFit::fansThatCarryOverStay()
{
    Team team = testTeam(testRuleset(u"bb2016"_s), u"human"_s, {});
    team.fanFactor = 5;
    for (const int kept : {0, 5}) {
        team.keptFanFactor = kept;
        const Desk desk(team);
        auto *fans
            = desk.editor.findChild<Stepper *>(u"asset-"_s + teamAssetName(TeamAsset::FanFactor));
        QVERIFY(fans);
        const auto *fewer = fans->findChild<ActionButton *>(); // the first of its two
        QCOMPARE(fewer->isEnabled(), kept == 0);
    }
}

void TestEditorFit::buttonsStayWhileGoldIsSpent()
{
    Desk desk(testTeam(testRuleset(u"bb2016"_s), u"human"_s, {}));
    auto *assets = desk.editor.findChild<AssetBar *>();
    const auto places = [&] {
        QList<QPoint> all;
        for (const Stepper *stepper : assets->findChildren<Stepper *>())
            all.append(stepper->mapTo(assets, QPoint(0, 0)));
        return all;
    };
    const QList<QPoint> before = places();
    QCOMPARE(before.size(), allTeamAssets.size());
    Team poorer = desk.document.team();
    poorer.budget = 0;
    desk.document.edit(poorer, u"Budget"_s);
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

void TestEditorFit::anEditionThatRatesSaysSo_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("word");
    QTest::newRow("lrb4") << u"lrb4"_s << u"Team rating"_s;
    QTest::newRow("crp") << u"crp"_s << u"Team value"_s;
}

void TestEditorFit::anEditionThatRatesSaysSo()
{
    QFETCH(const QString, edition);
    QFETCH(const QString, word);
    const Desk desk(testTeam(testRuleset(edition), u"human"_s, {}));
    const auto labels = desk.editor.findChild<AssetBar *>()->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [&word](const QLabel *label) { return label->text() == word; }));
}

/// It is worth as much as those that were bought, and is neither bought nor sold.
void TestEditorFit::aTrophyIsNamedBesideTheReRolls()
{
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {});
    const Desk without(team);
    const Desk with(withTrophyRerolls(std::move(team), 1));
    const auto isNamed = [](const Desk &desk) {
        const auto labels = desk.editor.findChild<AssetBar *>()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().startsWith(u"Re-rolls + 1 by trophy"_s);
        });
    };
    QVERIFY(!isNamed(without));
    QVERIFY(isNamed(with));
}

void TestEditorFit::withoutAPlayerTheCareerIsTheTeams()
{
    Desk desk(renegades());
    const auto *career = desk.editor.findChild<ActionButton *>(u"career"_s);
    desk.table()->setCurrentIndex({});
    QVERIFY(career->isEnabled());
    QCOMPARE(career->text(), u"Career of the team…"_s);
    desk.editor.focusRoster();
    QCOMPARE(career->text(), u"Career…"_s);
}

/// A sentence that just fills its lines needs one more between the spaces at both sides.
void TestEditorFit::problemsAreReadInFull()
{
    const QString sentence = u"Players in the team: 17; at most 16 are allowed in this league."_s;
    TeamProblemsModel model;
    model.setProblems(
        std::vector<TeamProblem>(4, TeamProblem{.code = u"many"_s, .sentence = sentence}));
    ProblemsPanel panel(model);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto *list = panel.findChild<QListView *>(u"team-problems"_s);
    for (int width = 200; width < 500; ++width) { // some of them just fill a line
        panel.resize(width, 400);
        QCoreApplication::processEvents();
        QCOMPARE(cutLines(*list), QStringList());
    }
}

/// Chosen while it is shown: the words of the one are wider than those of the other.
void TestEditorFit::whatStandsBesideFitsInEveryLanguage()
{
    LanguageController language;
    language.setLanguage(Language::English);
    Desk desk(renegades());
    const auto *side = desk.editor.findChild<ScrollColumn *>();
    QVERIFY(side);
    for (const Language each : {Language::German, Language::Spanish, Language::English}) {
        language.setLanguage(each);
        desk.editor.setLanguage(each);
        QTest::qWait(50); // until the words have come up
        QTRY_VERIFY(side->viewport()->width() >= side->widget()->minimumSizeHint().width());
    }
}

QTEST_MAIN(TestEditorFit)
#include "tst_editorfit.moc"
