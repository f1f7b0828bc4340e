// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/teamcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/subcommands.h"
#include "app/cli/team/openteam.h"
#include "app/cli/team/rosterwords.h"
#include "app/cli/team/storedteamcommand.h"
#include "app/cli/team/teameditcommand.h"
#include "app/cli/team/teamexchangecommand.h"
#include "app/cli/team/teamnewcommand.h"
#include "app/cli/team/teamprintcommand.h"
#include "app/cli/team/teamsheetscommand.h"
#include "core/exchange/foreign/namematcher.h"
#include "core/sheet/teamsheet.h"
#include "core/shop/purchaseid.h"
#include "core/team/improvement.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamCommand
{
    Q_DECLARE_TR_FUNCTIONS(TeamCommand)
};

QJsonObject problemObject(const TeamProblem &problem)
{
    return {
        {u"code"_s, problem.code},
        {u"severity"_s, problem.severity == Severity::Error ? u"error"_s : u"warning"_s},
        {u"sentence"_s, problem.sentence},
        {u"player"_s,
         problem.players.size() == 1 ? QJsonValue(problem.players.front().text()) : QJsonValue()}};
}

int check(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team check"_s,
                     TeamCommand::tr("Says which rules a team breaks; ready to play is 0."));
    addTeamArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto open = openTeam(parser.positional().constFirst(), context);
    if (!open)
        return context.refuse(open.error());
    const auto problems = checkTeam(open->team, *open->ruleset, context.language);
    if (context.json) {
        QJsonArray rows;
        for (const TeamProblem &problem : problems)
            rows.append(problemObject(problem));
        context.printJson(QJsonDocument(rows));
    }
    for (const TeamProblem &problem : problems) {
        if (problem.severity == Severity::Error)
            context.err << problem.sentence << Qt::endl;
        else if (!context.json)
            context.out << problem.sentence << Qt::endl;
    }
    const bool ready = isReadyToPlay(problems);
    if (ready && !context.json)
        context.out << TeamCommand::tr("This team is ready to play.") << Qt::endl;
    return ready ? exitstatus::done : exitstatus::refused;
}

QJsonObject valueObject(const Team &team, const Ruleset &ruleset)
{
    QJsonObject object{{u"teamValue"_s, teamValue(team, ruleset)},
                       {u"spent"_s, creationCost(team, ruleset)},
                       {u"left"_s, goldLeft(team, ruleset)},
                       {u"budget"_s, team.budget},
                       {u"available"_s, playersAvailable(team)},
                       {u"journeymenNeeded"_s, journeymenNeeded(team, ruleset)}};
    if (const auto rating = teamRating(team, ruleset))
        object.insert(u"teamRating"_s, *rating);
    return object;
}

int value(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team value"_s, TeamCommand::tr("Says what a team is worth."));
    addTeamArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto open = openTeam(parser.positional().constFirst(), context);
    if (!open)
        return context.refuse(open.error());
    if (context.json) {
        context.printJson(QJsonDocument(valueObject(open->team, *open->ruleset)));
        return exitstatus::done;
    }
    const auto rating = teamRating(open->team, *open->ruleset);
    context.out << (rating ? TeamCommand::tr("Worth in gold: %1")
                           : TeamCommand::tr("Team value: %1"))
                       .arg(
                           groupedNumber(worthInGold(open->team, *open->ruleset), context.language))
                << '\n'
                << TeamCommand::tr("Gold left: %1")
                       .arg(groupedNumber(goldLeft(open->team, *open->ruleset), context.language))
                << Qt::endl;
    if (rating)
        context.out << TeamCommand::tr("Team rating: %1").arg(*rating) << Qt::endl;
    return exitstatus::done;
}

QStringList skillNames(const Player &player, const OpenTeam &open, Language language)
{
    QStringList names;
    for (const SkillId &skill : skillsOf(player, open.team, *open.ruleset)) {
        const Skill *known = open.ruleset->skills().find(skill);
        names.append(known ? known->name.in(language) : skill.text());
    }
    return names;
}

QJsonObject playerObject(const Player &player, const OpenTeam &open, Language language)
{
    const Profile profile = profileOf(player, open.team, *open.ruleset);
    QJsonObject object{
        {u"id"_s, player.id.text()},
        {u"number"_s, player.number},
        {u"name"_s, player.name},
        {u"position"_s, roleName(player, open.team, *open.ruleset).in(language)},
        {u"skills"_s, QJsonArray::fromStringList(skillNames(player, open, language))},
        {u"points"_s, starPlayerPoints(player, *open.ruleset)},
        {u"improvementsWaiting"_s, improvementsWaiting(player, *open.ruleset)},
        {u"value"_s, playerValue(player, open.team, *open.ruleset)},
        {u"missesNextMatch"_s, player.missesNextMatch}};
    for (const Stat stat : allStats)
        object.insert(statKey(stat), statOf(profile, stat));
    return object;
}

