// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguekept.h"

#include "core/leaguefiles/leaguewords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueKept
{
    Q_DECLARE_TR_FUNCTIONS(LeagueKept)
};

QString stateId(const LeagueRound &round, const LeagueFixture &fixture)
{
    static const QStringList ids{u"drawn"_s, u"published"_s, u"playing"_s, u"done"_s};
    return ids.at(static_cast<qsizetype>(stateOf(round, fixture)));
}

QJsonArray gamesArray(const Encounter &encounter)
{
    QJsonArray games;
    for (const EncounterGame &each : encounter.games) {
        const FixtureSide winner = winnerOf(each);
        games.append(QJsonObject{{u"glory"_s, each.glory},
                                 {u"gloryAgainst"_s, each.gloryAgainst},
                                 {u"winner"_s,
                                  winner == FixtureSide::Home       ? u"home"_s
                                      : winner == FixtureSide::Away ? u"away"_s
                                                                    : u"nobody"_s}});
    }
    return games;
}

} // namespace

void addLeagueArgument(CliParser &parser)
{
    parser.addArgument(u"LEAGUE"_s, LeagueKept::tr("The name or id of a saved league."));
    addClubOption(parser);
}

void addCompetitionOption(CliParser &parser)
{
    parser.addOption({u"competition"_s},
                     LeagueKept::tr("The competition, where the season has several."), u"NAME"_s);
}

void addReasonOption(CliParser &parser)
{
    parser.addOption({u"reason"_s}, LeagueKept::tr("Why, for the league's journal."), u"TEXT"_s);
}

Result<LeagueAtHand> leagueAtHand(const CliParser &parser, const CliContext &context)
{
    const QString name = parser.positional().constFirst();
    auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return nothingNamed(name, club.error());
    const auto id = club->leagues().find(name);
    if (!id)
        return id.error();
    // What others did; a server that is away leaves what is here.
    if (const auto seen = club->shared().refresh(*id); !seen)
        context.err << seen.error().message << Qt::endl;
    auto opened = club->leagues().open(*id);
    if (!opened)
        return opened.error();
    return LeagueAtHand{*std::move(club), *std::move(opened)};
}

std::shared_ptr<const Ruleset> editionOf(const LeagueAtHand &hand)
{
    const auto edition = hand.club->library().load(hand.league().currentRules().ruleset.text());
    return edition ? *edition : nullptr;
}

OpenedLeague openedLeague(CliParser &parser, const QStringList &arguments, CliContext &context)
{
    if (!parser.parse(arguments, context))
        return OpenedLeague(parser.status());
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return OpenedLeague(context.refuse(hand.error()));
    return OpenedLeague(*std::move(hand));
}

QJsonObject fixtureObject(const League &league, const LeagueRound &round,
                          const LeagueFixture &fixture)
{
    QJsonObject object{
        {u"id"_s, fixture.id.text()},
        {u"round"_s, round.number},
        {u"home"_s, teamName(league, fixture.home)},
        {u"away"_s, fixture.isBye() ? QJsonValue() : QJsonValue(teamName(league, fixture.away))},
        {u"state"_s, stateId(round, fixture)}};
    if (!fixture.occasion.isEmpty())
        object.insert(u"occasion"_s, fixture.occasion);
    if (!fixture.match.isEmpty())
        object.insert(u"match"_s, fixture.match.text());
    if (fixture.outcome) {
        const FixtureResult &result = fixture.outcome->result;
        object.insert(u"kind"_s, resultKindId(result.kind));
        object.insert(u"td"_s, result.td);
        object.insert(u"tdAgainst"_s, result.tdAgainst);
        object.insert(u"cas"_s, result.cas);
        object.insert(u"casAgainst"_s, result.casAgainst);
        object.insert(u"homeSigned"_s, fixture.outcome->homeSigned);
        object.insert(u"awaySigned"_s, fixture.outcome->awaySigned);
        if (!fixture.outcome->deliveredBy.isEmpty()) {
            object.insert(u"deliveredBy"_s, fixture.outcome->deliveredBy);
            object.insert(u"atTable"_s, fixture.outcome->atTable);
        }
        if (fixture.outcome->disputed != FixtureSide::Neither)
            object.insert(u"disputed"_s,
                          QJsonObject{{u"side"_s,
                                       fixture.outcome->disputed == FixtureSide::Home ? u"home"_s
                                                                                      : u"away"_s},
                                      {u"why"_s, fixture.outcome->dispute}});
        const FixtureSide winner = winnerOf(result);
        if (winner != FixtureSide::Neither)
            object.insert(u"winner"_s, winner == FixtureSide::Home ? u"home"_s : u"away"_s);
        if (fixture.outcome->encounter)
            object.insert(u"games"_s, gamesArray(*fixture.outcome->encounter));
    }
    return object;
}

QJsonObject roundObject(const League &league, const LeagueRound &round)
{
    QJsonArray fixtures;
    for (const LeagueFixture &each : round.fixtures)
        fixtures.append(fixtureObject(league, round, each));
    return {
        {u"round"_s, round.number}, {u"published"_s, round.published}, {u"fixtures"_s, fixtures}};
}

QString fixtureLine(const League &league, const LeagueFixture &fixture)
{
    if (fixture.isBye())
        return LeagueKept::tr("%1 has a bye").arg(teamName(league, fixture.home));
    const QString pair
        = u"%1 – %2"_s.arg(teamName(league, fixture.home), teamName(league, fixture.away));
    // As everywhere: with who won a level match, and that nobody played an awarded one.
    return fixture.outcome ? u"%1 %2"_s.arg(pair, scoreText(fixture)) : pair;
}

void printRound(const League &league, const LeagueRound &round, CliContext &context)
{
    context.out << (round.published ? LeagueKept::tr("Round %1").arg(round.number)
                                    : LeagueKept::tr("Round %1, not published").arg(round.number))
                << '\n';
    for (const LeagueFixture &each : round.fixtures)
        context.out << "  " << fixtureLine(league, each) << '\n';
    context.out << Qt::flush;
}

QString lastDecision(const OpenLeague &league)
{
    auto history = league.recentHistory();
    if (history.empty()) // after much undoing and redoing what is recent is no decision
        history = league.history();
    return history.empty() ? QString() : history.back().line;
}

int endWithLeague(const OpenLeague &league, CliContext &context)
{
    const QString line = lastDecision(league);
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{
            {u"id"_s, league.id().text()}, {u"name"_s, league.league().name}, {u"line"_s, line}}));
    else
        context.out << line << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
