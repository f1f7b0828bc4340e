// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/rules/rulesetlibrary.h"
#include "core/text/result.h"

namespace dugout {

/// A team from another program's file, with everything that did not come along.
struct ImportedTeam
{
    Team team;
    ImportNotes notes;

    bool operator==(const ImportedTeam &) const = default;
};

/// Gives the names of a foreign team their meaning in an edition. Fails when the edition has no
/// such team list; anything smaller becomes a note, with the table words in `language`. `id` comes
/// from outside, as all randomness does.
[[nodiscard]] Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, const Ruleset &ruleset,
                                              const TeamId &id,
                                              Language language = Language::English);

/// The same in the edition it fits best: the one the file names, else the one that leaves the
/// fewest notes.
[[nodiscard]] Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, RulesetLibrary &library,
                                              const TeamId &id,
                                              Language language = Language::English);

} // namespace dugout
