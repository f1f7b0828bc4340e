// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// One possible outcome of an injury, in the language of the moment.
struct InjuryChoice
{
    QString id{}; ///< one of `paperInjuries`
    QString number{}; ///< as the table has it: "53", or "61–68"; empty where nothing is rolled
    int from = 0; ///< the same as numbers; 0 where nothing is rolled
    int to = 0;
    QString name{};
    QString effect{};

    /// "53 Smashed Hip": one that covers most of a table goes by its name alone.
    [[nodiscard]] QString line() const;
    bool operator==(const InjuryChoice &) const = default;
};

[[nodiscard]] std::vector<InjuryChoice> injuryChoices(const MatchContext &context);
/// Those that answer what was typed – a number of the table, part of a name, of what it does – the
/// best one first.
[[nodiscard]] std::vector<InjuryChoice> injuriesNamed(const std::vector<InjuryChoice> &choices,
                                                      const QString &typed);

} // namespace dugout
