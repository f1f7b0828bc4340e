// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/ownprices.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::optional<int> ownNumber(const OptionChoices &options, const OptionId &id)
{
    const auto found = options.find(id);
    const int *number = found == options.end() ? nullptr : std::get_if<int>(&found->second);
    return number ? std::optional(std::max(0, *number)) : std::nullopt;
}

} // namespace

std::vector<SoldThing> soldThings(const Ruleset &ruleset)
{
    std::vector<SoldThing> things;
    for (const Inducement &each : ruleset.inducements())
        things.push_back({each.id.text(), each.name, each.cost, each.max});
    for (const StarPlayer &each : ruleset.stars())
        things.push_back({each.id.text(), each.name, each.cost, std::nullopt});
    for (const Deck &each : ruleset.decks())
        things.push_back({each.id.text(), each.name, each.price, std::nullopt});
    return things;
}

OptionId priceOption(const QString &thing)
{
    return OptionId(u"price-"_s + thing);
}

OptionId limitOption(const QString &thing)
{
    return OptionId(u"limit-"_s + thing);
}

bool isOfTheShop(const OptionId &option, const Ruleset &ruleset)
{
    const QString what = option.text().section(u'-', 1);
    const bool isPrice = option.text().startsWith(u"price-");
    return (isPrice || option.text().startsWith(u"limit-"))
        && (ruleset.inducements().contains(what)
            || (isPrice && (ruleset.stars().contains(what) || ruleset.decks().contains(what))));
}

std::optional<int> ownPrice(const OptionChoices &options, const QString &thing)
{
    return options.empty() ? std::nullopt : ownNumber(options, priceOption(thing));
}

std::optional<int> ownLimit(const OptionChoices &options, const QString &thing)
{
    return options.empty() ? std::nullopt : ownNumber(options, limitOption(thing));
}

} // namespace dugout
