// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sealing.h"

#include "core/leaguebook/changes/leaguefold.h"
#include "core/leaguebook/state/leaguebase.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace dugout {

namespace {

template<typename T, typename... Each>
constexpr bool isAnyOf = (std::same_as<T, Each> || ...);

/// What everybody in the league may know at once. A new kind of event is in neither list and does
/// not compile until somebody has decided about it.
template<typename T>
concept OpenToAll
    = isAnyOf<T, LeagueFounded, LeagueRenamed, RulesChanged, CoachRecorded, CoachRemoved,
              TeamRegistered, TeamLeft, TeamHandedOn, TeamRenewed, InducementsBought, ClubChanged,
              SeasonBegun, SeasonEnded, CompetitionAdded, CompetitionChanged, CompetitionRemoved,
              CompetitionEnded, EntrantJoined, EntrantLeft, LotsDrawn, PointsGiven, ChallengeMade,
              ChallengeAnswered, PrizeGiven, HoldingChanged, SheetEdited>;

template<typename... Kinds>
struct Overloaded : Kinds...
{
    using Kinds::operator()...;
};
template<typename... Kinds>
Overloaded(Kinds...) -> Overloaded<Kinds...>;

/// Nobody but the commissioner sees it: not published, nor anything that comes after it.
bool isHidden(const Competition &competition, int number)
{
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &each : phase.rounds) {
            if (each.number >= number && each.published)
                return false;
        }
    }
    return true;
}

/// The events of one action as everybody sees them; they happen to `league` meanwhile.
class GroupSealing
{
public:
    explicit GroupSealing(League &league)
        : m_now(league)
    { }

    [[nodiscard]] Result<std::vector<Event>> seal(const std::vector<Event> &events)
    {
        std::vector<LeagueEvent> read;
        for (const Event &each : events) {
            auto event = leagueEventFrom(each);
            if (!event)
                return event.error();
            read.push_back(*std::move(event));
        }
        for (size_t i = 0; i < read.size(); ++i) {
            if (isSeen(read, i))
                m_seen.push_back(events[i]);
            const auto *published = read[i].data.find<RoundPublished>();
            if (published && hides(published->competition, published->round))
                revealResults(published->competition, published->round);
            if (auto done = applyTo(m_now, read[i]); !done)
                return done.error();
        }
        return std::move(m_seen);
    }

private:
    /// Whatever has to be known before it is shown first.
    [[nodiscard]] bool isSeen(const std::vector<LeagueEvent> &events, size_t place)
    {
        return events[place].data.visit(Overloaded{
            [](const RoundsDrawn &) { return false; },
            [&](const PhaseBegun &data) { return !isDrawnWith(events, place, data); },
            [&](const DrawUpheld &data) { return isPublished(data); },
            [&](const RoundDiscarded &data) { return !hides(data.competition, data.round); },
            [&](const RoundPublished &data) {
                reveal(data.competition, data.round, data.round);
                return true;
            },
            [&](const FixtureAdded &data) { return addsInTheOpen(data); },
            [&](const PairChanged &data) { return !hides(data.fixture); },
            [&](const PairPinned &data) { return !hides(data.fixture); },
            [&](const FixtureArranged &data) { return !hides(data.fixture); },
            [&](const MatchBegun &data) { return !hides(data.fixture); },
            [&](const MatchDropped &data) { return !hides(data.fixture); },
            [&](const ResultEntered &data) { return !hides(data.fixture); },
            [&](const ResultWithdrawn &data) { return !hides(data.fixture); },
            [&](const ResultSigned &data) { return !hides(data.fixture); },
            [&](const ResultDisputed &data) { return !hides(data.fixture); },
            [](const OpenToAll auto &) { return true; },
        });
    }

    void show(LeagueEventData data) { m_seen.push_back(toEvent({std::move(data), {}})); }

    /// As long as nothing of it is published, once more does no harm.
    void showPhase(const Competition &competition, size_t place)
    {
        const Phase &phase = competition.phases[place];
        show(PhaseBegun{competition.id, static_cast<int>(place), phase.seeds, phase.divisions,
                        phase.places});
    }

