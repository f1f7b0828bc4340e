// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/numbers.h"
#include "core/rules/provenance.h"

#include <optional>
#include <vector>

namespace dugout {

/// What some teams pay instead of the usual price.
struct Discount
{
    std::vector<RosterId> teams;
    int cost = 0;

    bool operator==(const Discount &) const = default;
};

struct Inducement
{
    InducementId id;
    LocalizedText name;
    LocalizedText summary;
    int max = 0;
    std::optional<int> cost; ///< none when it depends on what is bought (stars, mercenaries, cards)
    std::vector<Discount> discounts;
    std::vector<RosterId> teams; ///< empty: every team
    QString group; ///< such as `staff`; several of one group may share a limit
    std::optional<OptionId> option; ///< only for sale when this rule is switched on
    Numbers values; ///< targets and amounts, by key
    std::vector<SkillId> skills; ///< of a helper who has some
    Provenance source;

    bool operator==(const Inducement &) const = default;
};

} // namespace dugout
