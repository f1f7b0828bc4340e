// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaguetableview.h"

#include "ui/common/appearance.h"
#include "ui/models/showntablemodel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

namespace dugout {

namespace {

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
        return {model->idAt(index).isEmpty() ? 0 : size.width() + gridStep(option.widget, 2),
                size.height() + gridStep(option.widget, 2)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(ShownTableModel::StrongRole).toBool());
        if (index.data(ShownTableModel::QuietRole).toBool())
            option->palette.setColor(QPalette::Text, option->palette.color(tone::greyInk));
    }
};

} // namespace

LeagueTableView::LeagueTableView(QWidget *parent)
    : QTableView(parent)
    , m_model(new ShownTableModel(this))
{
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

void LeagueTableView::fitColumns()
{
    QHeaderView *header = horizontalHeader();
    header->setMinimumSectionSize(gridStep(this, 7));
    verticalHeader()->setDefaultSectionSize(gridStep(this, 8));
    const auto &columns = m_model->table().columns;
    for (size_t i = 0; i < columns.size(); ++i)
        header->setSectionResizeMode(static_cast<int>(i),
                                     columns[i].grows ? QHeaderView::Stretch
                                                      : QHeaderView::ResizeToContents);
}

void LeagueTableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
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
