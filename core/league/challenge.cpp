// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/challenge.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ChallengeWords
{
    Q_DECLARE_TR_FUNCTIONS(Challenge)
};

constexpr int awardedTd = 2;

const Entrant *find(const std::vector<Entrant> &entrants, const EntrantId &id)
{
    const auto found = std::find_if(entrants.begin(), entrants.end(),
                                    [&id](const Entrant &entrant) { return entrant.id == id; });
    return found == entrants.end() ? nullptr : &*found;
}

/// A team without a named coach is its own.
bool haveOneCoach(const Entrant &one, const Entrant &other)
{
    return one.id == other.id || (!one.coach.isEmpty() && one.coach == other.coach);
}

Error wrong(ErrorCode code, const QString &sentence)
{
    return {code, sentence, {}};
}

Error unknown(const EntrantId &id)
{
    return wrong(ErrorCode::NoSuchEntrant,
                 ChallengeWords::tr("\"%1\" does not take part.").arg(id.text()));
}

} // namespace

EntrantId opponentOf(const Challenge &challenge)
{
    switch (challenge.answer) {
    case ChallengeAnswer::Open:
        return {};
    case ChallengeAnswer::Accepted:
    case ChallengeAnswer::Declined:
        return challenge.challenged;
    case ChallengeAnswer::Substitute:
    case ChallengeAnswer::SubstituteRefused:
        return challenge.substitute;
    }
    return {};
}

Result<void> checkChallenge(const Challenge &challenge, const std::vector<Challenge> &before,
                            const std::vector<Entrant> &entrants)
{
    const Entrant *challenger = find(entrants, challenge.challenger);
    const Entrant *challenged = find(entrants, challenge.challenged);
    if (!challenger || !challenged)
        return unknown(challenger ? challenge.challenged : challenge.challenger);
    if (haveOneCoach(*challenger, *challenged))
        return wrong(ErrorCode::OwnChallenge,
                     ChallengeWords::tr("A coach challenges another coach, not \"%1\".")
                         .arg(challenged->name));
    for (const Challenge &other : before) {
        const Entrant *who = find(entrants, other.challenger);
        if (other.week == challenge.week && who && haveOneCoach(*challenger, *who))
            return wrong(ErrorCode::SecondChallenge,
                         ChallengeWords::tr("The coach of \"%1\" has challenged somebody this week "
                                            "already.")
                             .arg(challenger->name));
    }
    return {};
}

Result<void> checkSubstitute(const Challenge &challenge, const std::vector<FixtureResult> &results,
                             const std::vector<Entrant> &entrants)
{
    const Entrant *substitute = find(entrants, challenge.substitute);
    const Entrant *challenger = find(entrants, challenge.challenger);
    if (!substitute || !challenger)
        return unknown(substitute ? challenge.challenger : challenge.substitute);
    if (haveOneCoach(*substitute, *challenger) || challenge.substitute == challenge.challenged)
        return wrong(ErrorCode::NoSubstitute,
                     ChallengeWords::tr("\"%1\" cannot stand in: a third coach must.")
                         .arg(substitute->name));
    const auto together = [&challenge](const FixtureResult &result) {
        return (result.home == challenge.substitute && result.away == challenge.challenger)
            || (result.home == challenge.challenger && result.away == challenge.substitute);
    };
    if (std::any_of(results.begin(), results.end(), together))
        return wrong(ErrorCode::HasPlayedChallenger,
                     ChallengeWords::tr("\"%1\" has played \"%2\" in this competition and cannot "
                                        "stand in.")
                         .arg(substitute->name, challenger->name));
    return {};
}

std::optional<FixtureResult> awardedBy(const Challenge &challenge, int round)
{
    const bool declined = challenge.answer == ChallengeAnswer::Declined;
    if (!declined && challenge.answer != ChallengeAnswer::SubstituteRefused)
        return {};
    FixtureResult result;
    result.round = round;
    result.home = challenge.challenger;
    result.away = opponentOf(challenge);
    result.kind = ResultKind::Awarded;
    (declined ? result.td : result.tdAgainst) = awardedTd;
    return result;
}

} // namespace dugout
