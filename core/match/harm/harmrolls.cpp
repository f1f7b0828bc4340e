// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/harmrolls.h"

#include "core/match/effects/cardboons.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/grudges.h"
#include "core/match/effects/inforce.h"

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
        addIf(modifiers, weather->id.text(), weather->value(u"armour-modifier"_s));
    const TableRow *stadium = stadiumRow(context, state);
    const bool onlyFalls = isDone(context, state, Doer::Stadium, u"armour-in-falls");
    if (stadium && (!onlyFalls || causeOf(step) == HarmCause::Fall))
        addIf(modifiers, stadium->id.text(), stadium->value(u"armour-modifier"_s));
}

bool isMarked(const MatchPlayer &player, const QString &source)
{
    return std::any_of(player.boons.begin(), player.boons.end(),
                       [&source](const Boon &boon) { return boon.source == source; });
}

/// What a skill makes of a roll where its table says something else than the plain one.
const TableRow *changedRow(const MatchContext &context, const QString &skill, int total)
{
    const TableRow *plain = context.row(u"injury"_s, total);
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
    const int charmed = victim ? boonValue(context, *victim, u"armour-unmodified"_s) : 0;
    if (charmed == 1)
        return modifiers;
    const auto listed = [&context](const QString &row) {
        return context.number(u"armour-modifiers"_s, row, u"modifier"_s);
    };
    addIf(modifiers, u"modifier"_s, harmOf(step).modifier);
    // A running chainsaw is a danger to whoever falls with it, not to who lies beside it already.
    const bool falls = victim && victim->has(u"chainsaw") && causeOf(step) != HarmCause::Foul;
    const bool saw = causeOf(step) == HarmCause::Chainsaw || falls
        || (by && by->has(u"chainsaw")
            && (causeOf(step) == HarmCause::Foul
                || (isBlock(causeOf(step)) && step.player.seat == state.active)));
    if (saw)
        addIf(modifiers, u"chainsaw"_s, listed(u"chainsaw"_s));
    if (causeOf(step) == HarmCause::Stab && by && by->has(u"stakes")
        && context.hasNote(step.seat, u"undead"_s))
        addIf(modifiers, u"stakes"_s, listed(u"stakes"_s));
    addSurroundings(modifiers, context, state, step);
    addIf(modifiers, u"card"_s, state.lastingSum(step.seat, u"armour-modifier"_s));
    // A stab is never modified by anything else.
    if (causeOf(step) == HarmCause::Stab)
        std::erase_if(modifiers, [](const RollModifier &each) { return each.source != u"stakes"; });
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
    if (victim && boonValue(context, *victim, u"injury-unmodified"_s) > 1)
        return modifiers;
    const int each = context.number(u"injury-modifiers"_s, u"niggling-injury"_s, u"modifier"_s);
    if (victim)
        addIf(modifiers, u"niggling-injury"_s, each * victim->who->player.injuries.niggling);
    if (harmOf(step).launched)
        addIf(modifiers, u"thermal-geysers"_s,
              context.number(u"injury-modifiers"_s, u"thermal-geysers"_s, u"modifier"_s));
    addIf(modifiers, u"modifier"_s, harmOf(step).modifier);
    if (causeOf(step) == HarmCause::Mine)
        addIf(modifiers, u"card"_s,
              context.number(u"card-mine"_s, u"knocked-down"_s, u"injury-modifier"_s));
    const TableRow *stadium = stadiumRow(context, state);
    const bool onlyCrowd = isDone(context, state, Doer::Stadium, u"injury-by-crowd");
    if (stadium && (!onlyCrowd || causeOf(step) == HarmCause::Crowd))
        addIf(modifiers, stadium->id.text(), stadium->value(u"injury-modifier"_s));
    addIf(modifiers, u"card"_s, state.lastingSum(step.seat, u"injury-modifier"_s));
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
        = table == u"armour-modifiers"_s ? u"armour-unmodified"_s : u"injury-unmodified"_s;
    if (victim && boonValue(context, *victim, charm) > 0)
        return bonuses;
    const auto add = [&](bool HarmChain::*spent, const QString &skill, bool applies) {
        if (applies && !(harmOf(step).*spent))
            bonuses.push_back({spent, context.number(table, skill, u"modifier"_s), skill});
    };
    const bool against = by && state.areOpponents(step.by, step.player);
    const bool strikes = against && isBlock(causeOf(step));
    const bool feuds
        = strikes && isMarked(*by, u"feud"_s) && victim && isMarked(*victim, u"feud"_s);
    const bool avenges = strikes
        && isDone(context, state, Doer::Legend, u"bears-grudges", step.by.seat)
        && grudgesAgainst(state, step.player) > 0;
    add(&HarmChain::mightyBlowSpent, u"mighty-blow"_s,
        (strikes && by->has(u"mighty-blow")) || avenges || feuds
            || causeOf(step) == HarmCause::Spell);
    add(&HarmChain::dirtyPlayerSpent, u"dirty-player"_s,
        against && causeOf(step) == HarmCause::Foul && by->has(u"dirty-player"));
    return bonuses;
}

