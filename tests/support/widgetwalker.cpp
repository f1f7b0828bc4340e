// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/widgetwalker.h"

#include "ui/common/actionbutton.h"
#include "ui/common/textlabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString nameOf(const QObject *object)
{
    const QString type = QString::fromLatin1(object->metaObject()->className());
    return object->objectName().isEmpty() ? type : type + u'(' + object->objectName() + u')';
}

/// `root` and every widget in it that belongs to the same window.
QList<QWidget *> widgetsIn(QWidget *root)
{
    QList<QWidget *> widgets{root};
    const QList<QWidget *> children = root->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *child : children) {
        if (!child->isWindow())
            widgets += widgetsIn(child);
    }
    return widgets;
}

class Collector
{
public:
    void add(const QObject *object, const char *what, const QString &text)
    {
        if (!text.isEmpty())
            m_texts.append({nameOf(object) + u'.' + QString::fromLatin1(what), text});
    }

    void addProperties(const QWidget *widget)
    {
        for (const char *property :
             {"text", "title", "toolTip", "statusTip", "whatsThis", "placeholderText",
              "accessibleName", "accessibleDescription", "prefix", "suffix", "specialValueText"}) {
            // What stands in a line edit is the coach's own.
            if (qobject_cast<const QLineEdit *>(widget) && qstrcmp(property, "text") == 0)
                continue;
            const QVariant value = widget->property(property);
            if (value.typeId() == QMetaType::QString)
                add(widget, property, value.toString());
        }
        if (widget->isWindow())
            add(widget, "windowTitle", widget->windowTitle());
    }

    void addActions(const QWidget *widget)
    {
        const QList<QAction *> actions = widget->actions();
        for (const QAction *action : actions) {
            add(action, "text", action->text());
            add(action, "toolTip", action->toolTip());
        }
    }

    void addItems(QWidget *widget)
    {
        if (widget->property("tableWords").toBool())
            return; // these are a ruleset's, which has them in every language itself
        if (const auto *combo = qobject_cast<QComboBox *>(widget)) {
            for (int i = 0; i < combo->count(); ++i)
                add(combo, "item", combo->itemText(i));
        } else if (const auto *tabs = qobject_cast<QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs, "tab", tabs->tabText(i));
        } else if (const auto *header = qobject_cast<QHeaderView *>(widget);
                   header && header->model()) {
            for (int i = 0; i < header->count(); ++i)
                add(header, "header",
                    header->model()->headerData(i, header->orientation()).toString());
        }
    }

    [[nodiscard]] QList<ShownText> texts() const { return m_texts; }

private:
    QList<ShownText> m_texts;
};

QString withoutMnemonic(QString text)
{
    text.replace(u"&&"_s, u"\u0001"_s);
    text.remove(u'&');
    return text.replace(u'\u0001', u'&');
}

/// How far a label's words reach beyond it, empty when they do not.
QString labelOverflow(const QLabel *label)
{
    const auto *name = qobject_cast<const TextLabel *>(label);
    if (label->text().isEmpty() || label->textFormat() == Qt::RichText
        || (name && name->givesWay()))
        return {}; // a name may be as long as somebody likes
    const QRect room = label->contentsRect();
    const int flags = label->wordWrap() ? Qt::TextWordWrap : Qt::TextSingleLine;
    const QRect needed = label->fontMetrics().boundingRect(QRect(0, 0, room.width(), 100000), flags,
                                                           label->text());
    // Outlines of slanted letters may reach a pixel beyond their advance.
    if (needed.width() > room.width() + 1 || needed.height() > room.height() + 1)
        return u"needs %1x%2, has %3x%4"_s.arg(needed.width())
            .arg(needed.height())
            .arg(room.width())
            .arg(room.height());
    return {};
}

