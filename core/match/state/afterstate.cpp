// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/afterstate.h"

namespace dugout {

AfterState &AfterPart::edit()
{
    if (!m_state)
        m_state = std::make_shared<AfterState>();
    else if (m_state.use_count() > 1)
        m_state = std::make_shared<AfterState>(*m_state);
    return *m_state;
}

bool AfterPart::operator==(const AfterPart &other) const
{
    if (m_state == other.m_state)
        return true;
    return m_state && other.m_state && *m_state == *other.m_state;
}

} // namespace dugout
