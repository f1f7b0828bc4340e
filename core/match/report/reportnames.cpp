// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/reportnames.h"

#include "core/match/effects/carddecks.h"

using namespace Qt::StringLiterals;

namespace dugout {

LocalizedText rowText(const MatchContext &context, const QStringList &tables, const QString &row)
{
    for (const QString &table : tables) {
        if (const TableRow *found = context.rowById(table, row))
            return found->name;
    }
    return sameInAll(row);
}

LocalizedText shirtText(const Participant &who)
{
    const QString &name = who.player.name;
    const bool hasOwn = !name.isEmpty() && !who.isCalledByRole();
    return joinedText(sameInAll(u"#%1"_s.arg(who.player.number)),
                      hasOwn ? sameInAll(name) : who.role, u" "_s);
}

LocalizedText cardText(const MatchContext &context, const CardOf &card)
{
    const PlayCard *found = findCard(context, card);
    return found ? found->name : sameInAll(card.toString());
}

LocalizedText joinedText(const LocalizedText &first, const LocalizedText &second,
                         const QString &between)
{
    return {first.es + between + second.es, first.en + between + second.en,
            first.de + between + second.de};
}

} // namespace dugout
