// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"
#include "core/text/localizedtext.h"
#include "core/values/complaints.h"
#include "core/values/fields.h"
#include "core/values/problem.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QSet>

#include <array>
#include <map>
#include <variant>

namespace dugout {

enum class ReadStyle {
    Strict, ///< a file of a coach: what is unknown, too long or no id is a fault
    Tolerant, ///< what later versions may add is passed over, long texts are cut
};

/// Reads described values from JSON. Every fault is told with its place; a field that is not there
/// keeps what the value begins with, unless it is needed. What has a fault is not to be used.
class JsonReader
{
public:
    JsonReader(ProblemList &problems, ReadStyle style, QString file = {})
        : m_problems(problems)
        , m_style(style)
        , m_file(std::move(file))
    { }

    template<HasFields T>
    void read(const QJsonObject &object, T &value)
    {
        qsizetype seen = 0;
        readFields(object, value, seen);
        if (m_style == ReadStyle::Strict && seen < object.size())
            complainOfUnknown(object, namesOf<T>());
    }

    /// At the place where it reads.
    void complain(const QString &reason) { complain({}, reason); }
    /// About a field there.
    void complain(QStringView key, const QString &reason);

private:
    /// Where it reads: put into words only when somebody complains.
    struct Place
    {
        const Place *within = nullptr;
        QStringView key{};
        qsizetype row = -1;
        const QJsonValue *element = nullptr;

        [[nodiscard]] QString toString() const;
    };
    /// One step further in for as long as it lives.
    class Step
    {
    public:
        Step(JsonReader &reader, Place place)
            : m_reader(reader)
            , m_place(place)
        {
            m_place.within = reader.m_place;
            reader.m_place = &m_place;
        }
        ~Step() { m_reader.m_place = m_place.within; }
        Step(const Step &) = delete;
        Step &operator=(const Step &) = delete;

    private:
        JsonReader &m_reader;
        Place m_place;
    };

    template<typename T>
    void readFields(const QJsonObject &object, T &value, qsizetype &seen)
    {
        if constexpr (HasWrittenForm<T>) {
            readForm(value, [&](auto &form) { readFields(object, form, seen); });
        } else {
            forEachField<T>([&](const auto &field) {
                if (field.rules.json)
                    readField(object, field.key(), field.rules, value.*field.member, seen);
            });
            if constexpr (requires { Fields<T>::check(value, *this); })
                Fields<T>::check(value, *this);
        }
    }
    template<typename T, typename Read>
    void readForm(T &value, const Read &readInto)
    {
        WrittenForm<T> form{};
        const size_t faults = m_problems.size();
        readInto(form);
        auto read = WrittenAs<T>::from(form);
        if (read)
            value = *std::move(read);
        else if (m_problems.size() == faults)
            complain(WrittenAs<T>::needed());
    }
    template<typename M>
    void readField(const QJsonObject &object, const QString &key, const FieldRules &rules, M &value,
                   qsizetype &seen)
    {
        if constexpr (HasFields<M>) {
            if (rules.flat) {
                readFields(object, value, seen);
                return;
            }
        }
        QJsonValue found = object.value(key);
        if (!found.isUndefined() && rules.place <= 0)
            ++seen;
        if (rules.place >= 0)
            found = found.toArray().at(rules.place);
        const bool isThere = !found.isUndefined() && !found.isNull();
        const Step step(*this, {nullptr, key});
        if (isThere)
            take(found, value, rules);
        else if (rules.needed)
            missing(value, rules);
        else if constexpr (requires { value.reset(); })
            value.reset();
    }
    template<typename... A>
    void readField(const QJsonObject &object, const QString &, const FieldRules &rules,
                   std::variant<A...> &value, qsizetype &seen)
    {
        using Variant = std::variant<A...>;
        const auto &names = Alternatives<Variant>::names;
        int found = 0;
        const auto tryOne = [&]<size_t i>(std::integral_constant<size_t, i>) {
            const QStringView name(names[i].data(), static_cast<qsizetype>(names[i].size()));
            const QJsonValue json = object.value(name);
            if (json.isUndefined())
                return;
            ++seen;
            ++found;
            const Step step(*this, {nullptr, name});
            take(json, value.template emplace<i>(), rules);
        };
        [&]<size_t... i>(std::index_sequence<i...>)
        {
            (tryOne(std::integral_constant<size_t, i>()), ...);
        }
        (std::index_sequence_for<A...>());
        if (found != 1)
            complain(QStringView(names[0].data(), static_cast<qsizetype>(names[0].size())),
                     Alternatives<Variant>::needed());
    }

    void missing(int &, const FieldRules &) { complain(Complaint::numberMissing()); }
    template<typename M>
    void missing(M &value, const FieldRules &rules)
    {
        take(QJsonValue(QJsonValue::Undefined), value, rules);
    }

