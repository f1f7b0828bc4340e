// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/skill.h"

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CategoryName
{
    SkillCategory category;
    QStringView name;
    char16_t letter; // 0 when nobody can learn it
};

constexpr std::array<CategoryName, 6> categoryNames{{
    {SkillCategory::General, u"general", u'G'},
    {SkillCategory::Agility, u"agility", u'A'},
    {SkillCategory::Passing, u"passing", u'P'},
    {SkillCategory::Strength, u"strength", u'S'},
    {SkillCategory::Mutation, u"mutation", u'M'},
    {SkillCategory::Extraordinary, u"extraordinary", u'\0'},
}};

} // namespace

std::optional<SkillCategory> skillCategoryFromLetter(QChar letter)
{
    for (const CategoryName &row : categoryNames) {
        if (row.letter != u'\0' && letter == row.letter)
            return row.category;
    }
    return std::nullopt;
}

std::optional<SkillCategory> skillCategoryFromName(QStringView name)
{
    for (const CategoryName &row : categoryNames) {
        if (row.name == name)
            return row.category;
    }
    return std::nullopt;
}

} // namespace dugout
