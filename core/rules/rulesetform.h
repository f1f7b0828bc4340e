// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/layers.h"
#include "core/text/language.h"

namespace dugout {

/// How the files of a folder are written, as its `ruleset.json` says.
struct RulesetForm
{
    LayerForm layers = LayerForm::Lists; ///< its `format`
    std::vector<Language> languages; ///< those of its name: a coach's own may speak one only
};

[[nodiscard]] RulesetForm rulesetForm(const QJsonObject &manifest);

/// A value in which every text is in all languages: in those that the ruleset does not speak it is
/// in English, or in the first one that it speaks.
[[nodiscard]] QJsonValue withEveryLanguage(const QJsonValue &value,
                                           const std::vector<Language> &spoken);

} // namespace dugout
