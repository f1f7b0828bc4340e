// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/unsavedguard.h"

#include "ui/common/deletequestion.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTextEdit>

using namespace Qt::StringLiterals;

namespace dugout {

UnsavedGuard::UnsavedGuard(QDialog *dialog)
    : QObject(dialog)
    , m_dialog(dialog)
{
    dialog->installEventFilter(this);
    if (auto *cancel = dialog->findChild<QAbstractButton *>(u"cancel"_s)) {
        cancel->disconnect(dialog);
        connect(cancel, &QAbstractButton::clicked, this, &UnsavedGuard::ask);
    }
}

/// Of fields a search is none: it changes nothing that would be kept.
QString UnsavedGuard::contents() const
{
    QStringList all;
    for (const QWidget *each : m_dialog->findChildren<QWidget *>()) {
        if (const auto *line = qobject_cast<const QLineEdit *>(each)) {
            if (!line->objectName().contains(u"search"_s))
                all.append(line->text());
        } else if (const auto *box = qobject_cast<const QComboBox *>(each)) {
            all.append(QString::number(box->currentIndex()));
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(each)) {
            all.append(button->isCheckable() && button->isChecked() ? u"1"_s : QString());
        } else if (const auto *plain = qobject_cast<const QPlainTextEdit *>(each)) {
            all.append(plain->toPlainText());
        } else if (const auto *text = qobject_cast<const QTextEdit *>(each)) {
            all.append(text->toPlainText());
        } else if (const auto *list = qobject_cast<const QListWidget *>(each)) {
            for (int row = 0; row < list->count(); ++row)
                all.append(list->item(row)->text()
                           + QString::number(list->item(row)->checkState()));
        }
    }
    return all.join(u'\n');
}

bool UnsavedGuard::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Show && !m_isShown) {
        m_isShown = true;
        // Fields may be filled until it stands there.
        QMetaObject::invokeMethod(
            this, [this] { m_begun = contents(); }, Qt::QueuedConnection);
    }
    const bool escapes = event->type() == QEvent::KeyPress
        && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (!escapes && !(event->type() == QEvent::Close && event->spontaneous()))
        return false;
    event->ignore();
    ask();
    return true;
}

void UnsavedGuard::ask()
{
    if (m_begun.isNull() || contents() == m_begun) {
        m_dialog->reject();
        return;
    }
    askWhetherSure(
        m_dialog, [this] { return m_dialog->windowTitle(); },
        [] { return tr("What you entered is not saved. Close it anyway?"); },
        [this] { m_dialog->reject(); });
}

} // namespace dugout
