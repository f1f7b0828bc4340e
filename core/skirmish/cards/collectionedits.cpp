// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/collectionedits.h"

#include "core/text/localizedtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The slug itself, else with the first number that is free.
template<typename IsTaken>
QString freeId(const QString &words, const QString &fallback, IsTaken isTaken)
{
    const QString slug = slugOf(words);
    const QString stem = slug.isEmpty() ? fallback : slug;
    QString id = stem;
    for (int i = 2; isTaken(id); ++i)
        id = stem + u'-' + QString::number(i);
    return id;
}

template<typename T, typename Matches>
void putWhere(std::vector<T> &list, T value, Matches matches)
{
    const auto found = std::find_if(list.begin(), list.end(), matches);
    if (found == list.end())
        list.push_back(std::move(value));
    else
        *found = std::move(value);
}

} // namespace

QString slugOf(const QString &words)
{
    QString id;
    for (const QChar c : words.normalized(QString::NormalizationForm_D).toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            id += c;
        else if (c.isMark() || c == u'\'' || c == u'’')
            continue;
        else if (!id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    while (id.endsWith(u'-'))
        id.chop(1);
    return id;
}

WarbandId freeWarbandId(const Collection &all, const QString &name)
{
    return WarbandId(freeId(name, u"warband"_s, [&all](const QString &id) {
        return all.warband(WarbandId(id)) != nullptr;
    }));
}

FighterId freeFighterId(const Warband &warband, const QString &name)
{
    return FighterId(freeId(name, u"fighter"_s, [&warband](const QString &id) {
        return warband.fighter(FighterId(id)) != nullptr;
    }));
}

CardId freeCardId(const Collection &all, const QString &name)
{
    return CardId(freeId(name, u"card"_s,
                         [&all](const QString &id) { return all.card(CardId(id)) != nullptr; }));
}

DeckId freeDeckId(const Collection &all, const QString &name)
{
    return DeckId(freeId(name, u"deck"_s,
                         [&all](const QString &id) { return all.deck(DeckId(id)) != nullptr; }));
}

QString freeBoardId(const Collection &all, const QString &name)
{
    return freeId(name, u"board"_s, [&all](const QString &id) {
        return std::any_of(all.boards.begin(), all.boards.end(),
                           [&id](const BoardFace &face) { return face.board.id == id; });
    });
}

std::vector<AttackAction> withIds(const std::vector<AttackAction> &attacks)
{
    std::vector<AttackAction> named;
    const auto isTaken = [&named](const QString &id) {
        return std::any_of(named.begin(), named.end(),
                           [&id](const AttackAction &one) { return one.id.text() == id; });
    };
    for (AttackAction attack : attacks) {
        if (attack.name.isEmpty())
            continue;
        if (attack.id.isEmpty() || isTaken(attack.id.text()))
            attack.id = AttackId(freeId(localized(attack.name), u"attack"_s, isTaken));
        named.push_back(std::move(attack));
    }
    return named;
}

void put(Warband &warband, FighterCard fighter)
{
    const FighterId id = fighter.id;
    putWhere(warband.fighters, std::move(fighter),
             [&id](const FighterCard &one) { return one.id == id; });
}

void put(Collection &collection, DeckList deck)
{
    const DeckId id = deck.id;
    putWhere(collection.decks, std::move(deck),
             [&id](const DeckList &one) { return one.id == id; });
}

void put(Collection &collection, BoardFace board)
{
    const QString id = board.board.id;
    putWhere(collection.boards, std::move(board),
             [&id](const BoardFace &one) { return one.board.id == id; });
}

void erase(Collection &collection, const WarbandId &id)
{
    std::erase_if(collection.warbands, [&id](const Warband &one) { return one.id == id; });
}

void erase(Collection &collection, const CardId &id)
{
    std::erase_if(collection.cards, [&id](const SkirmishCard &one) { return one.id == id; });
}

void erase(Collection &collection, const DeckId &id)
{
    std::erase_if(collection.decks, [&id](const DeckList &one) { return one.id == id; });
}

void eraseFighter(Collection &collection, const Collection &printed, const WarbandId &warband,
                  const FighterId &id)
{
    const Warband *mine = collection.warband(warband);
    if (!mine)
        return;
    Warband left = *mine;
    const Warband *source = printed.warband(warband);
    if (const FighterCard *card = source ? source->fighter(id) : nullptr)
        put(left, *card);
    else
        std::erase_if(left.fighters, [&id](const FighterCard &one) { return one.id == id; });
    if (left.fighters.empty() || (source && left == *source))
        erase(collection, warband);
    else
        put(collection, std::move(left));
}

void eraseBoard(Collection &collection, const QString &id)
{
    std::erase_if(collection.boards, [&id](const BoardFace &one) { return one.board.id == id; });
}

} // namespace dugout
