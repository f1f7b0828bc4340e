// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/action/rerollwords.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A roll of a player that may be made again: with a team re-roll, which a loner has to earn, or as
// a professional, whose own die may be rolled again with a team re-roll. What follows from the roll
// lies right below these steps, and is taken away when the roll is made again. The step's `by` is
// who rolls, and its data the roll. What went badly is kept or rolled again before anything comes
// of it; what went well goes on.

const Step &rollOf(const Step &step)
{
    return *step.as<SecondChance>();
}

/// The first roll counts for nothing any more.
void rollAgain(MatchState &state, const Step &step)
{
    pop(state);
    push(state, rollOf(step));
}

void pushAs(MatchState &state, const Step &step, StepKind kind)
{
    Step next = step;
    next.kind = kind;
    push(state, std::move(next));
}

/// Of some pairs of stars the one who is left pulls himself together.
bool isLeftOfAPair(const MatchContext &context, const MatchState &state, const PlayerRef &player)
{
    const auto &star = state.find(player)->who->player.star;
    const auto does = ruleEffectsOfStar(context.ruleset(), star.text());
    if (std::none_of(does.begin(), does.end(), [](const RuleEffect &ruleEffect) {
            return ruleEffect.effect == Does::NeverLonely;
        }))
        return false;
    const auto &mates = state.side(player.seat).players;
    return std::any_of(mates.begin(), mates.end(), [&star](const MatchPlayer &mate) {
        return mate.who->player.star == star && mate.where == Whereabouts::Injured;
    });
}

bool isLoner(const MatchState &state, const PlayerRef &player)
{
    return state.find(player)->has(Skills::Loner);
}

/// With the professional's own die only the side's re-rolls help.
QStringList waysOf(const MatchContext &context, const MatchState &state, const Step &step)
{
    if (step.kind != StepKind::ProAgain)
        return waysToRollAgain(context, state, rollOf(step));
    QStringList ways = waysToRollAgain(context, state, step.by);
    ways.removeAll(Skills::Pro.word());
    return ways;
}

void offerEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (waysOf(context, state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> offerPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    const QString id = step.kind == StepKind::ProAgain ? Asks::ProAgain : Asks::RollAgain;
    Prompt prompt = choicePrompt(id, state.playsFor(step.by), waysOf(context, state, step));
    prompt.usual = prompt.choices.constFirst();
    Prompt kept = passPrompt(Asks::RollKept, prompt.seat);
    kept.ownDeviceOnly
        = step.kind == StepKind::RollAgain; // one screen leaves the offer by going on
    return {prompt, kept};
}

/// With a skill of his own, which may serve him once a turn only.
bool isOwnSkill(const QString &way)
{
    return way != Choice::Team && way != Choice::Leader && way != Choice::Pro;
}

void useOwnSkill(const MatchContext &context, MatchState &state, const Step &step,
                 const QString &skill)
{
    if (RollCalculator(context).isOnceATurn(skill, planOf(rollOf(step)).roll))
        state.find(step.by)->usedThisTurn.push_back(SkillId(skill));
    tell(state, {FactKind::RerollSpent, step.by.seat, step.by, {}, skill});
    rollAgain(state, step);
}

/// The opponent may hold a card against it (bb2016.en.txt:5233-5235): until then the first roll is
/// still there.
void useTeamReroll(const MatchContext &context, MatchState &state, const Step &step, bool leader)
{
    const bool pro = step.kind == StepKind::ProAgain;
    const Seat own = state.playsFor(step.by);
    spendReroll(state, own, leader);
    if (isLoner(state, step.by) && !isLeftOfAPair(context, state, step.by))
        pushAs(state, step, pro ? StepKind::ProLonerDie : StepKind::LonerDie);
    else
        pushAs(state, step, pro ? StepKind::ProLastDie : StepKind::TeamRollsAgain);
    push(state,
         {StepKind::Moment, MatchState::otherSeat(own), {}, {}, TimingId(When::OpposingReRoll)});
}

Result<void> offerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (event.prompt == Asks::RollKept)
        return {};
    if (isOwnSkill(event.choice())) {
        useOwnSkill(context, state, step, event.choice());
        return {};
    }
    if (event.choice() == Choice::Pro) {
        state.find(step.by)->usedThisTurn.push_back(SkillId(Skills::Pro));
        tell(state, {FactKind::RerollSpent, step.by.seat, step.by, {}, Skills::Pro.word()});
        pushAs(state, step, StepKind::ProDie);
        return {};
    }
    useTeamReroll(context, state, step, event.choice() == Choice::Leader);
    return {};
}

void teamRollsAgainEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    rollAgain(state, step);
}

/// Beside a skill it is said whose they are, lest they be taken for what is left of the skill.
QString teamsLeft(int left, bool alone)
{
    return alone ? MatchWords::tr("%n left", nullptr, left) : MatchWords::tr("team: %1").arg(left);
}

