// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/leagueids.h"
#include "core/text/result.h"

#include <optional>
#include <vector>

namespace dugout {

/// What a coach gets into his hand, to find a hosted league and be let in.
struct HostSlip
{
    QString coach{}; ///< the league's own id of him; empty: a commissioner without a team
    QString name{};
    QString login{};
    QString password{};
    QString secret{}; ///< see newSlipSecret()
    bool isMine = false; ///< the host's own

    bool operator==(const HostSlip &) const = default;
};

/// What a computer that hosts a league knows of it, in a folder only its user can read.
struct HostSettings
{
    LeagueId league{};
    QString title{};
    int port = 0;
    QString address{}; ///< that others are told; empty: whichever this computer has
    bool wasEndedInOrder = true;
    bool opensWithDugout = true; ///< whenever the window is opened
    std::vector<HostSlip> slips{};

    [[nodiscard]] const HostSlip *mine() const;
    /// By the name or the login.
    [[nodiscard]] const HostSlip *slipOf(const QString &coach) const;
    bool operator==(const HostSettings &) const = default;
};

/// Of a league that is not open: Dugout opens it when it starts, and again when its server died;
/// never what somebody closed meanwhile, by whatever command.
[[nodiscard]] bool isToBeOpened(const HostSettings &settings, bool isStart);

/// Nothing where no league is hosted.
[[nodiscard]] Result<std::optional<HostSettings>> readHostSettings(const QString &folder);
[[nodiscard]] Result<void> writeHostSettings(const QString &folder, const HostSettings &settings);

[[nodiscard]] QByteArray hostSettingsToJson(const HostSettings &settings);
[[nodiscard]] std::optional<HostSettings> hostSettingsFromJson(const QByteArray &json);

/// A name to log in with, made of a coach's: small letters of ASCII, which everybody can type, and
/// another one than those `taken`.
[[nodiscard]] QString loginFor(const QString &name, const QStringList &taken = {});
/// As the first slips were written: with the accents of the name.
[[nodiscard]] QString earlierLoginFor(const QString &name);

} // namespace dugout
