// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/league/leagueoutput.h"
#include "app/cli/printeach.h"
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
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
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
    const League &league = hand->league();
    return printEach(
        *prizes, [&league](const Prize &each) { return prizeObject(league, each); },
        [&league](const Prize &each) { return prizeLine(league, each); }, context);
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
