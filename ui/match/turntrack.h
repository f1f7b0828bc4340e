// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// The turn track of a side, as on the board's own dugout: past turns quiet, the present one in the
/// team's colour.
class TurnTrack final : public QWidget
{
    Q_OBJECT

public:
    explicit TurnTrack(QWidget *parent = nullptr);

    void setTurns(int turn, int count);
    /// Smaller boxes, for little room.
    void setCompact(bool compact);
    void setColour(const QColor &colour);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void say();

    int m_turn = 0;
    int m_count = 8;
    [[nodiscard]] int side() const;
    [[nodiscard]] int gap() const;

    bool m_compact = false;
    QColor m_colour;
};

} // namespace dugout
