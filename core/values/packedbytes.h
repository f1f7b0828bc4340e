// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout {

/// Fowler, Noll and Vo's sum of all bytes.
[[nodiscard]] inline quint64 hashOfBytes(const QByteArray &bytes)
{
    quint64 sum = 14695981039346656037ULL;
    for (const char each : bytes)
        sum = (sum ^ static_cast<quint8>(each)) * 1099511628211ULL;
    return sum;
}

/// Walks bytes as a ByteWriter writes them: numbers of seven bits a byte, and lengths before what
/// they count. Bytes that are no such thing are not good, whatever they are.
class PackedBytes
{
public:
    /// Everything was read, and nothing is left.
    [[nodiscard]] bool isGood() const { return m_good && m_at == m_end; }

protected:
    explicit PackedBytes(const QByteArray &bytes)
        : m_at(bytes.constData())
        , m_end(bytes.constData() + bytes.size())
    { }

    quint64 number()
    {
        quint64 value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (m_at == m_end)
                break;
            const auto byte = static_cast<quint8>(*m_at++);
            value |= static_cast<quint64>(byte & 0x7f) << shift;
            if ((byte & 0x80) == 0)
                return value;
        }
        m_good = false;
        return 0;
    }
    qint64 signedNumber()
    {
        const quint64 read = number();
        return static_cast<qint64>((read >> 1) ^ (~(read & 1) + 1));
    }
    /// How many are to come: each of them takes a byte at least.
    qsizetype count()
    {
        const quint64 value = number();
        if (value <= static_cast<quint64>(m_end - m_at))
            return static_cast<qsizetype>(value);
        m_good = false;
        m_at = m_end;
        return 0;
    }
    QByteArrayView raw()
    {
        const qsizetype size = count();
        const QByteArrayView bytes(m_at, size);
        m_at += size;
        return bytes;
    }

    bool m_good = true;

private:
    const char *m_at;
    const char *m_end;
};

} // namespace dugout
