// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/textfield.h"

#include "core/text/plaintext.h"
#include "ui/common/appearance.h"
#include "ui/common/dugoutstyle.h"

#include <QKeyEvent>
#include <QPainter>

namespace dugout {

TextField::TextField(QWidget *parent)
    : TextField(QString(), parent)
{ }

TextField::TextField(const QString &text, QWidget *parent)
    : QLineEdit(text, parent)
{
    setFrame(false);
    setProperty(roundedField, true);
    fitText();
    connect(this, &QLineEdit::textEdited, this, &TextField::dropUnshown);
}

void TextField::dropUnshown(const QString &typed)
{
    const QString clean = plainLine(typed);
    if (clean == typed)
        return;
    const int cursor = cursorPosition();
    setText(clean);
    setCursorPosition(cursor);
}

void TextField::fitText()
{
    setMinimumHeight(gridStep(this, 9));
    const int side = gridStep(this, 2);
    setTextMargins(side, 0, side, 0);
}

bool TextField::event(QEvent *event)
{
    return leavesUndoToThePage(event, *this) || QLineEdit::event(event);
}

void TextField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = hasFocus();
    painter.setPen(QPen(palette().color(focused ? tone::go : tone::line), focused ? 2.0 : 1.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), fieldRadius, fieldRadius);
}

void TextField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitText();
    QLineEdit::changeEvent(event);
}

bool leavesUndoToThePage(QEvent *event, const QLineEdit &field)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool leaves = (key->matches(QKeySequence::Undo) && !field.isUndoAvailable())
        || (key->matches(QKeySequence::Redo) && !field.isRedoAvailable());
    if (leaves)
        event->ignore();
    return leaves;
}

} // namespace dugout
