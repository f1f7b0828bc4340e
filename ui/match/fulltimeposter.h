// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"
#include "core/team/badge.h"

#include <QWidget>

namespace dugout {

/// The result as a poster: both colours, both badges, and the score as large as it gets.
class FullTimePoster final : public QWidget
{
    Q_OBJECT

public:
    explicit FullTimePoster(QWidget *parent = nullptr);

    void setMatch(const MatchReport &report, const std::array<Badge, 2> &badges,
                  const QString &ended, const QString &played);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    /// In the measure of the sketch.
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int smallPixels() const;
    [[nodiscard]] QFont plateFont(double scale) const;
    void paintGround(QPainter *painter, const QRectF &body, const QRectF &strip) const;
    void paintSide(QPainter *painter, Seat seat, const QRectF &body, double scale) const;

    MatchReport m_report;
    std::array<Badge, 2> m_badges;
    QString m_ended;
    QString m_played;
};

} // namespace dugout
