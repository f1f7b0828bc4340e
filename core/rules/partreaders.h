// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/deck.h"
#include "core/rules/entryreader.h"
#include "core/rules/inducement.h"
#include "core/rules/manifest.h"
#include "core/rules/option.h"
#include "core/rules/roll.h"
#include "core/rules/roster.h"
#include "core/rules/sequence.h"
#include "core/rules/skill.h"
#include "core/rules/skirmishdie.h"
#include "core/rules/skirmishparts.h"
#include "core/rules/starplayer.h"
#include "core/rules/table.h"

namespace dugout {

// One function per kind of entry: a JSON object in, a value out, every flaw into `problems`.

[[nodiscard]] Manifest manifestIn(const Entry &entry, ProblemList &problems);
[[nodiscard]] Skill readSkill(const Entry &entry, ProblemList &problems);
[[nodiscard]] SkillEffect readSkillEffect(const Entry &entry, ProblemList &problems);
[[nodiscard]] Roll readRoll(const Entry &entry, ProblemList &problems);
[[nodiscard]] Roster readRoster(const Entry &entry, ProblemList &problems);
[[nodiscard]] StarPlayer readStar(const Entry &entry, ProblemList &problems);
[[nodiscard]] Inducement readInducement(const Entry &entry, ProblemList &problems);
[[nodiscard]] Table readTable(const Entry &entry, ProblemList &problems);
[[nodiscard]] Sequence readSequence(const Entry &entry, ProblemList &problems);
[[nodiscard]] Option readOption(const Entry &entry, ProblemList &problems);
[[nodiscard]] Timing readTiming(const Entry &entry, ProblemList &problems);
[[nodiscard]] Deck readDeck(const Entry &entry, ProblemList &problems);
[[nodiscard]] SkirmishSymbol readSymbol(const Entry &entry, ProblemList &problems);
[[nodiscard]] SkirmishToken readToken(const Entry &entry, ProblemList &problems);
[[nodiscard]] BoardFact readBoardFact(const Entry &entry, ProblemList &problems);

/// The fields `ma st ag av`, which positions, stars and summoned players share.
[[nodiscard]] Profile readProfile(EntryReader &reader);

} // namespace dugout
