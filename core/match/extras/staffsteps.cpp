// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Famous staff and what else is hired for a match: each at its own moment of a drive.

QStringList boxed(const MatchState &state, Seat seat, Whereabouts where)
{
    return state.refs(seat, [where](const MatchPlayer &player) {
        return player.where == where && !player.isStar();
    });
}

/// Instead of his usual roll one knocked-out player drinks the tonic.
void tonicEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (step.asOrNew<StaffPhase>() == StaffPhase::Picks
        && boxed(state, step.seat, Whereabouts::KnockedOut).isEmpty())
        pop(state);
}

std::vector<Prompt> tonicPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    if (step.asOrNew<StaffPhase>() == StaffPhase::Rolls)
        return only(tablePrompt(context, Asks::TonicRoll, step.seat, step.table()));
    return only(
        choicePrompt(step.kind, step.seat,
                     QStringList{Choice::None} + boxed(state, step.seat, Whereabouts::KnockedOut)));
}

Result<void> tonicAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    if (step.asOrNew<StaffPhase>() == StaffPhase::Picks) {
        if (event.choice() == Choice::None) {
            pop(state);
            return {};
        }
        useUp(state, step.seat, helperWho(context, state, step.seat, Does::Tonic));
        state.agenda.back().data = StaffPhase::Rolls;
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    const TableRow *row = rowRolled(context, step.table(), event);
    if (row && row->value(Key::Recovers) > 0)
        sendTo(state, step.player, Whereabouts::Reserves);
    return {};
}

bool isAlive(const MatchContext &context, const MatchPlayer &player)
{
    return std::none_of(player.casualties.begin(), player.casualties.end(),
                        [&context](const RowId &id) {
                            return context.number(Tables::Casualty, id.text(), Key::Dead) > 0;
                        });
}

QStringList mendable(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.refs(seat, [&context](const MatchPlayer &player) {
        return player.where == Whereabouts::Injured && !player.isStar() && isAlive(context, player);
    });
}

void krotEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (step.asOrNew<StaffPhase>() == StaffPhase::Picks
        && mendable(context, state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> krotPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    if (step.asOrNew<StaffPhase>() == StaffPhase::Rolls)
        return only(tablePrompt(context, Asks::KrotRoll, step.seat, step.table()));
    return only(choicePrompt(step.kind, step.seat,
                             QStringList{Choice::None} + mendable(context, state, step.seat)));
}

Result<void> krotAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (step.asOrNew<StaffPhase>() == StaffPhase::Picks) {
        if (event.choice() == Choice::None) {
            pop(state);
            return {};
        }
        state.agenda.back().data = StaffPhase::Rolls;
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    const TableRow *row = rowRolled(context, step.table(), event);
    if (!row)
        return {};
    if (row->value(Key::Casualty) > 0) {
        HarmChain roll;
        roll.cause = HarmCause::Other;
        push(state,
             Step::with(StepKind::CasualtyEnd, step.seat, step.player, {},
                        CasualtyChain{roll.cause}));
        push(state, Step::with(StepKind::Casualty, step.seat, step.player, {}, roll));
    } else if (row->value(Key::Reserves) > 0) {
        sendTo(state, step.player, Whereabouts::Reserves);
        letReturn(state, step.player);
        const QString who = helperWho(context, state, step.seat, Does::Experiment);
        if (!row->skills.empty())
            state.find(step.player)
                ->timedEffects.push_back({InducementId(who), {}, row->skills, Until::Drive, {}});
    }
    return {};
}

/// Blessings and runes: whom, and what the die says.
QStringList blessable(const MatchState &state, Seat seat, StepKind by)
{
    const auto &blessed = state.occasion.blessings;
    return state.refs(seat, [&](const MatchPlayer &player) {
        const Blessing his{by, {seat, player.id()}};
        return player.isOnPitch() && !player.isStar()
            && std::find(blessed.begin(), blessed.end(), his) == blessed.end();
    });
}

/// Where nobody is left to be picked.
void leaveIfNobody(MatchState &state, const Step &step, bool picks)
{
    if (picks && blessable(state, step.seat, step.kind).isEmpty())
        pop(state);
}

/// The gifts of a favoured one.
QStringList papaGifts(const MatchContext &context, const Step &step)
{
    QStringList gifts;
    for (const TableRow &row : context.rows(step.table())) {
        if (!row.skills.empty())
            gifts.append(row.id.text());
    }
    return gifts;
}

void papaEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const PapaPhase phase = step.asOrNew<PapaPhase>();
    leaveIfNobody(state, step, phase == PapaPhase::Asks || phase == PapaPhase::Overlooks);
}

