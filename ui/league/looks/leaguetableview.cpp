// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/leaguetableview.h"

#include "core/sheet/sortedtable.h"
#include "ui/common/appearance.h"
#include "ui/common/columnslook.h"
#include "ui/common/rowselection.h"
#include "ui/league/looks/leaguetableparts.h"
#include "ui/models/showntablemodel.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace dugout {

namespace {
constexpr int bandSteps = 5;
} // namespace

LeagueTableView::LeagueTableView(QWidget *parent)
    : QTableView(parent)
    , m_model(new ShownTableModel(this))
    , m_rows(new RowSelection(this))
{
    setHorizontalHeader(LeagueTableParts::header(this));
    setModel(m_model);
    setItemDelegate(LeagueTableParts::delegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &LeagueTableView::sortByNext);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { takeWidth(column, width); });
    connect(horizontalHeader(), &QHeaderView::sectionHandleDoubleClicked, this, [this](int column) {
        m_chosen.erase(m_model->table().columns.at(static_cast<size_t>(column)).id);
        shareRoom(); // as wide as it was before anybody chose
        keepLook();
    });
    m_rows->setMenu([this](QMenu &menu) { fillMenu(menu); });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_isChoosing)
            emit currentIdChanged(currentId());
    });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (const QString id = m_model->idAt(index); !id.isEmpty())
            emit opened(id);
    });
}

const ShownTable &LeagueTableView::table() const
{
    return m_model->table();
}

void LeagueTableView::setTable(const ShownTable &table, const Arrangement &arrangement)
{
    const bool arranged = arrangement != m_arrangement;
    m_arrangement = arrangement; // its columns are those of the new table
    if (table != m_given) {
        m_given = table;
        showSorted();
    }
    if (arranged)
        fitAnew();
}

void LeagueTableView::arrange(const Arrangement &arrangement)
{
    if (arrangement == m_arrangement)
        return;
    m_arrangement = arrangement;
    fitAnew();
}

void LeagueTableView::fitAnew()
{
    fitColumns();
    fitRows();
    viewport()->update();
}

void LeagueTableView::showSorted()
{
    const int column = m_sortedBy.isEmpty() ? -1 : m_given.column(m_sortedBy); // some have no id
    horizontalHeader()->setSortIndicatorShown(column >= 0);
    if (column >= 0)
        horizontalHeader()->setSortIndicator(column, m_order);
    const ShownTable table
        = column < 0 ? m_given : sortedTable(m_given, column, m_order == Qt::DescendingOrder);
    if (table == m_model->table())
        return;
    const QStringList before = selectedIds();
    const int scrolled = verticalScrollBar()->value();
    const bool same = table.columns == m_model->table().columns;
    const QScopedValueRollback quiet(m_isChoosing, true); // told once, at the end
    clearSpans();
    m_model->setTable(table);
    for (size_t row = 0; row < table.rows.size(); ++row) {
        if (table.rows[row].isHeading() && table.columns.size() > 1)
            setSpan(static_cast<int>(row), 0, 1, static_cast<int>(table.columns.size()));
    }
    m_needed.clear();
    if (!same)
        fitColumns();
    else
        shareRoom();
    fitRows();
    selectIds(before);
    if (!before.isEmpty())
        verticalScrollBar()->setValue(scrolled);
    emit currentIdChanged(currentId());
}

