// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishway.h"

#include "core/skirmish/state/skirmishnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

const QStringList &wayNames()
{
    static const QStringList names{SkirmishChoice::Counters, SkirmishChoice::Table,
                                   SkirmishChoice::Everything};
    return names;
}

QString wayName(SkirmishWay way)
{
    return way == SkirmishWay::Counted ? u"counted"_s : wayNames().at(static_cast<int>(way) - 1);
}

SkirmishWay wayFromName(const QString &name)
{
    return static_cast<SkirmishWay>(wayNames().indexOf(name) + 1);
}

} // namespace dugout
