// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace dugout {

/// How much a note matters to the coach, the weightiest first.
enum class NoteWeight {
    ToSettle, ///< something has to be decided or repaired
    Changed, ///< it came along as something else, or was cut
    LeftOut, ///< there is no place for it
};

/// Something of a file that did not come along, or not as it stood there.
struct ImportNote
{
    QString place; ///< such as "players/3/skills"
    QString value; ///< as the file has it
    QString reason; ///< a sentence for the coach
    NoteWeight weight = NoteWeight::Changed;
    QString who = {}; ///< the player, as "#3"; empty for the team
    QString what = {}; ///< the field in words; that of the file when empty

    bool operator==(const ImportNote &) const = default;
};

using ImportNotes = std::vector<ImportNote>;

} // namespace dugout
