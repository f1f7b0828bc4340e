// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/shopoutcome.h"

#include <QAbstractTableModel>

#include <memory>

namespace dugout {

/// What the inducement shop sells to one side: what it is, how many were bought, the price. What
/// cannot be had can still be selected, so that its reason is read.
class ShopModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Kind, Bought, Price, ColumnCount };
    enum Role { ReasonRole = Qt::UserRole + 1 };

    explicit ShopModel(QObject *parent = nullptr);

    void setShop(const InducementShop &shop, size_t side, std::shared_ptr<const Ruleset> ruleset);
    void setLanguage(Language language);

    /// Null for an index outside.
    [[nodiscard]] const ShopOffer *offerAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const ShopOffer &offer, int column) const;
    [[nodiscard]] QString kindOf(const ShopOffer &offer) const;
    /// Empty when it can be bought now.
    [[nodiscard]] QString reason(const ShopOffer &offer) const;
    [[nodiscard]] QString explanation(const ShopOffer &offer) const;

    std::shared_ptr<const Ruleset> m_ruleset;
    std::vector<ShopOffer> m_offers;
    std::vector<Purchase> m_bought;
    int m_gold = 0;
    Language m_language = Language::English;
};

} // namespace dugout
