// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/sharing/leagueserver.h"
#include "core/sharing/sharednote.h"

namespace dugout {

/// What a coach says about a fixture, for a team of his.
struct CoachsWord
{
    FixtureId fixture{}; ///< none: no decision
    FixtureSide side = FixtureSide::Neither;
    bool disputes = false; ///< otherwise signs
    QString why{};
    std::vector<QJsonObject> date{}; ///< or says when and where he plays: his line

    bool operator==(const CoachsWord &) const = default;
};

/// The word of a line with which somebody signs or disputes for one side, or says when and where he
/// plays, and nothing else; none otherwise. It must be about a team of his.
[[nodiscard]] Result<CoachsWord> wordOfCoach(const ClubStores &stores, const SharedNote &note,
                                             const JournalChange &change);

/// A decision as the server is told of it.
[[nodiscard]] Result<SharedDelivery> achievementOf(const ClubStores &stores, const SharedNote &note,
                                                   const JournalChange &change,
                                                   const std::vector<Document> &documents);

} // namespace dugout
