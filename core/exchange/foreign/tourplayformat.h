// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/text/result.h"

/// A roster as TourPlay's web interface gives it, in JSON.
namespace dugout::tourplay {

[[nodiscard]] bool sniff(const QByteArray &bytes);
[[nodiscard]] Result<ForeignTeam> read(const QByteArray &bytes);

} // namespace dugout::tourplay
