// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace dugout {

/// The texts of one prompt, before translation: %1 is the player who is asked, %2 the fighter it is
/// about, %3 the card.
struct SkirmishText
{
    QStringView prompt; ///< without the number at its end, as in "score.1"
    const char *title = nullptr;
    const char *detail = nullptr; ///< may be null
    QStringView table{}; ///< where the rule behind it stands; may be empty
    QStringView row{};
    const char *logged = nullptr; ///< what the log calls the answer; null: as the title
};

} // namespace dugout