void printPlayer(const Player &player, const OpenTeam &open, CliContext &context)
{
    const Profile profile = profileOf(player, open.team, *open.ruleset);
    QStringList numbers;
    for (const Stat stat : allStats)
        numbers.append(QString::number(statOf(profile, stat)));
    QStringList tail{skillNames(player, open, context.language).join(u", "_s)};
    if (const QString hurt = injuriesInWords(player, context.language); !hurt.isEmpty())
        tail.append(u"[%1]"_s.arg(hurt));
    tail.removeAll(QString());
    context.out << u"%1  "_s.arg(player.number, 2) << player.name.leftJustified(25) << u' '
                << roleName(player, open.team, *open.ruleset).in(context.language).leftJustified(28)
                << u' ' << numbers.join(u'/').leftJustified(10)
                << groupedNumber(playerValue(player, open.team, *open.ruleset), context.language)
                       .rightJustified(9)
                << u"  "_s << tail.join(u' ') << '\n';
}

QString rosterNameOf(const OpenTeam &open, Language language)
{
    const Roster *roster = rosterOf(open.team, *open.ruleset);
    return roster ? roster->name.in(language) : open.team.roster.text();
}

QJsonObject teamObject(const OpenTeam &open, Language language)
{
    QJsonObject object = valueObject(open.team, *open.ruleset);
    object.insert(u"id"_s, open.team.id.text());
    object.insert(u"name"_s, open.team.name);
    object.insert(u"coach"_s, open.team.coach);
    object.insert(u"ruleset"_s, open.team.ruleset.text());
    object.insert(u"roster"_s, rosterNameOf(open, language));
    for (const TeamAsset asset : allTeamAssets)
        object.insert(teamAssetName(asset), open.team.count(asset));
    QJsonArray inducements;
    for (const Purchase &each : open.team.inducements)
        inducements.append(purchaseId(each));
    object.insert(u"inducements"_s, inducements);
    QJsonArray players;
    for (const Player &player : open.team.players)
        players.append(playerObject(player, open, language));
    object.insert(u"players"_s, players);
    return object;
}

/// What a team has besides players: re-rolls, fans, staff, and what it bought for good.
void printAssets(const OpenTeam &open, CliContext &context)
{
    const TeamSheet sheet = makeTeamSheet(open.team, *open.ruleset, context.language);
    QStringList assets;
    for (const TeamSheetAsset &each : sheet.assets) {
        if (each.count > 0)
            assets.append(u"%1: %2"_s.arg(each.name.first).arg(each.count));
    }
    if (!assets.isEmpty())
        context.out << assets.join(u" · "_s) << '\n';
    if (!open.team.inducements.empty())
        context.out << TeamCommand::tr("In every match: %1")
                           .arg(purchasesText(open.team.inducements, open.team.roster,
                                              open.ruleset.get(), context.language))
                    << '\n';
}

int show(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team show"_s, TeamCommand::tr("Shows a team with its players."));
    addTeamArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto open = openTeam(parser.positional().constFirst(), context);
    if (!open)
        return context.refuse(open.error());
    if (context.json) {
        context.printJson(QJsonDocument(teamObject(*open, context.language)));
        return exitstatus::done;
    }
    context.out << open->team.name << u" – "_s << rosterNameOf(*open, context.language) << u", "_s
                << open->ruleset->name().in(context.language) << '\n';
    for (const Player &player : open->team.players)
        printPlayer(player, *open, context);
    printAssets(*open, context);
    context.out << Qt::flush;
    return value(arguments, context);
}

/// "block" or "Placar" is a skill, "+st" a characteristic.
Gain gainFrom(const QString &text, const Ruleset &ruleset)
{
    if (ruleset.skills().contains(text))
        return SkillId(text);
    return NameMatcher(ruleset).gain(text).value_or(SkillId(text));
}

QString gainWord(const Gain &gain, const Ruleset &ruleset, Language language)
{
    if (const Stat *stat = std::get_if<Stat>(&gain))
        return u"+%1 (+1 %2)"_s.arg(statKey(*stat), statLetters(*stat, language));
    const SkillId &skill = std::get<SkillId>(gain);
    const Skill *known = ruleset.skills().find(skill);
    return known ? u"%1 (%2)"_s.arg(skill.text(), known->name.in(language)) : skill.text();
}

void printChoices(const std::vector<ImprovementChoice> &choices, const OpenTeam &open,
                  CliContext &context)
{
    QJsonArray rows;
    for (const ImprovementChoice &choice : choices) {
        const Stat *stat = std::get_if<Stat>(&choice.gain);
        rows.append(QJsonObject{
            {u"gain"_s, stat ? u'+' + statKey(*stat) : std::get<SkillId>(choice.gain).text()},
            {u"double"_s, choice.needsDouble},
            {u"value"_s, choice.value}});
        if (!context.json)
            context.out << gainWord(choice.gain, *open.ruleset, context.language) << u"  +"_s
                        << choice.value << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(rows));
    context.out << Qt::flush;
}

