// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"

/// A page for a league's web site: everything in one file, no scripts.
namespace dugout::html {

[[nodiscard]] Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language);

} // namespace dugout::html
