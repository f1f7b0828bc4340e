// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/values/membercount.h"

#include <QStringList>

#include <limits>
#include <optional>
#include <tuple>

namespace dugout {

// A value lists its fields once, in a specialisation of `Fields` beside it:
//
//     template<>
//     struct Fields<Badge>
//     {
//         static constexpr auto all = describe<Badge>(
//             field(u"shape", &Badge::shape, {.always = true}),
//             field(u"png", &Badge::png, {.most = Badge::mostImageBytes}));
//     };
//
// From that list come JSON out and in (jsonwriter.h, jsonreader.h), bytes and the hash of a value
// (valuebytes.h, valuehash.h), putting two edits together (rebase.h) and what is different between
// two values (differences.h). A member that is not listed does not compile.
//
// A specialisation may also have
//     static void check(T &value, JsonReader &reader);     complains about what does not fit
//         together, and fills in what JSON leaves out because it follows from the rest
//     static T asWritten(T value);     the value without what JSON leaves out
//     static void rebase(T &onto, const T &from, const T &to);     for fields whose merge is
//     ByValue

/// How a field is put together again when a value went on from one state, and that state turns out
/// to have been another one. Fields that are described values themselves are put together field by
/// field.
enum class Merge {
    Replace, ///< what was changed since is changed again
    Count, ///< what was added or taken since is added or taken again, never below nothing
    Sum, ///< the same, and may fall below nothing: gold that is not there is a debt
    Append, ///< what was put at the end since is put there again; anything else was replaced
    ByValue, ///< the value puts it together itself, in `Fields<T>::rebase`
};

/// What holds for one field beyond its name and its member.
struct FieldRules
{
    Merge merge = Merge::Replace;
    bool always = false; ///< written even when it has the value it begins with
    bool needed = false; ///< a file without it is refused
    bool flat = false; ///< its own fields stand in the object around it
    bool lines = false; ///< a text that keeps its line breaks
    bool id = false; ///< a text that is an id
    bool once = false; ///< a list that may hold each id, or what goes by it, only once
    bool json = true; ///< part of the JSON; otherwise worked out from what is
    bool packed = true; ///< part of the bytes; otherwise kept apart from them or worked out anew
    bool hashed = true; ///< two values that differ in it have different hashes
    int place
        = -1; ///< several fields of one name are one list in JSON, and this is its place there
    int lowest = std::numeric_limits<int>::min(); ///< of a number
    int highest = std::numeric_limits<int>::max();
    qsizetype most = 20'000; ///< letters of a text, or elements of a list
    /// What people call it, marked for translation in the context "Fields"; none for what is never
    /// shown.
    const char *label = nullptr;
};

/// One that is not `kept` is neither written nor packed: it is kept beside the value, or worked out
/// whenever it is needed.
template<typename T, typename M, bool kept = true>
struct Field
{
    using Value = M;
    static constexpr bool isKept = kept;

    std::u16string_view name;
    M T::*member;
    FieldRules rules;

