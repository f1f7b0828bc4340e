// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "core/leaguebook/fixtures/leaguedraw.h"

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
QJsonObject saidOfDraw(const CliParser &parser)
{
    QJsonObject said{{u"competition"_s, parser.value(u"competition"_s)}};
    if (!parser.isSet(u"home"_s))
        return said;
    said.insert(u"home"_s, parser.value(u"home"_s));
    said.insert(u"away"_s, parser.value(u"away"_s));
    said.insert(u"friendly"_s, parser.isSet(u"friendly"_s));
    return said;
}

} // namespace

int runLeagueDraw(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league draw"_s,
                     LeagueDrawCommand::tr("Draws the next round, or the whole calendar of a round "
                                           "robin; one that is not published is drawn again."));
    addLeagueArgument(parser);
    addCompetitionOption(parser);
    addSeedOption(parser);
    addPairOptions(parser);
    parser.addOption(
        {u"keep"_s},
        LeagueDrawCommand::tr(
            "Draws nothing and keeps the draw, although others would go on by the table now."));
    addReasonOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const bool pairs = parser.isSet(u"home"_s);
    if (pairs && parser.isSet(u"keep"_s))
        return parser.wrongUsage(LeagueDrawCommand::tr("--keep draws nothing and pairs nobody."),
                                 context);
    if (pairs != parser.isSet(u"away"_s) || (parser.isSet(u"friendly"_s) && !pairs))
        return parser.wrongUsage(LeagueDrawCommand::tr("A pair is --home and --away."), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const bool keeps = parser.isSet(u"keep"_s);
    const QString act = pairs ? u"pair"_s : keeps ? u"keep-draw"_s : u"draw"_s;
    const auto request = requestFrom(parser, *hand, act, saidOfDraw(parser));
    if (!request)
        return refuseAct(parser, request.error(), context);
    if (const auto status = doActs(*hand, parser, {*request}, context))
        return *status;
    if (pairs || keeps)
        return endWithLeague(hand->open, context);
    printDrawn(hand->league(),
               *hand->league().competition(request->act.get<DrawRounds>().competition), context);
    return exitstatus::done;
}

int runLeaguePublish(const QStringList &arguments, CliContext &context)
{
    const auto kind = actKind(u"publish"_s);
    if (!kind)
        return context.refuse(kind.error());
    CliParser parser(u"league publish"_s,
                     LeagueDrawCommand::tr("Publishes the next round that is drawn."));
    addLeagueArgument(parser);
    addActOptions(parser, *kind);
    addReasonOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto said = saidFields(parser, *kind);
    if (!said)
        return refuseAct(parser, said.error(), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto request = requestFrom(parser, *hand, kind->id, *said);
    if (!request)
        return refuseAct(parser, request.error(), context);
    const CompetitionId id = request->act.get<PublishRounds>().competition;
    std::vector<LeagueRound> rounds = roundsFrom(*hand->league().competition(id), false);
    if (const auto status = doActs(*hand, parser, {*request}, context))
        return *status;
    const Competition &now = *hand->league().competition(id);
    std::erase_if(rounds,
                  [&now](const LeagueRound &each) { return !now.round(each.number)->published; });
    for (LeagueRound &each : rounds)
        each = *now.round(each.number);
    printRounds(hand->league(), rounds, context);
    return exitstatus::done;
}

} // namespace dugout
