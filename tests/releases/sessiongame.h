// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/play/withoutrejectedevents.h"
#include "tests/releases/anygame.h"

namespace dugout {

// What differs between the two games.

[[nodiscard]] QJsonObject factsOf(const MatchSession &session);
[[nodiscard]] QJsonObject factsOf(const SkirmishSession &session);
[[nodiscard]] std::optional<Team> nextTeamOf(const MatchSession &session, Seat seat);
[[nodiscard]] std::optional<Team> nextTeamOf(const SkirmishSession &session, Seat seat);
[[nodiscard]] QByteArray textOf(const MatchFile &file);
[[nodiscard]] QByteArray textOf(const SkirmishRecord &file);

/// All of a game that can be read off its session, wherever that is kept.
template<typename Played>
class SessionGame : public AnyGame
{
public:
    [[nodiscard]] QJsonObject facts() const final { return factsOf(session()); }
    [[nodiscard]] std::vector<Prompt> prompts(const std::vector<Event> &begun) const final
    {
        auto state = session().state();
        for (const Event &event : begun) {
            if (!session().game().apply(state, event))
                return {};
        }
        return session().game().prompts(state);
    }
    [[nodiscard]] const EventLog &log() const final { return session().log(); }
    [[nodiscard]] Result<void> takeOutRejectedEvents() final
    {
        const auto without = withoutRejectedEvents(log().groups(), session().rejectedEvents());
        return without ? correct(*without) : Result<void>();
    }
    [[nodiscard]] int rejectedEvents() const final
    {
        return static_cast<int>(session().rejectedEvents().size());
    }
    [[nodiscard]] std::optional<Team> nextTeam(Seat seat) const final
    {
        return nextTeamOf(session(), seat);
    }

protected:
    [[nodiscard]] virtual const Played &session() const = 0;
};

} // namespace dugout
