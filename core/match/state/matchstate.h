// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/afterstate.h"
#include "core/match/state/fact.h"
#include "core/match/state/occasion.h"
#include "core/match/state/sidestate.h"
#include "core/pitch/square.h"

namespace dugout {

/// What a drive was, for the line score.
struct DriveRecord
{
    int half = 1;
    Seat kicking = noSeat;
    Seat scoredBy = noSeat;
    PlayerRef scorer;
    std::array<int, 2> turnsAtEnd{};

    bool operator==(const DriveRecord &) const = default;
};

/// What undid an injury before the match was over.
enum class Mending { None, Saved, Regenerated };

/// A casualty and who caused it, for the report and for what follows the match.
struct CasualtyRecord
{
    PlayerRef victim;
    PlayerRef by; ///< invalid when nobody did
    HarmCause cause = HarmCause::None;
    RowId result; ///< of the table; empty where the book was asked
    QString note; ///< the book's words; none where it was mended
    int half = 0;
    int turn = 0;
    Mending mended = Mending::None;

    bool operator==(const CasualtyRecord &) const = default;
};

/// The note as reports write it: the book's words, or what undid it.
[[nodiscard]] QString writtenNote(const CasualtyRecord &record);

// What is again as it was when a rule ends.

/// Who was with the side only for so long goes.
struct GuestLeaves
{
    PlayerRef guest{};

    bool operator==(const GuestLeaves &) const = default;
};

/// Who was only patched up is hurt again.
struct HurtAgain
{
    PlayerRef player{};

    bool operator==(const HurtAgain &) const = default;
};

struct WeatherAgain
{
    RowOrBook weather{};

    bool operator==(const WeatherAgain &) const = default;
};

using PutBack = std::variant<std::monostate, GuestLeaves, HurtAgain, WeatherAgain>;

/// A rule that holds for a side, or for both, until it ends; its numbers are added where they
/// count.
struct OngoingEffect
{
    Source source{};
    Seat seat = noSeat;
    QMap<QString, int> values{};
    Until until = Until::Drive;
    int turns = 0; ///< ends sooner, after so many turns of either side; 0: does not
    PutBack back{}; ///< when it ends

    bool operator==(const OngoingEffect &) const = default;
};

/// Where it came from, or what it puts back, in the one text that check codes hold.
[[nodiscard]] QString writtenSource(const OngoingEffect &ongoing);

/// What was done in the turn so far, as far as the rules limit it.
struct TurnUses
{
    int actions = 0;
    int blitzes = 0;
    int fouls = 0;
    int completions = 0;
    bool hurt = false; ///< the resting side took an injury
    PlayerRef attacker{}; ///< who attacked last, as long as nobody else has acted since
    HarmCause attack = HarmCause::None; ///< how
    PlayerRef attacked{}; ///< and whom, if he blocked
    PlayerRef blitzer{}; ///< who has blocked in his blitz, and may move on
    PlayerRef mover{}; ///< who is on his way, as long as nobody else has acted since
    Seat follows = noSeat; ///< whose turn has ended right before this one
    QStringList acted{}; ///< who has had his action, once for each of its blocks
    QStringList actedBefore{}; ///< the same of the turn right before this one
    QStringList held{}; ///< who has none: he began a turn beside the count in a tackle zone

    bool operator==(const TurnUses &) const = default;
};

/// The whole of a match at one moment. Nothing changes it but the fold of events in match.h.
struct MatchState
{
    std::array<SideState, 2> sides;
    std::vector<Step> agenda; ///< what is to come, the next one last

