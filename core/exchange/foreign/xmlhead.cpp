// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/xmlhead.h"

#include <QXmlStreamReader>

namespace dugout {

namespace {
constexpr qsizetype headBytes = 16 * 1024;
constexpr qsizetype mostNames = 40;
} // namespace

QStringList xmlHead(const QByteArray &bytes)
{
    QXmlStreamReader reader(bytes.left(headBytes));
    reader.setNamespaceProcessing(false);
    reader.setEntityExpansionLimit(64);
    QStringList names;
    while (!reader.atEnd() && names.size() < mostNames) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            names.append(reader.name().toString());
    }
    return names;
}

bool looksLikeJson(const QByteArray &bytes)
{
    const QByteArray head = bytes.left(64).trimmed();
    return head.startsWith('{') || head.startsWith("\xef\xbb\xbf{");
}

} // namespace dugout
