// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/leaguemembers.h"

#include <QCoreApplication>

class QWidget;

namespace dugout {

class LeagueDocument;

/// What a commissioner is asked when something was won and when a season ends.
class PrizeQuestions
{
    Q_DECLARE_TR_FUNCTIONS(PrizeQuestions)

public:
    /// A prize of the newest season.
    static void give(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    /// What only one team of the league has: given to it, or taken from it.
    static void hold(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    /// Ends the season and gives what its tables decided, as far as it is wanted.
    static void endSeason(LeagueDocument &document, QWidget *parent);
};

} // namespace dugout
