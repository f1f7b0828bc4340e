// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rollwords.h"

#include "core/match/rolls/rollchanges.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/loglines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/odds/needwords.h"
#include "core/rules/knownwords.h"
#include "core/text/languagescope.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString rollName(const MatchContext &context, const QString &roll)
{
    const Roll *found = context.ruleset().rolls().find(roll);
    return found ? localized(found->name) : roll;
}

QString zonesQuestion(const Roll &roll)
{
    switch (roll.zones) {
    case Roll::Zones::Left:
        return MatchWords::tr("How many tackle zones is the player leaving?");
    case Roll::Zones::Entered:
        return MatchWords::tr("How many tackle zones on the new square?");
    case Roll::Zones::Own:
    case Roll::Zones::None:
        break;
    }
    return MatchWords::tr("How many tackle zones is the player in?");
}

/// "4+ before modifiers · +1 Dodge · …".
QString reasons(const RollNeed &need)
{
    return need.certain || need.impossible ? QString()
                                           : needReasons(need, currentLanguage()).join(u" · "_s);
}

QString dauntlessWords(RollCircumstance told)
{
    if (told == RollCircumstance::Blitz)
        return MatchWords::tr("In a blitz");
    return told == RollCircumstance::Block ? MatchWords::tr("In a block")
                                           : MatchWords::tr("In a block against two");
}

QString toldWords(const RollPlan &plan, RollCircumstance told)
{
    if (plan.roll == Rolls::Dauntless)
        return dauntlessWords(told);
    switch (told) {
    case RollCircumstance::Helper:
        return MatchWords::tr("A team-mate stands next to the player");
    case RollCircumstance::Alone:
        return MatchWords::tr("No help");
    case RollCircumstance::Block:
        return MatchWords::tr("For a block or a blitz");
    case RollCircumstance::OtherAction:
        return MatchWords::tr("For anything else");
    case RollCircumstance::Last:
        return MatchWords::tr("The last square");
    case RollCircumstance::NotLast:
        return MatchWords::tr("Not the last square");
    default: // a number
        return rollToldWord(told);
    }
}

/// What each answer would make of the roll stands beside it.
QStringList withNeeds(const RollCalculator &calculator, const MatchContext &context,
                      const MatchState &state, const RollPlan &plan, const Prompt &prompt)
{
    QStringList words;
    for (const QString &choice : prompt.choices) {
        RollPlan tried = plan;
        QString name = choice;
        if (prompt.id == Asks::RollRange) {
            tried.range = RowId(choice);
            if (const TableRow *row = context.rowById(Tables::PassRanges, choice))
                name = localized(row->name);
        } else if (prompt.id == Asks::RollCircumstance) {
            tried.told = rollToldNamed(choice);
            name = toldWords(plan, tried.told);
        } else if (prompt.id == Asks::RollNear) {
            tried.near.push_back(choice == Choice::Yes);
            name = choice == Choice::Yes ? MatchWords::tr("Yes") : MatchWords::tr("No");
        } else {
            tried.zones = choice.toInt();
        }
        const auto need = calculator.need(state, tried);
        words.append(need ? u"%1: %2"_s.arg(name, neededWords(*need)) : name);
    }
    return words;
}

QString toldQuestion(const RollPlan &plan, const QStringList &choices)
{
    if (choices.contains(Choice::Helper.word()))
        return MatchWords::tr("Does anybody help?");
    if (plan.roll == Rolls::Dauntless || choices.contains(Choice::Block.word()))
        return MatchWords::tr("What is it for?");
    return choices.contains(Choice::Last.word()) ? MatchWords::tr("Which square is it?")
                                                 : MatchWords::tr("How many players help?");
}

/// "Is he near enough? Abusive Fans: −1 to …"
QString nearQuestion(const MatchContext &context, const MatchState &state, const RollPlan &plan)
{
    const auto rule = nearRuleToAsk(context, state, plan);
    const QString words = MatchWords::tr("Close enough?");
    return rule && rule->row
        ? u"%1 %2: %3"_s.arg(words, localized(rule->row->name), localized(rule->row->summary))
        : words;
}

void askQuestion(PromptWords &words, const MatchContext &context, const MatchState &state,
                 const RollPlan &plan, const Prompt &prompt)
{
    const Roll &roll = *context.ruleset().rolls().find(plan.roll);
    if (prompt.id == Asks::RollZones)
        words.detail = zonesQuestion(roll);
    else if (prompt.id == Asks::RollRange)
        words.detail = MatchWords::tr("How far is it?");
    else if (prompt.id == Asks::RollNear)
        words.detail = nearQuestion(context, state, plan);
    else
        words.detail = toldQuestion(plan, prompt.choices);
}

