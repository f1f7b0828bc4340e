// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/collectionfile.h"

#include "core/exchange/collectionfields.h"
#include "core/values/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int newestCollection = 1;

/// The collection with what says that it is one.
struct MarkedCollection
{
    QString format{};
    int version = newestCollection;
    Collection collection{};

    bool operator==(const MarkedCollection &) const = default;
};

} // namespace

template<>
struct Fields<MarkedCollection>
{
    static constexpr auto all = describe<MarkedCollection>(
        field(u"format", &MarkedCollection::format, {.always = true}),
        field(u"version", &MarkedCollection::version,
              {.always = true, .needed = true, .lowest = 1, .highest = 1000}),
        field(u"collection", &MarkedCollection::collection, {.always = true, .flat = true}));
};

QJsonObject CollectionFile::write(const Collection &collection)
{
    return JsonWriter().object(
        MarkedCollection{u"dugout-collection"_s, newestCollection, collection});
}

Result<Collection> CollectionFile::read(const QJsonObject &object)
{
    ProblemList problems;
    auto read = readDescribed<MarkedCollection>({object, u"collection"_s, {}}, problems);
    if (read.format != u"dugout-collection"_s)
        return Error{ErrorCode::CollectionFormat, tr("This is not a collection of cards."), {}};
    if (read.version > newestCollection)
        return Error{ErrorCode::CollectionVersion, tr("A newer Dugout wrote this collection."), {}};
    if (problems.empty())
        return std::move(read.collection);
    QStringList details;
    for (const Problem &problem : problems)
        details.append(problem.toString());
    return Error{ErrorCode::CollectionFaulty, tr("The collection has a fault."),
                 details.join(u'\n')};
}

} // namespace dugout
