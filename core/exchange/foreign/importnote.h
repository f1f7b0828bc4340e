// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace dugout {

/// Something of a file that did not come along, or not as it stood there.
struct ImportNote
{
    QString place; ///< such as "players/3/skills"
    QString value; ///< as the file has it
    QString reason; ///< a sentence for the coach

    bool operator==(const ImportNote &) const = default;
};

using ImportNotes = std::vector<ImportNote>;

} // namespace dugout
