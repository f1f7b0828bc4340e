// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/skill.h"

namespace dugout {

[[nodiscard]] QString skillCategoryName(SkillCategory category);

} // namespace dugout
