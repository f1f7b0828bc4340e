// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/linebutton.h"

#include <QEvent>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

LineButton::LineButton(QWidget *parent)
    : ActionButton(parent)
{
    setObjectName(u"line"_s);
    setCompact(true);
    retranslate();
}

void LineButton::setLook(const LineLook &look)
{
    m_look = look;
    m_isLooking = false;
    retranslate();
}

void LineButton::changeEvent(QEvent *event)
{
    ActionButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool LineButton::hasProblem() const
{
    return std::any_of(m_look.leagues.begin(), m_look.leagues.end(),
                       [](const LeagueLine &each) { return !each.problem.isEmpty(); });
}

bool LineButton::isApart() const
{
    return std::all_of(m_look.leagues.begin(), m_look.leagues.end(), [](const LeagueLine &each) {
        return each.problem.isEmpty() || each.isApart;
    });
}

QString LineButton::state() const
{
    if (m_isLooking)
        return tr("Looking for the league's server…");
    if (m_look.asksPassword())
        return tr("The league's server asks for your password.");
    if (m_look.isAway())
        return tr("League server unreachable. You can play on.");
    if (hasProblem())
        return isApart() ? tr("A match goes another way at another table.")
                         : tr("The league server refused it.");
    return tr("Connected to the league's server.");
}

void LineButton::retranslate()
{
    QString words = state();
    const int refused
        = std::accumulate(m_look.leagues.begin(), m_look.leagues.end(), 0,
                          [](int sum, const LeagueLine &each) { return sum + each.refused(); });
    if (const int waiting = m_look.waiting() - refused; waiting > 0)
        words += u' ' + tr("%n waiting to be delivered.", nullptr, waiting);
    // It goes nowhere by itself: somebody has to choose, or to ask again.
    if (refused > 0)
        words += u' ' + tr("The server refused %n change(s).", nullptr, refused);
    const bool isWell = !m_look.asksPassword() && !m_look.isAway() && !hasProblem() && refused == 0;
    setIconName(isWell ? u"link"_s : u"warning"_s);
    if (text() == words)
        return;
    setText(words);
    setToolTip(tr("What waits, and when the server last answered"));
}

} // namespace dugout
