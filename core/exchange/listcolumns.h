// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv.h"
#include "core/skirmish/cards/collection.h"

#include <QHash>
#include <QLocale>

namespace dugout {

/// A column of a list in English, Spanish and German, and other words that lists use for it.
struct ListColumn
{
    QString english; ///< by which readers know it
    QString spanish;
    QString german;
    QStringList others{};

    [[nodiscard]] bool isCalled(const QString &heading) const;
    [[nodiscard]] QString in(const QLocale &locale) const;
};

/// The column that a heading means; empty for one that is not known.
[[nodiscard]] QString columnOf(const std::vector<ListColumn> &columns, const QString &heading);

/// One row with where it stood, by column.
struct ListRow
{
    int line = 0;
    QHash<QString, QString> fields;

    [[nodiscard]] QString value(const QString &column) const
    {
        return fields.value(column).trimmed();
    }
    /// The list has this column, and the row leaves it empty.
    [[nodiscard]] bool clears(const QString &column) const
    {
        return fields.contains(column) && value(column).isEmpty();
    }
};

/// The rows below the headings; `unknown` and `behind` get the headings that nobody reads and the
/// lines that have more fields than headings.
[[nodiscard]] std::vector<ListRow> listRows(const std::vector<CsvRow> &lines,
                                            const std::vector<ListColumn> &columns,
                                            QStringList &unknown, std::vector<int> &behind);

/// A sentence for each of those: nothing is lost without a word.
[[nodiscard]] QStringList listNotes(const QStringList &unknown, const std::vector<int> &behind);

/// What a row says otherwise than the rules print it stays as it is printed. `stay` are columns by
/// their English names.
[[nodiscard]] QString printedNote(int line, const QString &name, const QStringList &stay,
                                  const std::vector<ListColumn> &columns);

/// Called so in any language.
[[nodiscard]] bool isNamed(const LocalizedText &text, const QString &words);
/// The one of this name or id; null for none.
[[nodiscard]] const Warband *warbandNamed(const Collection &known, const QString &name);

} // namespace dugout
