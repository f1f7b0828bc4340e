// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/leagueguest.h"

#include <mutex>

namespace dugout {

/// The keyring of the desktop. Its library is loaded when a password is kept or looked for, and not
/// before; without it, or on a desktop that has none, nothing is kept.
class DesktopKeyring final : public SecretKeeper
{
public:
    /// Empty: beside the program.
    explicit DesktopKeyring(QString library = {})
        : m_library(std::move(library))
    { }

    [[nodiscard]] bool keep(const QString &name, const QString &secret) override;
    [[nodiscard]] std::optional<QString> kept(const QString &name) override;

private:
    using Keep = bool (*)(const QString &name, const QString &secret);
    using Find = bool (*)(const QString &name, QString &secret);

    void load();

    QString m_library;
    std::once_flag m_loaded;
    Keep m_keep = nullptr;
    Find m_find = nullptr;
};

} // namespace dugout
