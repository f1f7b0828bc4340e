// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/storedteamcommand.h"

#include "app/cli/openclub.h"
#include "app/cli/printeach.h"
#include "app/cli/team/openteam.h"
#include "app/cli/team/teamexchangecommand.h"
#include "app/cli/throwaway.h"
#include "core/club/correctionlines.h"
#include "core/exchange/foreign/notelines.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/team/teamvalue.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StoredTeamCommand
{
    Q_DECLARE_TR_FUNCTIONS(StoredTeamCommand)
};

QString rosterName(const TeamWithRules &open, Language language)
{
    const Roster *roster = rosterOf(open.team, *open.ruleset);
    return roster ? roster->name.in(language) : open.team.roster.text();
}

QJsonObject summaryObject(const DocumentSummary &summary)
{
    return {{u"id"_s, summary.id.text()},
            {u"name"_s, summary.name},
            {u"changedMs"_s, summary.modifiedMs}};
}

QJsonArray namesOf(const std::vector<TeamTies::Tie> &ties)
{
    QJsonArray names;
    for (const TeamTies::Tie &each : ties)
        names.append(each.name);
    return names;
}

QJsonObject listObject(const ListedTeam &listed, const TeamTies &ties, Language language)
{
    QJsonObject object = summaryObject(listed.summary);
    object.insert(u"leagues"_s, namesOf(ties.leagues));
    object.insert(u"matches"_s, namesOf(ties.matches));
    if (!listed.open) {
        object.insert(u"problem"_s, listed.problem);
        return object;
    }
    const Team &team = listed.open->team;
    object.insert(u"coach"_s, team.coach);
    object.insert(u"ruleset"_s, team.ruleset.text());
    object.insert(u"roster"_s, rosterName(*listed.open, language));
    object.insert(u"founded"_s, team.founded);
    object.insert(u"players"_s, static_cast<int>(team.players.size()));
    object.insert(u"teamValue"_s, teamValue(team, *listed.open->ruleset));
    return object;
}

QString listLine(const ListedTeam &listed, const TeamTies &ties, Language language)
{
    const QString start = listed.summary.id.text() + u"  "_s + listed.summary.name;
    if (!listed.open)
        return start + u" – "_s + listed.problem;
    const Ruleset &ruleset = *listed.open->ruleset;
    return start + u" – "_s + rosterName(*listed.open, language) + u", "_s
        + ruleset.name().in(language) + u", "_s
        + (tieWords(ties)
           + QStringList{groupedNumber(worthInGold(listed.open->team, ruleset), language)})
              .join(u", "_s);
}

/// The teams of all files, each with what did not come along.
Result<std::vector<ImportedTeam>> readFiles(const QStringList &paths, RulesetLibrary &library,
                                            Language language)
{
    std::vector<ImportedTeam> teams;
    for (const QString &path : paths) {
        ImportSettings settings; // without an id: a file of another program knows none
        settings.language = language;
        auto imported = importTeamFile(path, library, settings);
        if (!imported) {
            const Error refusal = withRosterHint(imported.error());
            return Error{refusal.code, path + u": "_s + refusal.message, refusal.detail};
        }
        teams.push_back(*std::move(imported));
    }
    return teams;
}

void sayNotes(const ImportedTeam &imported, CliContext &context)
{
    for (const QString &line : noteLines(imported.notes))
        context.err << imported.team.name << u": "_s << line << Qt::endl;
}

/// What to do with a team that is here already.
enum class WhenKept { Refused, Replaced, Copied };

/// As it is to be kept: an own id where it is a copy, that of the kept team where it takes its
/// place, none where nothing is to be done.
Result<std::optional<StoredTeam>> met(const Team &team, WhenKept when, const OpenClub &club,
                                      CliContext &context)
{
    const auto meeting = club->teams().meeting(team);
    if (!meeting)
        return meeting.error();
    if (!*meeting || when == WhenKept::Copied)
        return std::optional(StoredTeam{team, {}});
    const StoredTeam &kept = (*meeting)->kept;
    if ((*meeting)->isSame) {
        context.err << StoredTeamCommand::tr("%1 is already saved here, just so.").arg(team.name)
                    << Qt::endl;
        return std::optional<StoredTeam>();
    }
    Team next = team;
    next.id = kept.team.id;
    if (when == WhenKept::Replaced)
        return std::optional(StoredTeam{next, kept.summary});
    QStringList lines;
    for (const CorrectionLine &each : differenceOf(kept.team, next, club->library()).lines)
        lines.append(each.signedText());
    return Error{
        ErrorCode::TeamKeptOtherwise,
        StoredTeamCommand::tr(
            "%1 is already saved here, and the file says otherwise. Say --replace or --copy.")
            .arg(team.name),
        lines.join(u'\n')};
}

int keepAll(const std::vector<ImportedTeam> &imported, WhenKept when, const QString &word,
            const OpenClub &club, CliContext &context)
{
    std::vector<Team> fresh;
    std::vector<StoredTeam> replaced;
    for (const ImportedTeam &each : imported) {
        auto one = met(each.team, when, club, context);
        if (!one)
            return context.refuse(one.error());
        if (!*one)
            continue;
        if ((*one)->summary.revision > 0)
            replaced.push_back(**std::move(one));
        else
            fresh.push_back((*one)->team);
    }
    std::vector<DocumentSummary> kept;
    const auto done = club.stores().batches.inOnePiece([&]() -> Result<void> {
        auto added = club->teams().add(std::move(fresh));
        if (!added)
            return added.error();
        kept = *std::move(added);
        for (const StoredTeam &each : replaced) {
            auto saved = club.leagues().saveSheet(each, Sitting::Begins, word);
            if (!saved)
                return saved.error();
            kept.push_back(*std::move(saved));
        }
        return {};
    });
    if (!done)
        return context.refuse(done.error());
    for (const ImportedTeam &each : imported)
        sayNotes(each, context);
    const auto say = [](const DocumentSummary &each) {
        return StoredTeamCommand::tr("%1 is kept.").arg(each.name) + u"  "_s + each.id.text();
    };
    const auto make = [](const DocumentSummary &each) { return summaryObject(each); };
    return printEach(kept, make, say, context);
}

