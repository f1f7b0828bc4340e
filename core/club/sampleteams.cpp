// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"

#include "core/exchange/teamfile.h"
#include "core/text/language.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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
        return Error{
            ErrorCode::NoSample, SampleTeams::tr("There is no sample \"%1\".").arg(path), {}};
    return file.readAll();
}

/// The word lists with the patterns and pieces that another language has of its own, by family and
/// flavour: "orc/boss".
QByteArray laidOver(const QByteArray &lists, const QByteArray &own)
{
    QJsonObject root = QJsonDocument::fromJson(lists).object();
    const QJsonObject others = QJsonDocument::fromJson(own)[u"flavours"_s].toObject();
    QJsonArray families = root[u"families"_s].toArray();
    for (qsizetype row = 0; row < families.size(); ++row) {
        QJsonObject family = families[row].toObject();
        QJsonArray flavours = family[u"flavours"_s].toArray();
        for (qsizetype place = 0; place < flavours.size(); ++place) {
            QJsonObject flavour = flavours[place].toObject();
            const QString id = family[u"id"_s].toString() + u'/' + flavour[u"id"_s].toString();
            const QJsonObject other = others[id].toObject();
            if (other.contains(u"patterns"_s))
                flavour[u"patterns"_s] = other[u"patterns"_s];
            QJsonObject pieces = flavour[u"pieces"_s].toObject();
            const QJsonObject otherPieces = other[u"pieces"_s].toObject();
            for (auto it = otherPieces.begin(); it != otherPieces.end(); ++it)
                pieces[it.key()] = it.value();
            flavour[u"pieces"_s] = pieces;
            flavours[place] = flavour;
        }
        family[u"flavours"_s] = flavours;
        families[row] = family;
    }
    root[u"families"_s] = families;
    return QJsonDocument(root).toJson();
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
    const auto other = readSample(u"names-%1.json"_s.arg(languageCode(currentLanguage())));
    return NameGenerator::fromJson(other ? laidOver(*bytes, *other) : *bytes);
}

} // namespace dugout
