// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/leaguekept.h"
#include "app/cli/leagueplaycommand.h"
#include "core/leaguebook/handpairing.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueChallengeCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueChallengeCommand)
};

constexpr int lastWeek = 99;

struct ChallengeWord
{
    QLatin1StringView word;
    ChallengeAnswer answer;
};

constexpr ChallengeWord challengeWords[]{
    {"accept"_L1, ChallengeAnswer::Accepted},
    {"decline"_L1, ChallengeAnswer::Declined},
    {"substitute"_L1, ChallengeAnswer::Substitute},
    {"refuse"_L1, ChallengeAnswer::SubstituteRefused},
};

std::optional<ChallengeAnswer> answerNamed(const QString &word)
{
    const auto found
        = std::find_if(std::begin(challengeWords), std::end(challengeWords),
                       [&word](const ChallengeWord &each) { return each.word == word; });
    return found == std::end(challengeWords) ? std::nullopt : std::optional(found->answer);
}

QString challengeWord(ChallengeAnswer answer)
{
    const auto found
        = std::find_if(std::begin(challengeWords), std::end(challengeWords),
                       [answer](const ChallengeWord &each) { return each.answer == answer; });
    return found == std::end(challengeWords) ? u"open"_s : QString(found->word);
}

bool needsSubstitute(ChallengeAnswer answer)
{
    return answer == ChallengeAnswer::Substitute || answer == ChallengeAnswer::SubstituteRefused;
}

/// 1 is the first.
QJsonObject challengeObject(const League &league, const Challenge &challenge, int number)
{
    QJsonObject object{{u"number"_s, number},
                       {u"week"_s, challenge.week},
                       {u"challenger"_s, teamName(league, challenge.challenger)},
                       {u"challenged"_s, teamName(league, challenge.challenged)},
                       {u"answer"_s, challengeWord(challenge.answer)}};
    if (!challenge.substitute.isEmpty())
        object.insert(u"substitute"_s, teamName(league, challenge.substitute));
    return object;
}

QString outcomeText(const League &league, const Challenge &challenge)
{
    switch (challenge.answer) {
    case ChallengeAnswer::Accepted:
        return LeagueChallengeCommand::tr("accepted");
    case ChallengeAnswer::Declined:
        return LeagueChallengeCommand::tr("declined, 2–0");
    case ChallengeAnswer::Substitute:
        return LeagueChallengeCommand::tr("%1 plays instead")
            .arg(teamName(league, challenge.substitute));
    case ChallengeAnswer::SubstituteRefused:
        return LeagueChallengeCommand::tr("%1 was refused, 0–2")
            .arg(teamName(league, challenge.substitute));
    case ChallengeAnswer::Open:
        break;
    }
    return LeagueChallengeCommand::tr("not answered");
}

int printChallenges(const League &league, const Competition &competition, CliContext &context)
{
    int made = 0;
    int said = 0;
    return printEach(
        competition.challenges,
        [&](const LeagueChallenge &each) {
            return challengeObject(league, each.challenge, ++made);
        },
        [&](const LeagueChallenge &each) {
            return LeagueChallengeCommand::tr("%1. Week %2: %3 challenges %4: %5.")
                .arg(++said)
                .arg(each.challenge.week)
                .arg(teamName(league, each.challenge.challenger),
                     teamName(league, each.challenge.challenged),
                     outcomeText(league, each.challenge));
        },
        context);
}

/// The week that is said, else the newest one with a challenge.
std::optional<int> weekFrom(const CliParser &parser, const Competition &competition)
{
    int week = 1;
    for (const LeagueChallenge &each : competition.challenges)
        week = std::max(week, each.challenge.week);
    if (!parser.isSet(u"week"_s))
        return week;
    bool good = false;
    week = parser.value(u"week"_s).toInt(&good);
    return good && week >= 1 && week <= lastWeek ? std::optional(week) : std::nullopt;
}

