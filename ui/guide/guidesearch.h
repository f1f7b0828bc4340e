// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QStringList>

#include <vector>

namespace dugout {

/// What somebody looks for in the guide: any of his words, in any of their forms, or one that means
/// the same. Which those are stands beside the chapters of each language.
class GuideSearch
{
public:
    GuideSearch() = default;
    GuideSearch(const QString &words, Language language);

    /// How well something fits: more of the words come before any weight.
    struct Fit
    {
        int words = 0;
        int weight = 0;
    };

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    [[nodiscard]] Fit fit(const QString &title, const QString &heading, const QString &text) const;
    /// A single word, as it stands in a text.
    [[nodiscard]] bool isMeant(const QString &word) const;

private:
    /// The stems of a word and of those that mean the same.
    using Term = QStringList;

    [[nodiscard]] int count(const Term &term, const QStringList &words) const;
    [[nodiscard]] QStringList stemsOf(const QString &text) const;

    std::vector<Term> m_terms;
    QStringList m_endings;
};

} // namespace dugout
