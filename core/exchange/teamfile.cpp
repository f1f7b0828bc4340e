// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"

#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/team/teamfields.h"
#include "core/values/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamFile
{
    Q_DECLARE_TR_FUNCTIONS(TeamFile)
};

OrderedJson orderedTeam(const Team &team)
{
    OrderedJson::Fields fields{{u"format"_s, u"dugout-team"_s}, {u"version"_s, teamFileVersion}};
    for (auto &field : JsonWriter().fields(team))
        fields.push_back(std::move(field));
    return fields;
}

Error unreadable(const QString &detail)
{
    return {ErrorCode::TeamFile, TeamFile::tr("This is not a team file that Dugout can read."),
            detail};
}

Error faulty(const ProblemList &problems)
{
    QStringList all;
    for (const Problem &problem : problems)
        all.append(problem.place + u": "_s + problem.reason);
    return {ErrorCode::TeamFile,
            TeamFile::tr("This team file has a fault: %1.").arg(all.constFirst()), all.join(u'\n')};
}

} // namespace

QByteArray writeTeam(const Team &team)
{
    return orderedTeam(team).toText();
}

QJsonObject teamToJson(const Team &team)
{
    return orderedTeam(team).toJson().toObject();
}

Result<Team> readTeam(const QByteArray &bytes)
{
    if (bytes.size() > largestTeamFile)
        return Error{ErrorCode::TooLarge, TeamFile::tr("The file is too large for a team."), {}};
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = bytes.left(error.offset).count('\n') + 1;
        return unreadable(TeamFile::tr("Line %1: %2.").arg(line).arg(error.errorString()));
    }
    return teamFromJson(document.object());
}

Result<Team> teamFromJson(const QJsonObject &object)
{
    QJsonObject fields = object;
    if (fields.take(u"format"_s).toString() != u"dugout-team"_s)
        return unreadable({});
    if (const int version = fields.take(u"version"_s).toInt(); version != teamFileVersion)
        return Error{ErrorCode::TeamVersion,
                     TeamFile::tr("This team file is of version %1; Dugout reads version %2.")
                         .arg(version)
                         .arg(teamFileVersion),
                     {}};
    ProblemList problems;
    Team team;
    JsonReader(problems, ReadStyle::Strict).read(fields, team);
    if (!problems.empty())
        return faulty(problems);
    return team;
}

Result<Team> loadTeamFile(const QString &path)
{
    const auto bytes = readFile(path, largestTeamFile);
    if (!bytes)
        return bytes.error();
    return readTeam(*bytes);
}

Result<void> saveTeamFile(const QString &path, const Team &team)
{
    return writeFile(path, writeTeam(team));
}

bool hasStarOrHome(const QJsonObject &object)
{
    const QJsonArray players = object.value(u"players"_s).toArray();
    return object.contains(u"home"_s)
        || std::any_of(players.begin(), players.end(),
                       [](const QJsonValue &each) { return each.toObject().contains(u"star"_s); });
}

} // namespace dugout
