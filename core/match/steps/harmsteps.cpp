// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isDouble(const Event &event)
{
    return event.dice.size() == 2 && event.dice[0] == event.dice[1];
}

/// The foul that a chain belongs to waits right below it.
void tellFoul(MatchState &state, int flag)
{
    if (!state.agenda.empty() && state.agenda.back().kind == u"foul-call"_s)
        state.agenda.back().number |= flag;
}

/// By hand, whatever a coach knows that Dugout does not: beside the roll, never needed.
Prompt modifierPrompt(Seat seat)
{
    Prompt prompt = numberPrompt(u"harm.modifier"_s, seat, -9, 9);
    prompt.aside = true;
    return prompt;
}

/// The other side rolls, but for those who are hurt by nobody in particular.
Seat rollerOf(const Step &step)
{
    return MatchState::otherSeat(step.player.seat);
}

void victimEnter(const MatchContext &, MatchState &state, Step step)
{
    if (!state.find(step.player))
        pop(state);
}

std::vector<Prompt> armourPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(u"armour"_s, rollerOf(step), u"2D6"_s), modifierPrompt(rollerOf(step))};
}

/// Whether the dice break the armour; a bonus is only spent where it makes the difference.
bool breaksArmour(const MatchContext &context, const MatchState &state, Step &step,
                  const Event &event)
{
    const int target = armourTarget(context, state, step);
    const std::optional<int> claw = clawTarget(context, state, step);
    const auto breaks = [&](int total) { return total >= target || (claw && total >= *claw); };
    int total = event.dice[0] + event.dice[1] + sumOf(armourModifiers(context, state, step));
    if (breaks(total))
        return true;
    for (const SpareBonus &bonus : spareBonuses(context, state, step, u"armour-modifiers"_s)) {
        if (breaks(total + bonus.value)) {
            step.number |= bonus.flag;
            return true;
        }
    }
    return false;
}

bool canPileOn(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    const TableRow *row = context.rowById(u"armour-modifiers"_s, u"piling-on"_s);
    if (!by || !row || (step.number & PiledOn) || !isBlock(step.detail)
        || step.by.seat == step.player.seat)
        return false;
    return by->has(u"piling-on") && by->isOnPitch() && by->posture == Posture::Standing
        && state.side(step.by.seat).rerolls.team() >= row->value(u"team-re-rolls"_s);
}

void pushPilingOn(MatchState &state, const Step &step, const QString &roll, int total)
{
    push(state,
         {u"piling-on"_s, step.by.seat, step.player, step.by, step.detail + u' ' + roll,
          step.number, total});
}

Result<void> armourAnswer(const MatchContext &context, MatchState &state, const Step &top,
                          const Event &event)
{
    if (event.prompt == u"harm.modifier"_s) {
        state.agenda.back().modifier = event.number.value_or(0);
        return {};
    }
    Step step = top;
    const bool broken = breaksArmour(context, state, step, event);
    pop(state);
    const MatchPlayer *by = state.find(step.by);
    // A sneaky one is only seen when the armour breaks.
    if (step.detail == u"foul"_s && isDouble(event) && (broken || !by || !by->has(u"sneaky-git")))
        tellFoul(state, DoubleSeen);
    if (broken) {
        layDown(state, step.player, Posture::Prone);
        push(state, {u"injury"_s, step.seat, step.player, step.by, step.detail, step.number, 0});
    } else if (canPileOn(context, state, step)) {
        pushPilingOn(state, step, u"armour"_s, 0);
    }
    return {};
}

std::vector<Prompt> injuryPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return {tablePrompt(context, u"injury"_s, rollerOf(step), injuryTable(context, state, step)),
            modifierPrompt(rollerOf(step))};
}

void creditCasualty(MatchState &state, const Step &step)
{
    MatchPlayer *by = state.find(step.by);
    if (!by || !isBlock(step.detail) || step.by.seat == step.player.seat)
        return;
    ++by->deeds.casualties;
    if (usesLeft(state, step.by.seat, u"galandril-silverwater"_s) > 0)
        push(state, {u"roll"_s, step.by.seat, {}, {}, u"galandril-silverwater"_s});
}

bool mayBeTreated(const MatchContext &context, const MatchState &state, const PlayerRef &player)
{
    const MatchPlayer *found = state.find(player);
    return found && !found->isStar() && state.side(player.seat).apothecaries > 0
        && !context.isSwitchedOff(u"apothecary"_s);
}

void becomeCasualty(const MatchContext &context, MatchState &state, const Step &step,
                    const TableRow &row)
{
    const MatchPlayer *victim = state.find(step.player);
    const bool regenerates = victim->has(u"regeneration");
    const bool decays = victim->has(u"decay");
    sendTo(state, step.player, Whereabouts::Injured);
    Step end{u"casualty-end"_s, step.seat, step.player, step.by, step.detail, 0, 0};
    const bool rolled = row.value(u"casualty-roll"_s, 1) > 0;
    push(state, end);
    if (!rolled)
        state.agenda.back().detail += u" badly-hurt"_s;
    if (regenerates)
        push(state, {u"regeneration"_s, step.seat, step.player});
    if (mayBeTreated(context, state, step.player))
        push(state, {u"apothecary"_s, step.seat, step.player});
    if (rolled && decays)
        push(state, {u"casualty"_s, step.seat, step.player, step.by, step.detail, SecondRoll, 0});
    if (rolled)
        push(state, {u"casualty"_s, step.seat, step.player, step.by, step.detail});
    creditCasualty(state, step);
}

