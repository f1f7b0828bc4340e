// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <cstdint>

namespace dugout {

__extension__ using Int128 = __int128;
__extension__ using UInt128 = unsigned __int128;

/// An exact fraction in lowest terms with a positive denominator.
///
/// Sums and products that no longer fit into 128 bits do not wrap round: they are *lost*, and so is
/// everything calculated from them. Ask `isLost()` once, before a result is shown.
class Rational
{
public:
    constexpr Rational() = default;
    Rational(std::int64_t whole) // NOLINT: a whole number is a fraction
        : m_numerator(whole)
    { }
    /// A denominator of zero gives a lost value.
    Rational(Int128 numerator, Int128 denominator);

    [[nodiscard]] static Rational lost() { return Rational(Int128(0), Int128(0)); }
    [[nodiscard]] bool isLost() const { return m_denominator == 0; }
    [[nodiscard]] Int128 numerator() const { return m_numerator; }
    [[nodiscard]] Int128 denominator() const { return m_denominator; }

    [[nodiscard]] double toDouble() const;
    /// "25/36", or "1" for a whole number; empty when lost.
    [[nodiscard]] QString toString() const;

    Rational &operator+=(const Rational &other) { return *this = *this + other; }
    Rational &operator-=(const Rational &other) { return *this = *this - other; }
    Rational &operator*=(const Rational &other) { return *this = *this * other; }
    Rational operator-() const;
    friend Rational operator+(const Rational &left, const Rational &right);
    friend Rational operator-(const Rational &left, const Rational &right);
    friend Rational operator*(const Rational &left, const Rational &right);
    friend Rational operator/(const Rational &left, const Rational &right);

    bool operator==(const Rational &) const = default;
    /// Unordered when either is lost or the comparison itself does not fit.
    friend std::partial_ordering operator<=>(const Rational &left, const Rational &right);

private:
    Int128 m_numerator = 0;
    Int128 m_denominator = 1;
};

} // namespace dugout
