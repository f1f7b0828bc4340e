// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitefolder.h"

#include "core/leaguefiles/sitestyle.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SiteFolderWords
{
    Q_DECLARE_TR_FUNCTIONS(SiteFolder)
};

Error unwritable(const QString &folder, const QString &detail = {})
{
    return {ErrorCode::SiteUnwritable,
            SiteFolderWords::tr("The folder \"%1\" cannot be written.").arg(folder), detail};
}

QStringList entriesOf(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System
                                  | QDir::NoDotAndDotDot);
}

bool holdsSite(const QString &folder)
{
    QFile style(QDir(folder).filePath(u"style.css"_s));
    return style.open(QIODevice::ReadOnly) && style.read(siteMark().size()) == siteMark();
}

Result<void> checkFolder(const QString &folder, bool replace)
{
    const QFileInfo info(folder);
    if (!info.exists() && !info.isSymLink())
        return {};
    if (!info.isDir() || info.isSymLink())
        return Error{
            ErrorCode::SiteNoFolder,
            SiteFolderWords::tr("\"%1\" is not a folder; nothing is written there.").arg(folder),
            {}};
    if (entriesOf(folder).isEmpty())
        return {};
    if (!holdsSite(folder))
        return Error{ErrorCode::SiteOtherFolder,
                     SiteFolderWords::tr("The folder \"%1\" holds something else than a league's "
                                         "site; nothing is written there.")
                         .arg(folder),
                     {}};
    if (!replace)
        return Error{ErrorCode::SiteExists,
                     SiteFolderWords::tr("There is a site in \"%1\" already; --force replaces it.")
                         .arg(folder),
                     {}};
    return {};
}

/// The first names of the paths: what of a folder is the site's.
QStringList topNames(const std::vector<SiteFile> &files)
{
    QStringList names;
    for (const SiteFile &each : files) {
        if (const QString top = each.path.section(u'/', 0, 0); !names.contains(top))
            names.append(top);
    }
    return names;
}

Result<void> writeFiles(const QString &folder, const std::vector<SiteFile> &files)
{
    for (const SiteFile &each : files) {
        const QString path = QDir(folder).filePath(each.path);
        if (!QDir().mkpath(QFileInfo(path).path()))
            return unwritable(folder);
        // Plain files: the folder as a whole is what takes the old one's place.
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(each.bytes) != each.bytes.size()
            || !file.flush())
            return unwritable(folder, file.errorString());
    }
    return {};
}

/// Puts the new folder in the place of the old one, and what is not the site's into the new one.
Result<void> exchange(const QString &fresh, const QString &folder, const QString &aside,
                      const QStringList &own)
{
    const bool isThere = QFileInfo::exists(folder);
    if (isThere && !QDir().rename(folder, aside))
        return unwritable(folder);
    if (!QDir().rename(fresh, folder)) {
        if (isThere)
            (void)QDir().rename(aside, folder);
        return unwritable(folder);
    }
    if (!isThere)
        return {};
    for (const QString &name : entriesOf(aside)) {
        if (!own.contains(name)
            && !QDir().rename(QDir(aside).filePath(name), QDir(folder).filePath(name)))
            return Error{ErrorCode::SiteUnwritable,
                         SiteFolderWords::tr("The site is written, but what else was in its folder "
                                             "is now in \"%1\".")
                             .arg(aside),
                         {}};
    }
    (void)QDir(aside).removeRecursively();
    return {};
}

} // namespace

Result<void> writeSite(const QString &folder, const std::vector<SiteFile> &files, bool replace)
{
    const QString target = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (auto fits = checkFolder(target, replace); !fits)
        return fits;
    const QString parent = QFileInfo(target).path();
    if (!QFileInfo(parent).isDir())
        return Error{ErrorCode::SiteNoFolder,
                     SiteFolderWords::tr("There is no folder \"%1\".").arg(parent),
                     {}};
    QTemporaryDir temporary(QDir(parent).filePath(u".dugout-site-XXXXXX"_s));
    if (!temporary.isValid())
        return unwritable(folder, temporary.errorString());
    const QString fresh = temporary.filePath(u"new"_s);
    const QString aside = temporary.filePath(u"old"_s);
    if (auto written = writeFiles(fresh, files); !written)
        return written;
    auto exchanged = exchange(fresh, target, aside, topNames(files));
    if (!exchanged && QFileInfo::exists(aside))
        temporary.setAutoRemove(false);
    return exchanged;
}

} // namespace dugout
