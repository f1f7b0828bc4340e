// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/knownteamdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

KnownTeamDialog::KnownTeamDialog(QString name, CorrectedTeam difference, QWidget *parent)
    : QDialog(parent)
    , m_name(std::move(name))
    , m_difference(std::move(difference))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_lines(new QListWidget(this))
    , m_open(new ActionButton(this, ActionButton::Look::Filled))
    , m_replace(new ActionButton(this))
    , m_copy(new ActionButton(this))
    , m_cancel(new ActionButton(this))
{
    setObjectName(u"known-team"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_lines->setObjectName(u"known-differences"_s);
    m_open->setObjectName(u"known-open"_s);
    m_replace->setObjectName(u"known-replace"_s);
    m_copy->setObjectName(u"known-copy"_s);
    m_sentence->setWordWrap(true);
    m_lines->setSelectionMode(QAbstractItemView::NoSelection);
    m_lines->setWordWrap(true);
    m_lines->setMinimumSize(gridStep(this, 64), gridStep(this, 24));
    for (const CorrectionLine &each : m_difference.lines)
        m_lines->addItem(each.signedText());
    auto *buttons = new QHBoxLayout;
    for (ActionButton *button : {m_open, m_replace, m_copy})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_sentence);
    layout->addWidget(m_lines, 1);
    layout->addLayout(buttons);
    const auto answer = [this](void (KnownTeamDialog::*meant)()) {
        return [this, meant] {
            accept();
            emit(this->*meant)();
        };
    };
    connect(m_open, &QAbstractButton::clicked, this, answer(&KnownTeamDialog::openRequested));
    connect(m_replace, &QAbstractButton::clicked, this, answer(&KnownTeamDialog::replaceRequested));
    connect(m_copy, &QAbstractButton::clicked, this, answer(&KnownTeamDialog::copyRequested));
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    retranslate();
    m_open->setFocus();
}

void KnownTeamDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void KnownTeamDialog::retranslate()
{
    setWindowTitle(tr("This team is here already"));
    m_sentence->setText(
        tr("%1 is already saved here. With the file it would be different:").arg(m_name));
    m_open->setCommand("known-open");
    m_replace->setCommand("known-replace");
    m_copy->setCommand("known-copy");
    m_cancel->setCommand("cancel");
    for (ActionButton *button : {m_open, m_replace, m_copy, m_cancel})
        button->setAccessibleName(button->text());
    m_lines->setAccessibleName(windowTitle());
}

} // namespace dugout
