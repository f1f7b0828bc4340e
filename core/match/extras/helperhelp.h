// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// Why a die is rolled for somebody, kept in the number of the step `spell-roll`. Only spells hit
/// harder than a fall.
enum SpellRoll : int { Fireball, Lightning, Blast, Mine };

} // namespace dugout
