// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace dugout {

/// Fingers need larger targets than a mouse: knows whether the last input was a touch, and has
/// everything laid out anew when that changes.
class TouchWatch final : public QObject
{
    Q_OBJECT

public:
    explicit TouchWatch(QObject *parent);

    /// How wide and high whatever is pressed has to be just now; 0 where a mouse is used.
    [[nodiscard]] static int leastTarget();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(bool touched);
};

} // namespace dugout
