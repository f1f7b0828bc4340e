// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv.h"
#include "core/skirmish/cards/collection.h"

#include <QCoreApplication>
#include <QStringList>

namespace dugout {

/// Cards from a list that somebody keeps: a table with the columns that `cardlist::columns` names,
/// as CSV or as JSON, in English, Spanish or German and in any usual encoding.
///
/// A row that names a card of the collection fills in what that card leaves open; other rows are
/// cards of the coach's own, of which an empty field clears what was there. A number that another
/// card has makes nobody that card. The list may come from anywhere: its size is bounded, each row
/// that cannot be used gives one sentence, and so does every column that nobody reads.
class CardListImport
{
    Q_DECLARE_TR_FUNCTIONS(CardListImport)

public:
    struct Outcome
    {
        std::vector<SkirmishCard> cards; ///< sound rows, in their order
        QStringList problems; ///< rows that were not taken, or a list that was not
        QStringList notes; ///< what to know of those that were
    };

    /// `printed` is what the edition itself holds; `known` has the coach's own laid over it.
    [[nodiscard]] static Outcome read(const QByteArray &bytes, const Collection &known,
                                      const Collection &printed);
    /// The same of a table that was taken apart already.
    [[nodiscard]] static Outcome read(const std::vector<CsvRow> &lines, const Collection &known,
                                      const Collection &printed);
    /// As long as nothing that is printed was filled in.
    [[nodiscard]] static Outcome read(const QByteArray &bytes, const Collection &known);

    static constexpr qsizetype mostBytes = qsizetype(4) * 1024 * 1024;
    static constexpr int mostRows = 5000;
    static constexpr qsizetype mostLetters = 200; ///< in one field
    static constexpr qsizetype mostText = 1000; ///< in what a card says
};

} // namespace dugout
