// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/reviewedchange.h"

#include "core/club/correctionlines.h"

namespace dugout {

std::optional<CorrectionChain> reviewedChange(const KeptMatches &matches, const OpenMatch &match,
                                              RulesetLibrary &library, const LogAction &change)
{
    if (!match.session().state().after.hasBegun())
        return std::nullopt;
    auto chain = matches.correction(match.id(), {change});
    if (!chain)
        return std::nullopt;
    const bool plain
        = change.kind != LogAction::Kind::Correct || tellCorrection(*chain, library).isEmpty();
    if (plain && !chain->goesOn())
        return std::nullopt;
    return *std::move(chain);
}

} // namespace dugout
