// SPDX-License-Identifier: GPL-3.0-or-later
// Starts dugout.exe beside it with the same arguments and streams, and waits for its status.
#include <string>
#include <windows.h>

int wmain()
{
    std::wstring program(32768, L'\0');
    program.resize(GetModuleFileNameW(nullptr, program.data(), static_cast<DWORD>(program.size())));
    const size_t dot = program.rfind(L'.');
    program = program.substr(0, dot) + L".exe";
    std::wstring line = GetCommandLineW();
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    start.hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    PROCESS_INFORMATION made{};
    if (!CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr,
                        &start, &made))
        return 1;
    SetConsoleCtrlHandler(nullptr, TRUE); // the program itself decides what Ctrl+C means
    WaitForSingleObject(made.hProcess, INFINITE);
    DWORD status = 1;
    GetExitCodeProcess(made.hProcess, &status);
    return static_cast<int>(status);
}
