// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharedmay.h"
#include "ui/common/panel.h"

namespace dugout {

class ActionButton;
class TextLabel;

/// The one thing about the sharing of a league that somebody should see to, with the button for it;
/// hidden where there is nothing.
class SharedBanner final : public Panel
{
    Q_OBJECT

public:
    explicit SharedBanner(QWidget *parent = nullptr);

    void tell(SharedNotice notice, int count);
    void retranslate();

signals:
    void pressed(dugout::SharedNotice notice);

private:
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] const char *command() const;

    SharedNotice m_notice = SharedNotice::None;
    int m_count = 0;
    TextLabel *m_sentence;
    ActionButton *m_do;
};

} // namespace dugout
