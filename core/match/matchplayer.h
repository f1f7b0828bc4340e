// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/team/playerstats.h"

namespace dugout {

/// The box of the dugout a player is in, or the pitch.
enum class Whereabouts { Pitch, Reserves, KnockedOut, Injured, SentOff, Absent };

enum class Posture { Standing, Prone, Stunned };

/// One who takes part in this match, with what became of him in it. What he is, is taken from the
/// roster when he joins; what happens to him goes back to the roster after the match only.
struct MatchPlayer {
    Player player; ///< as on the roster; journeymen, stars and mercenaries are made for the match
    LocalizedText role; ///< the name of his position
    Profile profile;
    std::vector<SkillId> skills;

    Whereabouts where = Whereabouts::Reserves;
    Posture posture = Posture::Standing;
    DeedCounts deeds; ///< in this match
    std::vector<RowId> casualties; ///< rows of the casualty table that stand against him
    bool satOutByHeat = false; ///< may not be set up for the coming drive
    bool playedThisDrive = false; ///< a secret weapon that did has to leave
    bool lostTackleZone = false;

    [[nodiscard]] const PlayerId &id() const { return player.id; }
    [[nodiscard]] bool has(QStringView skill) const
    {
        return std::any_of(skills.begin(), skills.end(),
                           [skill](const SkillId &one) { return one.text() == skill; });
    }
    [[nodiscard]] bool isOnPitch() const { return where == Whereabouts::Pitch; }
    [[nodiscard]] bool canBeSetUp() const
    {
        return !satOutByHeat && (where == Whereabouts::Reserves || where == Whereabouts::Pitch);
    }
    bool operator==(const MatchPlayer &) const = default;
};

/// A player of either side, as events and choices name him: "0:p3".
struct PlayerRef {
    Seat seat = noSeat;
    PlayerId id;

    [[nodiscard]] QString toString() const
    {
        return seat == noSeat ? QString() : QString::number(seat) + u':' + id.text();
    }
    [[nodiscard]] static PlayerRef fromString(const QString &text)
    {
        const qsizetype colon = text.indexOf(u':');
        return colon < 1 ? PlayerRef {}
                         : PlayerRef {text.left(colon).toInt(), PlayerId(text.mid(colon + 1))};
    }
    [[nodiscard]] bool isValid() const { return seat != noSeat; }
    bool operator==(const PlayerRef &) const = default;
};

} // namespace dugout
