// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/categoryname.h"

#include <QCoreApplication>

namespace dugout {

namespace {

struct SkillCategoryWords
{
    Q_DECLARE_TR_FUNCTIONS(RulesWords)
};

} // namespace

QString skillCategoryName(SkillCategory category)
{
    switch (category) {
    case SkillCategory::General:
        return SkillCategoryWords::tr("General");
    case SkillCategory::Agility:
        return SkillCategoryWords::tr("Agility");
    case SkillCategory::Passing:
        return SkillCategoryWords::tr("Passing");
    case SkillCategory::Strength:
        return SkillCategoryWords::tr("Strength");
    case SkillCategory::Mutation:
        return SkillCategoryWords::tr("Mutation");
    case SkillCategory::Extraordinary:
        break;
    }
    return SkillCategoryWords::tr("Extraordinary");
}

} // namespace dugout
