// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/logpanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/command.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/play/logdelegate.h"
#include "ui/play/logmodel.h"

#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The height of the lines of an opened log on a low desk: with much beside it, and with little.
constexpr int fewLines = 18;
constexpr int openedLines = 22;

} // namespace

LogPanel::LogPanel(QWidget *parent)
    : Panel(parent)
    , m_model(new LogModel(this))
    , m_delegate(new LogDelegate(this))
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_unfold(new ActionButton(this))
    , m_newest(new TextLabel(TextStyle::Small, this))
    , m_warning(new TextLabel(TextStyle::Body, this))
    , m_settle(new ActionButton(this))
    , m_topics(new ChoiceBox(this))
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
    m_topics->setObjectName(u"log-topics"_s);
    m_topics->setFocusPolicy(Qt::TabFocus);
    m_topics->hide();
    m_undo->setObjectName(u"undo"_s);
    m_redo->setObjectName(u"redo"_s);
    m_edit->setObjectName(u"log-edit"_s);
    m_unfold->setObjectName(u"log-unfold"_s);
    m_newest->setObjectName(u"log-newest"_s);
    m_unfold->setCheckable(true);
    for (ActionButton *button : {m_undo, m_redo, m_unfold})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    m_warning->setWordWrap(true);
    m_warning->setTone(tone::look);
    m_warning->hide();
    layOut();
    connectAll();
    fold();
    retranslate();
}

void LogPanel::layOut()
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setWordWrap(true); // else the rows keep their height when the width changes
    m_view->setMouseTracking(true);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *head = new QHBoxLayout;
    head->setSpacing(gridStep(this, 2));
    head->addWidget(m_title);
    head->addWidget(m_unfold);
    head->addWidget(m_newest);
    head->addStretch();
    head->addWidget(m_topics);
    for (ActionButton *button : {m_edit, m_undo, m_redo})
        head->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(head);
    layout->addWidget(m_warning);
    layout->addWidget(m_settle, 0, Qt::AlignLeft);
    layout->addWidget(m_view, 1);
}

void LogPanel::connectAll()
{
    connect(m_undo, &QAbstractButton::clicked, this, &LogPanel::undoRequested);
    connect(m_redo, &QAbstractButton::clicked, this, &LogPanel::redoRequested);
    connect(m_topics, &QComboBox::activated, this, &LogPanel::topicChosen);
    connect(m_unfold, &QAbstractButton::toggled, this, &LogPanel::fold);
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
}

void LogPanel::setFoldable(bool foldable)
{
    if (foldable == m_foldable)
        return;
    m_foldable = foldable;
    setTight(foldable);
    m_unfold->setChecked(false);
    fold();
}

void LogPanel::setBrief(bool brief)
{
    if (brief == m_brief)
        return;
    m_brief = brief;
    setTight(brief || m_foldable);
    fold();
}

void LogPanel::setRoom(int most)
{
    const int around = height() - contentsRect().height();
    const int room = most - around - m_undo->sizeHint().height() - layout()->spacing();
    if (room == m_room)
        return;
    m_room = room;
    if (m_foldable)
        fold();
}

