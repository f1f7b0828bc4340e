// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/listtext.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace dugout {

namespace {

/// What Windows-1252 has where Latin-1 has control characters.
constexpr std::array<char16_t, 32> windowsLetters{
    u'€', 0x81, u'‚', u'ƒ', u'„', u'…', u'†', u'‡', u'ˆ', u'‰', u'Š', u'‹', u'Œ', 0x8d, u'Ž', 0x8f,
    0x90, u'‘', u'’', u'“', u'”', u'•', u'–', u'—', u'˜', u'™', u'š', u'›', u'œ', 0x9d, u'ž', u'Ÿ'};

QString fromWindows(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text) {
        if (c >= QChar(0x80) && c < QChar(0xa0))
            c = QChar(windowsLetters[c.unicode() - 0x80U]);
    }
    return text;
}

/// Most letters of a list are plain ones, whose other half is empty in UTF-16.
std::optional<QStringConverter::Encoding> wideWithoutMark(const QByteArray &bytes)
{
    constexpr qsizetype looked = 2000;
    qsizetype even = 0;
    qsizetype odd = 0;
    const qsizetype size = std::min(bytes.size(), looked);
    for (qsizetype i = 0; i < size; ++i)
        (i % 2 == 0 ? even : odd) += bytes.at(i) == '\0' ? 1 : 0;
    if (odd > size / 4 && even < odd / 4)
        return QStringConverter::Utf16LE;
    if (even > size / 4 && odd < even / 4)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

} // namespace

QString listText(const QByteArray &bytes)
{
    auto encoding = QStringConverter::encodingForData(bytes); // by its mark
    if (!encoding)
        encoding = wideWithoutMark(bytes);
    QStringDecoder decoder(encoding.value_or(QStringConverter::Utf8),
                           QStringDecoder::Flag::Stateless);
    QString text = decoder(bytes);
    if (decoder.hasError() && !encoding)
        return fromWindows(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text;
}

} // namespace dugout
