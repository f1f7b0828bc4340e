// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "ui/models/rulesref.h"

#include <map>
#include <memory>

namespace dugout {

/// An edition as it is read in the Rules place: the typed parts of the ruleset, and the parts that
/// have no typed reader as the entries they are. Each part is read when it is first asked for.
class RulesBook
{
public:
    explicit RulesBook(std::shared_ptr<const Ruleset> ruleset);

    [[nodiscard]] const Ruleset &ruleset() const { return *m_ruleset; }

    /// The parts that only `plain()` gives.
    [[nodiscard]] QStringList plainParts() const;
    [[nodiscard]] const std::vector<Entry> &plain(const QString &part) const;
    /// The entry behind a reference into a plain part; empty when there is none.
    [[nodiscard]] QJsonObject plainEntry(const RulesRef &ref) const;

    /// What there may be something of, seen from the files alone.
    [[nodiscard]] std::vector<RulesKind> kinds() const;

    /// In the languages there are; empty when the edition has no such thing.
    [[nodiscard]] LocalizedText nameOf(const RulesRef &ref) const;
    [[nodiscard]] bool contains(const RulesRef &ref) const { return !nameOf(ref).isEmpty(); }
    [[nodiscard]] const PlayCard *card(const RulesRef &ref) const;

private:
    std::shared_ptr<const Ruleset> m_ruleset;
    mutable std::map<QString, std::vector<Entry>> m_plain;
};

/// The three texts of a field, empty where they are missing.
[[nodiscard]] LocalizedText plainText(const QJsonObject &object, const QString &key);
/// Which kind the entries of a plain part are.
[[nodiscard]] RulesKind plainKind(const QString &part);

} // namespace dugout
