// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/releasewriter.h"

#include "core/exchange/teamfile.h"
#include "tests/releases/facts.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

void ReleaseWriter::addFile(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    QDir().mkpath(QFileInfo(file).path());
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly) || file.write(bytes) != bytes.size())
        qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(file.errorString()));
}

void ReleaseWriter::addTeam(const QString &name, const Team &team, const Ruleset &ruleset) const
{
    addFile(u"teams/%1.dugout-team"_s.arg(name), writeTeam(team));
    addExpected(u"teams/"_s + name, teamFacts(team, ruleset));
}

void ReleaseWriter::addGame(const QString &name, const AnyGame &game) const
{
    addFile(name + u".json"_s, game.written());
    addExpected(name, game.facts());
}

void ReleaseWriter::addExpected(const QString &name, const QJsonObject &facts) const
{
    addFile(name + u".expected.json"_s, QJsonDocument(facts).toJson());
}

void ReleaseWriter::addFolder(const QString &name, const QString &from) const
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(file.errorString()));
        addFile(name + u'/' + QDir(from).relativeFilePath(file.fileName()), file.readAll());
    }
}

} // namespace dugout
