// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/openteam.h"

#include "app/cli/openclub.h"
#include "app/cli/subcommands.h"
#include "core/exchange/teamfile.h"
#include "core/files/filechange.h"
#include "core/files/readfile.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OpenTeamWords
{
    Q_DECLARE_TR_FUNCTIONS(OpenTeam)
};

Result<OpenTeam> openKept(const QString &name, const CliContext &context)
{
    const auto club = OpenClub::open(context);
    if (!club)
        return nothingNamed(name, club.error());
    const auto id = (*club)->teams().find(name);
    if (!id)
        return id.error();
    auto kept = (*club)->teams().load(*id);
    if (!kept)
        return kept.error();
    auto ruleset = (*club)->library().load(kept->team.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return OpenTeam{std::move(kept->team), *ruleset, std::move(kept->summary)};
}

Result<void> keep(const Team &team, const DocumentSummary &summary, const QString &word,
                  const CliContext &context)
{
    const auto club = OpenClub::open(context);
    if (!club)
        return club.error();
    const auto saved = club->leagues().saveSheet({team, summary}, Sitting::Begins, word);
    return saved ? Result<void>() : Result<void>(saved.error());
}

} // namespace

Result<OpenTeam> openTeam(const QString &word, const CliContext &context)
{
    if (!namesFile(word))
        return openKept(word, context);
    const auto bytes = readFile(word, largestTeamFile);
    if (!bytes)
        return bytes.error();
    return openTeamBytes(*bytes, context);
}

Result<OpenTeam> openTeamBytes(const QByteArray &bytes, const CliContext &context)
{
    auto team = readTeam(bytes);
    if (!team)
        return team.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto ruleset = library.load(team->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return OpenTeam{*std::move(team), *ruleset};
}

void addTeamArgument(CliParser &parser)
{
    parser.addArgument(u"FILE"_s,
                       OpenTeamWords::tr("The team file, or the name or id of a saved team."));
    addClubOption(parser);
}

void addWordOption(CliParser &parser)
{
    parser.addOption({u"reason"_s},
                     OpenTeamWords::tr("The commissioner's word, where the team plays in a league: "
                                       "its sheet is locked, and the history tells why it "
                                       "changes."),
                     u"WORDS"_s);
}

namespace {

/// In its place, where others may be at it as well.
Result<Team> changeFile(const QString &path, const TeamChanger &change, const CliContext &context)
{
    auto file = FileChange::begin(path, largestTeamFile);
    if (!file)
        return file.error();
    const auto open = openTeamBytes(file->before(), context);
    if (!open)
        return open.error();
    auto changed = change(*open);
    if (!changed)
        return changed;
    if (const auto saved = file->commit(writeTeam(*changed)); !saved)
        return saved.error();
    return changed;
}

/// A kept team, or one whose changed form goes into another file.
Result<Team> changeOpened(const CliParser &parser, const TeamChanger &change,
                          const CliContext &context)
{
    const QString out = parser.value(u"out"_s);
    const auto open = openTeam(parser.positional().constFirst(), context);
    if (!open)
        return open.error();
    auto changed = change(*open);
    if (!changed)
        return changed;
    const auto done = out.isEmpty()
        ? keep(*changed, *open->kept, parser.value(u"reason"_s), context)
        : saveTeamFile(out, *changed);
    return done ? changed : Result<Team>(done.error());
}

} // namespace

int changeTeam(const CliParser &parser, CliContext &context, const TeamChanger &change)
{
    const QString word = parser.positional().constFirst();
    const QString out = parser.value(u"out"_s);
    const bool inPlace = out.isEmpty() && namesFile(word);
    const auto changed
        = inPlace ? changeFile(word, change, context) : changeOpened(parser, change, context);
    if (!changed)
        return changed.error().code == ErrorCode::Usage
            ? parser.wrongUsage(changed.error().message, context)
            : context.refuse(changed.error());
    const QString file = inPlace ? word : out;
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"id"_s, changed->id.text()},
                        {u"name"_s, changed->name},
                        {u"file"_s, file.isEmpty() ? QJsonValue() : QJsonValue(file)}}));
    return exitstatus::done;
}

} // namespace dugout
