// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/backupshelf.h"
#include "core/store/store.h"

#include <memory>
#include <optional>

namespace dugout {

/// What only the coach can decide when a database does not open by itself: asked in a window, if
/// there is one.
class OpeningQuestions
{
public:
    enum class Way { Quit, LastGoodCopy, BeginAnew };

    OpeningQuestions() = default;
    OpeningQuestions(const OpeningQuestions &) = delete;
    OpeningQuestions &operator=(const OpeningQuestions &) = delete;
    virtual ~OpeningQuestions() = default;

    /// Whether to go on although another computer left its lock.
    [[nodiscard]] virtual bool goesOn(const Error &problem) = 0;
    /// Whether to look at what is here although nothing can be written.
    [[nodiscard]] virtual bool looksOnly(const Error &problem) = 0;
    /// Nothing when the coach gives up. It is kept in memory alone.
    [[nodiscard]] virtual std::optional<QString> password(const StoreLocation &location,
                                                          const Error &problem)
        = 0;
    /// The file cannot be read; `copy` is the last good one. Only a file of no bytes may be begun
    /// anew: everything else is put aside, never overwritten.
    [[nodiscard]] virtual Way wayOut(const Error &problem, const std::optional<BackupCopy> &copy,
                                     bool mayBeginAnew)
        = 0;
};

/// Opens a database and asks whatever has to be asked on the way. The password that was answered
/// stands in `location` afterwards.
[[nodiscard]] Result<std::unique_ptr<Store>> openAsking(StoreLocation &location,
                                                        StoreOptions options,
                                                        const BackupShelf &shelf,
                                                        OpeningQuestions &questions);

} // namespace dugout
