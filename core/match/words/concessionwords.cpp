// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/concessionwords.h"

#include "core/match/effects/concession.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString concessionWords(const MatchContext &context, const MatchState &state)
{
    for (const Seat seat : {0, 1}) {
        if (state.side(seat).conceded)
            return MatchWords::tr("%1 wins: %2 conceded")
                .arg(teamName(context, MatchState::otherSeat(seat)), teamName(context, seat));
    }
    return {};
}

QString winnerWords(const MatchContext &context, const MatchState &state)
{
    const QString conceded = concessionWords(context, state);
    if (!conceded.isEmpty() || state.shootOutWinner == noSeat)
        return conceded;
    return MatchWords::tr("Winner: %1").arg(teamName(context, state.shootOutWinner));
}

QString concedingWords(const MatchContext &context, const MatchState &state, Seat seat,
                       bool atSetUp)
{
    QStringList words{MatchWords::tr("%1 wins, whatever the score.")
                          .arg(teamName(context, MatchState::otherSeat(seat)))};
    const Table *table = context.table(Tables::Conceding);
    if (!table || !state.side(seat).tracked)
        return words.constFirst();
    const bool free = isConcessionFree(context, state, seat, atSetUp);
    for (const TableRow &row : table->rows) {
        if ((row.id.text() == Rows::NoPenalty) == free)
            words.append(u"%1: %2"_s.arg(localized(row.name), localized(row.summary)));
    }
    return words.join(u'\n');
}

} // namespace dugout
