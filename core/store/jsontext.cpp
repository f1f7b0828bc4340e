// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/jsontext.h"

#include "core/store/storefault.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

QString jsonToText(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Result<QJsonObject> jsonFromText(const QString &text, const QString &what)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8(), &problem);
    if (problem.error != QJsonParseError::NoError)
        return StoreFault::invalid(what, problem.errorString());
    if (!document.isObject())
        return StoreFault::invalid(what, u"not an object"_s);
    return document.object();
}

} // namespace dugout
