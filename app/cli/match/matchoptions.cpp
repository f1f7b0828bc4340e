// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchoptions.h"

#include "core/shop/ownprices.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct MatchOptions
{
    Q_DECLARE_TR_FUNCTIONS(MatchOptions)
};

std::optional<OptionValue> parseValue(const Option &option, const QString &text)
{
    if (std::holds_alternative<bool>(option.defaultValue)) {
        const bool on = text == u"on"_s || text == u"true"_s;
        const bool off = text == u"off"_s || text == u"false"_s;
        return on || off ? std::optional(OptionValue(on)) : std::nullopt;
    }
    if (std::holds_alternative<int>(option.defaultValue)) {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        return isNumber && number >= 0 ? std::optional(OptionValue(number)) : std::nullopt;
    }
    for (const OptionChoice &choice : option.choices) {
        if (choice.id == text)
            return OptionValue(text);
    }
    return std::nullopt;
}

} // namespace

Result<OptionChoices> parseOptionChoices(const QString &text, const Ruleset &ruleset)
{
    OptionChoices choices;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const QString id = part.section(u'=', 0, 0).trimmed();
        bool isNumber = false;
        const int number = part.section(u'=', 1).trimmed().toInt(&isNumber);
        if (isNumber && number >= 0 && isOfTheShop(OptionId(id), ruleset)) {
            choices.insert_or_assign(OptionId(id), number);
            continue;
        }
        const Option *option = ruleset.options().find(id);
        if (!option)
            return Error{ErrorCode::NoSuchOption,
                         MatchOptions::tr("This edition has no option \"%1\".").arg(id),
                         {}};
        const auto value = parseValue(*option, part.section(u'=', 1).trimmed());
        if (!value)
            return Error{ErrorCode::NoSuchValue,
                         MatchOptions::tr("The option \"%1\" cannot be \"%2\".")
                             .arg(id, part.section(u'=', 1)),
                         {}};
        choices.insert_or_assign(option->id, *value);
    }
    return choices;
}

} // namespace dugout
