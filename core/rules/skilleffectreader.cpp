// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/fieldlog.h"
#include "core/rules/partreaders.h"
#include "core/values/complaints.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void checkWhole(EntryReader &reader, const SkillEffect &effect)
{
    using Kind = SkillEffect::Kind;
    if (effect.on.isEmpty())
        reader.complain(u"on"_s, EntryReader::tr("a roll is missing"));
    if (effect.kind == Kind::Cancels && effect.skills.empty())
        reader.complain(u"skills"_s, EntryReader::tr("a skill is missing"));
    if ((effect.kind == Kind::Result || effect.kind == Kind::Instead) && effect.row.isEmpty())
        reader.complain(u"row"_s, EntryReader::tr("a result is missing"));
    const bool unknown
        = !effect.behaviour.isEmpty() && !knownBehaviours().contains(effect.behaviour);
    if (unknown || (effect.kind == Kind::Behaviour && effect.behaviour.isEmpty()))
        reader.complain(u"behaviour"_s, Complaint::wordNeeded(effect.behaviour, knownBehaviours()));
}

} // namespace

SkillEffect readSkillEffect(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    SkillEffect effect;
    effect.on = reader.ids(u"on"_s);
    effect.kind = effectKindFromName(reader.word(u"kind"_s, effectKindNames()))
                      .value_or(SkillEffect::Kind::Modifier);
    if ((!reader.raw(u"by"_s).isUndefined() || FieldLog::current())
        && reader.word(u"by"_s, {u"self"_s, u"opponent"_s}) == u"opponent"_s)
        effect.by = SkillEffect::By::Opponent;
    effect.value = reader.optionalNumber(u"value"_s, -20, 20).value_or(0);
    effect.each = reader.flag(u"each"_s, false);
    effect.once = reader.flag(u"once"_s, false);
    effect.either = reader.flag(u"either"_s, false);
    effect.always = reader.flag(u"always"_s, false);
    effect.when = reader.ids(u"when"_s);
    effect.with = reader.ids(u"with"_s);
    effect.unless = reader.ids(u"unless"_s);
    effect.skills = reader.idList<SkillId>(u"skills"_s);
    effect.row = RowId(reader.optionalId(u"row"_s));
    effect.instead = RowId(reader.optionalId(u"instead"_s));
    effect.behaviour = reader.optionalId(u"behaviour"_s);
    checkWhole(reader, effect);
    reader.refuseUnknown();
    return effect;
}

} // namespace dugout
