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

    bool operator()(const ResultSigned &deed) const { return isOthers(deed.fixture, deed.side); }
    bool operator()(const ResultDisputed &deed) const { return isOthers(deed.fixture, deed.side); }
    bool operator()(const ResultEntered &deed) const
    {
        const QString &who = deed.outcome.deliveredBy;
        return !who.isEmpty() && who != m_note.person;
    }
    bool operator()(const ChallengeMade &deed) const { return isOthers(deed.challenge.challenger); }
    bool operator()(const ChallengeAnswered &deed) const
    {
        const Competition *competition = m_league.competition(deed.competition);
        const auto place = static_cast<size_t>(deed.challenge);
        return competition && deed.challenge >= 0 && place < competition->challenges.size()
            && isOthers(competition->challenges[place].challenge.challenged);
    }
    template<typename Deed>
    bool operator()(const Deed &) const
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
        return note ? each.deed.visit(OthersWord(league, *note)) : !each.by.isEmpty();
    });
}

} // namespace dugout