    /// Seeds and places tell most of the draw that is made with them.
    [[nodiscard]] static bool isDrawnWith(const std::vector<LeagueEvent> &events, size_t place,
                                          const PhaseBegun &data)
    {
        return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(place), events.end(),
                           [&data](const LeagueEvent &each) {
                               const auto *drawn = each.data.find<RoundsDrawn>();
                               return drawn && drawn->competition == data.competition;
                           });
    }

    /// What is only drawn nobody hears of, not even that it stays.
    [[nodiscard]] bool isPublished(const DrawUpheld &data) const
    {
        const Competition *of = m_now.competition(data.competition);
        const auto place = static_cast<size_t>(data.phase);
        return of && place < of->phases.size() && !of->phases[place].rounds.empty()
            && !hides(of->id, of->phases[place].rounds.front().number);
    }

    [[nodiscard]] bool hides(const CompetitionId &id, int round) const
    {
        const Competition *competition = m_now.competition(id);
        return competition && competition->round(round) && isHidden(*competition, round);
    }
    [[nodiscard]] bool hides(const FixtureId &fixture) const
    {
        const Competition *competition = m_now.competitionOf(fixture);
        const LeagueRound *round = m_now.roundOf(fixture);
        return competition && round && isHidden(*competition, round->number);
    }

    /// A match in a round of its own stands behind all others: they are seen with it.
    [[nodiscard]] bool addsInTheOpen(const FixtureAdded &data)
    {
        const Competition *competition = m_now.competition(data.competition);
        if (!competition)
            return true;
        if (competition->round(data.round))
            return !hides(data.competition, data.round);
        reveal(data.competition, 1, competition->roundCount());
        const auto place = static_cast<size_t>(data.phase);
        if (place < competition->phases.size() && competition->phases[place].rounds.empty())
            showPhase(*competition, place); // it may have begun with a draw that was discarded
        return true;
    }

    /// A draw has everybody once: a match that was added to it by hand comes after it.
    [[nodiscard]] static std::vector<LeagueFixture> takeAdded(LeagueRound &round)
    {
        QSet<EntrantId> drawn;
        std::vector<LeagueFixture> added;
        std::erase_if(round.fixtures, [&drawn, &added](const LeagueFixture &each) {
            if (each.friendly)
                return false;
            const bool isAdded = drawn.contains(each.home) || drawn.contains(each.away);
            if (isAdded)
                added.push_back(each);
            else
                drawn.insert(each.home);
            if (!isAdded && !each.isBye())
                drawn.insert(each.away);
            return isAdded;
        });
        return added;
    }

    void reveal(const CompetitionId &id, int first, int last)
    {
        const Competition *competition = m_now.competition(id);
        if (!competition)
            return;
        for (size_t place = 0; place < competition->phases.size(); ++place) {
            const Phase &phase = competition->phases[place];
            RoundsDrawn drawn{id, static_cast<int>(place), {}};
            std::vector<FixtureAdded> added;
            for (const LeagueRound &each : phase.rounds) {
                if (each.number < first || each.number > last
                    || !isHidden(*competition, each.number))
                    continue;
                drawn.rounds.push_back(each);
                for (const LeagueFixture &fixture : takeAdded(drawn.rounds.back()))
                    added.push_back({id, static_cast<int>(place), each.number, fixture});
            }
            if (drawn.rounds.empty())
                continue;
            const bool isBegun
                = std::any_of(phase.rounds.begin(), phase.rounds.end(),
                              [](const LeagueRound &each) { return each.published; });
            if (!isBegun)
                showPhase(*competition, place);
            show(std::move(drawn));
            for (FixtureAdded &each : added)
                show(std::move(each));
        }
    }

    /// What was entered while nobody saw the fixture.
    void revealResults(const CompetitionId &id, int number)
    {
        const Competition *competition = m_now.competition(id);
        const LeagueRound *round = competition ? competition->round(number) : nullptr;
        for (const LeagueFixture &each : round ? round->fixtures : std::vector<LeagueFixture>()) {
            if (!each.match.isEmpty())
                show(MatchBegun{each.id, each.match});
            if (each.outcome && !each.isBye())
                show(ResultEntered{each.id, *each.outcome, std::nullopt});
        }
    }

    League &m_now;
    std::vector<Event> m_seen;
};

void hideRounds(CompetitionList &competitions, size_t place)
{
    const Competition whole = std::as_const(competitions)[place];
    Competition &shown = competitions[place];
    for (Phase &phase : shown.phases) {
        const bool isDrawn = !phase.rounds.empty();
        std::erase_if(phase.rounds, [&whole, &competitions](const LeagueRound &round) {
            if (!isHidden(whole, round.number))
                return false;
            for (const LeagueFixture &each : round.fixtures)
                competitions.forget(each.id);
            return true;
        });
        if (isDrawn && phase.rounds.empty())
            phase = {}; // most likely begun with its draw
    }
    competitions.place(whole.id);
}

