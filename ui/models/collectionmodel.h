// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "ui/models/collectionref.h"

#include <QAbstractItemModel>

namespace dugout {

/// Everything a coach can play with as a tree: warbands with their fighters, the three kinds of
/// cards, boards. Marks what is the coach's own and what still has open values.
class CollectionModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Facts, State, ColumnCount };
    enum Role {
        SearchRole = Qt::UserRole + 1, ///< every word of the entry in every language, folded
        RefRole, ///< a CollectionRef; invalid for a heading
        OpenRole,
        OwnRole
    };
    /// The headings, in their order.
    enum Group { Warbands, Objectives, Ploys, Upgrades, Boards, GroupCount };

    explicit CollectionModel(std::shared_ptr<const Ruleset> ruleset, QObject *parent = nullptr);

    /// `own` says which of `all` the coach added or changed.
    void setCollection(const Collection &all, const Collection &own);
    /// The words follow the language.
    void retranslate();
    [[nodiscard]] QModelIndex indexOf(const CollectionRef &ref) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// A line of the tree. Lines are numbered, and a number is what an index carries.
    struct Line
    {
        int parent = -1;
        int row = 0;
        std::vector<int> children;
        Group group = Warbands;
        std::optional<CollectionRef> ref;
        QString search;
        bool open = false;
        bool own = false;
    };

    int addLine(int parent, Line line);
    void addWarband(const Warband &warband, const Collection &own);
    void addCard(const SkirmishCard &card, const Collection &own);
    [[nodiscard]] const Line *lineAt(const QModelIndex &index) const;
    [[nodiscard]] QString nameOf(const Line &line) const;
    [[nodiscard]] QString factsOf(const Line &line) const;
    [[nodiscard]] static QString groupName(Group group);
    [[nodiscard]] static QString stateOf(const Line &line);

    std::shared_ptr<const Ruleset> m_ruleset;
    Collection m_all;
    std::vector<Line> m_lines; ///< the headings first
};

} // namespace dugout
