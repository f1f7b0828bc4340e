// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

// Of the system's header only what is asked for, and none of its short macros.
#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

namespace dugout {

/// A name as the system's functions take it; good for as long as the statement it stands in.
inline std::wstring systemName(const QString &path)
{
    return QDir::toNativeSeparators(path).toStdWString();
}

/// Closes what the system opened.
class OpenHandle
{
public:
    explicit OpenHandle(HANDLE handle)
        : m_handle(handle)
    { }
    OpenHandle(const OpenHandle &) = delete;
    OpenHandle &operator=(const OpenHandle &) = delete;
    ~OpenHandle()
    {
        if (isOpen())
            ::CloseHandle(m_handle);
    }

    [[nodiscard]] bool isOpen() const { return m_handle && m_handle != INVALID_HANDLE_VALUE; }
    [[nodiscard]] HANDLE get() const { return m_handle; }

private:
    HANDLE m_handle;
};

} // namespace dugout
