// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

namespace dugout {

class ActionButton;
class FlowLayout;

/// *Dugout rolls* or *I rolled*.
class DiceBody final : public PromptBody
{
    Q_OBJECT

public:
    DiceBody(const OfferedPrompt &offer, RandomSource &random, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;
    [[nodiscard]] bool answersEnter() const override;
    [[nodiscard]] QWidget *fieldFor(const QString &text) override;
    void setTight(bool tight) override;
    [[nodiscard]] bool isCount() const override { return true; }

protected:
    void showWords() override;

private:
    void enter();
    void dress();
    [[nodiscard]] QWidget *typed() const;
    void stopEntering();

    RandomSource &m_random;
    QWidget *m_dice;
    FlowLayout *m_buttons;
    ActionButton *m_roll;
    ActionButton *m_enter;
    DiceEntry *m_entry;
    bool m_tight = false;
    std::optional<bool> m_own; ///< as it is dressed; nothing before it is
};

} // namespace dugout
