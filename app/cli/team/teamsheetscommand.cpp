// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/teamsheetscommand.h"

#include "app/cli/openclub.h"
#include "app/cli/printeach.h"
#include "app/cli/team/openteam.h"
#include "core/club/correctionlines.h"
#include "core/exchange/teamfile.h"
#include "core/team/teamvalue.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamSheetsCommand
{
    Q_DECLARE_TR_FUNCTIONS(TeamSheetsCommand)
};

void addArguments(CliParser &parser, const QString &number)
{
    parser.addArgument(u"TEAM"_s, TeamSheetsCommand::tr("The name or id of a saved team."));
    parser.addArgument(u"NUMBER"_s,
                       TeamSheetsCommand::tr("The number of one of its earlier sheets."), number);
    addClubOption(parser);
}

/// Of the second argument; below 1 where it is no number.
qint64 numberOf(const CliParser &parser)
{
    bool isNumber = false;
    const qint64 number = parser.positional().at(1).toLongLong(&isNumber);
    return isNumber ? number : 0;
}

Error noNumber()
{
    return {ErrorCode::Usage,
            TeamSheetsCommand::tr("NUMBER is a number that \"dugout team sheets TEAM\" lists."),
            {}};
}

int printList(const OpenClub &club, const DocumentId &id, CliContext &context)
{
    const auto sheets = club->teams().earlierSheets(id);
    if (!sheets)
        return context.refuse(sheets.error());
    const auto valueOf = [&](const DocumentSummary &each) -> std::optional<int> {
        const auto team = club->teams().earlierSheet(id, each.revision);
        const auto ruleset = team ? club->library().load(team->ruleset.text())
                                  : Result<std::shared_ptr<const Ruleset>>(team.error());
        return ruleset ? std::optional(teamValue(*team, **ruleset)) : std::nullopt;
    };
    return printEach(
        *sheets,
        [&](const DocumentSummary &each) {
            const auto value = valueOf(each);
            return QJsonObject{{u"number"_s, each.revision},
                               {u"name"_s, each.name},
                               {u"changedMs"_s, each.modifiedMs},
                               {u"teamValue"_s, value ? QJsonValue(*value) : QJsonValue()}};
        },
        [&](const DocumentSummary &each) {
            const auto value = valueOf(each);
            const QString day = languageLocale(context.language)
                                    .toString(QDateTime::fromMSecsSinceEpoch(each.modifiedMs),
                                              QLocale::ShortFormat);
            return u"%1  %2  %3  %4"_s.arg(QString::number(each.revision), day, each.name,
                                           value ? groupedNumber(*value, context.language)
                                                 : QString());
        },
        context);
}

int printDifference(const CorrectedTeam &told, const Team &earlier, CliContext &context)
{
    if (context.json) {
        QJsonArray lines;
        for (const CorrectionLine &each : told.lines)
            lines.append(each.signedText());
        context.printJson(
            QJsonDocument(QJsonObject{{u"sheet"_s, teamToJson(earlier)}, {u"since"_s, lines}}));
        return exitstatus::done;
    }
    if (told.lines.empty())
        context.out << TeamSheetsCommand::tr("Nothing is different.") << '\n';
    for (const CorrectionLine &each : told.lines)
        context.out << each.signedText() << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace

int runTeamSheets(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team sheets"_s,
                     TeamSheetsCommand::tr("Lists the earlier sheets of a saved team, or says what "
                                           "has changed since one of them."));
    addArguments(parser, u"[NUMBER]"_s);
    parser.addOption({u"with"_s},
                     TeamSheetsCommand::tr("Compares with this earlier sheet instead of today's."),
                     u"NUMBER"_s);
    parser.addOutOption(TeamSheetsCommand::tr("Writes the earlier sheet as a team file instead."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto id = (*club)->teams().find(parser.positional().constFirst());
    if (!id)
        return context.refuse(id.error());
    if (parser.positional().size() < 2)
        return printList(*club, *id, context);
    if (numberOf(parser) < 1)
        return parser.wrongUsage(noNumber().message, context);
    const auto earlier = (*club)->teams().earlierSheet(*id, numberOf(parser));
    if (!earlier)
        return context.refuse(earlier.error());
    if (parser.isSet(u"out"_s)) {
        const auto written = saveTeamFile(parser.value(u"out"_s), *earlier);
        return written ? exitstatus::done : context.refuse(written.error());
    }
    auto other = parser.isSet(u"with"_s)
        ? (*club)->teams().earlierSheet(*id, parser.value(u"with"_s).toLongLong())
        : Result<Team>(Team{});
    if (!parser.isSet(u"with"_s)) {
        auto now = (*club)->teams().loadPlaying(*id);
        other = now ? Result<Team>(std::move(now->team)) : Result<Team>(now.error());
    }
    if (!other)
        return context.refuse(other.error());
    return printDifference(differenceOf(*earlier, *other, (*club)->library()), *earlier, context);
}

int runTeamBack(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team back"_s,
                     TeamSheetsCommand::tr("Goes back to an earlier sheet of a saved team. The one "
                                           "of today becomes an earlier one."));
    addArguments(parser, u"NUMBER"_s);
    addWordOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (numberOf(parser) < 1)
        return parser.wrongUsage(noNumber().message, context);
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto id = (*club)->teams().find(parser.positional().constFirst());
    if (!id)
        return context.refuse(id.error());
    const auto saved
        = club->leagues().goBack(TeamId(id->text()), numberOf(parser), parser.value(u"reason"_s));
    if (!saved)
        return context.refuse(saved.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"id"_s, saved->id.text()},
                                                    {u"name"_s, saved->name},
                                                    {u"changedMs"_s, saved->modifiedMs}}));
    else
        context.out << TeamSheetsCommand::tr("%1 stands on that sheet again.").arg(saved->name)
                    << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
