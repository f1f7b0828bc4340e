// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/opengame.h"

#include "ui/common/settings.h"

#include <algorithm>

namespace dugout {

QString openGame(const Settings &settings, Setting which, const std::vector<JournalSummary> &kept)
{
    const QString id = settings.value(which).toString();
    const bool runs = std::any_of(kept.begin(), kept.end(), [&id](const JournalSummary &game) {
        return game.header.id.text() == id && game.state == JournalState::Running;
    });
    return runs ? id : QString();
}

} // namespace dugout
