// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchhabits.h"

#include "core/exchange/matchjson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

std::map<RulesetId, MatchHabits> latestHabits(const std::vector<JournalSummary> &matches)
{
    std::vector<const JournalHeader *> newestFirst;
    for (const JournalSummary &match : matches)
        newestFirst.push_back(&match.header);
    std::stable_sort(newestFirst.begin(), newestFirst.end(),
                     [](const auto *a, const auto *b) { return a->createdMs > b->createdMs; });
    std::map<RulesetId, MatchHabits> habits;
    for (const JournalHeader *header : newestFirst) {
        // Reading a setup means reading two teams: only one of each edition is worth it.
        const RulesetId edition(header->setup.value("ruleset"_L1).toString());
        if (habits.contains(edition))
            continue;
        if (const auto setup = setupFromJson(header->setup))
            habits.insert({setup->ruleset, {setup->league, setup->options}});
    }
    return habits;
}

} // namespace dugout
