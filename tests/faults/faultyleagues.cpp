// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultyleagues.h"

#include "tests/faults/undertakings.h"
#include "tests/support/commandrun.h"
#include "tests/support/privatepostgres.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace dugout::leagues {

namespace {

/// The sample of the first start: eight teams, three rounds played, the fourth under way.
const QString &sampleName()
{
    static const QString name = u"Sample League"_s;
    return name;
}

void addSample(const QString &folder)
{
    mustRun({u"league"_s, u"new"_s, u"--sample"_s}, folder);
}

/// Both teams of a fixture that waits for its match.
QStringList openPair(const QString &folder)
{
    const QJsonObject league
        = runCommand({u"league"_s, u"show"_s, sampleName(), u"--json"_s}, folder).json();
    for (const QJsonValue season : league.value("seasons"_L1).toArray())
        for (const QJsonValue cup : season.toObject().value("competitions"_L1).toArray())
            for (const QJsonValue round : cup.toObject().value("rounds"_L1).toArray())
                for (const QJsonValue each : round.toObject().value("fixtures"_L1).toArray()) {
                    const QJsonObject fixture = each.toObject();
                    if (fixture.value("state"_L1) == "published"_L1)
                        return {fixture.value("home"_L1).toString(),
                                fixture.value("away"_L1).toString()};
                }
    qFatal("every match of the sample is played");
}

/// The shirt of somebody who can play: in the rounds that were played anybody may have been hurt.
QString shirtOf(const QString &team, const QString &folder)
{
    const QJsonObject sheet = runCommand({u"team"_s, u"show"_s, team, u"--json"_s}, folder).json();
    for (const QJsonValue each : sheet.value("players"_L1).toArray()) {
        const QJsonObject player = each.toObject();
        if (!player.value("missesNextMatch"_L1).toBool())
            return QString::number(player.value("number"_L1).toInt());
    }
    qFatal("nobody of %s can play", qPrintable(team));
}

/// Where leagues are shared: one server for the whole run, one database that is made anew.
struct Server
{
    PrivatePostgres postgres{};
    StoreLocation place = postgres.createDatabase();
};

Server &server()
{
    static Server only;
    if (!only.postgres.problem().isEmpty())
        qFatal("%s", qPrintable(only.postgres.problem()));
    return only;
}

} // namespace

QStringList drawn(const QString &folder)
{
    const QString league = u"Club League"_s;
    mustRun({u"league"_s, u"new"_s, league, u"--ruleset"_s, u"crp"_s}, folder);
    for (const QString &team : {u"Ash"_s, u"Beech"_s, u"Cedar"_s, u"Elm"_s})
        mustRun(
            {u"league"_s, u"add"_s, league, team, u"--paper"_s, u"--coach"_s, u"Coach "_s + team},
            folder);
    mustRun({u"league"_s, u"season"_s, league, u"--begin"_s, u"First"_s, u"--format"_s, u"swiss"_s,
             u"--rounds"_s, u"3"_s, u"--all-teams"_s},
            folder);
    return {u"league"_s, u"draw"_s, league, u"--seed"_s, u"3"_s};
}

QStringList paperResult(const QString &folder)
{
    addSample(folder);
    const QStringList pair = openPair(folder);
    return {u"league"_s,   u"result"_s,
            sampleName(),  pair[0],
            pair[1],       u"1"_s,
            u"0"_s,        u"--paper"_s,
            u"--scorer"_s, u"home:"_s + shirtOf(pair[0], folder),
            u"--fans"_s,   u"6000:7000"_s};
}

QStringList imported(const QString &folder)
{
    const QTemporaryDir elsewhere;
    const QString file = folder + u"/league.json"_s;
    addSample(elsewhere.path());
    mustRun({u"db"_s, u"init"_s}, folder);
    mustRun({u"league"_s, u"export"_s, sampleName(), u"--out"_s, file}, elsewhere.path());
    return {u"league"_s, u"import"_s, file};
}

/// Into a database that is there: making that is another undertaking.
QStringList sampleMade(const QString &folder)
{
    mustRun({u"db"_s, u"init"_s}, folder);
    return {u"league"_s, u"new"_s, u"--sample"_s};
}

QStringList removedWhole(const QString &folder)
{
    addSample(folder);
    return {u"league"_s, u"remove"_s, sampleName(), u"--with-teams"_s};
}

QStringList broughtBack(const QString &folder)
{
    mustRun(removedWhole(folder), folder);
    return {u"bin"_s, u"restore"_s, sampleName()};
}

QStringList importedOver(const QString &folder)
{
    const QString file = folder + u"/league.json"_s;
    addSample(folder);
    mustRun({u"league"_s, u"export"_s, sampleName(), u"--out"_s, file}, folder);
    return {u"league"_s, u"import"_s, file, u"--replace"_s};
}

QStringList lockedSheet(const QString &folder)
{
    addSample(folder);
    return {u"team"_s,     u"edit"_s,  openPair(folder).front(), u"--gold"_s, u"90000"_s,
            u"--reason"_s, u"a gift"_s};
}

QStringList shared(const QString &folder)
{
    addSample(folder);
    emptyServer();
    return {u"league"_s, u"share"_s, sampleName(), server().place.toString()};
}

void emptyServer()
{
    const QString name = server().place.database;
    server().postgres.psql(u"postgres"_s, u"DROP DATABASE %1 WITH (FORCE)"_s.arg(name));
    server().postgres.psql(u"postgres"_s, u"CREATE DATABASE %1"_s.arg(name));
}

} // namespace dugout::leagues
