// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/acthand.h"

#include "core/leaguebook/state/league.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ActHandWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueActs)
};

/// Whether an act is a coach's own word. What is not named here is not.
class OwnWord
{
public:
    OwnWord(const League &league, const CoachId &coach)
        : m_league(league)
        , m_coach(coach)
    { }

    bool operator()(const StartMatch &act) const
    {
        return isSide(act.fixture, FixtureSide::Home) || isSide(act.fixture, FixtureSide::Away);
    }
    bool operator()(const SignResult &act) const
    {
        return (act.side == Signers::Away || isSide(act.fixture, FixtureSide::Home))
            && (act.side == Signers::Home || isSide(act.fixture, FixtureSide::Away));
    }
    bool operator()(const DisputeResult &act) const { return isSide(act.fixture, act.side); }
    bool operator()(const MakeChallenge &act) const { return isHis(act.challenger); }
    bool operator()(const AnswerToChallenge &act) const { return isHis(act.challenged); }
    template<typename Act>
    bool operator()(const Act & /*act*/) const
    {
        return false;
    }

private:
    [[nodiscard]] bool isHis(const EntrantId &team) const
    {
        const LeagueTeam *found = m_league.team(team);
        return found && !m_coach.isEmpty() && found->coach == m_coach;
    }
    [[nodiscard]] bool isSide(const FixtureId &id, FixtureSide side) const
    {
        const LeagueFixture *fixture = m_league.fixture(id);
        return fixture && side != FixtureSide::Neither
            && isHis(side == FixtureSide::Home ? fixture->home : fixture->away);
    }

    const League &m_league;
    const CoachId &m_coach;
};

} // namespace

Result<void> checkHand(const League &league, const LeagueAct &act, const ActHand &hand)
{
    if (hand.decides || act.visit(OwnWord(league, hand.coach)))
        return {};
    return Error{ErrorCode::ActNotYours,
                 ActHandWords::tr("That is for the commissioner, or for another coach, to do."),
                 {}};
}

} // namespace dugout
