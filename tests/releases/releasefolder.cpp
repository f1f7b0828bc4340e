// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/releasefolder.h"

#include "tests/support/testfiles.h"

#include <QFile>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QDir releasesFolder()
{
    return QDir(QStringLiteral(DUGOUT_RELEASES));
}

} // namespace

QByteArray ReleaseFile::read() const
{
    return contents(path);
}

QString ReleaseFile::rulesets() const
{
    return releasesFolder().filePath(release + u"/rulesets"_s);
}

std::vector<ReleaseFile> releaseFiles(const QString &folder, const QString &pattern)
{
    const QString ending = u".expected.json"_s;
    std::vector<ReleaseFile> files;
    for (const QString &release : releasesFolder().entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir inside(releasesFolder().filePath(release + u'/' + folder));
        for (const QFileInfo &each : inside.entryInfoList({pattern}, QDir::Files)) {
            if (each.fileName().endsWith(ending))
                continue;
            const QString name = each.completeBaseName();
            files.push_back(
                {release, folder + u'/' + name, each.filePath(),
                 QJsonDocument::fromJson(contents(inside.filePath(name + ending))).object()});
        }
    }
    return files;
}

std::vector<ReleaseFile> releaseRulesets()
{
    std::vector<ReleaseFile> folders;
    for (const QString &release : releasesFolder().entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir inside(releasesFolder().filePath(release + u"/rulesets"_s));
        for (const QFileInfo &each : inside.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
            folders.push_back({release, each.fileName(), each.filePath(), {}});
    }
    return folders;
}

} // namespace dugout
