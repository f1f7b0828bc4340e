// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulefields.h"
#include "core/rules/skirmishcard.h"

namespace dugout {

// The fields of warbands, fighters, attacks and cards, in editions, collections and skirmishes: see
// core/values/fields.h. What was once written must stay readable.

/// The sides of a fighter card that an attack stands on.
enum class AttackSides { Normal, Inspired, Both };

template<>
const QStringList &enumWords<AttackSides>();
template<>
const QStringList &enumWords<CardKind>();
template<>
const QStringList &enumWords<ScoreTiming>();
template<>
const QStringList &enumWords<PloyDuration>();

inline constexpr int mostCardHexes = 20;
inline constexpr int mostCardDice = 10;
inline constexpr int mostCardWounds = 30;

template<>
struct Fields<AttackAction>
{
    static constexpr auto all = describe<AttackAction>(
        field(u"id", &AttackAction::id), field(u"name", &AttackAction::name),
        field(u"summary", &AttackAction::summary, {.lines = true}),
        field(u"range", &AttackAction::range, {.lowest = 1, .highest = mostCardHexes}),
        field(u"dice", &AttackAction::dice, {.lowest = 0, .highest = mostCardDice}),
        field(u"symbol", &AttackAction::symbol, {.id = true}),
        field(u"damage", &AttackAction::damage, {.lowest = 0, .highest = mostCardWounds}),
        field(u"cleave", &AttackAction::cleave),
        field(u"knockback", &AttackAction::knockback, {.lowest = 0, .highest = mostCardHexes}),
        field(u"allAdjacent", &AttackAction::allAdjacent),
        field(u"reaction", &AttackAction::reaction),
        field(u"effect", &AttackAction::effect, {.id = true}),
        field(u"source", &AttackAction::source, {.flat = true}));
};

// A fighter's card in JSON: the normal side stands in the fighter's own object, the inspired one in
// an object within it, and the attacks of both in one list.

struct DefenceJson
{
    std::optional<int> dice{};
    QString symbol{};

    bool operator==(const DefenceJson &) const = default;
};

struct SideJson
{
    std::optional<int> move{};
    DefenceJson defence{};
    std::optional<int> wounds{};

    bool operator==(const SideJson &) const = default;
};

struct AttackJson
{
    AttackSides side = AttackSides::Normal;
    AttackAction attack{};

    bool operator==(const AttackJson &) const = default;
};

struct FighterJson
{
    FighterId id{};
    LocalizedText name{};
    bool leader = false;
    SideJson normal{};
    SideJson inspired{};
    std::vector<AttackJson> attacks{};
    LocalizedText inspire{};
    Numbers inspireWhen{};
    QString picture{};
    bool open = false; ///< said for people who read the file; the values say it too
    Provenance source{};

    bool operator==(const FighterJson &) const = default;
};

template<>
struct Fields<DefenceJson>
{
    static constexpr auto all = describe<DefenceJson>(
        field(u"dice", &DefenceJson::dice, {.lowest = 0, .highest = mostCardDice}),
        field(u"symbol", &DefenceJson::symbol, {.id = true}));
};

template<>
struct Fields<SideJson>
{
    static constexpr auto all = describe<SideJson>(
        field(u"move", &SideJson::move, {.lowest = 0, .highest = mostCardHexes}),
        field(u"defence", &SideJson::defence, {.always = true}),
        field(u"wounds", &SideJson::wounds, {.lowest = 1, .highest = mostCardWounds}));
};

template<>
struct Fields<AttackJson>
{
    static constexpr auto all
        = describe<AttackJson>(field(u"side", &AttackJson::side, {.always = true, .needed = true}),
                               field(u"attack", &AttackJson::attack, {.flat = true}));
};

template<>
struct Fields<FighterJson>
{
    static constexpr auto all = describe<FighterJson>(
        field(u"id", &FighterJson::id, {.needed = true}),
        field(u"name", &FighterJson::name, {.needed = true}),
        field(u"leader", &FighterJson::leader),
        field(u"normal", &FighterJson::normal, {.always = true, .flat = true}),
        field(u"inspired", &FighterJson::inspired, {.always = true}),
        field(u"attacks", &FighterJson::attacks, {.always = true}),
        field(u"inspire", &FighterJson::inspire, {.lines = true}),
        field(u"inspireWhen", &FighterJson::inspireWhen),
        field(u"picture", &FighterJson::picture, {.lines = true}),
        field(u"open", &FighterJson::open), field(u"source", &FighterJson::source, {.flat = true}));
};

template<>
struct WrittenAs<FighterCard>
{
    static FighterJson to(const FighterCard &fighter);
    static std::optional<FighterCard> from(const FighterJson &json);
    static QString needed() { return Complaint::objectNeeded(); }
};

template<>
struct Fields<Warband>
{
    static constexpr auto all
        = describe<Warband>(field(u"id", &Warband::id, {.needed = true}),
                            field(u"name", &Warband::name, {.needed = true}),
                            field(u"summary", &Warband::summary, {.lines = true}),
                            field(u"fighters", &Warband::fighters, {.always = true, .once = true}),
                            field(u"source", &Warband::source, {.flat = true}));

    static void check(const Warband &warband, JsonReader &reader);
};

template<>
struct Fields<SkirmishCard>
{
    static constexpr auto all = describe<SkirmishCard>(
        field(u"id", &SkirmishCard::id, {.needed = true}),
        field(u"name", &SkirmishCard::name, {.needed = true}),
        field(u"summary", &SkirmishCard::summary, {.lines = true}),
        field(u"type", &SkirmishCard::kind, {.always = true, .needed = true}),
        field(u"warband", &SkirmishCard::warband),
        field(u"restricted", &SkirmishCard::restricted, {.once = true}),
        field(u"glory", &SkirmishCard::glory, {.lowest = 0, .highest = 20}),
        field(u"timing", &SkirmishCard::timing), field(u"duration", &SkirmishCard::duration),
        field(u"reaction", &SkirmishCard::reaction), field(u"number", &SkirmishCard::number),
        field(u"players", &SkirmishCard::players, {.lowest = 3, .highest = 4}),
        field(u"multiplayer", &SkirmishCard::multiplayer, {.lines = true}),
        field(u"effect", &SkirmishCard::effect, {.id = true}),
        field(u"values", &SkirmishCard::values), field(u"attack", &SkirmishCard::attack),
        field(u"open", &SkirmishCard::open),
        field(u"picture", &SkirmishCard::picture, {.lines = true}),
        field(u"source", &SkirmishCard::source, {.flat = true}));

    static void check(SkirmishCard &card, JsonReader &reader);
    static SkirmishCard asWritten(SkirmishCard card);
};

} // namespace dugout
