// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguedraw.h"

#include "core/league/groups.h"
#include "core/league/lot.h"
#include "core/league/swissfield.h"
#include "core/leaguebook/challenges.h"
#include "core/leaguebook/leaguedefaults.h"
#include "core/leaguebook/leaguetables.h"
#include "core/leaguebook/phaseseeds.h"
#include "core/leaguebook/squads.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueDrawWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueDraw)
};

Error refused(const QString &code, const QString &sentence)
{
    return {code, sentence, {}};
}

/// One draw for one competition.
class Draw
{
public:
    Draw(const League &league, const Competition &competition, RandomSource &lot)
        : m_league(league)
        , m_competition(competition)
        , m_lot(lot)
        , m_lastFixture(league.lastFixture)
    { }

    [[nodiscard]] Result<std::vector<LeagueEvent>> next()
    {
        const int current = m_competition.currentPhase();
        if (current < 0)
            return begin(0);
        const auto place = static_cast<size_t>(current);
        const Phase &phase = m_competition.phases[place];
        const bool anyPublished
            = std::any_of(phase.rounds.begin(), phase.rounds.end(),
                          [](const LeagueRound &each) { return each.published; });
        if (!phase.rounds.empty() && !anyPublished)
            return begin(current);
        if (!phase.rounds.empty() && !phase.rounds.back().published)
            return again(current);
        if (isPhasePlayed(m_competition, place)) {
            if (place + 1 == m_competition.phases.size())
                return refused(u"played-out"_s,
                               LeagueDrawWords::tr("This competition is played out."));
            return begin(current + 1);
        }
        if (!phase.rounds.empty() && !isRoundPlayed(m_competition, phase.rounds.back()))
            return refused(u"round-open"_s,
                           LeagueDrawWords::tr("Round %1 is not played to its end.")
                               .arg(phase.rounds.back().number));
        return further(current);
    }

private:
    [[nodiscard]] const PhaseRules &rulesOf(int phase) const
    {
        return m_competition.rules.phases[static_cast<size_t>(phase)];
    }

    [[nodiscard]] FixtureId newFixture() { return FixtureId(u"f%1"_s.arg(++m_lastFixture)); }

    /// The first round of a phase that is drawn from here.
    [[nodiscard]] int firstRoundOf(int phase) const
    {
        int before = 0;
        for (int i = 0; i < phase; ++i)
            before += static_cast<int>(m_competition.phases[static_cast<size_t>(i)].rounds.size());
        return before + 1;
    }

    /// What stays as it is when the last round is drawn again.
    [[nodiscard]] std::vector<Pairing> pinned(int phase) const
    {
        std::vector<Pairing> pairs;
        const Phase &of = m_competition.phases[static_cast<size_t>(phase)];
        if (of.rounds.empty())
            return pairs;
        const bool isFirst = rulesOf(phase).format != PhaseFormat::Swiss;
        for (const LeagueFixture &each :
             (isFirst ? of.rounds.front() : of.rounds.back()).fixtures) {
            const Pairing pair{entrantOf(m_competition, each.home),
                               entrantOf(m_competition, each.away)};
            if (each.pinned && std::find(pairs.begin(), pairs.end(), pair) == pairs.end())
                pairs.push_back(pair);
        }
        return pairs;
    }

    [[nodiscard]] LeagueRound roundFrom(const DrawnRound &drawn, int number)
    {
        LeagueRound round;
        round.number = number;
        for (const Pairing &pair : drawn.pairs)
            addBoards(round, pair);
        for (const EntrantId &each : drawn.byes)
            addBoards(round, {each, {}});
        return round;
    }

    void addBoards(LeagueRound &round, const Pairing &pair, const LeagueFixture &like = {})
    {
        for (const Pairing &board : boardsOf(m_competition, pair)) {
            LeagueFixture fixture = like;
            fixture.id = newFixture();
            fixture.home = board.home;
            fixture.away = board.away;
            round.fixtures.push_back(fixture);
        }
    }

