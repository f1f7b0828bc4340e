// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/helpersteps.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/fromafar.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Chefs, wizards and other hired help.

/// At the start of each half, one side after the other.
void chefEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const Seat seat = step.asOrNew<SidesDone>().count;
    if (seat > 1)
        pop(state);
    else if (helperWho(context, state, seat, Does::Cooks).isEmpty())
        state.agenda.back().data = SidesDone{seat + 1};
}

std::vector<Prompt> chefPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    const TableRow *row = context.row(Tables::Chef, 1);
    return only(dicePrompt(step.kind, step.asOrNew<SidesDone>().count,
                           row ? row->value(Key::Dice, 3) : 3, 6));
}

Result<void> chefAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const Seat seat = step.asOrNew<SidesDone>().count;
    for (const int die : event.dice) {
        const TableRow *row = rowOfDie(context, Tables::Chef, die);
        if (!row)
            continue;
        gainRerolls(state, seat, row->value(Key::ReRolls), Until::Half);
        loseRerolls(state, MatchState::otherSeat(seat), -row->value(Key::OpponentReRolls));
    }
    state.agenda.back().data = SidesDone{seat + 1};
    return {};
}

QStringList spells()
{
    return {Rows::Fireball, Rows::LightningBolt};
}

/// When a side's turn has just ended its helper may act before the other side does: that is part of
/// nobody's turn.
bool isBetweenTurns(const MatchState &state, const Step &step)
{
    return step.seat != state.active;
}

void useHelper(MatchState &state, const Step &step, const QString &helper)
{
    useUp(state, step.seat, helper);
    if (!isBetweenTurns(state, step))
        ++state.uses.actions;
}

/// Fans who get in the way make the next roll of an opponent worse by one, and are said
/// (bb2016.en.txt:6643-6654).
void getInTheWay(MatchState &state, const Step &step)
{
    addOngoing(state,
               {step.about<InducementId>(),
                MatchState::otherSeat(step.seat),
                {{Lasts::Disturbed, -1}},
                Until::Turn,
                0});
}

/// What a helper does his data say; those the board alone concerns are only said.
void helperEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const QString helper = step.about<InducementId>().text();
    const auto achievement = [&](QStringView effect) -> const RuleEffect * {
        for (const RuleEffect &each : ruleEffectsOfInducement(context.ruleset(), helper)) {
            if (each.effect == effect)
                return &each;
        }
        return nullptr;
    };
    if (achievement(Does::CastsSpells))
        return;
    pop(state);
    useHelper(state, step, helper);
    const bool between = isBetweenTurns(state, step);
    if (const RuleEffect *fire = achievement(Does::ThrowsFireball)) {
        AfarAim aim{FromAfar::Fireball, between};
        aim.strayDie = fire->values.value(Key::SquaresDie);
        pushAim(state, step.seat, TableId(fire->table), aim);
    } else if (achievement(Does::Shoots)) {
        pushAim(state, step.seat, InducementId(helper), {FromAfar::Bolt, between, true});
    } else if (achievement(Does::ChangesWeather)) {
        push(state, {StepKind::WeatherMage, step.seat});
    } else {
        if (achievement(Does::Disturbs))
            getInTheWay(state, step);
        push(state,
             Step::with(StepKind::Said, step.seat, {}, {}, Announcement{InducementId(helper)}));
    }
}

std::vector<Prompt> helperPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(choicePrompt(Asks::WizardSpell, step.seat, spells()));
}

Result<void> helperAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    useHelper(state, step, step.about<InducementId>().text());
    const FromAfar what
        = event.choice() == Choice::Fireball ? FromAfar::Fireball : FromAfar::Lightning;
    pushAim(state, step.seat, RowId(event.choice()), {what, isBetweenTurns(state, step)});
    return {};
}

constexpr StepRule helperStepRules[]{
    {.kind = StepKind::Chef,
     .enter = chefEnter,
     .prompts = chefPrompts,
     .answer = chefAnswer,
     .table = Tables::Chef},
    {StepKind::Helper, helperEnter, helperPrompts, helperAnswer},
};

constexpr PromptText helperStepTexts[]{
    {Asks::Chef, QT_TRANSLATE_NOOP("Match", "The chef of {team} cooks"), nullptr},
    {Asks::WizardSpell, QT_TRANSLATE_NOOP("Match", "The wizard of {team} casts"), nullptr},
};

} // namespace

StepGroup helperSteps()
{
    return {.steps = helperStepRules, .texts = helperStepTexts};
}

QStringList helpersReady(const MatchContext &context, const MatchState &state, Seat seat)
{
    QStringList ready;
    if (state.side(seat).counters.isEmpty())
        return ready;
    // Magic is for the start and the end of one's own turn, the rest for either side's.
    const bool magic = seat == state.active || state.occasion.turnEnded == seat;
    std::vector<InForce> found
        = ruleEffectsAt(context, state, EffectSource::Helper, seat, At::AnyTurn);
    if (magic)
        std::ranges::copy(ruleEffectsAt(context, state, EffectSource::Helper, seat, At::OwnTurn),
                          std::back_inserter(found));
    // Help comes before anything is done in a turn, but who gets in somebody's way does so before
    // any of his rolls (bb2016.en.txt:6649-6654).
    const bool late = state.uses.actions > 0;
    for (const InForce &each : found) {
        if (!late || each.ruleEffect->effect == Does::Disturbs)
            ready.append(each.helper.text());
    }
    return ready;
}

} // namespace dugout
