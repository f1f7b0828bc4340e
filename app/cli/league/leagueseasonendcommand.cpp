// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
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

/// What is only told is one action; a trophy also changes sheets.
Result<void> giveAll(LeagueAtHand &hand, const std::vector<Prize> &prizes,
                     const std::vector<Prize> &trophies, const QString &reason)
{
    std::vector<LeagueEvent> events;
    for (const Prize &each : prizes)
        events.push_back({PrizeGiven{each}, reason});
    if (!events.empty()) {
        if (auto done = hand.open.act(events); !done)
            return done;
    }
    for (const Prize &each : trophies) {
        if (auto done = hand.club.leagues().givePrize(hand.open, each, reason); !done)
            return done;
    }
    return {};
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
Result<Prize> ownPrize(const CliParser &parser, const League &league)
{
    static const QStringList kinds{u"honour"_s, u"trophy"_s, u"wizard"_s, u"fan-factor"_s,
                                   u"gold"_s}; // in the order of PrizeKind
    const auto team = teamNamed(league, parser.value(u"team"_s));
    if (!team)
        return team.error();
    bool isNumber = false;
    const int amount = parser.value(u"amount"_s).toInt(&isNumber);
    const qsizetype kind = kinds.indexOf(parser.value(u"as"_s));
    if (kind < 0 || !isNumber)
        return Error{ErrorCode::Usage,
                     LeagueSeasonEndCommand::tr("--as is one of %1, and --amount a whole number.")
                         .arg(kinds.join(u", "_s)),
                     {}};
    const SeasonId season = league.seasons.empty() ? SeasonId() : league.seasons.back().id;
    return Prize{static_cast<PrizeKind>(kind),
                 parser.value(u"name"_s).trimmed(),
                 *team,
                 parser.value(u"player"_s).trimmed(),
                 amount,
                 season,
                 {},
                 {}};
}

int giveOwn(LeagueAtHand &hand, const CliParser &parser, CliContext &context)
{
    const auto prize = ownPrize(parser, hand.league());
    if (!prize)
        return prize.error().code == ErrorCode::Usage
            ? parser.wrongUsage(prize.error().message, context)
            : context.refuse(prize.error());
    const auto done = hand.club.leagues().givePrize(hand.open, *prize, parser.value(u"reason"_s));
    if (!done)
        return context.refuse(done.error());
    return printPrizes({*prize}, hand.league(), context);
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
        LeagueSeasonEndCommand::tr("Whoever won a competition also holds its trophy until "
                                   "it is won anew, with what the rules give for "
                                   "that."));
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
    if (parser.isSet(u"give"_s)) {
        if (const auto done = giveAll(*hand, *prizes, trophies, parser.value(u"reason"_s)); !done)
            return context.refuse(done.error());
    }
    prizes->insert(prizes->end(), trophies.begin(), trophies.end());
    return printPrizes(*prizes, hand->league(), context);
}

int runLeagueRedraft(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league redraft"_s,
                     LeagueSeasonEndCommand::tr("Drafts a team anew between two seasons."));
    addLeagueArgument(parser);
    parser.addArgument(u"TEAM"_s, LeagueSeasonEndCommand::tr("The name or id of the team."));
    parser.addOption({u"downtime"_s},
                     LeagueSeasonEndCommand::tr("Gold that was raised between the seasons."),
                     u"N"_s, u"0"_s);
    parser.addOption(
        {u"keep"_s},
        LeagueSeasonEndCommand::tr("Its star, sponsors, stadium and trophies stay; they "
                                   "end otherwise."));
    addReasonOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    bool isNumber = false;
    const int downtime = parser.value(u"downtime"_s).toInt(&isNumber);
    if (!isNumber || downtime < 0)
        return parser.wrongUsage(LeagueSeasonEndCommand::tr("Gold is a whole number."), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto team = teamNamed(hand->league(), parser.positional().at(1));
    if (!team)
        return context.refuse(team.error());
    if (const auto done = hand->club.leagues().redraft(
            hand->open, *team, {downtime, parser.isSet(u"keep"_s)}, parser.value(u"reason"_s));
        !done)
        return context.refuse(done.error());
    return endWithLeague(hand->open, context);
}

} // namespace dugout
