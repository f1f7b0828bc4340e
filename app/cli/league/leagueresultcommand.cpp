// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leagueencounter.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/league/leaguepaper.h"
#include "app/cli/skirmish/skirmishbrought.h"
#include "core/leaguebook/fixtures/fixtureresults.h"
#include "core/leaguebook/leaguepreview.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueResultCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueResultCommand)
};

void addPreviewOption(CliParser &parser)
{
    parser.addOption({u"preview"_s},
                     LeagueResultCommand::tr("Only says what would change: teams, tables, later "
                                             "pairings, prizes and ratings."));
}

FixtureOutcome emptyOutcome(const LeagueFixture &fixture)
{
    FixtureOutcome outcome;
    outcome.result.home = fixture.home;
    outcome.result.away = fixture.away;
    outcome.atMs = QDateTime::currentMSecsSinceEpoch();
    return outcome;
}

std::optional<FixtureSide> sideFrom(const QString &word)
{
    const qsizetype place = QStringList{u"nobody"_s, u"home"_s, u"away"_s}.indexOf(word);
    return place < 0 ? std::nullopt : std::optional(static_cast<FixtureSide>(place));
}

/// The numbers of the score and of the options; nothing when one is none.
bool readNumbers(const CliParser &parser, FixtureResult &result)
{
    bool good = true;
    const auto number = [&good](const QString &text) {
        bool isOne = false;
        const int value = text.toInt(&isOne);
        good = good && isOne;
        return value;
    };
    result.td = number(parser.positional().at(3));
    result.tdAgainst = number(parser.positional().at(4));
    result.cas = number(parser.value(u"cas"_s));
    result.casAgainst = number(parser.value(u"cas-against"_s));
    for (const QString &each : parser.values(u"column"_s)) {
        const QStringList parts = each.split(u'=');
        const QStringList counts = parts.value(1).split(u':');
        result.columns.push_back({parts.value(0), number(counts.value(0)),
                                  number(counts.value(counts.size() > 1 ? 1 : 0))});
    }
    return good;
}

