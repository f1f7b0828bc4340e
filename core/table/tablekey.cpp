// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/tablekey.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace dugout {

namespace {

/// Without i, l and o, which are typed for 1 and 0, and without u, which is read as v.
constexpr QByteArrayView signs("0123456789abcdefghjkmnpqrstvwxyz");
static_assert(signs.size() == 32); // so that every one of them is equally likely

} // namespace

TableKey TableKey::make()
{
    return ofLength(length);
}

TableKey TableKey::makeCode()
{
    return ofLength(codeLength);
}

bool TableKey::isSign(char sign)
{
    return signs.contains(sign);
}

TableKey TableKey::kept(const QByteArray &text)
{
    TableKey key;
    const bool isOne = text.size() == length || text.size() == codeLength;
    if (isOne && std::all_of(text.begin(), text.end(), isSign))
        key.m_text = text;
    return key;
}

TableKey TableKey::ofLength(qsizetype length)
{
    std::array<quint32, TableKey::length> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    TableKey key;
    key.m_text.reserve(length);
    for (qsizetype i = 0; i < length; ++i)
        key.m_text.append(signs[bits.at(static_cast<size_t>(i)) % signs.size()]);
    return key;
}

QByteArray TableKey::asTyped(QByteArrayView typed)
{
    QByteArray meant;
    meant.reserve(typed.size());
    for (const char sign : typed.toByteArray().toLower()) {
        if (sign == ' ' || sign == '-')
            continue;
        meant.append(sign == 'o' ? '0' : sign == 'i' || sign == 'l' ? '1' : sign);
    }
    return meant;
}

bool TableKey::isOpenedBy(QByteArrayView tried) const
{
    // A key of another length is compared as well, with itself, and is wrong all the same.
    const bool fits = !m_text.isEmpty() && tried.size() == m_text.size();
    const QByteArrayView other = fits ? tried : QByteArrayView(m_text);
    unsigned differs = fits ? 0U : 1U;
    for (qsizetype i = 0; i < m_text.size(); ++i)
        differs |= static_cast<unsigned>(m_text.at(i) ^ other[i]);
    return differs == 0;
}

QString inFours(QString code)
{
    constexpr qsizetype four = 4;
    for (qsizetype at = four; at < code.size(); at += four + 1)
        code.insert(at, u' ');
    return code;
}

} // namespace dugout
