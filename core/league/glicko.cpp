// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the formulas follow Mark E. Glickman, "Example of the Glicko-2 system".
#include "core/league/glicko.h"

#include <cmath>
#include <numbers>

namespace dugout {

namespace {

constexpr double glickoScale = 173.7178;
constexpr double glickoMiddle = 1500;
constexpr double nearEnough = 0.000001;
constexpr int mostSteps = 1000; ///< the search halves its span; this is only for numbers gone mad

double g(double phi)
{
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

/// The sums over all games of a period that the new rating is made of.
struct Period
{
    double variance = 0; ///< v
    double improvement = 0; ///< Delta, before it is multiplied by v
};

Period periodOf(double mu, const std::vector<GlickoGame> &games)
{
    Period period;
    double certainty = 0;
    for (const GlickoGame &game : games) {
        const double weight = g(game.opponent.deviation / glickoScale);
        const double theirs = (game.opponent.rating - glickoMiddle) / glickoScale;
        const double expected = 1 / (1 + std::exp(-weight * (mu - theirs)));
        certainty += weight * weight * expected * (1 - expected);
        period.improvement += weight * (game.score - expected);
    }
    period.variance = 1 / certainty;
    return period;
}

/// Finds the new volatility by the Illinois variant of the false position.
class VolatilitySearch
{
public:
    VolatilitySearch(double phi, double sigma, const Period &period, double tau)
        : m_phi(phi)
        , m_a(std::log(sigma * sigma))
        , m_period(period)
        , m_tau(tau)
    { }

    [[nodiscard]] double run() const
    {
        double low = m_a;
        double high = otherEnd();
        double atLow = f(low);
        double atHigh = f(high);
        for (int i = 0; i < mostSteps && std::abs(high - low) > nearEnough; ++i) {
            const double middle = low + (low - high) * atLow / (atHigh - atLow);
            const double atMiddle = f(middle);
            if (atMiddle * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = middle;
            atHigh = atMiddle;
        }
        return std::exp(low / 2);
    }

private:
    [[nodiscard]] double delta() const { return m_period.improvement * m_period.variance; }

    [[nodiscard]] double f(double x) const
    {
        const double power = std::exp(x);
        const double sum = m_phi * m_phi + m_period.variance + power;
        return power * (delta() * delta() - sum) / (2 * sum * sum) - (x - m_a) / (m_tau * m_tau);
    }

    [[nodiscard]] double otherEnd() const
    {
        const double surprise = delta() * delta() - m_phi * m_phi - m_period.variance;
        if (surprise > 0)
            return std::log(surprise);
        int k = 1;
        while (k < mostSteps && f(m_a - k * m_tau) < 0)
            ++k;
        return m_a - k * m_tau;
    }

    double m_phi;
    double m_a;
    Period m_period;
    double m_tau;
};

} // namespace

GlickoRating glickoAfter(const GlickoRating &own, const std::vector<GlickoGame> &games,
                         double constraint)
{
    const double mu = (own.rating - glickoMiddle) / glickoScale;
    const double phi = own.deviation / glickoScale;
    if (games.empty())
        return {own.rating, std::sqrt(phi * phi + own.volatility * own.volatility) * glickoScale,
                own.volatility};
    const Period period = periodOf(mu, games);
    const double sigma = VolatilitySearch(phi, own.volatility, period, constraint).run();
    const double before = std::sqrt(phi * phi + sigma * sigma);
    const double after = 1 / std::sqrt(1 / (before * before) + 1 / period.variance);
    return {(mu + after * after * period.improvement) * glickoScale + glickoMiddle,
            after * glickoScale, sigma};
}

} // namespace dugout
