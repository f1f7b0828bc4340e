// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGold = 10'000'000;

StarMember readMember(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    StarMember member;
    member.name = reader.text(u"name"_s);
    member.profile = readProfile(reader);
    member.skills = reader.idList<SkillId>(u"skills"_s);
    reader.refuseUnknown();
    return member;
}

} // namespace

StarPlayer readStar(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    StarPlayer star;
    star.id = StarId(reader.id());
    star.name = reader.text(u"name"_s);
    star.cost = reader.number(u"cost"_s, 0, mostGold);
    star.profile = readProfile(reader);
    star.skills = reader.idList<SkillId>(u"skills"_s);
    star.teams = reader.idList<RosterId>(u"teams"_s);
    star.summary = reader.optionalText(u"summary"_s);
    (void)readRuleEffects(reader); // kept apart, see doing.h
    star.source = reader.provenance();
    for (const Entry &child : reader.children(u"members"_s, EntryReader::Repeats::Refused))
        star.members.push_back(readMember(child, problems));
    if (star.teams.empty())
        reader.complain(u"teams"_s, EntryReader::tr("this star plays for nobody"));
    reader.refuseUnknown();
    return star;
}

} // namespace dugout
