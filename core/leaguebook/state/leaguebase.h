// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/batchstore.h"
#include "core/leaguebook/changes/leaguefold.h"
#include "core/play/eventlog.h"

namespace dugout {

/// What the first lines of a league's journal fold into: a league opens from here and not from its
/// founding. Nothing later reaches further back (see reachesBelow), so the groups of those lines
/// need not be known.
struct LeagueBase
{
    League league{};
    qint64 lines = 0; ///< of the journal that are in it
    int groups = 0; ///< actions that count, among them

    bool operator==(const LeagueBase &) const = default;
};

/// The base as it was kept, and as it is to be kept: parts that have not changed since stay.
class LeagueBaseParts
{
public:
    /// None where nothing is kept, or nothing that this Dugout can use.
    [[nodiscard]] static std::optional<LeagueBase> read(const std::vector<JournalPart> &parts);
    /// Those parts that differ from the ones that are kept.
    [[nodiscard]] static std::vector<JournalPart> changed(const LeagueBase &base,
                                                          const std::vector<JournalPart> &kept);
    /// Drops what is kept: the next time the league opens, it is folded anew.
    [[nodiscard]] static std::vector<JournalPart> none();
};

/// Whether a line is about something before the groups that are known, `below` of them.
[[nodiscard]] bool reachesBelow(const LogAction &line, const EventLog &log, int below);
/// A correction counted from the groups that are known.
[[nodiscard]] LogAction countedFrom(LogAction line, int below);

[[nodiscard]] Result<void> applyGroup(League &league, const EventGroup &group);
[[nodiscard]] Result<League> foldGroups(League league, const std::vector<EventGroup> &groups);

} // namespace dugout
