// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/swisscosts.h"

#include <algorithm>

namespace dugout {

namespace {

/// How many binary digits the sum of a criterion over the 128 pairs of a round may take. Together
/// they stay below the 110 that a matching bears.
constexpr int lotDigits = 19; // up to 2^12 a pair
constexpr int stepDigits = 23; // up to 255 * 255 a pair
constexpr int differenceDigits = 34; // up to 2^27 a pair
constexpr int clubDigits = 8;
constexpr int lowestDigits = 9; // there is one bye
constexpr int rematchDigits = 11; // up to 15 a pair

constexpr int stepPlace = lotDigits;
constexpr int differencePlace = stepPlace + stepDigits;
constexpr int clubPlace = differencePlace + differenceDigits;
constexpr int lowestPlace = clubPlace + clubDigits;
constexpr int rematchPlace = lowestPlace + lowestDigits;
constexpr int secondByePlace = rematchPlace + rematchDigits;

constexpr int mostTimes = 15;
constexpr Int128 widestDifference = Int128(1) << 27;
constexpr int neighbourSteps = 16; // of the lot within one difference of places

MatchingCost inPlace(Int128 amount, int place)
{
    return amount * (MatchingCost(1) << place);
}

Int128 distance(Int128 first, Int128 second)
{
    return first < second ? second - first : first - second;
}

} // namespace

SwissCosts::SwissCosts(const std::vector<SwissEntrant> &entrants, const SwissRules &rules,
                       RandomSource &lot)
    : m_entrants(entrants)
    , m_rules(rules)
    , m_lot(lot)
{
    for (const SwissEntrant &entrant : entrants)
        m_lowestPlace = std::max(m_lowestPlace, entrant.place);
    scaleScores();
    if (m_fits)
        numberScores();
}

void SwissCosts::scaleScores()
{
    Rational scale = 1;
    for (const SwissEntrant &entrant : m_entrants) {
        const Rational over = scale * entrant.score;
        scale = scale * Rational(over.denominator(), 1);
        m_fits = m_fits && !over.isLost() && scale < Rational(widestDifference, 1);
    }
    for (const SwissEntrant &entrant : m_entrants) {
        const Rational scaled = scale * entrant.score;
        m_fits = m_fits && !scaled.isLost();
        m_scores.push_back(m_fits ? scaled.numerator() : 0);
    }
    const auto [least, most] = std::minmax_element(m_scores.begin(), m_scores.end());
    m_fits = m_fits && (m_scores.empty() || *most - *least < widestDifference);
}

void SwissCosts::numberScores()
{
    std::vector<Int128> different = m_scores;
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    for (const Int128 score : m_scores)
        m_groups.push_back(static_cast<int>(
            std::lower_bound(different.begin(), different.end(), score) - different.begin()));
}

MatchingCost SwissCosts::ofPair(size_t first, size_t second)
{
    const SwissEntrant &one = m_entrants[first];
    const SwissEntrant &other = m_entrants[second];
    const int met = std::min(mostTimes, one.met.value(other.id));
    const bool mates = m_rules.round == 1 && !one.club.isEmpty() && one.club == other.club;
    const Int128 step = distance(m_groups[first], m_groups[second]);
    const bool neighbours = m_rules.order == SwissOrder::Neighbours;
    const Int128 order = neighbours
        ? distance(one.place, other.place) * neighbourSteps + m_lot.roll(neighbourSteps) - 1
        : Int128(m_lot.roll(1 << 12) - 1);
    return inPlace(met, rematchPlace) + inPlace(mates ? 1 : 0, clubPlace)
        + inPlace(distance(m_scores[first], m_scores[second]), differencePlace)
        + inPlace(step * step, stepPlace) + order;
}

MatchingCost SwissCosts::ofBye(size_t entrant)
{
    const SwissEntrant &one = m_entrants[entrant];
    return inPlace(std::min(mostTimes, one.byes), secondByePlace)
        + inPlace(m_lowestPlace - one.place, lowestPlace) + m_lot.roll(neighbourSteps) - 1;
}

} // namespace dugout
