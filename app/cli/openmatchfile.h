// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"
#include "core/exchange/matchjson.h"

namespace dugout {

/// A match from a file, with the lines to write back.
struct OpenMatch
{
    QString path;
    MatchFile file;
    MatchSession session;
};

[[nodiscard]] Result<OpenMatch> openMatchFile(const QString &path, const CliContext &context);

} // namespace dugout