/// What would change, and nothing does.
int preview(const LeagueAtHand &hand, const LeagueEvent &event, CliContext &context)
{
    const auto after = hand.open.trial({event});
    if (!after)
        return context.refuse(after.error());
    const auto edition = hand.club->library().load(after->currentRules().ruleset.text());
    const QStringList lines = previewLines(*after, previewOf(hand.league(), *after),
                                           edition ? edition->get() : nullptr);
    if (context.json)
        context.printJson(QJsonDocument(QJsonArray::fromStringList(lines)));
    for (const QString &line : context.json ? QStringList() : lines)
        context.out << line << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

int keep(LeagueAtHand &hand, const LeagueFixture &fixture, const FixtureOutcome &outcome,
         const CliParser &parser, CliContext &context)
{
    const LeagueEvent entered{ResultEntered{fixture.id, outcome, std::nullopt},
                              parser.value(u"reason"_s)};
    if (parser.isSet(u"preview"_s))
        return preview(hand, entered, context);
    const auto done = hand.open.act({entered});
    if (!done)
        return context.refuse(done.error());
    if (context.json) {
        context.printJson(
            QJsonDocument(fixtureObject(hand.league(), *hand.league().roundOf(fixture.id),
                                        *hand.league().fixture(fixture.id))));
        return exitstatus::done;
    }
    return endWithLeague(hand.open, context);
}

void addResultOptions(CliParser &parser)
{
    addFixtureArguments(parser);
    parser.addArgument(u"TD"_s, LeagueResultCommand::tr("Touchdowns of the home side."), u"[TD]"_s);
    parser.addArgument(u"TDAGAINST"_s, LeagueResultCommand::tr("Touchdowns of the other."),
                       u"[TDAGAINST]"_s);
    addEncounterOptions(parser);
    parser.addOption({u"cas"_s}, LeagueResultCommand::tr("Casualties the home side caused."),
                     u"N"_s, u"0"_s);
    parser.addOption({u"cas-against"_s}, LeagueResultCommand::tr("Casualties the other caused."),
                     u"N"_s, u"0"_s);
    parser.addOption({u"winner"_s},
                     LeagueResultCommand::tr("home or away, where the score does not say it."),
                     u"SIDE"_s);
    parser.addOption({u"column"_s},
                     LeagueResultCommand::tr("A count of the league's own, for both sides: "
                                             "completions=3:1."),
                     u"NAME=N:N"_s);
    addSlipOptions(parser);
    addPreviewOption(parser);
    addReasonOption(parser);
}

/// Only the games of a skirmish are told.
bool isToldByGames(const CliParser &parser)
{
    return parser.isSet(u"game"_s) && !parser.isSet(u"paper"_s);
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

/// The result as the words of the command tell it; code `usage` where they are no such words.
Result<FixtureOutcome> toldOutcome(const CliParser &parser, const League &league,
                                   const LeagueFixture &fixture)
{
    FixtureOutcome outcome = emptyOutcome(fixture);
    if (isToldByGames(parser)) {
        const Competition &of = *league.competitionOf(fixture.id);
        const auto told = encounterFrom(parser, needsWinner(of, fixture), outcome);
        return told ? Result<FixtureOutcome>(outcome) : Result<FixtureOutcome>(told.error());
    }
    if (!readNumbers(parser, outcome.result))
        return Error{
            ErrorCode::Usage,
            LeagueResultCommand::tr("Touchdowns, casualties and columns are whole numbers."),
            {}};
    const auto winner
        = sideFrom(parser.isSet(u"winner"_s) ? parser.value(u"winner"_s) : u"nobody"_s);
    if (!winner)
        return Error{ErrorCode::Usage, LeagueResultCommand::tr("The winner is home or away."), {}};
    outcome.result.winner = *winner;
    return outcome;
}

} // namespace

int runLeagueResult(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league result"_s,
        LeagueResultCommand::tr("Enters a result from paper, or another one instead."));
    addResultOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongWords(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto fixture = fixtureFrom(parser, hand->league());
    if (!fixture)
        return context.refuse(fixture.error());
    if (parser.isSet(u"paper"_s))
        return enterSlipOf(*hand, *fixture, parser, context);
    const auto outcome = toldOutcome(parser, hand->league(), *fixture);
    if (!outcome)
        return outcome.error().code == ErrorCode::Usage
            ? parser.wrongUsage(outcome.error().message, context)
            : context.refuse(outcome.error());
    return keep(*hand, *fixture, *outcome, parser, context);
}

int runLeagueAward(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league award"_s,
                     LeagueResultCommand::tr("Awards a match that nobody plays: a walk-over to one "
                                             "side, or a double forfeit to nobody."));
    addFixtureArguments(parser);
    parser.addArgument(u"SIDE"_s, LeagueResultCommand::tr("home, away or nobody."));
    addPreviewOption(parser);
    addReasonOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto side = sideFrom(parser.positional().at(3));
    if (!side)
        return parser.wrongUsage(LeagueResultCommand::tr("The side is home, away or nobody."),
                                 context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto fixture = fixtureFrom(parser, hand->league());
    if (!fixture)
        return context.refuse(fixture.error());
    FixtureOutcome outcome
        = awardOf(*fixture, *side, hand->league().competitionOf(fixture->id)->rules.awardedTd);
    outcome.atMs = QDateTime::currentMSecsSinceEpoch();
    return keep(*hand, *fixture, outcome, parser, context);
}

namespace {

/// What is asked of those who bring warbands to a fixture.
Result<JournalId> startSkirmish(const CliParser &parser, LeagueAtHand &hand,
                                const LeagueFixture &fixture, const CliContext &context)
{
    const KeptLeagues &leagues = hand.club.leagues();
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
    const KeptLeagues &leagues = hand->club.leagues();
    const bool isSkirmish = hand->league().competitionOf(fixture->id)->rules.isSkirmish();
    const auto match = isSkirmish ? startSkirmish(parser, *hand, *fixture, context)
                                  : leagues.startMatch(hand->open, fixture->id);
    if (!match)
        return context.refuse(match.error());
    return endWithMatch(*hand, *match, *fixture, context);
}

} // namespace dugout
