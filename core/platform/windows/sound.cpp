// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/sound.h"

#include "core/platform/windows/system.h"

#include <mmsystem.h>

namespace dugout {

bool playSound(const QString &file)
{
    return ::PlaySoundW(systemName(file).c_str(), nullptr,
                        SND_FILENAME | SND_ASYNC | SND_NODEFAULT);
}

} // namespace dugout
