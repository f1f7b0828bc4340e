// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SkillUse readUse(EntryReader &reader)
{
    const QString use
        = reader.word(u"use"_s, {u"passive"_s, u"declared"_s, u"reaction"_s, u"forced"_s});
    if (use == u"declared"_s)
        return SkillUse::Declared;
    if (use == u"reaction"_s)
        return SkillUse::Reaction;
    return use == u"forced"_s ? SkillUse::Forced : SkillUse::Passive;
}

} // namespace

Skill readSkill(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Skill skill;
    skill.id = SkillId(reader.id());
    skill.name = reader.text(u"name"_s);
    skill.summary = reader.text(u"summary"_s);
    const QString category = reader.word(u"category"_s,
                                         {u"general"_s, u"agility"_s, u"passing"_s, u"strength"_s,
                                          u"mutation"_s, u"extraordinary"_s});
    skill.category = skillCategoryFromName(category).value_or(SkillCategory::General);
    skill.use = readUse(reader);
    if (const QString option = reader.optionalId(u"option"_s); !option.isEmpty())
        skill.option = OptionId(option);
    for (const Entry &child : reader.children(u"effects"_s))
        skill.effects.push_back(readSkillEffect(child, problems));
    skill.situations = reader.ids(u"situations"_s);
    skill.source = reader.provenance();
    reader.refuseUnknown();
    return skill;
}

} // namespace dugout
