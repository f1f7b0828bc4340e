// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace dugout {

/// What a table or a prompt asks to be rolled: "2D6", "D8", "D8+D6", "D68", "BLOCK".
///
/// D66 and D68 are read, not added: the first die gives the tens and the second the units.
/// A block die is a D6 whose faces are named by the edition's block table.
class DiceNotation
{
public:
    [[nodiscard]] static std::optional<DiceNotation> parse(QStringView text);
    /// So many dice of one kind, such as "2D6"; at least one.
    [[nodiscard]] static DiceNotation of(int count, int faces);

    /// The faces of each die in the order they are rolled.
    [[nodiscard]] const std::vector<int> &faces() const { return m_written->faces; }
    [[nodiscard]] bool isReadAsDigits() const { return m_written->digits; }

    /// The number that these dice show together; the dice must be as many as `faces()` asks.
    [[nodiscard]] int total(const std::vector<int> &dice) const;
    /// Every number the dice can show, ascending: 2…12 for 2D6, 11…68 without gaps in the units for
    /// D68.
    [[nodiscard]] std::vector<int> possibleTotals() const;

    [[nodiscard]] QString toString() const { return m_written->text; }
    bool operator==(const DiceNotation &other) const
    {
        return m_written == other.m_written || *m_written == *other.m_written;
    }

private:
    struct Written
    {
        QString text;
        std::vector<int> faces;
        bool digits = false;

        bool operator==(const Written &) const = default;
    };
    explicit DiceNotation(Written written)
        : m_written(std::make_shared<const Written>(std::move(written)))
    { }
    [[nodiscard]] static std::optional<DiceNotation> read(QStringView text);

    std::shared_ptr<const Written> m_written; ///< every prompt for dice has a copy
};

} // namespace dugout
