// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/ruleshistory.h"

namespace dugout {

void RulesHistory::visit(const RulesRef &ref)
{
    if (m_pages.empty()) {
        m_pages.push_back(ref);
        return;
    }
    if (m_pages[m_place] == ref)
        return;
    m_pages.resize(m_place + 1);
    m_pages.push_back(ref);
    ++m_place;
}

void RulesHistory::replace(const RulesRef &ref)
{
    if (m_pages.empty())
        m_pages.push_back(ref);
    else
        m_pages[m_place] = ref;
}

void RulesHistory::clear()
{
    m_pages.clear();
    m_place = 0;
}

std::optional<RulesRef> RulesHistory::back()
{
    if (!canGoBack())
        return std::nullopt;
    return m_pages[--m_place];
}

std::optional<RulesRef> RulesHistory::forward()
{
    if (!canGoForward())
        return std::nullopt;
    return m_pages[++m_place];
}

} // namespace dugout
