// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusEvent>
#include <QKeyEvent>

namespace dugout {

/// Adds to a button that paints itself what those who play from the keyboard expect: Enter presses
/// it like Space, and it knows whether to paint a focus ring. The ring is for the keyboard only; a
/// click or the start of the program leaves none behind.
template<class Button>
class KeyboardButton : public Button
{
public:
    using Button::Button;

    [[nodiscard]] bool showsFocusRing() const { return m_ring && this->hasFocus(); }

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        switch (event->reason()) {
        case Qt::TabFocusReason:
        case Qt::BacktabFocusReason:
        case Qt::ShortcutFocusReason:
            m_ring = true;
            break;
        case Qt::MouseFocusReason:
        case Qt::OtherFocusReason:
            m_ring = false;
            break;
        default: // back from another window or a menu: as it was
            break;
        }
        Button::focusInEvent(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && !event->isAutoRepeat())
            this->click();
        else
            Button::keyPressEvent(event);
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        m_ring = false;
        Button::mousePressEvent(event);
    }

private:
    bool m_ring = false;
};

} // namespace dugout
