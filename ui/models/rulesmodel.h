// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rulesbook.h"
#include "ui/models/rulesindex.h"

#include <QAbstractListModel>

namespace dugout {

/// The list of the Rules place: the entries that answer the query, under a heading for each kind.
///
/// Headings cannot be selected. Without a text the favourites come first under a heading of their
/// own. Words are those of `language`; the search looks at all languages.
class RulesModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        RefRole = Qt::UserRole + 1, ///< `RulesRef::toString`, empty for a heading
        HeadingRole, ///< true for a heading
        CountRole, ///< how many a heading stands for
        OwnerRole, ///< what the entry belongs to, such as the table of a row
        FavouriteRole
    };

    explicit RulesModel(QObject *parent = nullptr);

    void setIndex(RulesIndex index);
    void setLanguage(Language language);
    void setFavourites(const QSet<QString> &refs);
    void setQuery(const RulesQuery &query);
    [[nodiscard]] const RulesQuery &query() const { return m_query; }

    [[nodiscard]] std::optional<RulesRef> refAt(const QModelIndex &index) const;
    /// Invalid when it is not in the list of the moment.
    [[nodiscard]] QModelIndex indexOf(const RulesRef &ref) const;
    /// The first entry that is no heading; invalid when nothing was found.
    [[nodiscard]] QModelIndex firstEntry() const;
    /// How many entries are listed, headings not counted.
    [[nodiscard]] int found() const { return m_found; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        enum class Kind { Entry, KindHeading, FavouritesHeading };
        Kind kind = Kind::Entry;
        size_t entry = 0;
        RulesKind rules = RulesKind::Table;
        int count = 0;
    };

    void refresh();
    void reorder();
    [[nodiscard]] std::vector<Row> rowsOf(const std::vector<RulesHit> &hits) const;
    [[nodiscard]] bool isFavourite(size_t entry) const;
    [[nodiscard]] QVariant headingData(const Row &row, int role) const;
    [[nodiscard]] QVariant entryData(const RulesEntry &entry, int role) const;

    RulesIndex m_index;
    RulesQuery m_query;
    QSet<QString> m_favourites;
    Language m_language = Language::English;
    std::vector<Row> m_rows;
    int m_found = 0;
};

} // namespace dugout
