// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulesmodel.h"

#include "ui/models/plaintooltip.h"

#include <algorithm>

namespace dugout {

RulesModel::RulesModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

void RulesModel::setIndex(RulesIndex index)
{
    m_index = std::move(index);
    refresh();
}

void RulesModel::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    emit headerDataChanged(Qt::Horizontal, 0, 0);
    reorder();
}

/// Another language has another order; what is selected stays so.
void RulesModel::reorder()
{
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::optional<RulesRef>> meant;
    for (const QModelIndex &index : before)
        meant.push_back(refAt(index));
    m_query.language = m_language;
    m_rows = rowsOf(m_index.search(m_query, m_favourites));
    QModelIndexList after;
    for (const std::optional<RulesRef> &ref : meant)
        after.append(ref ? indexOf(*ref) : QModelIndex());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

void RulesModel::setFavourites(const QSet<QString> &refs)
{
    m_favourites = refs;
    refresh();
}

void RulesModel::setQuery(const RulesQuery &query)
{
    RulesQuery asked = query;
    asked.language = m_query.language;
    if (asked == m_query)
        return;
    m_query = asked;
    refresh();
}

bool RulesModel::isFavourite(size_t entry) const
{
    return !m_favourites.isEmpty()
        && m_favourites.contains(m_index.entries()[entry].ref.toString());
}

std::vector<RulesModel::Row> RulesModel::rowsOf(const std::vector<RulesHit> &hits) const
{
    std::vector<Row> rows;
    rows.reserve(hits.size() + allRulesKinds.size());
    const bool favouritesFirst = m_query.text.trimmed().isEmpty() && !m_query.favouritesOnly;
    if (favouritesFirst && !m_favourites.isEmpty()) {
        // Also rows and positions, which otherwise are not listed without a text.
        for (size_t entry = 0; entry < m_index.entries().size(); ++entry) {
            const bool wanted = !m_query.kind || m_index.entries()[entry].ref.kind == *m_query.kind;
            if (wanted && isFavourite(entry))
                rows.push_back({Row::Kind::Entry, entry, {}, 0});
        }
        if (!rows.empty())
            rows.insert(rows.begin(),
                        {Row::Kind::FavouritesHeading, 0, {}, static_cast<int>(rows.size())});
    }
    size_t heading = rows.size();
    std::optional<RulesKind> last;
    for (const RulesHit &hit : hits) {
        if (favouritesFirst && isFavourite(hit.entry))
            continue;
        const RulesKind kind = m_index.entries()[hit.entry].ref.kind;
        if (last != kind) {
            heading = rows.size();
            rows.push_back({Row::Kind::KindHeading, 0, kind, 0});
            last = kind;
        }
        ++rows[heading].count;
        rows.push_back({Row::Kind::Entry, hit.entry, kind, 0});
    }
    return rows;
}

void RulesModel::refresh()
{
    m_query.language = m_language;
    std::vector<Row> rows = rowsOf(m_index.search(m_query, m_favourites));
    beginResetModel();
    m_rows = std::move(rows);
    m_found = static_cast<int>(std::count_if(
        m_rows.begin(), m_rows.end(), [](const Row &row) { return row.kind == Row::Kind::Entry; }));
    endResetModel();
}

std::optional<RulesRef> RulesModel::refAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return std::nullopt;
    const Row &row = m_rows[static_cast<size_t>(index.row())];
    if (row.kind != Row::Kind::Entry)
        return std::nullopt;
    return m_index.entries()[row.entry].ref;
}

QModelIndex RulesModel::indexOf(const RulesRef &ref) const
{
    for (size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].kind == Row::Kind::Entry && m_index.entries()[m_rows[row].entry].ref == ref)
            return index(static_cast<int>(row));
    }
    return {};
}

QModelIndex RulesModel::firstEntry() const
{
    for (size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].kind == Row::Kind::Entry)
            return index(static_cast<int>(row));
    }
    return {};
}

int RulesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[static_cast<size_t>(index.row())];
    if (row.kind != Row::Kind::Entry)
        return headingData(row, role);
    if (role == FavouriteRole)
        return isFavourite(row.entry);
    return entryData(m_index.entries()[row.entry], role);
}

QVariant RulesModel::headingData(const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row.kind == Row::Kind::FavouritesHeading ? tr("Favourites")
                                                        : rulesKindName(row.rules);
    case HeadingRole:
        return true;
    case CountRole:
        return row.count;
    default:
        return {};
    }
}

QVariant RulesModel::entryData(const RulesEntry &entry, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return entry.name.in(m_language);
    case Qt::AccessibleTextRole:
        return entry.ownerName.isEmpty()
            ? entry.name.in(m_language)
            : entry.name.in(m_language) + QStringLiteral(", ") + entry.ownerName.in(m_language);
    case Qt::ToolTipRole:
        return plainToolTip(entry.summary.in(m_language));
    case OwnerRole:
        return entry.ownerName.in(m_language);
    case RefRole:
        return entry.ref.toString();
    case HeadingRole:
        return false;
    default:
        return {};
    }
}

QVariant RulesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section != 0 || orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return tr("Name");
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Row &row = m_rows[static_cast<size_t>(index.row())];
    if (row.kind != Row::Kind::Entry)
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace dugout
