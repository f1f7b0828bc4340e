// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

namespace dugout {

/// The inducement that stars are hired as.
inline constexpr QStringView hiredStars = u"star-players";

/// Something bought from the list of inducements, for one match or for good. Which of the ids are
/// filled says what it is.
struct Purchase
{
    InducementId inducement; ///< always: also of a star, a mercenary or a card
    StarId star;
    PositionId position; ///< of a mercenary
    SkillId skill; ///< a mercenary's extra skill, may be empty
    DeckId deck; ///< a card drawn from this deck
    int price = 0; ///< what was paid

    bool operator==(const Purchase &) const = default;
};

} // namespace dugout
