// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/teamformats.h"

namespace dugout {

/// What a file of this format does not hold of a team, or only as something else, line by line.
///
/// A format that Dugout also reads is asked by reading back what was written, so that the list is
/// right whatever the format can do; of one that is only written, by what its tables show. Empty
/// for our own.
[[nodiscard]] ImportNotes exportNotes(const Team &team, const Ruleset &ruleset,
                                      const TeamFormat &format, Language language);

} // namespace dugout
