// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

#include <QJsonObject>

namespace dugout {

/// `dice`, `choice`, `number`, `text` or `confirm`.
[[nodiscard]] QString promptKindName(PromptKind kind);

/// A prompt as scripts read it, whichever game asks. Choices that the reader must not see are left
/// out.
[[nodiscard]] QJsonObject promptToJson(const Prompt &prompt, const PromptWords &words,
                                       bool showChoices = true);

} // namespace dugout
