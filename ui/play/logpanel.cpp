// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/logpanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/play/logdelegate.h"
#include "ui/play/logmodel.h"

#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

LogPanel::LogPanel(QWidget *parent)
    : Panel(parent)
    , m_model(new LogModel(this))
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_warning(new TextLabel(TextStyle::Body, this))
    , m_settle(new ActionButton(this))
    , m_edit(new ActionButton(this))
    , m_undo(new ActionButton(this))
    , m_redo(new ActionButton(this))
    , m_view(new QListView(this))
    , m_menu(new QMenu(this))
    , m_replace(m_menu->addAction(QString()))
    , m_insert(m_menu->addAction(QString()))
    , m_remove(m_menu->addAction(QString()))
{
    setObjectName(u"log-panel"_s);
    m_view->setObjectName(u"log"_s);
    m_settle->setObjectName(u"log-settle"_s);
    m_settle->hide();
    m_undo->setObjectName(u"undo"_s);
    m_redo->setObjectName(u"redo"_s);
    m_edit->setObjectName(u"log-edit"_s);
    m_undo->setIconName(u"undo"_s);
    m_redo->setIconName(u"redo"_s);
    m_warning->setWordWrap(true);
    m_warning->setTone(tone::look);
    m_warning->hide();
    m_view->setModel(m_model);
    m_view->setItemDelegate(new LogDelegate(this));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setMouseTracking(true);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *head = new FlowLayout;
    head->addWidget(m_title);
    for (ActionButton *button : {m_edit, m_undo, m_redo})
        head->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(head);
    layout->addWidget(m_warning);
    layout->addWidget(m_settle, 0, Qt::AlignLeft);
    layout->addWidget(m_view, 1);
    m_view->setMinimumHeight(gridStep(this, 12));
    connect(m_undo, &QAbstractButton::clicked, this, &LogPanel::undoRequested);
    connect(m_redo, &QAbstractButton::clicked, this, &LogPanel::redoRequested);
    connect(m_settle, &QAbstractButton::clicked, this, &LogPanel::settleRequested);
    connect(m_edit, &QAbstractButton::clicked, this,
            [this] { openMenu(m_edit->mapToGlobal(QPoint(0, m_edit->height()))); });
    const auto lookBack = [this](const QModelIndex &index) {
        emit lookBackRequested(index.data(LogModel::GroupRole).toInt());
    };
    connect(m_view, &QListView::clicked, this, lookBack);
    connect(m_view, &QListView::activated, this, lookBack);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        m_view->setCurrentIndex(m_view->indexAt(at));
        openMenu(m_view->viewport()->mapToGlobal(at));
    });
    connect(m_replace, &QAction::triggered, this,
            [this] { emit replaceRequested(currentGroup()); });
    connect(m_insert, &QAction::triggered, this, [this] { emit insertRequested(currentGroup()); });
    connect(m_remove, &QAction::triggered, this, [this] { emit removeRequested(currentGroup()); });
    retranslate();
}

void LogPanel::setRows(const std::vector<LogRow> &rows)
{
    m_model->setRows(rows);
    m_view->scrollToTop();
    m_misfits = static_cast<int>(std::count_if(
        rows.begin(), rows.end(), [](const LogRow &row) { return !row.misfit.isEmpty(); }));
    m_warning->setVisible(m_misfits > 0);
    m_settle->setVisible(m_canSettle && m_misfits > 0);
    m_edit->setEnabled(m_model->rowCount() > 0);
    retranslate();
}

void LogPanel::setCanSettle(bool can)
{
    m_canSettle = can;
    m_settle->setVisible(m_canSettle && m_misfits > 0);
}

void LogPanel::setCan(bool undo, bool redo)
{
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
}

void LogPanel::mark(int group)
{
    const int row = group < 0 ? -1 : m_model->rowOf(group);
    if (row < 0)
        m_view->clearSelection();
    else
        m_view->setCurrentIndex(m_model->index(row));
}

int LogPanel::currentGroup() const
{
    const QModelIndex current = m_view->currentIndex();
    return (current.isValid() ? current : m_model->index(0)).data(LogModel::GroupRole).toInt();
}

void LogPanel::openMenu(const QPoint &at)
{
    if (m_model->rowCount() > 0)
        m_menu->popup(at);
}

void LogPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange) {
        m_view->doItemsLayout();
        retranslate(); // the title is as high as the buttons beside it
    }
    Panel::changeEvent(event);
}

void LogPanel::retranslate()
{
    m_title->setText(tr("Log"));
    m_title->setMinimumHeight(m_undo->sizeHint().height());
    m_view->setAccessibleName(tr("Log"));
    m_undo->setText(tr("Undo"));
    m_undo->setKey(QKeySequence(Qt::CTRL | Qt::Key_Z));
    const QKeySequence redo(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    // Its picture alone: with words, large letters would need a second row of buttons.
    m_redo->setAccessibleName(tr("Redo"));
    m_redo->setShortcut(redo);
    m_redo->setToolTip(u"%1 (%2)"_s.arg(tr("Redo"), redo.toString(QKeySequence::NativeText)));
    m_edit->setText(tr("Correct…"));
    m_settle->setText(tr("Decide…"));
    m_replace->setText(tr("Answer this again…"));
    m_insert->setText(tr("Insert something before it…"));
    m_remove->setText(tr("Take it out"));
    m_warning->setText(tr("%n line(s) no longer fit what was corrected.", nullptr, m_misfits));
}

} // namespace dugout
