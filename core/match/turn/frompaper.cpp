// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/turn/frompaper.h"

#include "core/match/state/promptnames.h"
#include "core/match/state/setupcheck.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool isFromPaper(const MatchContext &context)
{
    return context.setup().options.contains(fromPaperMark());
}

QString otherOf(Seat seat)
{
    return u"other.%1"_s.arg(seat);
}

QStringList paperInjuries(const MatchContext &context)
{
    QStringList results{Choice::Saved};
    for (const TableRow &row : context.rows(Tables::Casualty))
        results.append(row.id.text());
    return results;
}

} // namespace dugout
