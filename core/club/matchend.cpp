// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchend.h"

#include "core/club/keptstate.h"
#include "core/club/teamoutcomes.h"

using namespace Qt::StringLiterals;

namespace dugout {

Result<MatchEnd> matchEnd(const ClubStores &stores, const JournalHeader &header,
                          const MatchSession &session, qint64 nextSeq,
                          std::vector<JournalEntry> entries)
{
    MatchEnd end;
    end.result = resultOf(header, session);
    end.change.id = header.id;
    end.change.expectedNextSeq = nextSeq;
    end.change.parts
        = keptStateParts(stores, session, nextSeq - 1 + static_cast<qint64>(entries.size()));
    end.change.entries = std::move(entries);
    end.change.after = {JournalState::Finished, session.game().standing(session.state())};
    auto teams = teamsAfter(stores.documents, header.id, session.game().context(), session.state(),
                            stores.clock());
    if (teams) {
        end.teams = *std::move(teams);
        end.result.onSheets = true;
    } else if (teams.error().code == ErrorCode::TeamChanged) {
        end.change.after.state = JournalState::Undecided;
    } else {
        return teams.error();
    }
    return end;
}

} // namespace dugout
