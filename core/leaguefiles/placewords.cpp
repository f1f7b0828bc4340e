// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/placewords.h"

#include "core/leaguefiles/standingstable.h"

#include <QCoreApplication>

namespace dugout {

namespace {

struct PlaceStageWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTableWords)
};

} // namespace

QString stageTitle(const PlaceStage &stage, const Standings &standings)
{
    return stage.tieBreak ? tieBreakTitle(*stage.tieBreak, standings.counts, standings.byRating)
                          : PlaceStageWords::tr("Points");
}

} // namespace dugout
