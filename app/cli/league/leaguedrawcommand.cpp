// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "core/leaguebook/fixtures/handpairing.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/fixtures/phaseseeds.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueDrawCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueDrawCommand)
};

std::vector<LeagueRound> roundsFrom(const Competition &competition, bool publishedOnes)
{
    std::vector<LeagueRound> rounds;
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &each : phase.rounds) {
            if (each.published == publishedOnes)
                rounds.push_back(each);
        }
    }
    return rounds;
}

void printRounds(const League &league, const std::vector<LeagueRound> &rounds, CliContext &context)
{
    QJsonArray array;
    for (const LeagueRound &each : rounds) {
        if (context.json)
            array.append(roundObject(league, each));
        else
            printRound(league, each, context);
    }
    if (context.json)
        context.printJson(QJsonDocument(array));
}

/// What waits to be published; a ladder begins without a round.
void printDrawn(const League &league, const Competition &competition, CliContext &context)
{
    const std::vector<LeagueRound> rounds = roundsFrom(competition, false);
    printRounds(league, rounds, context);
    if (rounds.empty() && !context.json)
        context.out << LeagueDrawCommand::tr("%1 has begun. Here the coaches find their opponents "
                                             "themselves: pair them with --home and --away.")
                           .arg(competition.rules.name)
                    << Qt::endl;
}

/// The rounds that are to be published: the one that is named, the next or all.
Result<std::vector<int>> wantedRounds(const CliParser &parser, const Competition &competition)
{
    std::vector<int> numbers;
    for (const LeagueRound &each : roundsFrom(competition, false))
        numbers.push_back(each.number);
    if (numbers.empty())
        return Error{ErrorCode::NothingToPublish,
                     LeagueDrawCommand::tr("No round is drawn that could be published."),
                     {}};
    if (parser.isSet(u"all"_s))
        return numbers;
    const int wanted
        = parser.isSet(u"round"_s) ? parser.value(u"round"_s).toInt() : numbers.front();
    std::erase_if(numbers, [wanted](int each) { return each > wanted; });
    return numbers;
}

void addPairOptions(CliParser &parser)
{
    parser.addOption({u"home"_s},
                     LeagueDrawCommand::tr("Draws nothing and pairs this team with that of --away, "
                                           "as they agreed."),
                     u"TEAM"_s);
    parser.addOption({u"away"_s}, LeagueDrawCommand::tr("Its opponent."), u"TEAM"_s);
    parser.addOption({u"friendly"_s},
                     LeagueDrawCommand::tr("Their match is a friendly, which counts in no table."));
}

/// The two who found each other, instead of a draw.
Result<std::vector<LeagueEvent>> agreedPair(const CliParser &parser, const League &league,
                                            const CompetitionId &competition)
{
    const auto home = teamNamed(league, parser.value(u"home"_s));
    if (!home)
        return home.error();
    const auto away = teamNamed(league, parser.value(u"away"_s));
    if (!away)
        return away.error();
    auto event = pairByHand(league, competition, *home, *away, parser.isSet(u"friendly"_s));
    if (!event)
        return event.error();
    return std::vector{*std::move(event)};
}

int keepDraw(LeagueAtHand &hand, const Competition &competition, const QString &reason,
             CliContext &context)
{
    if (onwardReminder(hand.league(), competition).isEmpty())
        return context.refuse({ErrorCode::NoSuchPhase,
                               LeagueDrawCommand::tr("Nothing is to be decided about this draw."),
                               {}});
    LeagueEvent upheld = upholdingDraw(competition);
    upheld.reason = reason;
    if (const auto done = hand.open.act(std::vector{upheld}); !done)
        return context.refuse(done.error());
    return endWithLeague(hand.open, context);
}

} // namespace

int runLeagueDraw(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league draw"_s,
                     LeagueDrawCommand::tr("Draws the next round, or the whole calendar of a round "
                                           "robin; one that is not published is drawn again."));
    addLeagueArgument(parser);
    addCompetitionOption(parser);
    parser.addOption({u"seed"_s},
                     LeagueDrawCommand::tr("The same seed draws the same, before witnesses."),
                     u"N"_s);
    addPairOptions(parser);
    parser.addOption({u"keep"_s},
                     LeagueDrawCommand::tr("Draws nothing: what is drawn stays, though by the "
                                           "table others would go on now."));
    addReasonOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const bool pairs = parser.isSet(u"home"_s);
    if (pairs != parser.isSet(u"away"_s) || (parser.isSet(u"friendly"_s) && !pairs))
        return parser.wrongUsage(LeagueDrawCommand::tr("A pair is --home and --away."), context);
    bool good = true;
    const quint64 seed = parser.isSet(u"seed"_s) ? parser.value(u"seed"_s).toULongLong(&good)
                                                 : SeededRandomSource::systemSeed();
    if (!good)
        return parser.wrongUsage(LeagueDrawCommand::tr("The seed is a whole number."), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto competition = competitionNamed(hand->league(), parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    if (parser.isSet(u"keep"_s))
        return keepDraw(*hand, *competition, parser.value(u"reason"_s), context);
    SeededRandomSource lot(seed);
    auto events = pairs ? agreedPair(parser, hand->league(), competition->id)
                        : drawNext(hand->league(), competition->id, lot);
    if (!events)
        return context.refuse(events.error());
    events->front().reason = parser.value(u"reason"_s);
    if (const auto done = hand->open.act(*events); !done)
        return context.refuse(done.error());
    if (pairs)
        return endWithLeague(hand->open, context);
    printDrawn(hand->league(), *hand->league().competition(competition->id), context);
    return exitstatus::done;
}

int runLeaguePublish(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league publish"_s,
                     LeagueDrawCommand::tr("Publishes the next round that is drawn."));
    addLeagueArgument(parser);
    addCompetitionOption(parser);
    parser.addNumberOption(u"round"_s, LeagueDrawCommand::tr("Every round up to this one."));
    parser.addOption({u"all"_s}, LeagueDrawCommand::tr("Every round that is drawn."));
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto competition = competitionNamed(hand->league(), parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    const auto rounds = wantedRounds(parser, *competition);
    if (!rounds)
        return context.refuse(rounds.error());
    std::vector<LeagueEvent> events;
    for (const int each : *rounds)
        events.push_back({RoundPublished{competition->id, each, 0}, parser.value(u"reason"_s)});
    if (const auto done = hand->open.act(events); !done)
        return context.refuse(done.error());
    std::vector<LeagueRound> published;
    for (const int each : *rounds)
        published.push_back(*hand->league().competition(competition->id)->round(each));
    printRounds(hand->league(), published, context);
    return exitstatus::done;
}

} // namespace dugout
