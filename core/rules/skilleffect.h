// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace dugout {

/// One way in which a skill changes a roll. Skills say it as data, in their list `effects`:
///
///     {"on": ["dodge"], "kind": "modifier", "value": 1}
///
/// `on` names the rolls: those of the part `rolls`, and `block` (he blocks), `blocked` (he is
/// blocked), `armour`, `injury`, `casualty` (he strikes; the victim is his opponent), `foul`, and
/// `action` for what he may do in a turn at all.
/// `by` is `self`, the default, when the roller has the skill, and `opponent` when it is the other
/// side's. `kind` is one of those of `Kind`, in small letters with hyphens.
///
/// An effect holds when one of `when` does (or the list is missing), all of `with` do and none of
/// `unless` does. Conditions are: the roller's other skills; the weather and the pass range by the
/// ids of their rows; and what the situation says: `accurate-pass`, `block`, `blitz`,
/// `multiple-block`, `defending`, `foul`, `fall`, `stab`, `chainsaw-attack`, `undead-victim`,
/// `helper`, `last`, `thrown-bomb`. Of those, `block`, `stab` and `multiple-block` say what he does
/// now, whether or not he has the skill of that name.
struct SkillEffect
{
    enum class Kind {
        Modifier, ///< `value` is added to the die; `each`: for each opponent with the skill, or for
                  ///< each helper when it is the roller's own
        Reroll, ///< the roller may roll again, `once` a turn
        IgnoreZones, ///< enemy tackle zones do not count
        IgnoreWeather,
        UseStrength, ///< strength takes the place of agility, `once` a turn
        Fails, ///< whatever the die shows
        Succeeds, ///< no roll is needed
        Target, ///< the roll that the skill itself asks for succeeds on `value` or more
        NaturalOne, ///< a natural 1 fails even where other rolls have no such rule
        LongestRange, ///< passes further than range number `value` are not allowed
        Cancels, ///< the other side cannot use `skills`
        Strength, ///< `value` is added to his own strength
        OtherStrength, ///< `value` is added to his opponent's strength
        Breaks, ///< a modified armour roll of `value` or more always breaks armour
        Unmodified, ///< nothing is added, save by effects marked `always`
        Result, ///< a modified roll of exactly `value` means `row`
        Instead, ///< the result `instead` becomes `row`
        Twice, ///< rolled twice, and both results count
        Behaviour, ///< what numbers cannot say, done by the code that knows the key `behaviour`
    };
    enum class By { Self, Opponent };

    Kind kind = Kind::Modifier;
    By by = By::Self;
    QStringList on;
    int value = 0;
    bool each = false;
    bool once = false;
    bool either = false; ///< of several rolls in `on`, the skill serves only one each time
    bool always = false;
    QStringList when;
    QStringList with;
    QStringList unless;
    std::vector<SkillId> skills;
    RowId row;
    RowId instead;
    QString behaviour;

    bool operator==(const SkillEffect &) const = default;
};

/// By the name of a kind as data writes it.
[[nodiscard]] std::optional<SkillEffect::Kind> effectKindFromName(QStringView name);
[[nodiscard]] QStringList effectKindNames();

/// The keys of behaviour that the code knows; any other is a slip of the pen.
[[nodiscard]] const QStringList &knownBehaviours();

} // namespace dugout
