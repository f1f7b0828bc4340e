// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleeffect.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

RuleEffect readRuleEffect(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    RuleEffect ruleEffect;
    ruleEffect.at = reader.optionalId(u"at"_s);
    ruleEffect.effect = reader.optionalId(u"effect"_s);
    ruleEffect.table = reader.optionalId(u"table"_s);
    ruleEffect.star = reader.optionalId(u"star"_s);
    ruleEffect.choice = reader.optionalId(u"choice"_s);
    ruleEffect.position = PositionId(reader.optionalId(u"position"_s));
    ruleEffect.skills = reader.idList<SkillId>(u"skills"_s);
    ruleEffect.without = reader.idList<SkillId>(u"without"_s);
    ruleEffect.notPositions = reader.idList<PositionId>(u"notPositions"_s);
    ruleEffect.notTeams = reader.idList<RosterId>(u"notTeams"_s);
    ruleEffect.values = reader.numbers(u"values"_s);
    if (ruleEffect.effect.isEmpty())
        reader.complain(u"effect"_s, EntryReader::tr("an effect is missing"));
    reader.refuseUnknown();
    return ruleEffect;
}

void add(RuleEffects::ById &list, const QJsonObject &object)
{
    if (!object.contains("does"_L1))
        return;
    ProblemList told; // by who reads the part itself
    EntryReader reader({object, {}, {}}, told);
    list.insert(object.value("id"_L1).toString(), readRuleEffects(reader));
}

RuleEffects::ById ruleEffectsOfRows(const QJsonArray &rows)
{
    RuleEffects::ById found;
    for (const auto &row : rows)
        add(found, row.toObject());
    return found;
}

std::span<const RuleEffect> found(const RuleEffects::ById &list, const QString &id)
{
    const auto found = list.constFind(id);
    return found == list.constEnd() ? std::span<const RuleEffect>()
                                    : std::span<const RuleEffect>(*found);
}

} // namespace

std::vector<RuleEffect> readRuleEffects(EntryReader &reader)
{
    std::vector<RuleEffect> ruleEffects;
    for (const Entry &each : reader.children(u"does"_s))
        ruleEffects.push_back(readRuleEffect(each, reader.problems()));
    return ruleEffects;
}

RuleEffects ruleEffectsOf(const std::vector<Entry> &entries)
{
    RuleEffects ruleEffects;
    for (const Entry &entry : entries) {
        add(ruleEffects.byEntry, entry.object);
        const auto rows = ruleEffectsOfRows(entry.object.value("rows"_L1).toArray());
        if (!rows.isEmpty())
            ruleEffects.byTable.insert(entry.object.value("id"_L1).toString(), rows);
    }
    return ruleEffects;
}

std::span<const RuleEffect> ruleEffectsOfRow(const Ruleset &ruleset, const QString &table,
                                             const QString &row)
{
    const auto &byTable = ruleset.tableRuleEffects().byTable;
    const auto rows = byTable.constFind(table);
    return rows == byTable.constEnd() ? std::span<const RuleEffect>() : found(*rows, row);
}

std::span<const RuleEffect> ruleEffectsOfInducement(const Ruleset &ruleset, const QString &id)
{
    return found(ruleset.inducementRuleEffects().byEntry, id);
}

std::span<const RuleEffect> ruleEffectsOfStar(const Ruleset &ruleset, const QString &id)
{
    return found(ruleset.starRuleEffects().byEntry, id);
}

std::span<const RuleEffect> ruleEffectsOfDeck(const Ruleset &ruleset, const QString &id)
{
    return found(ruleset.deckRuleEffects().byEntry, id);
}

std::span<const RuleEffect> ruleEffectsOfRoster(const Ruleset &ruleset, const RosterId &id)
{
    return found(ruleset.rosterRuleEffects().byEntry, id.text());
}

const RuleEffect *findRuleEffect(std::span<const RuleEffect> ruleEffects, QStringView effect)
{
    const auto one = std::find_if(
        ruleEffects.begin(), ruleEffects.end(),
        [effect](const RuleEffect &ruleEffect) { return ruleEffect.effect == effect; });
    return one == ruleEffects.end() ? nullptr : &*one;
}

} // namespace dugout
