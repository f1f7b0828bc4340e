// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

namespace dugout {

/// They are called by pictures and keys of their own, side by side.
[[nodiscard]] bool isTiled(const std::vector<OfferedPrompt> &offers);

/// All that a card offers at a moment, and what of it is asked first.
class Offers
{
public:
    Offers() = default;
    explicit Offers(std::vector<OfferedPrompt> offers);

    [[nodiscard]] bool isEmpty() const { return m_offers.empty(); }
    /// The same questions; their words may be those of another language.
    [[nodiscard]] bool asksAs(const Offers &other) const;
    /// Null when it is not offered, or cannot be answered any more.
    [[nodiscard]] const OfferedPrompt *find(const QString &prompt) const;
    /// What has this key and cannot be answered now; null where there is no such thing.
    [[nodiscard]] const OfferedPrompt *spentWith(const QKeySequence &key) const;
    /// Where nothing else is done, this one goes on; null when something must be. Where both sides
    /// are asked the other has one as well.
    [[nodiscard]] const OfferedPrompt *passing() const;
    [[nodiscard]] const OfferedPrompt *passingOfOther() const;
    /// Whom the card is about while this one is open: who is asked that, or else first.
    [[nodiscard]] Seat seatAsked(const QString &open) const;
    /// Some of what is asked has a key of its own, as the doings of a turn have.
    [[nodiscard]] bool hasKeys() const;
    /// Where the way back leads, and what can be done without one; empty for a menu.
    [[nodiscard]] QString home() const;
    /// The prompt that is open unless the coach opens another; empty for a menu. It may be asked
    /// before the menu, as a step of its own.
    [[nodiscard]] QString opening() const;
    /// What stands beside the prompt that is open.
    [[nodiscard]] std::vector<OfferedPrompt> beside(const QString &open) const;
    /// What this one leads to, a button for each.
    [[nodiscard]] std::vector<OfferedPrompt> membersOf(const QString &prompt) const;
    /// One of the others leads to it.
    [[nodiscard]] bool isLedTo(const QString &prompt) const;
    /// What is always there, in a menu of its own.
    [[nodiscard]] std::vector<OfferedPrompt> asides() const;

private:
    [[nodiscard]] std::vector<const OfferedPrompt *> asked() const;
    [[nodiscard]] const OfferedPrompt *askedFirst() const;

    std::vector<OfferedPrompt> m_offers;
};

} // namespace dugout
