// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/optionchoices.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const OptionValue &valueOf(const OptionChoices &choices, const Ruleset &ruleset,
                           const QString &option)
{
    static const OptionValue unknown = false;
    const Option *known = ruleset.options().find(option);
    if (!known)
        return unknown;
    const auto chosen = choices.find(known->id);
    // A value of the wrong kind comes from another edition or from a hand-written file.
    if (chosen != choices.end() && chosen->second.index() == known->defaultValue.index())
        return chosen->second;
    return known->defaultValue;
}

} // namespace

OptionValue optionValue(const OptionChoices &choices, const Ruleset &ruleset, const QString &option)
{
    return valueOf(choices, ruleset, option);
}

bool isOptionOn(const OptionChoices &choices, const Ruleset &ruleset, const QString &option)
{
    const OptionValue &value = valueOf(choices, ruleset, option);
    if (const bool *on = std::get_if<bool>(&value))
        return *on;
    if (const int *number = std::get_if<int>(&value))
        return *number > 0;
    const QString &choice = std::get<QString>(value);
    return choice != u"off"_s && choice != u"none"_s;
}

bool isSwitchedOff(const OptionChoices &choices, const Ruleset &ruleset, const QString &option)
{
    return ruleset.options().contains(option) && !isOptionOn(choices, ruleset, option);
}

bool isInUse(const std::optional<OptionId> &option, const OptionChoices &choices,
             const Ruleset &ruleset)
{
    return !option || isOptionOn(choices, ruleset, option->text());
}

} // namespace dugout
