// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostHexes = 20;
constexpr int mostDice = 10;
constexpr int mostWounds = 30;

void readSide(EntryReader &reader, FighterSide &side, ProblemList &problems)
{
    side.move = reader.optionalNumber(u"move"_s, 0, mostHexes);
    side.wounds = reader.optionalNumber(u"wounds"_s, 1, mostWounds);
    if (const auto defence = reader.child(u"defence"_s)) {
        EntryReader inner(*defence, problems);
        side.defenceDice = inner.optionalNumber(u"dice"_s, 0, mostDice);
        side.defenceSymbol = inner.optionalId(u"symbol"_s);
        inner.refuseUnknown();
    }
}

void readAttacks(EntryReader &reader, FighterCard &fighter, ProblemList &problems)
{
    for (const Entry &child : reader.children(u"attacks"_s)) {
        EntryReader inner(child, problems);
        const QString side = inner.word(u"side"_s, {u"normal"_s, u"inspired"_s, u"both"_s});
        const AttackAction attack = readAttackAction(child, problems);
        if (side != u"inspired"_s)
            fighter.normal.attacks.push_back(attack);
        if (side != u"normal"_s)
            fighter.inspired.attacks.push_back(attack);
    }
}

FighterCard readFighter(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    FighterCard fighter;
    fighter.id = FighterId(reader.id());
    fighter.name = reader.text(u"name"_s);
    fighter.leader = reader.flag(u"leader"_s, false);
    readSide(reader, fighter.normal, problems);
    if (const auto inspired = reader.child(u"inspired"_s)) {
        EntryReader inner(*inspired, problems);
        readSide(inner, fighter.inspired, problems);
        inner.refuseUnknown();
    }
    readAttacks(reader, fighter, problems);
    fighter.inspire = reader.optionalText(u"inspire"_s);
    fighter.inspireWhen = reader.numbers(u"inspireWhen"_s);
    fighter.picture = reader.optionalString(u"picture"_s);
    static_cast<void>(reader.flag(u"open"_s, false)); // said for readers; the values say it too
    fighter.source = reader.provenance();
    reader.refuseUnknown();
    return fighter;
}

} // namespace

bool FighterSide::isOpen() const
{
    return !move || !defenceDice || defenceSymbol.isEmpty() || !wounds || attacks.empty()
        || std::any_of(attacks.begin(), attacks.end(),
                       [](const AttackAction &attack) { return attack.isOpen(); });
}

const FighterCard *Warband::fighter(const FighterId &fighterId) const
{
    const auto found
        = std::find_if(fighters.begin(), fighters.end(),
                       [&fighterId](const FighterCard &one) { return one.id == fighterId; });
    return found == fighters.end() ? nullptr : &*found;
}

AttackAction readAttackAction(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    AttackAction attack;
    attack.id = AttackId(reader.optionalId(u"id"_s));
    attack.name = reader.optionalText(u"name"_s);
    attack.summary = reader.optionalText(u"summary"_s);
    attack.range = reader.optionalNumber(u"range"_s, 1, mostHexes);
    attack.dice = reader.optionalNumber(u"dice"_s, 0, mostDice);
    attack.symbol = reader.optionalId(u"symbol"_s);
    attack.damage = reader.optionalNumber(u"damage"_s, 0, mostWounds);
    attack.cleave = reader.flag(u"cleave"_s, false);
    attack.knockback = reader.optionalNumber(u"knockback"_s, 0, mostHexes).value_or(0);
    attack.allAdjacent = reader.flag(u"allAdjacent"_s, false);
    attack.reaction = reader.flag(u"reaction"_s, false);
    attack.effect = reader.optionalId(u"effect"_s);
    static_cast<void>(reader.raw(u"side"_s)); // belongs to the card it stands on
    attack.source = reader.provenance();
    reader.refuseUnknown();
    return attack;
}

Warband readWarband(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Warband warband;
    warband.id = WarbandId(reader.id());
    warband.name = reader.text(u"name"_s);
    warband.summary = reader.optionalText(u"summary"_s);
    for (const Entry &child : reader.children(u"fighters"_s, EntryReader::Repeats::Refused))
        warband.fighters.push_back(readFighter(child, problems));
    warband.source = reader.provenance();
    if (warband.fighters.empty())
        reader.complain(u"fighters"_s, EntryReader::tr("a warband without fighters"));
    reader.refuseUnknown();
    return warband;
}

} // namespace dugout
