// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "core/leaguefiles/sitefolder.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueSiteCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSiteCommand)
};

} // namespace

int runLeagueSite(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league site"_s,
                     LeagueSiteCommand::tr("Writes a league as a web site in three languages."));
    addLeagueArgument(parser);
    parser.addOutFolderOption(LeagueSiteCommand::tr("The folder to write."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString folder = parser.value(u"out"_s);
    if (folder.isEmpty())
        return parser.wrongUsage(LeagueSiteCommand::tr("--out FOLDER is missing."), context);
    const auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto shown = gatherLeague(hand->club.leagues(), *hand->club, hand->open.id());
    if (!shown)
        return context.refuse(shown.error());
    const std::vector<SiteFile> files = leagueSite(*shown);
    if (const auto written = writeSite(folder, files, parser.isSet(u"force"_s)); !written)
        return context.refuse(written.error());
    const int count = static_cast<int>(files.size());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"folder"_s, folder}, {u"files"_s, count}}));
    else
        context.out
            << LeagueSiteCommand::tr("%n file(s) written to %1.", nullptr, count).arg(folder)
            << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
