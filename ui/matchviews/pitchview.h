// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/matchviews/pitchpainter.h"

#include <QWidget>

namespace dugout {

/// The pitch with whoever is shown on it. Players are dragged, or moved from the keyboard: arrows
/// move a cursor, Enter picks up and puts down, Delete takes off the board, Esc lets go.
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

    [[nodiscard]] QSize sizeHint() const override { return {910, 612}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {390, 262}; }

signals:
    /// A player was chosen to be looked at; empty for nobody.
    void selected(const QString &ref);
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
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] PitchPainter painter() const;
    [[nodiscard]] QString cellWords(Square cell) const;
    void moveCursor(Stride stride);
    void pickOrPut();
    void put(const QString &who, Square cell);
    void letGo();
    void describe();

    PitchScene m_scene;
    PitchHand m_hand;
    QPointF m_pressed; ///< where the mouse went down
};

} // namespace dugout
