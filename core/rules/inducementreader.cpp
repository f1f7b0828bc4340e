// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGold = 10'000'000;

Discount readDiscount(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Discount discount;
    discount.teams = reader.idList<RosterId>(u"teams"_s);
    discount.cost = reader.number(u"cost"_s, 0, mostGold);
    reader.refuseUnknown();
    return discount;
}

} // namespace

Inducement readInducement(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Inducement inducement;
    inducement.id = InducementId(reader.id());
    inducement.name = reader.text(u"name"_s);
    inducement.summary = reader.text(u"summary"_s);
    inducement.max = reader.number(u"max"_s, 1, 99);
    inducement.cost = reader.optionalNumber(u"cost"_s, 0, mostGold);
    for (const Entry &child : reader.children(u"discounts"_s))
        inducement.discounts.push_back(readDiscount(child, problems));
    inducement.teams = reader.idList<RosterId>(u"teams"_s);
    inducement.group = reader.optionalId(u"group"_s);
    if (const QString option = reader.optionalId(u"option"_s); !option.isEmpty())
        inducement.option = OptionId(option);
    inducement.values = reader.numbers(u"values"_s);
    inducement.skills = reader.idList<SkillId>(u"skills"_s);
    (void)readRuleEffects(reader); // kept apart, see doing.h
    inducement.source = reader.provenance();
    reader.refuseUnknown();
    return inducement;
}

} // namespace dugout
