// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/printeach.h"
#include "core/leaguebook/fixtures/challenges.h"
#include "core/leaguebook/fixtures/handpairing.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueChallengeCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueChallengeCommand)
};

/// One of the four, and who plays or was refused.
struct SaidAnswer
{
    ChallengeAnswer answer = ChallengeAnswer::Open;
    QString substitute{};
};

/// Open where none is said, nothing where several are.
std::optional<SaidAnswer> answerSaid(const CliParser &parser)
{
    std::vector<SaidAnswer> said;
    if (parser.isSet(u"accept"_s))
        said.push_back({ChallengeAnswer::Accepted});
    if (parser.isSet(u"decline"_s))
        said.push_back({ChallengeAnswer::Declined});
    if (parser.isSet(u"substitute"_s))
        said.push_back({ChallengeAnswer::Substitute, parser.value(u"substitute"_s)});
    if (parser.isSet(u"refuse"_s))
        said.push_back({ChallengeAnswer::SubstituteRefused, parser.value(u"refuse"_s)});
    if (said.size() > 1)
        return std::nullopt;
    return said.empty() ? SaidAnswer() : said.front();
}

QJsonObject challengeObject(const League &league, const LeagueChallenge &each)
{
    static const QStringList answers{u"open"_s, u"accepted"_s, u"declined"_s, u"substitute"_s,
                                     u"substitute-refused"_s};
    const Challenge &challenge = each.challenge;
    return {{u"week"_s, challenge.week},
            {u"challenger"_s, teamName(league, challenge.challenger)},
            {u"challenged"_s, teamName(league, challenge.challenged)},
            {u"answer"_s, answers.at(static_cast<qsizetype>(challenge.answer))},
            {u"substitute"_s,
             challenge.substitute.isEmpty() ? QString() : teamName(league, challenge.substitute)},
            {u"fixture"_s, each.fixture.text()}};
}

int printChallenges(const League &league, const Competition &competition, CliContext &context)
{
    return printEach(
        competition.challenges,
        [&league](const LeagueChallenge &each) { return challengeObject(league, each); },
        [&league](const LeagueChallenge &each) {
            return LeagueChallengeCommand::tr("Week %1: %2 challenges %3: %4")
                .arg(each.challenge.week)
                .arg(teamName(league, each.challenge.challenger),
                     teamName(league, each.challenge.challenged),
                     answerWords(league, each.challenge));
        },
        context);
}

/// The events of a new challenge.
Result<std::vector<LeagueEvent>> madeFrom(const CliParser &parser, const Competition &competition,
                                          Challenge challenge)
{
    if (!takesChallenges(competition))
        return Error{ErrorCode::NoChallenges,
                     LeagueChallengeCommand::tr("Nobody is challenged in this phase of %1: that is "
                                                "for a ladder or open play that has begun.")
                         .arg(competition.rules.name),
                     {}};
    challenge.week = weekOfChallenges(competition);
    if (parser.isSet(u"week"_s))
        challenge.week = parser.value(u"week"_s).toInt();
    if (challenge.week < 1 || challenge.week > mostChallengeWeeks)
        return Error{
            ErrorCode::BadWeek,
            LeagueChallengeCommand::tr("A week is a number from 1 to %1.").arg(mostChallengeWeeks),
            {}};
    return std::vector<LeagueEvent>{{ChallengeMade{competition.id, challenge}, {}}};
}

Result<std::vector<LeagueEvent>> answeredFrom(const League &league, const Competition &competition,
                                              const Challenge &challenge, const SaidAnswer &said)
{
    const auto number
        = waitingChallenge(league, competition, challenge.challenger, challenge.challenged);
    if (!number)
        return number.error();
    const auto other = said.substitute.isEmpty() ? Result<EntrantId>(EntrantId())
                                                 : teamNamed(league, said.substitute);
    if (!other)
        return other.error();
    return answerChallenge(league, competition.id, *number, said.answer, *other);
}

void addChallengeOptions(CliParser &parser)
{
    addLeagueArgument(parser);
    parser.addArgument(u"CHALLENGER"_s, LeagueChallengeCommand::tr("The team that challenges."),
                       u"[CHALLENGER]"_s);
    parser.addArgument(u"CHALLENGED"_s, LeagueChallengeCommand::tr("The team that is challenged."),
                       u"[CHALLENGED]"_s);
    addCompetitionOption(parser);
    parser.addNumberOption(u"week"_s,
                           LeagueChallengeCommand::tr("The week; without it the newest one."));
    parser.addOption({u"accept"_s}, LeagueChallengeCommand::tr("They play."));
    parser.addOption({u"decline"_s},
                     LeagueChallengeCommand::tr("They do not: 2-0 for who challenged."));
    parser.addOption({u"substitute"_s},
                     LeagueChallengeCommand::tr("Somebody else plays who challenged."), u"TEAM"_s);
    parser.addOption({u"refuse"_s},
                     LeagueChallengeCommand::tr("Who challenged will not play this substitute: "
                                                "0-2."),
                     u"TEAM"_s);
    addReasonOption(parser);
}

} // namespace

int runLeagueChallenge(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league challenge"_s,
                     LeagueChallengeCommand::tr("Makes, answers or lists challenges."));
    addChallengeOptions(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const League &league = hand->league();
    const auto competition = competitionNamed(league, parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    const auto said = answerSaid(parser);
    const QStringList words = parser.positional();
    if (!said || words.size() == 2 || (words.size() == 1 && said->answer != ChallengeAnswer::Open))
        return parser.wrongUsage(LeagueChallengeCommand::tr("Name both teams and one answer, both "
                                                            "teams alone for a new challenge, or "
                                                            "nobody for the list."),
                                 context);
    if (words.size() == 1)
        return printChallenges(league, *competition, context);
    Challenge challenge;
    for (const auto &[word, team] :
         {std::pair(1, &challenge.challenger), std::pair(2, &challenge.challenged)}) {
        const auto named = teamNamed(league, words.at(word));
        if (!named)
            return context.refuse(named.error());
        *team = *named;
    }
    auto events = said->answer == ChallengeAnswer::Open
        ? madeFrom(parser, *competition, challenge)
        : answeredFrom(league, *competition, challenge, *said);
    if (!events)
        return context.refuse(events.error());
    events->front().reason = parser.value(u"reason"_s);
    const auto done = hand->open.act(*events);
    return done ? endWithLeague(hand->open, context) : context.refuse(done.error());
}

} // namespace dugout
