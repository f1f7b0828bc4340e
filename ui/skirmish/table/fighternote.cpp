// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/fighternote.h"

#include "ui/common/actionbutton.h"
#include "ui/skirmish/table/fighterrow.h"

#include <QEvent>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

FighterNote::FighterNote(QWidget *parent)
    : Panel(parent)
    , m_row(new FighterRow(this))
    , m_close(new ActionButton(this))
{
    setObjectName(u"fighter-note"_s);
    setTight(true);
    m_row->setAlone();
    m_close->setObjectName(u"close-note"_s);
    m_close->setCompact(true);
    m_close->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_row, 1);
    line->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QAbstractButton::clicked, this, &FighterNote::closed);
    retranslate();
    hide();
}

void FighterNote::show(const FighterSeen &fighter, bool lookedAt)
{
    FighterSeen read = fighter;
    read.ref.id = {}; // his own row bears his name
    read.countable = false;
    m_row->show(read, true);
    m_close->setVisible(lookedAt);
}

void FighterNote::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Panel::changeEvent(event);
}

void FighterNote::retranslate()
{
    m_close->setPictureCommand("close-note");
}

} // namespace dugout
