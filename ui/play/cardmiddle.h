// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// What stands above the buttons of a card and leaves lines of its own out where there is little
/// room, the least weighty first.
class CardMiddle : public QWidget
{
public:
    using QWidget::QWidget;

    static constexpr int mostLeftOut = 3;
    [[nodiscard]] virtual int heightWithout(int lines, int width) const = 0;
    virtual void leaveOut(int lines) = 0;
};

} // namespace dugout
