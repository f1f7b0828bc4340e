// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/secretline.h"

#include "core/platform/windows/system.h"

namespace dugout {

std::optional<QString> readSecretLine(const QString &question)
{
    DWORD before = 0;
    if (!::GetConsoleMode(::GetStdHandle(STD_INPUT_HANDLE), &before))
        return std::nullopt;
    const OpenHandle input(::CreateFileW(L"CONIN$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ,
                                         nullptr, OPEN_EXISTING, 0, nullptr));
    const OpenHandle output(::CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE,
                                          FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr));
    if (!input.isOpen() || !output.isOpen())
        return std::nullopt;
    const auto say = [&output](const QString &words) {
        DWORD said = 0;
        ::WriteConsoleW(output.get(), words.toStdWString().c_str(),
                        static_cast<DWORD>(words.size()), &said, nullptr);
    };
    say(question + QChar(QChar::Space));
    ::SetConsoleMode(input.get(), before & ~DWORD(ENABLE_ECHO_INPUT));
    std::wstring line;
    wchar_t each = 0;
    DWORD count = 0;
    while (::ReadConsoleW(input.get(), &each, 1, &count, nullptr) && count == 1 && each != L'\n')
        line.push_back(each);
    ::SetConsoleMode(input.get(), before);
    say(QStringLiteral("\n"));
    return QString::fromStdWString(line).remove(QChar(QChar::CarriageReturn));
}

} // namespace dugout
