// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A star whom only the book knows plays as well: the coach reads out who he is and what he can do.

constexpr int highest = 12;

QString askedFor(Stat stat)
{
    switch (stat) {
    case Stat::Movement:
        return Asks::BookStarMovement;
    case Stat::Strength:
        return Asks::BookStarStrength;
    case Stat::Agility:
        return Asks::BookStarAgility;
    case Stat::Armour:
        break;
    }
    return Asks::BookStarArmour;
}

QStringList everySkill(const MatchContext &context)
{
    QStringList skills;
    for (const Skill &skill : context.ruleset().skills())
        skills.append(skill.id.text());
    return skills;
}

std::vector<Prompt> starPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    const auto &told = step.asOrNew<BookStarTold>();
    if (told.name.isEmpty()) {
        Prompt name = textPrompt(Asks::BookStarName, step.seat);
        name.atLeast = 1;
        return {name};
    }
    const size_t next = told.values.size();
    if (next < std::size(allStats))
        return only(numberPrompt(askedFor(allStats[next]), step.seat, 1, highest));
    const QStringList skills = everySkill(context);
    return only(
        choicePrompt(Asks::BookStarSkills, step.seat, skills, 0, static_cast<int>(skills.size())));
}

/// He is called the same in every language, and leaves with the match.
void comeAlong(MatchState &state, Seat seat, const BookStarTold &told, const QStringList &skills)
{
    Participant star;
    star.player.kind = PlayerKind::Star;
    star.player.name = told.name;
    star.role = {told.name, told.name, told.name};
    for (size_t i = 0; i < told.values.size(); ++i)
        star.profile = withStat(star.profile, allStats[i], told.values[i]);
    for (const QString &skill : skills)
        star.skills.emplace_back(skill);
    joinStranger(state, seat, std::move(star), Origin::Guest);
}

Result<void> starAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    BookStarTold told = step.asOrNew<BookStarTold>();
    if (event.prompt == Asks::BookStarSkills) {
        pop(state);
        comeAlong(state, step.seat, told, event.choices);
        return {};
    }
    if (event.prompt == Asks::BookStarName)
        told.name = event.text;
    else
        told.values.push_back(event.number.value_or(1));
    state.agenda.back().data = told;
    return {};
}

constexpr StepRule bookStarRules[]{
    {.kind = StepKind::BookStar, .prompts = starPrompts, .answer = starAnswer},
};

constexpr PromptText bookStarTexts[]{
    {Asks::BookStarName, QT_TRANSLATE_NOOP("Match", "{team}: what is the star of the book called?"),
     nullptr},
    {Asks::BookStarMovement, QT_TRANSLATE_NOOP("Match", "MA of the star"), nullptr},
    {Asks::BookStarStrength, QT_TRANSLATE_NOOP("Match", "ST of the star"), nullptr},
    {Asks::BookStarAgility, QT_TRANSLATE_NOOP("Match", "AG of the star"), nullptr},
    {Asks::BookStarArmour, QT_TRANSLATE_NOOP("Match", "AV of the star"), nullptr},
    {Asks::BookStarSkills, QT_TRANSLATE_NOOP("Match", "Skills of the star"), nullptr},
};

} // namespace

StepGroup bookStars()
{
    return {.steps = bookStarRules, .texts = bookStarTexts};
}

} // namespace dugout
