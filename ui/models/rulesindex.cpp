// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulesindex.h"

#include "core/rules/coachwords.h"
#include "core/text/collation.h"
#include "core/text/searchfold.h"

#include <QStringList>
#include <QStringMatcher>

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What is typed, cut into the words that must all occur.
class Needle
{
public:
    explicit Needle(const QString &typed)
    {
        const QString folded = foldForSearch(typed);
        const QStringList parts = folded.split(u' ', Qt::SkipEmptyParts);
        for (const QString &part : parts)
            m_words.emplace_back(part);
        m_whole = QStringMatcher(u'\n' + folded + u'\n');
        m_start = QStringMatcher(u'\n' + folded);
        m_wordStart = QStringMatcher(u' ' + folded);
    }

    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }

    [[nodiscard]] std::optional<MatchRank> match(const RulesEntry &entry) const
    {
        const bool everyWordInName = all(entry.names);
        if (!everyWordInName && !allInEither(entry))
            return std::nullopt;
        if (!everyWordInName)
            return MatchRank::InSummary;
        if (m_start.indexIn(entry.names) >= 0)
            return m_whole.indexIn(entry.names) >= 0 ? MatchRank::WholeName : MatchRank::NameStart;
        return m_wordStart.indexIn(entry.names) >= 0 ? MatchRank::WordStart : MatchRank::InName;
    }

private:
    [[nodiscard]] bool all(const QString &text) const
    {
        return std::all_of(m_words.begin(), m_words.end(),
                           [&text](const QStringMatcher &word) { return word.indexIn(text) >= 0; });
    }
    [[nodiscard]] bool allInEither(const RulesEntry &entry) const
    {
        return std::all_of(m_words.begin(), m_words.end(), [&entry](const QStringMatcher &word) {
            return word.indexIn(entry.texts) >= 0 || word.indexIn(entry.names) >= 0;
        });
    }

    std::vector<QStringMatcher> m_words;
    QStringMatcher m_whole;
    QStringMatcher m_start;
    QStringMatcher m_wordStart;
};

/// Every typed word is a word of the name, or its beginning, or a slip away from one.
bool isMistyped(const QStringList &typed, const RulesEntry &entry)
{
    QString names = entry.names;
    const QStringList words = names.replace(u'\n', u' ').split(u' ', Qt::SkipEmptyParts);
    return !typed.isEmpty()
        && std::all_of(typed.begin(), typed.end(), [&words](const QString &one) {
               return std::any_of(words.begin(), words.end(), [&one](const QString &word) {
                   return word.startsWith(one) || isSlipOf(one, word);
               });
           });
}

QString foldedLines(const LocalizedText &text)
{
    QString lines(u'\n');
    QString before;
    for (const Language language : allLanguages) {
        const QString folded = foldForSearch(text.in(language));
        if (folded.isEmpty() || folded == before)
            continue;
        lines += folded + u'\n';
        before = folded;
    }
    return lines;
}

/// Lines that only make sense on the page of what they belong to.
bool isPartOfAPage(const RulesEntry &entry)
{
    switch (entry.ref.kind) {
    case RulesKind::Position:
    case RulesKind::Row:
    case RulesKind::Step:
    case RulesKind::Fighter:
        return true;
    default:
        return false;
    }
}

/// The best answer first, wherever it stands: a name before its beginning, that before the middle
/// of one, and that before a summary; then pages before parts of pages, then our usual order of
/// kinds.
std::array<size_t, 3> groupKey(RulesKind kind, bool part, MatchRank best)
{
    const auto rank = static_cast<size_t>(best);
    return {rank, part ? size_t{1} : size_t{0}, static_cast<size_t>(kind)};
}

void group(std::vector<RulesHit> &hits, const std::vector<RulesEntry> &entries,
           const QSet<QString> &favourites, const std::vector<size_t> &places)
{
    std::array<MatchRank, allRulesKinds.size()> best;
    best.fill(MatchRank::InSummary);
    const auto kindOf = [&entries](const RulesHit &hit) {
        return static_cast<size_t>(entries[hit.entry].ref.kind);
    };
    for (const RulesHit &hit : hits)
        best.at(kindOf(hit)) = std::min(best.at(kindOf(hit)), hit.rank);

    struct Keyed
    {
        std::array<size_t, 3> group;
        std::array<size_t, 3> inside;
        RulesHit hit;
    };
    std::vector<Keyed> keyed;
    keyed.reserve(hits.size());
    for (const RulesHit &hit : hits) {
        const RulesEntry &entry = entries[hit.entry];
        const bool liked = !favourites.isEmpty() && favourites.contains(entry.ref.toString());
        keyed.push_back(
            {groupKey(entry.ref.kind, isPartOfAPage(entry), best.at(kindOf(hit))),
             {static_cast<size_t>(hit.rank), liked ? size_t{0} : size_t{1}, places[hit.entry]},
             hit});
    }
    std::sort(keyed.begin(), keyed.end(), [](const Keyed &left, const Keyed &right) {
        return std::tie(left.group, left.inside) < std::tie(right.group, right.inside);
    });
    for (size_t row = 0; row < hits.size(); ++row)
        hits[row] = keyed[row].hit;
}

} // namespace

