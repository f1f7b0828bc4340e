// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/leagueparcel.h"

#include "core/sharing/parcellines.h"
#include "core/sharing/parcelrows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonObject matchOf(const QJsonObject &match)
{
    QJsonObject header = match.value("journal"_L1).toObject();
    QJsonArray entries = header.take("entries"_L1).toArray();
    const QString state = header.take("state"_L1).toString();
    // What not everybody may know of a running match is known to the sender of its lines.
    if (state == u"running"_s)
        entries = {};
    const QJsonValue standing = header.take("standing"_L1);
    const QJsonArray teams = header.value("teams"_L1).toArray();
    const QJsonObject fixture = header.value("setup"_L1).toObject().value("fixture"_L1).toObject();
    return {{u"id"_s, header.value("id"_L1)},
            {u"fixture"_s, fixture.value("fixture"_L1).toString()},
            {u"home"_s, teams.at(0).toString()},
            {u"away"_s, teams.at(1).toString()},
            {u"header"_s, header},
            {u"state"_s, state},
            {u"standing"_s, standing},
            {u"entries"_s, entries},
            {u"result"_s, match.contains("result"_L1) ? match.value("result"_L1) : QJsonValue()},
            {u"sheets"_s, match.value("after"_L1).toArray()}};
}

QJsonObject exportedMatch(const QJsonObject &match)
{
    QJsonObject journal = match.value("header"_L1).toObject();
    journal.insert("entries"_L1, match.value("entries"_L1));
    journal.insert("state"_L1, match.value("state"_L1));
    journal.insert("standing"_L1, match.value("standing"_L1));
    QJsonObject exported{{u"journal"_s, journal}, {u"after"_s, match.value("sheets"_L1)}};
    if (match.value("result"_L1).isObject())
        exported.insert("result"_L1, match.value("result"_L1));
    return exported;
}

QString idOf(const QJsonObject &object)
{
    return object.contains("journal"_L1)
        ? object.value("journal"_L1).toObject().value("id"_L1).toString()
        : object.value("id"_L1).toString();
}

QJsonArray byId(const QJsonArray &list)
{
    std::vector<QJsonObject> all;
    for (const auto &each : list)
        all.push_back(each.toObject());
    std::sort(all.begin(), all.end(), [](const QJsonObject &one, const QJsonObject &other) {
        return idOf(one) < idOf(other);
    });
    QJsonArray sorted;
    for (const QJsonObject &each : all)
        sorted.append(each);
    return sorted;
}

} // namespace

LeagueParcel parcelOf(const QJsonObject &exported, const League &league)
{
    LeagueParcel parcel;
    parcel.header = exported.value("league"_L1).toObject();
    if (auto lines = sealedEntries(parcel.header.take("entries"_L1).toArray(), 0, &parcel.isSealed))
        parcel.entries = *std::move(lines); // without earlier ones nothing is refused
    parcel.standing = parcel.header.take("standing"_L1).toObject();
    parcel.id = parcel.header.value("id"_L1).toString();
    parcel.title = parcel.header.value("title"_L1).toString();
    QHash<QString, QJsonObject> sheets;
    for (const auto &each : exported.value("teams"_L1).toArray())
        sheets.insert(each.toObject().value("id"_L1).toString(), each.toObject());
    for (const auto &each : teamRows(league)) {
        QJsonObject row = each.toObject();
        if (const auto sheet = sheets.constFind(row.value("id"_L1).toString());
            sheet != sheets.cend())
            row.insert("body"_L1, *sheet);
        parcel.teams.push_back(row);
    }
    for (const auto &each : exported.value("matches"_L1).toArray())
        parcel.matches.push_back(matchOf(each.toObject()));
    parcel.fixtures = fixtureRows(league);
    return parcel;
}

QJsonObject exportedFrom(const LeagueParcel &parcel)
{
    QJsonObject journal = parcel.header;
    QJsonArray entries;
    for (const QJsonObject &each : parcel.entries)
        entries.append(joinEntry(each));
    journal.insert("entries"_L1, entries);
    journal.insert("standing"_L1, parcel.standing);
    QJsonArray teams;
    for (const QJsonObject &each : parcel.teams) {
        if (each.value("body"_L1).isObject())
            teams.append(each.value("body"_L1));
    }
    QJsonArray matches;
    for (const QJsonObject &each : parcel.matches)
        matches.append(exportedMatch(each));
    return inOrderOfIds({{u"format"_s, u"dugout-league"_s},
                         {u"version"_s, 1},
                         {u"league"_s, journal},
                         {u"teams"_s, teams},
                         {u"matches"_s, matches}});
}

QJsonObject inOrderOfIds(QJsonObject exported)
{
    exported.insert("teams"_L1, byId(exported.value("teams"_L1).toArray()));
    exported.insert("matches"_L1, byId(exported.value("matches"_L1).toArray()));
    return exported;
}

} // namespace dugout
