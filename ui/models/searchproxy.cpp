// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/searchproxy.h"

#include "core/text/searchfold.h"

#include <algorithm>

namespace dugout {

SearchProxy::SearchProxy(int searchRole, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_role(searchRole)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
}

void SearchProxy::setWords(const QString &words)
{
    m_words = foldForSearch(words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool SearchProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QString text = sourceModel()->index(row, 0, parent).data(m_role).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString &word) { return text.contains(word); });
}

} // namespace dugout
