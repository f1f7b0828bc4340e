// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/openleague.h"
#include "core/sharing/sharedleagues.h"
#include "core/team/team.h"

namespace dugout {

/// One particular of two versions that stand side by side, in the language of the moment.
struct VersionLine
{
    QString label{};
    QString first{};
    QString second{};

    [[nodiscard]] bool differs() const { return first != second; }
    bool operator==(const VersionLine &) const = default;
};

/// What stands, and what was delivered too late.
[[nodiscard]] std::vector<VersionLine> claimVersions(const League &league,
                                                     const SharedClaim &claim);
/// "Round 2: Reds – Blues", or the fixture's id where the league does not know it.
[[nodiscard]] QString claimTitle(const League &league, const SharedClaim &claim);

/// Two sheets of a team; what is the same in both players' lists is left out.
[[nodiscard]] std::vector<VersionLine> teamVersions(const Team &mine, const Team &theirs);

/// A match here and at another table.
[[nodiscard]] std::vector<VersionLine> matchVersions(const PartedMatch &match);

/// The sheets of a team on the server, the newest first.
struct TeamSheets
{
    QString team{};
    QString name{};
    std::vector<SharedSheet> sheets{};
};

/// A sheet somebody may go back to, beside the one that stands.
struct EarlierSheet
{
    QString team{};
    QString name{};
    SharedSheet now{};
    SharedSheet earlier{};

    /// "Reds, sheet 3 of 12 March, by bob"
    [[nodiscard]] QString title() const;
    [[nodiscard]] std::vector<VersionLine> versions() const;
};

/// Those that can be read, team by team, the newest first.
[[nodiscard]] std::vector<EarlierSheet> earlierSheets(const std::vector<TeamSheets> &teams);

/// What came in meanwhile, beside what somebody wanted to do. `known` is how many actions he knew.
[[nodiscard]] std::vector<VersionLine> overtakenVersions(const OpenLeague &now, int known,
                                                         const std::vector<LeagueEvent> &wanted);
/// The actions that count now; what `overtakenVersions` wants to know.
[[nodiscard]] int actionsOf(const OpenLeague &league);
/// The actions after the first so many, the newest last.
[[nodiscard]] QStringList actionsSince(const OpenLeague &now, int known);

} // namespace dugout