std::vector<Prompt> papaPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    const QStringList players = blessable(state, step.seat, step.kind);
    switch (step.asOrNew<PapaPhase>()) {
    case PapaPhase::Rolls:
        return only(tablePrompt(context, Asks::PapaRoll, step.seat, step.table()));
    case PapaPhase::Overlooks:
        return only(lotPrompt(Asks::PapaNext, step.seat, players));
    case PapaPhase::Favours:
        return only(choicePrompt(Asks::PapaGift, step.seat, papaGifts(context, step)));
    case PapaPhase::Asks:
        break;
    }
    return only(choicePrompt(step.kind, step.seat, QStringList{Choice::None} + players));
}

void papaPicks(MatchState &state, const Step &step, const QString &player)
{
    state.occasion.blessings.push_back({step.kind, PlayerRef::fromString(player)});
    state.agenda.back().data = PapaPhase::Rolls;
    state.agenda.back().player = PlayerRef::fromString(player);
}

void papaBlesses(MatchState &state, const Step &step, const TableRow *row)
{
    MatchPlayer *player = state.find(step.player);
    if (player && row && !row->skills.empty())
        player->timedEffects.push_back({row->id, {}, row->skills, Until::Drive, {}});
}

/// The step is on top again only where the roll goes on.
void papaRolled(const MatchContext &context, MatchState &state, const Step &step,
                const TableRow *row)
{
    pop(state);
    Step next = step;
    if (row && row->value(Key::Ko) > 0) {
        knockOut(context, state, step.player);
    } else if (row && row->value(Key::FreeChoice) > 0) {
        next.data = PapaPhase::Favours;
        push(state, next);
    } else if (row && row->next) {
        next.data = PapaPhase::Overlooks;
        push(state, next);
    } else {
        papaBlesses(state, step, row);
    }
}

Result<void> papaAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const TableRow *row = rowRolled(context, step.table(), event);
    const PapaPhase phase = step.asOrNew<PapaPhase>();
    if (phase == PapaPhase::Rolls) {
        papaRolled(context, state, step, row);
    } else if (phase == PapaPhase::Favours) {
        pop(state);
        papaBlesses(state, step, context.rowById(step.table(), event.choice()));
    } else if (event.choice() == Choice::None) {
        pop(state);
    } else {
        papaPicks(state, step, event.choice());
    }
    return {};
}

void runeEnter(const MatchContext &, MatchState &state, const Step &step)
{
    leaveIfNobody(state, step, step.asOrNew<RunePhase>() == RunePhase::Picks);
}

std::vector<Prompt> runePrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    const RunePhase phase = step.asOrNew<RunePhase>();
    if (phase == RunePhase::Picks)
        return only(
            choicePrompt(step.kind, step.seat,
                         QStringList{Choice::None} + blessable(state, step.seat, step.kind)));
    if (phase == RunePhase::Rolls)
        return only(tablePrompt(context, Asks::RunesmithRoll, step.seat, Tables::Runesmith));
    QStringList runes;
    for (const TableRow &row : context.table(Tables::RunesmithRunes)->rows)
        runes.append(row.id.text());
    return only(choicePrompt(Asks::RunesmithRune, step.seat, runes));
}

Result<void> runeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const RunePhase phase = step.asOrNew<RunePhase>();
    if (phase == RunePhase::Picks) {
        if (event.choice() == Choice::None) {
            pop(state);
        } else {
            state.agenda.back().data = RunePhase::NamesRune;
            state.agenda.back().player = chosenPlayer(event);
        }
        return {};
    }
    if (phase == RunePhase::NamesRune) {
        state.agenda.back().data = RunePhase::Rolls;
        state.agenda.back().subject = RowId(event.choice());
        return {};
    }
    pop(state);
    const TableRow *row = rowRolled(context, Tables::Runesmith, event);
    const TableRow *rune = context.rowById(Tables::RunesmithRunes, step.row());
    MatchPlayer *player = state.find(step.player);
    if (!row || row->value(Key::Success) == 0 || !rune || !player)
        return {};
    useUp(state, step.seat, helperWho(context, state, step.seat, Does::Runes));
    Profile change;
    for (const Stat stat : allStats)
        change = withStat(change, stat, rune->value(statKey(stat)));
    player->timedEffects.push_back({step.about<RowId>(), change, rune->skills, Until::Drive, {}});
    return {};
}

