// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/jsonreader.h"

#include "core/text/ongoingword.h"
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
    else if (rules.lowest == FieldRules().lowest && rules.highest == FieldRules().highest)
        complain(Complaint::wholeNumberNeeded());
    else
        complain(Complaint::numberNeeded(rules.lowest, rules.highest));
}

void JsonReader::take(const QJsonValue &json, qint64 &value, const FieldRules &)
{
    value = json.toInteger();
    if (!json.isDouble())
        complain(Complaint::wholeNumberNeeded());
}

void JsonReader::take(const QJsonValue &json, LocalizedText &value, const FieldRules &rules)
{
    const QJsonObject object = json.toObject();
    const auto takeIn = [&](Language language, QString &words) {
        words = takeText(object.value(languageCode(language)), rules);
        if (m_style == ReadStyle::Strict && QStringView(words).trimmed().isEmpty())
            complain(Complaint::textMissingIn(language));
    };
    takeIn(Language::Spanish, value.es);
    takeIn(Language::English, value.en);
    takeIn(Language::German, value.de);
}

QString JsonReader::takeText(const QJsonValue &json, const FieldRules &rules)
{
    constexpr qsizetype longestTolerated = 400;
    const QString text = json.toString();
    if (!json.isString() && !json.isUndefined())
        complain(Complaint::textNeeded());
    const QString plain = rules.lines ? plainLines(text) : plainLine(text);
    if (m_style == ReadStyle::Tolerant)
        return shortened(plain, std::min(rules.most, longestTolerated));
    if (plain.size() > rules.most)
        complain(Complaint::textTooLong());
    return plain;
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
    if (m_style == ReadStyle::Tolerant)
        return takeText(json, rules);
    if (isKebabCase(text))
        return ongoingWord(text);
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

void JsonReader::refuseTwice(const QJsonValue &element, QSet<QString> &met)
{
    const QString id
        = (element.isObject() ? element.toObject().value("id"_L1) : element).toString();
    if (!id.isEmpty() && met.contains(id))
        complain(Complaint::listedTwice(id));
    met.insert(id);
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
