// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

namespace dugout {

class ActionButton;

/// A few things of which one is chosen: big buttons, each with its number key. Enter presses one
/// only when it is filled, as a draw or the only choice is, or when the arrows led to it.
class ChoiceButtons final : public PromptBody
{
    Q_OBJECT

public:
    ChoiceButtons(const OfferedPrompt &offer, RandomSource &random, QWidget *parent);

    /// One choice at most, and no more choices than number keys.
    [[nodiscard]] static bool suits(const Prompt &prompt);
    [[nodiscard]] QWidget *first() const override;

protected:
    void showWords() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] ActionButton *addButton(const QString &choice);
    void choose(const QString &choice);

    ActionButton *m_draw = nullptr; ///< where chance makes the choice
    ActionButton *m_none = nullptr; ///< where nothing may be chosen
    QList<ActionButton *> m_buttons;
};

} // namespace dugout
