// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/skirmishsetupfields.h"

#include "core/text/plaintext.h"

namespace dugout {

void Fields<SkirmishFixture>::check(SkirmishFixture &fixture, JsonReader &)
{
    constexpr qsizetype longestWord = 200;
    for (QString *words : {&fixture.league, &fixture.fixture, &fixture.competition})
        *words = shortened(*words, longestWord);
}

void Fields<SkirmishSetup>::check(const SkirmishSetup &setup, JsonReader &reader)
{
    if (!setup.way.isEmpty() && !wayNames().contains(setup.way))
        reader.complain(u"way", Complaint::wordNeeded(setup.way, wayNames()));
}

} // namespace dugout
