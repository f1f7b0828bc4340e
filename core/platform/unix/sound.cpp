// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/sound.h"

#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace dugout {

/// By the first player of the desktop that is there.
bool playSound(const QString &file)
{
    for (const QString &player : {u"pw-play"_s, u"paplay"_s, u"aplay"_s, u"afplay"_s}) {
        const QString path = QStandardPaths::findExecutable(player);
        if (!path.isEmpty())
            return QProcess::startDetached(path, {file});
    }
    return false;
}

} // namespace dugout
