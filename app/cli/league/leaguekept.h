// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/openclub.h"
#include "core/leaguebook/acts/leaguenames.h"
#include "core/leaguebook/looks/leaguetables.h"

#include <QJsonArray>
#include <QJsonObject>

namespace dugout {

// What the commands for kept leagues have in common.

/// LEAGUE, the name or id of a kept league, with `--database`.
void addLeagueArgument(CliParser &parser);
/// `--competition`, which may be left out where the season has only one.
void addCompetitionOption(CliParser &parser);
/// `--reason`, the commissioner's words for the journal.
void addReasonOption(CliParser &parser);

/// A kept league opened for one command.
struct LeagueAtHand
{
    OpenClub club;
    OpenLeague open;

    [[nodiscard]] const League &league() const { return open.league(); }
};
[[nodiscard]] Result<LeagueAtHand> leagueAtHand(const CliParser &parser, const CliContext &context);

/// The edition of a league names its races; null where it is missing.
[[nodiscard]] std::shared_ptr<const Ruleset> editionOf(const LeagueAtHand &hand);

/// The league of a command whose words are read. Without one the command ends with `status`: help
/// was shown, or why not was said.
class OpenedLeague
{
public:
    explicit OpenedLeague(int status)
        : m_status(status)
    { }
    explicit OpenedLeague(LeagueAtHand hand)
        : m_hand(std::move(hand))
    { }
    explicit operator bool() const { return m_hand.has_value(); }
    [[nodiscard]] int status() const { return m_status; }
    LeagueAtHand &operator*() { return *m_hand; }
    const LeagueAtHand &operator*() const { return *m_hand; }
    LeagueAtHand *operator->() { return &*m_hand; }
    const LeagueAtHand *operator->() const { return &*m_hand; }

private:
    std::optional<LeagueAtHand> m_hand;
    int m_status = exitstatus::done;
};
/// Reads the words of a command and opens the league they name.
[[nodiscard]] OpenedLeague openedLeague(CliParser &parser, const QStringList &arguments,
                                        CliContext &context);
[[nodiscard]] QJsonObject fixtureObject(const League &league, const LeagueRound &round,
                                        const LeagueFixture &fixture);
[[nodiscard]] QJsonObject roundObject(const League &league, const LeagueRound &round);
/// "Home – Away 2–1", or who has a bye.
[[nodiscard]] QString fixtureLine(const League &league, const LeagueFixture &fixture);
void printRound(const League &league, const LeagueRound &round, CliContext &context);

/// What a team has bought for good, with the price that was paid.
[[nodiscard]] QJsonArray purchasesArray(const League &league, const EntrantId &team,
                                        const Ruleset *ruleset);

/// What was decided last, in one sentence.
[[nodiscard]] QString lastDecision(const OpenLeague &league);
/// Ends a command that changed a league: as JSON with its id, name and the last line of its
/// history, else with that line.
[[nodiscard]] int endWithLeague(const OpenLeague &league, CliContext &context);

} // namespace dugout