int makeChallenge(const CliParser &parser, LeagueAtHand &hand, const Competition &competition,
                  CliContext &context)
{
    if (!areChallengesPlayed(competition))
        return context.refuse(
            {u"no-challenges"_s,
             LeagueChallengeCommand::tr("Challenges are made in a ladder and in open play, once it "
                                        "is drawn."),
             {}});
    const auto week = weekFrom(parser, competition);
    if (!week)
        return parser.wrongUsage(
            LeagueChallengeCommand::tr("A week is a number from 1 to %1.").arg(lastWeek), context);
    const auto challenger = teamNamed(hand.league(), parser.positional().at(1));
    const auto challenged = teamNamed(hand.league(), parser.positional().at(2));
    if (!challenger || !challenged)
        return context.refuse(challenger ? challenged.error() : challenger.error());
    const auto done = hand.open.act(
        ChallengeMade{competition.id, Challenge{*week, *challenger, *challenged, {}, {}}},
        parser.value(u"reason"_s));
    return done ? endWithLeague(hand.open, context) : context.refuse(done.error());
}

/// The one that `--number` says, counted from 1, else the oldest that waits; -1: none.
int numberOfChallenge(const CliParser &parser, const Competition &competition)
{
    if (parser.isSet(u"number"_s))
        return parser.value(u"number"_s).toInt() - 1;
    const auto &all = competition.challenges;
    const auto open = std::find_if(all.begin(), all.end(), [](const LeagueChallenge &each) {
        return each.challenge.answer == ChallengeAnswer::Open;
    });
    return open == all.end() ? -1 : static_cast<int>(open - all.begin());
}

int takeAnswer(const CliParser &parser, LeagueAtHand &hand, const Competition &competition,
               CliContext &context)
{
    const auto answer = answerNamed(parser.value(u"answer"_s));
    if (!answer)
        return parser.wrongUsage(
            LeagueChallengeCommand::tr("An answer is accept, decline, substitute or refuse."),
            context);
    if (needsSubstitute(*answer) != parser.isSet(u"substitute"_s))
        return parser.wrongUsage(
            LeagueChallengeCommand::tr("--substitute goes with substitute and refuse."), context);
    EntrantId substitute;
    if (needsSubstitute(*answer)) {
        const auto named = teamNamed(hand.league(), parser.value(u"substitute"_s));
        if (!named)
            return context.refuse(named.error());
        substitute = *named;
    }
    auto events = answerChallenge(hand.league(), competition.id,
                                  numberOfChallenge(parser, competition), *answer, substitute);
    if (!events)
        return context.refuse(events.error());
    events->front().reason = parser.value(u"reason"_s);
    const auto done = hand.open.act(*events);
    return done ? endWithLeague(hand.open, context) : context.refuse(done.error());
}

void addChallengeOptions(CliParser &parser)
{
    parser.addArgument(u"CHALLENGER"_s, LeagueChallengeCommand::tr("The team that challenges."),
                       u"[CHALLENGER]"_s);
    parser.addArgument(u"CHALLENGED"_s, LeagueChallengeCommand::tr("The team that is challenged."),
                       u"[CHALLENGED]"_s);
    parser.addOption({u"week"_s},
                     LeagueChallengeCommand::tr("The week; a coach challenges once in each."),
                     u"N"_s);
    parser.addOption({u"answer"_s},
                     LeagueChallengeCommand::tr("How it is answered: accept, decline (2–0), "
                                                "substitute, or refuse, where the challenger will "
                                                "not play the substitute (0–2)."),
                     u"HOW"_s);
    parser.addOption({u"number"_s},
                     LeagueChallengeCommand::tr("Which challenge is answered, as in the list; else "
                                                "the oldest that waits."),
                     u"N"_s);
    parser.addOption({u"substitute"_s},
                     LeagueChallengeCommand::tr("The team that plays instead of the challenged "
                                                "one."),
                     u"TEAM"_s);
    addCompetitionOption(parser);
    addReasonOption(parser);
}

} // namespace

int runLeagueChallenge(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league challenge"_s,
                     LeagueChallengeCommand::tr("Makes a challenge or answers one; without either "
                                                "it lists them."));
    addLeagueArgument(parser);
    addChallengeOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto words = parser.positional().size();
    const bool answers = parser.isSet(u"answer"_s);
    if (words == 2 || (answers && words > 1))
        return parser.wrongUsage(
            LeagueChallengeCommand::tr("A challenge names two teams, and an answer none."),
            context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto competition = competitionNamed(hand->league(), parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    if (answers)
        return takeAnswer(parser, *hand, *competition, context);
    return words > 1 ? makeChallenge(parser, *hand, *competition, context)
                     : printChallenges(hand->league(), *competition, context);
}

} // namespace dugout
