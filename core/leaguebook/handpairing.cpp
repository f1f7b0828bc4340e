// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/handpairing.h"

#include "core/league/meetinglimit.h"
#include "core/leaguebook/leaguedefaults.h"
#include "core/leaguebook/leaguetables.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct HandPairingWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueDraw)
};

Error notPaired(const QString &code, const QString &sentence)
{
    return {code, sentence, {}};
}

} // namespace

Result<LeagueEvent> pairByHand(const League &league, const CompetitionId &id, const EntrantId &home,
                               const EntrantId &away, bool friendly)
{
    const Competition *competition = league.competition(id);
    const int phase = competition ? competition->currentPhase() : -1;
    if (phase < 0)
        return notPaired(u"no-such-competition"_s,
                         HandPairingWords::tr("This competition has not begun: draw it first."));
    std::vector<FixtureResult> played;
    for (const Season &season : league.seasons) {
        for (const Competition &each : season.competitions) {
            const std::vector<FixtureResult> results = resultsOf(each, {-1, -1, true});
            played.insert(played.end(), results.begin(), results.end());
        }
    }
    if (!friendly && !mayMeet(home, away, played, {}))
        return notPaired(u"met-twice"_s,
                         HandPairingWords::tr("%1 and %2 have met twice running.")
                             .arg(teamName(league, home), teamName(league, away)));
    if (friendly && !mayPlayFriendly(league, *competition, home, away))
        return notPaired(
            u"no-friendly"_s,
            HandPairingWords::tr("%1 and %2 can play a friendly once they have met twice, "
                                 "or as teams of different divisions, where the league "
                                 "plays friendlies.")
                .arg(teamName(league, home), teamName(league, away)));
    FixtureAdded added{id, phase, 1, {}};
    const auto &rounds = competition->phases[static_cast<size_t>(phase)].rounds;
    added.round = rounds.empty() ? competition->roundCount() + 1 : rounds.back().number;
    added.fixture.id = FixtureId(u"f%1"_s.arg(league.lastFixture + 1));
    added.fixture.home = home;
    added.fixture.away = away;
    added.fixture.friendly = friendly;
    added.fixture.occasion = friendly ? Played::Friendly.word() : QString();
    return LeagueEvent{added, {}};
}

Result<std::vector<LeagueEvent>> answerChallenge(const League &league, const CompetitionId &id,
                                                 int number, ChallengeAnswer answer,
                                                 const EntrantId &substitute)
{
    const Competition *competition = league.competition(id);
    const auto place = static_cast<size_t>(number);
    if (!competition || number < 0 || place >= competition->challenges.size())
        return notPaired(u"no-such-challenge"_s,
                         HandPairingWords::tr("There is no such challenge."));
    Challenge challenge = competition->challenges[place].challenge;
    challenge.answer = answer;
    challenge.substitute = substitute;
    ChallengeAnswered answered{id, number, answer, substitute, {}};
    const EntrantId opponent = opponentOf(challenge);
    if (opponent.isEmpty())
        return std::vector<LeagueEvent>{{answered, {}}};
    const auto paired = pairByHand(league, id, challenge.challenger, opponent, false);
    if (!paired)
        return paired.error();
    const auto &added = paired->deed.get<FixtureAdded>();
    answered.fixture = added.fixture.id;
    std::vector<LeagueEvent> events{{answered, {}}, *paired};
    if (const auto awarded = awardedBy(challenge, added.round)) {
        FixtureOutcome outcome;
        outcome.result = *awarded;
        outcome.source = ResultSource::Commissioner;
        events.push_back({ResultEntered{answered.fixture, outcome, std::nullopt}, {}});
    }
    return events;
}

} // namespace dugout
