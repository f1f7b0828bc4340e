// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"
#include "core/text/oneof.h"
#include "core/text/sharedvalue.h"
#include "core/values/fields.h"
#include "core/values/fieldshape.h"
#include "core/values/packedbytes.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <array>
#include <concepts>
#include <map>
#include <memory>
#include <variant>

namespace dugout {

// Described values as bytes, for what is derived and read often; files and journals are JSON. Bytes
// have no names: store the version of the writer with them, and throw away those of another. Where
// they are to outlive it, the names of its fields are written before the first value of each type:
// a field that a later version adds has the value it begins with, and bytes with a field that it
// has no more are not good. A text is written the first time it comes and pointed to afterwards, so
// that those who read share it.

enum class FieldNames { None, Written };

/// The fields of a type that are packed, each with what it holds.
template<typename T>
[[nodiscard]] const QStringList &packedFields()
{
    static const QStringList names = [] {
        QStringList made;
        forEachField<T>([&made](const auto &field) {
            using M = typename std::decay_t<decltype(field)>::Value;
            if (field.rules.packed) // several of one name differ in their place
                made.append(QStringLiteral("%1:%2:%3")
                                .arg(field.key(), FieldShape<M>::text())
                                .arg(field.rules.place));
        });
        return made;
    }();
    return names;
}

class ByteWriter
{
public:
    enum class Part {
        Packed, ///< every field that is part of the bytes
        Hashed, ///< those that count for the hash
    };
    explicit ByteWriter(Part part = Part::Packed, FieldNames names = FieldNames::None)
        : m_part(part)
        , m_names(names)
    { }

    template<typename T>
    ByteWriter &operator<<(const T &value)
    {
        put(value);
        return *this;
    }
    [[nodiscard]] QByteArray take() { return std::move(m_bytes); }

private:
    void number(quint64 value)
    {
        for (; value >= 0x80; value >>= 7)
            m_bytes.append(static_cast<char>(value | 0x80));
        m_bytes.append(static_cast<char>(value));
    }
    void put(bool value) { m_bytes.append(value ? '\1' : '\0'); }
    void put(qint64 value)
    {
        number((static_cast<quint64>(value) << 1) ^ static_cast<quint64>(value >> 63));
    }
    void put(int value) { put(static_cast<qint64>(value)); }
    void put(quint64 value) { number(value); }
    void put(size_t value) requires(!std::same_as<size_t, quint64>) { number(value); }
    void put(const QByteArray &value)
    {
        number(static_cast<quint64>(value.size()));
        m_bytes.append(value);
    }
    void put(const QString &value)
    {
        const auto known = m_texts.constFind(value);
        if (known != m_texts.constEnd()) {
            number(*known);
            return;
        }
        number(0);
        put(value.toUtf8());
        m_texts.insert(value, static_cast<quint64>(m_texts.size()) + 1);
    }
    template<typename Tag>
    void put(const Id<Tag> &value)
    {
        put(value.text());
    }
    template<typename T>
    void put(const std::optional<T> &value)
    {
        put(value.has_value());
        if (value)
            put(*value);
    }
    void put(std::monostate) { }
    template<typename... A>
    void put(const std::variant<A...> &value)
    {
        number(value.index());
        std::visit([this](const auto &chosen) { this->put(chosen); }, value);
    }
    template<typename V>
    void put(const OneOf<V> &value)
    {
        number(value.place());
        value.visit([this](const auto &chosen) { this->put(chosen); });
    }
    template<typename T>
    void put(const SharedValue<T> &value)
    {
        put(*value);
    }
    template<typename T>
    void put(const QSet<T> &set)
    {
        std::vector<T> sorted(set.begin(), set.end());
        std::sort(sorted.begin(), sorted.end());
        putList(sorted);
    }
    template<typename T, size_t size>
    void put(const std::array<T, size> &list)
    {
        for (const T &each : list)
            put(each);
    }
    template<typename T>
    void put(const std::vector<T> &list)
    {
        putList(list);
    }
    template<typename T>
    void put(const QList<T> &list)
    {
        putList(list);
    }
    template<typename K, typename T>
    void put(const std::map<K, T> &map)
    {
        number(map.size());
        for (const auto &[key, value] : map) {
            put(key);
            put(value);
        }
    }
    template<typename K, typename T>
    void put(const QMap<K, T> &map)
    {
        put(map.toStdMap());
    }
    /// Never null.
    template<typename T>
    void put(const std::shared_ptr<const T> &value)
    {
        put(*value);
    }
    template<typename T>
    void put(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            put(static_cast<int>(value));
        else if constexpr (requires { WrittenAs<T>::toBytes(value); })
            put(WrittenAs<T>::toBytes(value));
        else if constexpr (HasWrittenForm<T>)
            put(WrittenAs<T>::to(value));
        else
            putFields(value);
    }
    template<typename T>
    void putFields(const T &value)
    {
        if (const QStringList *names
            = m_names == FieldNames::Written ? &packedFields<T>() : nullptr;
            names && !m_named.contains(names)) {
            m_named.insert(names);
            put(*names);
        }
        forEachField<T>([&](const auto &field) {
            if (m_part == Part::Packed ? field.rules.packed : field.rules.hashed)
                put(value.*field.member);
        });
    }
    template<typename List>
    void putList(const List &list)
    {
        number(static_cast<quint64>(list.size()));
        for (const auto &each : list)
            put(each);
    }

