// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/randomseason.h"

#include "core/aftermatch/aftermatch.h"
#include "core/club/enteringmatch.h"
#include "core/club/inventedteam.h"
#include "core/club/matchend.h"
#include "core/club/matchheader.h"
#include "core/club/sampleteams.h"
#include "core/club/teamdocuments.h"
#include "core/match/randommatch.h"
#include "core/team/teamvalue.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RandomSeasonWords
{
    Q_DECLARE_TR_FUNCTIONS(RandomSeason)
};

/// Fewer are no team any more.
constexpr int fewestPlayers = 7;
constexpr int inventedAtOnce = 8;

class PlayedSeason
{
public:
    PlayedSeason(const ClubStores &stores, const RandomSeason &season, RandomSource &dice)
        : m_stores(stores)
        , m_season(season)
        , m_dice(dice)
    { }

    [[nodiscard]] Result<void> play()
    {
        if (auto found = findTeams(); !found)
            return found;
        if (auto made = inventTeams(m_season.newTeams); !made)
            return made;
        for (int i = 0; i < m_season.matches; ++i) {
            if (auto played = playOne(); !played)
                return played;
        }
        return {};
    }

private:
    [[nodiscard]] const Ruleset &ruleset() const { return *m_season.ruleset; }

    [[nodiscard]] bool isFit(const Team &team) const
    {
        return team.ruleset == ruleset().id() && rosterOf(team, ruleset())
            && playersAvailable(team) >= fewestPlayers;
    }

    [[nodiscard]] Result<void> findTeams()
    {
        const auto kept = keptTeams(m_stores.documents);
        if (!kept)
            return kept.error();
        m_known = static_cast<int>(kept->size());
        for (const DocumentSummary &each : *kept) {
            const auto loaded = loadPlayingTeam(m_stores.documents, each.id);
            if (loaded && isFit(loaded->team))
                m_teams.push_back(each.id);
        }
        return {};
    }

    [[nodiscard]] Result<void> inventTeams(int count)
    {
        const auto names = loadNames();
        if (!names)
            return names.error();
        for (int i = 0; i < count; ++i) {
            const TeamId id(QUuid::createUuid().toString(QUuid::WithoutBraces));
            auto team = inventTeam(ruleset(), *names, id, nextName(), m_dice);
            if (!team)
                return team.error();
            if (!isFit(*team)) // a ruleset of the coach's own, with too little gold for a team
                return Error{ErrorCode::NoTeamInvented,
                             RandomSeasonWords::tr("Dugout cannot build a team of this edition."),
                             team->roster.text()};
            if (auto kept = saveTeam(m_stores.documents, {*std::move(team), {}}, m_stores.clock());
                !kept)
                return kept.error();
            m_teams.push_back(DocumentId(id.text()));
        }
        return {};
    }

    [[nodiscard]] QString nextName() { return RandomSeasonWords::tr("Team %1").arg(++m_known); }

    /// Two different teams that can play; those that no longer can are left out from now on.
    [[nodiscard]] Result<std::array<Team, 2>> pickTeams()
    {
        std::array<Team, 2> teams;
        std::array<size_t, 2> picked{};
        for (size_t seat = 0; seat < 2;) {
            if (m_teams.size() < 2) {
                if (auto made = inventTeams(inventedAtOnce); !made)
                    return made.error();
                seat = 0; // the pick may have been the last but one
            }
            picked.at(seat)
                = static_cast<size_t>(m_dice.roll(static_cast<int>(m_teams.size()))) - 1;
            if (seat == 1 && picked[0] == picked[1])
                continue;
            auto team = readyTeam(m_teams[picked.at(seat)]);
            if (!team)
                return team.error();
            if (!isFit(*team)) {
                m_teams.erase(m_teams.begin() + static_cast<std::ptrdiff_t>(picked.at(seat)));
                seat = 0;
                continue;
            }
            teams.at(seat++) = *std::move(team);
        }
        return teams;
    }

    /// As it is kept, with the players it can pay.
    [[nodiscard]] Result<Team> readyTeam(const DocumentId &id) const
    {
        auto kept = loadPlayingTeam(m_stores.documents, id);
        if (!kept)
            return kept.error();
        if (!kept->team.founded)
            return kept->team;
        Team ready = restocked(kept->team, ruleset());
        if (ready != kept->team) {
            const auto saved
                = savePlayingTeam(m_stores.documents, {ready, kept->summary}, m_stores.clock());
            if (!saved)
                return saved.error();
        }
        return ready;
    }

    /// Founds those that are still being built, as the first match of a team does.
    [[nodiscard]] Result<MatchSetup> enter(std::array<Team, 2> teams) const
    {
        MatchSetup setup;
        setup.ruleset = ruleset().id();
        setup.options = m_season.options;
        setup.league = true;
        setup.teams = std::move(teams);
        auto entered
            = enterMatch(std::move(setup), ruleset(), m_stores.documents, m_stores.clock());
        if (!entered)
            return entered.error();
        if (!entered->teams.empty()) {
            StoreBatch founded;
            founded.documents = std::move(entered->teams);
            if (auto kept = m_stores.batches.keep(founded); !kept)
                return kept.error();
        }
        return std::move(entered->setup);
    }

    [[nodiscard]] Result<void> playOne()
    {
        auto teams = pickTeams();
        if (!teams)
            return teams.error();
        auto setup = enter(*std::move(teams));
        if (!setup)
            return setup.error();
        const JournalHeader header = newMatchHeader(m_stores, *setup);
        MatchSession session(Match(m_season.ruleset, *std::move(setup), stepsToTheNextSheet()));
        const RandomOutcome outcome = playRandomly(session.game(), m_dice);
        if (!outcome.finished)
            return Error{ErrorCode::RandomMatchFailed,
                         RandomSeasonWords::tr("A random match did not end."), outcome.fault};
        return keep(header, session, outcome.events);
    }

    [[nodiscard]] Result<void> keep(const JournalHeader &header, MatchSession &session,
                                    const std::vector<Event> &events) const
    {
        const std::vector<LogAction> lines = asEntered(events, m_stores.clock);
        if (auto done = session.restore(lines); !done)
            return done;
        auto end = matchEnd(m_stores, header, session, 1, JournalKeeper::entriesOf(lines));
        if (!end)
            return end.error();
        StoreBatch batch = end->batch();
        batch.started.push_back(header);
        if (auto kept = m_stores.batches.keep(batch); !kept)
            return kept.error();
        if (m_season.witness)
            m_season.witness(end->result);
        return {};
    }

    ClubStores m_stores;
    const RandomSeason &m_season;
    RandomSource &m_dice;
    std::vector<DocumentId> m_teams; ///< that can play
    int m_known = 0; ///< teams there are, for the name of the next one
};

} // namespace

Result<void> playSeason(const ClubStores &stores, const RandomSeason &season, RandomSource &dice)
{
    return PlayedSeason(stores, season, dice).play();
}

} // namespace dugout
