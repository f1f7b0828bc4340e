// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"
#include "core/text/localizedtext.h"
#include "core/values/fields.h"
#include "core/values/orderedjson.h"

#include <QJsonObject>
#include <QMap>

#include <array>
#include <map>
#include <variant>

namespace dugout {

enum class WriteStyle {
    Short, ///< without the fields that have the value they begin with, for files that people read
    Whole, ///< every field, for what other programs look into
};

/// Writes described values as JSON, their fields in the order of the description.
class JsonWriter
{
public:
    explicit JsonWriter(WriteStyle style = WriteStyle::Short)
        : m_style(style)
    { }

    template<Described T>
    [[nodiscard]] OrderedJson::Fields fields(const T &value) const
    {
        OrderedJson::Fields written;
        addFields(written, value);
        return written;
    }

    template<Described T>
    [[nodiscard]] QJsonObject object(const T &value) const
    {
        return OrderedJson(fields(value)).toJson().toObject();
    }

private:
    template<typename T>
    void addFields(OrderedJson::Fields &to, const T &value) const
    {
        if constexpr (HasWrittenForm<T>)
            addFields(to, WrittenAs<T>::to(value));
        else if constexpr (requires { Fields<T>::asWritten(value); })
            addEachField(to, Fields<T>::asWritten(value));
        else
            addEachField(to, value);
    }
    template<typename T>
    void addEachField(OrderedJson::Fields &to, const T &value) const
    {
        static const T empty{};
        forEachField<T>([&](const auto &field) {
            const auto &here = value.*field.member;
            const bool saysNothing = here == empty.*field.member;
            if (!field.rules.json)
                return;
            if (field.rules.always || m_style == WriteStyle::Whole || !saysNothing)
                addField(to, field.key(), field.rules, here);
        });
    }

    template<typename M>
    void addField(OrderedJson::Fields &to, const QString &key, const FieldRules &rules,
                  const M &value) const
    {
        if constexpr (HasFields<M>) {
            if (rules.flat) {
                addFields(to, value);
                return;
            }
        }
        if (rules.place > 0)
            to.back().second.append(json(value));
        else if (rules.place == 0)
            to.emplace_back(key, OrderedJson::Elements{json(value)});
        else
            to.emplace_back(key, json(value));
    }
    template<typename... A>
    void addField(OrderedJson::Fields &to, const QString &, const FieldRules &,
                  const std::variant<A...> &value) const
    {
        const auto &name = Alternatives<std::variant<A...>>::names[value.index()];
        std::visit(
            [&](const auto &chosen) {
                to.emplace_back(
                    QString::fromUtf16(name.data(), static_cast<qsizetype>(name.size())),
                    json(chosen));
            },
            value);
    }

    [[nodiscard]] OrderedJson json(bool value) const { return value; }
    [[nodiscard]] OrderedJson json(int value) const { return value; }
    [[nodiscard]] OrderedJson json(qint64 value) const { return QJsonValue(value); }
    [[nodiscard]] OrderedJson json(const QString &value) const { return value; }
    [[nodiscard]] OrderedJson json(const LocalizedText &value) const
    {
        OrderedJson::Fields written;
        for (const Language language : allLanguages)
            written.emplace_back(languageCode(language), value.in(language));
        return written;
    }
    [[nodiscard]] OrderedJson json(const QJsonValue &value) const { return value; }
    [[nodiscard]] OrderedJson json(const QJsonObject &value) const { return QJsonValue(value); }
    [[nodiscard]] OrderedJson json(const QByteArray &value) const
    {
        return QString::fromLatin1(value.toBase64());
    }
    template<typename Tag>
    [[nodiscard]] OrderedJson json(const Id<Tag> &value) const
    {
        return value.text();
    }
    template<typename T>
    [[nodiscard]] OrderedJson json(const std::optional<T> &value) const
    {
        return value ? json(*value) : OrderedJson(QJsonValue());
    }
    template<typename T>
    [[nodiscard]] OrderedJson json(const std::vector<T> &list) const
    {
        return elements(list);
    }
    template<typename T, size_t size>
    [[nodiscard]] OrderedJson json(const std::array<T, size> &list) const
    {
        return elements(list);
    }
    [[nodiscard]] OrderedJson json(const QStringList &list) const { return elements(list); }
    template<typename Tag, typename T>
    [[nodiscard]] OrderedJson json(const std::map<Id<Tag>, T> &map) const
    {
        OrderedJson::Fields written;
        for (const auto &[id, value] : map)
            written.emplace_back(id.text(), json(value));
        return written;
    }
    template<typename T>
    [[nodiscard]] OrderedJson json(const QMap<QString, T> &map) const
    {
        OrderedJson::Fields written;
        for (auto it = map.begin(); it != map.end(); ++it)
            written.emplace_back(it.key(), json(it.value()));
        return written;
    }
    template<typename T>
    [[nodiscard]] OrderedJson json(const T &value) const
    {
        if constexpr (HasWrittenForm<T>)
            return json(WrittenAs<T>::to(value));
        else if constexpr (std::is_enum_v<T>)
            return enumWord(value);
        else
            return fields(value);
    }
    template<typename List>
    [[nodiscard]] OrderedJson elements(const List &list) const
    {
        OrderedJson::Elements written;
        for (const auto &each : list)
            written.push_back(json(each));
        return written;
    }

    WriteStyle m_style;
};

} // namespace dugout
