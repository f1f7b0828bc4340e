// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/playstyle.h"
#include "ui/play/gamememory.h"

namespace dugout {

/// Remembers how each match is asked. Another one is asked like the last.
class PlayStyles
{
public:
    /// `settings` must outlive it.
    explicit PlayStyles(Settings &settings);

    [[nodiscard]] PlayStyle of(const QString &match) const;
    /// For a match that nobody has begun yet.
    [[nodiscard]] PlayStyle usual() const;
    void keep(const QString &match, const PlayStyle &style);

private:
    Settings &m_settings;
    GameMemory m_games;
};

} // namespace dugout
