// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// The words of the data that code says, by family. A word is added to the family's list with how
// code says it; the test `knownwords` holds that the data has it and that somebody says it.

/// The keys of `values` that the code of a match reads; contract.h says what each means.
struct RuleKeys
{
    enum Id : quint16 {
#define RULE_KEY(id, word) id,
#include "core/rules/rulekeys.inc"
#undef RULE_KEY
    };
    [[nodiscard]] static std::span<const QString> words();
};

namespace Key {
#define RULE_KEY(id, word) inline constexpr KnownWord<RuleKeys> id{RuleKeys::id};
#include "core/rules/rulekeys.inc"
#undef RULE_KEY
} // namespace Key

/// The tables that the code of a match looks into; an edition need not have them.
struct TableNames
{
    enum Id : quint16 {
#define TABLE_NAME(id, word) id,
#include "core/rules/tablenames.inc"
#undef TABLE_NAME
    };
    [[nodiscard]] static std::span<const QString> words();
};

namespace Tables {
#define TABLE_NAME(id, word) inline constexpr KnownWord<TableNames> id{TableNames::id};
#include "core/rules/tablenames.inc"
#undef TABLE_NAME
} // namespace Tables

/// The skills whose rules are carried out by code, beside those that their effects say.
struct SkillNames
{
    enum Id : quint16 {
#define SKILL_NAME(id, word) id,
#include "core/rules/skillnames.inc"
#undef SKILL_NAME
    };
    [[nodiscard]] static std::span<const QString> words();
};

namespace Skills {
#define SKILL_NAME(id, word) inline constexpr KnownWord<SkillNames> id{SkillNames::id};
#include "core/rules/skillnames.inc"
#undef SKILL_NAME
} // namespace Skills

/// The options of an edition that code asks for.
struct OptionNames
{
    enum Id : quint16 {
#define OPTION_NAME(id, word) id,
#include "core/rules/optionnames.inc"
#undef OPTION_NAME
    };
    [[nodiscard]] static std::span<const QString> words();
};

namespace Options {
#define OPTION_NAME(id, word) inline constexpr KnownWord<OptionNames> id{OptionNames::id};
#include "core/rules/optionnames.inc"
#undef OPTION_NAME
} // namespace Options

/// The effects of `does` that code asks for; contract.h says what each means.
struct EffectNames
{
    enum Id : quint16 {
#define EFFECT_NAME(id, word) id,
#include "core/rules/effectnames.inc"
#undef EFFECT_NAME
    };
    [[nodiscard]] static std::span<const QString> words();
};

namespace Does {
#define EFFECT_NAME(id, word) inline constexpr KnownWord<EffectNames> id{EffectNames::id};
#include "core/rules/effectnames.inc"
#undef EFFECT_NAME
} // namespace Does

/// The moments of `at`.
struct MomentNames
{
    enum Id : quint16 {
#define MOMENT_NAME(id, word) id,
#include "core/rules/momentnames.inc"
#undef MOMENT_NAME
    };
    [[nodiscard]] static std::span<const QString> words();
};

namespace At {
#define MOMENT_NAME(id, word) inline constexpr KnownWord<MomentNames> id{MomentNames::id};
#include "core/rules/momentnames.inc"
#undef MOMENT_NAME
} // namespace At

/// The moments at which cards may be played.
struct TimingNames
{
    enum Id : quint16 {
#define TIMING_NAME(id, word) id,
#include "core/rules/timingnames.inc"
#undef TIMING_NAME
    };
    [[nodiscard]] static std::span<const QString> words();
};

namespace When {
#define TIMING_NAME(id, word) inline constexpr KnownWord<TimingNames> id{TimingNames::id};
#include "core/rules/timingnames.inc"
#undef TIMING_NAME
} // namespace When

} // namespace dugout