/// "3,4" or, as the other commands have them, "3 4".
std::optional<DicePair> diceFrom(QString text)
{
    const QStringList parts = text.replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
    const DicePair dice{parts.value(0).toInt(), parts.value(1).toInt()};
    return parts.size() == 2 && dice.isPossible() ? std::optional(dice) : std::nullopt;
}

Error nothingWaiting(const PlayerId &id)
{
    return {ErrorCode::NothingWaiting,
            TeamCommand::tr("No improvement waits for player %1; --gift gives one all the same.")
                .arg(id.text()),
            {}};
}

int improvePlayer(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team improve"_s,
                     TeamCommand::tr("Lists the choices of an improvement roll, or takes one."));
    addTeamArgument(parser);
    parser.addArgument(u"PLAYER"_s, TeamCommand::tr("The player, by id, by #NUMBER or by name."));
    parser.addOption({u"dice"_s}, TeamCommand::tr("The two dice, such as 3,4."), u"A,B"_s);
    parser.addOption({u"take"_s}, TeamCommand::tr("The skill to learn, or +ma, +st, +ag, +av."),
                     u"GAIN"_s);
    parser.addOption({u"gift"_s},
                     TeamCommand::tr("It is given to the player, whatever points there are."));
    addWordOption(parser);
    parser.addOutOption(TeamCommand::tr("Where to write the team; else over FILE."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto dice = diceFrom(parser.value(u"dice"_s));
    if (!dice)
        return parser.wrongUsage(TeamCommand::tr("--dice needs two dice, such as 3,4."), context);
    const QString who = parser.positional().at(1);
    if (parser.isSet(u"take"_s))
        return changeTeam(parser, context, [&](const OpenTeam &open) -> Result<Team> {
            const auto id = playerCalled(who, open.team);
            if (!id)
                return id.error();
            if (!parser.isSet(u"gift"_s)
                && isNoImprovementDue(*open.team.player(*id), *open.ruleset))
                return nothingWaiting(*id);
            return improve(open.team, *open.ruleset, *id, *dice,
                           gainFrom(parser.value(u"take"_s), *open.ruleset));
        });
    const auto open = openTeam(parser.positional().at(0), context);
    if (!open)
        return context.refuse(open.error());
    const auto id = playerCalled(who, open->team);
    if (!id)
        return context.refuse(id.error());
    const Player &player = *open->team.player(*id);
    if (!parser.isSet(u"gift"_s) && isNoImprovementDue(player, *open->ruleset))
        return context.refuse(nothingWaiting(*id));
    printChoices(improvementChoices(player, *dice, open->team, *open->ruleset), *open, context);
    return exitstatus::done;
}

} // namespace

int runTeam(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"new"_s, QT_TRANSLATE_NOOP("TeamCommand", "builds a new team"), runTeamNew},
        {u"check"_s, QT_TRANSLATE_NOOP("TeamCommand", "says which rules a team breaks"), check},
        {u"value"_s, QT_TRANSLATE_NOOP("TeamCommand", "says what a team is worth"), value},
        {u"show"_s, QT_TRANSLATE_NOOP("TeamCommand", "shows a team with its players"), show},
        {u"improve"_s,
         QT_TRANSLATE_NOOP("TeamCommand", "lists the choices of an improvement roll, or takes one"),
         improvePlayer},
        {u"list"_s, QT_TRANSLATE_NOOP("TeamCommand", "lists the saved teams"), runTeamList},
        {u"add"_s, QT_TRANSLATE_NOOP("TeamCommand", "keeps teams that come from files"),
         runTeamAdd},
        {u"edit"_s, QT_TRANSLATE_NOOP("TeamCommand", "hires, buys, names and lets go"),
         runTeamEdit},
        {u"history"_s, QT_TRANSLATE_NOOP("TeamCommand", "tells the matches of a saved team"),
         runTeamHistory},
        {u"sheets"_s, QT_TRANSLATE_NOOP("TeamCommand", "lists and compares earlier sheets"),
         runTeamSheets},
        {u"back"_s, QT_TRANSLATE_NOOP("TeamCommand", "goes back to an earlier sheet"), runTeamBack},
        {u"remove"_s, QT_TRANSLATE_NOOP("TeamCommand", "puts a saved team into the bin"),
         runTeamRemove},
        {u"print"_s, QT_TRANSLATE_NOOP("TeamCommand", "writes the sheets of teams as PDF"),
         runTeamPrint},
        {u"import"_s, QT_TRANSLATE_NOOP("TeamCommand", "reads a team of another program"),
         runTeamImport},
        {u"export"_s, QT_TRANSLATE_NOOP("TeamCommand", "writes a team for another program"),
         runTeamExport},
        {u"formats"_s, QT_TRANSLATE_NOOP("TeamCommand", "lists the formats of other programs"),
         runTeamFormats},
    };
    return runSubcommand(u"team"_s, "TeamCommand", subcommands, arguments, context);
}

} // namespace dugout
