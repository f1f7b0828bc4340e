// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/fixtureresult.h"
#include "core/values/byteskimmer.h"

#include <QByteArray>

#include <optional>

namespace dugout {

/// A text of packed bytes: its place among those of its season. 0: empty.
using SkimmedText = ByteSkimmer::Text;

/// A match between two that was decided, as far as records and ratings ask.
struct SkimmedResult
{
    SkimmedText home = 0;
    SkimmedText away = 0;
    SkimmedText homeCoach = 0; ///< as noted with the result
    SkimmedText awayCoach = 0;
    ResultKind kind = ResultKind::Played;
    FixtureSide winner = FixtureSide::Neither; ///< as said, see winnerOf()
    int td = 0;
    int tdAgainst = 0;
    int cas = 0;
    int casAgainst = 0;
    int round = 0; ///< counts the rounds of all competitions of the season
    bool friendly = false;
};

struct SkimmedCompetition
{
    SkimmedText id = 0;
    int entrants = 0;
    std::vector<SkimmedResult> results{};
};

/// The results of packed competitions, read off the bytes without unpacking what they are part of:
/// over many seasons that is most of the work.
struct SkimmedSeason
{
    QByteArray bytes{}; ///< what the texts are views of
    std::vector<QByteArrayView> texts{QByteArrayView()};
    std::vector<SkimmedCompetition> competitions{};
};

/// None where the bytes are no competitions of this version; see leaguebytes.h.
[[nodiscard]] std::optional<SkimmedSeason> skimmed(const QByteArray &bytes);

} // namespace dugout
