// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/settings.h"

#include <QJsonObject>

namespace dugout {

/// What is remembered of the games that were on the table last, in one setting: the newest few.
class GameMemory
{
public:
    /// `settings` must outlive it.
    GameMemory(Settings &settings, Setting which);

    /// What was kept of this game; empty where nothing was, or where somebody wrote nonsense.
    [[nodiscard]] QJsonObject of(const QString &game) const;
    /// What was kept last, of whichever game.
    [[nodiscard]] QJsonObject newest() const;
    /// Takes the place of what was kept of it.
    void keep(const QString &game, QJsonObject memory);

private:
    Settings &m_settings;
    Setting m_which;
};

} // namespace dugout
