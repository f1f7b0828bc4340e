// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguedraw.h"

#include "core/league/groups.h"
#include "core/league/lot.h"
#include "core/league/swissfield.h"
#include "core/leaguebook/leaguedefaults.h"
#include "core/leaguebook/leaguetables.h"

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

bool isOpen(const Competition &competition, const LeagueFixture &fixture)
{
    const auto hasLeft = [&competition](const EntrantId &team) {
        const CompetitionEntry *entry = competition.entry(team);
        return entry && entry->left;
    };
    return !fixture.outcome && !hasLeft(fixture.home) && !hasLeft(fixture.away);
}

bool isRoundPlayed(const Competition &competition, const LeagueRound &round)
{
    return std::none_of(
        round.fixtures.begin(), round.fixtures.end(),
        [&competition](const LeagueFixture &each) { return isOpen(competition, each); });
}

bool isPhasePlayed(const Competition &competition, size_t place)
{
    const Phase &phase = competition.phases[place];
    const PhaseRules &rules = competition.rules.phases[place];
    const bool all = std::all_of(
        phase.rounds.begin(), phase.rounds.end(),
        [&competition](const LeagueRound &round) { return isRoundPlayed(competition, round); });
    if (!phase.begun || !all || phase.rounds.empty())
        return false;
    const std::vector<BracketTie> ties = bracketOf(competition, static_cast<int>(place));
    switch (rules.format) {
    case PhaseFormat::RoundRobin:
        return true;
    case PhaseFormat::Swiss:
        return rules.rounds > 0 && static_cast<int>(phase.rounds.size()) >= rules.rounds;
    case PhaseFormat::KnockOut:
        return std::none_of(ties.begin(), ties.end(),
                            [](const BracketTie &tie) { return tie.winner.isEmpty(); });
    case PhaseFormat::Ladder:
    case PhaseFormat::Open:
        break;
    }
    return place + 1 < competition.phases.size();
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
            if (each.pinned)
                pairs.push_back({each.home, each.away});
        }
        return pairs;
    }

    [[nodiscard]] LeagueRound roundFrom(const DrawnRound &drawn, int number)
    {
        LeagueRound round;
        round.number = number;
        for (const Pairing &pair : drawn.pairs) {
            LeagueFixture fixture;
            fixture.id = newFixture();
            fixture.home = pair.home;
            fixture.away = pair.away;
            round.fixtures.push_back(fixture);
        }
        for (const EntrantId &each : drawn.byes) {
            LeagueFixture bye;
            bye.id = newFixture();
            bye.home = each;
            round.fixtures.push_back(bye);
        }
        return round;
    }

    static void keepPins(LeagueRound &round, const std::vector<Pairing> &pins)
    {
        for (LeagueFixture &each : round.fixtures) {
            each.pinned = std::any_of(pins.begin(), pins.end(), [&each](const Pairing &pin) {
                return (pin.home == each.home && pin.away == each.away)
                    || (pin.home == each.away && pin.away == each.home);
            });
        }
    }

    /// Those who are seeded first, the others behind them.
    [[nodiscard]] std::vector<EntrantId> firstSeeds(const PhaseRules &rules)
    {
        std::vector<CompetitionEntry> entries;
        std::copy_if(m_competition.entries.begin(), m_competition.entries.end(),
                     std::back_inserter(entries),
                     [](const CompetitionEntry &each) { return !each.left; });
        if (rules.byLot)
            drawOrder(entries, m_lot);
        std::stable_sort(entries.begin(), entries.end(),
                         [](const CompetitionEntry &one, const CompetitionEntry &other) {
                             return one.seed != 0 && (other.seed == 0 || one.seed < other.seed);
                         });
        std::vector<EntrantId> seeds;
        for (const CompetitionEntry &each : entries)
            seeds.push_back(each.team);
        return seeds;
    }

    [[nodiscard]] std::vector<Division> namedDivisions() const
    {
        QStringList names;
        std::vector<Division> divisions;
        for (const CompetitionEntry &each : m_competition.entries) {
            if (each.left)
                continue;
            qsizetype place = names.indexOf(each.division);
            if (place < 0) {
                place = names.size();
                names.append(each.division);
                divisions.emplace_back();
            }
            divisions[static_cast<size_t>(place)].push_back(each.team);
        }
        return divisions;
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>> begin(int phase)
    {
        const PhaseRules &rules = rulesOf(phase);
        PhaseBegun begun{m_competition.id, phase, {}, {}, {}};
        std::vector<Division> qualified;
        if (phase == 0) {
            begun.seeds = firstSeeds(rules);
        } else {
            auto from = qualifiers(phase);
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
        return std::vector<LeagueEvent>{{std::move(begun), {}}};
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>> beginRoundRobin(PhaseBegun begun)
    {
        const PhaseRules &rules = rulesOf(begun.phase);
        begun.divisions = begun.phase == 0 ? namedDivisions() : std::vector<Division>{begun.seeds};
        if (begun.divisions.size() == 1)
            begun.divisions = {begun.seeds};
        if (begun.divisions.size() == 1 && rules.divisions > 1) {
            auto dealt = drawGroups(begun.seeds, rules.divisions, rules.byLot ? &m_lot : nullptr);
            if (!dealt)
                return dealt.error();
            begun.divisions = *std::move(dealt);
        }
        const std::vector<Pairing> pins = pinned(begun.phase);
        const auto drawn = drawRoundRobin(begun.divisions, {rules.legs, rules.across, 1, pins},
                                          rules.byLot ? &m_lot : nullptr);
        if (!drawn)
            return drawn.error();
        RoundsDrawn rounds{m_competition.id, begun.phase, {}};
        int number = firstRoundOf(begun.phase);
        for (const DrawnRound &each : *drawn)
            rounds.rounds.push_back(roundFrom(each, number++));
        keepPins(rounds.rounds.front(), pins);
        return std::vector<LeagueEvent>{{std::move(begun), {}}, {std::move(rounds), {}}};
    }

    [[nodiscard]] Result<std::vector<LeagueEvent>> beginSwiss(PhaseBegun begun)
    {
        Competition started = m_competition;
        started.phases[static_cast<size_t>(begun.phase)] = {true, begun.seeds, {}, {}, {}};
        auto round = swissRound(started, begun.phase, pinned(begun.phase));
        if (!round)
            return round.error();
        RoundsDrawn rounds{m_competition.id, begun.phase, {*std::move(round)}};
        return std::vector<LeagueEvent>{{std::move(begun), {}}, {std::move(rounds), {}}};
    }

    /// The round after all that is published.
    [[nodiscard]] Result<LeagueRound> swissRound(const Competition &competition, int phase,
                                                 const std::vector<Pairing> &pins)
    {
        const auto standings = standingsOf(m_league, competition, {phase, -1});
        if (!standings)
            return standings.error();
        std::vector<SwissEntrant> field
            = swissField(*standings, resultsOf(competition, {phase, -1}));
        std::erase_if(field, [&competition](const SwissEntrant &each) {
            const CompetitionEntry *entry = competition.entry(each.id);
            return !entry || entry->left;
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
        Competition started = m_competition;
        started.phases[static_cast<size_t>(begun.phase)]
            = {true, begun.seeds, {}, begun.places, {}};
        auto round = bracketRound(started, begun.phase);
        if (!round)
            return round.error();
        keepPins(*round, pins);
        RoundsDrawn rounds{m_competition.id, begun.phase, {*std::move(round)}};
        return std::vector<LeagueEvent>{{std::move(begun), {}}, {std::move(rounds), {}}};
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
            LeagueFixture fixture;
            fixture.id = newFixture();
            fixture.home = tie.games % 2 == 0 ? tie.home : tie.away;
            fixture.away = tie.games % 2 == 0 ? tie.away : tie.home;
            fixture.stage = tie.round;
            fixture.tie = tie.number;
            fixture.occasion = tie.forThird ? u"play-off"_s : occasionOf(bracket, tie.round);
            round.fixtures.push_back(fixture);
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

    /// The best of the phase before, by division.
    [[nodiscard]] Result<std::vector<Division>> qualifiers(int phase) const
    {
        const Phase &before = m_competition.phases[static_cast<size_t>(phase - 1)];
        const PhaseRules &rules = rulesOf(phase);
        const auto divisions = std::max<size_t>(1, before.divisions.size());
        std::vector<Division> qualified;
        for (size_t d = 0; d < divisions; ++d) {
            const TableScope scope{phase - 1, divisions > 1 ? static_cast<int>(d) : -1};
            const auto standings = standingsOf(m_league, m_competition, scope);
            if (!standings)
                return standings.error();
            const int places
                = rules.places > 0 ? rules.places : static_cast<int>(standings->rows.size());
            const Qualified best = qualify(*standings, rules.qualifyBy, places);
            if (!best.level.empty())
                return refused(u"level"_s, levelSentence(best));
            Division division;
            for (const Qualifier &each : best.entrants)
                division.push_back(each.entrant.id);
            qualified.push_back(division);
        }
        return qualified;
    }

    [[nodiscard]] static QString levelSentence(const Qualified &best)
    {
        QStringList names;
        for (const Qualifier &each : best.level)
            names.append(each.entrant.name);
        return LeagueDrawWords::tr(
                   "These stand level for the last place: %1. Add a tie-break, draw "
                   "a lot, or give points by hand.")
            .arg(names.join(u", "_s));
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

bool isPlayedOut(const Competition &competition)
{
    const int last = competition.currentPhase();
    return last >= 0 && static_cast<size_t>(last) + 1 == competition.phases.size()
        && isPhasePlayed(competition, static_cast<size_t>(last));
}

Result<Qualified> qualifiedFor(const League &league, const Competition &competition, int phase)
{
    if (phase < 1 || static_cast<size_t>(phase) >= competition.phases.size())
        return refused(u"no-such-phase"_s, LeagueDrawWords::tr("Nobody qualifies for that phase."));
    const auto standings = standingsOf(league, competition, {phase - 1, -1});
    if (!standings)
        return standings.error();
    const PhaseRules &rules = competition.rules.phases[static_cast<size_t>(phase)];
    const int all = static_cast<int>(standings->rows.size());
    return qualify(*standings, rules.qualifyBy, rules.places > 0 ? rules.places : all);
}

} // namespace dugout
