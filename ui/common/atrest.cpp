// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/atrest.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>

namespace dugout {

namespace {

constexpr int nextLookMs = 500;

/// Where letters go; a box for numbers has a field inside.
const QLineEdit *typedIn(const QWidget *focus)
{
    const bool isBox = qobject_cast<const QAbstractSpinBox *>(focus);
    return isBox ? focus->findChild<QLineEdit *>() : qobject_cast<const QLineEdit *>(focus);
}

} // namespace

AtRest::AtRest(std::function<void()> achievement, QWidget *page)
    : QObject(page)
    , m_deed(std::move(achievement))
    , m_page(page)
{
    m_again.setSingleShot(true);
    m_again.setInterval(nextLookMs);
    connect(&m_again, &QTimer::timeout, this, &AtRest::ask);
}

void AtRest::ask()
{
    if (isBusy())
        m_again.start();
    else
        m_deed();
}

bool AtRest::isBusy() const
{
    const QLineEdit *field = typedIn(m_page->window()->focusWidget());
    const bool isTyping = field && field->isModified() && m_page->isAncestorOf(field);
    const QWidget *modal = QApplication::activeModalWidget();
    const QWidget *above = modal ? modal->parentWidget() : nullptr;
    const bool isAsked = modal && (!above || above->window() == m_page->window());
    return isTyping || isAsked;
}

} // namespace dugout
