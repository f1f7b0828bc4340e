// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/listsearch.h"

#include "core/text/searchfold.h"
#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/keptlist.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace dugout {

ListSearch::ListSearch(KeptList *list, const char *command)
    : TextField(list->parentWidget())
    , m_list(list)
    , m_command(command)
{
    setObjectName(list->objectName() + u"-search"_s);
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::textChanged, this, &ListSearch::filter);
    connect(list->model(), &QAbstractItemModel::rowsInserted, this, &ListSearch::filter,
            Qt::QueuedConnection);
    auto *find = new QShortcut(commandKey(command), list->parentWidget()->parentWidget());
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        setFocus(Qt::ShortcutFocusReason);
        selectAll();
    });
    retranslate();
}

QLayout *ListSearch::row()
{
    auto *row = new QHBoxLayout;
    const int pad = gridStep(this, 2);
    row->setContentsMargins(pad, pad, pad, pad);
    row->addWidget(this);
    return row;
}

void ListSearch::filter()
{
    const QStringList words = foldForSearch(text()).split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty() && !m_isFiltering)
        return;
    m_isFiltering = !words.isEmpty();
    bool isCurrentHidden = false;
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        const bool hides = !words.isEmpty() && [&] {
            const QString said = foldForSearch(item->data(Qt::AccessibleTextRole).toString());
            return std::any_of(words.begin(), words.end(),
                               [&said](const QString &word) { return !said.contains(word); });
        }();
        m_list->setRowHidden(row, hides);
        if (!hides && first < 0)
            first = row;
        isCurrentHidden = isCurrentHidden || (hides && row == m_list->currentRow());
    }
    if (isCurrentHidden || (m_list->currentRow() < 0 && first >= 0))
        m_list->setCurrentRow(first);
    // What was not read yet may have them as well.
    if (!words.isEmpty())
        emit m_list->endReached();
}

void ListSearch::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_list->setFocus(Qt::ShortcutFocusReason);
        return;
    case Qt::Key_Escape:
        if (!text().isEmpty()) {
            clear();
            return;
        }
        break;
    default:
        break;
    }
    TextField::keyPressEvent(event);
}

void ListSearch::changeEvent(QEvent *event)
{
    TextField::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ListSearch::retranslate()
{
    setPlaceholderText(
        tr("Search (%1)").arg(commandKey(m_command).toString(QKeySequence::NativeText)));
    setAccessibleName(tr("Search this list"));
}

} // namespace dugout
