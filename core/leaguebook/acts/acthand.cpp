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

bool isTeamOf(const League &league, const EntrantId &team, const CoachId &coach)
{
    const LeagueTeam *found = league.team(team);
    return found && !coach.isEmpty() && found->coach == coach;
}

Error notYours()
{
    return {ErrorCode::ActNotYours,
            ActHandWords::tr("That is for the commissioner, or for another coach, to do."),
            {}};
}

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
    /// When and where he plays: his deadline and his table are the commissioner's.
    bool operator()(const ArrangeFixture &act) const
    {
        const LeagueFixture *fixture = m_league.fixture(act.fixture);
        return fixture && !fixture->outcome
            && (isSide(act.fixture, FixtureSide::Home) || isSide(act.fixture, FixtureSide::Away))
            && act.deadline == fixture->when.deadlineMs && act.table == fixture->when.table;
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
        return isTeamOf(m_league, team, m_coach);
    }
    [[nodiscard]] bool isSide(const FixtureId &id, FixtureSide side) const
    {
        const OwnSides own = sidesOf(m_league, id, ActHand::of(m_coach));
        return side == FixtureSide::Home ? own.home : side == FixtureSide::Away && own.away;
    }

    const League &m_league;
    const CoachId &m_coach;
};

} // namespace

OwnSides sidesOf(const League &league, const FixtureId &fixture, const ActHand &hand)
{
    const LeagueFixture *found = league.fixture(fixture);
    if (!found)
        return {};
    return {hand.decides || isTeamOf(league, found->home, hand.coach),
            hand.decides || isTeamOf(league, found->away, hand.coach)};
}

Result<void> checkHand(const League &league, const LeagueAct &act, const ActHand &hand)
{
    if (hand.decides || act.visit(OwnWord(league, hand.coach)))
        return {};
    return notYours();
}

Result<void> checkPlayer(const League &league, const FixtureId &fixture, const ActHand &hand)
{
    const OwnSides own = sidesOf(league, fixture, hand);
    return own.home || own.away ? Result<void>() : Result<void>(notYours());
}

} // namespace dugout
