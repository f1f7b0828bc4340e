// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QMap>
#include <QStringList>

namespace dugout {

/// Where the programs of an installed PostgreSQL are.
struct PostgresPrograms
{
    QString folder{};
    QString version{}; ///< "15"

    [[nodiscard]] QString path(const QString &program) const { return folder + u'/' + program; }
    bool operator==(const PostgresPrograms &) const = default;
};

/// All that are installed, the newest first: Debian keeps those of each version in a folder of its
/// own, others have them where every program is.
[[nodiscard]] std::vector<PostgresPrograms> installedPostgres();
/// The newest of them, or those of a version.
[[nodiscard]] Result<PostgresPrograms> findPostgres(const QString &version = {});

/// A program that was run to its end, and what it said.
struct RunProgram
{
    bool isDone = false;
    QString said{}; ///< in English
};

/// Runs it with nobody to ask anything, in `folder`, with these added to its environment.
[[nodiscard]] RunProgram runProgram(const QString &program, const QStringList &arguments,
                                    const QString &folder,
                                    const QMap<QString, QString> &environment = {});

} // namespace dugout
