// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/xmlbounds.h"

#include "core/exchange/foreign/datatree.h"

#include <QByteArrayView>
#include <QList>
#include <QStringConverter>

namespace dugout {

namespace {

/// Goes through the markup as a parser does: comments, sections of characters, instructions and
/// quoted values may hold any sign, and mean nothing by it. Where a file is not well-formed the
/// parser stops, so what is counted wrongly behind that place does not matter.
class MarkupScan
{
public:
    explicit MarkupScan(QByteArrayView bytes)
        : m_bytes(bytes)
    { }

    [[nodiscard]] XmlBounds run()
    {
        while (m_place < m_bytes.size() && m_found == XmlBounds::Kept) {
            m_place = m_bytes.indexOf('<', m_place);
            if (m_place < 0)
                break;
            markup();
        }
        return m_found;
    }

private:
    void markup()
    {
        if (skips("<!--", "-->") || skips("<![CDATA[", "]]>") || skips("<?", "?>"))
            return;
        if (at("<!ENTITY") || at("<!ATTLIST"))
            m_found = XmlBounds::OwnDeclarations;
        else
            tag(at("<!DOCTYPE"));
    }

    [[nodiscard]] bool at(QByteArrayView word) const
    {
        return m_bytes.sliced(m_place).startsWith(word);
    }

    bool skips(QByteArrayView begin, QByteArrayView end)
    {
        if (!at(begin))
            return false;
        const qsizetype found = m_bytes.indexOf(end, m_place + begin.size());
        m_place = found < 0 ? m_bytes.size() : found + end.size();
        return true;
    }

    /// To the end of a tag; the declarations inside a document type are markup of their own.
    void tag(bool isDocumentType)
    {
        int attributes = 0;
        for (++m_place; m_place < m_bytes.size(); ++m_place) {
            const char c = m_bytes.at(m_place);
            if (c == '"' || c == '\'') {
                m_place = m_bytes.indexOf(c, m_place + 1);
                if (m_place < 0)
                    m_place = m_bytes.size();
            } else if (c == '=' && ++attributes > datalimits::attributes) {
                m_found = XmlBounds::TooManyAttributes;
                return;
            } else if (c == '>' || (isDocumentType && c == '[')) {
                return;
            }
        }
    }

    QByteArrayView m_bytes;
    qsizetype m_place = 0;
    XmlBounds m_found = XmlBounds::Kept;
};

/// The name in `encoding="…"` of the first line; empty when none is said.
QByteArray declaredEncoding(const QByteArray &text)
{
    constexpr qsizetype headBytes = 256;
    const QByteArray head = text.left(headBytes).toLower();
    const QByteArray declaration = head.left(std::max<qsizetype>(0, head.indexOf("?>")));
    const qsizetype word = declaration.indexOf("encoding");
    if (word < 0)
        return {};
    const QList<QByteArray> parts = declaration.mid(word).replace('\'', '"').split('"');
    return parts.value(1).trimmed();
}

/// In these every sign of XML is the byte it is in ASCII, and no other character has that byte.
bool showsMarkup(const QByteArray &encoding)
{
    if (encoding.isEmpty())
        return true;
    for (const char *plain : {"utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "iso8859",
                              "iso_8859", "latin", "windows-125", "cp125", "koi8", "macintosh"}) {
        if (encoding.startsWith(plain))
            return true;
    }
    return false;
}

} // namespace

XmlBounds xmlBounds(const QByteArray &bytes)
{
    // As Qt's reader takes it before a declaration says otherwise.
    const auto wide = QStringConverter::encodingForData(bytes, u'<');
    if (!wide || *wide == QStringConverter::Utf8) {
        if (!showsMarkup(declaredEncoding(bytes)))
            return XmlBounds::UnknownEncoding;
        return MarkupScan(bytes).run();
    }
    const QString decoded = QStringDecoder(*wide)(bytes);
    const QByteArray text = decoded.toUtf8();
    if (const QByteArray said = declaredEncoding(text);
        !said.isEmpty() && !said.startsWith("utf-16") && !said.startsWith("utf-32"))
        return XmlBounds::UnknownEncoding;
    return MarkupScan(text).run();
}

} // namespace dugout
