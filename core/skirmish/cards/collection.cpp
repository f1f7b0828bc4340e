// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/collection.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

template<typename T, typename Key>
const T *findById(const std::vector<T> &list, const Key &id)
{
    const auto found
        = std::find_if(list.begin(), list.end(), [&id](const T &one) { return one.id == id; });
    return found == list.end() ? nullptr : &*found;
}

template<typename T>
void putById(std::vector<T> &list, T value)
{
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&value](const T &one) { return one.id == value.id; });
    if (found == list.end())
        list.push_back(std::move(value));
    else
        *found = std::move(value);
}

void addOpenAttacks(QStringList &fields, const QString &prefix,
                    const std::vector<AttackAction> &attacks)
{
    if (attacks.empty())
        fields.append(prefix + u"attacks"_s);
    for (const AttackAction &attack : attacks) {
        const QString place = prefix + u"attacks."_s + attack.id.text() + u'.';
        if (!attack.range)
            fields.append(place + u"range"_s);
        if (!attack.dice)
            fields.append(place + u"dice"_s);
        if (attack.symbol.isEmpty())
            fields.append(place + u"symbol"_s);
        if (!attack.damage)
            fields.append(place + u"damage"_s);
    }
}

void addOpenSide(QStringList &fields, const QString &prefix, const FighterSide &side)
{
    if (!side.move)
        fields.append(prefix + u"move"_s);
    if (!side.defenceDice)
        fields.append(prefix + u"defence.dice"_s);
    if (side.defenceSymbol.isEmpty())
        fields.append(prefix + u"defence.symbol"_s);
    if (!side.wounds)
        fields.append(prefix + u"wounds"_s);
    addOpenAttacks(fields, prefix, side.attacks);
}

} // namespace

const Warband *Collection::warband(const WarbandId &id) const
{
    return findById(warbands, id);
}

const SkirmishCard *Collection::card(const CardId &id) const
{
    return findById(cards, id);
}

const DeckList *Collection::deck(const DeckId &id) const
{
    return findById(decks, id);
}

const BoardFace *Collection::board(const QString &id) const
{
    const auto found = std::find_if(boards.begin(), boards.end(),
                                    [&id](const BoardFace &one) { return one.board.id == id; });
    return found == boards.end() ? nullptr : &*found;
}

const SkirmishCard *Collection::cardByNumber(const QString &number) const
{
    const auto found = std::find_if(cards.begin(), cards.end(), [&number](const SkirmishCard &one) {
        return !number.isEmpty() && one.number == number;
    });
    return found == cards.end() ? nullptr : &*found;
}

Collection builtInCollection(const Ruleset &ruleset)
{
    Collection collection;
    collection.warbands.assign(ruleset.warbands().begin(), ruleset.warbands().end());
    collection.cards.assign(ruleset.skirmishCards().begin(), ruleset.skirmishCards().end());
    return collection;
}

Collection laidOver(Collection under, const Collection &own)
{
    for (const Warband &warband : own.warbands)
        putById(under.warbands, warband);
    for (const SkirmishCard &card : own.cards)
        putById(under.cards, card);
    for (const DeckList &deck : own.decks)
        putById(under.decks, deck);
    under.boards.insert(under.boards.end(), own.boards.begin(), own.boards.end());
    return under;
}

void put(Collection &collection, Warband warband)
{
    putById(collection.warbands, std::move(warband));
}

void put(Collection &collection, SkirmishCard card)
{
    if (card.attack) {
        card.attack->id = AttackId(card.id.text());
        card.attack->name = card.name;
    }
    putById(collection.cards, std::move(card));
}

QStringList openFields(const FighterCard &fighter)
{
    QStringList fields;
    addOpenSide(fields, {}, fighter.normal);
    addOpenSide(fields, u"inspired."_s, fighter.inspired);
    if (fighter.inspire.isEmpty())
        fields.append(u"inspire"_s);
    return fields;
}

QStringList openFields(const SkirmishCard &card)
{
    QStringList fields;
    if (card.kind == CardKind::Objective && !card.glory)
        fields.append(u"glory"_s);
    if (card.kind == CardKind::Objective && card.timing == ScoreTiming::Open)
        fields.append(u"timing"_s);
    if (card.summary.isEmpty() || (card.open && card.isPower() && !card.attack))
        fields.append(u"summary"_s);
    if (card.attack)
        addOpenAttacks(fields, {}, {*card.attack});
    return fields;
}

BoardFace blankBoard(const QString &id, int columns, int rows)
{
    BoardFace face{plainBoard(id, columns, rows), {}, {}};
    for (const int column : {0, 1}) {
        for (int row = 0; row < (column % 2 == 0 ? rows : rows - 1); ++row)
            face.board.starting.push_back(hexAt(column, row));
    }
    return face;
}

} // namespace dugout