/// As everybody should see it by now; where a phase had begun before its draw, or was drawn again,
/// not quite.
League withoutHidden(League league)
{
    for (Season &season : league.seasons) {
        for (size_t i = 0; !season.ended && i < season.competitions.size(); ++i) {
            const Competition &each = std::as_const(season.competitions)[i];
            const bool hides
                = std::any_of(each.phases.begin(), each.phases.end(), [&each](const Phase &phase) {
                      return std::any_of(phase.rounds.begin(), phase.rounds.end(),
                                         [&each](const LeagueRound &round) {
                                             return isHidden(each, round.number);
                                         });
                  });
            if (hides)
                hideRounds(season.competitions, i);
        }
    }
    return league;
}

Result<League> before(const EventLog &log, int group)
{
    const auto &groups = log.groups();
    const auto count = std::min(static_cast<size_t>(std::max(0, group)), groups.size());
    return foldGroups({}, {groups.begin(), groups.begin() + static_cast<std::ptrdiff_t>(count)});
}

} // namespace

Result<Correction> Sealing::seenOf(const Correction &correction, EventLog &log) const
{
    Correction seen = correction;
    auto league = before(log, correction.group);
    if (!league)
        return league.error();
    auto events = GroupSealing(*league).seal(correction.with.events);
    if (!events)
        return events.error();
    seen.with.events = *std::move(events);
    seen.also.clear();
    Correction alone = correction;
    alone.also.clear();
    if (auto done = log.apply({LogAction::Kind::Correct, {}, alone}); !done)
        return done.error();
    for (const Correction &each : correction.also) {
        auto further = seenOf(each, log);
        if (!further)
            return further;
        seen.also.push_back(*std::move(further));
    }
    return seen;
}

Result<LogAction> Sealing::seenOf(const LogAction &action)
{
    LogAction seen = action;
    if (action.kind == LogAction::Kind::Do) {
        auto events = GroupSealing(m_league).seal(action.group.events);
        if (!events)
            return events.error();
        seen.group.events = *std::move(events);
    } else if (action.kind == LogAction::Kind::Correct) {
        EventLog log = m_log;
        auto correction = seenOf(action.correction, log);
        if (!correction)
            return correction.error();
        seen.correction = *std::move(correction);
    }
    return seen;
}

/// What goes back behind the last line is folded from the beginning.
Result<void> Sealing::foldAnew()
{
    auto league = foldGroups({}, m_log.groups());
    if (!league)
        return league.error();
    auto everybodys = foldGroups({}, m_seenLog.groups());
    if (!everybodys)
        return everybodys.error();
    m_league = *std::move(league);
    m_seen = *std::move(everybodys);
    return {};
}

Result<std::optional<QJsonObject>> Sealing::take(const QJsonObject &line)
{
    const auto action = logActionFromJson(line);
    if (!action)
        return action.error();
    const auto seen = seenOf(*action);
    if (!seen)
        return seen.error();
    if (auto done = m_log.apply(*action); !done)
        return done.error();
    if (auto done = m_seenLog.apply(*seen); !done)
        return done.error();
    const bool adds = action->kind == LogAction::Kind::Do;
    if (auto done = adds ? applyGroup(m_seen, seen->group) : foldAnew(); !done)
        return done.error();
    return *seen == *action ? std::optional<QJsonObject>() : logActionToJson(*seen);
}

Result<std::optional<QJsonObject>> sealedOnTop(const League &league, const QJsonObject &line)
{
    const auto action = logActionFromJson(line);
    if (!action)
        return action.error();
    if (action->kind == LogAction::Kind::Correct)
        return Error{ErrorCode::ReachesBack, {}, {}};
    // Everybody has as many actions as there are, and what he saw of one goes and comes with it.
    if (action->kind != LogAction::Kind::Do)
        return std::optional<QJsonObject>();
    League whole = league;
    auto events = GroupSealing(whole).seal(action->group.events);
    if (!events)
        return events.error();
    LogAction seen = *action;
    seen.group.events = *std::move(events);
    League everybodys = withoutHidden(league);
    if (auto fits = applyGroup(everybodys, seen.group); !fits)
        return fits.error();
    return seen == *action ? std::optional<QJsonObject>() : logActionToJson(seen);
}

} // namespace dugout