/// The first row where none of them is there any more.
void LeagueTableView::selectIds(const QStringList &ids)
{
    QItemSelection rows;
    for (const QString &id : ids) {
        if (const int row = m_model->rowOf(id); row >= 0)
            rows.select(m_model->index(row, 0), m_model->index(row, 0));
    }
    for (int row = 0; rows.isEmpty() && row < m_model->rowCount(); ++row) {
        if (!m_model->idAt(m_model->index(row, 0)).isEmpty())
            rows.select(m_model->index(row, 0), m_model->index(row, 0));
    }
    if (rows.isEmpty())
        return;
    selectionModel()->setCurrentIndex(rows.indexes().constFirst(), QItemSelectionModel::NoUpdate);
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void LeagueTableView::sortByNext(int column)
{
    const QString id = m_model->table().columns.at(static_cast<size_t>(column)).id;
    if (id != m_sortedBy)
        setSorting(id, Qt::AscendingOrder);
    else if (m_order == Qt::AscendingOrder)
        setSorting(id, Qt::DescendingOrder);
    else
        setSorting({}, Qt::AscendingOrder);
}

void LeagueTableView::setSorting(const QString &column, Qt::SortOrder order)
{
    m_sortedBy = column;
    m_order = order;
    showSorted();
    keepLook();
}

void LeagueTableView::fillMenu(QMenu &menu)
{
    if (m_fill)
        m_fill(menu);
    if (!menu.isEmpty())
        menu.addSeparator();
    m_rows->addCopy(menu);
    QMenu *sorting = menu.addMenu(tr("Sort by"));
    const auto add = [this, sorting](const QString &words, const QString &id) {
        QAction *action = sorting->addAction(words);
        action->setCheckable(true);
        action->setChecked(id == m_sortedBy);
        connect(action, &QAction::triggered, this, [this, id] {
            const bool again = id == m_sortedBy && m_order == Qt::AscendingOrder;
            setSorting(id, again ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
    };
    add(tr("As it comes"), {});
    for (const ShownColumn &each : m_model->table().columns) {
        if (!each.inFull().isEmpty())
            add(each.inFull(), each.id);
    }
}

void LeagueTableView::remember(Settings &settings)
{
    m_settings = &settings;
    const WidthsAndOrder look = columnsLook(settings, objectName());
    m_sortedBy = look.sortedBy;
    m_order = look.order;
    m_chosen = look.widths;
}

void LeagueTableView::keepLook() const
{
    if (m_settings)
        setColumnsLook(*m_settings, objectName(), {m_sortedBy, m_order, m_chosen});
}

QString LeagueTableView::currentId() const
{
    const QStringList chosen = selectedIds();
    return chosen.size() == 1 ? chosen.constFirst() : QString();
}

QStringList LeagueTableView::selectedIds() const
{
    QStringList ids;
    for (const QModelIndex &row : m_rows->rows()) {
        if (const QString id = m_model->idAt(row); !id.isEmpty())
            ids.append(id);
    }
    return ids;
}

void LeagueTableView::setCurrentId(const QString &id)
{
    // Whatever keys are held: somebody may be choosing rows with Ctrl while results come in.
    if (const int row = m_model->rowOf(id); row >= 0)
        selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                          QItemSelectionModel::ClearAndSelect
                                              | QItemSelectionModel::Rows);
}

void LeagueTableView::showId(const QString &id)
{
    const int row = m_model->rowOf(id);
    if (row < 0)
        return;
    fitRows();
    setCurrentId(id);
    int heading = row;
    while (heading > 0 && !m_model->table().rows[static_cast<size_t>(heading)].isHeading())
        --heading;
    scrollTo(m_model->index(heading, 0), PositionAtTop);
    scrollTo(m_model->index(row, 0)); // a long round has it further down
}

void LeagueTableView::fitColumns()
{
    QHeaderView *header = horizontalHeader();
    header->setMinimumSectionSize(gridStep(this, 6));
    header->setSectionResizeMode(QHeaderView::Interactive);
    verticalHeader()->setDefaultSectionSize(gridStep(this, m_arrangement.rowSteps));
    orderColumns();
    m_needed.clear();
    shareRoom();
}

void LeagueTableView::orderColumns()
{
    QHeaderView *header = horizontalHeader();
    std::vector<int> order = m_arrangement.order;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (std::find(order.begin(), order.end(), column) == order.end())
            order.push_back(column);
    }
    int place = 0;
    for (const int column : order) {
        if (column < m_model->columnCount())
            header->moveSection(header->visualIndex(column), place++);
    }
}

std::vector<int> LeagueTableView::neededWidths() const
{
    std::vector<int> needed;
    for (int column = 0; column < m_model->columnCount(); ++column)
        needed.push_back(
            std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)));
    return needed;
}

void LeagueTableView::shareRoom()
{
    const auto &columns = m_model->table().columns;
    if (columns.empty())
        return;
    const QScopedValueRollback quiet(m_isFitting, true);
    if (m_needed.size() != columns.size())
        m_needed = neededWidths();
    WidthNeeds needs{columns,
                     m_needed,
                     {},
                     viewport()->width(),
                     gridStep(this, 1),
                     horizontalHeader()->minimumSectionSize()};
    // A header says nothing of the columns that are hidden, however wide they were once shown.
    for (size_t i = 0; i < columns.size(); ++i) {
        needs.titles.push_back(LeagueTableParts::titleWidth(horizontalHeader(), columns[i].title));
        needs.widths[i] = std::max(needs.widths[i], needs.titles[i]);
    }
    const std::vector<int> widths = columnWidths(needs, m_arrangement, m_chosen);
    for (size_t i = 0; i < widths.size(); ++i) {
        setColumnHidden(static_cast<int>(i), widths[i] < 0);
        if (widths[i] >= 0)
            setColumnWidth(static_cast<int>(i), widths[i]);
    }
    fitRowsSoon();
}

