// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/atrest.h"

#include <QApplication>
#include <QLineEdit>

#include <utility>

namespace dugout {

AtRest::AtRest(std::function<void()> deed, QWidget *page)
    : QObject(page)
    , m_deed(std::move(deed))
    , m_page(page)
{ }

void AtRest::ask()
{
    if (!isBusy()) {
        m_deed();
        return;
    }
    if (m_waiting)
        return;
    m_waiting = connect(
        qApp, &QApplication::focusChanged, this,
        [this] {
            if (!isBusy() && disconnect(std::exchange(m_waiting, {})))
                m_deed();
        },
        Qt::QueuedConnection);
}

bool AtRest::isBusy() const
{
    const auto *field = qobject_cast<QLineEdit *>(m_page->window()->focusWidget());
    const bool isTyping = field && field->isModified() && m_page->isAncestorOf(field);
    return isTyping || QApplication::activeModalWidget();
}

} // namespace dugout
