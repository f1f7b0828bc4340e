// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"
#include "core/leaguebook/journal/keptsheet.h"
#include "core/leaguebook/journal/leaguecodec.h"
#include "core/values/packedbytes.h"

#include <QHash>

namespace dugout {

// Values as bytes, for what is derived and read often; files and journals are JSON. Each type names
// its fields once, in `pack(io, value)`, for writing and for reading. A text is written the first
// time it comes and pointed to afterwards, so that those who read share it.

class LeagueByteWriter
{
public:
    template<typename... Ts>
    void operator()(const Ts &...values)
    {
        (put(values), ...);
    }
    [[nodiscard]] QByteArray take() { return std::move(m_bytes); }

private:
    void number(quint64 value)
    {
        for (; value >= 0x80; value >>= 7)
            m_bytes.append(static_cast<char>(value | 0x80));
        m_bytes.append(static_cast<char>(value));
    }
    void raw(const QByteArray &bytes)
    {
        number(static_cast<quint64>(bytes.size()));
        m_bytes.append(bytes);
    }
    void put(bool value) { m_bytes.append(value ? '\1' : '\0'); }
    void put(qint64 value)
    {
        number((static_cast<quint64>(value) << 1) ^ static_cast<quint64>(value >> 63));
    }
    void put(int value) { put(static_cast<qint64>(value)); }
    void put(const QByteArray &value) { raw(value); }
    void put(const KeptSheet &value) { raw(value.text()); }
    void put(const QString &value)
    {
        const auto known = m_texts.constFind(value);
        if (known != m_texts.constEnd()) {
            number(*known);
            return;
        }
        number(0);
        raw(value.toUtf8());
        m_texts.insert(value, static_cast<quint64>(m_texts.size()) + 1);
    }
    void put(const Rational &value) { put(value.toString()); }
    template<typename Tag>
    void put(const Id<Tag> &value)
    {
        put(value.text());
    }
    void put(const QStringList &list)
    {
        number(static_cast<quint64>(list.size()));
        for (const QString &each : list)
            put(each);
    }
    void put(const OptionChoices &options)
    {
        number(options.size());
        for (const auto &[id, value] : options) {
            put(id);
            put(static_cast<int>(value.index()));
            std::visit([this](const auto &chosen) { put(chosen); }, value);
        }
    }
    template<typename T>
    void put(const std::optional<T> &value)
    {
        put(value.has_value());
        if (value)
            put(*value);
    }
    template<typename T>
    void put(const std::vector<T> &list)
    {
        number(list.size());
        for (const T &each : list)
            put(each);
    }
    template<typename T>
    void put(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            put(static_cast<int>(value));
        else
            pack(*this, value);
    }

    QByteArray m_bytes;
    QHash<QString, quint64> m_texts;
};

/// Reads what a LeagueByteWriter wrote.
class LeagueByteReader : public PackedBytes
{
public:
    explicit LeagueByteReader(const QByteArray &bytes)
        : PackedBytes(bytes)
    { }

    template<typename... Ts>
    void operator()(Ts &...values)
    {
        (get(values), ...);
    }

private:
    void get(bool &value) { value = number() != 0; }
    void get(qint64 &value) { value = signedNumber(); }
    void get(int &value) { value = static_cast<int>(signedNumber()); }
    void get(QByteArray &value) { value = raw().toByteArray(); }
    void get(KeptSheet &value) { value = KeptSheet::fromText(raw().toByteArray()); }
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
    void get(Rational &value)
    {
        QString text;
        get(text);
        value = rationalFrom(text).value_or(Rational());
    }
    template<typename Tag>
    void get(Id<Tag> &value)
    {
        QString text;
        get(text);
        value = Id<Tag>(std::move(text));
    }
    void get(QStringList &list)
    {
        list.clear();
        for (qsizetype left = count(); left > 0 && m_good; --left) {
            QString text;
            get(text);
            list.append(text);
        }
    }
    void get(OptionChoices &options)
    {
        options.clear();
        for (qsizetype left = count(); left > 0 && m_good; --left) {
            OptionId id;
            int kind = 0;
            get(id);
            get(kind);
            get(options[id], kind);
        }
    }
    void get(OptionValue &value, int kind)
    {
        if (kind == 0)
            get(value.emplace<bool>());
        else if (kind == 1)
            get(value.emplace<QString>());
        else
            get(value.emplace<int>());
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
    template<typename T>
    void get(std::vector<T> &list)
    {
        const qsizetype size = count();
        list.clear();
        list.reserve(static_cast<size_t>(size));
        for (qsizetype left = size; left > 0 && m_good; --left)
            get(list.emplace_back());
    }
    template<typename T>
    void get(T &value)
    {
        if constexpr (std::is_enum_v<T>) {
            int read = 0;
            get(read);
            value = static_cast<T>(read);
        } else {
            pack(*this, value);
        }
    }

    std::vector<QString> m_texts;
};

} // namespace dugout
