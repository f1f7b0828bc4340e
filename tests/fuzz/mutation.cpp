// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutation.h"

namespace dugout::fuzz {

namespace {

qsizetype below(qsizetype end, std::mt19937 &random)
{
    return end > 0 ? static_cast<qsizetype>(random() % static_cast<quint32>(end)) : 0;
}

const QList<QByteArray> &oddities()
{
    static const QList<QByteArray> all{"-1",
                                       "0",
                                       "2147483647",
                                       "-2147483648",
                                       "99999999999999999999",
                                       "1e308",
                                       "null",
                                       "true",
                                       "[]",
                                       "{}",
                                       "\"\"",
                                       "\\u0000",
                                       "\\ud83d",
                                       "\xf0\x9f\x98\x80",
                                       "\xe2\x80\xae",
                                       "\xff",
                                       "&amp;",
                                       "<x>",
                                       "]]>",
                                       QByteArray("\0", 1),
                                       "=1+1",
                                       ",",
                                       "\n"};
    return all;
}

/// A number, or the word, that stands at a place.
void replaceToken(QByteArray &bytes, std::mt19937 &random)
{
    const auto isWord = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    };
    qsizetype first = below(bytes.size(), random);
    while (first < bytes.size() && !isWord(bytes.at(first)))
        ++first;
    qsizetype end = first;
    while (end < bytes.size() && isWord(bytes.at(end)))
        ++end;
    bytes.replace(first, end - first, oddities().at(below(oddities().size(), random)));
}

void change(QByteArray &bytes, const QList<QByteArray> &seeds, std::mt19937 &random)
{
    const qsizetype place = below(bytes.size() + 1, random);
    const qsizetype length = below(qMin<qsizetype>(64, bytes.size() - place + 1), random);
    switch (random() % 7) {
    case 0:
        bytes.remove(place, length);
        break;
    case 1:
        bytes.insert(place, bytes.mid(place, length));
        break;
    case 2: {
        const QByteArray &other = seeds.at(below(seeds.size(), random));
        bytes.insert(place, other.mid(below(other.size(), random), length));
        break;
    }
    case 3:
        bytes.insert(place, oddities().at(below(oddities().size(), random)));
        break;
    case 4:
        if (place < bytes.size())
            bytes[place] = static_cast<char>(bytes.at(place) ^ (1 << (random() % 8)));
        break;
    case 5:
        bytes.truncate(place);
        break;
    default:
        replaceToken(bytes, random);
    }
}

} // namespace

QByteArray mutated(const QList<QByteArray> &seeds, std::mt19937 &random)
{
    QByteArray bytes = seeds.at(below(seeds.size(), random));
    for (auto times = 1 + random() % 4; times > 0; --times)
        change(bytes, seeds, random);
    return bytes;
}

} // namespace dugout::fuzz
