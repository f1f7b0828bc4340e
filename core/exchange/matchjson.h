// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/rules/rulesetlibrary.h"

namespace dugout {

// A match as a file: what it starts from and every line of its history, undos included. The state
// is never written down; folding the lines gives it back.

inline constexpr int matchFileVersion = 1;
/// More than any match needs; a larger file is refused unread.
inline constexpr qsizetype largestMatchFile = 64 * 1024 * 1024;

struct MatchFile
{
    MatchSetup setup;
    std::vector<LogAction> log;
    bool altered = false; ///< somebody had edited it by hand, and it was gone on with knowingly

    bool operator==(const MatchFile &) const = default;
};

[[nodiscard]] QJsonObject setupToJson(const MatchSetup &setup);
[[nodiscard]] Result<MatchSetup> setupFromJson(const QJsonObject &object);

/// One line of the history on one line of the file, and a seal at its end (see fileseal.h).
[[nodiscard]] QByteArray writeMatch(const MatchFile &file);
/// Refuses what is not such a file, comes from a later version, or holds a line that cannot be
/// carried out.
[[nodiscard]] Result<MatchFile> readMatch(const QByteArray &bytes);

/// A short code of all that was entered: what the match started from and every event that stands,
/// with its moment. Undone entries are no part of it.
[[nodiscard]] QString matchCode(const MatchSession &session);

/// Writes it in one piece: either the whole new file stands there or the old one.
[[nodiscard]] Result<void> saveMatchFile(const QString &path, const MatchFile &file);

/// The match of a file at its last line, ready to go on.
[[nodiscard]] Result<MatchSession> openMatch(const MatchFile &file, RulesetLibrary &library,
                                             MatchSession::Keep keep = {});

} // namespace dugout
