// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/table/guestlist.h"

namespace dugout {

/// Translated words of this room.
struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(Table)
};

/// What a phone answers, read but not believed.
struct TableAnswer
{
    QString revision; ///< which state of the game it answers to
    QString prompt;
    std::vector<int> dice{};
    QStringList choices{};
    std::optional<int> number{};
    QString text{};
    bool roll = false; ///< Dugout rolls or draws

    bool operator==(const TableAnswer &) const = default;
};

/// From `{"revision": "…", "prompt": "…", "dice": [3, 5]}` and its like. Refuses what is no such
/// object, has a field of another kind or more of anything than a game asks for.
[[nodiscard]] Result<TableAnswer> readTableAnswer(const QByteArray &bytes);

/// Whether this guest may answer the prompt: a coach what is asked of him, or of nobody in
/// particular, or where he has a say in it.
[[nodiscard]] bool mayAnswer(const Guest &guest, const Prompt &prompt);

/// The event that the answer is to what is asked; refuses what is not asked of this guest.
[[nodiscard]] Result<Event> eventFor(const Guest &guest, const TableAnswer &answer,
                                     const std::vector<Prompt> &asked, RandomSource &source);

} // namespace dugout