/// What is there to roll again with, in brackets behind the words of the button. The leader's is
/// one more of the team's: by name it would make the button longer, and move the others.
QString withWhat(const Prompt &prompt, const PromptWords &words, int left)
{
    const bool leader = prompt.choices.contains(Choice::Leader.word());
    const bool both = leader && prompt.choices.contains(Choice::Team.word());
    const bool alone = prompt.choices.size() == (both ? 2 : 1);
    QStringList ways;
    for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
        const QString &way = prompt.choices.at(i);
        if (way == Choice::Team)
            ways.append(teamsLeft(left + (leader ? 1 : 0), alone));
        else if (way != Choice::Leader || !both)
            ways.append(words.choices.value(i));
    }
    return u"%1 (%2)"_s.arg(words.title, ways.join(u", "_s));
}

/// How many there are left, and what they have to be earned by.
PromptWords offerWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (const QString result = resultQuestion(context, state, step); !result.isEmpty())
        words.question = result;
    if (prompt.id == Asks::RollKept) {
        words.detail = step.kind == StepKind::RollAgain ? QString() : wordsIfKept(context, state);
        return words;
    }
    const int left = state.side(state.playsFor(step.by)).rerolls.team();
    const qsizetype team = prompt.choices.indexOf(Choice::Team.word());
    words.title = withWhat(prompt, words, left);
    if (team >= 0)
        words.choices[team] = MatchWords::tr("Team re-roll (%n left)", nullptr, left);
    const Table *loner = isLoner(state, step.by) ? context.table(Tables::Loner) : nullptr;
    words.detail = loner && team >= 0 && !isLeftOfAPair(context, state, step.by)
        ? localized(loner->summary)
        : QString();
    return words;
}

std::vector<Prompt> diePrompts(const MatchContext &context, const MatchState &state,
                               const Step &step)
{
    const bool loner = step.kind == StepKind::LonerDie || step.kind == StepKind::ProLonerDie;
    return only(tablePrompt(context, step.kind, state.playsFor(step.by),
                            loner ? Tables::Loner : Tables::Pro));
}

bool isSuccess(const MatchContext &context, const QString &table, const Event &event)
{
    const TableRow *row = rowRolled(context, table, event);
    return row && row->value(Key::Success) > 0;
}

Result<void> lonerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (!isSuccess(context, Tables::Loner, event))
        return {};
    if (step.kind == StepKind::LonerDie)
        rollAgain(state, step);
    else
        pushAs(state, step, StepKind::ProLastDie);
    return {};
}

Result<void> proAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    if (isSuccess(context, Tables::Pro, event))
        rollAgain(state, step);
    else if (step.kind == StepKind::ProDie)
        pushAs(state, step, StepKind::ProAgain);
    return {};
}

void nothingEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
}

constexpr StepRule rerollStepRules[]{
    {StepKind::NothingCame, nothingEnter},
    {StepKind::TeamRollsAgain, teamRollsAgainEnter},
    {.kind = StepKind::RollAgain,
     .enter = offerEnter,
     .prompts = offerPrompts,
     .answer = offerAnswer,
     .words = offerWords,
     .skippable = true},
    {.kind = StepKind::RollHeld,
     .enter = offerEnter,
     .prompts = offerPrompts,
     .answer = offerAnswer,
     .words = offerWords,
     .holds = true},
    {.kind = StepKind::ProAgain,
     .enter = offerEnter,
     .prompts = offerPrompts,
     .answer = offerAnswer,
     .words = offerWords,
     .holds = true},
    {.kind = StepKind::LonerDie,
     .prompts = diePrompts,
     .answer = lonerAnswer,
     .table = Tables::Loner},
    {.kind = StepKind::ProLonerDie,
     .prompts = diePrompts,
     .answer = lonerAnswer,
     .table = Tables::Loner},
    {.kind = StepKind::ProDie, .prompts = diePrompts, .answer = proAnswer, .table = Tables::Pro},
    {.kind = StepKind::ProLastDie,
     .prompts = diePrompts,
     .answer = proAnswer,
     .table = Tables::Pro},
};

constexpr PromptText rerollStepTexts[]{
    {Asks::RollAgain, QT_TRANSLATE_NOOP("Match", "Roll again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: {by} rolls again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {Asks::ProAgain, QT_TRANSLATE_NOOP("Match", "Roll the professional's die again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: the professional's die is rolled again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {Asks::RollKept, QT_TRANSLATE_NOOP("Match", "Keep the roll"), ""},
    {Asks::LonerDie, QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"),
     QT_TRANSLATE_NOOP("Match", "the loner {by} and the re-roll: {dice}")},
    {Asks::ProLonerDie, QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"),
     QT_TRANSLATE_NOOP("Match", "the loner {by} and the re-roll: {dice}")},
    {Asks::ProDie, QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"),
     QT_TRANSLATE_NOOP("Match", "the professional {by}: {dice}")},
    {Asks::ProLastDie, QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"),
     QT_TRANSLATE_NOOP("Match", "the professional {by}: {dice}")},
};

} // namespace

StepGroup rerollSteps()
{
    return {.steps = rerollStepRules, .texts = rerollStepTexts};
}

} // namespace dugout
