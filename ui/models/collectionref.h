// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace dugout {

/// Something in a collection that can be chosen, by its id.
struct CollectionRef
{
    enum class Kind { Warband, Fighter, Card, Board };

    Kind kind = Kind::Warband;
    QString id;
    QString warband{}; ///< of a fighter

    bool operator==(const CollectionRef &) const = default;
};

} // namespace dugout

Q_DECLARE_METATYPE(dugout::CollectionRef)
