// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/stepdata.h"

#include "core/match/state/step.h"
#include "core/text/oneofparts.h"

namespace dugout {

template class OneOf<StepData::Kinds>;

} // namespace dugout
