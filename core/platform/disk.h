// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// What is in a file, or which names a folder holds, is on the disk once it answers true. For a
/// system that cannot do this to folders, their names are safe as soon as they are given.
bool synchronise(const QString &path);

/// Makes a folder and those above it. False where it cannot, and where its name came in letters
/// that could not be read: it would be another folder than the one that was meant.
[[nodiscard]] bool makeFolder(const QString &path);

/// Gives a file a second name beside its first. False where the disk knows no second names, or the
/// name is taken.
[[nodiscard]] bool giveSecondName(const QString &path, const QString &other);

/// Moves a file in one piece, over another one where there is one.
[[nodiscard]] bool moveOver(const QString &from, const QString &to);

/// Whether programs can keep each other out of the files of a folder: a disk in the network may
/// know no locks. True where it cannot be tried.
[[nodiscard]] bool knowsLocks(const QString &folder);

} // namespace dugout
