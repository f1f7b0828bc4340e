// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/notespanel.h"

#include "core/exchange/foreign/notelines.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

NotesPanel::NotesPanel(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_list(new QListWidget(this))
    , m_close(new ActionButton(this))
{
    setLeftEdge(tone::look);
    m_list->setObjectName(u"exchange-notes"_s);
    m_close->setObjectName(u"close-notes"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_title->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_list);
    connect(m_close, &QAbstractButton::clicked, this, &QWidget::hide);
    hide();
    retranslate();
}

void NotesPanel::showNotes(const QString &title, const ImportNotes &notes)
{
    m_title->setText(title);
    m_list->clear();
    const QStringList lines = noteLines(notes);
    m_list->addItems(lines);
    // A few lines are seen at once, the rest is scrolled to: the roster stays in view.
    m_list->setFixedHeight(gridStep(this, std::min(5 * static_cast<int>(lines.size()) + 3, 28)));
    m_list->setCurrentRow(0);
    setVisible(!notes.empty());
}

void NotesPanel::retranslate()
{
    m_close->setCommand("close-notes");
    m_close->setAccessibleName(m_close->text());
    m_list->setAccessibleName(tr("What was left behind"));
}

} // namespace dugout
