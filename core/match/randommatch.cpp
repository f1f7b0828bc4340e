// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"

#include "core/team/teamedits.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr size_t mostEvents = 20'000;

bool oneIn(int chances, RandomSource &source)
{
    return source.roll(chances) == 1;
}

int playersIn(const Team &team, const PositionId &position)
{
    return static_cast<int>(
        std::count_if(team.players.begin(), team.players.end(),
                      [&position](const Player &each) { return each.position == position; }));
}

void addPlayers(Team &team, const Ruleset &ruleset, const Roster &roster, int wanted,
                RandomSource &source)
{
    while (static_cast<int>(team.players.size()) < wanted) {
        const auto pick
            = static_cast<size_t>(source.roll(static_cast<int>(roster.positions.size())) - 1);
        const Position &position = roster.positions[pick];
        if (playersIn(team, position.id) >= position.max)
            continue;
        if (auto added = addPlayer(team, ruleset, position.id))
            team = *std::move(added);
    }
}

/// Any skill there is, so that every rule of a match is met some day.
void addPast(Team &team, const Ruleset &ruleset, RandomSource &source)
{
    const int skills = static_cast<int>(ruleset.skills().size());
    for (Player &player : team.players) {
        if (oneIn(3, source))
            player.extraSkills.push_back(
                ruleset.skills()[static_cast<size_t>(source.roll(skills) - 1)].id);
        if (oneIn(12, source))
            player.injuries.niggling = 1;
        player.missesNextMatch = oneIn(16, source);
    }
}

const Prompt *promptFor(const std::vector<Prompt> &offered, RandomSource &source)
{
    const bool asked = std::any_of(offered.begin(), offered.end(),
                                   [](const Prompt &prompt) { return !prompt.alwaysOffered; });
    return asked ? &randomPrompt(offered, source) : nullptr;
}

} // namespace

Team randomTeam(const Ruleset &ruleset, const QString &name, RandomSource &source)
{
    const auto lists = static_cast<int>(ruleset.rosters().size());
    const Roster &roster = ruleset.rosters()[static_cast<size_t>(source.roll(lists) - 1)];
    auto made = newTeam({TeamId(name.toLower()), name, name, roster.id, {}, {}}, ruleset);
    if (!made)
        return {};
    Team team = *std::move(made);
    addPlayers(team, ruleset, roster, 10 + source.roll(6), source);
    addPast(team, ruleset, source);
    team.rerolls = source.roll(5) - 1;
    team.fanFactor = source.roll(12);
    team.assistantCoaches = source.roll(4) - 1;
    team.cheerleaders = source.roll(4) - 1;
    team.apothecaries = roster.apothecary && oneIn(2, source) ? 1 : 0;
    team.founded = true;
    team.treasury = oneIn(2, source) ? source.roll(50) * 10'000 : 0;
    return team;
}

MatchSetup randomSetup(const Ruleset &ruleset, OptionChoices options, bool league,
                       RandomSource &source)
{
    MatchSetup setup;
    setup.ruleset = ruleset.id();
    setup.options = std::move(options);
    setup.league = league;
    setup.teams = {randomTeam(ruleset, u"Home"_s, source), randomTeam(ruleset, u"Away"_s, source)};
    return setup;
}

RandomOutcome playRandomly(const Match &match, RandomSource &source, const EventWitness &witness)
{
    RandomOutcome outcome{match.start(), {}, false, {}};
    while (outcome.events.size() < mostEvents) {
        const std::vector<Prompt> offered = match.prompts(outcome.state);
        if (offered.empty()) {
            outcome.finished = true;
            return outcome;
        }
        const Prompt *prompt = promptFor(offered, source);
        if (!prompt) {
            outcome.fault = u"nothing is asked at "_s + outcome.state.agenda.back().kind;
            return outcome;
        }
        Event event = randomAnswer(*prompt, source);
        if (const auto fits = checkAnswer(*prompt, event); !fits) {
            outcome.fault = prompt->id + u": "_s + fits.error().message;
            return outcome;
        }
        const MatchState before = witness ? outcome.state : MatchState{};
        if (const auto done = match.apply(outcome.state, event); !done) {
            outcome.fault = prompt->id + u": "_s + done.error().message;
            return outcome;
        }
        if (witness)
            witness(before, event, outcome.state);
        outcome.events.push_back(std::move(event));
    }
    outcome.fault = u"no end"_s;
    return outcome;
}

} // namespace dugout
