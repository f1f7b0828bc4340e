// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace dugout {

/// Translated words of this room.
struct SkirmishWords
{
    Q_DECLARE_TR_FUNCTIONS(Skirmish)
};

} // namespace dugout
