// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulesindex.h"

#include "core/text/searchfold.h"

#include <QStringList>
#include <QStringMatcher>

#include <algorithm>
#include <array>
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

/// Answers in names before answers in summaries, pages before parts of pages, then the best answer,
/// then our usual order of kinds.
std::array<size_t, 4> groupKey(RulesKind kind, bool part, MatchRank best)
{
    const size_t inNames = best <= MatchRank::WordStart ? 0 : best == MatchRank::InName ? 1 : 2;
    return {inNames, part ? size_t{1} : size_t{0}, static_cast<size_t>(best),
            static_cast<size_t>(kind)};
}

void group(std::vector<RulesHit> &hits, const std::vector<RulesEntry> &entries,
           const QSet<QString> &favourites)
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
        std::array<size_t, 4> group;
        std::array<size_t, 3> inside;
        RulesHit hit;
    };
    std::vector<Keyed> keyed;
    keyed.reserve(hits.size());
    for (const RulesHit &hit : hits) {
        const RulesEntry &entry = entries[hit.entry];
        const bool liked = !favourites.isEmpty() && favourites.contains(entry.ref.toString());
        keyed.push_back({groupKey(entry.ref.kind, isPartOfAPage(entry), best.at(kindOf(hit))),
                         {static_cast<size_t>(hit.rank), liked ? size_t{0} : size_t{1}, hit.entry},
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

std::vector<RulesHit> RulesIndex::search(const RulesQuery &query,
                                         const QSet<QString> &favourites) const
{
    const Needle needle(query.text);
    std::vector<RulesHit> hits;
    for (size_t row = 0; row < m_entries.size(); ++row) {
        const RulesEntry &entry = m_entries[row];
        if (query.kind && entry.ref.kind != *query.kind)
            continue;
        if (query.favouritesOnly && !favourites.contains(entry.ref.toString()))
            continue;
        if (needle.isEmpty()) {
            if (query.kind || query.favouritesOnly || !isPartOfAPage(entry))
                hits.push_back({row, MatchRank::WholeName});
        } else if (const auto rank = needle.match(entry)) {
            hits.push_back({row, *rank});
        }
    }
    group(hits, m_entries, favourites);
    return hits;
}

} // namespace dugout
