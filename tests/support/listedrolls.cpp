// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/listedrolls.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A team re-roll is for any die of a player on the pitch in his side's turn, but for armour,
// injury, casualty and where a ball scatters (crp L864-874, bb2016 L812-820); Pro for any of his
// dice but for the first three, in either turn (crp L5163-5175, L6373-6376; bb2016 L10461-10470,
// L11447-11452); a Loner has to earn the team's (crp L5366-5375, bb2016 L10361-10365). The other
// two documents are silent, and crp stands for them. That a success may be rolled again too (crp
// L870, bb2016 L816) is left to the action that uses a re-roll by hand: see aSuccessByHand.
constexpr ListedRoll listed[]{
    {"dodge", "dodge", "dodge", "roll.dodge=0:1 roll.zones=0", "roll.die#1", "dodge team pro"},
    {"leap", "leap", "leap", "roll.leap=0:1", "roll.die#1", "team pro"},
    {"picking up", "pick-up", "sure-hands", "roll.pick-up=0:1 roll.zones=0", "roll.die#1",
     "sure-hands team pro"},
    {"pass", "pass", "pass",
     "hand.carrier=0:1 roll.pass=0:1 pass.partner=0:2 pass.interceptor=none roll.range=quick-pass "
     "roll.zones=0",
     "roll.die#1", "pass team pro"},
    {"dump-off", "pass", "dump-off pass",
     "hand.carrier=1:1 block=0:1 block.victim=1:1 block.dump-off=1:2 pass.interceptor?none "
     "roll.zones=0",
     "roll.die#1", "pass pro", "1:1", "", "", RollTurn::Opponent},
    {"catch", "catch", "catch", "roll.catch=0:1 roll.zones=0", "roll.die#1", "catch team pro"},
    // Off a kick-off it is the same: no team re-roll (crp L1361-1365, bb2016 L1188-1190). A match
    // is told who caught it.
    {"catch in the other turn", "catch", "catch", "roll.catch=1:1 roll.zones=0", "roll.die#1",
     "catch pro", "1:1", "", "", RollTurn::Opponent},
    {"hand-off", "hand-off", "catch", "roll.hand-off=0:1 hand-off.partner=0:2 roll.zones=0",
     "roll.die#1", "catch team pro", "0:2"},
    {"interception", "interception", "catch",
     "roll.pass=0:1 pass.partner=0:2 pass.interceptor=1:1 roll.zones=0", "roll.die#1", "catch pro",
     "1:1"},
    {"interception of a dump-off", "interception", "catch",
     "hand.carrier=1:1 block=0:1 block.victim=1:1 block.dump-off=1:2 pass.interceptor=0:1 "
     "roll.zones=0",
     "roll.die#1", "catch team pro", "0:1", "", "dump-off", RollTurn::Own},
    {"safe throw", "safe-throw", "safe-throw",
     "roll.pass=0:1 pass.partner=0:2 pass.interceptor=1:1 roll.zones=0 roll.die#6", "roll.die#1",
     "team pro"},
    {"hail mary pass", "hail-mary-pass", "hail-mary-pass pass", "roll.hail-mary-pass=0:1",
     "roll.die#1", "pass team pro"},
    {"throwing a team-mate", "throw-team-mate", "throw-team-mate pass",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2 roll.range=quick-pass roll.zones=0",
     "roll.die#1", "pass team pro", "0:1", "right-stuff"},
    {"landing", "landing", "right-stuff",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2 roll.range=quick-pass roll.zones=0 "
     "roll.die#2 throw.lands=empty-square roll.zones=0",
     "roll.die#1", "team pro", "0:2", "throw-team-mate"},
    {"always hungry", "always-hungry", "throw-team-mate always-hungry",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2", "roll.die#1", "team pro", "0:1",
     "right-stuff"},
    {"the bite", "always-hungry-bite", "throw-team-mate always-hungry",
     "roll.throw-team-mate=0:1 throw-team-mate.partner=0:2 roll.die#1", "roll.die#1", "team pro",
     "0:1", "right-stuff"},
    {"gaze", "hypnotic-gaze", "hypnotic-gaze",
     "roll.hypnotic-gaze=0:1 roll.partner=1:1 roll.zones=0", "roll.die#1", "team pro"},
    {"jumping up", "jump-up", "jump-up", "down roll.jump-up=0:1", "roll.die#1", "team pro"},
    {"standing up",
     "standing-up",
     "",
     "down roll.standing-up=0:1 asked.die#4", // he has roots, too
     "roll.die#3",
     "team pro",
     "0:1",
     "",
     "",
     {},
     "wood-elf/treeman"},
    {"going for it", "going-for-it", "sure-feet", "roll.going-for-it=0:1", "roll.die#1",
     "sure-feet team pro"},
    {"dauntless",
     "dauntless",
     "dauntless",
     "roll.dauntless=0:1 roll.partner=1:1",
     "roll.die#1",
     "team pro",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/black-orc-blocker"},
    {"foul appearance", "foul-appearance", "", "roll.foul-appearance=0:1 roll.partner=1:1",
     "roll.die#1", "team pro", "0:1", "", "foul-appearance"},
    {"tentacles", "tentacles", "", "roll.tentacles=0:1 roll.partner=1:1", "roll.die#11", "team pro",
     "0:1", "", "tentacles"},
    {"shadowing", "shadowing", "", "roll.shadowing=0:1 roll.partner=1:1", "roll.die#11", "team pro",
     "0:1", "", "shadowing"},
    {"bone-head", "bone-head", "bone-head", "roll.activation=0:1", "roll.die#1", "team pro"},
    {"really stupid", "really-stupid", "really-stupid", "roll.activation=0:1 roll.told=alone",
     "roll.die#1", "team pro"},
    {"wild animal", "wild-animal", "wild-animal", "roll.activation=0:1 roll.told=other-action",
     "roll.die#1", "team pro"},
    {"take root", "take-root", "take-root", "roll.activation=0:1", "roll.die#1", "team pro"},
    {"blood lust", "blood-lust", "blood-lust", "roll.activation=0:1", "roll.die#1", "team pro"},
    {"animosity", "animosity", "animosity", "roll.animosity=0:1", "roll.die#1", "team pro"},
    {"chainsaw", "chainsaw", "chainsaw", "weapon=0:1 weapon.victim=1:1", "chainsaw#1", "team pro"},
    {"block", "", "", "block=0:1 block.victim=1:1 block.dice=1", "block.roll#1", "team pro"},
    // Its dice are the kicker's, and only crp knows distances that stay (bb2016 L813-814, L10284).
    {"kicking a team-mate",
     "",
     "kick-team-mate",
     "kick-team-mate=0:1 kick-team-mate.partner=0:2 kick-team-mate.how=long-kick",
     "kick-team-mate.roll#22",
     "team pro",
     "0:1",
     "right-stuff",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "bb2016"},
    // Nobody rolls these again.
    {"armour", "", "", "fall=0:1", "armour#66", ""},
    {"injury",
     "",
     "",
     "fall=0:1 armour#66",
     "injury#66",
     "",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "crp lrb5 bb2016"},
    {"casualty",
     "",
     "",
     "fall=0:1 armour#66 injury#66",
     "casualty#11",
     "",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "crp lrb5 bb2016"},
    {"armour of a blade", "", "stab", "weapon=0:1 weapon.victim=1:1", "armour#11", ""},
    {"regeneration",
     "regeneration",
     "regeneration",
     "fall=0:1 armour#66 injury#66 casualty#11",
     "regeneration#1",
     "",
     "0:1",
     "",
     "",
     {},
     "human/lineman",
     "orc/lineman",
     "crp lrb5 bb2016"}, // crp L5257, bb2016 L10497
    {"bomb", "bomb-blast", "bombardier", "weapon=0:1 bomb.hit=empty-square bomb.near=1:1",
     "bomb.roll#3", ""},
};

Team teamOf(const QString &edition, const char *list)
{
    const QStringList words = QString::fromLatin1(list).split(u'/');
    return plainTeam(edition, words.first(), words.last());
}

} // namespace