/// Our buttons paint themselves and know the least they can be.
QString buttonOverflow(const QAbstractButton *button)
{
    if (button->text().isEmpty() && button->accessibleName().isEmpty())
        return {}; // a drawing in a control of Qt's
    const QSize least = button->minimumSizeHint();
    const bool own = qobject_cast<const ActionButton *>(button);
    const int words
        = own ? 0 : button->fontMetrics().horizontalAdvance(withoutMnemonic(button->text()));
    const int width = std::max(least.width(), words);
    if (width > button->width() || least.height() > button->height())
        return u"needs %1x%2, has %3x%4"_s.arg(width)
            .arg(least.height())
            .arg(button->width())
            .arg(button->height());
    return {};
}

/// Beyond the edge of what holds it. Up and down a scroll area may be scrolled.
QString cutOff(const QWidget *widget)
{
    QRect rect = widget->rect();
    for (const QWidget *inner = widget; !inner->isWindow(); inner = inner->parentWidget()) {
        rect.translate(inner->pos());
        const QWidget *outer = inner->parentWidget();
        if (qobject_cast<const QAbstractScrollArea *>(outer->parentWidget()))
            rect.moveTop(0), rect.setHeight(0);
        if (rect.left() < 0 || rect.right() >= outer->width() || rect.top() < 0
            || rect.bottom() >= outer->height())
            return u"reaches beyond %1"_s.arg(nameOf(outer));
    }
    return {};
}

void addClash(QStringList &clashes, QHash<QChar, QString> &taken, const QString &text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (key.isEmpty())
        return;
    const QChar letter = key.toString().back();
    if (taken.contains(letter))
        clashes.append(u"%1 in \"%2\" and \"%3\""_s.arg(letter).arg(taken.value(letter), text));
    taken.insert(letter, text);
}

} // namespace

QList<ShownText> shownTexts(QWidget *root)
{
    Collector collector;
    const QList<QWidget *> widgets = widgetsIn(root);
    for (QWidget *widget : widgets) {
        collector.addProperties(widget);
        collector.addActions(widget);
        collector.addItems(widget);
    }
    return collector.texts();
}

QStringList clippedTexts(QWidget *root)
{
    QStringList clipped;
    const QList<QWidget *> widgets = widgetsIn(root);
    for (QWidget *widget : widgets) {
        if (!widget->isVisibleTo(root) || !widget->isVisible())
            continue;
        const auto *label = qobject_cast<QLabel *>(widget);
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        // Qt's own little drawings inside a line edit have no words to lose.
        const bool insideField = qobject_cast<QLineEdit *>(widget->parentWidget());
        if ((!label && !button) || insideField)
            continue;
        QString problem = label ? labelOverflow(label) : buttonOverflow(button);
        if (problem.isEmpty())
            problem = cutOff(widget);
        if (!problem.isEmpty())
            clipped.append(u"%1 \"%2\" %3"_s.arg(nameOf(widget),
                                                 label ? label->text() : button->text(), problem));
    }
    return clipped;
}

QStringList mnemonicClashes(QWidget *root)
{
    QStringList clashes;
    QHash<QChar, QString> taken;
    const QList<QWidget *> widgets = widgetsIn(root);
    for (const QWidget *widget : widgets) {
        if (const auto *menu = qobject_cast<const QMenu *>(widget)) {
            const QList<QAction *> actions = menu->actions();
            for (const QAction *action : actions)
                addClash(clashes, taken, action->text());
        } else if (const QVariant text = widget->property("text");
                   widget->isVisibleTo(root) && !qobject_cast<const QLineEdit *>(widget)) {
            addClash(clashes, taken, text.toString());
        }
    }
    return clashes;
}

QList<QWidget *> focusableWidgets(QWidget *root)
{
    QList<QWidget *> focusable;
    const QList<QWidget *> widgets = widgetsIn(root);
    for (QWidget *widget : widgets) {
        if (widget != root && (widget->focusPolicy() & Qt::TabFocus) && widget->isVisibleTo(root)
            && !widget->focusProxy())
            focusable.append(widget);
    }
    return focusable;
}

} // namespace dugout
