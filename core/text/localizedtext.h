// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

namespace dugout {

/// One text in every language. A plain value: rules data is made of these.
struct LocalizedText
{
    QString es;
    QString en;
    QString de;

    [[nodiscard]] const QString &in(Language language) const;
    [[nodiscard]] bool isEmpty() const { return es.isEmpty() && en.isEmpty() && de.isEmpty(); }
    /// True when no language is missing.
    [[nodiscard]] bool isComplete() const
    {
        return !es.isEmpty() && !en.isEmpty() && !de.isEmpty();
    }

    bool operator==(const LocalizedText &) const = default;
};

/// A text in the language of the moment.
[[nodiscard]] inline QString localized(const LocalizedText &text)
{
    return text.in(currentLanguage());
}

/// A coach's own words, which are the same in every language.
[[nodiscard]] inline LocalizedText sameInAll(const QString &words)
{
    return {words, words, words};
}

} // namespace dugout
