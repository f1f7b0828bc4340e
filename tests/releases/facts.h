// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/skirmish/skirmishgame.h"

namespace dugout {

// What a coach sees of a team, a match or a skirmish, as JSON: names, scores, values. Neither
// hashes nor anything else that only the program knows, since that may change between releases.

[[nodiscard]] QJsonObject teamFacts(const Team &team, const Ruleset &ruleset);
[[nodiscard]] QJsonObject matchFacts(const MatchSession &session);
[[nodiscard]] QJsonObject skirmishFacts(const SkirmishSession &session);

/// What is still expected of a match whose journal an earlier version wrote, where today's rules no
/// longer take all of it: only what does not follow from folding it. All of it where it fits.
[[nodiscard]] QJsonObject asFarAsItFits(QJsonObject expected, const QJsonObject &actual);
/// Today's rules leave out answers of the match that fitted then.
[[nodiscard]] bool foldStops(const QJsonObject &expected, const QJsonObject &actual);

/// The first thing that was expected and is otherwise, with its place; empty when all is there.
/// What a later release can tell beyond what was expected does not matter.
[[nodiscard]] QString differenceFrom(const QJsonValue &expected, const QJsonValue &actual,
                                     const QString &place = {});

} // namespace dugout
