// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// Games that are about to take a step: each fills an empty data folder and answers the command.
namespace dugout::games {

[[nodiscard]] QStringList begun(const QString &folder);
[[nodiscard]] QStringList whistle(const QString &folder);
[[nodiscard]] QStringList lastAnswer(const QString &folder);
[[nodiscard]] QStringList lastAnswerOfLrb4(const QString &folder);
[[nodiscard]] QStringList takenBack(const QString &folder);
[[nodiscard]] QStringList corrected(const QString &folder);
[[nodiscard]] QStringList inFile(const QString &folder);
[[nodiscard]] QStringList skirmishBegun(const QString &folder);
[[nodiscard]] QStringList collection(const QString &folder);

} // namespace dugout::games
