// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

class QSpinBox;

namespace dugout {

class ActionButton;
class TextLabel;

/// A whole number within limits: typed, or stepped with the arrow keys.
class NumberBody final : public PromptBody
{
    Q_OBJECT

public:
    NumberBody(const OfferedPrompt &offer, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;

protected:
    void showWords() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take();

    QSpinBox *m_number;
    ActionButton *m_take;
    TextLabel *m_limits;
};

} // namespace dugout
