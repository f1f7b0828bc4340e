// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/purchaseid.h"

namespace dugout {

QString purchaseId(const Purchase &purchase)
{
    QString id = purchase.inducement.text();
    for (const QString &part :
         {purchase.star.text(), purchase.position.text(), purchase.deck.text()}) {
        if (!part.isEmpty())
            id += u'/' + part;
    }
    return id;
}

Purchase purchaseFromId(const QString &id, const Ruleset &ruleset)
{
    const qsizetype slash = id.indexOf(u'/');
    Purchase purchase;
    purchase.inducement = InducementId(slash < 0 ? id : id.left(slash));
    if (slash < 0)
        return purchase;
    const QString which = id.mid(slash + 1);
    if (ruleset.stars().contains(which))
        purchase.star = StarId(which);
    else if (ruleset.decks().contains(which))
        purchase.deck = DeckId(which);
    else
        purchase.position = PositionId(which);
    return purchase;
}

LocalizedText purchaseName(const Purchase &purchase, const Team &team, const Ruleset &ruleset)
{
    if (const StarPlayer *star = ruleset.stars().find(purchase.star))
        return star->name;
    if (const Deck *deck = ruleset.decks().find(purchase.deck))
        return deck->name;
    const Roster *roster = rosterOf(team, ruleset);
    const Position *position
        = roster && !purchase.position.isEmpty() ? roster->position(purchase.position) : nullptr;
    if (position)
        return position->name;
    const Inducement *inducement = ruleset.inducements().find(purchase.inducement);
    return inducement ? inducement->name : LocalizedText{};
}

} // namespace dugout
