// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <random>

namespace dugout::fuzz {

/// Bytes made from seeds by a few random changes, as a careless or a spiteful hand would make them:
/// parts left out, doubled or taken from another seed, wild numbers, odd letters, flipped bits.
[[nodiscard]] QByteArray mutated(const QList<QByteArray> &seeds, std::mt19937 &random);

} // namespace dugout::fuzz
