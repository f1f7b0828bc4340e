// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLockFile;

namespace dugout {

/// Takes a lock as QLockFile does, and also one that says nothing: the file of a program that died,
/// or whose power went, before its name was in it. Nobody would ever give that one back.
[[nodiscard]] bool takeLock(QLockFile &lock, int patienceMs);

} // namespace dugout
