// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/inducementshop.h"

namespace dugout {

/// How events and the command line name a purchase: `bribes`, `star-players/griff-oberwald`,
/// `mercenaries/blitzer`. A mercenary's extra skill is not part of it.
[[nodiscard]] QString purchaseId(const Purchase &purchase);
/// The purchase of that name, without a price. Whether it is for sale is for the shop to say.
[[nodiscard]] Purchase purchaseFromId(const QString &id, const Ruleset &ruleset);

/// What a list of such words names, each thing by itself: `bribes*2`, `mercenaries/blitzer+dodge`
/// or, where the book has the price, `wizard=90000`; without a price unless one is said.
[[nodiscard]] Result<std::vector<Purchase>> purchasesNamed(const QStringList &words,
                                                           const Ruleset &ruleset);
/// The word that purchasesNamed() reads.
[[nodiscard]] QString purchaseWord(const Purchase &purchase);

/// What is bought, for a coach: the star, the position, the deck or the inducement.
[[nodiscard]] LocalizedText purchaseName(const Purchase &purchase, const Team &team,
                                         const Ruleset &ruleset);

/// "2 × Bribe, Griff Oberwald": all that was bought, what is alike counted. Without the edition
/// things go by their ids.
[[nodiscard]] QString purchasesText(const std::vector<Purchase> &bought, const RosterId &roster,
                                    const Ruleset *ruleset, Language language);

} // namespace dugout
