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

QString nextMatchSentence(const NextMatchEffect &effect, const QString &opponent)
{
    if (effect.won == effect.lost && effect.won == effect.drawn)
        return PlaceStageWords::tr("Against %1 a single touchdown changes nothing: place %2 as the "
                                   "table stands now.")
            .arg(opponent, QString::number(effect.won));
    return PlaceStageWords::tr("Against %1, as the table stands now: a 1–0 means place %2, a 0–0 "
                               "place %3, a 0–1 place %4.")
        .arg(opponent, QString::number(effect.won), QString::number(effect.drawn),
             QString::number(effect.lost));
}

} // namespace dugout
