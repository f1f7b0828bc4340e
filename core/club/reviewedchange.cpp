// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/reviewedchange.h"

#include "core/club/correctionlines.h"

using namespace Qt::StringLiterals;

namespace dugout {

Result<std::optional<CorrectionChain>>
reviewedChange(const MatchRepository &matches, const JournalId &id, const MatchSession &session,
               RulesetLibrary &library, const LogAction &change)
{
    using Review = std::optional<CorrectionChain>;
    if (!session.state().after.hasBegun())
        return Review();
    auto chain = matches.correction(id, {change});
    if (!chain && isStoreError(chain.error().code))
        return chain.error();
    if (!chain)
        return Review();
    const bool plain
        = change.kind != LogAction::Kind::Correct || tellCorrection(*chain, library).isEmpty();
    if (plain && !chain->goesOn())
        return Review();
    return Review(*std::move(chain));
}

} // namespace dugout
