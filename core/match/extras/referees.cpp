// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/extras/referees.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/refereetrack.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Which referee there is, and what he is like.

QString refereeTable(const MatchContext &context)
{
    const QString kind = context.chosen(Options::Referees);
    return kind == Chosen::Famous ? Tables::RefereesFamous : Tables::Referees;
}

/// The one whom the value of the option brings; empty where it brings none.
QString chosenReferee(const MatchContext &context)
{
    const QString kind = context.chosen(Options::Referees);
    for (const TableRow &row : context.rows(Tables::Referees)) {
        const RuleEffect *comes
            = findRuleEffect(ruleEffectsOfRow(context.ruleset(), Tables::Referees, row.id.text()),
                             Does::ComesByChoice);
        if (comes && comes->choice == kind)
            return row.id.text();
    }
    return {};
}

/// Only league matches roll for a referee; an option may name him beforehand.
void refereeEnter(const MatchContext &context, MatchState &state, const Step &)
{
    const QString named = chosenReferee(context);
    const bool rolled = !state.occasion.referee.isEmpty();
    if (!rolled)
        state.occasion.referee = RowId(named);
    const bool usual = context.chosen(Options::Referees) == Chosen::Standard;
    if (usual || rolled || !named.isEmpty() || !context.setup().league
        || !context.table(refereeTable(context)))
        pop(state);
}

std::vector<Prompt> refereePrompts(const MatchContext &context, const MatchState &,
                                   const Step &step)
{
    Prompt without = confirmPrompt(Asks::RefereeNone);
    without.alwaysOffered = true; // for those who want him, as the stadium is (bb2016 L2676-2693)
    return {tablePrompt(context, step.kind, noSeat, refereeTable(context)), without};
}

Result<void> refereeAnswer(const MatchContext &context, MatchState &state, const Step &,
                           const Event &event)
{
    const bool without = event.prompt == Asks::RefereeNone;
    const TableRow *row = without ? nullptr : rowRolled(context, refereeTable(context), event);
    state.occasion.referee = row ? row->id : ordinaryReferee(context);
    return {};
}

/// A famous referee's die after a foul without a double; the rows have their own meaning each.
std::vector<Prompt> famousPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(tablePrompt(context, step.kind, step.by.seat, step.table()));
}

Result<void> famousAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    const TableRow *row = rowRolled(context, step.table(), event);
    pop(state);
    if (!row)
        return {};
    const Seat seat = step.by.seat;
    const bool leads = state.side(seat).score > state.side(MatchState::otherSeat(seat)).score;
    if (row->value(Key::SentOff) > 0)
        callFoul(context, state, step.by);
    else if (row->value(Key::VictimSentOff) > 0)
        push(state,
             Step::with(StepKind::SendingOff, step.player.seat, step.player, {}, SendingOff{}));
    else if (row->value(Key::RedCard) > 0)
        push(state, {StepKind::Hokuli, seat, step.by, {}, row->next ? *row->next : TableId()});
    else if (row->value(Key::Punished) > 0 && (leads || row->value(Key::IfLeading) == 0))
        push(state, {StepKind::JormHits, seat});
    return {};
}

std::vector<Prompt> hokuliPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    QStringList choices{Choice::SentOff, Choice::Axe};
    if (state.side(step.seat).bribes > 0)
        choices.prepend(Choice::Bribe);
    return only(choicePrompt(step.kind, step.seat, choices));
}

Result<void> hokuliAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    if (event.choice() == Choice::Bribe) {
        --state.side(step.seat).bribes;
        push(state,
             Step::with(StepKind::SendingOff, step.seat, step.player, {},
                        SendingOff{SentOffFor::Foul, true}));
        push(state, Step::with(StepKind::Bribe, step.seat, step.player, {}, BribeDie::First));
        return {};
    }
    if (step.seat == state.active)
        pushTurnover(state, TurnoverCause::SentOff, step.player);
    if (event.choice() == Choice::Axe)
        injure(context, state,
               {step.player,
                {},
                HarmCause::Axe,
                context.number(step.table(), Rows::Axe, Key::Modifier, 2)});
    else {
        loseBall(state, step.player);
        sendOff(state, step.player, SentOffFor::Foul);
    }
    return {};
}

/// Never the one who is on his way already.
QStringList others(const MatchState &state, const Step &step)
{
    QStringList players = state.onPitch(step.seat);
    players.removeAll(step.player.toString());
    return players;
}

void someoneEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (others(state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> someonePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return only(lotPrompt(step.kind, step.seat, others(state, step)));
}

Result<void> jormAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    loseTurnIfDown(state, chosenPlayer(event));
    rollArmour(state, {chosenPlayer(event), {}, HarmCause::Spell});
    return {};
}

Result<void> retortAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    const PlayerRef second = chosenPlayer(event);
    push(state, Step::with(StepKind::SendingOff, second.seat, second, {}, SendingOff{}));
    return {};
}

/// Players who got away with it so far.
void hecklersEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const MatchPlayer *fouler = state.find(step.by);
    const RuleEffect *calls
        = ruleEffectOf(context, state, EffectSource::Stadium, Does::CallsTheFouler);
    if (fouler && fouler->isOnPitch() && calls)
        push(state,
             {StepKind::RefereeFamous, step.by.seat, step.player, step.by, TableId(calls->table)});
}

/// Jorm's rampage changes FAME instead of handing out bribes.
void jormFameEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const int seat = step.asOrNew<SidesDone>().count;
    if (seat > 1) {
        pop(state);
        return;
    }
    const bool none = state.sides[0].fame <= 0 && state.sides[1].fame <= 0;
    if (seat == 0 && none)
        return;
    if (state.side(seat).fame <= 0)
        state.agenda.back().data = SidesDone{seat + 1};
}

std::vector<Prompt> jormFamePrompts(const MatchContext &context, const MatchState &state,
                                    const Step &step)
{
    if (state.sides[0].fame <= 0 && state.sides[1].fame <= 0)
        return only(dicePrompt(Asks::JormFameSide, noSeat, u"D2"_s));
    return only(tablePrompt(context, step.kind, step.asOrNew<SidesDone>().count, step.table()));
}

/// Who gains is drawn, which is no roll on the table of the rampage.
PromptWords jormFameWords(const MatchContext &context, const MatchState &state, const Step &step,
                          const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const Table *table = context.table(step.table());
    if (prompt.id == Asks::JormFameSide && table)
        words.detail = localized(table->summary);
    return words;
}

QString jormFameLine(const MatchContext &context, const MatchState &before, const Step &step,
                     const Event &event)
{
    const Table *table = context.table(step.table());
    if (event.prompt != Asks::JormFameSide || !table)
        return eventLine(context, before, step, event);
    return u"%1: %2 +1"_s.arg(localized(table->name), teamName(context, event.dice[0] - 1));
}

Result<void> jormFameAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    if (event.prompt == Asks::JormFameSide) {
        pop(state);
        ++state.side(event.dice[0] - 1).fame;
        return {};
    }
    const Seat seat = step.asOrNew<SidesDone>().count;
    state.agenda.back().data = SidesDone{seat + 1};
    const TableRow *row = rowRolled(context, step.table(), event);
    if (!row || row->value(Key::FameLost) == 0)
        return {};
    state.side(seat).fame = 0;
    state.side(MatchState::otherSeat(seat)).fame += row->value(Key::OpponentFame);
    if (row->value(Key::OpponentFame) > 0)
        pop(state);
    return {};
}

/// Who has gold enough stays on a roll.
std::vector<Prompt> richPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, step.seat, u"D6"_s));
}

/// Not twice, and again only where a foul leaves time for it.
Result<void> richAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    if (event.dice[0] >= context.number(Tables::SendingOff, Rows::FilthyRich, Key::Target, 2)) {
        popTo(state, StepKind::SendingOff, true);
        return {};
    }
    const SendingOff *off
        = state.agenda.empty() ? nullptr : state.agenda.back().data.find<SendingOff>();
    if (step.asOrNew<BribeDie>() != BribeDie::First || !off || off->reason != SentOffFor::Foul)
        return {};
    Step again = step;
    again.by = step.player;
    again.data = BribeDie::Second;
    offerAfterNothing(context, state, again);
    return {};
}

