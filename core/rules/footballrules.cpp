// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/footballrules.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FootballRules
{
    Q_DECLARE_TR_FUNCTIONS(FootballRules)
};

} // namespace

Result<std::shared_ptr<const Ruleset>> loadFootball(RulesetLibrary &library, const QString &id)
{
    auto ruleset = library.load(id);
    if (ruleset && (*ruleset)->manifest().game != Game::Football)
        return Error{ErrorCode::NotFootball,
                     FootballRules::tr("No teams play the edition \"%1\".").arg(id),
                     {}};
    return ruleset;
}

} // namespace dugout
