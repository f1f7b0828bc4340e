// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/challenges.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ChallengeAnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(Challenges)
};

} // namespace

bool findsOwnOpponents(const Competition &competition)
{
    const auto phase = static_cast<size_t>(std::max(0, competition.currentPhase()));
    if (phase >= competition.rules.phases.size())
        return false;
    const PhaseFormat format = competition.rules.phases[phase].format;
    return format == PhaseFormat::Ladder || format == PhaseFormat::Open;
}

bool takesChallenges(const Competition &competition)
{
    return competition.currentPhase() >= 0 && findsOwnOpponents(competition);
}

int weekOfChallenges(const Competition &competition)
{
    int week = 1;
    for (const LeagueChallenge &each : competition.challenges)
        week = std::max(week, each.challenge.week);
    return week;
}

Result<int> waitingChallenge(const League &league, const Competition &competition,
                             const EntrantId &challenger, const EntrantId &challenged)
{
    const auto &all = competition.challenges;
    const auto found = std::find_if(all.begin(), all.end(), [&](const LeagueChallenge &each) {
        return each.challenge.challenger == challenger && each.challenge.challenged == challenged
            && each.challenge.answer == ChallengeAnswer::Open;
    });
    if (found == all.end())
        return Error{u"no-such-challenge"_s,
                     ChallengeAnswerWords::tr("No challenge of %1 to %2 waits for an answer.")
                         .arg(teamName(league, challenger), teamName(league, challenged)),
                     {}};
    return static_cast<int>(found - all.begin());
}

QString answerWords(const League &league, const Challenge &challenge)
{
    switch (challenge.answer) {
    case ChallengeAnswer::Accepted:
        return ChallengeAnswerWords::tr("accepted");
    case ChallengeAnswer::Declined:
        return ChallengeAnswerWords::tr("declined: 2–0");
    case ChallengeAnswer::Substitute:
        return ChallengeAnswerWords::tr("%1 plays instead")
            .arg(teamName(league, challenge.substitute));
    case ChallengeAnswer::SubstituteRefused:
        return ChallengeAnswerWords::tr("%1 was refused: 0–2")
            .arg(teamName(league, challenge.substitute));
    case ChallengeAnswer::Open:
        break;
    }
    return ChallengeAnswerWords::tr("not answered");
}

} // namespace dugout
