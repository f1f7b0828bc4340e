// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/jsonreader.h"

#include "core/text/lastingword.h"
#include "core/text/plaintext.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

QString JsonReader::Place::toString() const
{
    QString place = within ? within->toString() : QString();
    if (row >= 0)
        place += u"[%1]"_s.arg(row);
    const QString id = element ? element->toObject().value("id"_L1).toString() : QString();
    if (!id.isEmpty())
        place += u'(' + id + u')';
    if (!key.isEmpty())
        place += (place.isEmpty() ? u""_s : u"."_s) + key.toString();
    return place;
}

void JsonReader::complain(QStringView key, const QString &reason)
{
    const Place at{m_place, key};
    m_problems.push_back({m_file, at.toString(), reason});
}

void JsonReader::take(const QJsonValue &json, bool &value, const FieldRules &)
{
    value = json.toBool();
    if (!json.isBool())
        complain(Complaint::trueOrFalseNeeded());
}

void JsonReader::take(const QJsonValue &json, int &value, const FieldRules &rules)
{
    // JSON numbers are floating point, and 6.5 is no strength.
    const double number = json.toDouble();
    const bool fits = json.isDouble() && std::floor(number) == number && number >= rules.lowest
        && number <= rules.highest;
    if (fits)
        value = static_cast<int>(number);
    else
        complain(Complaint::numberNeeded(rules.lowest, rules.highest));
}

void JsonReader::take(const QJsonValue &json, qint64 &value, const FieldRules &)
{
    value = json.toInteger();
    if (!json.isDouble())
        complain(Complaint::wholeNumberNeeded());
}

void JsonReader::take(const QJsonValue &json, QString &value, const FieldRules &rules)
{
    constexpr qsizetype longestTolerated = 400;
    const QString text = json.toString();
    if (!json.isString() && !json.isUndefined())
        complain(Complaint::textNeeded());
    value = rules.lines ? plainLines(text) : plainLine(text);
    if (m_style == ReadStyle::Tolerant)
        value = shortened(value, std::min(rules.most, longestTolerated));
    else if (value.size() > rules.most)
        complain(Complaint::textTooLong());
}

void JsonReader::take(const QJsonValue &json, QByteArray &value, const FieldRules &)
{
    value = QByteArray::fromBase64(json.toString().toLatin1());
    if (!json.isString())
        complain(Complaint::textNeeded());
}

void JsonReader::take(const QJsonValue &json, QJsonObject &value, const FieldRules &)
{
    if (isObject(json))
        value = json.toObject();
}

QString JsonReader::takeId(const QJsonValue &json, const FieldRules &rules)
{
    const QString text = json.toString();
    if (m_style == ReadStyle::Tolerant) {
        QString any;
        take(json, any, rules);
        return any;
    }
    if (isKebabCase(text))
        return lastingWord(text);
    if (rules.needed || !text.isEmpty() || !json.isString())
        complain(Complaint::idNeeded());
    return {};
}

void JsonReader::complainOfUnknown(const QJsonObject &object, const QStringList &known)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!known.contains(it.key()))
            complain(it.key(), Complaint::withMeant(Complaint::unknownField(), it.key(), known));
    }
}

bool JsonReader::isObject(const QJsonValue &json)
{
    if (!json.isObject())
        complain(Complaint::objectNeeded());
    return json.isObject();
}

bool JsonReader::isListOfAtMost(const QJsonValue &json, qsizetype size, const FieldRules &rules)
{
    if (!json.isArray())
        complain(Complaint::listNeeded());
    else if (size > rules.most)
        complain(Complaint::tooMany());
    return json.isArray() && size <= rules.most;
}

} // namespace dugout
