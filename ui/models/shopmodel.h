// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/shopoutcome.h"

#include <QAbstractTableModel>

#include <memory>

namespace dugout {

/// What the inducement shop sells to one side, in groups with a heading each: what it is, how many
/// were bought, the price. What cannot be had can still be selected, so that its reason is read.
class ShopModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Bought, Price, ColumnCount };
    enum Role {
        ReasonRole = Qt::UserRole + 1,
        HeadingRole, ///< whether the row is the title of a group
        StatsRole, ///< of a player: letters and numbers in turn
        LineRole, ///< his skills, or what the thing does
        AboutRole, ///< the same in full
    };
    enum class Group { Helpers, Mercenaries, Cards, Stars };

    explicit ShopModel(QObject *parent = nullptr);

    void setShop(const InducementShop &shop, size_t side, std::shared_ptr<const Ruleset> ruleset);
    void setLanguage(Language language);

    /// Only those of one group; none: all of them, under their headings.
    void showGroup(std::optional<Group> group);
    /// Those there is something of.
    [[nodiscard]] std::vector<Group> groups() const;
    [[nodiscard]] static QString groupName(Group group);

    /// Null for a heading and an index outside.
    [[nodiscard]] const ShopOffer *offerAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const ShopOffer &offer, int column) const;
    [[nodiscard]] static Group groupOf(const ShopOffer &offer);
    void arrange();
    [[nodiscard]] static QVariant headingData(Group group, const QModelIndex &index, int role);
    /// Of players; null for things.
    struct Plays
    {
        const Profile *profile = nullptr;
        const std::vector<SkillId> *skills = nullptr;
    };
    [[nodiscard]] Plays playsAs(const ShopOffer &offer) const;
    [[nodiscard]] QStringList stats(const ShopOffer &offer) const;
    [[nodiscard]] QString skillNames(const ShopOffer &offer) const;
    [[nodiscard]] QString summary(const ShopOffer &offer) const;
    [[nodiscard]] QString about(const ShopOffer &offer) const;
    /// Empty when it can be bought now.
    [[nodiscard]] QString reason(const ShopOffer &offer) const;

    /// A row of the list.
    struct Row
    {
        Group group;
        int offer; ///< negative: its heading
    };

    std::shared_ptr<const Ruleset> m_ruleset;
    std::vector<ShopOffer> m_offers;
    std::vector<Row> m_list;
    std::optional<Group> m_group;
    RosterId m_roster;
    std::vector<Purchase> m_bought;
    int m_gold = 0;
    Language m_language = Language::English;
};

} // namespace dugout
