// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

/// A value that a card leaves open: how it is asked, and where the answer goes. What the table said
/// of a card once is known for the rest of the game.
struct OpenValue
{
    QString prompt;
    QString key{}; ///< under which it is remembered; empty: asked every time
    AttackId attack{}; ///< it belongs to, if any

    bool operator==(const OpenValue &) const = default;
};

/// The key of a value on the side of the fighter's card that is up.
[[nodiscard]] QString toldKey(const SkirmishState &state, const FighterRef &ref,
                              const QString &value);
[[nodiscard]] QString toldKey(const SkirmishState &state, const FighterRef &ref,
                              const AttackId &attack, const QString &value);

/// What the table said; nothing when it was not asked yet or did not want to say.
[[nodiscard]] std::optional<int> toldNumber(const SkirmishState &state, const QString &key);
[[nodiscard]] QString toldWord(const SkirmishState &state, const QString &key);

/// Fills what the card leaves open with what the table said.
void fillTold(const SkirmishState &state, const FighterRef &ref, AttackAction &attack);

/// What has to be said before this fighter can be moved, charge or attack (`action`) on the
/// battlefield, in the order it is asked. Nothing once the table has said it or left it open.
[[nodiscard]] std::vector<OpenValue> openReach(const SkirmishContext &context,
                                               const SkirmishState &state, const FighterRef &ref,
                                               KnownWord<SkirmishChoices> action);

/// The first value that an attack under way still lacks.
[[nodiscard]] std::optional<OpenValue> firstOpen(const SkirmishState &state, const Combat &combat);

} // namespace dugout
