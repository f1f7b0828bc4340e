// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/carddraw.h"
#include "core/shop/shopturns.h"

#include <QDialog>

#include <memory>

class QCheckBox;

namespace dugout {

class ActionButton;
class ShopSidePanel;
class TextLabel;

/// The inducement shop before a match: both coaches at one screen, one turn after the other in
/// the edition's order, and at the end what each takes onto the pitch.
class ShopDialog final : public QDialog
{
    Q_OBJECT

public:
    ShopDialog(InducementShop shop, std::shared_ptr<const Ruleset> ruleset, Language language,
               RandomSource &dice, QWidget *parent = nullptr);

    [[nodiscard]] const InducementShop &shop() const { return m_shop; }
    [[nodiscard]] const DealtCards &cards() const { return m_cards; }
    /// Whether what was paid is to be taken out of the treasuries.
    [[nodiscard]] bool isPaid() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void step(int by);
    /// A side without gold has nothing to buy.
    [[nodiscard]] bool isIdle(const ShopTurn &turn) const;
    /// The next turn that way with something to do, or the end; none before the first.
    [[nodiscard]] std::optional<int> stepFrom(int from, int by) const;
    void refresh();
    void change(const Result<InducementShop> &changed);
    void deal();
    [[nodiscard]] std::vector<ShopTurn> turns() const;
    [[nodiscard]] std::optional<ShopTurn> turn() const;
    [[nodiscard]] bool isOver() const { return !turn(); }
    [[nodiscard]] QString turnSentence() const;
    /// Who ends up with nothing for his gold, and the cards that were dealt.
    [[nodiscard]] QString outcomeSentence() const;

    InducementShop m_shop;
    DealtCards m_cards;
    std::shared_ptr<const Ruleset> m_ruleset;
    Language m_language;
    RandomSource &m_dice;
    std::optional<size_t> m_firstToBuy;
    int m_step = -1;
    std::array<ShopSidePanel *, 2> m_sides{};
    TextLabel *m_title;
    TextLabel *m_sentence;
    TextLabel *m_problem;
    ActionButton *m_swap;
    ActionButton *m_deal;
    QCheckBox *m_pays;
    ActionButton *m_cancel;
    ActionButton *m_back;
    ActionButton *m_next;
};

} // namespace dugout