constexpr StepRule refereeStepRules[]{
    {.kind = StepKind::FilthyRich, .prompts = richPrompts, .answer = richAnswer},
    {.kind = StepKind::Referee,
     .enter = refereeEnter,
     .prompts = refereePrompts,
     .answer = refereeAnswer,
     .table = Tables::Referees},
    {.kind = StepKind::RefereeTrack,
     .prompts = trackPrompts,
     .answer = trackAnswer,
     .words = trackWords,
     .line = trackLine},
    {.kind = StepKind::RefereeFamous, .prompts = famousPrompts, .answer = famousAnswer},
    {.kind = StepKind::Hokuli, .prompts = hokuliPrompts, .answer = hokuliAnswer},
    {StepKind::JormHits, someoneEnter, someonePrompts, jormAnswer},
    {StepKind::RefereeRetort, someoneEnter, someonePrompts, retortAnswer},
    {StepKind::Hecklers, hecklersEnter},
    {StepKind::JormFame, jormFameEnter, jormFamePrompts, jormFameAnswer, jormFameWords,
     jormFameLine},
};

constexpr PromptText refereeStepTexts[]{
    {Asks::RefereeNone, QT_TRANSLATE_NOOP("Match", "No referee is rolled for: an ordinary one"),
     QT_TRANSLATE_NOOP("Match", "no referee is rolled for: an ordinary one")},
    {Asks::RefereeTrack, QT_TRANSLATE_NOOP("Match", "The referee has an eye on {team}"), nullptr},
    {Asks::RefereeFamous, QT_TRANSLATE_NOOP("Match", "What the referee saw of the foul"), nullptr},
    {Asks::RefereeRetort,
     QT_TRANSLATE_NOOP("Match", "A second player of {team} has to go, at random"), nullptr},
    {Asks::Hokuli, QT_TRANSLATE_NOOP("Match", "The referee saw {player}"), nullptr},
    {Asks::JormHits, QT_TRANSLATE_NOOP("Match", "The referee hits one of these, at random"),
     nullptr},
    {Asks::JormFame, QT_TRANSLATE_NOOP("Match", "The rampage of the referee"), nullptr},
    {Asks::JormFameSide,
     QT_TRANSLATE_NOOP("Match", "Which side gains FAME: 1 for the first, 2 for the second"),
     nullptr},
    {Asks::FilthyRich, QT_TRANSLATE_NOOP("Match", "Does {player} buy a pardon?"),
     QT_TRANSLATE_NOOP("Match", "{player} buys a pardon: {choice}")},
};

} // namespace

StepGroup referees()
{
    return {.steps = refereeStepRules, .texts = refereeStepTexts};
}

RowId ordinaryReferee(const MatchContext &context)
{
    const QString table = refereeTable(context);
    for (const TableRow &row : context.rows(table)) {
        if (findRuleEffect(ruleEffectsOfRow(context.ruleset(), table, row.id.text()),
                           Does::Ordinary))
            return row.id;
    }
    return {};
}

void callFoul(const MatchContext &context, MatchState &state, const PlayerRef &fouler)
{
    const MatchPlayer *player = state.find(fouler);
    if (!player)
        return;
    push(state,
         Step::with(StepKind::SendingOff, fouler.seat, fouler, {}, SendingOff{SentOffFor::Foul}));
    for (const InForce &each :
         ruleEffectsAt(context, state, EffectSource::Star, fouler.seat, At::FoulCalled))
        push(state, {StepKind::Roll, fouler.seat, fouler, {}, TableId(each.ruleEffect->table)});
    if (player->has(Skills::FilthyRich) && context.rowById(Tables::SendingOff, Rows::FilthyRich))
        push(state, {StepKind::FilthyRich, fouler.seat, fouler});
}

bool forgiveDouble(const MatchContext &context, MatchState &state, Seat seat)
{
    if (!hasEffect(context, state, EffectSource::Legend, Does::DoubleForgiven, seat))
        return false;
    const QString key = u"forgiven-half-%1"_s.arg(state.half);
    return state.side(seat).counters[key]++ == 0;
}

void refereeRetorts(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    if (!hasEffect(context, state, EffectSource::Referee, Does::Retorts))
        return;
    // Nothing helps the first one any more.
    if (SendingOff *first
        = state.agenda.empty() ? nullptr : state.agenda.back().data.find<SendingOff>())
        first->helpless = true;
    push(state, {StepKind::RefereeRetort, player.seat, player});
}

void pushHecklers(const MatchContext &context, MatchState &state, const Step &call)
{
    if (hasEffect(context, state, EffectSource::Stadium, Does::CallsTheFouler)
        && call.as<FoulCall>().removed)
        push(state, {StepKind::Hecklers, call.by.seat, call.player, call.by});
}

} // namespace dugout
