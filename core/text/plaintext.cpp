// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What joins letters of Persian and Hindi, and pictures to one: invisible, and needed.
bool isJoiner(char32_t c)
{
    return c == 0x200c || c == 0x200d;
}

bool isShown(char32_t c)
{
    if (c >= 0x20 && c < 0x7f)
        return true;
    if (QChar::isNonCharacter(c) || QChar::isSurrogate(c))
        return false;
    // Above the first plane are pictures that are younger than the tables of this Qt.
    const bool isYoung
        = QChar::requiresSurrogates(c) && QChar::category(c) == QChar::Other_NotAssigned;
    return QChar::isPrint(c) || isJoiner(c) || isYoung;
}

bool isBreak(char32_t c)
{
    return c == u'\n' || c == u'\r' || c == u'\t' || c == u'\v' || c == u'\f' || c == 0x85
        || c == 0x2028 || c == 0x2029;
}

/// The character at `place`, which moves on behind it; half a character is 0.
char32_t take(QStringView text, qsizetype &place)
{
    const QChar c = text.at(place++);
    if (!c.isSurrogate())
        return c.unicode();
    if (c.isHighSurrogate() && place < text.size() && text.at(place).isLowSurrogate())
        return QChar::surrogateToUcs4(c, text.at(place++));
    return 0;
}

QString plain(const QString &text, bool keepsLines)
{
    const bool isPlain = !firstUnshown(text) && (keepsLines || !text.contains(u'\n'));
    if (isPlain)
        return text;
    QString clean;
    clean.reserve(text.size());
    for (qsizetype place = 0; place < text.size();) {
        const char32_t c = take(text, place);
        if (keepsLines && c == u'\n')
            clean += u'\n';
        else if (isBreak(c))
            clean += u' ';
        else if (isShown(c))
            clean += QChar::fromUcs4(c);
    }
    return clean;
}

} // namespace

std::optional<char32_t> firstUnshown(QStringView text)
{
    for (qsizetype place = 0; place < text.size();) {
        const char32_t c = take(text, place);
        if (c != u'\n' && (isBreak(c) || !isShown(c)))
            return c;
    }
    return std::nullopt;
}

QString plainLine(const QString &text)
{
    return plain(text, false);
}

QString plainLines(const QString &text)
{
    if (!text.contains(u'\r'))
        return plain(text, true);
    return plain(QString(text).replace("\r\n"_L1, "\n"_L1), true); // as Windows writes them
}

QString firstCharacter(const QString &text)
{
    qsizetype end = 0;
    if (!text.isEmpty())
        (void)take(text, end);
    return text.left(end);
}

QString shortened(const QString &text, qsizetype longest)
{
    const bool splits = longest > 0 && text.size() > longest
        && text.at(longest - 1).isHighSurrogate() && text.at(longest).isLowSurrogate();
    return text.left(splits ? longest - 1 : longest);
}

} // namespace dugout
