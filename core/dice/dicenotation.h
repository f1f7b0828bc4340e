// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

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
    [[nodiscard]] const std::vector<int> &faces() const { return m_faces; }
    [[nodiscard]] bool isReadAsDigits() const { return m_digits; }

    /// The number that these dice show together; the dice must be as many as `faces()` asks.
    [[nodiscard]] int total(const std::vector<int> &dice) const;
    /// Every number the dice can show, ascending: 2…12 for 2D6, 11…68 without gaps in the units for
    /// D68.
    [[nodiscard]] std::vector<int> possibleTotals() const;

    [[nodiscard]] QString toString() const { return m_text; }
    bool operator==(const DiceNotation &) const = default;

private:
    QString m_text;
    std::vector<int> m_faces;
    bool m_digits = false;
};

} // namespace dugout
