// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"

/// For mails and forums.
namespace dugout::plaintext {

[[nodiscard]] Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language);

} // namespace dugout::plaintext
