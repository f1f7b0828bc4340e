// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/modifierrows.h"

#include <QHash>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using ById = QHash<QString, QJsonObject>;

ById byId(const std::vector<Entry> &entries)
{
    ById found;
    for (const Entry &entry : entries)
        found.insert(entry.object.value("id"_L1).toString(), entry.object);
    return found;
}

/// What is rolled with this table: rolls that name it, and what is called like it, such as armour.
QJsonArray rolledWith(const QString &table, const std::vector<Entry> &rolls)
{
    static const QString ending = u"-modifiers"_s;
    QJsonArray names;
    for (const Entry &roll : rolls) {
        if (roll.object.value("modifiers"_L1) == table)
            names.append(roll.object.value("id"_L1));
    }
    if (table.endsWith(ending))
        names.append(table.chopped(ending.size()));
    return names;
}

/// What a skill adds to one of these rolls; undefined where it does something else.
QJsonValue modifierOf(const QJsonObject &skill, const QJsonArray &rolls)
{
    for (const auto &each : skill.value("effects"_L1).toArray()) {
        const QJsonObject effect = each.toObject();
        const QJsonArray on = effect.value("on"_L1).toArray();
        const bool counts = std::any_of(
            on.begin(), on.end(), [&rolls](const auto &roll) { return rolls.contains(roll); });
        if (counts && effect.value("kind"_L1) == u"modifier"_s)
            return effect.value("value"_L1);
    }
    return QJsonValue(QJsonValue::Undefined);
}

QJsonObject filled(QJsonObject row, const QJsonObject &skill, const QJsonArray &rolls)
{
    row.insert(u"name"_s, skill.value("name"_L1));
    if (!row.contains("source"_L1) && skill.contains("source"_L1))
        row.insert(u"source"_s, skill.value("source"_L1));
    const QJsonValue modifier = modifierOf(skill, rolls);
    QJsonObject values = row.value("values"_L1).toObject();
    if (!modifier.isUndefined() && !values.contains("modifier"_L1)) {
        values.insert(u"modifier"_s, modifier);
        row.insert(u"values"_s, values);
    }
    return row;
}

} // namespace

void fillModifierRows(std::vector<Entry> &tables, const std::vector<Entry> &skills,
                      const std::vector<Entry> &rolls)
{
    const ById known = byId(skills);
    for (Entry &table : tables) {
        const QJsonArray names = rolledWith(table.object.value("id"_L1).toString(), rolls);
        if (names.isEmpty())
            continue;
        QJsonArray rows = table.object.value("rows"_L1).toArray();
        bool any = false;
        for (auto &&each : rows) {
            const QJsonObject row = each.toObject();
            const auto skill = known.constFind(row.value("id"_L1).toString());
            if (skill == known.constEnd() || row.contains("name"_L1))
                continue;
            each = filled(row, *skill, names);
            any = true;
        }
        if (any)
            table.object.insert(u"rows"_s, rows);
    }
}

} // namespace dugout
