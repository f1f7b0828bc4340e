// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/othersword.h"

#include <algorithm>

namespace dugout {

namespace {

/// Whether one event was said by somebody else than the one whose note this is.
class OthersWord
{
public:
    OthersWord(const League &league, const SharedNote &note)
        : m_league(league)
        , m_note(note)
    { }

    bool operator()(const ResultSigned &data) const { return isOthers(data.fixture, data.side); }
    bool operator()(const ResultDisputed &data) const { return isOthers(data.fixture, data.side); }
    bool operator()(const FixtureArranged &data) const { return data.when.table < 0; }
    bool operator()(const ResultEntered &data) const
    {
        const QString &who = data.outcome.deliveredBy;
        return !who.isEmpty() && who != m_note.person;
    }
    bool operator()(const ChallengeMade &data) const { return isOthers(data.challenge.challenger); }
    bool operator()(const ChallengeAnswered &data) const
    {
        const Competition *competition = m_league.competition(data.competition);
        const auto place = static_cast<size_t>(data.challenge);
        return competition && data.challenge >= 0 && place < competition->challenges.size()
            && isOthers(competition->challenges[place].challenge.challenged);
    }
    template<typename Achievement>
    bool operator()(const Achievement &) const
    {
        return false; // the commissioner's own
    }

private:
    [[nodiscard]] bool isOthers(const EntrantId &team) const
    {
        return !m_note.teams.contains(team.text());
    }
    [[nodiscard]] bool isOthers(const FixtureId &id, FixtureSide side) const
    {
        const LeagueFixture *fixture = m_league.fixture(id);
        return fixture && isOthers(side == FixtureSide::Home ? fixture->home : fixture->away);
    }

    const League &m_league;
    const SharedNote &m_note;
};

} // namespace

bool isOthersWord(const League &league, const std::vector<LeagueEvent> &action,
                  const std::optional<SharedNote> &note)
{
    return std::any_of(action.begin(), action.end(), [&](const LeagueEvent &each) {
        return note ? each.data.visit(OthersWord(league, *note)) : !each.by.isEmpty();
    });
}

} // namespace dugout
