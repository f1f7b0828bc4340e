// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/eventlog.h"
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// A skirmish as it is kept: what it started from and every line of its history.
struct SkirmishRecord
{
    SkirmishSetup setup;
    std::vector<LogAction> actions;
    bool altered = false; ///< somebody had edited it by hand, and it was gone on with knowingly

    bool operator==(const SkirmishRecord &) const = default;
};

/// The record as a file.
class SkirmishJson
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishJson)

public:
    /// More than any game needs; a larger file is refused unread.
    static constexpr qsizetype mostBytes = 64 * 1024 * 1024;

    [[nodiscard]] static QJsonObject write(const SkirmishRecord &record);
    /// Refuses what is no skirmish, comes from a newer Dugout or has a fault.
    [[nodiscard]] static Result<SkirmishRecord> read(const QJsonObject &object);

    [[nodiscard]] static QJsonObject writeSetup(const SkirmishSetup &setup);
    [[nodiscard]] static Result<SkirmishSetup> readSetup(const QJsonObject &object);

    /// What stands in a file, a seal at its end (see fileseal.h).
    [[nodiscard]] static QByteArray toBytes(const SkirmishRecord &record);
    [[nodiscard]] static Result<SkirmishRecord> fromBytes(const QByteArray &bytes);
    /// Either the whole new file stands there or the old one.
    [[nodiscard]] static Result<void> save(const QString &path, const SkirmishRecord &record);
    /// The skirmish at its last line, ready to go on.
    [[nodiscard]] static Result<SkirmishSession>
    open(const SkirmishRecord &record, RulesetLibrary &library, SkirmishSession::Keep keep = {});
};

} // namespace dugout
