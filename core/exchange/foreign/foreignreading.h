// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/fieldreader.h"
#include "core/exchange/foreign/foreignteam.h"

namespace dugout {

// What the readers of foreign formats share.

using ReadPlayer
    = ForeignPlayer (*)(const DataNode &node, const QString &place, ImportNotes &notes);

/// The players of `list`, an element or field of the team, each called `item` there: empty in JSON.
void readPlayerList(FieldReader &reader, const QString &list, const QString &item,
                    ForeignTeam &team, ReadPlayer readPlayer);
/// The names of skills in `list`.
void readSkillList(FieldReader &reader, const QString &list, const QString &item,
                   ForeignPlayer &player, ImportNotes &notes);
/// Adds a skill's name while there is room.
void addSkillName(const QString &name, const QString &place, ForeignPlayer &player,
                  ImportNotes &notes);
/// All four numbers from `ma`, `st`, `ag` and `av`; none when one is missing.
[[nodiscard]] std::optional<Profile> readProfile(FieldReader &reader, int lowest = 0);

[[nodiscard]] Error noTeamInFile();

} // namespace dugout
