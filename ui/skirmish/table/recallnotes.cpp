// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/recallnotes.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

RecallNotes::RecallNotes(QWidget *parent)
    : Panel(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"recall-notes"_s);
    setLeftEdge(tone::goInk);
    setTight(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(gridStep(this, 1));
    hide();
}

void RecallNotes::show(const std::vector<RecallLine> &lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    fill();
    setVisible(!m_lines.empty());
}

void RecallNotes::fill()
{
    qDeleteAll(findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    for (const RecallLine &line : m_lines) {
        auto *row = new QWidget(this);
        auto *cells = new QHBoxLayout(row);
        cells->setContentsMargins(0, 0, 0, 0);
        auto *words = new TextLabel(TextStyle::Small, row);
        words->setWordWrap(true);
        words->setText(tr("%1 is inspired when: %2").arg(line.name, line.condition));
        auto *button = new ActionButton(row);
        button->setObjectName(u"inspire-"_s + line.fighter.toString());
        button->setCompact(true);
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
        button->setText(tr("Inspire"));
        button->setAccessibleName(tr("Inspire %1").arg(line.name));
        connect(
            button, &QAbstractButton::clicked, this,
            [this, fighter = line.fighter] { emit inspired(fighter); }, Qt::QueuedConnection);
        cells->addWidget(words, 1);
        cells->addWidget(button, 0, Qt::AlignTop);
        m_column->addWidget(row);
        row->show();
    }
}

void RecallNotes::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    Panel::changeEvent(event);
}

} // namespace dugout
