// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/skirmishfields.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SideJson sideToJson(const FighterSide &side)
{
    return {side.move, {side.defenceDice, side.defenceSymbol}, side.wounds};
}

FighterSide sideFromJson(const SideJson &side)
{
    return {side.move, side.defence.dice, side.defence.symbol, side.wounds, {}};
}

} // namespace

template<>
const QStringList &enumWords<AttackSides>()
{
    static const QStringList words{u"normal"_s, u"inspired"_s, u"both"_s};
    return words;
}

template<>
const QStringList &enumWords<CardKind>()
{
    static const QStringList words{u"objective"_s, u"ploy"_s, u"upgrade"_s};
    return words;
}

template<>
const QStringList &enumWords<ScoreTiming>()
{
    static const QStringList words{u""_s, u"immediate"_s, u"end-phase"_s};
    return words;
}

template<>
const QStringList &enumWords<PloyDuration>()
{
    static const QStringList words{u""_s, u"next-activation"_s, u"round"_s};
    return words;
}

FighterJson WrittenAs<FighterCard>::to(const FighterCard &fighter)
{
    FighterJson json{.id = fighter.id,
                     .name = fighter.name,
                     .leader = fighter.leader,
                     .normal = sideToJson(fighter.normal),
                     .inspired = sideToJson(fighter.inspired),
                     .inspire = fighter.inspire,
                     .inspireWhen = fighter.inspireWhen,
                     .picture = fighter.picture,
                     .source = fighter.source};
    for (const AttackAction &attack : fighter.normal.attacks)
        json.attacks.push_back({AttackSides::Normal, attack});
    for (const AttackAction &attack : fighter.inspired.attacks)
        json.attacks.push_back({AttackSides::Inspired, attack});
    return json;
}

std::optional<FighterCard> WrittenAs<FighterCard>::from(const FighterJson &json)
{
    FighterCard fighter{.id = json.id,
                        .name = json.name,
                        .leader = json.leader,
                        .normal = sideFromJson(json.normal),
                        .inspired = sideFromJson(json.inspired),
                        .inspire = json.inspire,
                        .inspireWhen = json.inspireWhen,
                        .picture = json.picture,
                        .source = json.source};
    for (const AttackJson &each : json.attacks) {
        if (each.side != AttackSides::Inspired)
            fighter.normal.attacks.push_back(each.attack);
        if (each.side != AttackSides::Normal)
            fighter.inspired.attacks.push_back(each.attack);
    }
    return fighter;
}

void Fields<Warband>::check(const Warband &warband, JsonReader &reader)
{
    if (warband.fighters.empty())
        reader.complain(u"fighters", EntryReader::tr("a warband without fighters"));
}

void Fields<SkirmishCard>::check(SkirmishCard &card, JsonReader &reader)
{
    if (card.warband.is(u"universal"))
        card.warband = {};
    if (card.attack) { // goes by the card's own
        card.attack->id = AttackId(card.id.text());
        card.attack->name = card.name;
    }
    if (!card.effect.isEmpty() && !cardeffect::all().contains(card.effect))
        reader.complain(u"effect",
                        Complaint::withMeant(EntryReader::tr("there is no \"%1\"").arg(card.effect),
                                             card.effect, cardeffect::all()));
}

SkirmishCard Fields<SkirmishCard>::asWritten(SkirmishCard card)
{
    if (card.isUniversal())
        card.warband = WarbandId(u"universal"_s);
    if (card.attack) {
        card.attack->id = {};
        card.attack->name = {};
    }
    return card;
}

} // namespace dugout
