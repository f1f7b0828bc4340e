// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/fieldlog.h"
#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The place of an optional word among those allowed; the first when it is missing.
template<typename Enum>
Enum readWord(EntryReader &reader, const QString &key, const QStringList &allowed)
{
    if (reader.raw(key).isUndefined() && !FieldLog::current())
        return static_cast<Enum>(0);
    return static_cast<Enum>(allowed.indexOf(reader.word(key, allowed)));
}

template<typename Wanted>
std::optional<Wanted> readReference(EntryReader &reader, const QString &key)
{
    const QString id = reader.optionalId(key);
    return id.isEmpty() ? std::nullopt : std::optional(Wanted(id));
}

} // namespace

Roll readRoll(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Roll roll;
    roll.id = RollId(reader.id());
    roll.name = reader.text(u"name"_s);
    roll.base = readWord<Roll::Base>(reader, u"base"_s, {u"agility"_s, u"table"_s, u"skill"_s});
    roll.table = readReference<TableId>(reader, u"table"_s);
    roll.modifiers = readReference<TableId>(reader, u"modifiers"_s);
    roll.skill = readReference<SkillId>(reader, u"skill"_s);
    roll.skillOfOpponent = readWord<Roll::Contest>(reader, u"owner"_s, {u"self"_s, u"opponent"_s})
        != Roll::Contest::None;
    roll.zones
        = readWord<Roll::Zones>(reader, u"zones"_s, {u"none"_s, u"own"_s, u"entered"_s, u"left"_s});
    roll.fumble
        = readWord<Roll::Fumble>(reader, u"fumble"_s, {u"none"_s, u"natural"_s, u"modified"_s});
    roll.contest
        = readWord<Roll::Contest>(reader, u"contest"_s, {u"none"_s, u"strength"_s, u"movement"_s});
    const QString succeeds = reader.optionalId(u"succeeds"_s);
    roll.onlyNoFumble = succeeds == u"no-fumble"_s;
    roll.succeeds = RowId(succeeds);
    roll.naturals = reader.flag(u"naturals"_s, false);
    roll.mayReroll = reader.flag(u"reroll"_s, true);
    roll.opponentsTurn = readWord<bool>(reader, u"turn"_s, {u"own"_s, u"opponent"_s});
    roll.sparedByMovement = readWord<bool>(reader, u"spared"_s, {u"never"_s, u"movement"_s});
    roll.fumbleOption = readReference<OptionId>(reader, u"fumbleOption"_s);
    roll.activation = reader.flag(u"activation"_s, false);
    roll.dice = reader.optionalNumber(u"dice"_s, 1, 2).value_or(1);
    roll.source = reader.provenance();
    if (roll.base == Roll::Base::Table && !roll.table)
        reader.complain(u"table"_s, EntryReader::tr("a table is missing"));
    if (roll.base == Roll::Base::Skill && !roll.skill)
        reader.complain(u"skill"_s, EntryReader::tr("a skill is missing"));
    reader.refuseUnknown();
    return roll;
}

} // namespace dugout
