// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// A text for a tool tip in which names or words of strangers stand. Qt takes a tool tip for markup
/// when it looks like it, and would load the picture that such a name asks for; this looks the same
/// and is never taken so.
[[nodiscard]] QString plainToolTip(QString text);

} // namespace dugout
