// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/correctionpreview.h"

namespace dugout {

namespace {

/// Those of the first list that the second lacks; a line that stands twice counts twice.
std::vector<TeamChange> missingIn(const std::vector<TeamChange> &first,
                                  std::vector<TeamChange> second)
{
    std::vector<TeamChange> missing;
    for (const TeamChange &change : first) {
        const auto found = std::find(second.begin(), second.end(), change);
        if (found == second.end())
            missing.push_back(change);
        else
            second.erase(found);
    }
    return missing;
}

AfterSide sideOf(const MatchSession &session, Seat seat)
{
    AfterSide none;
    none.team = session.game().context().team(seat);
    return session.state().after.isSet() ? session.state().after.get().side(seat) : none;
}

} // namespace

bool CorrectionPreview::changesTeams() const
{
    return std::any_of(teams.begin(), teams.end(), [](const TeamDifference &each) {
        return !each.gone.empty() || !each.added.empty();
    });
}

Result<CorrectionPreview> previewCorrection(const MatchSession &session,
                                            const Correction &correction)
{
    MatchSession trial(session.game());
    for (const EventGroup &group : session.log().groups()) {
        if (auto done = trial.restore({LogAction::Kind::Do, group, {}}); !done)
            return done.error();
    }
    if (auto done = trial.restore({LogAction::Kind::Correct, {}, correction}); !done)
        return done.error();
    trial.refold();
    CorrectionPreview preview;
    preview.misfits = trial.misfits();
    preview.asked = trial.prompts();
    for (const Seat seat : {0, 1}) {
        const AfterSide before = sideOf(session, seat);
        const AfterSide after = sideOf(trial, seat);
        preview.teams.at(static_cast<size_t>(seat))
            = {missingIn(before.changes, after.changes), missingIn(after.changes, before.changes),
               before.team, after.team};
    }
    return preview;
}

} // namespace dugout
