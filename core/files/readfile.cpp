// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/readfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ReadFile
{
    Q_DECLARE_TR_FUNCTIONS(ReadFile)
};

Error unreadable(const QString &path, const QString &detail)
{
    return {ErrorCode::FileUnreadable, ReadFile::tr("The file \"%1\" cannot be read.").arg(path),
            detail};
}

/// Looked at before it is opened: opening a pipe waits for somebody to write into it.
Result<void> checkKind(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{
            ErrorCode::FileUnreadable, ReadFile::tr("There is no file \"%1\".").arg(path), {}};
    if (info.isDir())
        return Error{
            ErrorCode::FileSpecial, ReadFile::tr("\"%1\" is a folder, not a file.").arg(path), {}};
    if (!info.isFile())
        return Error{ErrorCode::FileSpecial,
                     ReadFile::tr("\"%1\" is not an ordinary file; it is not read.").arg(path),
                     {}};
    return {};
}

} // namespace

Result<QByteArray> readFile(const QString &path, qsizetype most)
{
    if (const auto ordinary = checkKind(path); !ordinary)
        return ordinary.error();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(path, file.errorString());
    if (file.isSequential())
        return unreadable(path, {});
    QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, file.errorString());
    if (bytes.size() > most)
        return Error{ErrorCode::TooLarge,
                     ReadFile::tr("The file \"%1\" is too large; at most %2 MB are read.")
                         .arg(path, QString::number(std::max<qsizetype>(1, most / (1024 * 1024)))),
                     {}};
    return bytes;
}

} // namespace dugout
