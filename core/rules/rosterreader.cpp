// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGold = 10'000'000;
constexpr int mostPlayers = 16;

std::vector<SkillCategory> readAccess(EntryReader &reader, const QString &key)
{
    std::vector<SkillCategory> access;
    const QString letters = reader.optionalString(key);
    for (const QChar letter : letters) {
        const auto category = skillCategoryFromLetter(letter);
        if (!category)
            reader.complain(key, EntryReader::tr("only the letters G A S P M are known here"));
        else if (std::find(access.begin(), access.end(), *category) != access.end())
            reader.complain(key, EntryReader::tr("\"%1\" is listed twice").arg(letter));
        else
            access.push_back(*category);
    }
    return access;
}

Position readPosition(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Position position;
    position.id = PositionId(reader.id());
    position.name = reader.text(u"name"_s);
    position.max = reader.number(u"max"_s, 1, mostPlayers);
    position.cost = reader.number(u"cost"_s, 0, mostGold);
    position.profile = readProfile(reader);
    position.skills = reader.idList<SkillId>(u"skills"_s);
    position.normalAccess = readAccess(reader, u"normal"_s);
    position.doubleAccess = readAccess(reader, u"double"_s);
    position.source = reader.provenance();
    reader.refuseUnknown();
    return position;
}

/// A team list that cannot put eleven on the pitch is of no use to anybody.
void checkLegalEleven(EntryReader &reader, const Roster &roster)
{
    int most = 0;
    for (const Position &position : roster.positions)
        most += position.max;
    if (most < 11)
        reader.complain(u"positions"_s, EntryReader::tr("these do not make a team of eleven"));
}

} // namespace

Profile readProfile(EntryReader &reader)
{
    constexpr int best = 12;
    return {reader.number(u"ma"_s, 1, best), reader.number(u"st"_s, 1, best),
            reader.number(u"ag"_s, 1, best), reader.number(u"av"_s, 1, best)};
}

Roster readRoster(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Roster roster;
    roster.id = RosterId(reader.id());
    roster.name = reader.text(u"name"_s);
    roster.summary = reader.text(u"summary"_s);
    roster.rerollCost = reader.number(u"rerollCost"_s, 0, mostGold);
    roster.apothecary = reader.flag(u"apothecary"_s, true);
    roster.official = reader.word(u"label"_s, {u"official"_s, u"extra"_s}) == u"official"_s;
    const QStringList notes = reader.ids(u"notes"_s);
    roster.notes.assign(notes.begin(), notes.end());
    (void)readRuleEffects(reader); // kept apart, see doing.h
    roster.source = reader.provenance();
    for (const Entry &child : reader.children(u"positions"_s, EntryReader::Repeats::Refused))
        roster.positions.push_back(readPosition(child, problems));
    checkLegalEleven(reader, roster);
    reader.refuseUnknown();
    return roster;
}

} // namespace dugout