QString endWords(const RollPlan &plan, RollEnd end)
{
    const bool pass = plan.roll == Rolls::Pass;
    if (end == RollEnd::Kept && plan.bomb)
        return MatchWords::tr("fumble");
    switch (end) {
    case RollEnd::Success:
        return pass ? MatchWords::tr("accurate") : MatchWords::tr("succeeds");
    case RollEnd::Failure:
        return pass ? MatchWords::tr("inaccurate") : MatchWords::tr("fails");
    case RollEnd::Fumble:
        return MatchWords::tr("fumble");
    case RollEnd::Kept:
        break;
    }
    return MatchWords::tr("the ball is kept");
}

/// What a trait asks for and does, where the roll is for one.
QString traitRule(const MatchContext &context, const RollPlan &plan)
{
    const TableRow *row = context.rowById(Tables::ActivationRolls, plan.roll.text());
    return row ? localized(row->summary) : QString();
}

/// What it means when a trait has its way.
QString traitWords(const MatchContext &context, const RollPlan &plan)
{
    const Roll *roll = context.ruleset().rolls().find(plan.roll);
    return roll && roll->activation ? traitRule(context, plan) : QString();
}

/// What a roll that succeeds does to the other one.
QString gazeWords(const MatchContext &context, const RollPlan &plan)
{
    const TableRow *row = context.rowById(plan.roll.text(), Rows::Basic);
    return row && row->value(Key::LosesTackleZone) > 0 ? localized(row->summary) : QString();
}

} // namespace

bool isRollOffer(const QString &prompt)
{
    static const QStringList own{Asks::RollRange,  Asks::RollCircumstance, Asks::RollZones,
                                 Asks::RollNear,   Asks::RollDie,          Asks::RollAgainst,
                                 Asks::RollPartner};
    return prompt.startsWith(rollPrefix) && !own.contains(prompt);
}

QString rollOfferName(const MatchContext &context, const QString &prompt)
{
    const QString roll = prompt.mid(rollPrefix.size());
    return roll == anyTrait ? MatchWords::tr("Roll for a trait") : rollName(context, roll);
}

QString neededWords(const RollNeed &need)
{
    if (need.certain)
        return MatchWords::tr("no roll");
    return need.impossible ? MatchWords::tr("impossible") : u"%1+"_s.arg(need.target);
}

PromptWords rollWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const RollPlan plan = planOf(step);
    const RollCalculator calculator(context);
    const QString what
        = u"%1: %2"_s.arg(rollName(context, plan.roll.text()), playerName(state, plan.who));
    if (prompt.id == Asks::RollDie) {
        const auto need = calculator.need(state, plan);
        words.title = need ? u"%1, %2"_s.arg(what, neededWords(*need)) : what;
        words.detail = need ? reasons(*need) : QString();
        words.why = traitRule(context, plan);
    } else if (prompt.id.startsWith(rollPrefix) && prompt.id != Asks::RollAgainst) {
        words.title = what;
        askQuestion(words, context, state, plan, prompt);
        words.choices = withNeeds(calculator, context, state, plan, prompt);
    }
    return words;
}

QString rolledWords(const MatchContext &context, const MatchState &state, const RollPlan &plan,
                    const std::vector<int> &dice)
{
    const auto need = RollCalculator(context).need(state, plan);
    if (!need)
        return {};
    const int total = std::accumulate(dice.begin(), dice.end(), 0);
    return MatchWords::tr("%1: %2, needed %3, rolled %4: %5")
        .arg(rollName(context, plan.roll.text()), playerName(state, plan.who), neededWords(*need),
             QString::number(total), endWords(plan, endFor(*need, dice)));
}

QString rollLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    if (event.prompt != Asks::RollDie)
        return {};
    const RollPlan plan = planOf(step);
    const auto need = RollCalculator(context).need(before, plan);
    if (!need)
        return {};
    const RollEnd end = endFor(*need, event.dice);
    const QString line = rolledWords(context, before, plan, event.dice);
    const QString trait
        = end == RollEnd::Success ? gazeWords(context, plan) : traitWords(context, plan);
    // What was needed stands there already: of the trait only what it does now.
    return trait.isEmpty() ? line : u"%1. %2"_s.arg(line, capitalised(trait.section(u"; "_s, -1)));
}

} // namespace dugout
