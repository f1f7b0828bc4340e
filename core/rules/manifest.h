// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/provenance.h"
#include "core/text/localizedtext.h"
#include "core/values/problem.h"

#include <optional>

namespace dugout {

enum class Game { Football, Skirmish };

/// The first page of a ruleset folder, `ruleset.json`: what it is and what it builds on.
struct Manifest
{
    RulesetId id;
    Game game = Game::Football;
    std::optional<RulesetId> parent;
    LocalizedText name;
    LocalizedText summary;
    QString document;
    Provenance source;

    bool operator==(const Manifest &) const = default;
};

/// Reads `folder/ruleset.json`; what is wrong is added to `problems`.
[[nodiscard]] std::optional<Manifest> readManifest(const QString &folder, ProblemList &problems);

} // namespace dugout
