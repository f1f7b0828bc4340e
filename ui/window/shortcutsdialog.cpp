// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutsdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/place.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/window/languagekeys.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace dugout {

ShortcutsDialog::ShortcutsDialog(QList<QAction *> actions, std::function<KeyLines()> here,
                                 QWidget *parent)
    : QDialog(parent)
    , m_actions(std::move(actions))
    , m_here(std::move(here))
    , m_scroll(new ScrollColumn(this))
    , m_grid(new QGridLayout)
    , m_close(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"shortcuts-dialog"_s);
    m_scroll->setFocusPolicy(Qt::TabFocus); // the arrow keys scroll it
    m_scroll->column()->addLayout(m_grid);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_close, 0, Qt::AlignRight);
    m_close->setDefault(true);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::accept);
    retranslate();
    fit();
    m_close->setFocus();
}

void ShortcutsDialog::changeEvent(QEvent *event)
{
    // The window's own actions are renamed in the same turn, perhaps after this dialog.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &ShortcutsDialog::retranslate, Qt::QueuedConnection);
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &ShortcutsDialog::fit, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void ShortcutsDialog::fit()
{
    const int margin = gridStep(this, 6);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(gridStep(this, 4));
    m_grid->setHorizontalSpacing(gridStep(this, 8));
    growToContent(this);
}

void ShortcutsDialog::setRow(int row, const QString &what, const QString &keys)
{
    if (!m_grid->itemAtPosition(row, 0)) {
        m_grid->addWidget(new TextLabel(TextStyle::Body, this), row, 0);
        m_grid->addWidget(new TextLabel(TextStyle::Strong, this), row, 1, Qt::AlignRight);
    }
    auto *words = static_cast<TextLabel *>(m_grid->itemAtPosition(row, 0)->widget());
    words->setTextStyle(TextStyle::Body);
    words->setText(what);
    static_cast<QLabel *>(m_grid->itemAtPosition(row, 1)->widget())->setText(keys);
}

void ShortcutsDialog::setHeading(int row, const QString &words)
{
    setRow(row, words, {});
    static_cast<TextLabel *>(m_grid->itemAtPosition(row, 0)->widget())
        ->setTextStyle(TextStyle::Heading);
}

void ShortcutsDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_scroll->setAccessibleName(tr("Keyboard shortcuts"));
    m_close->setText(tr("Close"));
    int row = 0;
    const KeyLines here = m_here();
    if (!here.empty())
        setHeading(row++, tr("Here"));
    for (const auto &[what, key] : here)
        setRow(row++, what, key);
    if (!here.empty())
        setHeading(row++, tr("Everywhere"));
    for (const QAction *action : std::as_const(m_actions))
        setRow(row++, action->text(), action->shortcut().toString(QKeySequence::NativeText));
    for (const Language language : allLanguages)
        setRow(row++, languageNativeName(language),
               languageKey(language).toString(QKeySequence::NativeText));
    for (; m_grid->itemAtPosition(row, 0); ++row)
        setRow(row, {}, {}); // another language may have fewer
    growToContent(this);
}

} // namespace dugout
