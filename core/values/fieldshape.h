// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"
#include "core/text/oneof.h"
#include "core/text/sharedvalue.h"
#include "core/values/fields.h"

#include <QMap>
#include <QSet>

#include <array>
#include <concepts>
#include <map>
#include <memory>
#include <variant>

namespace dugout {

/// What a field holds, in letters: bytes that were kept under a name are read only into a field
/// that holds the same. An enumeration counts by its order, a variant by the order of what it may
/// be: both only ever grow at their end.
template<typename T>
struct FieldShape
{
    static QString text()
    {
        if constexpr (std::same_as<T, bool>)
            return QStringLiteral("b");
        else if constexpr (std::integral<T>)
            return QStringLiteral("n");
        else if constexpr (std::is_enum_v<T>)
            return QStringLiteral("e");
        else if constexpr (requires { WrittenAs<T>::toBytes(std::declval<const T &>()); })
            return QStringLiteral("y");
        else if constexpr (HasWrittenForm<T>)
            return FieldShape<WrittenForm<T>>::text();
        else
            return QStringLiteral("{");
    }
};

template<>
struct FieldShape<QString>
{
    static QString text() { return QStringLiteral("t"); }
};
template<>
struct FieldShape<QByteArray>
{
    static QString text() { return QStringLiteral("y"); }
};
template<typename Tag>
struct FieldShape<Id<Tag>>
{
    static QString text() { return QStringLiteral("t"); }
};
template<typename T>
struct FieldShape<std::optional<T>>
{
    static QString text() { return u'?' + FieldShape<T>::text(); }
};
template<typename T>
struct FieldShape<std::vector<T>>
{
    static QString text() { return u'*' + FieldShape<T>::text(); }
};
template<typename T>
struct FieldShape<QList<T>>
{
    static QString text() { return u'*' + FieldShape<T>::text(); }
};
template<typename T>
struct FieldShape<QSet<T>>
{
    static QString text() { return u'*' + FieldShape<T>::text(); }
};
template<typename T, size_t size>
struct FieldShape<std::array<T, size>>
{
    static QString text() { return QString::number(size) + FieldShape<T>::text(); }
};
template<typename K, typename T>
struct FieldShape<std::map<K, T>>
{
    static QString text() { return u'%' + FieldShape<T>::text(); }
};
template<typename K, typename T>
struct FieldShape<QMap<K, T>>
{
    static QString text() { return u'%' + FieldShape<T>::text(); }
};
template<typename... A>
struct FieldShape<std::variant<A...>>
{
    static QString text() { return QStringLiteral("|"); }
};
template<typename V>
struct FieldShape<OneOf<V>>
{
    static QString text() { return QStringLiteral("|"); }
};
template<typename T>
struct FieldShape<SharedValue<T>>
{
    static QString text() { return FieldShape<T>::text(); }
};
template<typename T>
struct FieldShape<std::shared_ptr<const T>>
{
    static QString text() { return FieldShape<T>::text(); }
};

} // namespace dugout
