// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace dugout {

/// What a points formula gives for a match won, drawn and lost and for all else that it asks for,
/// or what is wrong with it and where.
struct PointsHint
{
    QString words{};
    bool good = false;
};

[[nodiscard]] PointsHint pointsHint(const QString &formula, const QStringList &columns);

/// What can stand in a formula, in the language of the moment: a line for each word.
[[nodiscard]] QString formulaHelpText(const QStringList &columns);

/// Words with commas or spaces between them.
[[nodiscard]] QStringList columnsFrom(const QString &text);

} // namespace dugout