RulesEntry indexed(RulesRef ref, LocalizedText name, LocalizedText summary, LocalizedText ownerName)
{
    RulesEntry entry{
        std::move(ref), std::move(name), std::move(summary), std::move(ownerName), {}, {}};
    entry.names = foldedLines(entry.name);
    entry.texts = foldedLines(entry.summary);
    return entry;
}

RulesIndex::RulesIndex(std::vector<RulesEntry> entries)
    : m_entries(std::move(entries))
{ }

const std::vector<size_t> &RulesIndex::places(Language language) const
{
    std::vector<size_t> &places = m_places.at(static_cast<size_t>(language));
    if (places.size() == m_entries.size())
        return places;
    std::vector<size_t> order(m_entries.size());
    std::iota(order.begin(), order.end(), size_t{0});
    const Collation words(language);
    std::stable_sort(order.begin(), order.end(), [&](size_t one, size_t other) {
        const RulesEntry &first = m_entries[one];
        const RulesEntry &second = m_entries[other];
        const bool parts = isPartOfAPage(first) || isPartOfAPage(second);
        if (parts || first.ref.kind != second.ref.kind)
            return std::tie(first.ref.kind, one) < std::tie(second.ref.kind, other);
        return words.less(first.name.in(language), second.name.in(language));
    });
    places.resize(order.size());
    for (size_t place = 0; place < order.size(); ++place)
        places[order[place]] = place;
    return places;
}

std::vector<RulesHit> RulesIndex::answers(const RulesQuery &query,
                                          const QSet<QString> &favourites) const
{
    const Needle needle(query.text);
    const Needle meant(bookWords(query.text));
    const QStringList typed = foldForSearch(query.text).split(u' ', Qt::SkipEmptyParts);
    std::vector<RulesHit> hits;
    std::vector<RulesHit> slips;
    std::vector<size_t> besideMeant; ///< hits whose name holds what is meant, and more
    bool named = false;
    bool isMeant = false; // one is called just that
    for (size_t row = 0; row < m_entries.size(); ++row) {
        const RulesEntry &entry = m_entries[row];
        if (query.kind && entry.ref.kind != *query.kind)
            continue;
        if (query.favouritesOnly && !favourites.contains(entry.ref.toString()))
            continue;
        if (needle.isEmpty()) {
            if (query.kind || query.favouritesOnly || !isPartOfAPage(entry))
                hits.push_back({row, MatchRank::WholeName});
            continue;
        }
        auto rank = needle.match(entry);
        // What is meant comes before what only begins with the same letters.
        if (const auto other = meant.isEmpty() ? std::nullopt : meant.match(entry);
            other && (!rank || *other <= MatchRank::InName)) {
            isMeant = isMeant || *other == MatchRank::WholeName;
            if (*other != MatchRank::WholeName && *other <= MatchRank::InName)
                besideMeant.push_back(hits.size());
            rank = *other <= MatchRank::InName ? MatchRank::WholeName : *other;
        }
        if (rank)
            hits.push_back({row, *rank});
        else if (!named && isMistyped(typed, entry))
            slips.push_back({row, MatchRank::InName});
        named = named || (rank && *rank != MatchRank::InSummary);
    }
    if (isMeant) {
        for (const size_t hit : besideMeant)
            hits[hit].rank = MatchRank::NameStart;
    }
    if (!named)
        hits.insert(hits.end(), slips.begin(), slips.end());
    return hits;
}

std::vector<RulesHit> RulesIndex::search(const RulesQuery &query,
                                         const QSet<QString> &favourites) const
{
    std::vector<RulesHit> hits = answers(query, favourites);
    group(hits, m_entries, favourites, places(query.language));
    return hits;
}

} // namespace dugout
