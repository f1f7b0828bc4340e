// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/text/result.h"

/// BattleScribe rosters, `.ros` and zipped `.rosz`: lists of what was chosen from a catalogue.
namespace dugout::battlescribe {

[[nodiscard]] bool sniff(const QByteArray &bytes);
[[nodiscard]] Result<ForeignTeam> read(const QByteArray &bytes);

} // namespace dugout::battlescribe
