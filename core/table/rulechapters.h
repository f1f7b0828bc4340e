// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QJsonObject>

namespace dugout {

// An edition to be leafed through, in the language of the moment.

/// What there is to open: `{"chapters": [{"id": "skills", "name": "Skills"}]}`, in the order in
/// which coaches look things up.
[[nodiscard]] QJsonObject ruleChapters(const Ruleset &ruleset);
/// One of them, sorted: `{"id", "name", "groups": [{"name", "entries": [{"name", "facts",
/// "summary", "rows": [{"lead", "name", "summary"}]}]}]}`; whatever is empty is left out. Nothing
/// at all for a chapter that there is not.
[[nodiscard]] QJsonObject ruleChapter(const Ruleset &ruleset, const QString &id);

} // namespace dugout
