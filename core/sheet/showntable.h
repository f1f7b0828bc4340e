// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

class QJsonArray;

namespace dugout {

/// Two numbers that stand together in a cell: "7–3".
struct ShownPair
{
    int own = 0;
    int other = 0;

    bool operator==(const ShownPair &) const = default;
};

/// What a cell says to a program; nothing where its words say it all.
using ShownValue = std::variant<std::monostate, Rational, ShownPair>;

struct ShownCell
{
    ShownCell(QString words = {}, QString whose = {}, ShownValue typed = {})
        : text(std::move(words))
        , leadsTo(std::move(whose))
        , value(typed)
    { }

    QString text; ///< as people read it, in the language it was made in
    QString leadsTo; ///< the id of the team whose page it leads to; empty: none
    ShownValue value;

    bool operator==(const ShownCell &) const = default;
};

struct ShownColumn
{
    QString id{}; ///< the same in every language, as programs read it: "tdAgainst"
    QString title{}; ///< as short as the head of a column: "Pts"
    QString meaning{}; ///< in full where that is short: "Points"
    bool isFigure = false; ///< stands at the right
    bool isMinor = false; ///< left out where there is little room
    bool grows = false; ///< takes what room is left
    /// Of pairs: what the second number is called where both have a column of their own.
    QString against{};
    QString group{}; ///< columns that programs find together: "tieBreaks"

    [[nodiscard]] const QString &inFull() const { return meaning.isEmpty() ? title : meaning; }
    bool operator==(const ShownColumn &) const = default;
};

/// Whether the team of a row qualifies for the next phase.
enum class Onward {
    No,
    Open, ///< level with others for the last place: somebody has to decide
    Yes,
};

struct ShownRow
{
    QString id{}; ///< of what it shows; empty for a heading
    std::vector<ShownCell> cells{}; ///< a heading has one, over the whole width
    bool strong = false;
    bool quiet = false; ///< over, gone, not yet for everybody
    Onward onward = Onward::No;
    int decidedBy = -1; ///< the column that puts it behind the row above; -1: none
    /// What programs read of it beside, or instead of, what its cells say: ids, and counts that no
    /// column has room for.
    QJsonObject more{};

    [[nodiscard]] bool isHeading() const { return id.isEmpty(); }
    [[nodiscard]] QString text(size_t column) const
    {
        return column < cells.size() ? cells[column].text : QString();
    }
    [[nodiscard]] QStringList texts() const;
    bool operator==(const ShownRow &) const = default;
};

/// A table as every surface shows it: window, paper, web, files, command line and phones differ in
/// how it looks and not in what it says. Made in the language of the moment.
struct ShownTable
{
    QString caption{};
    std::vector<ShownColumn> columns{};
    std::vector<ShownRow> rows{};
    size_t naming = 0; ///< the column that says whose row it is
    QString note{}; ///< a sentence below it; may be empty

    [[nodiscard]] bool hasHeadings() const;
    /// The place of a column; -1 where the table has none of that id.
    [[nodiscard]] int column(const QString &id) const;
    /// Below this row a line parts those who go on from the others.
    [[nodiscard]] bool endsOnward(size_t row) const;
    /// Whether a cell stands out because it, and no figure everybody looks at first, put its row
    /// behind the one above.
    [[nodiscard]] bool isDecisive(size_t row, size_t column) const;
    bool operator==(const ShownTable &) const = default;
};

// Columns as most are.
[[nodiscard]] ShownColumn wordsColumn(const QString &id, const QString &title,
                                      const QString &meaning = {});
[[nodiscard]] ShownColumn figureColumn(const QString &id, const QString &title,
                                       const QString &meaning = {});
[[nodiscard]] ShownColumn minor(ShownColumn column);
[[nodiscard]] ShownColumn growing(ShownColumn column);

// Cells as most are.
[[nodiscard]] ShownCell numberCell(int number);
[[nodiscard]] ShownCell pairCell(int own, int other);

/// A heading over the rows that follow it.
[[nodiscard]] ShownRow headingRow(const QString &title);

/// Without columns that say nothing in any row; those with these ids stay.
[[nodiscard]] ShownTable withoutEmptyColumns(ShownTable table, const QStringList &kept = {});

/// Tables one under the other, each under its caption as a heading; columns that only some have
/// are empty in the others. A single one stays as it is.
[[nodiscard]] ShownTable inSections(std::vector<ShownTable> tables);
/// What `inSections` puts together: a table for each heading, or the table itself.
[[nodiscard]] std::vector<ShownTable> sectionsOf(const ShownTable &table);

/// The rows as objects with the ids of the columns: numbers are numbers, a pair is two of them
/// (`td` and `tdAgainst`), a group is an object, under headings each row has its `table`, and what
/// a row has `more` for programs stands among them.
[[nodiscard]] QJsonArray rowObjects(const ShownTable &table);
/// Everything that is shown, for pages that lay it out themselves: `caption`, `columns`, `rows` of
/// texts, `onward` (the numbers of the rows that go on), and `note`.
[[nodiscard]] QJsonObject tableObject(const ShownTable &table);

/// What stands before the rows of a table in a file that holds several: names and what they are.
struct ShownPart
{
    std::vector<ShownCell> before{};
    ShownTable table{};
};
/// All of them as one table, with the columns in front.
[[nodiscard]] ShownTable stacked(const std::vector<ShownColumn> &before,
                                 const std::vector<ShownPart> &parts);

} // namespace dugout
