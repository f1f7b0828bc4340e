// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// Leagues that are about to take a step: each fills an empty data folder and answers the command.
namespace dugout::leagues {

[[nodiscard]] QStringList drawn(const QString &folder);
[[nodiscard]] QStringList paperResult(const QString &folder);
[[nodiscard]] QStringList imported(const QString &folder);
[[nodiscard]] QStringList sampleMade(const QString &folder);
[[nodiscard]] QStringList removedWhole(const QString &folder);
[[nodiscard]] QStringList broughtBack(const QString &folder);
[[nodiscard]] QStringList importedOver(const QString &folder);
[[nodiscard]] QStringList lockedSheet(const QString &folder);
[[nodiscard]] QStringList shared(const QString &folder);

/// The server that leagues are shared on is empty again.
void emptyServer();

} // namespace dugout::leagues
