// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/coachwords.h"

#include "core/text/searchfold.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CoachWord
{
    QStringView said;
    QStringView meant;
};

/// Of all three languages, with the marks of their sheets.
constexpr CoachWord coachWords[]{{u"abf", u"interception"},
                                 {u"al publico", u"crowd"},
                                 {u"apo", u"apothecary"},
                                 {u"boticario", u"apothecary"},
                                 {u"cas", u"casualty"},
                                 {u"chess clock", u"time limit"},
                                 {u"clock", u"time limit"},
                                 {u"comp", u"completion"},
                                 {u"cronometro", u"time limit"},
                                 {u"crowd push", u"crowd"},
                                 {u"crowd surf", u"crowd"},
                                 {u"crowdsurf", u"crowd"},
                                 {u"dp", u"dirty player"},
                                 {u"empujar al publico", u"crowd"},
                                 {u"ff", u"fan factor"},
                                 {u"gfi", u"going for it"},
                                 {u"go for it", u"going for it"},
                                 {u"grada", u"crowd"},
                                 {u"int", u"interception"},
                                 {u"jm", u"journeymen"},
                                 {u"k.o.", u"inconsciente"},
                                 {u"ko", u"inconsciente"},
                                 {u"kos", u"inconsciente"},
                                 {u"les", u"casualty"},
                                 {u"mb", u"mighty blow"},
                                 {u"merc", u"mercenaries"},
                                 {u"mje", u"most valuable player"},
                                 {u"mng", u"miss next game"},
                                 {u"mvp", u"most valuable player"},
                                 {u"ni", u"niggling"},
                                 {u"pe", u"star player points"},
                                 {u"po", u"piling on"},
                                 {u"pow", u"defender down"},
                                 {u"publikum", u"crowd"},
                                 {u"reloj", u"time limit"},
                                 {u"reroll", u"re-roll"},
                                 {u"rr", u"re-roll"},
                                 {u"schachuhr", u"time limit"},
                                 {u"sdt", u"most valuable player"},
                                 {u"skull", u"attacker down"},
                                 {u"so", u"re-roll"},
                                 {u"spp", u"star player points"},
                                 {u"ssp", u"star player points"},
                                 {u"stoppuhr", u"time limit"},
                                 {u"surf", u"crowd"},
                                 {u"td", u"touchdown"},
                                 {u"timer", u"time limit"},
                                 {u"ttm", u"throw team-mate"},
                                 {u"tv", u"team value"},
                                 {u"tw", u"teamwert"},
                                 {u"tz", u"tackle zone"},
                                 {u"uhr", u"time limit"},
                                 {u"ve", u"teamwert"},
                                 {u"verl", u"casualty"},
                                 {u"wdh", u"re-roll"},
                                 {u"wiz", u"wizard"},
                                 {u"zd", u"tackle zone"}};

constexpr qsizetype shortest = 4; ///< letters: in a shorter word every slip is another word
constexpr qsizetype longWord = 8;

/// How many slips lie between two words.
int slips(const QString &one, const QString &other)
{
    const auto width = static_cast<size_t>(other.size()) + 1;
    std::vector<int> before(width);
    std::vector<int> last(width);
    std::vector<int> row(width);
    for (size_t j = 0; j < width; ++j)
        last[j] = static_cast<int>(j);
    for (qsizetype i = 1; i <= one.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (size_t j = 1; j < width; ++j) {
            const auto at = static_cast<qsizetype>(j);
            const int change = one.at(i - 1) == other.at(at - 1) ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
            if (i > 1 && j > 1 && one.at(i - 1) == other.at(at - 2)
                && one.at(i - 2) == other.at(at - 1))
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[width - 1];
}

} // namespace

QString bookWords(const QString &typed)
{
    const QString folded = foldForSearch(typed);
    for (const CoachWord &word : coachWords) {
        if (word.said == folded)
            return word.meant.toString();
    }
    return {};
}

bool isSlipOf(const QString &typed, const QString &word)
{
    const qsizetype length = std::min(typed.size(), word.size());
    const int most = length >= longWord ? 2 : 1;
    if (length < shortest || std::abs(typed.size() - word.size()) > most)
        return false;
    return slips(typed, word) <= most;
}

} // namespace dugout
