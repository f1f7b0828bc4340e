// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// The property of a widget that lists what keys do in it without a button or a menu, each as what
/// it does, a tab and the key. The list of all keys shows them.
inline constexpr char keysProperty[] = "dugout-keys";

} // namespace dugout
