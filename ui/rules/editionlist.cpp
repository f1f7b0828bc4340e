// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/editionlist.h"

#include "core/rules/rulesetlibrary.h"

namespace dugout {

EditionList::EditionList(RulesetLibrary &library, Language language, QObject *parent)
    : QAbstractListModel(parent)
    , m_language(language)
{
    const QStringList ids = library.ids();
    for (const QString &id : ids) {
        if (const auto ruleset = library.load(id))
            m_editions.push_back({id, (*ruleset)->name(), {}});
    }
    for (const auto &[id, problems] : library.faulty())
        m_editions.push_back({id, {}, problems});
}

void EditionList::setLanguage(Language language)
{
    m_language = language;
    emit dataChanged(index(0), index(rowCount() - 1));
}

QString EditionList::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_editions[static_cast<size_t>(row)].id : QString();
}

int EditionList::rowOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (idAt(row) == id)
            return row;
    }
    return -1;
}

ProblemList EditionList::problemsAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_editions[static_cast<size_t>(row)].problems
                                        : ProblemList();
}

int EditionList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_editions.size());
}

QVariant EditionList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const Edition &edition = m_editions[static_cast<size_t>(index.row())];
    return edition.problems.empty() ? edition.name.in(m_language)
                                    : tr("%1 (has a fault)").arg(edition.id);
}

} // namespace dugout
