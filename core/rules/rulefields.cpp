// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulefields.h"

#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

ProvenanceJson WrittenAs<Provenance>::to(const Provenance &provenance)
{
    return {provenance.line > 0 ? u"%1:%2"_s.arg(provenance.document).arg(provenance.line)
                                : provenance.document,
            provenance.reading};
}

std::optional<Provenance> WrittenAs<Provenance>::from(const ProvenanceJson &json)
{
    const qsizetype colon = json.source.lastIndexOf(u':');
    const int line = colon < 0 ? 0 : QStringView(json.source).mid(colon + 1).toInt();
    if (line <= 0)
        return Provenance{json.source, 0, json.reading};
    return Provenance{json.source.left(colon), line, json.reading};
}

QMap<QString, int> WrittenAs<Numbers>::to(const Numbers &numbers)
{
    QMap<QString, int> map;
    for (const auto &[key, number] : numbers)
        map.insert(key, number);
    return map;
}

std::optional<Numbers> WrittenAs<Numbers>::from(const QMap<QString, int> &numbers)
{
    Numbers read;
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        read.insert(it.key(), it.value());
    return read;
}

QJsonValue WrittenAs<OptionValue>::to(const OptionValue &value)
{
    return std::visit([](const auto &each) { return QJsonValue(each); }, value);
}

std::optional<OptionValue> WrittenAs<OptionValue>::from(const QJsonValue &json)
{
    if (json.isBool())
        return json.toBool();
    if (json.isDouble())
        return json.toInt();
    if (json.isString())
        return plainLine(json.toString());
    return std::nullopt;
}

QString WrittenAs<OptionValue>::needed()
{
    return EntryReader::tr("true, false, a number or a word is needed");
}

} // namespace dugout
