// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/option.h"
#include "core/rules/skill.h"

#include <QStringList>

#include <vector>

namespace dugout {

// Words for what a ruleset keeps as a key, in the language of the moment.

/// Movement, strength, agility and armour as the heads of columns.
[[nodiscard]] QStringList profileHeads();
/// "GA" as the language abbreviates the categories.
[[nodiscard]] QString accessLetters(const std::vector<SkillCategory> &access);
[[nodiscard]] QString skillUseName(SkillUse use);
/// How long a card lasts; the key itself where there is no word for it.
[[nodiscard]] QString durationName(const QString &duration);
/// What a field of a skirmish entry is called; empty for fields that are not shown.
[[nodiscard]] QString fieldName(const QString &key);
/// A word such as `ploy` or `end-phase` of a skirmish entry; the key itself where there is none.
[[nodiscard]] QString fieldWord(const QString &key);
/// "50,000" as the language groups digits.
[[nodiscard]] QString goldWords(int gold);

} // namespace dugout
