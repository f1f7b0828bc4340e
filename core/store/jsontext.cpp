// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/jsontext.h"

#include "core/store/packedbytes.h"
#include "core/store/storefault.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// No JSON begins with it.
constexpr QChar packedMark = u'z';

Result<QByteArray> plainBytes(const QString &text, const QString &what)
{
    if (!text.startsWith(packedMark))
        return text.toUtf8();
    const auto bytes = unpackBytes(QByteArray::fromBase64(text.mid(1).toLatin1()));
    if (!bytes)
        return StoreFault::invalid(what, u"what was packed cannot be unpacked"_s);
    return *bytes;
}

} // namespace

QString jsonToText(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString jsonToPackedText(const QJsonObject &object)
{
    const QByteArray plain = QJsonDocument(object).toJson(QJsonDocument::Compact);
    const QByteArray packed = packBytes(plain).toBase64();
    return packed.size() < plain.size() ? packedMark + QString::fromLatin1(packed)
                                        : QString::fromUtf8(plain);
}

Result<QJsonObject> jsonFromText(const QString &text, const QString &what)
{
    const auto bytes = plainBytes(text, what);
    if (!bytes)
        return bytes.error();
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(*bytes, &problem);
    if (problem.error != QJsonParseError::NoError)
        return StoreFault::invalid(what, problem.errorString());
    if (!document.isObject())
        return StoreFault::invalid(what, u"not an object"_s);
    return document.object();
}

} // namespace dugout