void applyInjury(const MatchContext &context, MatchState &state, const Step &step,
                 const TableRow &row)
{
    const bool outside = step.detail == u"crowd"_s;
    if (step.player.seat != state.active)
        state.uses.hurt = true;
    if (row.value(u"stunned"_s) > 0 && !outside) {
        layDown(state, step.player, Posture::Stunned);
        return;
    }
    tellFoul(state, Removed);
    if (row.value(u"reserves"_s) > 0 || row.value(u"stunned"_s) > 0) {
        sendTo(state, step.player, Whereabouts::Reserves);
    } else if (row.value(u"knocked-out"_s) > 0) {
        sendTo(state, step.player, Whereabouts::KnockedOut);
        if (mayBeTreated(context, state, step.player))
            push(state, {u"apothecary-ko"_s, step.seat, step.player, {}, step.detail});
    } else if (row.value(u"casualty"_s) > 0) {
        becomeCasualty(context, state, step, row);
    }
}

int injuryTotal(const MatchContext &context, const MatchState &state, const Step &step,
                const Event &event)
{
    int total = sumOf(injuryModifiers(context, state, step));
    for (const int die : event.dice)
        total += die;
    for (const SpareBonus &bonus : spareBonuses(context, state, step, u"injury-modifiers"_s))
        total += bonus.value;
    return total;
}

Result<void> injuryAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    if (event.prompt == u"harm.modifier"_s) {
        state.agenda.back().modifier = event.number.value_or(0);
        return {};
    }
    const QString table = injuryTable(context, state, step);
    const int total = injuryTotal(context, state, step, event);
    const TableRow *row
        = event.dice.empty() ? rowRolled(context, table, event) : context.row(table, total);
    pop(state);
    if (step.detail == u"foul"_s && isDouble(event))
        tellFoul(state, DoubleSeen);
    if (!event.dice.empty() && canPileOn(context, state, step))
        pushPilingOn(state, step, u"injury"_s, total);
    else if (row)
        applyInjury(context, state, step, *row);
    return {};
}

/// Throws himself onto the victim to roll again. The step's modifier is the injury roll so far.
std::vector<Prompt> pilingPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {yesNoPrompt(step.kind, step.by.seat)};
}

Result<void> pilingAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    const qsizetype space = step.detail.indexOf(u' ');
    const QString roll = step.detail.mid(space + 1);
    Step again{roll,    step.player.seat,        step.player,
               step.by, step.detail.left(space), step.number | PiledOn,
               0};
    pop(state);
    if (isYes(event)) {
        layDown(state, step.by, Posture::Prone);
        loseRerolls(state.side(step.by.seat),
                    context.number(u"armour-modifiers"_s, u"piling-on"_s, u"team-re-rolls"_s));
        push(state, again);
    } else if (roll == u"injury"_s) {
        if (const TableRow *row = context.row(injuryTable(context, state, again), step.modifier))
            applyInjury(context, state, again, *row);
    }
    return {};
}

std::vector<Prompt> casualtyPrompts(const MatchContext &context, const MatchState &,
                                    const Step &step)
{
    return {tablePrompt(context, u"casualty"_s, rollerOf(step), u"casualty"_s)};
}

/// What was rolled is collected at the end of the chain, where it counts.
void collect(MatchState &state, const QString &result)
{
    const auto end = std::find_if(state.agenda.rbegin(), state.agenda.rend(),
                                  [](const Step &step) { return step.kind == u"casualty-end"_s; });
    if (end != state.agenda.rend())
        end->detail += u' ' + result;
}

Result<void> casualtyAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    const TableRow *row = rowRolled(context, u"casualty"_s, event);
    pop(state);
    if (row && row->next)
        push(state, {u"serious-injury"_s, step.seat, step.player, step.by, row->next->text()});
    else if (row)
        collect(state, row->id.text());
    return {};
}

std::vector<Prompt> seriousPrompts(const MatchContext &context, const MatchState &,
                                   const Step &step)
{
    return {tablePrompt(context, step.kind, rollerOf(step), step.detail)};
}

Result<void> seriousAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    if (const TableRow *row = rowRolled(context, step.detail, event))
        collect(state, row->id.text());
    else if (MatchPlayer *victim = state.find(step.player))
        victim->bookInjuries.append(event.text);
    return {};
}

constexpr StepRule rules[]{
    {u"armour", victimEnter, armourPrompts, armourAnswer},
    {u"injury", victimEnter, injuryPrompts, injuryAnswer, nullptr, nullptr, u"injury"},
    {u"piling-on", victimEnter, pilingPrompts, pilingAnswer},
    {u"casualty", victimEnter, casualtyPrompts, casualtyAnswer, nullptr, nullptr, u"casualty"},
    {u"serious-injury", victimEnter, seriousPrompts, seriousAnswer, nullptr, nullptr,
     u"serious-injury"},
};

} // namespace

std::span<const StepRule> harmSteps()
{
    return rules;
}

} // namespace dugout
