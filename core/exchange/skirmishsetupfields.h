// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/collectionfields.h"
#include "core/skirmish/state/skirmishsetup.h"

namespace dugout {

// The fields of what a skirmish starts from: see core/values/fields.h. What was once written must
// stay readable.

template<>
struct Fields<SkirmishSeat>
{
    static constexpr auto all = describe<SkirmishSeat>(
        field(u"name", &SkirmishSeat::name, {.always = true}),
        field(u"warband", &SkirmishSeat::warband, {.always = true, .needed = true}),
        field(u"deck", &SkirmishSeat::deck, {.always = true}),
        field(u"boards", &SkirmishSeat::boards, {.always = true}));
};

template<>
struct Fields<SkirmishFixture>
{
    static constexpr auto all = describe<SkirmishFixture>(
        field(u"league", &SkirmishFixture::league, {.always = true}),
        field(u"fixture", &SkirmishFixture::fixture, {.always = true}),
        field(u"competition", &SkirmishFixture::competition, {.always = true}),
        field(u"round", &SkirmishFixture::round, {.always = true, .lowest = 0, .highest = 9'999}));

    static void check(SkirmishFixture &fixture, JsonReader &reader);
};

template<>
struct Fields<SkirmishSetup>
{
    static constexpr auto all = describe<SkirmishSetup>(
        field(u"ruleset", &SkirmishSetup::ruleset, {.always = true, .needed = true}),
        field(u"options", &SkirmishSetup::options, {.always = true}),
        field(u"seats", &SkirmishSetup::seats, {.always = true, .most = 4}),
        field(u"cards", &SkirmishSetup::cards, {.always = true, .most = 5'000}),
        field(u"tracksCards", &SkirmishSetup::tracksCards, {.always = true}),
        field(u"way", &SkirmishSetup::way),
        field(u"tracksField", &SkirmishSetup::tracksField, {.always = true}),
        field(u"fixture", &SkirmishSetup::fixture));

    static void check(const SkirmishSetup &setup, JsonReader &reader);
};

} // namespace dugout
