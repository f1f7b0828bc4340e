// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/displaypainter.h"

#include <QWidget>

namespace dugout {

/// The display itself, as large as its window. Screen readers hear what stands on it.
class DisplayView final : public QWidget
{
    Q_OBJECT

public:
    explicit DisplayView(QWidget *parent = nullptr);

    void setBoard(const HallBoard &board);
    /// What stands in the middle; none for the score alone.
    void setPicture(const HallPicture &picture);
    [[nodiscard]] bool hasPicture() const { return static_cast<bool>(m_picture); }
    void setClock(const DisplayClock &clock);
    [[nodiscard]] const HallBoard &board() const { return m_board; }
    [[nodiscard]] const DisplayClock &clock() const { return m_clock; }

    [[nodiscard]] QSize sizeHint() const override { return {960, 540}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    HallBoard m_board;
    HallPicture m_picture;
    DisplayClock m_clock;
};

} // namespace dugout
