// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/zipmaker.h"

#include <QtEndian>

namespace dugout {

namespace {

template<typename Number>
QByteArray little(Number number)
{
    const Number swapped = qToLittleEndian(number);
    return {reinterpret_cast<const char *>(&swapped), sizeof swapped};
}

quint32 crcOf(const QByteArray &bytes)
{
    quint32 crc = 0xffffffffU;
    for (const char byte : bytes) {
        crc ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1U) != 0 ? 0xedb88320U ^ (crc >> 1U) : crc >> 1U;
    }
    return ~crc;
}

} // namespace

QByteArray rawDeflate(const QByteArray &plain, int level)
{
    if (plain.isEmpty())
        return {"\x03\x00", 2}; // Qt packs nothing into nothing
    // Four bytes of size, two of head, and four of checksum at the end.
    return qCompress(plain, level).mid(6).chopped(4);
}

QByteArray makeZip(const std::vector<std::pair<QString, QByteArray>> &files, bool pack)
{
    QByteArray zip;
    QByteArray directory;
    for (const auto &[name, plain] : files) {
        const QByteArray data = pack ? rawDeflate(plain) : plain;
        const QByteArray title = name.toUtf8();
        const QByteArray common = little<quint16>(20) + little<quint16>(0)
            + little<quint16>(pack ? 8 : 0) + little<quint32>(0) + little(crcOf(plain))
            + little(static_cast<quint32>(data.size())) + little(static_cast<quint32>(plain.size()))
            + little(static_cast<quint16>(title.size())) + little<quint16>(0);
        directory += "PK\x01\x02" + little<quint16>(20) + common + little<quint16>(0)
            + little<quint16>(0) + little<quint16>(0) + little<quint32>(0)
            + little(static_cast<quint32>(zip.size())) + title;
        zip += "PK\x03\x04" + common + title + data;
    }
    const auto start = static_cast<quint32>(zip.size());
    const auto count = static_cast<quint16>(files.size());
    return zip + directory + "PK\x05\x06" + little<quint32>(0) + little(count) + little(count)
        + little(static_cast<quint32>(directory.size())) + little(start) + little<quint16>(0);
}

} // namespace dugout
