// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzztargets.h"

#include "core/exchange/foreign/teamformats.h"
#include "core/leaguefiles/foreignleague.h"
#include "tests/fuzz/filetargets.h"
#include "tests/fuzz/leaguetargets.h"
#include "tests/fuzz/servetargets.h"
#include "tests/fuzz/wordtargets.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout::fuzz {

const std::vector<Target> &targets()
{
    static const std::vector<Target> all = [] {
        std::vector<Target> known{
            {u"team"_s, readOwnTeam},
            {u"match"_s, readMatchFile},
            {u"skirmish"_s, readSkirmishFile},
            {u"collection"_s, readCollection},
            {u"cards"_s, readCardList},
            {u"league"_s, readOwnLeague},
            {u"ruleset"_s, readRulesetFile, 10},
            {u"result"_s, readResultRecord},
            {u"results"_s, readResultsTable},
            {u"formula"_s, readFormula},
            {u"answers"_s, readAnswers},
            {u"history"_s, readHistory},
            {u"address"_s, readAddress},
            {u"options"_s, readOptions},
            {u"request"_s, readRequest},
            {u"phone-answer"_s, readPhoneAnswer},
            {u"phone-question"_s, readPhoneQuestion, 10},
            {u"site-path"_s, readSitePath},
        };
        for (const TeamFormat &format : teamFormats()) {
            if (format.canRead() && !format.isOwn())
                known.push_back({format.id, readForeignTeam});
        }
        for (const LeagueFileFormat &format : leagueFormats())
            known.push_back({leagueTarget + format.id, readForeignLeagueFile});
        return known;
    }();
    return all;
}

const Target *target(const QString &name)
{
    const auto found = std::find_if(targets().begin(), targets().end(),
                                    [&name](const Target &each) { return each.name == name; });
    return found == targets().end() ? nullptr : &*found;
}

} // namespace dugout::fuzz
