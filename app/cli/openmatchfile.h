// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/alteredfiles.h"
#include "core/exchange/matchjson.h"

namespace dugout {

/// A match from a file, with the lines to write back.
struct OpenMatch
{
    FileTrust trust;
    MatchFile file;
    MatchSession session;
};

/// Reads it and says on standard error if it was altered.
[[nodiscard]] Result<OpenMatch> openMatchFile(const QString &path, CliContext &context);
/// What stands in the file of that name.
[[nodiscard]] Result<OpenMatch> openMatchBytes(const QString &path, const QByteArray &bytes,
                                               const CliContext &context);

} // namespace dugout
