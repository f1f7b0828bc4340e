// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/randomsource.h"

#include <QRandomGenerator>

#include <limits>

namespace dugout {

SeededRandomSource::SeededRandomSource(std::uint64_t seed)
    : m_engine(seed)
{ }

std::uint64_t SeededRandomSource::systemSeed()
{
    return QRandomGenerator::system()->generate64();
}

int SeededRandomSource::roll(int faces)
{
    // Numbers above the last whole multiple of `faces` would favour the low faces: draw again.
    const auto span = static_cast<std::uint64_t>(faces);
    const std::uint64_t limit = std::numeric_limits<std::uint64_t>::max()
        - (std::numeric_limits<std::uint64_t>::max() % span + 1) % span;
    std::uint64_t drawn = m_engine();
    while (drawn > limit)
        drawn = m_engine();
    return static_cast<int>(drawn % span) + 1;
}

} // namespace dugout
