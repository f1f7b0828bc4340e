// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rulesref.h"

#include <vector>

namespace dugout {

/// The pages a coach has been on, as a web browser keeps them.
class RulesHistory
{
public:
    /// A step forward; what lay ahead is forgotten.
    void visit(const RulesRef &ref);
    /// Changes the page of the moment without a step, as while a search is being typed.
    void replace(const RulesRef &ref);
    void clear();

    [[nodiscard]] bool canGoBack() const { return m_place > 0; }
    [[nodiscard]] bool canGoForward() const { return m_place + 1 < m_pages.size(); }
    /// None when there is nothing to go to.
    [[nodiscard]] std::optional<RulesRef> back();
    [[nodiscard]] std::optional<RulesRef> forward();

private:
    std::vector<RulesRef> m_pages;
    size_t m_place = 0;
};

} // namespace dugout
