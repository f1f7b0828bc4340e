// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/doing.h"

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

Doings::ById doingsOfRows(const QJsonArray &rows)
{
    Doings::ById found;
    for (const auto &row : rows)
        add(found, row.toObject());
    return found;
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

Doings doingsOf(const std::vector<Entry> &entries)
{
    Doings doings;
    for (const Entry &entry : entries) {
        add(doings.byEntry, entry.object);
        const auto rows = doingsOfRows(entry.object.value("rows"_L1).toArray());
        if (!rows.isEmpty())
            doings.byTable.insert(entry.object.value("id"_L1).toString(), rows);
    }
    return doings;
}

std::span<const Doing> doingsOfRow(const Ruleset &ruleset, const QString &table, const QString &row)
{
    const auto &byTable = ruleset.tableDoings().byTable;
    const auto rows = byTable.constFind(table);
    return rows == byTable.constEnd() ? std::span<const Doing>() : found(*rows, row);
}

std::span<const Doing> doingsOfInducement(const Ruleset &ruleset, const QString &id)
{
    return found(ruleset.inducementDoings().byEntry, id);
}

std::span<const Doing> doingsOfStar(const Ruleset &ruleset, const QString &id)
{
    return found(ruleset.starDoings().byEntry, id);
}

std::span<const Doing> doingsOfDeck(const Ruleset &ruleset, const QString &id)
{
    return found(ruleset.deckDoings().byEntry, id);
}

std::span<const Doing> doingsOfRoster(const Ruleset &ruleset, const RosterId &id)
{
    return found(ruleset.rosterDoings().byEntry, id.text());
}

const Doing *findDoing(std::span<const Doing> doings, QStringView effect)
{
    const auto one = std::find_if(doings.begin(), doings.end(),
                                  [effect](const Doing &doing) { return doing.effect == effect; });
    return one == doings.end() ? nullptr : &*one;
}

} // namespace dugout
