// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leaguecodec.h"

using namespace Qt::StringLiterals;

namespace dugout {

QJsonObject optionsToJson(const OptionChoices &options)
{
    QJsonObject object;
    for (const auto &[id, value] : options)
        object.insert(id.text(),
                      std::visit([](const auto &chosen) { return QJsonValue(chosen); }, value));
    return object;
}

OptionChoices optionsFromJson(const QJsonObject &object)
{
    constexpr qsizetype longestWord = 80;
    OptionChoices options;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const OptionId id(shortened(plainLine(it.key()), longestWord));
        if (it.value().isBool())
            options.insert_or_assign(id, it.value().toBool());
        else if (it.value().isDouble())
            options.insert_or_assign(id, it.value().toInt());
        else if (it.value().isString())
            options.insert_or_assign(id, shortened(plainLine(it.value().toString()), longestWord));
    }
    return options;
}

std::optional<Rational> rationalFrom(const QString &text)
{
    const QStringList parts = text.split(u'/');
    bool good = parts.size() <= 2;
    const qint64 numerator = good ? parts.value(0).toLongLong(&good) : 0;
    qint64 denominator = 1;
    if (good && parts.size() == 2)
        denominator = parts.at(1).toLongLong(&good);
    if (!good || denominator == 0)
        return std::nullopt;
    return Rational(Int128(numerator), Int128(denominator));
}

} // namespace dugout
