// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamFiles
{
    Q_DECLARE_TR_FUNCTIONS(TeamFiles)
};

} // namespace

Result<Team> loadTeamFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{u"file-unreadable"_s,
                     TeamFiles::tr("The file \"%1\" cannot be read.").arg(path),
                     file.errorString()};
    return readTeam(file.read(largestTeamFile + 1));
}

Result<void> saveTeamFile(const QString &path, const Team &team)
{
    QSaveFile file(path);
    const QByteArray bytes = writeTeam(team);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return Error{u"file-unwritable"_s,
                 TeamFiles::tr("The file \"%1\" cannot be written.").arg(path), file.errorString()};
}

} // namespace dugout