    int half = 0; ///< 0 before the match, 1, 2, then 3 for extra time
    int drive = 0; ///< counted through the match
    int recoveryDrive = 0; ///< the drive after which knocked-out players were last rolled for
    Seat kicking = noSeat; ///< this drive
    Seat kickedFirst = noSeat; ///< in the first half; the other kicks the second
    Seat active = noSeat; ///< whose turn it is
    bool extraTurn = false; ///< a turn that the marker does not count, such as a kick-off blitz
    TurnUses uses;
    RowOrBook weather;
    PlayerRef carrier; ///< if anybody keeps track of the ball
    QMap<QString, Square> board; ///< if anybody shows it: players by ref, and `ball`
    bool over = false; ///< the final whistle was blown
    Seat shootOutWinner = noSeat;
    std::vector<DriveRecord> drives;
    std::vector<CasualtyRecord> casualties;
    std::vector<OngoingEffect> ongoing;
    quint64 entered = 0; ///< the sum of all that was entered so far, see entered.h
    Occasion occasion; ///< who whistles, where it is played, what was decided once
    AfterPart after; ///< what the match does to the two teams, once it is over
    std::vector<Fact> facts; ///< what the last event brought about, in the order it happened

    MatchState();
    MatchState(const MatchState &other); // compiled once: so much is in it
    MatchState(MatchState &&other) noexcept;
    MatchState &operator=(const MatchState &other);
    MatchState &operator=(MatchState &&other) noexcept;
    ~MatchState();

    [[nodiscard]] SideState &side(Seat seat) { return sides.at(static_cast<size_t>(seat)); }
    [[nodiscard]] const SideState &side(Seat seat) const
    {
        return sides.at(static_cast<size_t>(seat));
    }
    [[nodiscard]] static Seat otherSeat(Seat seat) { return 1 - seat; }
    [[nodiscard]] Seat receiving() const { return kicking == noSeat ? noSeat : otherSeat(kicking); }
    [[nodiscard]] MatchPlayer *find(const PlayerRef &ref);
    [[nodiscard]] const MatchPlayer *find(const PlayerRef &ref) const;
    /// The side a player acts for now: his own, unless a card makes him play for the other.
    [[nodiscard]] Seat playsFor(const PlayerRef &ref) const;
    [[nodiscard]] bool areOpponents(const PlayerRef &one, const PlayerRef &other) const
    {
        return playsFor(one) != playsFor(other);
    }
    /// The sum of a number over the rules that last for this side.
    [[nodiscard]] int ongoingSum(Seat seat, const QString &key) const;
    /// The side that won, noSeat for a draw or while it is played.
    [[nodiscard]] Seat winner() const;

    /// The players of a side that satisfy a test, as choices name them.
    template<typename Test>
    [[nodiscard]] QStringList refs(Seat seat, Test test) const
    {
        const std::vector<MatchPlayer> &players = side(seat).players;
        QStringList found;
        for (const MatchPlayer &player : players) {
            if (!test(player))
                continue;
            if (found.isEmpty()) // most that are asked for are few or none
                found.reserve(static_cast<qsizetype>(players.size()));
            found.append(player.ref());
        }
        return found;
    }
    [[nodiscard]] QStringList onPitch(Seat seat) const
    {
        return refs(seat, [](const MatchPlayer &player) { return player.isOnPitch(); });
    }
    /// Those who can be set up: in the reserves or on the pitch, and nothing keeps them from
    /// playing.
    [[nodiscard]] QStringList fit(Seat seat) const
    {
        return refs(seat, [](const MatchPlayer &player) { return player.canBeSetUp(); });
    }
    /// Those who can do something for a side: who is stunned cannot, while who lies there may stand
    /// up.
    [[nodiscard]] QStringList ableToAct(Seat seat) const;
    /// Those on the pitch who play against a side now.
    template<typename Test>
    [[nodiscard]] QStringList against(Seat seat, Test test) const
    {
        return refs(otherSeat(seat), [&test](const MatchPlayer &player) {
            return player.isOnPitch() && !player.isTurncoat() && test(player);
        });
    }
    /// Those whom a player of this side may block: only who stands.
    [[nodiscard]] QStringList blockableBy(Seat seat) const
    {
        return against(
            seat, [](const MatchPlayer &player) { return player.posture == Posture::Standing; });
    }
    [[nodiscard]] bool isAnybodyBlockableBy(Seat seat) const;
    bool operator==(const MatchState &other) const;
};

} // namespace dugout
