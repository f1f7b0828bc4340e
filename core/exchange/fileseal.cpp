// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/fileseal.h"

#include <QByteArrayView>
#include <QCryptographicHash>

namespace dugout {

namespace {

constexpr QByteArrayView sealStart = "\n \"seal\": \"";
constexpr QByteArrayView sealEnd = "\"\n}\n";

QByteArray sealFor(QByteArrayView text)
{
    constexpr qsizetype digits = 16;
    const QByteArray sum = QCryptographicHash::hash(text.toByteArray(), QCryptographicHash::Sha256);
    return sealStart.toByteArray() + sum.toHex().left(digits) + sealEnd.toByteArray();
}

} // namespace

QByteArray sealed(const QByteArray &text)
{
    return text + sealFor(text);
}

Seal sealOf(const QByteArray &bytes)
{
    const qsizetype place = bytes.lastIndexOf(sealStart);
    if (place <= 0)
        return Seal::Missing;
    const QByteArrayView all(bytes);
    return all.sliced(place) == sealFor(all.first(place)) ? Seal::Whole : Seal::Broken;
}

} // namespace dugout
