// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/start.h"

#include "core/platform/windows/system.h"

#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>

namespace dugout {

namespace {

/// What leads into a file or to another program stays as it is.
void takeStream(DWORD which, std::FILE *stream, const char *name, const char *mode)
{
    const DWORD kind = ::GetFileType(::GetStdHandle(which));
    const bool leadsElsewhere = kind == FILE_TYPE_DISK || kind == FILE_TYPE_PIPE;
    if (!leadsElsewhere)
        (void)std::freopen(name, mode, stream);
}

} // namespace

QStringList startArguments(int /*argc*/, char ** /*argv*/)
{
    QStringList arguments;
    int count = 0;
    wchar_t **words = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    for (int i = 1; words && i < count; ++i)
        arguments.append(QString::fromWCharArray(words[i]));
    ::LocalFree(words);
    return arguments;
}

bool hasDisplay()
{
    return true;
}

/// It has the system's fonts, and shows nothing as long as no window is opened.
QByteArray paintingPlatform()
{
    return "windows";
}

void takeTerminal()
{
    if (::AttachConsole(ATTACH_PARENT_PROCESS)) {
        takeStream(STD_INPUT_HANDLE, stdin, "CONIN$", "r");
        takeStream(STD_OUTPUT_HANDLE, stdout, "CONOUT$", "w");
        takeStream(STD_ERROR_HANDLE, stderr, "CONOUT$", "w");
        ::SetConsoleOutputCP(CP_UTF8);
    }
    // Lines end as they do everywhere: what one system writes another reads.
    for (std::FILE *stream : {stdout, stderr})
        (void)_setmode(_fileno(stream), _O_BINARY);
}

} // namespace dugout
