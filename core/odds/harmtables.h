// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/casualtyodds.h"
#include "core/odds/violence.h"
#include "core/rules/ruleset.h"

#include <optional>

namespace dugout {

/// What the injury and casualty tables of an edition come to. Counted once, because every block
/// and every foul asks for both.
class HarmTables
{
public:
    explicit HarmTables(const Ruleset &ruleset);

    /// By the modified total; null when the page of the injury table is missing.
    [[nodiscard]] const Violence::Results *injuries() const;
    /// Null when the casualty table stands in the book.
    [[nodiscard]] const CasualtyOdds *casualty(bool twice, bool apothecary) const;

private:
    std::optional<Violence::Results> m_injuries;
    bool m_hasCasualties = false;
    std::array<std::array<CasualtyOdds, 2>, 2> m_casualties; ///< by twice, by apothecary
};

} // namespace dugout
