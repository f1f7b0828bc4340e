// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace dugout {

/// Keeps every dialog within its screen, also one that grows later: with large letters their
/// buttons would lie below the edge.
class ScreenBounds final : public QObject
{
    Q_OBJECT

public:
    explicit ScreenBounds(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dugout
