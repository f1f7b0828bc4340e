// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/tablekey.h"

#include <QRandomGenerator>

#include <array>

namespace dugout {

TableKey TableKey::make()
{
    std::array<quint32, 5> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    const QByteArrayView bytes(reinterpret_cast<const char *>(bits.data()),
                               static_cast<qsizetype>(sizeof bits));
    TableKey key;
    key.m_text = bytes.toByteArray().toBase64(QByteArray::Base64UrlEncoding
                                              | QByteArray::OmitTrailingEquals);
    return key;
}

bool TableKey::isOpenedBy(QByteArrayView tried) const
{
    // A key of another length is compared as well, with itself, and is wrong all the same.
    const bool fits = m_text.size() == length && tried.size() == length;
    const QByteArrayView other = fits ? tried : QByteArrayView(m_text);
    unsigned differs = fits ? 0U : 1U;
    for (qsizetype i = 0; i < m_text.size(); ++i)
        differs |= static_cast<unsigned>(m_text.at(i) ^ other[i]);
    return differs == 0;
}

} // namespace dugout
