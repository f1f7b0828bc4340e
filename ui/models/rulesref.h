// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace dugout {

/// Everything an edition holds, in the order a coach is shown it.
enum class RulesKind {
    Team,
    Position,
    Skill,
    Star,
    Inducement,
    Table,
    Row,
    Sequence,
    Step,
    Option,
    Deck,
    Card,
    Warband,
    Fighter,
    Board,
    Die,
    Symbol,
    Token,
    Other
};

inline constexpr std::array allRulesKinds{
    RulesKind::Team,       RulesKind::Position, RulesKind::Skill, RulesKind::Star,
    RulesKind::Inducement, RulesKind::Table,    RulesKind::Row,   RulesKind::Sequence,
    RulesKind::Step,       RulesKind::Option,   RulesKind::Deck,  RulesKind::Card,
    RulesKind::Warband,    RulesKind::Fighter,  RulesKind::Board, RulesKind::Die,
    RulesKind::Symbol,     RulesKind::Token,    RulesKind::Other};

/// Stable English, for settings and links.
[[nodiscard]] QString rulesKindKey(RulesKind kind);
/// The heading of a group, in the language of the moment.
[[nodiscard]] QString rulesKindName(RulesKind kind);

/// A place in an edition: "table/weather", "row/weather/blizzard", "position/human/blitzer".
struct RulesRef
{
    RulesKind kind = RulesKind::Table;
    QString owner; ///< the team, table, sequence, deck, warband or part it stands in; may be empty
    QString id;

    [[nodiscard]] QString toString() const;
    [[nodiscard]] static std::optional<RulesRef> fromString(const QString &text);
    bool operator==(const RulesRef &) const = default;
};

/// A row belongs to its table's page, a position to its team's; everything else has its own.
[[nodiscard]] RulesRef pageOf(const RulesRef &ref);

} // namespace dugout
