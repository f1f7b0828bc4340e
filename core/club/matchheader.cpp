// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchheader.h"

#include "core/club/games.h"
#include "core/club/namedgame.h"
#include "core/club/rulesmark.h"
#include "core/exchange/matchjson.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

JournalHeader newMatchHeader(const ClubStores &stores, const MatchSetup &setup,
                             const QString &title)
{
    JournalHeader header;
    header.id = JournalId(QUuid::createUuid().toString(QUuid::WithoutBraces));
    header.game = matchGame();
    header.title = plainTitle(title);
    if (header.title.isEmpty())
        header.title = u"%1 – %2"_s.arg(setup.teams[0].name, setup.teams[1].name);
    header.createdMs = stores.clock();
    header.setup = setupToJson(setup);
    for (const Team &team : setup.teams) {
        if (!team.id.isEmpty())
            header.teams.append(team.id.text());
    }
    header.rules = currentRules(stores.library, setup.ruleset);
    return header;
}

} // namespace dugout
