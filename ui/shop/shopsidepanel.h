// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/shopturns.h"
#include "ui/common/panel.h"

#include <memory>

class QListWidget;
class QTableView;

namespace dugout {

class ActionButton;
class BudgetBar;
class ChoiceBox;
class NumberBox;
class ShopModel;
class TextLabel;

/// One side of the inducement shop: its gold, what is for sale to it, what the chosen thing does
/// and what it has bought. It shows a shop and asks for every change.
class ShopSidePanel final : public Panel
{
    Q_OBJECT

public:
    ShopSidePanel(size_t side, std::shared_ptr<const Ruleset> ruleset, Language language,
                  QWidget *parent = nullptr);

    void showShop(const InducementShop &shop);
    /// What this side may do now; nothing while the other has its turn.
    void setTurn(std::optional<ShopTurnKind> turn);
    /// Bought once for many matches: with the gold there is, and whatever the opponent has.
    void setForGood();
    /// At the end only what was bought is left to see.
    void setOver(bool over);
    void retranslate();

signals:
    void treasuryRequested(int gold);
    void purchaseRequested(const dugout::Purchase &wanted);
    void withdrawalRequested(int row);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void fitTable();
    void fillGroups();
    void showGroup();
    /// The first that can be chosen.
    void pointAtFirst();
    void showOffer();
    void showMoney();
    void fillSkills(const PositionId &position);
    void buyCurrent();
    [[nodiscard]] QString boughtText(const Purchase &purchase) const;

    size_t m_side;
    bool m_forGood = false;
    std::shared_ptr<const Ruleset> m_ruleset;
    Language m_language;
    InducementShop m_shop;
    std::optional<ShopTurnKind> m_turn;
    ShopModel *m_model;
    TextLabel *m_name;
    TextLabel *m_money;
    TextLabel *m_gold;
    BudgetBar *m_budget;
    TextLabel *m_treasuryLabel;
    NumberBox *m_treasury;
    QTableView *m_offers;
    TextLabel *m_chosen; ///< what it is called
    TextLabel *m_about; ///< and what it does
    TextLabel *m_reason;
    ChoiceBox *m_skill;
    NumberBox *m_price;
    ActionButton *m_buy;
    TextLabel *m_boughtTitle;
    QListWidget *m_bought;
    ActionButton *m_withdraw;
    ChoiceBox *m_group;
};

} // namespace dugout
