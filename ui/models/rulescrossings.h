// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rulesbook.h"

namespace dugout {

// Where else in the edition something is spoken of, found when a page asks for it.

/// Tables with a row about the skill, that a roll for it is made on, or that give it.
[[nodiscard]] std::vector<RulesRef> tablesAbout(const RulesBook &book, const SkillId &skill);
/// Positions that start with the skill.
[[nodiscard]] std::vector<RulesRef> positionsWith(const RulesBook &book, const SkillId &skill);
[[nodiscard]] std::vector<RulesRef> starsWith(const RulesBook &book, const SkillId &skill);
[[nodiscard]] std::vector<RulesRef> starsOf(const RulesBook &book, const RosterId &team);
/// Inducements that only some teams may buy, or buy cheaper, where this team is one of them.
[[nodiscard]] std::vector<RulesRef> inducementsOf(const RulesBook &book, const RosterId &team);
/// Rows, steps and cards that lead to the table.
[[nodiscard]] std::vector<RulesRef> leadingTo(const RulesBook &book, const TableId &table);
/// What is only there when the rule is switched on.
[[nodiscard]] std::vector<RulesRef> dependingOn(const RulesBook &book, const OptionId &option);
/// A row of a modifier list often stands for a skill of the same id.
[[nodiscard]] std::optional<RulesRef> namedBy(const RulesBook &book, const TableRow &row);

} // namespace dugout
