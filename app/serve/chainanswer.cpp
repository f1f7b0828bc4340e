// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/chainanswer.h"

#include "core/dice/dicewords.h"
#include "core/odds/chainodds.h"
#include "core/text/plaintext.h"

#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonObject refusal(const Error &error)
{
    return {{u"message"_s, error.message}};
}

} // namespace

QJsonObject chainAnswer(const QString &chain, int rerolls)
{
    constexpr qsizetype longest = 200;
    std::vector<ChainStep> steps;
    static const QRegularExpression between(u"[\\s,;]+"_s);
    for (const QString &word : shortened(chain, longest).split(between, Qt::SkipEmptyParts)) {
        const auto step = ChainStep::parse(word);
        if (!step)
            return refusal(step.error());
        steps.push_back(*step);
    }
    constexpr int mostRerolls = 8;
    ChainRules rules;
    rules.rerolls = std::clamp(rerolls, 0, mostRerolls);
    const auto chances = ChainOdds::chances(steps, rules);
    if (!chances)
        return refusal(chances.error());
    QJsonArray words;
    for (const Rational &chance : *chances)
        words.append(percentText(chance));
    return {{u"chances"_s, words}};
}

} // namespace dugout
