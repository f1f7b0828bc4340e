// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/linelabel.h"

#include <QEvent>

namespace dugout {

LineLabel::LineLabel(QWidget *parent)
    : TextLabel(TextStyle::Small, parent)
{
    setObjectName(QStringLiteral("line"));
    retranslate();
}

void LineLabel::setLine(bool isAway, int waiting)
{
    m_isAway = isAway;
    m_waiting = waiting;
    retranslate();
}

void LineLabel::changeEvent(QEvent *event)
{
    TextLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LineLabel::retranslate()
{
    QString text = m_isAway ? tr("The league's server is away; play goes on.")
                            : tr("Connected to the league's server.");
    if (m_waiting > 0)
        text += QLatin1Char(' ') + tr("%n waiting to be delivered.", nullptr, m_waiting);
    setText(text);
}

} // namespace dugout
