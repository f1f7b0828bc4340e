// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"
#include "core/leaguebook/journal/keptsheet.h"
#include "core/rules/optionchoices.h"
#include "core/text/id.h"
#include "core/text/plaintext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <concepts>
#include <limits>
#include <optional>
#include <vector>

namespace dugout {

/// For `fields(io, value)`, which names the fields of a type once for writing and for reading.
template<typename T, typename Wanted>
concept Is = std::same_as<std::remove_const_t<T>, Wanted>;

/// The words of an enumeration in files, in its order.
template<typename E>
[[nodiscard]] const QStringList &enumWords();

[[nodiscard]] QJsonObject optionsToJson(const OptionChoices &options);
[[nodiscard]] OptionChoices optionsFromJson(const QJsonObject &object);
[[nodiscard]] std::optional<Rational> rationalFrom(const QString &text);

/// Writes every field of a value.
class FieldWriter
{
public:
    template<typename T>
    void operator()(const char *key, const T &value)
    {
        m_object.insert(QLatin1String(key), json(value));
    }
    [[nodiscard]] const QJsonObject &object() const { return m_object; }

    template<typename T>
    [[nodiscard]] static QJsonObject write(const T &value)
    {
        FieldWriter writer;
        fields(writer, value);
        return writer.object();
    }

private:
    static QJsonValue json(bool value) { return value; }
    static QJsonValue json(int value) { return value; }
    static QJsonValue json(qint64 value) { return value; }
    static QJsonValue json(const QString &value) { return value; }
    static QJsonValue json(const KeptSheet &value) { return value.object(); }
    static QJsonValue json(const QStringList &value) { return QJsonArray::fromStringList(value); }
    static QJsonValue json(const Rational &value) { return value.toString(); }
    static QJsonValue json(const OptionChoices &value) { return optionsToJson(value); }
    template<typename Tag>
    static QJsonValue json(const Id<Tag> &value)
    {
        return value.text();
    }
    template<typename T>
    static QJsonValue json(const std::optional<T> &value)
    {
        return value ? json(*value) : QJsonValue();
    }
    template<typename T>
    static QJsonValue json(const std::vector<T> &list)
    {
        QJsonArray array;
        for (const T &each : list)
            array.append(json(each));
        return array;
    }
    template<typename T>
    static QJsonValue json(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            return enumWords<T>().value(static_cast<qsizetype>(value));
        else
            return write(value);
    }

    QJsonObject m_object;
};

/// Reads the fields of a value; one that is not there keeps what the value begins with. Whatever is
/// of the wrong kind or beyond measure makes all of it unreadable.
class DeedFields
{
public:
    explicit DeedFields(QJsonObject object)
        : m_object(std::move(object))
    { }

    template<typename T>
    void operator()(const char *key, T &value)
    {
        const QJsonValue found = m_object.value(QLatin1String(key));
        if (!found.isUndefined() && !take(found, value))
            m_good = false;
    }
    [[nodiscard]] bool isGood() const { return m_good; }

    template<typename T>
    [[nodiscard]] static bool read(const QJsonObject &object, T &value)
    {
        DeedFields reader(object);
        fields(reader, value);
        return reader.isGood();
    }

private:
    static constexpr qsizetype longestText = 400;
    static constexpr qsizetype longestList = 20'000;

    static bool take(const QJsonValue &json, bool &value)
    {
        value = json.toBool();
        return json.isBool();
    }
    static bool take(const QJsonValue &json, qint64 &value)
    {
        value = json.toInteger();
        return json.isDouble();
    }
    static bool take(const QJsonValue &json, int &value)
    {
        const qint64 number = json.toInteger();
        value = static_cast<int>(number);
        return json.isDouble() && number == value;
    }
    static bool take(const QJsonValue &json, QString &value)
    {
        value = shortened(plainLine(json.toString()), longestText);
        return json.isString();
    }
    static bool take(const QJsonValue &json, KeptSheet &value)
    {
        value = json.toObject();
        return json.isObject();
    }
    static bool take(const QJsonValue &json, OptionChoices &value)
    {
        value = optionsFromJson(json.toObject());
        return json.isObject();
    }
    static bool take(const QJsonValue &json, Rational &value)
    {
        const auto number = rationalFrom(json.toString());
        value = number.value_or(Rational());
        return number.has_value();
    }
    static bool take(const QJsonValue &json, QStringList &value)
    {
        std::vector<QString> list;
        const bool good = take(json, list);
        value = QStringList(list.begin(), list.end());
        return good;
    }
    template<typename Tag>
    static bool take(const QJsonValue &json, Id<Tag> &value)
    {
        QString text;
        const bool good = take(json, text);
        value = Id<Tag>(text);
        return good;
    }
    template<typename T>
    static bool take(const QJsonValue &json, std::optional<T> &value)
    {
        value.reset();
        return json.isNull() || take(json, value.emplace());
    }
    template<typename T>
    static bool take(const QJsonValue &json, std::vector<T> &list)
    {
        const QJsonArray array = json.toArray();
        if (!json.isArray() || array.size() > longestList)
            return false;
        list.assign(static_cast<size_t>(array.size()), T{});
        for (qsizetype i = 0; i < array.size(); ++i) {
            if (!take(array.at(i), list[static_cast<size_t>(i)]))
                return false;
        }
        return true;
    }
    template<typename T>
    static bool take(const QJsonValue &json, T &value)
    {
        if constexpr (std::is_enum_v<T>) {
            const qsizetype place = enumWords<T>().indexOf(json.toString());
            value = static_cast<T>(std::max<qsizetype>(0, place));
            return place >= 0;
        } else {
            return json.isObject() && read(json.toObject(), value);
        }
    }

    QJsonObject m_object;
    bool m_good = true;
};

} // namespace dugout
