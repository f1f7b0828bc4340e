// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/skirmish/battlefield/fieldscene.h"
#include "ui/skirmish/battlefield/hexlayout.h"

#include <QWidget>

namespace dugout {

/// The hex battlefield. A hex that is offered can be clicked, or walked to with the arrow keys and
/// chosen with Enter; Page Down goes to the next that is offered. The field is drawn as large as
/// the widget is; its parent may make that larger than what is seen of it.
class BattlefieldView final : public QWidget
{
    Q_OBJECT

public:
    explicit BattlefieldView(QWidget *parent = nullptr);

    void setScene(const FieldScene &scene);
    [[nodiscard]] const FieldScene &scene() const { return m_scene; }
    /// Boards lie on the table, or one is held over it.
    [[nodiscard]] bool hasBoards() const { return !m_scene.boards.empty() || m_scene.ghost; }
    /// The hex that the keyboard is at.
    [[nodiscard]] Hex cursor() const { return m_cursor; }
    /// Takes the keyboard, and begins there.
    void startAt(Hex hex);
    /// Where a hex is drawn, for tests and for those who click.
    [[nodiscard]] QPointF centreOf(Hex hex) const { return m_layout.centre(hex); }
    [[nodiscard]] const HexLayout &layoutOfHexes() const { return m_layout; }
    /// The size that draws hexes of a radius, with the margins.
    [[nodiscard]] QSize sizeFor(qreal radius) const;
    /// The radius of the hexes when the whole field is drawn in a room.
    [[nodiscard]] qreal radiusIn(const QSize &room, const QMargins &kept, bool turned) const;
    /// Room at the edges that the field leaves to somebody else, and whether it is seen from its
    /// side.
    void setPose(const QMargins &kept, bool turned);
    [[nodiscard]] bool isTurned() const { return m_turned; }
    /// What is to be said of a hex, in the language of the moment.
    [[nodiscard]] QString describe(Hex hex) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void hexChosen(Hex hex);
    /// One that is not offered: somebody wants to know more, or holds a board over it.
    void hexPointed(Hex hex);
    /// The keyboard has gone there.
    void cursorMoved(Hex hex);
    /// Somebody draws the field along, with the mouse or a finger.
    void dragged(const QPoint &way);
    /// With two fingers.
    void pinched(qreal factor, const QPointF &around);
    /// The key 0.
    void wholeRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();
    void retranslate();
    /// Fingers on a screen or a touchpad; says whether it was for the field.
    bool pinch(QEvent *event);
    [[nodiscard]] QMargins margins() const;
    void moveCursor(Hex hex);
    void walkTo(Hex hex);
    /// One hex to the right or down on the screen, or back.
    void walk(int right, int down);
    /// The next hex of the field in a direction of columns and rows.
    [[nodiscard]] Hex stepped(int columns, int rows) const;
    void cycleOffered(int step);
    void press(Hex hex);
    [[nodiscard]] bool isOffered(Hex hex) const;

    FieldScene m_scene;
    Battlefield m_field;
    HexLayout m_layout;
    Hex m_cursor;
    QMargins m_kept;
    bool m_turned = false;
    QPoint m_pressed; ///< where the button went down, on the screen
    bool m_drags = false; ///< it is no click any more
};

} // namespace dugout
