// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pitch/pitch.h"
#include "core/rules/ruleset.h"

#include <QCoreApplication>

#include <vector>

namespace dugout {

/// The numbers of a legal set-up.
struct SetupLimits
{
    int onPitch = 11;
    int onScrimmage = 3; ///< at least, or as many as there are
    int inWideZone = 2; ///< in each at most

    bool operator==(const SetupLimits &) const = default;
};

/// As the edition's table of limits has them; what it leaves out is as in every edition.
[[nodiscard]] SetupLimits setupLimits(const Ruleset &ruleset);

/// One rule that a set-up breaks.
enum class LineUpProblem {
    TooMany,
    TooFew,
    OutsideOwnHalf,
    SameSquare,
    ScrimmageTooThin,
    TopWideZoneTooFull,
    BottomWideZoneTooFull,
};

/// Whether players may stand like this before a kick-off.
class SetupCheck
{
    Q_DECLARE_TR_FUNCTIONS(SetupCheck)

public:
    /// `available` counts the players who could be set up, those placed among them.
    [[nodiscard]] static std::vector<LineUpProblem> check(const std::vector<Square> &placed,
                                                          Half half, int available,
                                                          const SetupLimits &limits = {});
    /// One sentence for the coach.
    [[nodiscard]] static QString sentence(LineUpProblem problem, const SetupLimits &limits = {});
};

} // namespace dugout