int keepSamples(const OpenClub &club, CliContext &context)
{
    if (const auto added = club->teams().addSamples(); !added)
        return context.refuse(added.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"samples"_s, true}}));
    else
        context.out << StoredTeamCommand::tr("The sample teams are kept.") << Qt::endl;
    return exitstatus::done;
}

QJsonObject figuresObject(const SheetFigures &figures)
{
    return {{u"teamValue"_s, figures.value},
            {u"treasury"_s, figures.treasury},
            {u"fanFactor"_s, figures.fanFactor}};
}

QJsonObject storyObject(const StoryLine &line)
{
    return {{u"match"_s, line.match.text()},
            {u"title"_s, line.title},
            {u"finishedMs"_s, line.atMs},
            {u"opponent"_s, line.opponent},
            {u"scored"_s, line.scored},
            {u"conceded"_s, line.conceded},
            {u"before"_s, figuresObject(line.before)},
            {u"after"_s, figuresObject(line.after)},
            {u"editedBefore"_s, line.editedBefore}};
}

void printStory(const std::vector<StoryLine> &story, CliContext &context)
{
    for (const StoryLine &line : story)
        context.out << StoredTeamCommand::tr("%1 – %2 against %3, team value %4 → %5")
                           .arg(QString::number(line.scored), QString::number(line.conceded),
                                line.opponent, groupedNumber(line.before.value, context.language),
                                groupedNumber(line.after.value, context.language))
                    << '\n';
    context.out << Qt::flush;
}

void addNameArgument(CliParser &parser)
{
    parser.addArgument(u"TEAM"_s, StoredTeamCommand::tr("The name or id of a saved team."));
    addClubOption(parser);
}

} // namespace

int runTeamList(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team list"_s, StoredTeamCommand::tr("Lists the saved teams."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto teams = (*club)->teams().listOpened();
    if (!teams)
        return context.refuse(teams.error());
    const auto ties = Ties::look(club->stores());
    if (!ties)
        return context.refuse(ties.error());
    const auto tiesOf
        = [&ties](const ListedTeam &each) { return ties->of(TeamId(each.summary.id.text())); };
    return printEach(
        *teams,
        [&](const ListedTeam &each) { return listObject(each, tiesOf(each), context.language); },
        [&](const ListedTeam &each) { return listLine(each, tiesOf(each), context.language); },
        context);
}

int runTeamAdd(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team add"_s,
                     StoredTeamCommand::tr("Keeps teams from files of Dugout or of other programs, "
                                           "all of them or none."));
    parser.addArgument(u"FILE"_s, StoredTeamCommand::tr("The team file, or several."),
                       u"[FILE…]"_s);
    parser.addOption({u"samples"_s}, StoredTeamCommand::tr("The teams that come with Dugout."));
    parser.addOption({u"replace"_s},
                     StoredTeamCommand::tr("Takes the place of a team that is here already."));
    parser.addOption({u"copy"_s},
                     StoredTeamCommand::tr("Keeps a second team beside one that is here already."));
    addWordOption(parser);
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const bool samples = parser.isSet(u"samples"_s);
    if (samples != parser.positional().isEmpty())
        return parser.wrongUsage(StoredTeamCommand::tr("Name team files, or say --samples."),
                                 context);
    if (parser.isSet(u"replace"_s) && parser.isSet(u"copy"_s))
        return parser.wrongUsage(StoredTeamCommand::tr("Say --replace or --copy, not both."),
                                 context);
    const WhenKept when = parser.isSet(u"replace"_s) ? WhenKept::Replaced
        : parser.isSet(u"copy"_s)                    ? WhenKept::Copied
                                                     : WhenKept::Refused;
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    if (samples)
        return keepSamples(*club, context);
    const auto teams = readFiles(parser.positional(), (*club)->library(), context.language);
    if (!teams)
        return context.refuse(teams.error());
    return keepAll(*teams, when, parser.value(u"reason"_s), *club, context);
}

int runTeamHistory(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team history"_s,
                     StoredTeamCommand::tr("Tells the finished matches of a saved team."));
    addNameArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return context.refuse(club.error());
    const auto team = (*club)->teams().find(parser.positional().constFirst());
    if (!team)
        return context.refuse(team.error());
    const auto story = (*club)->teams().story(TeamId(team->text()));
    if (!story)
        return context.refuse(story.error());
    if (!context.json) {
        printStory(*story, context);
        return exitstatus::done;
    }
    QJsonArray rows;
    for (const StoryLine &line : *story)
        rows.append(storyObject(line));
    context.printJson(QJsonDocument(rows));
    return exitstatus::done;
}

int runTeamRemove(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team remove"_s,
                     StoredTeamCommand::tr("Puts a saved team into the bin; its matches stay."));
    addNameArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto id = (*club)->teams().find(parser.positional().constFirst());
    return throwAway(
        *club, id ? club->leagues().bin().team(TeamId(id->text())) : Result<Removal>(id.error()),
        context);
}

} // namespace dugout