    Part m_part;
    FieldNames m_names;
    QSet<const QStringList *> m_named; ///< whose names are written
    QByteArray m_bytes;
    QHash<QString, quint64> m_texts;
};

/// Reads what a ByteWriter wrote.
class ByteReader : public PackedBytes
{
public:
    explicit ByteReader(const QByteArray &bytes, FieldNames names = FieldNames::None)
        : PackedBytes(bytes)
        , m_names(names)
    { }

    template<typename T>
    ByteReader &operator>>(T &value)
    {
        get(value);
        return *this;
    }

private:
    void get(bool &value) { value = number() != 0; }
    void get(qint64 &value) { value = signedNumber(); }
    void get(int &value) { value = static_cast<int>(signedNumber()); }
    void get(quint64 &value) { value = number(); }
    void get(size_t &value) requires(!std::same_as<size_t, quint64>) { value = number(); }
    void get(QByteArray &value) { value = raw().toByteArray(); }
    void get(QString &value)
    {
        const quint64 place = number();
        if (place == 0) {
            value = QString::fromUtf8(raw());
            m_texts.push_back(value);
        } else if (place <= m_texts.size()) {
            value = m_texts[place - 1];
        } else {
            m_good = false;
        }
    }
    template<typename Tag>
    void get(Id<Tag> &value)
    {
        QString text;
        get(text);
        value = Id<Tag>(std::move(text));
    }
    template<typename T>
    void get(std::optional<T> &value)
    {
        bool has = false;
        get(has);
        value.reset();
        if (has && m_good)
            get(value.emplace());
    }
    void get(std::monostate &) { }
    template<typename... A>
    void get(std::variant<A...> &value)
    {
        getOneOf(value, std::type_identity<std::variant<A...>>());
    }
    template<typename V>
    void get(OneOf<V> &value)
    {
        getOneOf(value, std::type_identity<V>());
    }
    template<typename To, typename... A>
    void getOneOf(To &value, std::type_identity<std::variant<A...>>)
    {
        const quint64 index = number();
        quint64 place = 0;
        m_good = m_good && index < sizeof...(A);
        ((place++ == index && m_good ? void(value = made<A>()) : void()), ...);
    }
    template<typename T>
    [[nodiscard]] T made()
    {
        if constexpr (std::default_initializable<T>) {
            T value{};
            get(value);
            return value;
        } else {
            QString form;
            get(form);
            const auto read = WrittenAs<T>::from(form);
            m_good = m_good && read;
            return read.value_or(T(typename T::Id{}));
        }
    }
    template<typename T>
    void get(SharedValue<T> &value)
    {
        value = SharedValue<T>(made<T>());
    }
    template<typename T>
    void get(QSet<T> &set)
    {
        set.clear();
        for (qsizetype left = count(); left > 0 && m_good; --left)
            set.insert(made<T>());
    }
    template<typename T, size_t size>
    void get(std::array<T, size> &list)
    {
        for (T &each : list)
            get(each);
    }
    template<typename T>
    void get(std::vector<T> &list)
    {
        const qsizetype size = count();
        list.clear();
        list.reserve(static_cast<size_t>(size));
        for (qsizetype left = size; left > 0 && m_good; --left)
            list.push_back(made<T>());
    }
    template<typename T>
    void get(QList<T> &list)
    {
        list.clear();
        for (qsizetype left = count(); left > 0 && m_good; --left)
            get(list.emplaceBack());
    }
    template<typename K, typename T>
    void get(std::map<K, T> &map)
    {
        map.clear();
        getEach<K>([&](const K &key) { get(map[key]); });
    }
    template<typename K, typename T>
    void get(QMap<K, T> &map)
    {
        map.clear();
        getEach<K>([&](const K &key) { get(map[key]); });
    }
    template<typename T>
    void get(std::shared_ptr<const T> &value)
    {
        auto made = std::make_shared<T>();
        get(*made);
        value = std::move(made);
    }
    template<typename T>
    void get(T &value)
    {
        if constexpr (std::is_enum_v<T>) {
            int read = 0;
            get(read);
            value = static_cast<T>(read);
        } else if constexpr (requires { WrittenAs<T>::toBytes(value); }) {
            value = WrittenAs<T>::fromBytes(raw().toByteArray());
        } else if constexpr (HasWrittenForm<T>) {
            std::decay_t<decltype(WrittenAs<T>::to(value))> form{};
            get(form);
            auto read = WrittenAs<T>::from(form);
            m_good = m_good && read;
            if (read)
                value = *std::move(read);
        } else if (m_names == FieldNames::Written) {
            getNamed(value);
        } else {
            forEachField<T>([&](const auto &field) {
                if (field.rules.packed)
                    get(value.*field.member);
            });
        }
    }
    /// In the order in which they were written.
    template<typename T>
    void getNamed(T &value)
    {
        const QStringList &names = packedFields<T>();
        if (!m_orders.contains(&names)) {
            QStringList written;
            get(written);
            QList<qsizetype> order;
            for (const QString &each : written)
                order.append(names.indexOf(each));
            m_good = m_good && !order.contains(-1);
            m_orders.insert(&names, order);
        }
        const QList<qsizetype> order = m_orders.value(&names);
        for (const qsizetype wanted : order) {
            qsizetype place = 0;
            forEachField<T>([&](const auto &field) {
                if (field.rules.packed && place++ == wanted && m_good)
                    get(value.*field.member);
            });
        }
    }
    template<typename K, typename Get>
    void getEach(const Get &getOne)
    {
        for (qsizetype left = count(); left > 0 && m_good; --left) {
            K key{};
            get(key);
            getOne(key);
        }
    }

    FieldNames m_names;
    QHash<const QStringList *, QList<qsizetype>> m_orders; ///< of the fields as they were written
    std::vector<QString> m_texts;
};

template<typename T>
[[nodiscard]] QByteArray bytesOf(const T &value, FieldNames names = FieldNames::None)
{
    return (ByteWriter(ByteWriter::Part::Packed, names) << value).take();
}

/// None where these are no such bytes.
template<typename T>
[[nodiscard]] std::optional<T> fromBytes(const QByteArray &bytes,
                                         FieldNames names = FieldNames::None)
{
    ByteReader reader(bytes, names);
    T value;
    reader >> value;
    return reader.isGood() ? std::optional(std::move(value)) : std::nullopt;
}

/// A number that depends on everything in a value that counts for it, and on nothing else: equal
/// values have equal numbers on every machine and in every run.
template<typename T>
[[nodiscard]] quint64 hashOf(const T &value)
{
    return hashOfBytes((ByteWriter(ByteWriter::Part::Hashed) << value).take());
}

} // namespace dugout
