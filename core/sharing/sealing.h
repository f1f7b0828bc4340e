// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"
#include "core/play/eventlog.h"

#include <QJsonObject>

#include <optional>

namespace dugout {

/// What everybody may see of the lines of a league's journal. Rounds that are drawn and not yet
/// published are the commissioner's: what concerns them is left out, and the line that publishes a
/// round brings it along, as it is by then. Folding what everybody sees gives the league without
/// those rounds; a line that would not is refused, and nothing can be taken
/// after it.
class Sealing
{
public:
    /// Takes the next line; answers what everybody sees of it, or nothing where that is all of it.
    [[nodiscard]] Result<std::optional<QJsonObject>> take(const QJsonObject &line);

    /// The league as everybody sees it, up to the last line.
    [[nodiscard]] const League &seen() const { return m_seen; }

private:
    [[nodiscard]] Result<LogAction> seenOf(const LogAction &action);
    [[nodiscard]] Result<Correction> seenOf(const Correction &correction, EventLog &log) const;
    [[nodiscard]] Result<void> foldAnew();

    EventLog m_log;
    League m_league;
    EventLog m_seenLog;
    League m_seen;
};

/// The same for one further line of a journal that could be sealed up to here, told by what it
/// folds into alone. Refused where its history has to be asked; the error is for nobody to see.
[[nodiscard]] Result<std::optional<QJsonObject>> sealedOnTop(const League &league,
                                                             const QJsonObject &line);

} // namespace dugout
