// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/listcolumns.h"

#include <QCoreApplication>

namespace dugout {

/// Fighters from a table, one row for each side of a card, and one more for each further attack
/// that is on it. A fighter who is in the collection is changed where the row says something and
/// the card prints nothing else; an attack of that name is the same attack. Anybody else joins the
/// warband that the row names, which is begun where it is new.
class WarbandListImport
{
    Q_DECLARE_TR_FUNCTIONS(WarbandListImport)

public:
    struct Outcome
    {
        std::vector<Warband> warbands; ///< with the fighters that were taken
        int fighters = 0;
        QStringList problems; ///< rows that were not taken
        QStringList notes; ///< what was left out of the rest, or stays as it was
    };

    [[nodiscard]] static const std::vector<ListColumn> &columns();
    /// Whether these headings are those of such a table.
    [[nodiscard]] static bool isOne(const QStringList &headings);
    /// `printed` is what the edition itself holds; `known` has the coach's own laid over it.
    [[nodiscard]] static Outcome read(const std::vector<CsvRow> &lines, const Collection &known,
                                      const Collection &printed);
};

} // namespace dugout
