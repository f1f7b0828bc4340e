// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/jsonlayout.h"

#include <QStringList>

#include <vector>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype widest = 100;

/// A value as it was written, cut into what it is made of.
struct Piece
{
    QString text; ///< a word, number or text; the opening bracket of anything else
    std::vector<Piece> parts; ///< elements, or keys and values by turns
    bool isOpen = false;
};

class Cutter
{
public:
    explicit Cutter(const QString &json)
        : m_json(json)
    { }

    Piece next()
    {
        skipSpace();
        const QChar first = m_json.at(m_at);
        if (first == u'"')
            return {text(), {}, false};
        if (first != u'{' && first != u'[')
            return {plain(), {}, false};
        Piece piece{first, {}, true};
        ++m_at;
        for (skipSpace(); !isClosing(m_json.at(m_at)); skipSpace())
            piece.parts.push_back(next());
        ++m_at;
        return piece;
    }

private:
    static bool isClosing(QChar letter) { return letter == u'}' || letter == u']'; }

    void skipSpace()
    {
        while (m_at < m_json.size() - 1
               && (m_json.at(m_at).isSpace() || m_json.at(m_at) == u',' || m_json.at(m_at) == u':'))
            ++m_at;
    }

    QString text()
    {
        const qsizetype from = m_at++;
        while (m_json.at(m_at) != u'"')
            m_at += m_json.at(m_at) == u'\\' ? 2 : 1;
        return m_json.mid(from, ++m_at - from);
    }

    QString plain()
    {
        const qsizetype from = m_at;
        while (m_at < m_json.size() && !isClosing(m_json.at(m_at)) && m_json.at(m_at) != u','
               && !m_json.at(m_at).isSpace())
            ++m_at;
        return m_json.mid(from, m_at - from);
    }

    const QString &m_json;
    qsizetype m_at = 0;
};

QString inOneLine(const Piece &piece);

/// A field or an element; a field is two pieces.
QString memberOf(const Piece &piece, size_t at, const QString &value)
{
    return piece.text == u"{"_s ? piece.parts[at].text + u": "_s + value : value;
}

size_t stepOf(const Piece &piece)
{
    return piece.text == u"{"_s ? 2 : 1;
}

QString closingOf(const Piece &piece)
{
    return piece.text == u"{"_s ? u"}"_s : u"]"_s;
}

QString inOneLine(const Piece &piece)
{
    if (!piece.isOpen)
        return piece.text;
    QStringList members;
    const size_t step = stepOf(piece);
    for (size_t at = 0; at < piece.parts.size(); at += step)
        members.append(memberOf(piece, at, inOneLine(piece.parts[at + step - 1])));
    return piece.text + members.join(u", "_s) + closingOf(piece);
}

QString inLines(const Piece &piece, qsizetype depth, qsizetype before)
{
    const QString line = inOneLine(piece);
    if (!piece.isOpen || before + line.size() <= widest)
        return line;
    QString lines = piece.text;
    const QString indent = u'\n' + QString(depth + 1, u' ');
    const size_t step = stepOf(piece);
    for (size_t at = 0; at < piece.parts.size(); at += step) {
        const qsizetype key = depth + 1 + memberOf(piece, at, {}).size();
        lines += (at > 0 ? u","_s : QString()) + indent
            + memberOf(piece, at, inLines(piece.parts[at + step - 1], depth + 1, key));
    }
    return lines + u'\n' + QString(depth, u' ') + closingOf(piece);
}

} // namespace

QString laidOutJson(const QString &json)
{
    return inLines(Cutter(json).next(), 0, 0) + u'\n';
}

} // namespace dugout
