// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostinvite.h"
#include "core/sharing/sharingdesk.h"

#include <functional>
#include <optional>

namespace dugout {

/// Goes where an invitation says, and looks whether it is that computer: its certificate is asked
/// for, compared, and kept in the data folder for every line from then on. The address names no
/// password; `passfile` in it is where one is looked for.
[[nodiscard]] Result<ServerAddress> meetHost(const HostInvite &invite, const QString &dataFolder);

/// Asks a server for what it keeps closed for a login of a slip, under whose password it lets in.
using AskForClosed
    = std::function<Result<QString>(const ServerAddress &address, const QString &password)>;

/// The password to a server, of what somebody typed: the secret of the slip, which the host of a
/// league gives to a login with the slip's password. What belongs to no hosted league, or is a
/// secret already, stays what it is, and nobody is asked.
[[nodiscard]] Result<QString> passwordTo(const ServerAddress &address, const QString &typed,
                                         const AskForClosed &ask);

/// The keyring of a desktop, where passwords outlive the program.
class SecretKeeper
{
public:
    SecretKeeper() = default;
    SecretKeeper(const SecretKeeper &) = delete;
    SecretKeeper &operator=(const SecretKeeper &) = delete;
    virtual ~SecretKeeper() = default;

    /// False where this desktop has none. The user may be asked to unlock it.
    [[nodiscard]] virtual bool keep(const QString &name, const QString &secret) = 0;
    [[nodiscard]] virtual std::optional<QString> kept(const QString &name) = 0;
};

/// Keeps the secret of a slip in the keyring, where there is one; else where the address looks, in
/// a file that only this user can read, if that is wanted, or not at all.
[[nodiscard]] Result<void> rememberPassword(const ServerAddress &address, const QString &secret,
                                            SecretKeeper *keeper, bool inFile);
/// What the keyring was given for an address; empty where that is nothing. Nobody is asked for what
/// was never kept.
[[nodiscard]] QString rememberedPassword(const ServerAddress &address, SecretKeeper *keeper);

} // namespace dugout
