// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"

#include <QJsonObject>

namespace dugout {

/// A state as JSON. With a viewer, decks and the hands of the others are numbers of cards only,
/// tokens that lie face down have no number, and what is asked of others does not say their cards.
[[nodiscard]] QJsonObject skirmishStateJson(const SkirmishContext &context,
                                            const SkirmishState &state, std::optional<Seat> viewer);

} // namespace dugout
