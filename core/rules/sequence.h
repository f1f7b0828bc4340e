// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/provenance.h"

#include <optional>
#include <vector>

namespace dugout {

struct SequenceStep
{
    QString id;
    LocalizedText name;
    /// For a list of its own; empty where the full name is short enough.
    LocalizedText shortName;
    LocalizedText summary;
    std::optional<TableId> table; ///< the table this step rolls on
    std::optional<SequenceId> sequence; ///< the step is a sequence of its own
    std::optional<OptionId> option; ///< the step only happens with this rule switched on
    Provenance source;

    bool operator==(const SequenceStep &) const = default;
};

/// Things that happen in an order, such as everything between two matches.
struct Sequence
{
    SequenceId id;
    LocalizedText name;
    LocalizedText summary;
    std::optional<OptionId> option; ///< only with this rule switched on
    std::vector<SequenceStep> steps;
    Provenance source;

    bool operator==(const Sequence &) const = default;
};

} // namespace dugout
