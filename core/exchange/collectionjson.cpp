// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/collectionjson.h"

#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int newestVersion = 1;
constexpr size_t mostEntries = 10'000;

template<typename T>
QJsonArray arrayOf(const std::vector<T> &values, QJsonObject (*write)(const T &))
{
    QJsonArray array;
    for (const T &value : values)
        array.append(write(value));
    return array;
}

template<typename T>
void readList(EntryReader &reader, const QString &key, std::vector<T> &values,
              T (*read)(const Entry &, ProblemList &))
{
    const std::vector<Entry> entries = reader.children(key);
    if (entries.size() > mostEntries) {
        reader.complain(key, EntryReader::tr("the list is too long"));
        return;
    }
    for (const Entry &entry : entries)
        values.push_back(read(entry, reader.problems()));
}

} // namespace

QJsonObject CollectionJson::write(const Collection &collection)
{
    return {{u"format"_s, u"dugout-collection"_s},
            {u"version"_s, newestVersion},
            {u"warbands"_s, arrayOf(collection.warbands, warbandToJson)},
            {u"cards"_s, arrayOf(collection.cards, cardToJson)},
            {u"boards"_s, arrayOf(collection.boards, boardToJson)},
            {u"decks"_s, arrayOf(collection.decks, deckToJson)}};
}

Result<Collection> CollectionJson::read(const QJsonObject &object)
{
    ProblemList problems;
    EntryReader reader({object, u"collection"_s, {}}, problems);
    if (reader.optionalString(u"format"_s) != u"dugout-collection"_s)
        return Error{ErrorCode::CollectionFormat, tr("This is no collection of cards."), {}};
    if (reader.number(u"version"_s, 1, 1000) > newestVersion)
        return Error{ErrorCode::CollectionVersion, tr("A newer Dugout wrote this collection."), {}};
    Collection collection;
    readList(reader, u"warbands"_s, collection.warbands, readWarband);
    readList(reader, u"cards"_s, collection.cards, readSkirmishCard);
    readList(reader, u"boards"_s, collection.boards, readBoardFace);
    readList(reader, u"decks"_s, collection.decks, readDeckList);
    reader.refuseUnknown();
    if (problems.empty())
        return collection;
    QStringList details;
    for (const Problem &problem : problems)
        details.append(problem.toString());
    return Error{ErrorCode::CollectionFaulty, tr("The collection has a fault."),
                 details.join(u'\n')};
}

} // namespace dugout