void LogPanel::fold()
{
    const bool folded = m_foldable && !m_unfold->isChecked();
    m_title->setVisible(!m_foldable);
    m_unfold->setVisible(m_foldable);
    m_view->setVisible(!folded);
    // Who opens it on a low desk wants to read more than the newest line of it, but not to scroll
    // what a turn offers beside it.
    m_view->setMinimumHeight(
        m_foldable ? std::clamp(m_room, gridStep(this, fewLines), gridStep(this, openedLines))
                   : gridStep(this, 12));
    m_topics->setVisible(!m_topicNames.isEmpty() && !m_foldable && !m_brief);
    m_edit->setVisible(!m_brief);
    for (ActionButton *button : {m_unfold, m_edit, m_undo, m_redo})
        button->setCompact(m_foldable || m_brief);
    // Folded it is as high as its head: the card has the rest.
    setSizePolicy(QSizePolicy::Preferred, folded ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    fit();
}

void LogPanel::setLooks(std::function<LogLook(int)> looks)
{
    m_delegate->setLooks(std::move(looks));
    m_view->viewport()->update();
}

/// Their pictures are well known; tool tips say their keys.
void LogPanel::sayKeys()
{
    m_undo->setPictureCommand("undo", m_undoes);
    m_undo->setAccessibleDescription(m_undoes);
    m_redo->setPictureCommand("redo");
}

void LogPanel::fit()
{
    sayKeys();
    const int gap = gridStep(this, 2);
    const QWidget *name = m_foldable ? static_cast<QWidget *>(m_unfold) : m_title;
    int taken = name->sizeHint().width();
    for (const ActionButton *button : {m_edit, m_undo, m_redo})
        taken += gap + button->sizeHint().width();
    if (!m_topics->isHidden())
        taken += gap + m_topics->sizeHint().width();
    m_title->setMinimumHeight(m_undo->sizeHint().height());
    const int left = contentsRect().width() - taken - gap;
    const bool shown = m_foldable && !m_unfold->isChecked() && left > gridStep(this, 30);
    m_newest->setVisible(shown);
    if (!shown)
        return;
    const QString line = m_model->newest();
    m_newest->setFixedSize(left, m_undo->sizeHint().height());
    m_newest->setText(m_newest->fontMetrics().elidedText(line, Qt::ElideRight, left));
    m_newest->setToolTip(plainToolTip(line));
}

void LogPanel::resizeEvent(QResizeEvent *event)
{
    fit();
    Panel::resizeEvent(event);
}

void LogPanel::setTopics(const QStringList &names)
{
    if (names == m_topicNames)
        return;
    const int before = m_topics->currentIndex();
    m_topicNames = names;
    m_topics->clear();
    m_topics->addItem(tr("Everything"));
    m_topics->addItems(names);
    m_topics->setCurrentIndex(std::clamp(before, 0, static_cast<int>(names.size())));
    m_topics->updateGeometry(); // else the row keeps the width of another language
    fold();
}

int LogPanel::topic() const
{
    return m_topicNames.isEmpty() ? -1 : m_topics->currentIndex() - 1;
}

void LogPanel::setUndoes(const QString &line)
{
    m_undoes = line;
}

void LogPanel::setRows(const std::vector<LogRow> &rows, const std::optional<QSet<int>> &wanted)
{
    if (m_model->setRows(rows,
                         wanted)) // a look back changes none: the line looked at stays in sight
        m_view->scrollToTop();
    m_rejectedEvents = static_cast<int>(std::count_if(
        rows.begin(), rows.end(), [](const LogRow &row) { return !row.rejected.isEmpty(); }));
    m_warning->setVisible(m_rejectedEvents > 0);
    m_settle->setVisible((m_canSettle || m_canDrop) && m_rejectedEvents > 0);
    m_edit->setEnabled(m_model->rowCount() > 0);
    retranslate();
}

void LogPanel::setCanSettle(bool can)
{
    m_canSettle = can;
    m_settle->setVisible((m_canSettle || m_canDrop) && m_rejectedEvents > 0);
}

void LogPanel::setCanDrop(bool can)
{
    m_canDrop = can;
    setCanSettle(m_canSettle);
    retranslate();
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
        fit();
    }
    Panel::changeEvent(event);
}

void LogPanel::retranslate()
{
    m_title->setText(tr("Log"));
    m_unfold->setCommand("log-unfold");
    m_view->setAccessibleName(tr("Log"));
    m_topics->setAccessibleName(tr("What the log shows"));
    if (m_topics->count() > 0)
        m_topics->setItemText(0, tr("Everything"));
    m_topics->updateGeometry();
    m_edit->setCommand("log-edit");
    m_settle->setCommand(m_canDrop ? "log-drop" : "log-settle");
    m_replace->setText(commandWords("log-replace"));
    m_insert->setText(commandWords("log-insert"));
    m_remove->setText(commandWords("log-remove"));
    m_warning->setText(
        tr("%n entry/entries no longer fit the correction.", nullptr, m_rejectedEvents));
    fit();
}

} // namespace dugout
