// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/matchviews/pitchpainter.h"

#include <QWidget>

namespace dugout {

/// The pitch with its players. A click or Enter points at a cell. Players are dragged, or moved by
/// hand from the keyboard: arrows move a cursor, Space picks up and puts down, Delete takes off the
/// board, Esc lets go.
class PitchView final : public QWidget
{
    Q_OBJECT

public:
    explicit PitchView(QWidget *parent = nullptr);

    void setScene(PitchScene scene);
    [[nodiscard]] const PitchScene &scene() const { return m_scene; }
    [[nodiscard]] Square cursor() const { return m_hand.cursor; }
    /// The middle of a cell, for tests and tool tips.
    [[nodiscard]] QPoint centreOf(Square cell) const;

    /// It takes what there is: a page that scrolls would otherwise grow to what it likes.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return {390, 222}; }

signals:
    /// A cell was clicked, or Enter pressed with the cursor on it.
    void pressed(Square cell);
    /// The mouse or the cursor is over another cell; none where it left the pitch.
    void hovered(const std::optional<Square> &cell);
    /// Esc, with nobody picked up.
    void leftAlone();
    /// A player or the ball goes to a square, or off the board.
    void moved(const QString &who, const std::optional<Square> &to);
    /// What can be done there is asked for.
    void menuWanted(Square cell, const QPoint &at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] PitchPainter painter() const;
    [[nodiscard]] QString cellWords(Square cell) const;
    void moveCursor(Stride stride);
    void pickOrPut();
    void put(const QString &who, Square cell);
    void letGo();
    void hover(const std::optional<Square> &cell);
    void describe();

    PitchScene m_scene;
    PitchHand m_hand;
    QPointF m_down; ///< where the mouse went down
    std::optional<Square> m_hovered;
};

} // namespace dugout
