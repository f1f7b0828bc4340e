// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosterview.h"

#include "ui/common/appearance.h"
#include "ui/common/rowselection.h"
#include "ui/models/rostermodel.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int figureColumns[]{RosterModel::Number,  RosterModel::Movement, RosterModel::Strength,
                              RosterModel::Agility, RosterModel::Armour,   RosterModel::Points,
                              RosterModel::Value};

constexpr int fullTeam = 16; ///< players
constexpr int tightSteps = 140; ///< of the whole table
constexpr int leastNameSteps = 30;
constexpr int longestWordSteps = 60; ///< of a name that is not cut
constexpr int leastSkillsSteps = 24;
constexpr int leastStatusSteps = 20;
constexpr int goodSkillsSteps = 60; ///< a few skills stand on two lines

} // namespace

RosterView::RosterView(QWidget *parent)
    : QTableView(parent)
    , m_rows(new RowSelection(this))
{
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                    | QAbstractItemView::AnyKeyPressed);
    setSortingEnabled(true);
    setAcceptDrops(true);
    setDragEnabled(true);
    setShowGrid(false);
    setAlternatingRowColors(false);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    setTabKeyNavigation(false);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { takeWidth(column, width); });
    connect(horizontalHeader(), &QHeaderView::sectionHandleDoubleClicked, this, [this](int column) {
        m_chosen.erase(column); // as wide as it was before anybody chose
        emit widthsChosen();
        fitColumns();
    });
}

void RosterView::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    // Rows that have another place are not those that were told of.
    connect(model, &QAbstractItemModel::layoutChanged, this, &RosterView::forgetWidths);
    connect(model, &QAbstractItemModel::rowsInserted, this, &RosterView::forgetWidths);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RosterView::forgetWidths);
}

void RosterView::takeWidth(int column, int width)
{
    if (m_isFitting || !(QGuiApplication::mouseButtons() & Qt::LeftButton))
        return;
    m_chosen[column] = width;
    fitRows();
    emit widthsChosen();
}

QString RosterView::chosenWidths() const
{
    QStringList pairs;
    for (const auto &[column, width] : m_chosen)
        pairs.append(u"%1:%2"_s.arg(column).arg(width));
    return pairs.join(u',');
}

void RosterView::setChosenWidths(const QString &kept)
{
    m_chosen.clear();
    for (const QString &pair : kept.split(u',', Qt::SkipEmptyParts)) {
        const int column = pair.section(u':', 0, 0).toInt();
        const int width = pair.section(u':', 1, 1).toInt();
        if (column >= 0 && column < RosterModel::ColumnCount && width > 0 && width < 2000)
            m_chosen[column] = width;
    }
    fitColumns();
}

QModelIndexList RosterView::selectedRowsInOrder() const
{
    return m_rows->rows();
}

bool RosterView::hasAchievements() const
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (model()->index(row, RosterModel::Deeds).data().toString() != u"0/0/0/0/0")
            return true;
    }
    return false;
}

RosterView::CellWidths RosterView::measure(const QModelIndex &cell) const
{
    QFont strong = font();
    strong.setBold(true);
    const QFontMetrics metrics(strong);
    CellWidths widths{sizeHintForIndex(cell).width(), 0};
    for (const QString &word : cell.data().toString().split(u' '))
        widths.longestWord = std::max(widths.longestWord, metrics.horizontalAdvance(word));
    return widths;
}

const std::vector<RosterView::CellWidths> &RosterView::cellWidths(int column)
{
    std::vector<CellWidths> &known = m_cellWidths[column];
    const size_t measured = known.size();
    known.resize(static_cast<size_t>(model()->rowCount()));
    for (size_t row = 0; row < known.size(); ++row) {
        const int here = static_cast<int>(row);
        if (row >= measured || m_changedRows.contains(here))
            known[row] = measure(model()->index(here, column));
    }
    return known;
}

int RosterView::contentWidth(int column)
{
    int widest = horizontalHeader()->sectionSizeHint(column);
    for (const CellWidths &each : cellWidths(column))
        widest = std::max(widest, each.whole);
    return widest;
}

int RosterView::wordWidth(int column, int leastSteps)
{
    int widest = gridStep(this, leastSteps);
    for (const CellWidths &each : cellWidths(column))
        widest = std::max(widest, each.longestWord + gridStep(this, 3));
    return widest;
}

void RosterView::forgetWidths()
{
    m_fittedTo.clear();
    m_cellWidths.clear();
}

int RosterView::leastWidth(int positions) const
{
    int width
        = positions + gridStep(this, leastNameSteps + leastSkillsSteps + leastStatusSteps / 3);
    for (const int column : figureColumns)
        width += columnWidth(column);
    return width + verticalScrollBar()->sizeHint().width();
}

/// Two figures and the sort arrow, where there is room for one; contents alone would leave the
/// words none.
void RosterView::fitFigures()
{
    const bool tight = viewport()->width() < gridStep(this, tightSteps);
    for (const int column : figureColumns) {
        int width = gridStep(this, tight && column != RosterModel::Number ? 7 : 9);
        if (column == RosterModel::Value)
            width = contentWidth(column);
        const auto chosen = m_chosen.find(column);
        setColumnWidth(column, chosen == m_chosen.end() ? width : chosen->second);
    }
}

