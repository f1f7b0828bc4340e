// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/gainorder.h"

#include "core/aftermatch/afterview.h"
#include "core/match/state/promptnames.h"
#include "core/text/collation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OfferedGain
{
    QString choice;
    QString words;
    qsizetype rarity = 0; ///< the rarer, the smaller
};

/// A characteristic is the rarest; of skills those that come later need a double.
std::vector<OfferedGain> gainsOf(const Ruleset &ruleset, const OfferedPrompt &offer)
{
    std::vector<OfferedGain> gains;
    QStringList prices;
    for (qsizetype i = 0; i < offer.prompt.choices.size(); ++i) {
        const QString words = offer.words.choices.value(i);
        const QString price = words.section(u" ("_s, 1);
        OfferedGain gain{offer.prompt.choices.at(i), words, 0};
        const bool isSkill = ruleset.skills().find(gain.choice) != nullptr;
        if (isSkill && !prices.contains(price))
            prices.append(price);
        constexpr qsizetype afterAllPrices = 1000;
        gain.rarity = isSkill ? afterAllPrices - prices.indexOf(price) : 0;
        gains.push_back(gain);
    }
    return gains;
}

} // namespace

void orderGains(const Ruleset &ruleset, OfferedPrompt &offer)
{
    const bool learns = offer.prompt.id.startsWith(u"after.")
        && AfterPromptId::parse(offer.prompt.id).what == u"learn"_s;
    const bool hires = offer.prompt.id == Asks::MercenarySkill;
    if (!(learns || hires) || offer.prompt.choices.size() != offer.words.choices.size())
        return;
    offer.byName = learns; // with every player the same number would be another skill
    std::vector<OfferedGain> gains = gainsOf(ruleset, offer);
    const Collation order(currentLanguage());
    std::stable_sort(gains.begin(), gains.end(),
                     [&order](const OfferedGain &one, const OfferedGain &other) {
                         if (one.rarity != other.rarity)
                             return one.rarity < other.rarity;
                         return one.rarity > 0 && order.less(one.words, other.words);
                     });
    for (size_t i = 0; i < gains.size(); ++i) {
        offer.prompt.choices[static_cast<qsizetype>(i)] = gains[i].choice;
        offer.words.choices[static_cast<qsizetype>(i)] = gains[i].words;
        const Skill *skill = ruleset.skills().find(gains[i].choice);
        // Many coaches know skills by their names in English, whatever language they read.
        offer.aliases.append(skill ? skill->name.in(Language::English) : QString());
    }
}

} // namespace dugout
