// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/openmatchfile.h"

#include "app/cli/openclub.h"
#include "app/cli/subcommands.h"
#include "core/files/readfile.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OpenMatchWords
{
    Q_DECLARE_TR_FUNCTIONS(OpenMatchFile)
};

Result<NamedMatch> openKept(const QString &name, const CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return nothingNamed(name, club.error());
    const auto id = (*club)->matches().find(name);
    if (!id)
        return id.error();
    auto seen = (*club)->matches().look(*id);
    if (!seen)
        return seen.error();
    return NamedMatch{
        {}, {}, std::move(seen->session), MatchPlace{*id, seen->header.title, seen->stand.state}};
}

} // namespace

Result<NamedMatch> openMatchFile(const QString &path, CliContext &context)
{
    const auto bytes = readFile(path, largestMatchFile);
    if (!bytes)
        return bytes.error();
    auto match = openMatchBytes(path, *bytes, context);
    if (match)
        warnOfAltering(match->trust, context);
    return match;
}

Result<NamedMatch> openMatchBytes(const QString &path, const QByteArray &bytes,
                                  const CliContext &context)
{
    auto file = readMatch(bytes);
    if (!file)
        return file.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto session = openMatch(*file, library);
    if (!session)
        return session.error();
    const FileTrust trust{path, sealOf(bytes), file->altered};
    return NamedMatch{trust, *std::move(file), *std::move(session)};
}

Result<NamedMatch> openNamedMatch(const QString &word, CliContext &context)
{
    return namesFile(word) ? openMatchFile(word, context) : openKept(word, context);
}

void addMatchArgument(CliParser &parser)
{
    parser.addArgument(u"FILE"_s,
                       OpenMatchWords::tr("The match file, or the title or id of a saved match."));
    addClubOption(parser);
}

QString journalStateKey(JournalState state)
{
    switch (state) {
    case JournalState::Undecided:
        return u"undecided"_s;
    case JournalState::Finished:
        return u"finished"_s;
    case JournalState::Running:
        break;
    }
    return u"running"_s;
}

} // namespace dugout
