// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/skirmish/battlefield/fieldzoom.h"
#include "ui/skirmish/battlefield/hexlayout.h"

#include <QScrollArea>

namespace dugout {

class BattlefieldView;
class FieldButtons;
struct FieldScene;

/// The battlefield in the room there is for it: grows and shrinks by the wheel, by two fingers, by
/// keys and buttons, is drawn along with the mouse, and comes by itself to the hexes in question.
class FieldScroll final : public QScrollArea
{
    Q_OBJECT

public:
    explicit FieldScroll(QWidget *parent = nullptr);

    [[nodiscard]] BattlefieldView *view() const { return m_view; }
    void setScene(const FieldScene &scene);
    /// Another game: nobody has chosen how large it is.
    void reset();

    /// How large a hex would be in a room of this size, however the field lies best in it.
    [[nodiscard]] qreal radiusIn(const QSize &room) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectAll();
    /// Finds the room and draws the field in it.
    void fit();
    void placeButtons(const QSize &bars);
    [[nodiscard]] QSize barsFor(const QSize &wanted, const QSize &room) const;
    /// Zooms so that what lies at `around`, in the viewport, stays there.
    void zoom(qreal factor, const QPointF &around);
    void showWhole();
    void keepAt(const QPointF &place, const QPointF &around);
    void reveal(const std::vector<Hex> &hexes);
    [[nodiscard]] QPointF middle() const;

    BattlefieldView *m_view;
    /// The other way than it lies by itself, or back.
    void turn();
    struct Pose
    {
        qreal radius = 0;
        bool turned = false;
        bool upright = false; ///< the buttons
    };
    [[nodiscard]] QMargins besideField() const;
    [[nodiscard]] QMargins belowField() const;
    [[nodiscard]] Pose poseIn(const QSize &room, bool turned) const;
    [[nodiscard]] Pose bestIn(const QSize &room) const;

    FieldButtons *m_buttons;
    bool m_otherWay = false; ///< somebody has turned it
    FieldZoom m_zoom;
};

} // namespace dugout
