// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/team/team.h"
#include "core/text/result.h"

/// The team XML of BOTOCS: players with the numbers and skills they have now.
namespace dugout::botocs {

[[nodiscard]] bool sniff(const QByteArray &bytes);
[[nodiscard]] Result<ForeignTeam> read(const QByteArray &bytes);
[[nodiscard]] Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language);

} // namespace dugout::botocs
