// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/team/team.h"
#include "core/text/result.h"

/// A team as FUMBBL's web interface gives it, in JSON.
namespace dugout::fumbbljson {

[[nodiscard]] bool sniff(const QByteArray &bytes);
[[nodiscard]] Result<ForeignTeam> read(const QByteArray &bytes);
[[nodiscard]] Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language);

} // namespace dugout::fumbbljson
