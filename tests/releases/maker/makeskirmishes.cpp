// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/makefiles.h"
#include "tests/releases/maker/skirmishroom.h"
#include "tests/support/teambuilder.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void makeSkirmish(Workshop &shop, const QString &name, const SkirmishSetup &setup,
                  const Manner &manner)
{
    constexpr int patience = 20;
    for (int i = 0; i < patience; ++i) {
        const auto game = must(openGame(setup, {}, shop.library));
        if (!play(*game, shop.coach, manner, shop.time))
            continue;
        shop.writer.addGame(u"skirmish/"_s + name, *game);
        return;
    }
    qFatal("%s never happened", qPrintable(name));
}

void makeKind(Workshop &shop, const QString &name, const RandomSkirmish &wanted,
              const Manner &manner = {}, const QString &edition = u"shadespire"_s)
{
    const auto ruleset = must(shop.library.load(edition));
    makeSkirmish(shop, name, skirmishSetup(*ruleset, wanted, shop.coach), manner);
}

RandomSkirmish with(int players, const QString &option)
{
    RandomSkirmish wanted;
    wanted.players = players;
    if (!option.isEmpty())
        wanted.options[OptionId(option)] = true;
    return wanted;
}

} // namespace

void makeSkirmishes(Workshop &shop)
{
    makeKind(shop, u"two-players"_s, with(2, {}));
    makeKind(shop, u"three-players"_s, with(3, u"capture-the-artefact"_s));
    makeKind(shop, u"four-players"_s, with(4, u"fixed-layout"_s));
    makeKind(shop, u"best-of-three"_s, with(2, u"best-of-three"_s));
    makeKind(shop, u"undone"_s, with(2, {}), {{}, 15});
    makeKind(shop, u"deploying"_s, with(2, {}), {u"deploy.hex"_s, 0});
    makeKind(shop, u"three-at-an-attack"_s, with(3, {}), {u"defence.roll"_s, 0});
    makeKind(shop, u"at-the-end-of-a-round"_s, with(2, {}), {u"end.score"_s, 0});
    RandomSkirmish counted = with(2, {});
    counted.tracksCards = false;
    counted.tracksField = false;
    makeKind(shop, u"only-counted"_s, counted);
    RandomSkirmish open = with(2, {});
    open.openValues = true;
    makeKind(shop, u"open-values"_s, open);
    makeKind(shop, u"attic"_s, with(2, {}), {}, u"attic"_s);
    const auto ruleset = must(shop.library.load(u"shadespire"_s));
    makeSkirmish(shop, u"own-decks"_s, setupFrom(ownCollection(*ruleset, shop.coach), *ruleset),
                 {});
}

} // namespace dugout
