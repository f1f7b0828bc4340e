// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/badge.h"

#include <QIcon>
#include <QWidget>

namespace dugout {

/// For lists; painted only where it is seen.
[[nodiscard]] QIcon badgeIcon(const Badge &badge);

/// Shows a badge; at the height of a title unless somebody says otherwise.
class BadgeWidget final : public QWidget
{
    Q_OBJECT

public:
    explicit BadgeWidget(QWidget *parent = nullptr);

    void setBadge(const Badge &badge);
    /// Side length on the grid of 4.
    void setSide(int steps);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_steps = 12;
    Badge m_badge;
};

} // namespace dugout
