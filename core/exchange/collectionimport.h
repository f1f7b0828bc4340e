// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"

#include <QCoreApplication>
#include <QStringList>

namespace dugout {

/// Whatever somebody hands over: a whole collection with warbands, cards, boards and decks, or a
/// list of cards, of fighters or of decks.
class CollectionImport
{
    Q_DECLARE_TR_FUNCTIONS(CollectionImport)

public:
    struct Outcome
    {
        Collection own; ///< with everything that was taken
        int taken = 0; ///< entries that are new or changed
        QStringList problems; ///< what was not taken
        QStringList notes; ///< what to know of the rest, such as what was replaced
    };

    /// `own` is what the coach has; `printed` what the edition holds.
    [[nodiscard]] static Outcome read(const QByteArray &bytes, const Collection &own,
                                      const Collection &printed);
};

} // namespace dugout
