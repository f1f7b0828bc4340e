// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace dugout {

/// Leaves the rows that have every word of a search in a role of folded text. In a tree what is
/// above a hit stays, and what is below it too.
class SearchProxy final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit SearchProxy(int searchRole, QObject *parent = nullptr);

    void setWords(const QString &words);
    [[nodiscard]] bool isSearching() const { return !m_words.isEmpty(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    int m_role;
    QStringList m_words;
};

} // namespace dugout
