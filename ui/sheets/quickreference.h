// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/sheet/sheetwords.h"

namespace dugout {

/// A line of a block: what leads it, and its words in one or two languages.
struct QuickReferenceRow
{
    QString lead;
    QString name;
    QString summary;
    QString secondName; ///< empty without a second language, or where it says the same
    QString secondSummary;

    bool operator==(const QuickReferenceRow &) const = default;
};

/// A table or a sequence.
struct QuickReferenceBlock
{
    QString title;
    QString secondTitle;
    QString dice; ///< what is rolled, or the page of the book; may be empty
    QString note;
    std::vector<QuickReferenceRow> rows;

    bool operator==(const QuickReferenceBlock &) const = default;
};

/// The tables and sequences that are looked up most at the board, as plain words.
struct QuickReferenceSheet
{
    SheetWords words = SheetWords(Language::English); ///< of head and foot
    QString title;
    QString edition;
    std::vector<QuickReferenceBlock> blocks;

    bool operator==(const QuickReferenceSheet &) const = default;
};

/// Of the tables in the order a match needs them, those that the edition has; a skirmish edition is
/// small enough to give all of its own.
[[nodiscard]] QuickReferenceSheet makeQuickReference(const Ruleset &ruleset, Language language,
                                                     std::optional<Language> second);

/// The ids of what the sheet shows, for tests and the curious.
[[nodiscard]] QStringList quickReferenceTables(const Ruleset &ruleset);
[[nodiscard]] QStringList quickReferenceSequences(const Ruleset &ruleset);

} // namespace dugout
