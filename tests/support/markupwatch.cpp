// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/markupwatch.h"

#include "core/text/plaintext.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QSet>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextObject>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostRows = 300;

QString nameOf(const QObject *object)
{
    return QString::fromLatin1(object->metaObject()->className()) + u'(' + object->objectName()
        + u')';
}

class Watch
{
public:
    explicit Watch(const QString &mark)
        : m_mark(mark)
    { }

    void look(QWidget *widget)
    {
        m_where = nameOf(widget);
        for (const char *property : {"text", "title", "toolTip", "statusTip", "whatsThis",
                                     "accessibleName", "accessibleDescription", "windowTitle"})
            shown(property, widget->property(property).toString());
        for (const char *property : {"toolTip", "statusTip", "whatsThis"})
            guessed(property, widget->property(property).toString());
        if (const auto *label = qobject_cast<QLabel *>(widget))
            format("label", label->textFormat(), label->text());
        if (const auto *box = qobject_cast<QMessageBox *>(widget))
            format("box", box->textFormat(), box->text() + box->informativeText());
        if (auto *edit = qobject_cast<QTextEdit *>(widget))
            pictures(*edit->document(), edit->objectName() == u"guide-view"_s);
        if (const auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model())
            rows(*view->model(), view->rootIndex());
    }

    [[nodiscard]] QStringList faults() const { return m_faults; }

private:
    void fault(const char *what, const QString &text)
    {
        m_faults.append(m_where + u'.' + QString::fromLatin1(what) + u": "_s + text);
    }

    void shown(const char *what, QString text)
    {
        text.remove(u'\u2060'); // keeps a tool tip from being markup
        if (text.contains(m_mark) && firstUnshown(text))
            fault(what, text);
    }

    void guessed(const char *what, const QString &text)
    {
        if (text.contains(m_mark) && Qt::mightBeRichText(text))
            fault(what, text);
    }

    void format(const char *what, Qt::TextFormat format, const QString &text)
    {
        const bool isMarkup = format != Qt::PlainText && text.contains(u"<img"_s);
        const bool isGuessed = format == Qt::AutoText && Qt::mightBeRichText(text);
        if (text.contains(m_mark) && (isMarkup || isGuessed))
            fault(what, text);
    }

    /// The guide has pictures of its own, in its own folder.
    void pictures(const QTextDocument &document, bool own)
    {
        for (const QTextFormat &each : document.allFormats()) {
            const QString name = each.toImageFormat().name();
            if (each.isImageFormat() && !(own && !name.contains(u'/') && !name.contains(u':')))
                fault("picture", each.toImageFormat().name());
        }
    }

    void rows(const QAbstractItemModel &model, const QModelIndex &parent)
    {
        for (int row = 0; row < std::min(mostRows, model.rowCount(parent)); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::AccessibleTextRole, Qt::ToolTipRole})
                    shown("row", index.data(role).toString());
                for (const int role : {Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole})
                    guessed("row", index.data(role).toString());
            }
            if (model.hasChildren(model.index(row, 0, parent)))
                rows(model, model.index(row, 0, parent));
        }
    }

    QString m_mark;
    QString m_where;
    QStringList m_faults;
};

/// Presses what there is to press; what comes up on top of it is looked at and sent away.
class Presser
{
public:
    Presser(QWidget *root, const QString &mark, const QStringList &leftOut)
        : m_root(root)
        , m_mark(mark)
        , m_leftOut(leftOut)
    {
        m_timer.setInterval(1);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { sendAway(); });
        m_timer.start();
    }

    QStringList run()
    {
        look();
        while (QAbstractButton *button = nextButton()) {
            button->click();
            settle();
        }
        const QList<QAction *> actions = m_root->findChildren<QAction *>();
        for (const QAction *action : actions)
            m_actions.append(action->objectName());
        for (const QString &name : std::as_const(m_actions)) {
            auto *action = name.isEmpty() ? nullptr : m_root->findChild<QAction *>(name);
            if (!action || !isWithinReach(action) || isLeftOut(name))
                continue;
            action->trigger();
            settle();
        }
        m_faults.removeDuplicates();
        return m_faults;
    }

private:
    /// What belongs to a page that is not shown cannot be pressed.
    [[nodiscard]] static bool isWithinReach(const QAction *action)
    {
        if (!action->isEnabled() || action->menu())
            return false;
        const QList<QObject *> places
            = action->associatedObjects() + QList<QObject *>{action->parent()};
        return std::any_of(places.begin(), places.end(), [](QObject *each) {
            const auto *widget = qobject_cast<QWidget *>(each);
            return widget && !qobject_cast<const QMenu *>(widget) && widget->isVisible();
        });
    }

    [[nodiscard]] bool isLeftOut(const QString &name) const
    {
        return std::any_of(m_leftOut.begin(), m_leftOut.end(),
                           [&name](const QString &each) { return name.contains(each); });
    }

    /// Each name once: lists make new buttons of the old names.
    QAbstractButton *nextButton()
    {
        constexpr qsizetype most = 150;
        const QList<QAbstractButton *> buttons = m_root->findChildren<QAbstractButton *>();
        for (QAbstractButton *button : buttons) {
            const QString name = nameOf(button) + button->text();
            if (!button->isVisible() || !button->isEnabled() || m_pressed.contains(name)
                || isLeftOut(name) || m_pressed.size() > most)
                continue;
            m_pressed.insert(name);
            return button;
        }
        return nullptr;
    }

    void settle()
    {
        // Whatever opened without waiting is sent away as well.
        for (int i = 0; i < 200; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            if (!sendAway())
                break;
        }
        look();
    }

    void look()
    {
        if (!m_root->grab().isNull())
            m_faults += markupTakenFrom(m_mark);
    }

    bool sendAway()
    {
        if (QWidget *popup = QApplication::activePopupWidget()) {
            m_faults += markupTakenFrom(m_mark);
            popup->close();
            return true;
        }
        QWidget *top = QApplication::activeModalWidget();
        if (!top || top == m_root->window())
            return false;
        (void)top->grab(); // lays out what it shows
        m_faults += markupTakenFrom(m_mark);
        if (auto *dialog = qobject_cast<QDialog *>(top))
            dialog->reject();
        else
            top->close();
        return true;
    }

    QWidget *m_root;
    QString m_mark;
    QStringList m_leftOut;
    QTimer m_timer;
    QSet<QString> m_pressed;
    QStringList m_actions;
    QStringList m_faults;
};

} // namespace

QStringList markupTakenFrom(const QString &mark)
{
    Watch watch(mark);
    const QList<QWidget *> widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets)
        watch.look(widget);
    return watch.faults();
}

QStringList markupFoundByPressing(QWidget *root, const QString &mark, const QStringList &leftOut)
{
    return Presser(root, mark, leftOut).run();
}

} // namespace dugout
