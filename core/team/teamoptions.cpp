// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamoptions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

bool isForTeam(const Option &option, const Ruleset &ruleset)
{
    // Those that team rules, team check and improvements look at.
    static const QStringList known{u"apothecary"_s,      u"coaching-staff"_s, u"extra-teams"_s,
                                   u"free-fan-factor"_s, u"rostered-stars"_s, u"sponsors"_s};
    return known.contains(option.id.text())
        || std::any_of(ruleset.skills().begin(), ruleset.skills().end(),
                       [&option](const Skill &skill) { return skill.option == option.id; });
}

} // namespace dugout
