// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"

#include "core/exchange/teamjson.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SampleTeams
{
    Q_DECLARE_TR_FUNCTIONS(SampleTeams)
};

Result<QByteArray> readSample(const QString &path)
{
    QFile file(u":/samples/"_s + path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{u"no-sample"_s, SampleTeams::tr("There is no sample \"%1\".").arg(path), {}};
    return file.readAll();
}

} // namespace

QStringList sampleTeamNames()
{
    QStringList names
        = QDir(u":/samples/teams"_s).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(5);
    return names;
}

Result<Team> loadSampleTeam(const QString &name)
{
    const auto bytes = readSample(u"teams/"_s + name + u".json"_s);
    if (!bytes)
        return bytes.error();
    return readTeam(*bytes);
}

Result<NameGenerator> loadNames()
{
    const auto bytes = readSample(u"names.json"_s);
    if (!bytes)
        return bytes.error();
    return NameGenerator::fromJson(*bytes);
}

} // namespace dugout