/// Called after every edit: a width that stays as it is must not cost a repaint.
void RosterView::fitWords()
{
    if (!model())
        return;
    const QScopedValueRollback quiet(m_isFitting, true);
    fitFigures();
    int room = viewport()->width();
    for (const int column : figureColumns)
        room -= columnWidth(column);
    const int share = viewport()->width() / 4;
    const int position = contentWidth(RosterModel::PositionName);
    const int name = contentWidth(RosterModel::Name);
    const int status = contentWidth(RosterModel::Status);
    const int skills = contentWidth(RosterModel::Skills);
    std::map<int, int> gets;
    int spare = room;
    const auto grant = [&](int column, int upTo, bool owed = false) {
        const int more = std::max(0, upTo - gets[column]);
        const int given = owed ? more : std::clamp(spare, 0, more);
        gets[column] += given;
        spare -= given;
    };
    // What each must have, then in the order of what a coach looks for.
    grant(RosterModel::PositionName, std::min(position, gridStep(this, leastNameSteps)), true);
    grant(RosterModel::Name, std::min(name, gridStep(this, leastNameSteps)), true);
    grant(RosterModel::Skills, gridStep(this, leastSkillsSteps), true);
    grant(RosterModel::Status, std::min(status, wordWidth(RosterModel::Status, leastStatusSteps)),
          true);
    grant(RosterModel::Name,
          std::min({name, wordWidth(RosterModel::Name, 0), gridStep(this, longestWordSteps)}));
    grant(RosterModel::PositionName, position);
    grant(RosterModel::Skills, std::min(skills, gridStep(this, goodSkillsSteps)));
    grant(RosterModel::Name, std::min(name, share));
    grant(RosterModel::Status, std::min(status, share));
    grant(RosterModel::Skills, skills);
    grant(RosterModel::Name, name);
    grant(RosterModel::Status, status);
    spare = std::max(0, spare) + gets[RosterModel::Skills];
    for (const int column : {RosterModel::PositionName, RosterModel::Name, RosterModel::Status}) {
        const auto chosen = m_chosen.find(column);
        const int width = chosen == m_chosen.end() ? gets[column] : chosen->second;
        spare += gets[column] - width;
        setColumnWidth(column, width);
    }
    fitSkills(std::max(spare, gridStep(this, leastSkillsSteps)), skills);
    fitRows();
}

void RosterView::fitRows()
{
    const int least = verticalHeader()->defaultSectionSize();
    const bool all = m_fittedTo != widths();
    bool grown = false;
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (!all && !m_changedRows.contains(row))
            continue;
        // Lines of one player stand closer to each other than to those of the next.
        const int lines = sizeHintForRow(row);
        const int height = lines > least ? lines + gridStep(this, 1) : least;
        if (rowHeight(row) == height)
            continue;
        setRowHeight(row, height);
        grown = true;
    }
    m_fittedTo = widths();
    m_changedRows.clear();
    setMinimumHeight(m_isWhole ? wholeHeight() : 0);
    if (grown)
        updateGeometries(); // at once: the new player is scrolled to before Qt would do it
}

int RosterView::wholeHeight() const
{
    const int full = fullTeam * verticalHeader()->defaultSectionSize();
    const int bar
        = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
    return horizontalHeader()->sizeHint().height() + std::max(full, verticalHeader()->length())
        + bar;
}

void RosterView::setWhole(bool whole)
{
    m_isWhole = whole;
    setVerticalScrollBarPolicy(whole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setMinimumHeight(whole ? wholeHeight() : 0);
}

std::vector<int> RosterView::widths() const
{
    std::vector<int> all;
    for (int column = 0; column < RosterModel::ColumnCount; ++column)
        all.push_back(columnWidth(column));
    return all;
}

void RosterView::reset()
{
    QTableView::reset();
    forgetWidths();
}

void RosterView::dataChanged(const QModelIndex &from, const QModelIndex &to,
                             const QList<int> &roles)
{
    QTableView::dataChanged(from, to, roles);
    for (int row = from.row(); row <= to.row(); ++row)
        m_changedRows.insert(row);
}

void RosterView::fitSkills(int room, int wanted)
{
    const bool achievements
        = hasAchievements() && room - m_achievementsWidth >= std::max(wanted, gridStep(this, 40));
    setColumnHidden(RosterModel::Deeds, !achievements);
    if (achievements)
        setColumnWidth(RosterModel::Deeds, m_achievementsWidth);
    const auto chosen = m_chosen.find(RosterModel::Skills);
    const int width = achievements ? room - m_achievementsWidth : room;
    setColumnWidth(RosterModel::Skills, chosen == m_chosen.end() ? width : chosen->second);
}

void RosterView::fitColumns()
{
    if (!model())
        return;
    const QScopedValueRollback quiet(m_isFitting, true);
    forgetWidths();
    verticalHeader()->setDefaultSectionSize(gridStep(this, 8));
    horizontalHeader()->setMinimumSectionSize(gridStep(this, 7));
    setColumnHidden(RosterModel::Deeds, false); // a hidden column has no size to ask for
    m_achievementsWidth
        = horizontalHeader()->sectionSizeHint(RosterModel::Deeds) + gridStep(this, 2);
    fitWords();
}

void RosterView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitWords();
}

void RosterView::keyPressEvent(QKeyEvent *event)
{
    const bool shifts = event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)
        && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down);
    if (shifts)
        emit rowsShifted(event->key() == Qt::Key_Up ? -1 : 1);
    else if (event->matches(QKeySequence::Paste))
        emit pasteRequested();
    else
        QTableView::keyPressEvent(event);
}

void RosterView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fitColumns();
}

} // namespace dugout
