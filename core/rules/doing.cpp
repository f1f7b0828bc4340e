// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/doings.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Doing readDoing(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Doing doing;
    doing.at = reader.optionalId(u"at"_s);
    doing.effect = reader.optionalId(u"effect"_s);
    doing.table = reader.optionalId(u"table"_s);
    doing.star = reader.optionalId(u"star"_s);
    doing.choice = reader.optionalId(u"choice"_s);
    doing.position = PositionId(reader.optionalId(u"position"_s));
    doing.skills = reader.idList<SkillId>(u"skills"_s);
    doing.without = reader.idList<SkillId>(u"without"_s);
    doing.notPositions = reader.idList<PositionId>(u"notPositions"_s);
    doing.notTeams = reader.idList<RosterId>(u"notTeams"_s);
    doing.values = reader.numbers(u"values"_s);
    if (doing.effect.isEmpty())
        reader.complain(u"effect"_s, EntryReader::tr("an effect is missing"));
    reader.refuseUnknown();
    return doing;
}

void add(Doings::ById &list, const QJsonObject &object)
{
    if (!object.contains("does"_L1))
        return;
    ProblemList told; // by who reads the part itself
    EntryReader reader({object, {}, {}}, told);
    list.insert(object.value("id"_L1).toString(), readDoings(reader));
}

void addRows(Doings &doings, const QJsonObject &table)
{
    Doings::ById rows;
    const QJsonArray list = table.value("rows"_L1).toArray();
    for (const auto &row : list)
        add(rows, row.toObject());
    if (!rows.isEmpty())
        doings.rows.insert(table.value("id"_L1).toString(), rows);
}

std::span<const Doing> found(const Doings::ById &list, const QString &id)
{
    const auto found = list.constFind(id);
    return found == list.constEnd() ? std::span<const Doing>() : std::span<const Doing>(*found);
}

} // namespace

std::vector<Doing> readDoings(EntryReader &reader)
{
    std::vector<Doing> doings;
    for (const Entry &each : reader.children(u"does"_s))
        doings.push_back(readDoing(each, reader.problems()));
    return doings;
}

void noteDoings(Doings &doings, const QString &part, const std::vector<Entry> &entries)
{
    for (const Entry &entry : entries) {
        if (part == u"tables"_s)
            addRows(doings, entry.object);
        else if (part == u"inducements"_s)
            add(doings.inducements, entry.object);
        else if (part == u"stars"_s)
            add(doings.stars, entry.object);
        else if (part == u"decks"_s)
            add(doings.decks, entry.object);
        else if (part == u"teams"_s)
            add(doings.rosters, entry.object);
    }
}

std::span<const Doing> doingsOfRow(const Ruleset &ruleset, const QString &table, const QString &row)
{
    (void)ruleset.tables(); // which notes what they do
    const Doings &doings = ruleset.memos().of<Doings>();
    const auto rows = doings.rows.constFind(table);
    return rows == doings.rows.constEnd() ? std::span<const Doing>() : found(*rows, row);
}

std::span<const Doing> doingsOfInducement(const Ruleset &ruleset, const QString &id)
{
    (void)ruleset.inducements();
    return found(ruleset.memos().of<Doings>().inducements, id);
}

std::span<const Doing> doingsOfStar(const Ruleset &ruleset, const QString &id)
{
    (void)ruleset.stars();
    return found(ruleset.memos().of<Doings>().stars, id);
}

std::span<const Doing> doingsOfDeck(const Ruleset &ruleset, const QString &id)
{
    (void)ruleset.decks();
    return found(ruleset.memos().of<Doings>().decks, id);
}

std::span<const Doing> doingsOfRoster(const Ruleset &ruleset, const RosterId &id)
{
    (void)ruleset.rosters();
    return found(ruleset.memos().of<Doings>().rosters, id.text());
}

const Doing *findDoing(std::span<const Doing> doings, QStringView effect)
{
    const auto one = std::find_if(doings.begin(), doings.end(),
                                  [effect](const Doing &doing) { return doing.effect == effect; });
    return one == doings.end() ? nullptr : &*one;
}

} // namespace dugout
