// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "app/cli/sheetoptions.h"
#include "ui/sheets/leaguesheet.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeaguePrintCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeaguePrintCommand)
};

QString wrongOption(const CliParser &parser)
{
    const QString sheet = parser.value(u"sheet"_s);
    if (!leaguePrintIds().contains(sheet))
        return LeaguePrintCommand::tr("There is no sheet \"%1\"; there are %2.")
            .arg(sheet, leaguePrintIds().join(u", "_s));
    bool isNumber = true;
    if (parser.isSet(u"round"_s) && (parser.value(u"round"_s).toInt(&isNumber) < 1 || !isNumber))
        return LeaguePrintCommand::tr("--round needs a whole number from 1 on.");
    return wrongSheetOption(parser);
}

} // namespace

int runLeaguePrint(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league print"_s,
        LeaguePrintCommand::tr(
            "Writes tables, signs, result slips and certificates of a league as PDF."));
    addLeagueArgument(parser);
    addCompetitionOption(parser);
    parser.addOption({u"sheet"_s},
                     LeaguePrintCommand::tr("What to print: standings, fixtures, cross-table, "
                                            "rounds, signs, slips, certificates, rules or teams."),
                     u"SHEET"_s, u"standings"_s);
    parser.addOption(
        {u"round"_s},
        LeaguePrintCommand::tr(
            "The round; without it all of them, or the last one for signs and result slips."),
        u"N"_s);
    addPlainSheetOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongOption(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    const auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto shown = gatherLeague(hand->club.leagues(), *hand->club, hand->open.id());
    if (!shown)
        return context.refuse(shown.error());
    const auto print = static_cast<LeaguePrint>(leaguePrintIds().indexOf(parser.value(u"sheet"_s)));
    const auto competition = print == LeaguePrint::Rules
        ? Result<Competition>(Competition{}) // they hold for all of them
        : print == LeaguePrint::Teams && !parser.isSet(u"competition"_s)
        ? Result<Competition>(Competition{}) // of all of them
        : competitionNamed(shown->league, parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    auto sheet = makeLeagueSheet(*shown, *competition, print, parser.value(u"round"_s).toInt());
    if (!sheet)
        return context.refuse(sheet.error());
    return writeSheet(**sheet, parser, context);
}

} // namespace dugout
