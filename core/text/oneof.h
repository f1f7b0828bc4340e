// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <variant>

namespace dugout {

template<typename Value, typename... Each>
constexpr size_t placeAmong(std::type_identity<std::variant<Each...>>)
{
    size_t place = 0;
    (void)((std::same_as<Value, Each> || (++place, false)) || ...);
    return place;
}

/// A std::variant of many types. Copying, moving and comparing it is compiled once, in the source
/// that includes oneofparts.h and says `template class OneOf<…>`, and not wherever such a value is
/// in hand: for thirty types that is a third of what a source of the window costs.
template<typename Variant>
class OneOf
{
public:
    using Kinds = Variant;
    static constexpr size_t size = std::variant_size_v<Kinds>;

    /// The first of the types.
    OneOf();
    /// A value of one of the types, which needs no further words.
    template<typename Value>
    requires(placeAmong<Value>(std::type_identity<Kinds>{}) < size) OneOf(Value value)
        : OneOf(placeOf<Value>(), &value)
    { }
    OneOf(const OneOf &other);
    OneOf(OneOf &&other) noexcept;
    OneOf &operator=(const OneOf &other);
    OneOf &operator=(OneOf &&other) noexcept;
    ~OneOf();

    /// Which of the types, counted from the first.
    [[nodiscard]] size_t place() const { return m_value.index(); }
    template<typename Value>
    [[nodiscard]] bool is() const
    {
        return place() == placeOf<Value>();
    }
    /// None where it is another.
    template<typename Value>
    [[nodiscard]] const Value *find() const
    {
        return std::get_if<Value>(&m_value);
    }
    template<typename Value>
    [[nodiscard]] Value *find()
    {
        return std::get_if<Value>(&m_value);
    }
    /// Only where it is of this type.
    template<typename Value>
    [[nodiscard]] const Value &get() const
    {
        return std::get<Value>(m_value);
    }
    template<typename Value>
    [[nodiscard]] Value &get()
    {
        return std::get<Value>(m_value);
    }
    template<typename Visitor>
    decltype(auto) visit(Visitor &&visitor) const
    {
        return std::visit(std::forward<Visitor>(visitor), m_value);
    }
    bool operator==(const OneOf &other) const;

private:
    /// Takes the value that stands there, of the type of that place.
    OneOf(size_t place, void *value);

    template<typename Value>
    static constexpr size_t placeOf()
    {
        return placeAmong<Value>(std::type_identity<Kinds>{});
    }

    Kinds m_value;
};

} // namespace dugout
