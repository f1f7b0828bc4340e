// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/screenbounds.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QScreen>

#include <algorithm>

namespace dugout {

namespace {

/// Room for the title bar, until the window system has told how high it is.
constexpr int guessedFrame = 32;

/// Width is never the trouble: what is too wide still shows its buttons.
void keepWithin(QDialog *dialog)
{
    const QRect room = dialog->screen()->availableGeometry();
    const int frame = std::max(guessedFrame, dialog->frameGeometry().height() - dialog->height());
    const int most = room.height() - frame;
    if (dialog->height() > most)
        dialog->resize(dialog->width(), most);
    const int top = dialog->frameGeometry().top();
    const int lowest = room.bottom() + 1 - dialog->height() - frame;
    const int inside = std::clamp(top, room.top(), std::max(room.top(), lowest));
    if (inside != top)
        dialog->move(dialog->frameGeometry().left(), inside);
}

} // namespace

ScreenBounds::ScreenBounds(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ScreenBounds::eventFilter(QObject *watched, QEvent *event)
{
    const bool grows = event->type() == QEvent::Show || event->type() == QEvent::Resize;
    auto *dialog = grows ? qobject_cast<QDialog *>(watched) : nullptr;
    if (dialog && dialog->isVisible() && !dialog->isMaximized())
        keepWithin(dialog);
    return false;
}

} // namespace dugout
