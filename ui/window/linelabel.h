// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/textlabel.h"

namespace dugout {

/// Says in a few words how the line to the server of a shared league is, and what waits for it.
class LineLabel final : public TextLabel
{
    Q_OBJECT

public:
    explicit LineLabel(QWidget *parent = nullptr);

    void setLine(bool isAway, int waiting);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    bool m_isAway = false;
    int m_waiting = 0;
};

} // namespace dugout
