// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/source.h"
#include "core/match/state/turnuse.h"
#include "core/play/event.h"
#include "core/team/playerstats.h"

#include <memory>

namespace dugout {

/// The box of the dugout a player is in, or the pitch.
enum class Whereabouts { Pitch, Reserves, KnockedOut, Injured, SentOff, Absent };

enum class Posture { Standing, Prone, Stunned };

/// How long something lasts; each ends with the next longer one as well.
enum class Until { Turn, Drive, Half, Match };

/// How a player came to take part in this match. What his id looks like says nothing: a team's file
/// may hold any.
enum class Origin {
    Team, ///< he was in the team when the match began
    Journeyman,
    Mercenary,
    Star,
    Raised, ///< one of the other side's dead
    Guest, ///< brought by a card or a helper, and gone again after a while
};

/// Who takes part in a match, as he joined it. Never changes, so that states share it.
struct Participant
{
    Player player; ///< as on the roster; journeymen, stars and mercenaries are made for the match
    QString ref; ///< how events and choices name him: "0:p3"
    LocalizedText role; ///< the name of his position
    Profile profile;
    std::vector<SkillId> skills;
    Origin origin = Origin::Team;
    TableId table{}; ///< of a guest with a will of his own: rolled at the end of his side's turns
    // Worked out from the skills once, for what is asked at every turn.
    QStringList skillNames{}; ///< each once
    QStringList skillUses{}; ///< choices for skills that are used by saying so: "0:p3/dodge"
    bool byBook = false; ///< a freebooter, hired at the price of a book, and no mercenary
    bool armed = false; ///< with something to attack with instead of a block

    /// A star, or a guest whom a card brings, has a name in every language: it is his role.
    [[nodiscard]] bool isCalledByRole() const
    {
        return player.kind == PlayerKind::Star || origin == Origin::Guest;
    }
    bool operator==(const Participant &) const = default;
};

/// What a player is lent for a while, such as by a card, or what it keeps him from.
struct TimedEffect
{
    Source source{};
    Profile change{}; ///< added to his numbers
    std::vector<SkillId> skills{};
    Until until = Until::Drive;
    Profile after{}; ///< added from then on until the match ends
    std::vector<SkillId> withheld{}; ///< skills he cannot use meanwhile, but for those lent later
    bool idle = false; ///< he may do nothing of his own
    bool turncoat = false; ///< he plays for the other side
    bool dazed = false; ///< he has no tackle zones and cannot catch, intercept, pass or help
    bool rooted = false; ///< he stays in his square
    bool feuds = false; ///< he hits those harder who feud as well

    bool operator==(const TimedEffect &) const = default;
};

/// Fills in what follows from the skills and the ref.
void workOut(Participant &participant);

/// A player in this match, with everything that happened to them in it. What happens to him goes
/// back to the roster after the match only.
struct MatchPlayer
{
    std::shared_ptr<const Participant> who; ///< never null

    Whereabouts where = Whereabouts::Reserves;
    Posture posture = Posture::Standing;
    bool stunnedThisTurn = false; ///< in a turn of his own: he does not turn over at its end
    bool sitsOut = false; ///< may not be set up for the coming drive
    bool playedThisDrive = false; ///< a secret weapon that did has to leave
    AchievementCounts achievements; ///< in this match
    std::vector<RowId> casualties; ///< rows of the casualty table that stand against him
    QStringList bookInjuries; ///< the same, in the words of the book, where the table is missing
    std::vector<TimedEffect> timedEffects;
    std::vector<TurnUse> usedThisTurn; ///< in the order of its use

    [[nodiscard]] const PlayerId &id() const { return who->player.id; }
    [[nodiscard]] const QString &ref() const { return who->ref; }
    [[nodiscard]] bool has(QStringView skill) const;
    /// Whether a skill, or the roll that is named like it, has served him in this turn.
    [[nodiscard]] bool hasUsed(QStringView skillOrRoll) const;
    [[nodiscard]] bool hasMark(KnownWord<TurnMarks> mark) const;
    /// Everything he can use now, in no particular order.
    [[nodiscard]] QStringList skills() const;
    /// Choices for skills that are used by saying so, "0:p3/dodge", with what he is lent.
    [[nodiscard]] QStringList skillUses() const;
    /// With what he is lent.
    [[nodiscard]] Profile profile() const;
    [[nodiscard]] bool isOnPitch() const { return where == Whereabouts::Pitch; }
    [[nodiscard]] bool isAwake() const { return isOnPitch() && posture != Posture::Stunned; }
    [[nodiscard]] bool canAct() const { return isAwake() && (timedEffects.empty() || !isIdle()); }
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] bool isTurncoat() const;
    [[nodiscard]] bool isDazed() const;
    [[nodiscard]] bool isRooted() const;
    [[nodiscard]] bool isStar() const { return who->player.kind == PlayerKind::Star; }
    [[nodiscard]] bool isCalledByRole() const { return who->isCalledByRole(); }
    [[nodiscard]] bool canBeSetUp() const
    {
        return !sitsOut && (where == Whereabouts::Reserves || where == Whereabouts::Pitch);
    }
    bool operator==(const MatchPlayer &other) const;
};

/// A player of either side, as events and choices name him: "0:p3".
struct PlayerRef
{
    Seat seat = noSeat;
    PlayerId id;

    [[nodiscard]] QString toString() const;
    [[nodiscard]] static PlayerRef fromString(const QString &text);
    [[nodiscard]] bool isValid() const { return seat != noSeat; }
    /// The text is his, which is not made for that.
    [[nodiscard]] bool isNamed(QStringView text) const;
    bool operator==(const PlayerRef &) const = default;
};

/// The number that his team has counted him with, or any other where it did not: where he is likely
/// to stand among the others.
[[nodiscard]] inline size_t likelyNumber(QStringView id)
{
    const auto digit = [id](qsizetype at) { return static_cast<size_t>(id[at].unicode() - u'0'); };
    if (id.size() < 2)
        return id.isEmpty() ? 0 : digit(0);
    return 10 * digit(0) + digit(1);
}

} // namespace dugout
