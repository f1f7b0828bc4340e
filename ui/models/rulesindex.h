// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/localizedtext.h"
#include "ui/models/rulesref.h"

#include <QSet>

#include <array>
#include <vector>

namespace dugout {

/// One line of the list, with what a search compares prepared once.
struct RulesEntry
{
    RulesRef ref;
    LocalizedText name;
    LocalizedText summary;
    LocalizedText ownerName; ///< such as the table of a row; may be empty
    QString names; ///< folded, every language, each name after a line feed
    QString texts; ///< folded summaries of every language
};

/// What the coach wants to see.
struct RulesQuery
{
    QString text; ///< as typed; every word of it must occur
    std::optional<RulesKind> kind; ///< none: all
    bool favouritesOnly = false;
    Language language = Language::English; ///< in whose order what answers equally well is listed

    bool operator==(const RulesQuery &) const = default;
};

/// How well an entry answers; smaller is better.
enum class MatchRank { WholeName, NameStart, WordStart, InName, InSummary };

struct RulesHit
{
    size_t entry = 0;
    MatchRank rank = MatchRank::WholeName;

    bool operator==(const RulesHit &) const = default;
};

/// Every entry of an edition, ready to be searched in all languages at once.
class RulesIndex
{
public:
    RulesIndex() = default;
    explicit RulesIndex(std::vector<RulesEntry> entries);

    [[nodiscard]] const std::vector<RulesEntry> &entries() const { return m_entries; }

    /// The entries that answer, best first inside each kind. Kinds with an answer in a name come
    /// first, and of those the ones with pages of their own before rows, steps and positions.
    /// Without a text, rows, steps, positions and fighters stay on their own pages' lists unless
    /// their kind is asked for. What coaches say for short is understood, and where no name
    /// answers, so are slips of the fingers. Favourites (by `RulesRef::toString`) come first inside
    /// a rank.
    [[nodiscard]] std::vector<RulesHit> search(const RulesQuery &query,
                                               const QSet<QString> &favourites) const;

private:
    /// Where each entry stands in the order of the language; parts of a page in the book's order.
    [[nodiscard]] const std::vector<size_t> &places(Language language) const;
    [[nodiscard]] std::vector<RulesHit> answers(const RulesQuery &query,
                                                const QSet<QString> &favourites) const;

    std::vector<RulesEntry> m_entries;
    mutable std::array<std::vector<size_t>, allLanguages.size()> m_places; ///< once asked for
};

/// Makes the prepared keys of an entry.
[[nodiscard]] RulesEntry indexed(RulesRef ref, LocalizedText name, LocalizedText summary,
                                 LocalizedText ownerName = {});

} // namespace dugout
