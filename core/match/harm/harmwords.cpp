// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/harmwords.h"

#include "core/match/cards/cardreasons.h"
#include "core/match/effects/stephelp.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The ground or the weather, if that is what changes the roll.
QString surroundingsName(const MatchContext &context, const MatchState &state,
                         const QString &source)
{
    for (const TableRow *row : {stadiumRow(context, state), weatherRow(context, state)}) {
        if (row && row->id.text() == source)
            return localized(row->name);
    }
    return {};
}

QString modifierWords(const MatchContext &context, const MatchState &state,
                      const std::vector<RollModifier> &modifiers, bool foul = false)
{
    QStringList parts;
    for (const RollModifier &each : modifiers) {
        const Skill *skill = context.ruleset().skills().find(each.source);
        const TableRow *row = context.rowById(Tables::InjuryModifiers, each.source);
        QString name = skill ? localized(skill->name) : row ? localized(row->name) : QString();
        if (name.isEmpty())
            name = surroundingsName(context, state, each.source);
        if (name.isEmpty())
            name = foul ? MatchWords::tr("assists") : MatchWords::tr("other modifiers");
        parts.append(
            u"%1%2 %3"_s.arg(each.value > 0 ? u"+"_s : u"−"_s).arg(std::abs(each.value)).arg(name));
    }
    return parts.join(u", "_s);
}

/// By nobody else: who could not hold a ball with spikes.
bool isStabbedByBall(const Step &step)
{
    return harmOf(step).cause == HarmCause::Stab && !step.by.isValid();
}

QString armourWords(const MatchContext &context, const MatchState &state, const Step &step)
{
    const std::vector<RollModifier> modifiers = armourModifiers(context, state, step);
    const int target = armourTarget(context, state, step);
    const QString name = playerName(state, step.player);
    QString words = modifiers.empty()
        ? MatchWords::tr("%1 or more breaks the armour of %2.").arg(target).arg(name)
        : MatchWords::tr("%1 or more on the dice breaks the armour of %2: %3 with %4.")
              .arg(QString::number(target - sumOf(modifiers)), name, QString::number(target),
                   modifierWords(context, state, modifiers, harmOf(step).cause == HarmCause::Foul));
    const Skill *claws = context.ruleset().skills().find(Skills::Claw.word());
    if (const auto enough = clawTarget(context, state, step); enough && claws)
        words += u' '
            + MatchWords::tr("%1: %2 is always enough.").arg(localized(claws->name)).arg(*enough);
    return isStabbedByBall(step) ? MatchWords::tr("Stabbed by the ball.") + u' ' + words : words;
}

/// What changes the roll, or what it means: a card may make it harmless.
QString injuryWords(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    if (const PlayCard *card = victim ? cardWith(context, *victim, injuryStunned) : nullptr)
        return u"\n%1: %2"_s.arg(localized(card->name), localized(card->summary));
    const QString extra = modifierWords(context, state, injuryModifiers(context, state, step));
    return extra.isEmpty() ? QString() : u' ' + extra + u'.';
}

/// Why the same is rolled once more (crp.es.txt:4770-4776, bb2016.en.txt:10088-10094); nothing for
/// the first roll.
QString furtherRollWords(const MatchContext &context, const Step &step)
{
    const Skill *decay = context.ruleset().skills().find(Skills::Decay.word());
    return decay && harmOf(step).secondRoll
        ? MatchWords::tr("%1: a second roll, and both count.").arg(localized(decay->name)) + u' '
        : QString();
}

QString armourLine(const MatchContext &context, const MatchState &state, const Step &step,
                   const Event &event)
{
    const int more = sumOf(armourModifiers(context, state, step));
    const int sum = event.dice[0] + event.dice[1] + more;
    const QString total = more == 0 ? QString::number(sum)
                                    : u"%1 %2 %3 = %4"_s.arg(sum - more)
                                          .arg(more < 0 ? u"−"_s : u"+"_s)
                                          .arg(std::abs(more))
                                          .arg(sum);
    const QString line
        = (breaksArmour(context, state, step, sum) ? MatchWords::tr("armour of %1: %2, broken")
                                                   : MatchWords::tr("armour of %1: %2, holds"))
              .arg(playerName(state, step.player), total);
    return isStabbedByBall(step) ? MatchWords::tr("the ball stabs; %1").arg(line) : line;
}

QString injuryLine(const MatchContext &context, const MatchState &state, const Step &step,
                   const Event &event)
{
    const QString table = injuryTable(context, state, step);
    int total = sumOf(injuryModifiers(context, state, step));
    for (const int die : event.dice)
        total += die;
    const MatchPlayer *victim = state.find(step.player);
    const TableRow *row = victim && cardWith(context, *victim, injuryStunned)
        ? context.rowById(Tables::Injury, Rows::Stunned)
        : event.dice.empty() ? rowRolled(context, table, event)
                             : injuryRow(context, state, step, total);
    const QString outcome = row ? localized(row->name) : event.text;
    return event.dice.empty()
        ? u"%1: %2"_s.arg(playerName(state, step.player), outcome)
        : u"%1: %2, %3"_s.arg(playerName(state, step.player), QString::number(total), outcome);
}

/// A skill that was added to the roll changes what it means.
QString bonusLine(const MatchContext &context, const MatchState &state, const Step &step,
                  const Event &event)
{
    const bool armour = step.kind == StepKind::ArmourBonus;
    const QString table = armour ? Tables::ArmourModifiers : Tables::InjuryModifiers;
    for (const SpareBonus &bonus : spareBonuses(context, state, step, table)) {
        if (bonus.skill != event.choice())
            continue;
        const int total = harmOf(step).total + bonus.value;
        const TableRow *row = injuryRow(context, state, step, total);
        const QString outcome = armour || !row ? MatchWords::tr("broken") : localized(row->name);
        return u"%1: %2, %3"_s.arg(choiceWords(context, state, step, event.choice()),
                                   QString::number(total), outcome);
    }
    return {};
}

} // namespace

PromptWords harmRollWords(const MatchContext &context, const MatchState &state, const Step &step,
                          const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == Asks::Armour)
        words.detail = armourWords(context, state, step);
    else if (prompt.id == Asks::Injury)
        words.detail += injuryWords(context, state, step);
    else if (prompt.id == Asks::Casualty)
        words.detail.prepend(furtherRollWords(context, step));
    // Not every language has one word for nobody and no skill.
    const qsizetype none = prompt.choices.indexOf(Choice::None.word());
    if (none >= 0)
        words.choices[none] = MatchWords::tr("No skill");
    return words;
}

QString harmRollLine(const MatchContext &context, const MatchState &state, const Step &step,
                     const Event &event)
{
    if (event.prompt == Asks::Armour)
        return armourLine(context, state, step, event);
    if (event.prompt == Asks::Injury)
        return injuryLine(context, state, step, event);
    if (event.prompt == Asks::ArmourBonus || event.prompt == Asks::InjuryBonus)
        return bonusLine(context, state, step, event);
    return eventLine(context, state, step, event);
}

} // namespace dugout
