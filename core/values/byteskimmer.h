// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/values/valuebytes.h"

namespace dugout {

/// The field is this member.
template<typename T, typename M, typename Wanted>
[[nodiscard]] constexpr bool isMember(const Field<T, M> &field, Wanted member)
{
    if constexpr (std::is_same_v<Wanted, M T::*>)
        return field.member == member;
    else
        return false;
}

/// Walks the bytes of described values without making them, to read a few fields of very many.
class ByteSkimmer : public PackedBytes
{
public:
    /// A text by its place among those that were met. 0: empty.
    using Text = quint32;

    explicit ByteSkimmer(const QByteArray &bytes)
        : PackedBytes(bytes)
    { }

    /// Calls `take(field)` where the bytes of a field begin. It reads them and answers true, or
    /// answers false, and they are passed over.
    template<Described T, typename Take>
    void fields(const Take &take)
    {
        forEachField<T>([&](const auto &field) {
            using M = typename std::decay_t<decltype(field)>::Value;
            if (field.rules.packed && m_good && !take(field))
                skip<M>();
        });
    }
    template<typename Each>
    void list(const Each &each)
    {
        for (qsizetype left = count(); left > 0 && m_good; --left)
            each();
    }
    template<typename T>
    [[nodiscard]] T value()
    {
        return static_cast<T>(signedNumber());
    }
    [[nodiscard]] bool flag() { return number() != 0; }
    /// Known ones are pointed to. Place 0 is kept for the empty text wherever it came first.
    [[nodiscard]] Text text()
    {
        const quint64 place = number();
        if (place > 0) {
            m_good = m_good && place < m_texts.size();
            const auto known = static_cast<Text>(place);
            return m_good && !m_texts[known].isEmpty() ? known : 0;
        }
        const QByteArrayView bytes = raw();
        m_texts.emplace_back(bytes.data(), bytes.size());
        return bytes.isEmpty() ? 0 : static_cast<Text>(m_texts.size() - 1);
    }
    /// Views of the bytes, by place.
    [[nodiscard]] std::vector<QByteArrayView> takeTexts() { return std::move(m_texts); }

private:
    template<typename M>
    struct Type
    {
    };

    template<typename M>
    void skip()
    {
        skip(Type<M>());
    }
    template<typename M>
    void skip(Type<M>)
    {
        if constexpr (std::is_enum_v<M> || std::is_integral_v<M>)
            (void)number();
        else if constexpr (requires(const M &value) { WrittenAs<M>::toBytes(value); })
            (void)raw();
        else if constexpr (HasWrittenForm<M>)
            skip<std::decay_t<decltype(WrittenAs<M>::to(std::declval<M>()))>>();
        else
            fields<M>([](const auto &) { return false; });
    }
    void skip(Type<QString>) { (void)text(); }
    void skip(Type<QByteArray>) { (void)raw(); }
    void skip(Type<QStringList>) { skip<std::vector<QString>>(); }
    template<typename Tag>
    void skip(Type<Id<Tag>>)
    {
        (void)text();
    }
    template<typename T>
    void skip(Type<std::optional<T>>)
    {
        if (flag())
            skip<T>();
    }
    template<typename T>
    void skip(Type<std::vector<T>>)
    {
        list([this] { skip<T>(); });
    }

    std::vector<QByteArrayView> m_texts{QByteArrayView()};
};

} // namespace dugout
