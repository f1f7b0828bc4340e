// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

namespace dugout {

class ActionButton;
class TextField;

/// A line to type in.
class TextBody final : public PromptBody
{
    Q_OBJECT

public:
    TextBody(const OfferedPrompt &offer, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;

protected:
    void showWords() override;

private:
    void take();

    TextField *m_text;
    ActionButton *m_take;
};

} // namespace dugout