std::span<const ListedRoll> listedRolls()
{
    return listed;
}

QStringList listedWords(const char *list)
{
    return QString::fromLatin1(list).split(u' ', Qt::SkipEmptyParts);
}

MatchSetup setupFor(const QString &edition, const ListedRoll &each)
{
    const QStringList both{u"pro"_s, u"loner"_s};
    const QString who = QString::fromLatin1(each.who);
    MatchSetup setup = plainSetup(edition);
    setup.teams = {teamOf(edition, each.home), teamOf(edition, each.away)};
    const auto has = [&](const QString &ref, const char *otherwise) {
        return who == ref ? listedWords(each.skills) + both : listedWords(otherwise);
    };
    // Who throws him stands where his mate does else.
    const bool thrown = who == u"0:2" && *each.mate != 0;
    teach(setup.teams[0], 0, has(u"0:1"_s, thrown ? each.mate : ""));
    teach(setup.teams[0], 1, has(u"0:2"_s, each.mate));
    teach(setup.teams[1], 0, has(u"1:1"_s, each.opponent));
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.options[OptionId(u"interceptions"_s)] = true;
    return setup;
}

void giveListed(MatchDriver &match, const QString &said)
{
    const qsizetype end = std::find_if(said.begin(), said.end(),
                                       [](QChar c) { return c == u'=' || c == u'?' || c == u'#'; })
        - said.begin();
    const QString prompt = said.left(end);
    const QString value = said.mid(end + 1);
    if (end == said.size())
        match.putDown(u"0:1"_s);
    else if (said.at(end) == u'#') {
        std::vector<int> dice;
        for (const QChar digit : value)
            dice.push_back(digit.digitValue());
        match.roll(prompt, dice);
    } else if (said.at(end) == u'=' || match.asks(prompt))
        match.choose(prompt, value);
}

MatchDriver upToRoll(const QString &edition, const ListedRoll &each)
{
    return upToRoll(setupFor(edition, each), each);
}

MatchDriver upToRoll(const MatchSetup &setup, const ListedRoll &each)
{
    MatchDriver match(setup);
    match.untilTurn();
    for (const QString &said : listedWords(each.path))
        giveListed(match, said);
    return match;
}

MatchDriver failedRoll(const QString &edition, const ListedRoll &each)
{
    MatchDriver match = upToRoll(edition, each);
    giveListed(match, QString::fromLatin1(each.fails));
    return match;
}

} // namespace dugout
