// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placekeys.h"

#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/common/keysproperty.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void add(KeyLines &lines, const QString &what, const QString &key)
{
    const std::pair line(plainWords(what), key);
    if (!line.first.isEmpty() && !key.isEmpty()
        && std::find(lines.begin(), lines.end(), line) == lines.end())
        lines.push_back(line);
}

QString keyText(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

void addKeysOf(const QWidget &widget, KeyLines &lines)
{
    const auto *pressed = qobject_cast<const QAbstractButton *>(&widget);
    const Command *command = pressed ? findCommand(commandOf(*pressed)) : nullptr;
    if (const auto *button = qobject_cast<const ActionButton *>(&widget))
        add(lines, wordsOf(*button), keyText(command ? button->shortcut() : button->key()));
    else if (command)
        add(lines, commandWords(*command), keyText(pressed->shortcut()));
    const QList<QAction *> actions = widget.actions();
    for (const QAction *action : actions)
        add(lines, action->text(), keyText(action->shortcut()));
    const QStringList said = widget.property(keysProperty).toStringList();
    for (const QString &line : said)
        add(lines, line.section(u'\t', 0, 0), line.section(u'\t', 1));
}

} // namespace

QString wordsOf(const ActionButton &button)
{
    if (!button.text().isEmpty())
        return button.text();
    return button.accessibleName().isEmpty() ? button.toolTip() : button.accessibleName();
}

QString plainWords(QString text)
{
    text.remove(u'&');
    while (text.endsWith(u'…') || text.endsWith(u' '))
        text.chop(1);
    return text;
}

KeyLines keysIn(const QWidget &page)
{
    KeyLines lines;
    addKeysOf(page, lines);
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (widget->isVisible())
            addKeysOf(*widget, lines);
    }
    return lines;
}

} // namespace dugout
