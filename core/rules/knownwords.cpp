// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"

namespace dugout {

std::span<const QString> RuleKeys::words()
{
    static const QString all[]{
#define RULE_KEY(id, word) QStringLiteral(word),
#include "core/rules/rulekeys.inc"
#undef RULE_KEY
    };
    return all;
}

std::span<const QString> TableNames::words()
{
    static const QString all[]{
#define TABLE_NAME(id, word) QStringLiteral(word),
#include "core/rules/tablenames.inc"
#undef TABLE_NAME
    };
    return all;
}

std::span<const QString> SkillNames::words()
{
    static const QString all[]{
#define SKILL_NAME(id, word) QStringLiteral(word),
#include "core/rules/skillnames.inc"
#undef SKILL_NAME
    };
    return all;
}

std::span<const QString> OptionNames::words()
{
    static const QString all[]{
#define OPTION_NAME(id, word) QStringLiteral(word),
#include "core/rules/optionnames.inc"
#undef OPTION_NAME
    };
    return all;
}

std::span<const QString> EffectNames::words()
{
    static const QString all[]{
#define EFFECT_NAME(id, word) QStringLiteral(word),
#include "core/rules/effectnames.inc"
#undef EFFECT_NAME
    };
    return all;
}

std::span<const QString> MomentNames::words()
{
    static const QString all[]{
#define MOMENT_NAME(id, word) QStringLiteral(word),
#include "core/rules/momentnames.inc"
#undef MOMENT_NAME
    };
    return all;
}

std::span<const QString> TimingNames::words()
{
    static const QString all[]{
#define TIMING_NAME(id, word) QStringLiteral(word),
#include "core/rules/timingnames.inc"
#undef TIMING_NAME
    };
    return all;
}

} // namespace dugout
