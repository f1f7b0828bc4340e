// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/leaguetableview.h"

#include "ui/common/appearance.h"
#include "ui/common/rowfocus.h"
#include "ui/models/showntablemodel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace dugout {

namespace {

/// At each side of a cell.
constexpr int airSteps = 2;

/// As many lines of the width as it takes; the last that is allowed has the rest, cut off.
QStringList linesOf(const QString &text, const QFont &font, int width, int most)
{
    const QFontMetrics metrics(font);
    if (most == 1 || width <= 0 || metrics.horizontalAdvance(text) <= width)
        return {metrics.elidedText(text, Qt::ElideRight, width)};
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() + 1 == most) {
            lines.append(metrics.elidedText(text.sliced(line.textStart()), Qt::ElideRight, width));
            break;
        }
        lines.append(text.sliced(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

class LeagueTableDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        // A heading has the whole width and must not widen its first column.
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const auto *model = static_cast<const ShownTableModel *>(index.model());
        return {model->idAt(index).isEmpty() ? 0
                                             : size.width() + 2 * gridStep(option.widget, airSteps),
                size.height() + gridStep(option.widget, 2)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem shown(option);
        initStyleOption(&shown, index);
        const QString text = std::exchange(shown.text, QString());
        // The selection as the style draws it, and over it words with more air than it leaves.
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter,
                                            option.widget);
        const int pad = gridStep(option.widget, airSteps);
        const QRect area = shown.rect.adjusted(pad, 0, -pad, 0);
        const bool quiet = index.data(ShownTableModel::QuietRole).toBool();
        painter->setFont(shown.font);
        painter->setPen(option.palette.color(isInkedAnew(shown) ? tone::onGo
                                                 : quiet        ? tone::greyInk
                                                                : tone::ink));
        const QStringList lines
            = linesOf(text, shown.font, area.width(),
                      static_cast<const LeagueTableView *>(option.widget)->mostLines());
        const int step = shown.fontMetrics.lineSpacing();
        QRect line = area;
        line.translate(0, -step * static_cast<int>(lines.size() - 1) / 2);
        for (const QString &each : lines) {
            painter->drawText(line, int(shown.displayAlignment), each);
            line.translate(0, step);
        }
        if (index.data(ShownTableModel::LastOnwardRole).toBool()) { // those below do not go on
            painter->setPen(QPen(option.palette.color(tone::go), 2 * strokeWidth(option.palette)));
            painter->drawLine(shown.rect.bottomLeft(), shown.rect.bottomRight());
        }
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(ShownTableModel::StrongRole).toBool());
        option->fontMetrics = QFontMetrics(option->font);
    }
};

int titleWidth(const QWidget *header, const QString &title)
{
    return header->fontMetrics().horizontalAdvance(title) + 2 * gridStep(header, airSteps) + 2;
}

/// Quiet words over their columns, with the same air as the cells have.
class LeagueTableHeader final : public QHeaderView
{
public:
    explicit LeagueTableHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    { }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const int pad = gridStep(this, airSteps);
        painter->save();
        painter->fillRect(rect, palette().color(tone::card));
        painter->setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        painter->setPen(palette().color(tone::greyInk));
        painter->setFont(font());
        const int alignment
            = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        painter->drawText(rect.adjusted(pad, 0, -pad, 0), alignment,
                          model()->headerData(section, Qt::Horizontal).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        const QString title = model()->headerData(section, Qt::Horizontal).toString();
        return {titleWidth(this, title), gridStep(this, 9)};
    }
};

} // namespace

LeagueTableView::LeagueTableView(QWidget *parent)
    : QTableView(parent)
    , m_model(new ShownTableModel(this))
{
    setHorizontalHeader(new LeagueTableHeader(this));
    setModel(m_model);
    setItemDelegate(new LeagueTableDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &LeagueTableView::fitRowsSoon);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { emit currentIdChanged(currentId()); });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (const QString id = m_model->idAt(index); !id.isEmpty())
            emit opened(id);
    });
}

const ShownTable &LeagueTableView::table() const
{
    return m_model->table();
}

void LeagueTableView::setTable(const ShownTable &table)
{
    if (table == m_model->table())
        return;
    const QString before = currentId();
    const bool same = table.columns == m_model->table().columns;
    clearSpans();
    m_model->setTable(table);
    for (size_t row = 0; row < table.rows.size(); ++row) {
        if (table.rows[row].isHeading() && table.columns.size() > 1)
            setSpan(static_cast<int>(row), 0, 1, static_cast<int>(table.columns.size()));
    }
    if (!same)
        fitColumns();
    else
        limitColumns();
    fitRows();
    setCurrentId(before);
    if (currentId().isEmpty()) {
        for (const ShownRow &row : table.rows) {
            if (!row.isHeading()) {
                setCurrentId(row.id);
                break;
            }
        }
    }
    emit currentIdChanged(currentId());
}

