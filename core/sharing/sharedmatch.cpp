// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedmatch.h"

#include "core/club/keptmatches.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

bool isHis(const SharedNote &note, const QStringList &teams)
{
    return note.role == SharedRole::Commissioner
        || (note.role == SharedRole::Coach
            && std::any_of(teams.begin(), teams.end(),
                           [&note](const QString &each) { return note.teams.contains(each); }));
}

bool wasElsewhere(const std::vector<SharedNote> &notes, const KeptMatches &matches,
                  const JournalId &match)
{
    return std::any_of(notes.begin(), notes.end(), [&matches, &match](const SharedNote &note) {
        const auto came = note.came.constFind(match.text());
        return came != note.came.cend() && !matches.hasGoneOn(match, *came)
            && isHis(note, matches.teamsOf(match));
    });
}

} // namespace dugout
