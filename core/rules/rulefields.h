// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/entryreader.h"
#include "core/rules/option.h"
#include "core/values/jsonreader.h"

namespace dugout {

// The form in JSON of what many parts of an edition are made of: see core/values/fields.h.

/// As it stands in the object that it belongs to.
struct ProvenanceJson
{
    QString source{}; ///< document and line, "bb2016.en.txt:3579"
    LocalizedText reading{};

    bool operator==(const ProvenanceJson &) const = default;
};

template<>
struct Fields<ProvenanceJson>
{
    static constexpr auto all
        = describe<ProvenanceJson>(field(u"source", &ProvenanceJson::source),
                                   field(u"reading", &ProvenanceJson::reading, {.lines = true}));
};

template<>
struct WrittenAs<Provenance>
{
    static ProvenanceJson to(const Provenance &provenance);
    static std::optional<Provenance> from(const ProvenanceJson &json);
    static QString needed() { return Complaint::objectNeeded(); }
};

template<>
struct WrittenAs<Numbers>
{
    static QMap<QString, int> to(const Numbers &numbers);
    static std::optional<Numbers> from(const QMap<QString, int> &numbers);
    static QString needed() { return Complaint::objectNeeded(); }
};

template<>
struct WrittenAs<OptionValue>
{
    static QJsonValue to(const OptionValue &value);
    static std::optional<OptionValue> from(const QJsonValue &json);
    static QString needed();
};

/// One entry of an edition, or of a file of a coach that is read as strictly. Every fault goes into
/// `problems`.
template<HasFields T>
[[nodiscard]] T readDescribed(const Entry &entry, ProblemList &problems)
{
    T value;
    ProblemList found;
    JsonReader(found, ReadStyle::Strict, entry.file).read(entry.object, value);
    for (Problem &problem : found) {
        const QString place = entry.place();
        if (!place.isEmpty())
            problem.place = problem.place.isEmpty() ? place : place + u'.' + problem.place;
        problems.push_back(std::move(problem));
    }
    return value;
}

} // namespace dugout
