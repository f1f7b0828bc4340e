// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/home/homefeed.h"

#include <QWidget>

namespace dugout {

/// A match in progress at a glance: both teams with their badges, and the score in their colours.
class HomeVersus final : public QWidget
{
    Q_OBJECT

public:
    explicit HomeVersus(QWidget *parent = nullptr);

    /// Both, home and away.
    void setSides(const std::vector<HomeSide> &sides);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintSide(QPainter &painter, const QRect &area, const HomeSide &side, bool isHome) const;

    std::vector<HomeSide> m_sides;
};

} // namespace dugout
