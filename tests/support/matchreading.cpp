// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchreading.h"

namespace dugout {

PromptWords wordsOf(MatchDriver &match, const QString &prompt)
{
    for (const Prompt &each : match.session().prompts()) {
        if (each.id == prompt)
            return match.session().game().words(match.state(), each);
    }
    return {};
}

QString newestLine(MatchDriver &match)
{
    const auto &groups = match.session().log().groups();
    const MatchState before = match.session().stateAfter(groups.size() - 1);
    return match.session().game().groupLine(before, groups.back());
}

} // namespace dugout
