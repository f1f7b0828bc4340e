// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/skilleffect.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

struct KindName
{
    Kind kind;
    QStringView name;
};

constexpr std::array kindNames{
    KindName{Kind::Modifier, u"modifier"},
    KindName{Kind::Reroll, u"reroll"},
    KindName{Kind::IgnoreZones, u"ignore-zones"},
    KindName{Kind::IgnoreWeather, u"ignore-weather"},
    KindName{Kind::UseStrength, u"use-strength"},
    KindName{Kind::Fails, u"fails"},
    KindName{Kind::Succeeds, u"succeeds"},
    KindName{Kind::Target, u"target"},
    KindName{Kind::NaturalOne, u"natural-one"},
    KindName{Kind::LongestRange, u"longest-range"},
    KindName{Kind::Cancels, u"cancels"},
    KindName{Kind::Strength, u"strength"},
    KindName{Kind::OtherStrength, u"other-strength"},
    KindName{Kind::Breaks, u"breaks"},
    KindName{Kind::Unmodified, u"unmodified"},
    KindName{Kind::Result, u"result"},
    KindName{Kind::Instead, u"instead"},
    KindName{Kind::Twice, u"twice"},
    KindName{Kind::Behaviour, u"behaviour"},
};

} // namespace

std::optional<SkillEffect::Kind> effectKindFromName(QStringView name)
{
    const auto *const found
        = std::find_if(kindNames.begin(), kindNames.end(),
                       [name](const KindName &row) { return row.name == name; });
    return found == kindNames.end() ? std::nullopt : std::optional(found->kind);
}

QStringList effectKindNames()
{
    QStringList names;
    for (const KindName &row : kindNames)
        names.append(row.name.toString());
    return names;
}

const QStringList &knownBehaviours()
{
    static const QStringList keys{
        u"assists-anywhere"_s,
        u"attacks-instead"_s,
        u"blocks-twice"_s,
        u"blocks-two"_s,
        u"both-down-to-push"_s,
        u"eats-team-mate"_s,
        u"halves-kick"_s,
        u"hides-armour-doubles"_s,
        u"keeps-fumbled-ball"_s,
        u"kicks-back"_s,
        u"matches-strength"_s,
        u"may-be-thrown"_s,
        u"moves-only"_s,
        u"picks-own-square"_s,
        u"picks-square"_s,
        u"regenerates"_s,
        u"repels"_s,
        u"spends-team-reroll"_s,
        u"stands-firm"_s,
        u"stands-on-both-down"_s,
        u"stops-following"_s,
        u"strips-ball"_s,
        u"stumbles-to-push"_s,
        u"wrestles"_s,
    };
    return keys;
}

} // namespace dugout
