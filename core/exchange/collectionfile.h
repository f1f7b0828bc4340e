// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "core/text/result.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace dugout {

/// A coach's own warbands, cards, boards and decks as a file.
class CollectionFile
{
    Q_DECLARE_TR_FUNCTIONS(CollectionFile)

public:
    /// More than any collection needs; a larger file is refused unread.
    static constexpr qsizetype mostBytes = 16 * 1024 * 1024;

    [[nodiscard]] static QJsonObject write(const Collection &collection);
    /// Refuses what is no collection or has a fault, with the place and the reason of each.
    [[nodiscard]] static Result<Collection> read(const QJsonObject &object);
};

} // namespace dugout
