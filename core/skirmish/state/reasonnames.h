// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// What steps, the ledger and verdicts of a skirmish say why.

// Why a game or a match was won.
#define WORD_LIST "core/skirmish/state/verdictnames.inc"
#define WORD_FAMILY VerdictNames
#define WORD_SPACE WonBy
#include "core/text/wordfamily.inc"

// What glory was gained for.
#define WORD_LIST "core/skirmish/cards/glorynames.inc"
#define WORD_FAMILY GloryNames
#define WORD_SPACE GloryFor
#include "core/text/wordfamily.inc"

// What is rolled off.
#define WORD_LIST "core/skirmish/combat/rolloffnames.inc"
#define WORD_FAMILY RollOffNames
#define WORD_SPACE RollOffFor
#include "core/text/wordfamily.inc"

// How it came to an attack.
#define WORD_LIST "core/skirmish/combat/attackways.inc"
#define WORD_FAMILY AttackWays
#define WORD_SPACE AttackWay
#include "core/text/wordfamily.inc"

// The two decks of a player.
#define WORD_LIST "core/skirmish/state/pilenames.inc"
#define WORD_FAMILY PileNames
#define WORD_SPACE Pile
#include "core/text/wordfamily.inc"

} // namespace dugout
