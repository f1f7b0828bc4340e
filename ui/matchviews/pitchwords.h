// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/walk.h"
#include "core/match/state/boardadvice.h"
#include "core/pitch/ballpath.h"

#include <QCoreApplication>

namespace dugout {

/// What the pitch view says, in the language of the moment.
class PitchWords
{
    Q_DECLARE_TR_FUNCTIONS(PitchWords)

public:
    /// "4+", or a sign for what needs no die or cannot be done.
    [[nodiscard]] static QString shortNeed(const RollNeed &need);
    /// "2 dice", with a minus when the opponent picks.
    [[nodiscard]] static QString shortDice(const BlockDice &dice);

    /// Where a way leads and how likely that is; the second line is with a re-roll, if one helps.
    [[nodiscard]] static QStringList way(const Walk &walk);
    /// What has to be rolled on it, in its order.
    [[nodiscard]] static QString rolls(const MatchContext &context, const Walk &walk);
    [[nodiscard]] static QString block(const MatchState &state, const BlockAdvice &block);
    [[nodiscard]] static QStringList passes(const std::vector<PassBand> &bands);
    [[nodiscard]] static QString path(const BallPath &path);

    /// Names of the ways a ball goes.
    [[nodiscard]] static QString name(BallMove move);
    /// What stands in a cell, for who cannot see it.
    [[nodiscard]] static QString cell(const QString &place, const QString &occupant);

private:
    [[nodiscard]] static QString push(const PushOptions &push);
};

} // namespace dugout
