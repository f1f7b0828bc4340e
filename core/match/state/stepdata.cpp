// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/stepdata.h"

#include "core/match/state/step.h"
#include "core/text/oneofparts.h"

using namespace Qt::StringLiterals;

namespace dugout {

template class OneOf<StepData::Kinds>;

QStringList conditionsOf(const RollPlan &plan)
{
    QStringList conditions;
    if (plan.bomb)
        conditions.append(u"thrown-bomb"_s);
    if (plan.accurate)
        conditions.append(u"accurate-pass"_s);
    if (!plan.farKick.isEmpty())
        conditions.append(plan.farKick.text());
    return conditions;
}

} // namespace dugout