void LeagueTableView::takeWidth(int column, int width)
{
    if (m_isFitting || !(QGuiApplication::mouseButtons() & Qt::LeftButton))
        return;
    m_chosen[m_model->table().columns.at(static_cast<size_t>(column)).id] = width;
    shareRoom();
    keepLook();
}

void LeagueTableView::setMostLines(int lines)
{
    m_mostLines = std::max(1, lines);
    fitRows();
}

void LeagueTableView::fitRows()
{
    m_fitsSoon = false;
    if (m_mostLines == 1 && m_arrangement.headingSteps == 0)
        return;
    const auto &rows = m_model->table().rows;
    const bool wasSeen = viewport()->rect().intersects(visualRect(currentIndex()));
    for (size_t i = 0; i < rows.size(); ++i) {
        const int row = static_cast<int>(i);
        const bool isOther = rows[i].isHeading() && m_arrangement.headingSteps > 0;
        const int height
            = gridStep(this, isOther ? m_arrangement.headingSteps : m_arrangement.rowSteps)
            + (linesIn(rows[i]) - 1) * fontMetrics().lineSpacing()
            + (hasBand(row) ? gridStep(this, bandSteps) : 0);
        if (rowHeight(row) != height)
            setRowHeight(row, height);
    }
    if (wasSeen)
        scrollTo(currentIndex());
}

int LeagueTableView::linesIn(const ShownRow &row) const
{
    if (row.isHeading() || m_mostLines == 1)
        return 1;
    const int air = 2 * gridStep(this, LeagueTableParts::airSteps);
    const int wide = 2 * fontMetrics().averageCharWidth(); // hardly a letter is wider
    QFont shown = font();
    shown.setBold(row.strong);
    qsizetype most = 1;
    for (int column = 0; column < static_cast<int>(row.cells.size()); ++column) {
        const QString cell = row.text(static_cast<size_t>(column));
        const int width = columnWidth(column) - air;
        if (cell.size() * wide > width) // few cells of a large table need to be measured
            most
                = std::max(most, LeagueTableParts::linesOf(cell, shown, width, m_mostLines).size());
    }
    return static_cast<int>(most);
}

/// Columns find their widths one after the other.
void LeagueTableView::fitRowsSoon()
{
    if (m_mostLines > 1 && !std::exchange(m_fitsSoon, true))
        QMetaObject::invokeMethod(this, &LeagueTableView::fitRows, Qt::QueuedConnection);
}

int LeagueTableView::wholeHeight() const
{
    const int head = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->sizeHint().height();
    return head + verticalHeader()->length() + 2 * frameWidth();
}

/// Sorted otherwise, no line parts them.
bool LeagueTableView::hasBand(int row) const
{
    return m_arrangement.parts && m_sortedBy.isEmpty()
        && m_model->table().endsOnward(static_cast<size_t>(row));
}

QRect LeagueTableView::rowPart(const QRect &rect, int row) const
{
    return hasBand(row) ? rect.adjusted(0, 0, 0, -gridStep(this, bandSteps)) : rect;
}

/// Who goes through need not be the first.
QString LeagueTableView::bandWords(int row) const
{
    const auto &rows = m_model->table().rows;
    int through = 0;
    bool all = true;
    for (int each = row; each >= 0 && !rows[static_cast<size_t>(each)].isHeading(); --each) {
        const bool goes = rows[static_cast<size_t>(each)].onward != Onward::No;
        through += goes ? 1 : 0;
        all = all && goes;
    }
    return all ? tr("The first %n go through", nullptr, through)
               : tr("%n go through", nullptr, through);
}

void LeagueTableView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!hasBand(row))
            continue;
        const int height = gridStep(this, bandSteps);
        const QRect band(0, rowViewportPosition(row) + rowHeight(row) - height, viewport()->width(),
                         height);
        if (event->rect().intersects(band))
            LeagueTableParts::paintBand(painter, band, bandWords(row), this);
    }
}

/// Only now the letters have their size.
void LeagueTableView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    fitAnew();
}

void LeagueTableView::resizeEvent(QResizeEvent *event)
{
    // More buttons below take room away from the row they belong to.
    const QRect row = visualRect(currentIndex());
    const bool wasSeen
        = row.isValid() && row.bottom() >= 0 && row.top() < event->oldSize().height();
    QTableView::resizeEvent(event);
    shareRoom();
    if (wasSeen)
        scrollTo(currentIndex());
}

void LeagueTableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitColumns();
        fitRowsSoon();
    }
}

void LeagueTableView::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !currentId().isEmpty())
        emit opened(currentId());
    else
        QTableView::keyPressEvent(event);
}

} // namespace dugout
