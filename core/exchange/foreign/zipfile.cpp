// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/zipfile.h"

#include "core/exchange/foreign/inflate.h"

#include <QCoreApplication>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ZipFile
{
    Q_DECLARE_TR_FUNCTIONS(ZipFile)
};

constexpr QByteArrayView localHead("PK\x03\x04");
constexpr QByteArrayView directoryHead("PK\x01\x02");
constexpr QByteArrayView directoryEnd("PK\x05\x06");
constexpr qsizetype directorySize = 46; ///< of an entry, before its name
constexpr qsizetype localSize = 30;
constexpr int mostEntries = 64;

Error damagedZip()
{
    return {
        ErrorCode::DamagedZip, ZipFile::tr("This zip file is damaged or of an unknown kind."), {}};
}

template<typename Number>
Number numberAt(const QByteArray &bytes, qsizetype place)
{
    return qFromLittleEndian<Number>(bytes.constData() + place);
}

/// A file as the directory at the end of the zip file describes it.
struct ZipEntry
{
    int flags = 0;
    int method = 0;
    quint32 crc = 0;
    qsizetype packedSize = 0;
    qsizetype start = 0; ///< of its local head
};

Result<QByteArray> unpack(const QByteArray &bytes, const ZipEntry &entry, qsizetype most)
{
    if ((entry.flags & 1) != 0 || entry.start + localSize > bytes.size()
        || !QByteArrayView(bytes).sliced(entry.start).startsWith(localHead))
        return damagedZip();
    const qsizetype data = entry.start + localSize + numberAt<quint16>(bytes, entry.start + 26)
        + numberAt<quint16>(bytes, entry.start + 28);
    if (data + entry.packedSize > bytes.size())
        return damagedZip();
    const QByteArray packed = bytes.mid(data, entry.packedSize);
    std::optional<QByteArray> plain;
    if (entry.method == 0 && packed.size() <= most)
        plain = packed;
    else if (entry.method == 8)
        plain = inflate(packed, most);
    if (!plain || zipChecksum(*plain) != entry.crc)
        return damagedZip();
    return *std::move(plain);
}

} // namespace

bool looksLikeZip(const QByteArray &bytes)
{
    return QByteArrayView(bytes).startsWith(localHead);
}

Result<QByteArray> unzipFirst(const QByteArray &bytes, const QString &suffix, qsizetype most)
{
    const qsizetype end = bytes.lastIndexOf(directoryEnd);
    if (end < 0 || end + 22 > bytes.size())
        return damagedZip();
    auto place = static_cast<qsizetype>(numberAt<quint32>(bytes, end + 16));
    for (int row = 0; row < mostEntries && place + directorySize <= end; ++row) {
        if (!QByteArrayView(bytes).sliced(place).startsWith(directoryHead))
            return damagedZip();
        const qsizetype nameSize = numberAt<quint16>(bytes, place + 28);
        const QString name = QString::fromUtf8(bytes.mid(place + directorySize, nameSize));
        if (name.endsWith(suffix, Qt::CaseInsensitive))
            return unpack(bytes,
                          {numberAt<quint16>(bytes, place + 8),
                           numberAt<quint16>(bytes, place + 10),
                           numberAt<quint32>(bytes, place + 16),
                           static_cast<qsizetype>(numberAt<quint32>(bytes, place + 20)),
                           static_cast<qsizetype>(numberAt<quint32>(bytes, place + 42))},
                          most);
        place += directorySize + nameSize + numberAt<quint16>(bytes, place + 30)
            + numberAt<quint16>(bytes, place + 32);
    }
    return Error{
        ErrorCode::NoTeam, ZipFile::tr("There is no %1 file in this zip file.").arg(suffix), {}};
}

} // namespace dugout
