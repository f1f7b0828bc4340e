// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/rational.h"

#include <numeric>

namespace dugout {

namespace {

UInt128 magnitude(Int128 number)
{
    return number < 0 ? UInt128(0) - static_cast<UInt128>(number) : static_cast<UInt128>(number);
}

UInt128 greatestCommonDivisor(UInt128 left, UInt128 right)
{
    if (left == 1 || right == 1)
        return 1; // whole numbers are common
    // Division of 128 bits is slow and rarely needed: step down to machine words at once.
    while (right != 0) {
        if ((left >> 64) == 0 && (right >> 64) == 0)
            return std::gcd(static_cast<std::uint64_t>(left), static_cast<std::uint64_t>(right));
        const UInt128 rest = left % right;
        left = right;
        right = rest;
    }
    return left;
}

Int128 commonDivisor(Int128 left, Int128 right)
{
    return static_cast<Int128>(greatestCommonDivisor(magnitude(left), magnitude(right)));
}

/// Division of machine words is many times faster, and nearly always enough.
Int128 divided(Int128 number, Int128 divisor)
{
    if (divisor == 1)
        return number;
    const auto small = static_cast<std::int64_t>(number);
    const auto smallDivisor = static_cast<std::int64_t>(divisor);
    if (small == number && smallDivisor == divisor && smallDivisor > 0)
        return small / smallDivisor;
    return number / divisor;
}

/// Whether the product fits, and then what it is. Done here, since the compiler's own check calls a
/// function that clang's library has and GCC's lacks wherever the processor is not an x86.
bool multiply(Int128 left, Int128 right, Int128 *product)
{
    const auto smallLeft = static_cast<std::int64_t>(left);
    const auto smallRight = static_cast<std::int64_t>(right);
    if (smallLeft == left && smallRight == right) {
        *product = static_cast<Int128>(smallLeft) * smallRight;
        return true;
    }
    const UInt128 first = magnitude(left);
    const UInt128 second = magnitude(right);
    const auto lowOfFirst = static_cast<std::uint64_t>(first);
    const auto lowOfSecond = static_cast<std::uint64_t>(second);
    if ((first >> 64) != 0 && (second >> 64) != 0)
        return false;
    const UInt128 high = (first >> 64) * lowOfSecond + (second >> 64) * lowOfFirst;
    UInt128 size = 0;
    if ((high >> 63) != 0
        || __builtin_add_overflow(high << 64, static_cast<UInt128>(lowOfFirst) * lowOfSecond, &size)
        || (size >> 127) != 0)
        return false;
    *product = (left < 0) != (right < 0) ? -static_cast<Int128>(size) : static_cast<Int128>(size);
    return true;
}

QString digits(Int128 number)
{
    QString text;
    UInt128 rest = magnitude(number);
    do {
        text.prepend(QChar(u'0' + static_cast<char16_t>(rest % 10)));
        rest /= 10;
    } while (rest != 0);
    return number < 0 ? u'-' + text : text;
}

/// Both numerators over the least common denominator.
struct Aligned
{
    bool fits = false;
    Int128 left = 0;
    Int128 right = 0;
    Int128 denominator = 0;
};

Aligned align(const Rational &left, const Rational &right)
{
    Aligned both;
    if (left.isLost() || right.isLost())
        return both;
    if (left.denominator() == right.denominator())
        return {true, left.numerator(), right.numerator(), left.denominator()};
    const Int128 common = commonDivisor(left.denominator(), right.denominator());
    const Int128 leftFactor = divided(right.denominator(), common);
    const Int128 rightFactor = divided(left.denominator(), common);
    both.fits = multiply(left.denominator(), leftFactor, &both.denominator)
        && multiply(left.numerator(), leftFactor, &both.left)
        && multiply(right.numerator(), rightFactor, &both.right);
    return both;
}

} // namespace

Rational::Rational(Int128 numerator, Int128 denominator)
    : m_numerator(numerator)
    , m_denominator(denominator)
{
    if (m_denominator == 0) {
        m_numerator = 0;
        return;
    }
    if (m_denominator < 0) {
        m_numerator = -m_numerator;
        m_denominator = -m_denominator;
    }
    if (m_denominator == 1)
        return;
    const Int128 common = commonDivisor(m_numerator, m_denominator);
    m_numerator = divided(m_numerator, common);
    m_denominator = divided(m_denominator, common);
}

double Rational::toDouble() const
{
    return static_cast<double>(m_numerator) / static_cast<double>(m_denominator);
}

QString Rational::toString() const
{
    if (isLost())
        return {};
    if (m_denominator == 1)
        return digits(m_numerator);
    return digits(m_numerator) + u'/' + digits(m_denominator);
}

Rational Rational::operator-() const
{
    Rational negative = *this;
    negative.m_numerator = -negative.m_numerator;
    return negative;
}

Rational operator+(const Rational &left, const Rational &right)
{
    // Most sums of chances begin with nothing.
    if (left.numerator() == 0 && !left.isLost())
        return right;
    if (right.numerator() == 0 && !right.isLost())
        return left;
    const Aligned both = align(left, right);
    Int128 sum = 0;
    if (!both.fits || __builtin_add_overflow(both.left, both.right, &sum))
        return Rational::lost();
    return {sum, both.denominator};
}

Rational operator-(const Rational &left, const Rational &right)
{
    return left + -right;
}

Rational operator*(const Rational &left, const Rational &right)
{
    if (left.isLost() || right.isLost())
        return Rational::lost();
    if (left.m_numerator == 0 || right.m_numerator == 0)
        return {};
    if (left.m_numerator == 1 && left.m_denominator == 1)
        return right;
    if (right.m_numerator == 1 && right.m_denominator == 1)
        return left;
    // Crosswise first, so that only a result which really is too large gets lost.
    const Int128 first = commonDivisor(left.numerator(), right.denominator());
    const Int128 second = commonDivisor(right.numerator(), left.denominator());
    Rational product;
    const bool fits = multiply(divided(left.numerator(), first), divided(right.numerator(), second),
                               &product.m_numerator)
        && multiply(divided(left.denominator(), second), divided(right.denominator(), first),
                    &product.m_denominator);
    return fits ? product : Rational::lost();
}

Rational operator/(const Rational &left, const Rational &right)
{
    return left * Rational(right.denominator(), right.numerator());
}

std::partial_ordering operator<=>(const Rational &left, const Rational &right)
{
    // Crosswise: looking for the least common denominator costs more than the comparison.
    Aligned both;
    both.fits = !left.isLost() && !right.isLost()
        && multiply(left.numerator(), right.denominator(), &both.left)
        && multiply(right.numerator(), left.denominator(), &both.right);
    if (!both.fits)
        both = align(left, right);
    if (!both.fits)
        return std::partial_ordering::unordered;
    if (both.left == both.right)
        return std::partial_ordering::equivalent;
    return both.left < both.right ? std::partial_ordering::less : std::partial_ordering::greater;
}

} // namespace dugout
