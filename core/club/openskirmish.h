// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/club/opengame.h"
#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// A skirmish that is kept and played on. One of a league hands its end to the fixture in one piece
/// with its last answer, and takes it back when it is played on.
class OpenSkirmish final : public OpenGame<SkirmishGame>
{
public:
    OpenSkirmish(const ClubStores &stores, SkirmishGame game, const Journal &journal);

protected:
    [[nodiscard]] Result<void> keepLine(const LogAction &action,
                                        const SkirmishState &after) override;

private:
    ClubStores m_stores;
    JournalState m_kept;
};

/// What the league is told of a skirmish that is over.
[[nodiscard]] EndedSkirmish endOf(const JournalId &id, const SkirmishState &state, qint64 atMs);

} // namespace dugout
