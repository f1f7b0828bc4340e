// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QJsonObject>

#include <optional>

namespace dugout {

/// The whole resolved edition as one JSON object: what it extends is laid in, so that a reader
/// needs nothing else. With a language every text is one string, without it all three are kept.
[[nodiscard]] QJsonObject exportRuleset(const Ruleset &ruleset, std::optional<Language> language);

} // namespace dugout
