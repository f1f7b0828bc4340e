// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/start.h"

namespace dugout {

QStringList startArguments(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

bool hasDisplay()
{
#ifdef __APPLE__
    return true;
#else
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
#endif
}

QByteArray paintingPlatform()
{
    return "offscreen";
}

void takeTerminal() { }

} // namespace dugout
