// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/skirmishcard.h"
#include "core/skirmish/battlefield/battlefieldrules.h"
#include "core/skirmish/combat/combat.h"
#include "core/skirmish/combat/rolloff.h"
#include "core/skirmish/state/skirmishplayer.h"
#include "core/skirmish/state/skirmishstep.h"
#include "core/skirmish/state/skirmishway.h"
#include "core/skirmish/victory.h"

#include <map>
#include <memory>

namespace dugout {

/// A battlefield that many states share, since it does not change once it lies.
class SharedField
{
public:
    SharedField() = default;
    explicit SharedField(std::vector<PlacedBoard> boards)
        : m_field(std::make_shared<const Battlefield>(std::move(boards)))
    { }

    [[nodiscard]] const Battlefield &operator*() const { return *m_field; }
    [[nodiscard]] const Battlefield *operator->() const { return m_field.get(); }
    explicit operator bool() const { return m_field != nullptr; }

    bool operator==(const SharedField &other) const
    {
        return m_field == other.m_field
            || (m_field && other.m_field && m_field->boards() == other.m_field->boards());
    }

private:
    std::shared_ptr<const Battlefield> m_field;
};

struct ObjectiveToken
{
    std::optional<Hex> hex; ///< none when it fitted nowhere
    int number = 0; ///< 0 while it lies face down
    bool relic = false;

    bool operator==(const ObjectiveToken &) const = default;
};

/// A ploy that lies face up because it is not over yet.
struct LyingPloy
{
    Seat seat = noSeat;
    CardId card;
    FighterRef fighter;
    PloyDuration duration = PloyDuration::NextActivation;
    int played = 0; ///< after how many activations of the phase
    bool used = false;

    bool operator==(const LyingPloy &) const = default;
};

/// Where a player's glory came from.
struct GloryEntry
{
    Seat seat = noSeat;
    int points = 0;
    QString reason; ///< `objective`, `out-of-action`, `relic` or `by-hand`
    CardId card;
    int game = 1;
    int round = 0;

    bool operator==(const GloryEntry &) const = default;
};

enum class SkirmishPhase { SetUp, Action, End, Over };

/// The whole of a skirmish at one moment. Nothing changes it but the fold of events.
struct SkirmishState
{
    std::vector<SkirmishPlayer> players;
    std::vector<SkirmishStep> agenda; ///< what is to come, the next one last

    SharedField field;
    std::vector<PlacedBoard> boards; ///< while they are being laid
    std::vector<FaceRef> boardFaces; ///< which were chosen
    std::vector<Seat> boardOrder; ///< who placed first, second…
    std::vector<ObjectiveToken> objectives;
    Seat rollOffWinner = noSeat; ///< of the last one; who came last where the lowest was wanted
    std::optional<RollOff> rollOff;
    Seat deployedFirst = noSeat; ///< who was the first to have placed everybody

    SkirmishWay way = SkirmishWay::Everything;
    int game = 1; ///< of a best of three
    int round = 0;
    bool suddenDeath = false;
    SkirmishPhase phase = SkirmishPhase::SetUp;
    Seat first = noSeat; ///< who activated first in this round
    Seat active = noSeat;
    int activation = 0; ///< how many were begun in this phase
    int quiet = 0; ///< the activation in which nobody wants to react any more
    int hush = 0; ///< nobody reacts while so many attacks are under way; 0: everybody may
    std::vector<Combat> combats; ///< the one under way last
    std::vector<LyingPloy> lying;
    std::vector<GloryEntry> ledger;
    std::map<QString, QString> told; ///< open values that the table said once
    std::vector<int> heldSaid; ///< objectives held, where nobody sees the battlefield

    std::vector<GameResult> results;
    bool finished = false;
    Seat matchWinner = noSeat; ///< none at the end: a draw
    QString matchReason; ///< what decided a best of three

    /// Decks and hands are known.
    [[nodiscard]] bool tracksCards() const { return way == SkirmishWay::Everything; }
    [[nodiscard]] int playerCount() const { return static_cast<int>(players.size()); }
    [[nodiscard]] SkirmishPlayer &player(Seat seat)
    {
        return players.at(static_cast<size_t>(seat));
    }
    [[nodiscard]] const SkirmishPlayer &player(Seat seat) const
    {
        return players.at(static_cast<size_t>(seat));
    }
    /// Null when there is no such fighter.
    [[nodiscard]] SkirmishFighter *find(const FighterRef &ref);
    [[nodiscard]] const SkirmishFighter *find(const FighterRef &ref) const;
    /// Every fighter that passes the test, seat by seat.
    template<typename Test>
    [[nodiscard]] std::vector<FighterRef> fighters(Test test) const
    {
        std::vector<FighterRef> found;
        for (Seat seat = 0; seat < playerCount(); ++seat) {
            for (const SkirmishFighter &one : player(seat).fighters) {
                if (test(seat, one))
                    found.push_back({seat, one.id});
            }
        }
        return found;
    }
    bool operator==(const SkirmishState &) const = default;
};

} // namespace dugout
