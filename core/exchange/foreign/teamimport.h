// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/exchange/foreign/importwishes.h"
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

/// Gives the names of a foreign team their meaning in an edition. Fails when the team list cannot
/// be told or the edition has none such; anything smaller becomes a note.
[[nodiscard]] Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, const Ruleset &ruleset,
                                              const ImportWishes &wishes);

/// The same in the edition it fits best: the one the file names, else the one that leaves the
/// fewest notes.
[[nodiscard]] Result<ImportedTeam> settleTeam(const ForeignTeam &foreign, RulesetLibrary &library,
                                              const ImportWishes &wishes);

/// Whether a team was refused only because the coach has not said which team list it is of.
[[nodiscard]] bool asksForRoster(const Error &refusal);

} // namespace dugout