QString LeagueTableView::currentId() const
{
    return m_model->idAt(currentIndex());
}

void LeagueTableView::setCurrentId(const QString &id)
{
    if (const int row = m_model->rowOf(id); row >= 0)
        setCurrentIndex(m_model->index(row, 0));
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
    verticalHeader()->setDefaultSectionSize(gridStep(this, 8));
    const auto &columns = m_model->table().columns;
    for (size_t i = 0; i < columns.size(); ++i)
        header->setSectionResizeMode(static_cast<int>(i),
                                     columns[i].grows ? QHeaderView::Stretch
                                                      : QHeaderView::ResizeToContents);
    limitColumns();
}

/// Names and all the rest side by side, with nothing cut off.
bool LeagueTableView::hasRoomForAll() const
{
    const auto &columns = m_model->table().columns;
    int rest = viewport()->width();
    int growing = 0;
    int widest = 0;
    for (size_t i = 0; i < columns.size(); ++i) {
        const int column = static_cast<int>(i);
        const int needed
            = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        if (columns[i].grows) { // they share what is left in equal parts
            ++growing;
            widest = std::max(widest, needed);
        } else {
            rest -= needed;
        }
    }
    return growing > 0 && rest >= growing * widest;
}

/// Long notes leave the names their room; what is cut off is the tool tip. A title never is, and
/// what the rows are called has more where there are few columns.
void LeagueTableView::limitColumns()
{
    const auto &columns = m_model->table().columns;
    const int width = viewport()->width();
    if (hasRoomForAll()) {
        horizontalHeader()->setMaximumSectionSize(width);
        return;
    }
    // On a small screen they would take it from names that are not long at all.
    const int usual = width < gridStep(this, 240) ? 5 : 4;
    const bool namesGrow = columns.empty() || columns.front().grows;
    const int share = !namesGrow && columns.size() <= 3 ? width * 2 / 5 : width / usual;
    int most = std::max(gridStep(this, 24), share);
    for (const ShownColumn &each : columns) {
        if (!each.grows)
            most = std::max(most, titleWidth(horizontalHeader(), each.title));
    }
    horizontalHeader()->setMaximumSectionSize(most);
}

void LeagueTableView::setMostLines(int lines)
{
    m_mostLines = std::max(1, lines);
    fitRows();
}

void LeagueTableView::fitRows()
{
    m_fitsSoon = false;
    if (m_mostLines == 1)
        return;
    const auto &rows = m_model->table().rows;
    const bool wasSeen = viewport()->rect().intersects(visualRect(currentIndex()));
    for (size_t i = 0; i < rows.size(); ++i) {
        const int height = gridStep(this, 8) + (linesIn(rows[i]) - 1) * fontMetrics().lineSpacing();
        if (const int row = static_cast<int>(i); rowHeight(row) != height)
            setRowHeight(row, height);
    }
    if (wasSeen)
        scrollTo(currentIndex());
}

int LeagueTableView::linesIn(const ShownRow &row) const
{
    if (row.isHeading())
        return 1;
    const int air = 2 * gridStep(this, airSteps);
    const int wide = 2 * fontMetrics().averageCharWidth(); // hardly a letter is wider
    QFont shown = font();
    shown.setBold(row.strong);
    qsizetype most = 1;
    for (int column = 0; column < static_cast<int>(row.cells.size()); ++column) {
        const QString cell = row.text(static_cast<size_t>(column));
        const int width = columnWidth(column) - air;
        if (cell.size() * wide > width) // few cells of a large table need to be measured
            most = std::max(most, linesOf(cell, shown, width, m_mostLines).size());
    }
    return static_cast<int>(most);
}

/// Columns find their widths one after the other.
void LeagueTableView::fitRowsSoon()
{
    if (m_mostLines > 1 && !std::exchange(m_fitsSoon, true))
        QMetaObject::invokeMethod(this, &LeagueTableView::fitRows, Qt::QueuedConnection);
}

void LeagueTableView::resizeEvent(QResizeEvent *event)
{
    // More buttons below take room away from the row they belong to.
    const QRect row = visualRect(currentIndex());
    const bool wasSeen
        = row.isValid() && row.bottom() >= 0 && row.top() < event->oldSize().height();
    limitColumns();
    QTableView::resizeEvent(event);
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