    void take(const QJsonValue &json, bool &value, const FieldRules &rules);
    void take(const QJsonValue &json, int &value, const FieldRules &rules);
    void take(const QJsonValue &json, qint64 &value, const FieldRules &rules);
    void take(const QJsonValue &json, QString &value, const FieldRules &rules)
    {
        value = rules.id ? takeId(json, rules) : takeText(json, rules);
    }
    /// In every language.
    void take(const QJsonValue &json, LocalizedText &value, const FieldRules &rules);
    void take(const QJsonValue &json, QByteArray &value, const FieldRules &rules);
    void take(const QJsonValue &json, QJsonObject &value, const FieldRules &rules);
    void take(const QJsonValue &json, QJsonValue &value, const FieldRules &) { value = json; }
    [[nodiscard]] QString takeText(const QJsonValue &json, const FieldRules &rules);
    /// Lower-case words in a strict file, any text of bearable length otherwise.
    [[nodiscard]] QString takeId(const QJsonValue &json, const FieldRules &rules);
    template<typename Tag>
    void take(const QJsonValue &json, Id<Tag> &value, const FieldRules &rules)
    {
        value = Id<Tag>(takeId(json, rules));
    }
    template<typename T>
    void take(const QJsonValue &json, std::optional<T> &value, const FieldRules &rules)
    {
        take(json, value.emplace(), rules);
    }
    template<typename T>
    void take(const QJsonValue &json, std::vector<T> &list, const FieldRules &rules)
    {
        list.clear();
        takeList(json, list, rules);
    }
    void take(const QJsonValue &json, QStringList &list, const FieldRules &rules)
    {
        list.clear();
        takeList(json, list, rules);
    }
    template<typename T, size_t size>
    void take(const QJsonValue &json, std::array<T, size> &list, const FieldRules &rules)
    {
        std::vector<T> read;
        take(json, read, rules);
        for (size_t i = 0; i < std::min(size, read.size()); ++i)
            list[i] = std::move(read[i]);
    }
    template<typename Tag, typename T>
    void take(const QJsonValue &json, std::map<Id<Tag>, T> &map, const FieldRules &rules)
    {
        map.clear();
        eachOf(json, [&](const QString &key, const QJsonValue &each) {
            if (m_style == ReadStyle::Strict && !isKebabCase(key))
                complain(Complaint::unknownWord(key));
            else
                takeKeyed(key, each, map[Id<Tag>(key)], rules);
        });
    }
    template<typename T>
    void take(const QJsonValue &json, QMap<QString, T> &map, const FieldRules &rules)
    {
        map.clear();
        eachOf(json, [&](const QString &key, const QJsonValue &each) {
            takeKeyed(key, each, map[key], rules);
        });
    }
    template<typename T>
    void takeKeyed(const QString &key, const QJsonValue &json, T &value, const FieldRules &rules)
    {
        const Step step(*this, {nullptr, key});
        take(json, value, rules);
    }
    template<typename T>
    void take(const QJsonValue &json, T &value, const FieldRules &rules)
    {
        if constexpr (HasWrittenForm<T>)
            readForm(value, [&](auto &form) { take(json, form, rules); });
        else if constexpr (std::is_enum_v<T>)
            takeWord(json, value);
        else if (isObject(json))
            read(json.toObject(), value);
    }

    template<typename E>
    void takeWord(const QJsonValue &json, E &value)
    {
        if (const auto found = enumFromWord<E>(json.toString()))
            value = *found;
        else
            complain(Complaint::wordNeeded(json.toString(), enumWords<E>()));
    }
    template<typename List>
    void takeList(const QJsonValue &json, List &list, const FieldRules &rules)
    {
        const QJsonArray array = json.toArray();
        if (!isListOfAtMost(json, array.size(), rules))
            return;
        list.reserve(static_cast<typename List::size_type>(array.size()));
        FieldRules ofEach = rules;
        ofEach.needed = true; // a list has no empty places
        QSet<QString> met;
        for (qsizetype row = 0; row < array.size(); ++row) {
            const QJsonValue element = array.at(row);
            const Step step(*this, {nullptr, {}, row, &element});
            typename List::value_type each{};
            take(element, each, ofEach);
            if (rules.once)
                refuseTwice(element, met);
            list.push_back(std::move(each));
        }
    }
    template<typename Take>
    void eachOf(const QJsonValue &json, const Take &takeOne)
    {
        if (!isObject(json))
            return;
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            takeOne(it.key(), it.value());
    }

    /// All names that may stand in its object.
    template<typename T>
    [[nodiscard]] static QStringList namesOf()
    {
        if constexpr (HasWrittenForm<T>)
            return namesOf<WrittenForm<T>>();
        else
            return namesOfFields<T>();
    }
    template<Described T>
    [[nodiscard]] static QStringList namesOfFields()
    {
        QStringList names;
        forEachField<T>([&names](const auto &field) {
            using M = typename std::decay_t<decltype(field)>::Value;
            if constexpr (requires { Alternatives<M>::names; }) {
                for (const auto &name : Alternatives<M>::names)
                    names.append(QString::fromUtf16(name.data(), qsizetype(name.size())));
            } else if constexpr (HasFields<M>) {
                names += field.rules.flat ? namesOf<M>() : QStringList(field.key());
            } else if (field.rules.json) {
                names.append(field.key());
            }
        });
        return names;
    }
    void complainOfUnknown(const QJsonObject &object, const QStringList &known);
    void refuseTwice(const QJsonValue &element, QSet<QString> &met);
    [[nodiscard]] bool isObject(const QJsonValue &json);
    [[nodiscard]] bool isListOfAtMost(const QJsonValue &json, qsizetype size,
                                      const FieldRules &rules);

    ProblemList &m_problems;
    ReadStyle m_style;
    QString m_file;
    const Place *m_place = nullptr;
};

} // namespace dugout
