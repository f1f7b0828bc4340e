// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/teambuilder.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

RulesetLibrary &library()
{
    static RulesetLibrary rulesets;
    return rulesets;
}

} // namespace

const Ruleset &testRuleset(const QString &id)
{
    return *must(library().load(id));
}

QStringList footballRulesets()
{
    QStringList ids;
    for (const QString &id : library().ids()) {
        if (testRuleset(id).manifest().game == Game::Football)
            ids.append(id);
    }
    return ids;
}

Team testTeam(const Ruleset &ruleset, const QString &roster,
              const std::vector<std::pair<QString, int>> &players)
{
    Team team = must(
        newTeam({TeamId(u"test"_s), u"Testers"_s, u"Coach"_s, RosterId(roster), {}, {}}, ruleset));
    for (const auto &[position, count] : players) {
        for (int i = 0; i < count; ++i)
            team = must(hire(std::move(team), ruleset, PositionId(position), {}, Payment::Credit));
    }
    return team;
}

} // namespace dugout
