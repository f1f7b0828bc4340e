// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/provenance.h"
#include "core/rules/skilleffect.h"

#include <optional>

namespace dugout {

enum class SkillCategory { General, Agility, Passing, Strength, Mutation, Extraordinary };

/// G A P S M in English; extraordinary skills, which nobody can learn, have none.
[[nodiscard]] std::optional<SkillCategory> skillCategoryFromLetter(QChar letter);
[[nodiscard]] std::optional<SkillCategory> skillCategoryFromName(QStringView name);

/// Whether a coach has to think of the skill.
enum class SkillUse { Passive, Declared, Reaction, Forced };

struct Skill
{
    SkillId id;
    LocalizedText name;
    LocalizedText summary;
    SkillCategory category = SkillCategory::General;
    SkillUse use = SkillUse::Passive;
    std::optional<OptionId> option; ///< only in use when this rule is switched on
    std::vector<SkillEffect> effects; ///< what it does to rolls
    QStringList situations; ///< conditions that nobody brings about without it
    Provenance source;

    bool operator==(const Skill &) const = default;
};

} // namespace dugout
