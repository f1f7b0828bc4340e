// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// A match or a skirmish, open, for tests that do not care which. Together with facts.h,
/// keptgames.h and storefacts.h this is the only place where the tests of releases name functions
/// of Dugout: what moves is followed here.
class AnyGame
{
public:
    AnyGame() = default;
    AnyGame(const AnyGame &) = delete;
    AnyGame &operator=(const AnyGame &) = delete;
    virtual ~AnyGame() = default;

    /// What a coach sees of it.
    [[nodiscard]] virtual QJsonObject facts() const = 0;
    /// What is asked now, or within an action of which so much has been answered.
    [[nodiscard]] virtual std::vector<Prompt> prompts(const std::vector<Event> &begun
                                                      = {}) const = 0;
    /// A game in a club looks at the club's clock instead of the time of the group.
    [[nodiscard]] virtual Result<void> act(EventGroup group) = 0;
    [[nodiscard]] virtual Result<void> undo() = 0;
    [[nodiscard]] virtual Result<void> redo() = 0;
    [[nodiscard]] virtual Result<void> correct(Correction correction) = 0;
    /// What no longer fits goes out of the log.
    [[nodiscard]] virtual Result<void> takeOutRejectedEvents() = 0;
    [[nodiscard]] virtual const EventLog &log() const = 0;
    [[nodiscard]] virtual int rejectedEvents() const = 0;
    /// The game as a file with its whole history.
    [[nodiscard]] virtual QByteArray written() const = 0;
    /// What the match made of the team of a side; nothing while something is still asked, and in
    /// a match that changes no team.
    [[nodiscard]] virtual std::optional<Team> nextTeam(Seat seat) const = 0;

    /// Nothing is asked any more, and everything that was answered fits.
    [[nodiscard]] bool isFinished() const;
};

using OpenedGame = Result<std::unique_ptr<AnyGame>>;

/// The file of a match, or of a skirmish.
[[nodiscard]] OpenedGame openFile(const QByteArray &bytes, RulesetLibrary &library);
/// The file is as Dugout left it. Skirmishes of the first release have no seal and always are.
[[nodiscard]] bool isUnaltered(const QByteArray &bytes);

/// Kept nowhere but in the file it can be written into.
[[nodiscard]] OpenedGame openGame(const MatchSetup &setup, std::vector<LogAction> log,
                                  RulesetLibrary &library);
[[nodiscard]] OpenedGame openGame(const SkirmishSetup &setup, std::vector<LogAction> log,
                                  RulesetLibrary &library);

} // namespace dugout
