// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/handover.h"

#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void addCards(Collection &handed, const std::vector<CardId> &ids, const Collection &own)
{
    for (const CardId &id : ids) {
        if (const SkirmishCard *card = own.card(id))
            put(handed, *card);
    }
}

void addWarband(Collection &handed, const WarbandId &id, const Collection &own)
{
    if (const Warband *warband = own.warband(id))
        put(handed, *warband);
}

QStringList namesOf(const std::vector<CardId> &ids, CardKind kind, const Collection &all)
{
    QStringList names;
    for (const CardId &id : ids) {
        const SkirmishCard *card = all.card(id);
        if (card && card->kind == kind)
            names.append(localized(card->name));
    }
    return names;
}

} // namespace

Collection handedDeck(const DeckList &deck, const Collection &own)
{
    Collection handed;
    addWarband(handed, deck.warband, own);
    addCards(handed, deck.objectives, own);
    addCards(handed, deck.powers, own);
    put(handed, deck);
    return handed;
}

Collection handedWarband(const WarbandId &warband, const Collection &own)
{
    Collection handed;
    addWarband(handed, warband, own);
    for (const SkirmishCard &card : own.cards) {
        if (card.warband == warband)
            put(handed, card);
    }
    for (const DeckList &deck : own.decks) {
        if (deck.warband == warband)
            handed = laidOver(std::move(handed), handedDeck(deck, own));
    }
    return handed;
}

Collection handedParts(const HandedIds &ids, const Collection &own)
{
    Collection handed;
    for (const WarbandId &id : ids.warbands)
        handed = laidOver(std::move(handed), handedWarband(id, own));
    addCards(handed, ids.cards, own);
    for (const QString &id : ids.boards) {
        if (const BoardFace *face = own.board(id))
            put(handed, *face);
    }
    return handed;
}

QString deckLines(const DeckList &deck, const Collection &all)
{
    QStringList lines{deck.name};
    if (const Warband *warband = all.warband(deck.warband))
        lines.append(localized(warband->name));
    const auto add = [&](const QString &heading, const QStringList &names) {
        if (!names.isEmpty())
            lines += QStringList{heading} + names;
    };
    add(u"Objectives"_s, namesOf(deck.objectives, CardKind::Objective, all));
    add(u"Ploys"_s, namesOf(deck.powers, CardKind::Ploy, all));
    add(u"Upgrades"_s, namesOf(deck.powers, CardKind::Upgrade, all));
    return lines.join(u'\n') + u'\n';
}

} // namespace dugout
