// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "app/cli/printeach.h"
#include "core/leaguebook/looks/unsignedresults.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueSignCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSignCommand)
};

/// A coach of a shared league sees the results of own teams, everybody else all.
int listUnsigned(const LeagueAtHand &hand, const CliParser &parser, CliContext &context)
{
    const League &league = hand.league();
    const auto note = hand.club.shared().note(hand.open.id());
    if (!note)
        return context.refuse(note.error());
    auto waiting = unsignedResults(league, [&note](const EntrantId &team) {
        return !*note || (*note)->role != SharedRole::Coach || (*note)->teams.contains(team.text());
    });
    if (parser.isSet(u"competition"_s)) {
        const auto competition = competitionNamed(league, parser.value(u"competition"_s));
        if (!competition)
            return context.refuse(competition.error());
        std::erase_if(waiting, [&competition](const UnsignedResult &each) {
            return each.competition != competition->id;
        });
    }
    return printEach(
        waiting,
        [&league](const UnsignedResult &each) {
            return QJsonObject{{u"competition"_s, each.competitionName},
                               {u"round"_s, each.round},
                               {u"home"_s, teamName(league, each.fixture.home)},
                               {u"away"_s, teamName(league, each.fixture.away)},
                               {u"signers"_s, signersOf(league, each)}};
        },
        [&league](const UnsignedResult &each) {
            return LeagueSignCommand::tr("%1, round %2: %3 · to be signed by %4")
                .arg(each.competitionName, QString::number(each.round),
                     fixtureLine(league, each.fixture), signersOf(league, each));
        },
        context);
}

} // namespace

int runLeagueSign(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league sign"_s,
                     LeagueSignCommand::tr("Signs the result of a match for a coach; without a "
                                           "match, lists what waits for signatures."));
    addLeagueArgument(parser);
    parser.addArgument(u"HOME"_s, LeagueSignCommand::tr("The team that plays at home."),
                       u"[HOME]"_s);
    parser.addArgument(u"AWAY"_s, LeagueSignCommand::tr("The other one."), u"[AWAY]"_s);
    parser.addArgument(u"SIDE"_s, LeagueSignCommand::tr("Whose coach signs: home or away."),
                       u"[SIDE]"_s);
    parser.addNumberOption(u"round"_s,
                           LeagueSignCommand::tr("The round, where they meet more than once."));
    parser.addOption({u"dispute"_s}, LeagueSignCommand::tr("Disputes it instead, and says why."),
                     u"WHY"_s);
    addCompetitionOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const bool isListed = parser.positional().size() == 1;
    const QString side = parser.positional().value(3);
    if (!isListed && side != u"home" && side != u"away")
        return parser.wrongUsage(LeagueSignCommand::tr("The side is home or away."), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    if (isListed)
        return listUnsigned(*hand, parser, context);
    const bool disputes = parser.isSet(u"dispute"_s);
    QJsonObject said{{u"fixture"_s,
                      QJsonObject{{u"home"_s, parser.positional().at(1)},
                                  {u"away"_s, parser.positional().at(2)},
                                  {u"round"_s, parser.value(u"round"_s).toInt()},
                                  {u"competition"_s, parser.value(u"competition"_s)}}},
                     {u"side"_s, side}};
    if (disputes)
        said.insert(u"why"_s, parser.value(u"dispute"_s));
    const auto request = requestFrom(parser, *hand, disputes ? u"dispute"_s : u"sign"_s, said);
    if (!request)
        return refuseAct(parser, request.error(), context);
    const auto status = doActs(*hand, parser, {*request}, context);
    return status ? *status : endWithLeague(hand->open, context);
}

} // namespace dugout
