// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

namespace dugout {

class ActionButton;

/// Nothing but going on.
class ConfirmBody final : public PromptBody
{
    Q_OBJECT

public:
    ConfirmBody(const OfferedPrompt &offer, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;

protected:
    void showWords() override;

private:
    [[nodiscard]] bool hasOwnKey() const;

    ActionButton *m_go;
};

} // namespace dugout