/// When too few can play, she plays a drive herself.
void kariEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool enough = state.side(step.seat).countToSetUp() >= context.mostOnPitch();
    if (enough || helperWho(context, state, step.seat, Does::PlaysHerself).isEmpty())
        pop(state);
}

std::vector<Prompt> kariPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(step.kind, step.seat));
}

Result<void> kariAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const QString who = helperWho(context, state, step.seat, Does::PlaysHerself);
    const Inducement *kari = context.ruleset().inducements().find(who);
    if (!isYes(event) || !kari)
        return {};
    useUp(state, step.seat, who);
    // She plays instead of cheering, and is gone after the drive.
    state.side(step.seat).counters[Counter::Cheerleaders] -= kari->values.value(Key::Cheerleaders);
    Participant guest;
    guest.player.kind = PlayerKind::Star;
    guest.player.name = kari->name.en;
    guest.role = kari->name;
    for (const Stat stat : allStats)
        guest.profile = withStat(guest.profile, stat, kari->values.value(statKey(stat)));
    guest.skills = kari->skills;
    letStay(state, joinStranger(state, step.seat, std::move(guest), Origin::Guest), Until::Drive);
    return {};
}

constexpr StepRule staffStepRules[]{
    {StepKind::Kari, kariEnter, kariPrompts, kariAnswer},
    {StepKind::Tonic, tonicEnter, tonicPrompts, tonicAnswer},
    {StepKind::Krot, krotEnter, krotPrompts, krotAnswer},
    {StepKind::Papa, papaEnter, papaPrompts, papaAnswer},
    {.kind = StepKind::Runesmith,
     .enter = runeEnter,
     .prompts = runePrompts,
     .answer = runeAnswer,
     .table = Tables::RunesmithRunes},
};

constexpr PromptText staffStepTexts[]{
    {Asks::Kari, QT_TRANSLATE_NOOP("Match", "{team}: too few players. Does Kari play?"),
     QT_TRANSLATE_NOOP("Match", "{team} has too few players; Kari plays: {choice}")},
    {Asks::Tonic, QT_TRANSLATE_NOOP("Match", "{team}: the tonic for whom?"),
     QT_TRANSLATE_NOOP("Match", "{team}: the tonic for {choice}"), nullptr, PromptManner::Who,
     QT_TRANSLATE_NOOP("Match", "{team}: nobody gets the tonic")},
    {Asks::TonicRoll, QT_TRANSLATE_NOOP("Match", "Does the tonic work?"),
     QT_TRANSLATE_NOOP("Match", "the tonic: {dice}")},
    {Asks::Krot, QT_TRANSLATE_NOOP("Match", "{team}: whom does Krot mend?"),
     QT_TRANSLATE_NOOP("Match", "{team}: Krot mends {choice}"), nullptr, PromptManner::Who,
     QT_TRANSLATE_NOOP("Match", "{team}: Krot mends nobody")},
    {Asks::KrotRoll, QT_TRANSLATE_NOOP("Match", "Krot mends {player}"), nullptr},
    {Asks::Papa, QT_TRANSLATE_NOOP("Match", "{team}: whom does Papa bless?"),
     QT_TRANSLATE_NOOP("Match", "{team}: Papa blesses {choice}"), nullptr, PromptManner::Who,
     QT_TRANSLATE_NOOP("Match", "{team}: Papa blesses nobody")},
    {Asks::PapaRoll, QT_TRANSLATE_NOOP("Match", "Papa blesses {player}"), nullptr},
    {Asks::PapaNext,
     QT_TRANSLATE_NOOP("Match", "{team}: another one is blessed instead, at random"), nullptr},
    {Asks::PapaGift, QT_TRANSLATE_NOOP("Match", "The gift for {player}"), nullptr},
    {Asks::Runesmith, QT_TRANSLATE_NOOP("Match", "{team}: whose armour gets a rune?"),
     QT_TRANSLATE_NOOP("Match", "{team}: a rune on the armour of {choice}"), nullptr,
     PromptManner::Who, QT_TRANSLATE_NOOP("Match", "{team}: nobody gets a rune")},
    {Asks::RunesmithRune, QT_TRANSLATE_NOOP("Match", "Which rune?"),
     QT_TRANSLATE_NOOP("Match", "the rune: {choice}")},
    {Asks::RunesmithRoll, QT_TRANSLATE_NOOP("Match", "Does the rune hold?"),
     QT_TRANSLATE_NOOP("Match", "the rune: {dice}")},
};

} // namespace

StepGroup staffSteps()
{
    return {.steps = staffStepRules, .texts = staffStepTexts};
}

} // namespace dugout
