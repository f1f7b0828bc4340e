// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguewords.h"
#include "core/sheet/showntable.h"

#include <functional>
#include <type_traits>

namespace dugout {

/// The address of a team's page, empty where it has none, and its badge as it stands before the
/// name.
class TeamAddress
{
public:
    using Told = std::function<QString(const EntrantId &team)>;

    template<typename Page>
    requires std::is_invocable_r_v<QString, Page, const EntrantId &> TeamAddress(Page page,
                                                                                 Told mark = {})
        : m_page(std::move(page))
        , m_mark(std::move(mark))
    { }

    [[nodiscard]] QString operator()(const EntrantId &team) const { return m_page(team); }
    [[nodiscard]] QString mark(const EntrantId &team) const
    {
        return m_mark ? m_mark(team) : QString();
    }

private:
    Told m_page;
    Told m_mark;
};

/// A table as HTML: with a caption, heads that say what they are the heads of, and every word
/// escaped. Under its headings it has parts, and a line below those who go on. One that is too wide
/// scrolls by itself and can be reached with the keyboard.
[[nodiscard]] QString htmlTable(const ShownTable &table, const TeamAddress &address);

/// A bracket as lists, one for each stage: readable without any drawing.
[[nodiscard]] QString htmlBracket(const League &league, const std::vector<BracketStage> &stages,
                                  const TeamAddress &address);

} // namespace dugout
