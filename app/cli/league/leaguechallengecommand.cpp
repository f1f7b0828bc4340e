// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "app/cli/printeach.h"
#include "core/leaguebook/acts/actfields.h"
#include "core/leaguebook/fixtures/challenges.h"

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
    const Challenge &challenge = each.challenge;
    return {{u"week"_s, challenge.week},
            {u"challenger"_s, teamName(league, challenge.challenger)},
            {u"challenged"_s, teamName(league, challenge.challenged)},
            {u"answer"_s, enumWord(challenge.answer)},
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
                     LeagueChallengeCommand::tr("They do not play: 2-0 for the challenger."));
    parser.addOption({u"substitute"_s},
                     LeagueChallengeCommand::tr("A substitute plays the challenger."), u"TEAM"_s);
    parser.addOption({u"refuse"_s},
                     LeagueChallengeCommand::tr("The challenger refuses this substitute: 0-2."),
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
    QJsonObject fields{{u"competition"_s, competition->id.text()},
                       {u"challenger"_s, words.at(1)},
                       {u"challenged"_s, words.at(2)}};
    const bool isNew = said->answer == ChallengeAnswer::Open;
    if (isNew) {
        fields.insert(u"week"_s, parser.value(u"week"_s).toInt());
    } else {
        fields.insert(u"answer"_s, enumWord(said->answer));
        fields.insert(u"substitute"_s, said->substitute);
    }
    const auto request = requestFrom(parser, *hand, isNew ? u"challenge"_s : u"answer"_s, fields);
    if (!request)
        return context.refuse(request.error());
    const auto status = doActs(*hand, parser, {*request}, context);
    return status ? *status : endWithLeague(hand->open, context);
}

} // namespace dugout
