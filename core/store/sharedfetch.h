// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/leagueparcel.h"
#include "core/text/result.h"

#include <QMap>

namespace dugout {

class Connection;

/// From which version on a server says what proves the end of a match.
inline constexpr int firstProvable = 3;

/// What is wanted of a league; see `LeagueServer::fetch`.
struct WantedParcel
{
    QString league{};
    int version = 0; ///< that the server was prepared for
    qint64 afterEntry = 0;
    qint64 afterChange = 0;
    QMap<QString, qint64> linesHere{};
    QStringList again{};
};

/// Reads a shared league, or what is new of it, inside of a transaction that shows one moment.
[[nodiscard]] Result<LeagueParcel> fetchShared(Connection &connection, WantedParcel wanted);

} // namespace dugout
