// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/filemark.h"

#include "core/platform/windows/system.h"

namespace dugout {

std::optional<FileMark> fileMark(const QString &path)
{
    const OpenHandle file(::CreateFileW(
        systemName(path).c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
        nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    BY_HANDLE_FILE_INFORMATION facts{};
    if (!file.isOpen() || !::GetFileInformationByHandle(file.get(), &facts))
        return std::nullopt;
    constexpr int half = 32;
    return FileMark{facts.dwVolumeSerialNumber,
                    (quint64(facts.nFileIndexHigh) << half) | facts.nFileIndexLow};
}

} // namespace dugout
