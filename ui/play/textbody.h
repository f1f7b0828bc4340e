// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

namespace dugout {

class ActionButton;
class TextField;

/// A line to type in. Where the words of a book are asked for, its dice can be rolled, and a number
/// or the beginning of what was entered before finds it again.
class TextBody final : public PromptBody
{
    Q_OBJECT

public:
    TextBody(const OfferedPrompt &offer, RandomSource &random, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;

protected:
    void showWords() override;

private:
    void addBook();
    void enter();
    void edit();
    void take();
    void nameTake();
    void keepWidth();
    /// Nothing is typed, and nothing has to be.
    [[nodiscard]] bool leavesItEmpty() const;
    void roll();
    /// What was entered before for a number alone; else what was typed.
    [[nodiscard]] QString found(const QString &typed) const;

    RandomSource &m_random;
    TextField *m_text;
    ActionButton *m_take;
    ActionButton *m_roll = nullptr; ///< where the book's table has dice
    bool m_isAsked = false; ///< nothing was entered once, and nothing typed since
};

} // namespace dugout
