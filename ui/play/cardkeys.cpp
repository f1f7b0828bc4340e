// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/cardkeys.h"

#include "ui/play/promptcard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTextEdit>

#include <utility>

namespace dugout {

namespace {

/// Who types a number and Enter does so in one go; who looks at what is asked next takes longer.
constexpr int oneGoMs = 600;

bool isWrittenIn(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QTextEdit *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QComboBox *>(widget);
}

bool isPlain(const QKeyEvent &event)
{
    return !(event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier | Qt::ShiftModifier));
}

bool isOnPurpose(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
        || reason == Qt::ShortcutFocusReason;
}

} // namespace

CardKeys::CardKeys(PromptCard *card)
    : QObject(card)
    , m_card(card)
{
    qApp->installEventFilter(this);
}

void CardKeys::endCount()
{
    if (m_digit)
        m_counted.start();
}

bool CardKeys::endsCount(bool isEnter)
{
    const bool ends = isEnter && m_counted.isValid() && m_counted.elapsed() < oneGoMs;
    m_counted.invalidate();
    return ends;
}

bool CardKeys::isHeard(const QWidget *widget) const
{
    return m_card->isVisible() && widget->window() == m_card->window()
        && !QApplication::activePopupWidget();
}

/// Held down, a key answers once: what it would answer next is another question.
bool CardKeys::isHeldOn(const QWidget *widget, const QKeyEvent &event) const
{
    const QString text = event.text();
    const bool answers = !text.isEmpty() && text.at(0).isLetterOrNumber() && isPlain(event);
    const bool writes = isWrittenIn(widget) && widget == m_pressedIn;
    return event.isAutoRepeat() && answers && !writes && isHeard(widget);
}

bool CardKeys::isTooEarly(const QWidget *widget, const QKeyEvent &event) const
{
    if (!m_opened.isValid() || m_opened.elapsed() >= oneGoMs || !isHeard(widget))
        return false;
    const QString text = event.text();
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isEnter || (isPlain(event) && !text.isEmpty() && text.at(0).isLetterOrNumber());
}

bool CardKeys::keepsEnter(QWidget *widget) const
{
    if (isWrittenIn(widget) || qobject_cast<QAbstractItemView *>(widget))
        return true;
    return qobject_cast<QAbstractButton *>(widget)
        && (m_card->isAncestorOf(widget) || widget == m_reached);
}

bool CardKeys::enter(QWidget *widget, const QKeyEvent &event)
{
    // With Ctrl it ends something; where nothing is to end it is not Enter alone either.
    if (event.modifiers() & Qt::ControlModifier)
        return m_card->pressPassing(event.modifiers() & Qt::ShiftModifier)
            || m_card->isAncestorOf(widget) || widget == m_card;
    return isPlain(event) && !event.isAutoRepeat() && !keepsEnter(widget) && m_card->pressMain();
}

/// Letters and digits that no button takes go where they are read.
bool CardKeys::type(QWidget *widget, QKeyEvent *event)
{
    const QString text = event->text();
    if (m_typing || !isPlain(*event) || isWrittenIn(widget) || text.isEmpty()
        || !text.at(0).isLetterOrNumber())
        return false;
    const bool elsewhere = !m_card->isAncestorOf(widget) && widget != m_card
        && (qobject_cast<QAbstractItemView *>(widget) || widget == m_reached);
    QWidget *field = elsewhere ? nullptr : m_card->fieldFor(text);
    if (!field || field == widget)
        return false;
    m_typing = true;
    field->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(field, event);
    m_typing = false;
    return true;
}

bool CardKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool key = event->type() == QEvent::KeyPress;
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyRelease)
        m_heard = false;
    if (event->type() == QEvent::ShortcutOverride || key) {
        const auto *receiver = qobject_cast<QWidget *>(watched);
        auto *pressed = static_cast<QKeyEvent *>(event);
        m_digit = pressed->key() >= Qt::Key_0 && pressed->key() <= Qt::Key_9;
        if (!key && !pressed->isAutoRepeat()) {
            m_pressedIn = QApplication::focusWidget();
            // What a button takes as its own key comes no farther than this.
            if (pressed->key() != Qt::Key_Return && pressed->key() != Qt::Key_Enter)
                m_counted.invalidate();
        }
        if (receiver && (isHeldOn(receiver, *pressed) || isTooEarly(receiver, *pressed))) {
            pressed->accept(); // then it is no shortcut either
            return true;
        }
    }
    if (!key && event->type() != QEvent::FocusIn)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    // A key goes up from widget to widget until somebody takes it: only the first of them counts,
    // lest what was answered be answered again, or the key that opened the game answer in it.
    if (!widget || (key && std::exchange(m_heard, true)) || !isHeard(widget))
        return false;
    if (!key) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (isOnPurpose(reason))
            m_reached = widget;
        else if (reason == Qt::MouseFocusReason || reason == Qt::OtherFocusReason)
            m_reached = nullptr;
        return false;
    }
    auto *press = static_cast<QKeyEvent *>(event);
    const bool isEnter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    if (endsCount(isEnter))
        return true;
    if (isEnter)
        return enter(widget, *press);
    const bool answers = isPlain(*press) && !isWrittenIn(widget) && !press->isAutoRepeat();
    return (answers && m_card->explain(QKeySequence(press->keyCombination())))
        || type(widget, press);
}

} // namespace dugout
