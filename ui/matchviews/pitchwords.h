// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    /// "2D", with a minus when the opponent picks.
    [[nodiscard]] static QString shortDice(const BlockDice &dice);

    [[nodiscard]] static QStringList steps(const std::vector<StepAdvice> &steps);
    [[nodiscard]] static QStringList blocks(const MatchState &state,
                                            const std::vector<BlockAdvice> &blocks);
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
