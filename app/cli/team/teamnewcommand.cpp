// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/teamnewcommand.h"

#include "app/cli/openclub.h"
#include "app/cli/subcommands.h"
#include "app/cli/team/rosterwords.h"
#include "core/club/sampleteams.h"
#include "core/exchange/teamfile.h"
#include "core/rules/footballrules.h"
#include "core/team/hiring.h"

#include <QJsonObject>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamNewCommand
{
    Q_DECLARE_TR_FUNCTIONS(TeamNewCommand)
};

void addOptions(CliParser &parser)
{
    parser.addOption({u"ruleset"_s}, TeamNewCommand::tr("The edition, as in `dugout rules list`."),
                     u"R"_s);
    parser.addOption({u"roster"_s}, TeamNewCommand::tr("The id of the team list."), u"T"_s);
    parser.addOption({u"name"_s}, TeamNewCommand::tr("The name of the team."), u"N"_s);
    parser.addOption({u"coach"_s}, TeamNewCommand::tr("The name of the coach."), u"C"_s);
    parser.addOption({u"budget"_s}, TeamNewCommand::tr("Gold pieces to build the team with."),
                     u"G"_s);
    parser.addOption({u"players"_s},
                     TeamNewCommand::tr("Players to hire, such as lineman:7,blitzer:4."),
                     u"LIST"_s);
    for (const AssetOption &each : assetOptions())
        parser.addOption({each.option}, TeamNewCommand::tr("How many of these to buy."), u"N"_s);
    parser.addOption({u"seed"_s}, TeamNewCommand::tr("Makes up the same names every time."),
                     u"S"_s);
    parser.addOutOption(TeamNewCommand::tr("The file to write instead of printing."));
    parser.addOption({u"keep"_s},
                     TeamNewCommand::tr("Keeps the team in the database instead of printing."));
    addClubOption(parser);
}

/// A whole number an option says; none when it was left out.
Result<std::optional<int>> numberOption(const CliParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return std::optional<int>();
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < 0)
        return Error{
            ErrorCode::Usage, TeamNewCommand::tr("--%1 needs a whole number.").arg(option), {}};
    return std::optional(number);
}

Result<Team> hirePlayers(Team team, const Ruleset &ruleset, const QString &list, RandomSource &dice)
{
    const auto positions = positionsFrom(list, team, ruleset);
    if (!positions)
        return positions.error();
    const auto names = loadNames();
    for (const PositionId &position : *positions) {
        const QString name = names ? names->nameFor(team, position, 0, dice) : QString();
        auto hired = hire(std::move(team), ruleset, position, name);
        if (!hired)
            return hired;
        team = *std::move(hired);
    }
    return team;
}

Result<Team> buyAssets(Team team, const Ruleset &ruleset, const CliParser &parser)
{
    for (const AssetOption &each : assetOptions()) {
        const auto count = numberOption(parser, each.option);
        if (!count)
            return count.error();
        for (int i = 0; i < count->value_or(0); ++i) {
            auto bought = buy(std::move(team), ruleset, each.asset);
            if (!bought)
                return bought;
            team = *std::move(bought);
        }
    }
    return team;
}

/// The same every time, and another for another team of the same seed: they may meet.
QString seededId(const CliParser &parser)
{
    const QByteArray who
        = QStringList{parser.value(u"name"_s), parser.value(u"roster"_s)}.join(u'/').toUtf8();
    return u"team-%1-%2"_s.arg(parser.value(u"seed"_s).toULongLong()).arg(qChecksum(who));
}

Result<Team> build(const CliParser &parser, const Ruleset &ruleset)
{
    const auto budget = numberOption(parser, u"budget"_s);
    if (!budget)
        return budget.error();
    const bool seeded = parser.isSet(u"seed"_s);
    bool isNumber = true;
    SeededRandomSource dice(seeded ? parser.value(u"seed"_s).toULongLong(&isNumber)
                                   : SeededRandomSource::systemSeed());
    if (!isNumber)
        return Error{
            ErrorCode::Usage, TeamNewCommand::tr("--%1 needs a whole number.").arg(u"seed"_s), {}};
    const QString id
        = seeded ? seededId(parser) : QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto team = newTeam({TeamId(id),
                         parser.value(u"name"_s),
                         parser.value(u"coach"_s),
                         rosterCalled(parser.value(u"roster"_s), ruleset),
                         *budget,
                         {}},
                        ruleset);
    if (!team)
        return team;
    auto hired = hirePlayers(*std::move(team), ruleset, parser.value(u"players"_s), dice);
    if (!hired)
        return hired;
    return buyAssets(*std::move(hired), ruleset, parser);
}

int keepTeam(const Team &team, CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    const auto kept = (*club)->teams().add({team});
    if (!kept)
        return context.refuse(kept.error());
    const DocumentSummary &summary = kept->front();
    if (context.json)
        context.printJson(
            QJsonDocument(QJsonObject{{u"id"_s, summary.id.text()}, {u"name"_s, summary.name}}));
    else
        context.out << TeamNewCommand::tr("%1 is kept.").arg(summary.name) << Qt::endl;
    return exitstatus::done;
}

/// Into the file that was named, else where it can be read.
int handOut(const Team &team, const CliParser &parser, CliContext &context)
{
    const QString file = parser.value(u"out"_s);
    if (file.isEmpty()) {
        context.out << QString::fromUtf8(writeTeam(team)) << Qt::flush;
        return exitstatus::done;
    }
    if (const auto saved = saveTeamFile(file, team); !saved)
        return context.refuse(saved.error());
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"id"_s, team.id.text()}, {u"name"_s, team.name}, {u"file"_s, file}}));
    return exitstatus::done;
}

} // namespace

int runTeamNew(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team new"_s, TeamNewCommand::tr("Builds a new team."));
    addOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    for (const QString &option : {u"ruleset"_s, u"roster"_s}) {
        if (!parser.isSet(option))
            return parser.wrongUsage(TeamNewCommand::tr("--%1 is missing.").arg(option), context);
    }
    if (parser.isSet(u"keep"_s) && !parser.isFreeOf({u"out"_s}, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = loadFootball(library, parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto team = build(parser, **ruleset);
    if (!team)
        return team.error().code == ErrorCode::Usage
            ? parser.wrongUsage(team.error().message, context)
            : context.refuse(team.error());
    return parser.isSet(u"keep"_s) ? keepTeam(*team, context) : handOut(*team, parser, context);
}

} // namespace dugout
