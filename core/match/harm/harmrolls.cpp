// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/harmrolls.h"

#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

HarmCause causeOf(const Step &step)
{
    return harmOf(step).cause;
}

void addIf(std::vector<RollModifier> &modifiers, const QString &source, int value)
{
    if (value != 0)
        modifiers.push_back({source, value});
}

/// What the ground and the weather add to armour rolls.
void addSurroundings(std::vector<RollModifier> &modifiers, const MatchContext &context,
                     const MatchState &state, const Step &step)
{
    // Frozen ground hurts who falls on it, not who lies there already.
    const TableRow *weather
        = causeOf(step) == HarmCause::Foul ? nullptr : weatherRow(context, state);
    if (weather)
        addIf(modifiers, weather->id.text(), weather->value(Key::ArmourModifier));
    const TableRow *stadium = stadiumRow(context, state);
    const bool onlyFalls = hasEffect(context, state, EffectSource::Stadium, Does::ArmourInFalls);
    if (stadium && (!onlyFalls || causeOf(step) == HarmCause::Fall))
        addIf(modifiers, stadium->id.text(), stadium->value(Key::ArmourModifier));
}

bool isFeuding(const MatchPlayer &player)
{
    return std::any_of(player.timedEffects.begin(), player.timedEffects.end(),
                       [](const TimedEffect &timedEffect) { return timedEffect.feuds; });
}

/// What a skill makes of a roll where its table says something else than the plain one.
const TableRow *changedRow(const MatchContext &context, const QString &skill, int total)
{
    const TableRow *plain = context.row(Tables::Injury, total);
    const TableRow *own = context.row(u"injury-"_s + skill, total);
    return plain && own && own->id != plain->id ? own : nullptr;
}

const TableRow *rowOr(const TableRow *row, const TableRow *otherwise)
{
    return row ? row : otherwise;
}

} // namespace

std::vector<RollModifier> armourModifiers(const MatchContext &context, const MatchState &state,
                                          const Step &step)
{
    std::vector<RollModifier> modifiers;
    const MatchPlayer *by = state.find(step.by);
    const MatchPlayer *victim = state.find(step.player);
    const int charmed = victim ? timedEffectValue(context, *victim, Key::ArmourUnmodified) : 0;
    if (charmed == 1)
        return modifiers;
    const auto listed = [&context](const QString &row) {
        return context.number(Tables::ArmourModifiers, row, Key::Modifier);
    };
    addIf(modifiers, u"modifier"_s, harmOf(step).modifier);
    // A running chainsaw endangers a player who falls with it, not one who is on the ground
    // already.
    const bool falls = victim && victim->has(Skills::Chainsaw) && causeOf(step) != HarmCause::Foul;
    const bool saw = causeOf(step) == HarmCause::Chainsaw || falls
        || (by && by->has(Skills::Chainsaw)
            && (causeOf(step) == HarmCause::Foul
                || (isBlock(causeOf(step)) && step.player.seat == state.active)));
    if (saw)
        addIf(modifiers, Skills::Chainsaw, listed(Skills::Chainsaw));
    if (causeOf(step) == HarmCause::Stab && by && by->has(Skills::Stakes)
        && context.hasNote(step.seat, Notes::Undead))
        addIf(modifiers, Skills::Stakes, listed(Skills::Stakes));
    addSurroundings(modifiers, context, state, step);
    addIf(modifiers, u"card"_s, state.ongoingSum(step.seat, Key::ArmourModifier));
    // A stab is never modified by anything else.
    if (causeOf(step) == HarmCause::Stab)
        std::erase_if(modifiers,
                      [](const RollModifier &each) { return each.source != Skills::Stakes; });
    // Some charms only keep out what makes it worse.
    if (charmed > 1)
        std::erase_if(modifiers, [](const RollModifier &each) { return each.value > 0; });
    return modifiers;
}

std::vector<RollModifier> injuryModifiers(const MatchContext &context, const MatchState &state,
                                          const Step &step)
{
    std::vector<RollModifier> modifiers;
    if (causeOf(step) == HarmCause::Stab)
        return modifiers;
    const MatchPlayer *victim = state.find(step.player);
    if (victim && timedEffectValue(context, *victim, Key::InjuryUnmodified) > 1)
        return modifiers;
    const int each = context.number(Tables::InjuryModifiers, Rows::NigglingInjury, Key::Modifier);
    if (victim)
        addIf(modifiers, u"niggling-injury"_s, each * victim->who->player.injuries.niggling);
    if (harmOf(step).launched)
        addIf(modifiers, state.weather.row.text(),
              context.number(Tables::InjuryModifiers, state.weather.row.text(), Key::Modifier));
    addIf(modifiers, u"modifier"_s, harmOf(step).modifier);
    addIf(modifiers, u"card"_s, harmOf(step).injuryModifier);
    const TableRow *stadium = stadiumRow(context, state);
    const bool onlyCrowd = hasEffect(context, state, EffectSource::Stadium, Does::InjuryByCrowd);
    if (stadium && (!onlyCrowd || causeOf(step) == HarmCause::Crowd))
        addIf(modifiers, stadium->id.text(), stadium->value(Key::InjuryModifier));
    addIf(modifiers, u"card"_s, state.ongoingSum(step.seat, Key::InjuryModifier));
    return modifiers;
}

int sumOf(const std::vector<RollModifier> &modifiers)
{
    int sum = 0;
    for (const RollModifier &each : modifiers)
        sum += each.value;
    return sum;
}

