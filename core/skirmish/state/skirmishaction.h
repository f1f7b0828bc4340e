// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/fighterref.h"
#include "core/skirmish/state/skirmishnames.h"

#include <QStringList>

#include <optional>

namespace dugout {

/// What a player does when it is his to choose: a verb, and the fighter, card or attack it is done
/// with. As events and choices name it: "pass", "move:0:targor", "ploy:sidestep",
/// "card:0:targor/own-upgrade", "counter:0:targor/riposte".
struct SkirmishAction
{
    KnownWord<SkirmishChoices> verb = SkirmishChoice::Pass;
    FighterRef fighter{};
    CardId card{}; ///< of his, or of a player's hand where there is no fighter
    AttackId attack{}; ///< of his, with which he strikes back

    [[nodiscard]] static SkirmishAction with(KnownWord<SkirmishChoices> verb, const CardId &card)
    {
        return {verb, {}, card, {}};
    }
    [[nodiscard]] QString toString() const;
    /// Nothing for what is no action, or lacks what its verb needs.
    [[nodiscard]] static std::optional<SkirmishAction> fromString(const QString &text);
    /// A reaction of a fighter or a card on the table, for everybody to see.
    [[nodiscard]] bool isOpenReaction() const;
    bool operator==(const SkirmishAction &) const = default;
};

[[nodiscard]] QStringList actionChoices(const std::vector<SkirmishAction> &actions);

} // namespace dugout
