// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguepaper.h"
#include "app/cli/skirmish/skirmishbrought.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueResultCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueResultCommand)
};

/// Words of the fields of a result; the touchdowns may be left out for the games of a skirmish.
const std::vector<ActWord> &resultWords()
{
    static const std::vector<ActWord> words{{u"HOME"_s, u"fixture.home"_s},
                                            {u"AWAY"_s, u"fixture.away"_s},
                                            {u"[TD]"_s, u"td"_s},
                                            {u"[TDAGAINST]"_s, u"tdAgainst"_s}};
    return words;
}

void addResultOptions(CliParser &parser, const ActKind &kind)
{
    addLeagueArgument(parser);
    addActWords(parser, kind, resultWords());
    addActOptions(parser, kind, resultWords());
    addSlipOptions(parser);
    addPreviewOption(parser);
    addReasonOption(parser);
}

/// Only the games of a skirmish are told.
bool isToldByGames(const CliParser &parser)
{
    return parser.isSet(u"games"_s) && !parser.isSet(u"paper"_s);
}

/// What is missing or does not go together; empty when nothing is.
QString wrongWords(const CliParser &parser)
{
    if (const QString stray = strayOfSlip(parser); !stray.isEmpty())
        return LeagueResultCommand::tr("--%1 needs --paper.").arg(stray);
    if (parser.isSet(u"paper"_s) && parser.isSet(u"preview"_s))
        return LeagueResultCommand::tr("What a match from paper changes is known once what follows "
                                       "it is answered: --preview goes without --paper.");
    constexpr qsizetype withScore = 5;
    if (!isToldByGames(parser) && parser.positional().size() != withScore)
        return LeagueResultCommand::tr("Say the touchdowns of both, or the games of a skirmish "
                                       "with --game.");
    return {};
}

/// The act, and the fixture as it is afterwards.
int decide(LeagueAtHand &hand, const CliParser &parser, const ActKind &kind,
           const QJsonObject &said, CliContext &context)
{
    const auto request = requestFrom(parser, hand, kind.id, said);
    if (!request)
        return refuseAct(parser, request.error(), context);
    if (const auto status = doActs(hand, parser, {*request}, context))
        return *status;
    if (!context.json)
        return endWithLeague(hand.open, context);
    const FixtureId id(fieldsOf(request->act).value(u"fixture"_s).toString());
    context.printJson(QJsonDocument(
        fixtureObject(hand.league(), *hand.league().roundOf(id), *hand.league().fixture(id))));
    return exitstatus::done;
}

} // namespace

int runLeagueResult(const QStringList &arguments, CliContext &context)
{
    const auto kind = actKind(u"result"_s);
    if (!kind)
        return context.refuse(kind.error());
    CliParser parser(
        u"league result"_s,
        LeagueResultCommand::tr("Enters a result from paper, or another one instead."));
    addResultOptions(parser, *kind);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongWords(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    const auto said = saidFields(parser, *kind, resultWords());
    if (!said)
        return refuseAct(parser, said.error(), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    if (!parser.isSet(u"paper"_s))
        return decide(*hand, parser, *kind, *said, context);
    const auto fixture = fixtureFrom(parser, hand->league());
    return fixture ? enterSlipOf(*hand, *fixture, parser, context)
                   : context.refuse(fixture.error());
}

int runLeagueAward(const QStringList &arguments, CliContext &context)
{
    const auto kind = actKind(u"award"_s);
    if (!kind)
        return context.refuse(kind.error());
    static const std::vector<ActWord> words{
        {u"HOME"_s, u"fixture.home"_s}, {u"AWAY"_s, u"fixture.away"_s}, {u"SIDE"_s, u"winner"_s}};
    CliParser parser(
        u"league award"_s,
        LeagueResultCommand::tr(
            "Awards a match that nobody plays: a forfeit win for one side, or a double forfeit."));
    addLeagueArgument(parser);
    addActWords(parser, *kind, words);
    addActOptions(parser, *kind, words);
    addPreviewOption(parser);
    addReasonOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto said = saidFields(parser, *kind, words);
    if (!said)
        return refuseAct(parser, said.error(), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    return decide(*hand, parser, *kind, *said, context);
}

namespace {

/// What is asked of those who bring warbands to a fixture.
Result<JournalId> startSkirmish(const CliParser &parser, LeagueAtHand &hand,
                                const LeagueFixture &fixture, const CliContext &context)
{
    const LeagueRepository &leagues = hand.club.leagues();
    const auto set = leagues.skirmishFor(hand.league(), hand.open.id(), fixture.id);
    if (!set)
        return set.error();
    const auto ruleset = hand.club->library().load(set->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const QStringList named = parser.value(u"warbands"_s).split(u',', Qt::SkipEmptyParts);
    std::vector<BroughtPlayer> players;
    for (const SkirmishSeat &seat : set->seats) {
        const QString warband = named.value(static_cast<qsizetype>(players.size())).trimmed();
        players.push_back({seat.name, named.isEmpty() ? seat.warband.id.text() : warband});
        if (players.back().warband.isEmpty())
            return Error{ErrorCode::NoWarbands,
                         LeagueResultCommand::tr("Name the warbands of home and away with "
                                                 "--warbands, such as %1.")
                             .arg(u"garreks-reavers,steelhearts-champions"_s),
                         {}};
    }
    auto brought = broughtSetup(parser, **ruleset, players, set->options, context);
    if (!brought)
        return brought.error();
    return leagues.startSkirmish(hand.open, fixture.id, *std::move(brought));
}

} // namespace

int runLeagueStart(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league start"_s,
        LeagueResultCommand::tr("Starts the match of a fixture; \"dugout match\" plays "
                                "it, and its result comes back by itself."));
    addFixtureArguments(parser);
    parser.addOption({u"warbands"_s},
                     LeagueResultCommand::tr("Of a skirmish, the warbands of home and away with a "
                                             "comma between; \"dugout skirmish\" plays it."),
                     u"IDS"_s);
    addBroughtOptions(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto fixture = fixtureFrom(parser, hand->league());
    if (!fixture)
        return context.refuse(fixture.error());
    // What is brought anew to a skirmish is more than an act says.
    if (hand->league().competitionOf(fixture->id)->rules.isSkirmish()) {
        const auto game = startSkirmish(parser, *hand, *fixture, context);
        return game ? endWithMatch(*hand, *game, *fixture, context) : context.refuse(game.error());
    }
    SeededRandomSource lot(SeededRandomSource::systemSeed());
    const auto done
        = hand->club.leagues().act(hand->open, ActRequest{StartMatch{fixture->id}, {}}, lot);
    if (!done)
        return context.refuse(done.error());
    const JournalId match = hand->league().fixture(fixture->id)->match;
    return endWithMatch(*hand, match, *fixture, context);
}

} // namespace dugout
