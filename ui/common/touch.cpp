// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/touch.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace dugout {

namespace {
constexpr int fingerTarget = 44;
bool isTouched = false;
} // namespace

TouchWatch::TouchWatch(QObject *parent)
    : QObject(parent)
{
    isTouched = false;
    qApp->installEventFilter(this);
}

int TouchWatch::leastTarget()
{
    return isTouched ? fingerTarget : 0;
}

bool TouchWatch::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::TouchBegin) {
        take(true);
    } else if (event->type() == QEvent::MouseButtonPress) {
        // What nobody took as a touch comes again as if a mouse had done it.
        const auto *press = static_cast<const QMouseEvent *>(event);
        const QInputDevice *device = press->device();
        const bool byFinger = device && device->type() == QInputDevice::DeviceType::TouchScreen;
        if (event->spontaneous())
            take(byFinger);
    }
    return false;
}

void TouchWatch::take(bool touched)
{
    if (touched == isTouched)
        return;
    isTouched = touched;
    for (QWidget *each : QApplication::allWidgets()) {
        QEvent changed(QEvent::StyleChange);
        QApplication::sendEvent(each, &changed);
        each->updateGeometry();
    }
}

} // namespace dugout
