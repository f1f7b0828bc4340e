// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/leagueparcel.h"
#include "core/text/result.h"

#include <QMap>

namespace dugout {

class Connection;

/// Reads a shared league, or what is new of it, inside of a transaction that shows one moment; see
/// `LeagueServer::fetch`.
[[nodiscard]] Result<LeagueParcel> fetchShared(Connection &connection, const QString &league,
                                               qint64 afterEntry, qint64 afterChange,
                                               const QMap<QString, qint64> &linesHere);

} // namespace dugout