std::vector<SpareBonus> spareBonuses(const MatchContext &context, const MatchState &state,
                                     const Step &step, const QString &table)
{
    std::vector<SpareBonus> bonuses;
    const MatchPlayer *by = state.find(step.by);
    const MatchPlayer *victim = state.find(step.player);
    const QString charm
        = table == Tables::ArmourModifiers ? Key::ArmourUnmodified : Key::InjuryUnmodified;
    if (victim && timedEffectValue(context, *victim, charm) > 0)
        return bonuses;
    const auto add = [&](bool HarmChain::*spent, const QString &skill, bool applies) {
        if (applies && !(harmOf(step).*spent))
            bonuses.push_back({spent, context.number(table, skill, Key::Modifier), skill});
    };
    const bool against = by && state.areOpponents(step.by, step.player);
    const bool strikes = against && isBlock(causeOf(step));
    const bool feuds = strikes && isFeuding(*by) && victim && isFeuding(*victim);
    const bool avenges = strikes
        && hasEffect(context, state, EffectSource::Legend, Does::BearsGrudges, step.by.seat)
        && grudgesAgainst(state, step.player) > 0;
    add(&HarmChain::mightyBlowSpent, Skills::MightyBlow,
        (strikes && by->has(Skills::MightyBlow)) || avenges || feuds
            || causeOf(step) == HarmCause::Spell);
    add(&HarmChain::dirtyPlayerSpent, Skills::DirtyPlayer,
        against && causeOf(step) == HarmCause::Foul && by->has(Skills::DirtyPlayer));
    return bonuses;
}

std::vector<SpareBonus> usefulArmourBonuses(const MatchContext &context, const MatchState &state,
                                            const Step &step, int total)
{
    if (breaksArmour(context, state, step, total))
        return {};
    auto bonuses = spareBonuses(context, state, step, Tables::ArmourModifiers);
    std::erase_if(bonuses, [&](const SpareBonus &bonus) {
        return !breaksArmour(context, state, step, total + bonus.value);
    });
    return bonuses;
}

std::vector<SpareBonus> usefulInjuryBonuses(const MatchContext &context, const MatchState &state,
                                            const Step &step, int total)
{
    auto bonuses = spareBonuses(context, state, step, Tables::InjuryModifiers);
    const TableRow *row = injuryRow(context, state, step, total);
    std::erase_if(bonuses, [&](const SpareBonus &bonus) {
        const TableRow *more = injuryRow(context, state, step, total + bonus.value);
        return row && more && row->id == more->id;
    });
    return bonuses;
}

bool breaksArmour(const MatchContext &context, const MatchState &state, const Step &step, int total)
{
    const std::optional<int> claw = clawTarget(context, state, step);
    return total >= armourTarget(context, state, step) || (claw && total >= *claw);
}

int armourTarget(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    const int armour = victim ? victim->profile().armour : 0;
    const TableRow *row = context.row(Tables::Armour, std::max(1, armour));
    return row ? row->value(Key::Target, armour + 1) : armour + 1;
}

std::optional<int> clawTarget(const MatchContext &context, const MatchState &state,
                              const Step &step)
{
    const MatchPlayer *by = isBlock(causeOf(step)) ? state.find(step.by) : nullptr;
    const TableRow *claw = by && by->has(Skills::Claw)
        ? context.rowById(Tables::ArmourModifiers, Rows::Claw)
        : nullptr;
    if (!claw || !state.areOpponents(step.by, step.player))
        return std::nullopt;
    const MatchPlayer *victim = state.find(step.player);
    if (victim && timedEffectValue(context, *victim, Key::ArmourUnmodified) > 0)
        return std::nullopt;
    return claw->value(Key::Target);
}

QString injuryTable(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    const auto known = [&context](const QString &table) { return context.table(table) != nullptr; };
    if (causeOf(step) == HarmCause::Bite && known(Tables::InjuryBite))
        return Tables::InjuryBite;
    if (victim && victim->has(Skills::BallAndChain) && known(Tables::InjuryBallAndChain))
        return Tables::InjuryBallAndChain;
    if (victim && victim->has(Skills::Stunty) && known(Tables::InjuryStunty))
        return Tables::InjuryStunty;
    if (victim && victim->has(Skills::ThickSkull) && known(Tables::InjuryThickSkull))
        return Tables::InjuryThickSkull;
    return causeOf(step) == HarmCause::Crowd && known(Tables::Crowd) ? Tables::Crowd
                                                                     : Tables::Injury;
}

const TableRow *injuryRow(const MatchContext &context, const MatchState &state, const Step &step,
                          int total)
{
    constexpr int least = 2;
    const bool outside = causeOf(step) == HarmCause::Crowd;
    if (total < least && !outside)
        return nullptr;
    const MatchPlayer *victim = state.find(step.player);
    const TableRow *row = context.row(
        outside && context.table(Tables::Crowd) ? Tables::Crowd : Tables::Injury, total);
    for (const QString &skill : {Skills::Stunty, Skills::ThickSkull}) {
        const TableRow *own
            = victim && victim->has(skill) ? changedRow(context, skill, total) : nullptr;
        row = own ? own : row;
    }
    if (!row)
        return nullptr;
    if (causeOf(step) == HarmCause::Bite && row->value(Key::Casualty) > 0)
        return rowOr(context.rowById(Tables::InjuryBite, Rows::BadlyHurt), row);
    const bool light = row->value(Key::Stunned) > 0 || row->value(Key::Reserves) > 0;
    if (light && victim && victim->has(Skills::BallAndChain))
        return rowOr(context.rowById(Tables::InjuryBallAndChain, Rows::KnockedOut), row);
    return row;
}

} // namespace dugout
