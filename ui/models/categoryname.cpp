// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/categoryname.h"

#include <QCoreApplication>

namespace dugout {

namespace {

struct RulesWords
{
    Q_DECLARE_TR_FUNCTIONS(RulesWords)
};

} // namespace

QString skillCategoryName(SkillCategory category)
{
    switch (category) {
    case SkillCategory::General:
        return RulesWords::tr("General");
    case SkillCategory::Agility:
        return RulesWords::tr("Agility");
    case SkillCategory::Passing:
        return RulesWords::tr("Passing");
    case SkillCategory::Strength:
        return RulesWords::tr("Strength");
    case SkillCategory::Mutation:
        return RulesWords::tr("Mutation");
    case SkillCategory::Extraordinary:
        break;
    }
    return RulesWords::tr("Extraordinary");
}

} // namespace dugout
