// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/steptexts.h"

#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/results.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/prompttexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString tableOf(const MatchContext &context, const MatchState &state, const Step &step)
{
    if (step.kind == StepKind::Injury || step.kind == StepKind::InjuryBonus)
        return injuryTable(context, state, step);
    if (step.kind == StepKind::Argue)
        return argueTable(context, state, step.seat);
    if (const QString &rolls = ruleEffectOf(context, step).table; !rolls.isEmpty())
        return rolls;
    if (step.kind == StepKind::CardBet || step.kind == StepKind::CardKeep)
        return cardTable(context, step.card());
    const StepRule *rule = context.steps().find(step.kind);
    QString table = rule ? rule->table.toString() : QString();
    if (table == Tables::Weather)
        return context.weatherTable();
    if (table == Tables::KickOff && context.chosen(Options::KickOffVariant) == Chosen::Blitzmania)
        return Tables::KickOffBlitzmania;
    if (!table.isEmpty())
        return table;
    // Helpers, skills and rows may be called like the table that goes with them. A sequence may be,
    // too, and its steps do not roll on that.
    const QString named = subjectText(step.subject);
    return context.table(named) && context.sequence(named).empty() ? named : QString();
}

const SequenceStep *sequenceStep(const MatchContext &context, const Step &step)
{
    // What is rolled on a table may be told in a sequence of its name.
    for (const SequenceStep &each : context.sequence(subjectText(step.subject))) {
        if (each.id == step.kind)
            return &each;
    }
    return nullptr;
}

Saying sayingOf(const MatchContext &context, const Step &step)
{
    const Announcement what = step.asOrNew<Announcement>();
    const auto saying = [](const auto *found) {
        return found ? Saying{found->name, found->summary} : Saying{};
    };
    if (const RowOf *row = what.row())
        return saying(context.rowById(*row));
    if (const CardOf *card = std::get_if<CardOf>(&what.of))
        return saying(findCard(context, *card));
    const InducementId &helper = std::get<InducementId>(what.of);
    return saying(context.ruleset().inducements().find(helper.text()));
}

QString filled(QString text, const MatchContext &context, const MatchState &state, const Step &step,
               Seat seat)
{
    if (!text.contains(u'{'))
        return text;
    text.replace(u"{team}"_s, teamName(context, seat == noSeat ? step.seat : seat));
    text.replace(u"{home}"_s, teamName(context, 0));
    text.replace(u"{away}"_s, teamName(context, 1));
    text.replace(u"{player}"_s, playerName(state, step.player));
    text.replace(u"{by}"_s, playerName(state, step.by));
    return text;
}

QString titleOf(const MatchContext &context, const MatchState &state, const Step &step,
                const QString &prompt, Seat seat)
{
    if (step.kind == StepKind::Said && !prompt.startsWith(u"hand."))
        return localized(sayingOf(context, step).name);
    // The crowd may take the referee's part.
    const RuleEffect *calls = prompt == Asks::RefereeFamous
        ? ruleEffectOf(context, state, EffectSource::Stadium, Does::CallsTheFouler)
        : nullptr;
    const Table *crowd
        = calls && calls->table == step.table() ? context.table(step.table()) : nullptr;
    if (crowd)
        return localized(crowd->name);
    if (isRollOffer(prompt))
        return rollOfferName(context, prompt);
    if (const PromptText *text = promptText(prompt))
        return filled(MatchWords::tr(text->title), context, state, step, seat);
    if (step.data.is<TableResult>())
        return localized(resultRow(context, step).name);
    if (const Table *table = context.table(tableOf(context, state, step)))
        return localized(table->name);
    if (const SequenceStep *named = sequenceStep(context, step))
        return localized(named->name);
    return prompt;
}

} // namespace dugout