    void keepPins(LeagueRound &round, const std::vector<Pairing> &pins) const
    {
        for (LeagueFixture &each : round.fixtures) {
            const EntrantId home = entrantOf(m_competition, each.home);
            const EntrantId away = entrantOf(m_competition, each.away);
            each.pinned = std::any_of(pins.begin(), pins.end(), [&](const Pairing &pin) {
                return (pin.home == home && pin.away == away)
                    || (pin.home == away && pin.away == home);
            });
        }
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>> begin(int phase)
    {
        const PhaseRules &rules = rulesOf(phase);
        PhaseBegun begun{m_competition.id, phase, {}, {}, {}};
        std::vector<Division> qualified;
        if (phase == 0) {
            if (auto complete = checkSquads(m_competition); !complete)
                return complete.error();
            begun.seeds = firstSeeds(m_competition, rules, m_lot);
        } else {
            auto from = qualifiers(m_league, m_competition, phase);
            if (!from)
                return from.error();
            qualified = *std::move(from);
            for (const Division &each : qualified)
                begun.seeds.insert(begun.seeds.end(), each.begin(), each.end());
            if (rules.byLot && qualified.size() == 1)
                drawOrder(begun.seeds, m_lot);
        }
        if (auto enough = checkEntrants(begun.seeds); !enough)
            return enough.error();
        switch (rules.format) {
        case PhaseFormat::RoundRobin:
            return beginRoundRobin(std::move(begun));
        case PhaseFormat::KnockOut:
            return beginKnockOut(std::move(begun), qualified);
        case PhaseFormat::Swiss:
            return beginSwiss(std::move(begun));
        case PhaseFormat::Ladder:
        case PhaseFormat::Open:
            break;
        }
        return started(std::move(begun), {});
    }

    /// The phase with its first rounds; those who play for squads take part in their places.
    [[nodiscard]] std::vector<LeagueEvent> started(PhaseBegun begun,
                                                   std::vector<LeagueRound> rounds) const
    {
        begun.seeds = withMembers(m_competition, begun.seeds);
        for (Division &each : begun.divisions)
            each = withMembers(m_competition, each);
        const int phase = begun.phase;
        std::vector<LeagueEvent> events{{std::move(begun), {}}};
        if (!rounds.empty())
            events.push_back({RoundsDrawn{m_competition.id, phase, std::move(rounds)}, {}});
        return events;
    }

    /// The competition with that phase begun.
    [[nodiscard]] Competition withPhase(const PhaseBegun &begun) const
    {
        Competition after = m_competition;
        after.phases[static_cast<size_t>(begun.phase)]
            = {true, withMembers(m_competition, begun.seeds), {}, begun.places, {}};
        return after;
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>> beginRoundRobin(PhaseBegun begun)
    {
        const PhaseRules &rules = rulesOf(begun.phase);
        const std::vector<Pairing> pins = pinned(begun.phase);
        begun.divisions
            = begun.phase == 0 ? namedDivisions(m_competition) : std::vector<Division>{begun.seeds};
        if (begun.divisions.size() == 1)
            begun.divisions = {begun.seeds};
        if (begun.divisions.size() == 1 && rules.divisions > 1) {
            auto dealt = drawGroups(begun.seeds, rules.divisions, rules.byLot ? &m_lot : nullptr);
            if (!dealt)
                return dealt.error();
            begun.divisions = withTogether(*dealt, pins);
        }
        if (auto fits = checkPins(m_league, begun.divisions, pins); !fits)
            return fits.error();
        const auto drawn = drawRoundRobin(begun.divisions, {rules.legs, rules.across, 1, pins},
                                          rules.byLot ? &m_lot : nullptr);
        if (!drawn)
            return drawn.error();
        std::vector<LeagueRound> rounds;
        int number = firstRoundOf(begun.phase);
        for (const DrawnRound &each : *drawn)
            rounds.push_back(roundFrom(each, number++));
        keepPins(rounds.front(), pins);
        return started(std::move(begun), std::move(rounds));
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>> beginSwiss(PhaseBegun begun)
    {
        auto round = swissRound(withPhase(begun), begun.phase, pinned(begun.phase));
        if (!round)
            return round.error();
        return started(std::move(begun), {*std::move(round)});
    }

    /// The round after all that is published.
    [[nodiscard]] Result<LeagueRound> swissRound(const Competition &competition, int phase,
                                                 const std::vector<Pairing> &pins)
    {
        const auto standings = standingsOf(m_league, competition, {phase, -1});
        if (!standings)
            return standings.error();
        std::vector<SwissEntrant> field
            = swissField(*standings, encountersOf(competition, {phase, -1}));
        const std::vector<CompetitionEntry> there = fieldOf(competition);
        std::erase_if(field, [&there](const SwissEntrant &each) {
            return std::none_of(there.begin(), there.end(), [&each](const CompetitionEntry &entry) {
                return entry.team == each.id;
            });
        });
        const auto &rounds = competition.phases[static_cast<size_t>(phase)].rounds;
        const auto published = static_cast<int>(std::count_if(
            rounds.begin(), rounds.end(), [](const LeagueRound &each) { return each.published; }));
        const auto drawn = drawSwiss(field, {published + 1, rulesOf(phase).order, pins}, m_lot);
        if (!drawn)
            return drawn.error();
        LeagueRound round = roundFrom(*drawn, firstRoundOf(phase) + published);
        keepPins(round, pins);
        return round;
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>>
    beginKnockOut(PhaseBegun begun, const std::vector<Division> &qualified)
    {
        const PhaseRules &rules = rulesOf(begun.phase);
        const KnockOutRules knockOut{rules.bestOf, rules.thirdPlace, 1};
        const std::vector<Pairing> pins = pinned(begun.phase);
        const auto bracket = qualified.size() > 1 ? drawPlayOffs(qualified, knockOut)
                                                  : drawBracket(begun.seeds, knockOut, pins);
        if (!bracket)
            return bracket.error();
        begun.places = bracket->places;
        auto round = bracketRound(withPhase(begun), begun.phase);
        if (!round)
            return round.error();
        keepPins(*round, pins);
        return started(std::move(begun), {*std::move(round)});
    }

    /// A game of every tie that is open in the earliest stage.
    [[nodiscard]] Result<LeagueRound> bracketRound(const Competition &competition, int phase)
    {
        const Phase &of = competition.phases[static_cast<size_t>(phase)];
        const Bracket bracket{{rulesOf(phase).bestOf, rulesOf(phase).thirdPlace, 1}, of.places};
        LeagueRound round;
        round.number = firstRoundOf(phase) + static_cast<int>(of.rounds.size());
        int stage = 0;
        for (const BracketTie &tie : bracketOf(competition, phase)) {
            const bool isDecided
                = !tie.winner.isEmpty() || tie.home.isEmpty() || tie.away.isEmpty();
            const bool isFirstBye = tie.isBye && of.rounds.empty();
            if ((isDecided && !isFirstBye) || (stage != 0 && tie.round != stage))
                continue;
            stage = tie.round;
            LeagueFixture game;
            game.stage = tie.round;
            game.tie = tie.number;
            game.occasion = tie.forThird ? Played::PlayOff.word() : occasionOf(bracket, tie.round);
            const bool turned = tie.games % 2 != 0;
            addBoards(round, turned ? Pairing{tie.away, tie.home} : Pairing{tie.home, tie.away},
                      game);
        }
        if (round.fixtures.empty())
            return refused(u"round-open"_s,
                           LeagueDrawWords::tr("A tie has no winner yet: award it to one side."));
        return round;
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>> further(int phase)
    {
        Result<LeagueRound> round = Error{};
        if (rulesOf(phase).format == PhaseFormat::Swiss)
            round = swissRound(m_competition, phase, {});
        else if (rulesOf(phase).format == PhaseFormat::KnockOut)
            round = bracketRound(m_competition, phase);
        else
            return refused(u"nothing-to-draw"_s,
                           LeagueDrawWords::tr("Here the coaches find their opponents "
                                               "themselves: there is nothing to draw."));
        if (!round)
            return round.error();
        return std::vector<LeagueEvent>{
            {RoundsDrawn{m_competition.id, phase, {*std::move(round)}}, {}}};
    }

    /// The round that is drawn and not published, around its pinned pairs.
    [[nodiscard]] Result<std::vector<LeagueEvent>> again(int phase)
    {
        if (rulesOf(phase).format != PhaseFormat::Swiss)
            return refused(u"nothing-to-draw"_s,
                           LeagueDrawWords::tr("This round follows from what was drawn before."));
        auto round = swissRound(m_competition, phase, pinned(phase));
        if (!round)
            return round.error();
        return std::vector<LeagueEvent>{
            {RoundsDrawn{m_competition.id, phase, {*std::move(round)}}, {}}};
    }

    const League &m_league;
    const Competition &m_competition;
    RandomSource &m_lot;
    int m_lastFixture;
};

} // namespace

Result<std::vector<LeagueEvent>> drawNext(const League &league, const CompetitionId &competition,
                                          RandomSource &lot)
{
    const Competition *drawn = league.competition(competition);
    if (!drawn || drawn->ended)
        return refused(u"no-such-competition"_s,
                       LeagueDrawWords::tr("This competition is not played now."));
    return Draw(league, *drawn, lot).next();
}

bool canDrawAgain(const Competition &competition)
{
    const int current = competition.currentPhase();
    if (current < 0)
        return false;
    const auto place = static_cast<size_t>(current);
    const std::vector<LeagueRound> &rounds = competition.phases[place].rounds;
    if (rounds.empty() || rounds.back().published)
        return false;
    return !rounds.front().published
        || competition.rules.phases[place].format == PhaseFormat::Swiss;
}

bool canPin(const Competition &competition, const LeagueRound &round, const LeagueFixture &fixture)
{
    if (fixture.isBye() || round.published || !canDrawAgain(competition))
        return false;
    const auto place = static_cast<size_t>(competition.currentPhase());
    return competition.rules.phases[place].format == PhaseFormat::Swiss
        || round.number == competition.phases[place].rounds.front().number;
}

bool isNextPhaseDue(const Competition &competition)
{
    const auto next = static_cast<size_t>(competition.currentPhase()) + 1;
    return next > 0 && next < competition.phases.size() && isPhasePlayed(competition, next - 1);
}

bool canDrawNextPhase(const Competition &competition)
{
    return takesChallenges(competition) && isNextPhaseDue(competition);
}

} // namespace dugout