std::vector<SpareBonus> usefulArmourBonuses(const MatchContext &context, const MatchState &state,
                                            const Step &step, int total)
{
    if (breaksArmour(context, state, step, total))
        return {};
    auto bonuses = spareBonuses(context, state, step, u"armour-modifiers"_s);
    std::erase_if(bonuses, [&](const SpareBonus &bonus) {
        return !breaksArmour(context, state, step, total + bonus.value);
    });
    return bonuses;
}

std::vector<SpareBonus> usefulInjuryBonuses(const MatchContext &context, const MatchState &state,
                                            const Step &step, int total)
{
    auto bonuses = spareBonuses(context, state, step, u"injury-modifiers"_s);
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
    const TableRow *row = context.row(u"armour"_s, std::max(1, armour));
    return row ? row->value(u"target"_s, armour + 1) : armour + 1;
}

std::optional<int> clawTarget(const MatchContext &context, const MatchState &state,
                              const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    const TableRow *claw = context.rowById(u"armour-modifiers"_s, u"claw"_s);
    const MatchPlayer *victim = state.find(step.player);
    if (victim && boonValue(context, *victim, u"armour-unmodified"_s) > 0)
        return std::nullopt;
    if (!by || !claw || !isBlock(causeOf(step)) || !by->has(u"claw")
        || !state.areOpponents(step.by, step.player))
        return std::nullopt;
    return claw->value(u"target"_s);
}

QString injuryTable(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    const auto known = [&context](const QString &table) { return context.table(table) != nullptr; };
    if (causeOf(step) == HarmCause::Bite && known(u"injury-bite"_s))
        return u"injury-bite"_s;
    if (victim && victim->has(u"ball-and-chain") && known(u"injury-ball-and-chain"_s))
        return u"injury-ball-and-chain"_s;
    if (victim && victim->has(u"stunty") && known(u"injury-stunty"_s))
        return u"injury-stunty"_s;
    if (victim && victim->has(u"thick-skull") && known(u"injury-thick-skull"_s))
        return u"injury-thick-skull"_s;
    return causeOf(step) == HarmCause::Crowd && known(u"crowd"_s) ? u"crowd"_s : u"injury"_s;
}

const TableRow *injuryRow(const MatchContext &context, const MatchState &state, const Step &step,
                          int total)
{
    constexpr int least = 2;
    const bool outside = causeOf(step) == HarmCause::Crowd;
    if (total < least && !outside)
        return nullptr;
    const MatchPlayer *victim = state.find(step.player);
    const TableRow *row
        = context.row(outside && context.table(u"crowd"_s) ? u"crowd"_s : u"injury"_s, total);
    for (const QString &skill : {u"stunty"_s, u"thick-skull"_s}) {
        const TableRow *own
            = victim && victim->has(skill) ? changedRow(context, skill, total) : nullptr;
        row = own ? own : row;
    }
    if (!row)
        return nullptr;
    if (causeOf(step) == HarmCause::Bite && row->value(u"casualty"_s) > 0)
        return rowOr(context.rowById(u"injury-bite"_s, u"badly-hurt"_s), row);
    const bool light = row->value(u"stunned"_s) > 0 || row->value(u"reserves"_s) > 0;
    if (light && victim && victim->has(u"ball-and-chain"))
        return rowOr(context.rowById(u"injury-ball-and-chain"_s, u"knocked-out"_s), row);
    return row;
}

} // namespace dugout
