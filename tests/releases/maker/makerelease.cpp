// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/makerelease.h"

#include "tests/releases/maker/makefiles.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool makeRelease(const QString &folder)
{
    constexpr std::uint64_t seed = 1;
    if (QDir(folder).exists())
        return false;
    const ReleaseWriter writer{QDir(folder)};
    writer.addFolder(u"rulesets"_s, QStringLiteral(DUGOUT_OWN_RULESETS));
    RulesetLibrary library(writer.path(u"rulesets"_s));
    Workshop shop{library, writer, Coach(seed)};
    makeTeams(shop);
    makeMatches(shop);
    makeSkirmishes(shop);
    makeDatabase(shop);
    return true;
}

} // namespace dugout
