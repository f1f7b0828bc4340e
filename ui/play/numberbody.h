// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

namespace dugout {

class ActionButton;
class NumberBox;
class TextLabel;

/// A whole number within limits: typed, or stepped with the arrow keys.
class NumberBody final : public PromptBody
{
    Q_OBJECT

public:
    NumberBody(const OfferedPrompt &offer, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;
    [[nodiscard]] QWidget *fieldFor(const QString &text) override;

protected:
    void showWords() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take();
    void nameTake();
    /// What can be typed, or why what was typed is not taken.
    void showLimits();

    NumberBox *m_number;
    ActionButton *m_take;
    TextLabel *m_limits;
};

} // namespace dugout
