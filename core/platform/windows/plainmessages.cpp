// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/plainmessages.h"

namespace dugout {

// What comes with Dugout here is built without any other language.
PlainMessages::PlainMessages() = default;
PlainMessages::~PlainMessages() = default;

} // namespace dugout
