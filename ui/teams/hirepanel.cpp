// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/hirepanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/models/hiremodel.h"
#include "ui/teams/hiredelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// No position is longer in any language; a file from elsewhere may have some.
constexpr int widestNameSteps = 50;
constexpr int leastTableSteps = 40;
constexpr int mostTableSteps = 84;

} // namespace

HirePanel::HirePanel(HireModel &model, QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_table(new QTableView(this))
    , m_rows(new HireDelegate(m_table))
    , m_hint(new TextLabel(TextStyle::Small, this))
    , m_hire(new ActionButton(this))
{
    m_table->setModel(&model);
    m_table->setObjectName(u"hire-table"_s);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setDragEnabled(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle); // positions of a team often begin alike
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(HireModel::Name, QHeaderView::Stretch);
    m_table->setItemDelegate(m_rows);
    for (const int column : {HireModel::Count, HireModel::Cost})
        m_table->setColumnHidden(column, true); // the rows say it themselves
    m_hint->setWordWrap(true);
    m_hire->setObjectName(u"hire"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_table);
    layout->addWidget(m_hire, 0, Qt::AlignLeft);
    layout->addWidget(m_hint);
    connect(m_table, &QAbstractItemView::activated, this, &HirePanel::hireCurrent);
    connect(m_rows, &HireDelegate::hireRequested, this, [this](const QModelIndex &index) {
        emit hireRequested(index.data(HireModel::PositionIdRole).toString());
    });
    connect(m_hire, &QAbstractButton::clicked, this, &HirePanel::hireCurrent);
    connect(&model, &QAbstractItemModel::modelReset, this, &HirePanel::fitTable);
    connect(&model, &QAbstractItemModel::dataChanged, this, &HirePanel::fitTable);
    retranslate();
}

void HirePanel::hireCurrent()
{
    const QModelIndex index = m_table->currentIndex();
    if (index.isValid())
        emit hireRequested(index.data(HireModel::PositionIdRole).toString());
}

void HirePanel::focusPositions()
{
    m_table->setFocus();
}

int HirePanel::namesWidth() const
{
    int widest = 0;
    for (int row = 0; row < m_table->model()->rowCount(); ++row)
        widest = std::max(widest,
                          m_table->fontMetrics().horizontalAdvance(
                              m_table->model()->index(row, HireModel::Name).data().toString()));
    return std::min(widest + gridStep(this, 2), gridStep(this, widestNameSteps));
}

int HirePanel::tableWidth() const
{
    return std::clamp(static_cast<QAbstractItemView *>(m_table)->sizeHintForColumn(HireModel::Name),
                      gridStep(this, leastTableSteps), gridStep(this, mostTableSteps));
}

void HirePanel::fitTable()
{
    const int rowHeight = HireDelegate::rowHeight(m_table);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->setMinimumWidth(tableWidth());
    m_table->setFixedHeight(m_table->model()->rowCount() * rowHeight + 4);
    if (!m_table->currentIndex().isValid() && m_table->model()->rowCount() > 0)
        m_table->setCurrentIndex(m_table->model()->index(0, 0));
}

void HirePanel::retranslate()
{
    m_title->setText(tr("Hire"));
    m_hint->setText(tr("Press +, or drag a position onto the team."));
    m_hire->setCommand("hire");
    m_hire->setAccessibleName(tr("Hire the selected position"));
    m_table->setAccessibleName(tr("Positions for hire"));
}

void HirePanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitTable();
}

} // namespace dugout