    /// As a key of a JSON object, without copying the letters.
    [[nodiscard]] QString key() const
    {
        return QString::fromRawData(reinterpret_cast<const QChar *>(name.data()),
                                    static_cast<qsizetype>(name.size()));
    }
};

template<typename T, typename M>
[[nodiscard]] constexpr Field<T, M> field(std::u16string_view name, M T::*member,
                                          FieldRules rules = {})
{
    return {name, member, rules};
}

template<typename T, typename M>
[[nodiscard]] constexpr Field<T, M, false> transient(M T::*member)
{
    return {{}, member, {}};
}

template<typename T>
struct Fields;

template<typename T, typename... F>
[[nodiscard]] constexpr std::tuple<F...> describe(F... fields)
{
    static_assert(memberCount<T>() == sizeof...(F), "a member of this value is not described");
    return {fields...};
}

template<typename T>
concept Described = requires
{
    Fields<T>::all;
};

/// Calls `visit(field)` for each field that is kept, in the order of the list.
template<Described T, typename Visit>
void forEachField(Visit &&visit)
{
    const auto visitKept = [&visit]<typename F>(const F &field) {
        if constexpr (F::isKept)
            visit(field);
    };
    std::apply([&visitKept](const auto &...fields) { (visitKept(fields), ...); }, Fields<T>::all);
}

/// The words of an enumeration in files, in its order.
template<typename E>
[[nodiscard]] const QStringList &enumWords();

template<typename E>
[[nodiscard]] QString enumWord(E value)
{
    return enumWords<E>().value(static_cast<qsizetype>(value));
}

template<typename E>
[[nodiscard]] std::optional<E> enumFromWord(QStringView word)
{
    const qsizetype place = enumWords<E>().indexOf(word);
    return place < 0 ? std::nullopt : std::optional(static_cast<E>(place));
}

/// For a value that is written as another, simpler one: a colour as a text, a fraction as a text.
///
///     template<>
///     struct WrittenAs<Rgb>
///     {
///         static QString to(Rgb colour);
///         static std::optional<Rgb> from(const QString &text);   none where it is no such value
///         static QString needed();                               what a file should have said
///     };
///
/// It may have `toBytes` and `fromBytes` as well, where its bytes are something else than its JSON.
/// The other one may be a described value, for JSON that has another shape than the value.
template<typename T>
struct WrittenAs;

template<typename T>
concept HasWrittenForm = requires(const T &value)
{
    WrittenAs<T>::to(value);
};

template<HasWrittenForm T>
using WrittenForm = std::decay_t<decltype(WrittenAs<T>::to(std::declval<const T &>()))>;

/// A JSON object is made of it.
template<typename T>
concept HasFields = Described<T> || requires
{
    requires Described<WrittenForm<T>>;
};

/// The names in JSON of what a variant may be, in its order: `{"skill": …}` or `{"stat": …}`. Such
/// a field is always flat.
///
///     template<>
///     struct Alternatives<Gain>
///     {
///         static constexpr std::array<std::u16string_view, 2> names{u"skill", u"stat"};
///         static QString needed();
///     };
template<typename V>
struct Alternatives;

} // namespace dugout

// For values whose fields are called in files as their members are, with nothing else to be said of
// them: `DUGOUT_FIELDS(Corner, x, y)`.
#define DUGOUT_FIELDS(Type, ...)                                                                   \
    template<>                                                                                     \
    struct Fields<Type>                                                                            \
    {                                                                                              \
        static constexpr auto all = DUGOUT_DESCRIBE(Type, __VA_ARGS__);                            \
    };
#define DUGOUT_DESCRIBE(Type, ...)                                                                 \
    describe<Type>(DUGOUT_EXPAND(DUGOUT_EACH_FIELD(Type, __VA_ARGS__)))
#define DUGOUT_EACH_FIELD(Type, name, ...)                                                         \
    field(u"" #name, &Type::name)                                                                  \
        __VA_OPT__(, DUGOUT_NEXT_FIELD DUGOUT_PARENTHESES(Type, __VA_ARGS__))
#define DUGOUT_NEXT_FIELD() DUGOUT_EACH_FIELD
#define DUGOUT_PARENTHESES ()
#define DUGOUT_EXPAND(...) DUGOUT_EXPAND_9(DUGOUT_EXPAND_9(DUGOUT_EXPAND_9(__VA_ARGS__)))
#define DUGOUT_EXPAND_9(...) DUGOUT_EXPAND_3(DUGOUT_EXPAND_3(DUGOUT_EXPAND_3(__VA_ARGS__)))
#define DUGOUT_EXPAND_3(...) DUGOUT_ITSELF(DUGOUT_ITSELF(DUGOUT_ITSELF(__VA_ARGS__)))
#define DUGOUT_ITSELF(...) __VA_ARGS__
