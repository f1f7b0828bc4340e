// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishstepdata.h"

#include "core/skirmish/battlefield/hexname.h"
#include "core/skirmish/state/skirmishaction.h"
#include "core/text/oneofparts.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

template class OneOf<SkirmishStepData::Kinds>;

namespace {

QJsonArray seatNumbers(const std::vector<Seat> &seats)
{
    QJsonArray numbers;
    for (const Seat seat : seats)
        numbers.append(seat);
    return numbers;
}

QJsonArray words(const QStringList &list)
{
    return QJsonArray::fromStringList(list);
}

QString effectsName(const CardEffects &effects)
{
    switch (effects.of) {
    case EffectsOf::Card:
        break;
    case EffectsOf::Ploy:
        return SkirmishChoice::Ploy;
    case EffectsOf::Hand:
        return SkirmishAsks::Hand;
    case EffectsOf::FormerHand:
        return SkirmishAsks::ByHand;
    }
    return effects.card.text();
}

/// One for each kind of values.
struct Json
{
    QJsonObject operator()(std::monostate) const { return {}; }
    QJsonObject operator()(const GameNumber &one) const { return {{"game"_L1, one.game}}; }
    QJsonObject operator()(const RoundNumber &one) const { return {{"round"_L1, one.round}}; }
    QJsonObject operator()(const FaceToPlace &one) const
    {
        return {{"face"_L1, one.face.toString()}};
    }
    QJsonObject operator()(const TokensPlaced &one) const { return {{"placed"_L1, one.count}}; }
    QJsonObject operator()(const CardDraw &one) const
    {
        return {{"pile"_L1, pileName(one.pile)},
                {"count"_L1, one.count},
                {"mayTakeFewer"_L1, one.mayTakeFewer}};
    }
    QJsonObject operator()(const CardDiscard &one) const
    {
        return {{"pile"_L1, pileName(one.pile)}};
    }
    QJsonObject operator()(const CardsTold &one) const
    {
        return {{"pile"_L1, pileName(one.pile)}, {"most"_L1, one.most}, {"gone"_L1, one.gone}};
    }
    QJsonObject operator()(const CardInPlay &one) const { return {{"card"_L1, one.card.text()}}; }
    QJsonObject operator()(const WantedAction &one) const
    {
        return {{"wants"_L1, SkirmishAction{one.action, one.fighter}.toString()}};
    }
    QJsonObject operator()(const ActivationMade &one) const
    {
        return {{"unasked"_L1, one.unasked}};
    }
    QJsonObject operator()(const InTurn &one) const { return {{"done"_L1, one.done}}; }
    QJsonObject operator()(const Movement &one) const { return {{"charge"_L1, one.charge}}; }
    QJsonObject operator()(const PushLimit &one) const { return {{"hexes"_L1, one.hexes}}; }
    QJsonObject operator()(const AttackStart &one) const
    {
        return {{"how"_L1, one.how.word()}, {"only"_L1, words(one.only)}};
    }
    QJsonObject operator()(const AttackAim &one) const
    {
        return {{"how"_L1, one.how.word()},
                {"attack"_L1, one.attack.text()},
                {"only"_L1, words(one.only)},
                {"struck"_L1, words(one.struck)},
                {"extraDice"_L1, one.extraDice}};
    }
    QJsonObject operator()(const DiceAgain &one) const
    {
        QJsonArray dice;
        for (const DieRef &die : one.dice)
            dice.append(die.toString());
        return {{"attack"_L1, one.attack}, {"dice"_L1, dice}};
    }
    QJsonObject operator()(const Opportunity &one) const
    {
        return {{"trigger"_L1, one.trigger.word()},
                {"passedOver"_L1, one.passedOver},
                {"unasked"_L1, one.unasked},
                {"declined"_L1, seatNumbers(one.declined)}};
    }
    QJsonObject operator()(const PowerTurn &one) const
    {
        return {{"passes"_L1, one.passes},
                {"called"_L1, one.called},
                {"unasked"_L1, one.unasked},
                {"declined"_L1, seatNumbers(one.declined)}};
    }
    QJsonObject operator()(const Fall &one) const
    {
        return {{"by"_L1, one.by}, {"offered"_L1, one.offered}, {"reacted"_L1, one.reacted}};
    }
    QJsonObject operator()(const KnockedOn &one) const
    {
        return {{"direction"_L1, hexText(one.direction)}, {"most"_L1, one.most}};
    }
    QJsonObject operator()(const AttackRest &one) const
    {
        return {{"before"_L1, one.before}, {"offered"_L1, one.offered}};
    }
    QJsonObject operator()(const CardEffects &one) const
    {
        return {{"of"_L1, effectsName(one)}, {"told"_L1, one.told}};
    }
    QJsonObject operator()(const OneEffect &one) const
    {
        return {{"effect"_L1, one.effect.word()}};
    }
};

} // namespace

const QString &pileName(PileKind pile)
{
    static const QString objectives = Pile::Objectives;
    static const QString powers = Pile::Powers;
    return pile == PileKind::Objective ? objectives : powers;
}

QJsonObject toJson(const SkirmishStepData &data)
{
    return data.visit(Json{});
}

} // namespace dugout
