// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/rollcircumstance.h"

#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// In the order of the enum.
const std::array<QString, rollTolds> &words()
{
    static const std::array<QString, rollTolds> all{QString(),
                                                    Choice::Alone,
                                                    Choice::Helper,
                                                    Choice::Block,
                                                    Choice::Blitz,
                                                    Skills::MultipleBlock,
                                                    Choice::OtherAction,
                                                    Choice::Last,
                                                    Choice::NotLast,
                                                    u"0"_s,
                                                    u"1"_s,
                                                    u"2"_s,
                                                    u"3"_s};
    return all;
}

} // namespace

const QString &rollToldWord(RollCircumstance told)
{
    return words()[static_cast<size_t>(told)];
}

QStringList rollToldWords(const std::vector<RollCircumstance> &all)
{
    QStringList named;
    for (const RollCircumstance told : all)
        named.append(rollToldWord(told));
    return named;
}

RollCircumstance rollToldNamed(const QString &word)
{
    const auto found = std::find(words().begin(), words().end(), word);
    return found == words().end() ? RollCircumstance::Nothing
                                  : static_cast<RollCircumstance>(found - words().begin());
}

int helpersTold(RollCircumstance told)
{
    switch (told) {
    case RollCircumstance::Helper:
    case RollCircumstance::OneHelper:
        return 1;
    case RollCircumstance::TwoHelpers:
        return 2;
    case RollCircumstance::ThreeHelpers:
        return 3;
    default:
        return 0;
    }
}

} // namespace dugout
