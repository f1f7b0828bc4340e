// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/rulesmark.h"

namespace dugout {

RulesMark currentRules(const RulesetLibrary &library, const RulesetId &ruleset)
{
    return {currentRulesVersion, library.fingerprint(ruleset.text())};
}

} // namespace dugout
