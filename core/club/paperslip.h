// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/team/player.h"
#include "core/values/fields.h"

namespace dugout {

// The sheet of a match that was played without Dugout. The printed sheet, the form, a coach's file
// and a correction all show this one value; slipanswers.h makes the answers of a match of it.

/// What happened to an injured player.
struct SlipInjury
{
    QString result{}; ///< one of `paperInjuries`
    PlayerId by{}; ///< the opponent named for it; empty: none
    int byNumber = 0; ///< the shirt number, for people and for a file that knows no ids

    bool operator==(const SlipInjury &) const = default;
};

/// What one player did. A row without a player and a star is that of all who are not named.
struct SlipRow
{
    PlayerId player{}; ///< id in the match; empty in a file: found by the number
    StarId star{}; ///< hired for this match
    int member = 0; ///< which of a pair of stars
    int number = 0; ///< on the shirt, for people and for a file that knows no ids
    QString name{}; ///< for people
    int touchdowns = 0;
    int casualties = 0; ///< credited to the player
    int completions = 0;
    int interceptions = 0;
    int mvps = 0;
    std::vector<SlipInjury> injuries{};

    [[nodiscard]] bool isOthers() const
    {
        return player.isEmpty() && star.isEmpty() && number == 0;
    }
    /// Nothing is written into it.
    [[nodiscard]] bool isBlank() const
    {
        return touchdowns == 0 && casualties == 0 && completions == 0 && interceptions == 0
            && mvps == 0 && injuries.empty();
    }
    /// They mean the same one, whatever is written into them.
    [[nodiscard]] bool isSame(const SlipRow &other) const
    {
        return player == other.player && star == other.star && member == other.member
            && isOthers() == other.isOthers();
    }
    bool operator==(const SlipRow &) const = default;
};

/// One side of the sheet.
struct SlipSide
{
    std::vector<SlipRow> rows{};
    std::optional<int> score{}; ///< as it stands in its box; none: what the rows add up to
    int fans = 0; ///< who came to see this side; 0: nobody counted
    int gold = 0; ///< taken from the treasury for this match
    std::optional<int> winnings{}; ///< all the gold that the match brought
    std::optional<int> fanRoll{}; ///< the dice for the fan factor, added up
    std::optional<int> fanFactor{}; ///< afterwards, where no dice are written
    bool isSigned = false; ///< by its coach
    bool boughtNothing = false; ///< nobody is hired or sent away, nothing is bought
    /// Positions of the journeymen where several lists have them, in the order they are asked for.
    QStringList journeymen{};

    /// What the rows add up to.
    [[nodiscard]] int touchdowns() const { return sum(&SlipRow::touchdowns); }
    [[nodiscard]] int sum(int SlipRow::*what) const;
    [[nodiscard]] int hurt() const;
    bool operator==(const SlipSide &) const = default;
};

enum class PaperConcession { None, Home, Away, HomeFree, AwayFree };

struct PaperSlip
{
    SlipSide home{};
    SlipSide away{};
    PaperConcession conceded = PaperConcession::None;
    Seat winner = noSeat; ///< on a level score, where there was extra time or a shoot-out
    QString stadium{}; ///< one of `paperStadiums`; empty: a standard one

    [[nodiscard]] SlipSide &side(Seat seat) { return seat == 0 ? home : away; }
    [[nodiscard]] const SlipSide &side(Seat seat) const { return seat == 0 ? home : away; }
    bool operator==(const PaperSlip &) const = default;
};

template<>
const QStringList &enumWords<PaperConcession>();

inline constexpr int mostOfAnAchievement = 99;
inline constexpr int mostFansOfASide = 1'000'000;
inline constexpr int mostWinnings = 10'000'000;

template<>
struct Fields<SlipInjury>
{
    static constexpr auto all = describe<SlipInjury>(
        field(u"result", &SlipInjury::result, {.needed = true, .most = 80}),
        field(u"by", &SlipInjury::by),
        field(u"byNumber", &SlipInjury::byNumber, {.lowest = 0, .highest = 999}));
};

template<>
struct Fields<SlipRow>
{
    static constexpr FieldRules count{.lowest = 0, .highest = mostOfAnAchievement};
    static constexpr auto all
        = describe<SlipRow>(field(u"player", &SlipRow::player), field(u"star", &SlipRow::star),
                            field(u"member", &SlipRow::member, {.lowest = 0, .highest = 9}),
                            field(u"number", &SlipRow::number, {.lowest = 0, .highest = 999}),
                            field(u"name", &SlipRow::name, {.most = 200}),
                            field(u"touchdowns", &SlipRow::touchdowns, count),
                            field(u"casualties", &SlipRow::casualties, count),
                            field(u"completions", &SlipRow::completions, count),
                            field(u"interceptions", &SlipRow::interceptions, count),
                            field(u"mvps", &SlipRow::mvps, {.lowest = 0, .highest = 9}),
                            field(u"injuries", &SlipRow::injuries, {.most = 9}));
};

template<>
struct Fields<SlipSide>
{
    static constexpr auto all = describe<SlipSide>(
        field(u"rows", &SlipSide::rows, {.always = true, .most = 64}),
        field(u"score", &SlipSide::score, {.lowest = 0, .highest = mostOfAnAchievement}),
        field(u"fans", &SlipSide::fans, {.lowest = 0, .highest = mostFansOfASide}),
        field(u"gold", &SlipSide::gold, {.lowest = 0, .highest = mostWinnings}),
        field(u"winnings", &SlipSide::winnings, {.lowest = 0, .highest = mostWinnings}),
        field(u"fanRoll", &SlipSide::fanRoll, {.lowest = 0, .highest = mostOfAnAchievement}),
        field(u"fanFactor", &SlipSide::fanFactor, {.lowest = 0, .highest = mostOfAnAchievement}),
        field(u"signed", &SlipSide::isSigned), field(u"boughtNothing", &SlipSide::boughtNothing),
        field(u"journeymen", &SlipSide::journeymen, {.most = 32}));
};

template<>
struct Fields<PaperSlip>
{
    static constexpr auto all = describe<PaperSlip>(
        field(u"home", &PaperSlip::home, {.always = true, .needed = true}),
        field(u"away", &PaperSlip::away, {.always = true, .needed = true}),
        field(u"conceded", &PaperSlip::conceded),
        field(u"winner", &PaperSlip::winner, {.lowest = noSeat, .highest = 1}),
        field(u"stadium", &PaperSlip::stadium, {.most = 120}));
};

[[nodiscard]] QJsonObject slipToJson(const PaperSlip &sheet);
/// Strict: what is unknown, too long or out of its limits is refused with its place.
[[nodiscard]] Result<PaperSlip> slipFromJson(const QJsonObject &object);

} // namespace dugout
