// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leagueoutput.h"
#include "core/leaguebook/season/seasonend.h"

using namespace Qt::StringLiterals;

namespace dugout {

// What is decided between two seasons.

namespace {

struct LeagueSeasonEndCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSeasonEndCommand)
};

/// What a proposed prize is as an act.
ActRequest giving(const Prize &prize, const CliParser &parser)
{
    return {GivePrize{prize.team, prize.name, prize.kind, prize.amount, prize.player, prize.season,
                      prize.competition},
            parser.value(u"reason"_s).trimmed()};
}

void addPrizeOptions(CliParser &parser)
{
    parser.addOption({u"team"_s},
                     LeagueSeasonEndCommand::tr("Gives this team a prize of your own instead."),
                     u"NAME"_s);
    parser.addOption({u"name"_s}, LeagueSeasonEndCommand::tr("What your own prize is called."),
                     u"NAME"_s);
    parser.addOption({u"as"_s},
                     LeagueSeasonEndCommand::tr("What it is: honour, trophy, wizard for the next "
                                                "season, fan-factor or gold."),
                     u"KIND"_s, u"honour"_s);
    parser.addOption({u"amount"_s}, LeagueSeasonEndCommand::tr("How much gold or fan factor."),
                     u"N"_s, u"0"_s);
    parser.addOption({u"player"_s}, LeagueSeasonEndCommand::tr("Who of the team has won it."),
                     u"NAME"_s);
}

/// What the commissioner thought of (bb2016.en.txt:3342-3347, crp.es.txt:2701).
int giveOwn(LeagueAtHand &hand, const CliParser &parser, CliContext &context)
{
    bool isNumber = false;
    const int amount = parser.value(u"amount"_s).toInt(&isNumber);
    if (!isNumber)
        return parser.wrongUsage(LeagueSeasonEndCommand::tr("--amount is a whole number."),
                                 context);
    const QString kind = parser.value(u"as"_s);
    const auto request = requestFrom(parser, hand, u"prize"_s,
                                     {{u"team"_s, parser.value(u"team"_s)},
                                      {u"name"_s, parser.value(u"name"_s).trimmed()},
                                      {u"kind"_s, kind == u"honour" ? u"award"_s : kind},
                                      {u"amount"_s, amount},
                                      {u"player"_s, parser.value(u"player"_s).trimmed()}});
    if (!request)
        return refuseAct(parser, request.error(), context);
    if (const auto status = doActs(hand, parser, {*request}, context))
        return *status;
    return printPrizes({hand.league().prizes.back()}, {hand.league(), editionOf(hand).get()},
                       context);
}

} // namespace

int runLeaguePrizes(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league prizes"_s,
                     LeagueSeasonEndCommand::tr("Says who has earned the prizes of the season: "
                                                "winners, wooden spoon, best of the hard teams, "
                                                "leaders; with --give it gives them."));
    addLeagueArgument(parser);
    parser.addOption({u"give"_s}, LeagueSeasonEndCommand::tr("Gives all of them."));
    parser.addOption(
        {u"trophies"_s},
        LeagueSeasonEndCommand::tr("The winner of a competition also holds its trophy until it is "
                                   "won again, with what the rules give for it."));
    addPrizeOptions(parser);
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    if (parser.isSet(u"team"_s))
        return giveOwn(*hand, parser, context);
    if (!parser.isFreeOf({u"name"_s, u"as"_s, u"amount"_s, u"player"_s}, context))
        return parser.status();
    const SeasonId season
        = hand->league().seasons.empty() ? SeasonId() : hand->league().seasons.back().id;
    auto prizes = hand->club.leagues().proposedPrizes(hand->open, season);
    if (!prizes)
        return context.refuse(prizes.error());
    std::vector<Prize> trophies;
    if (parser.isSet(u"trophies"_s))
        trophies = trophiesOf(hand->league(), *hand->league().season(season));
    for (const auto &all : {*prizes, trophies}) {
        for (const Prize &each : parser.isSet(u"give"_s) ? all : std::vector<Prize>()) {
            if (const auto status = doActs(*hand, parser, {giving(each, parser)}, context))
                return *status;
        }
    }
    prizes->insert(prizes->end(), trophies.begin(), trophies.end());
    return printPrizes(*prizes, {hand->league(), editionOf(*hand).get()}, context);
}

} // namespace dugout
