// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/player.h"

#include <map>

namespace dugout {

/// Other words for what rulesets name, as other programs write them. Read from
/// `exchange/aliases.json`; empty when that is missing.
struct NameAliases
{
    using Words = std::map<QString, QStringList>; ///< ours to theirs

    std::vector<std::pair<QString, QStringList>> editions; ///< by preference
    std::map<QString, QString> ffbEditions; ///< what the FUMBBL client calls an edition
    QStringList laterEditions; ///< what editions call themselves that Dugout does not have
    std::map<QString, QString> fumbblRosters; ///< the numbers FUMBBL gave team lists, to ours
    Words races;
    std::map<QString, Words> positions; ///< by roster; `*` for all
    Words skills;
    Words injuries; ///< `miss`, `niggling` or the characteristic, to what the tables call them
};

[[nodiscard]] const NameAliases &nameAliases();

/// Names compared as people do: without case, accents, spaces and signs.
[[nodiscard]] QString nameKey(QStringView name);

/// Finds what a name means in an edition, in whichever language or spelling it stands.
class NameMatcher
{
public:
    explicit NameMatcher(const Ruleset &ruleset);

    struct PositionMatch
    {
        const Position *position = nullptr; ///< null when nothing fits
        bool isGuess = false; ///< only a part of the name fits
    };
    struct StarMatch
    {
        const StarPlayer *star = nullptr; ///< null when there is no such star
        int member = 0; ///< which of a pair
    };

    [[nodiscard]] const Roster *roster(const QString &name) const;
    /// By its whole name, or by its words in any order: "nurgle.beast" is the Beast of Nurgle.
    [[nodiscard]] PositionMatch position(const Roster &roster, const QString &name) const;
    /// A skill, or a point of a characteristic for "+ST", "+1 Ma" and the like.
    [[nodiscard]] std::optional<Gain> gain(const QString &name) const;
    [[nodiscard]] StarMatch star(const QString &name) const;

private:
    const Ruleset &m_ruleset;
    mutable QHash<QString, const Roster *> m_rosters;
    mutable QHash<QString, SkillId> m_skills;
};

} // namespace dugout
