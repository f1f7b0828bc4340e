// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutsdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/place.h"
#include "ui/common/textlabel.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

ShortcutsDialog::ShortcutsDialog(QList<QAction *> actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(std::move(actions))
    , m_grid(new QGridLayout)
    , m_close(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"shortcuts-dialog"_s);
    const int rows = static_cast<int>(allPlaces.size()) + static_cast<int>(m_actions.size());
    for (int row = 0; row < rows; ++row) {
        m_grid->addWidget(new TextLabel(TextStyle::Body, this), row, 0);
        m_grid->addWidget(new TextLabel(TextStyle::Strong, this), row, 1, Qt::AlignRight);
    }
    m_grid->setHorizontalSpacing(gridStep(this, 8));
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 6);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 4));
    layout->addLayout(m_grid);
    layout->addWidget(m_close, 0, Qt::AlignRight);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::accept);
    retranslate();
}

void ShortcutsDialog::changeEvent(QEvent *event)
{
    // The window's own actions are renamed in the same turn, perhaps after this dialog.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &ShortcutsDialog::retranslate, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void ShortcutsDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_close->setText(tr("Close"));
    m_close->setDefault(true);
    const auto setRow = [this](int row, const QString &what, const QString &keys) {
        static_cast<QLabel *>(m_grid->itemAtPosition(row, 0)->widget())->setText(what);
        static_cast<QLabel *>(m_grid->itemAtPosition(row, 1)->widget())->setText(keys);
    };
    int row = 0;
    for (const Place place : allPlaces) {
        setRow(row, placeName(place), u"Alt+%1"_s.arg(row + 1));
        ++row;
    }
    for (const QAction *action : std::as_const(m_actions))
        setRow(row++, action->text(), action->shortcut().toString(QKeySequence::NativeText));
}

} // namespace dugout
