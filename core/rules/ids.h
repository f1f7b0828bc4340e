// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"

namespace dugout {

using RulesetId = Id<struct RulesetTag>;
using SkillId = Id<struct SkillTag>;
using RosterId = Id<struct RosterTag>;
using PositionId = Id<struct PositionTag>;
using StarId = Id<struct StarTag>;
using InducementId = Id<struct InducementTag>;
using TableId = Id<struct TableTag>;
using RowId = Id<struct RowTag>;
using RollId = Id<struct RollTag>;
using SequenceId = Id<struct SequenceTag>;
using OptionId = Id<struct OptionTag>;
using TimingId = Id<struct TimingTag>;
using DeckId = Id<struct DeckTag>;
using CardId = Id<struct CardTag>;
using WarbandId = Id<struct WarbandTag>;
using FighterId = Id<struct FighterTag>;
using AttackId = Id<struct AttackTag>;
using SkirmishDieId = Id<struct SkirmishDieTag>;
using SymbolId = Id<struct SymbolTag>;
using TokenId = Id<struct TokenTag>;
using BoardFactId = Id<struct BoardFactTag>;

} // namespace dugout
