// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/state/skirmishnames.h"

#include <optional>
#include <variant>

namespace dugout {

/// What the table sets beside a fighter by hand: how much damage he has, a token that is turned
/// over, or what an upgrade changes for him. As events and choices name it: "0:targor/2",
/// "0:targor/guard", "0:targor/move+1".
struct FighterChange
{
    FighterRef fighter{};
    std::variant<int, KnownWord<SkirmishChoices>, CardModifier> to{};

    [[nodiscard]] bool is(KnownWord<SkirmishChoices> token) const
    {
        const auto *said = std::get_if<KnownWord<SkirmishChoices>>(&to);
        return said && *said == token;
    }
    [[nodiscard]] QString toString() const { return fighter.toString() + u'/' + text(); }
    /// What it is set to, without the fighter.
    [[nodiscard]] QString text() const;
    /// Nothing for what is no such change.
    [[nodiscard]] static std::optional<FighterChange> fromString(const QString &text);
    bool operator==(const FighterChange &) const = default;
};

/// The fighter whom a choice is about, whatever is done with him; invalid for one about nobody.
[[nodiscard]] FighterRef fighterIn(const QString &choice);

} // namespace dugout
