// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftertexts.h"

#include <QHash>

namespace dugout {

namespace {

struct Title
{
    QStringView what;
    const char *text;
    const char *line = nullptr; ///< head of the line in the log where the text asks something
    bool money = false; ///< gold is spent there: the treasury is said
    QStringView book = {}; ///< the table that is asked for, where only the book has it
};

constexpr Title titles[]{
    {u"injury", QT_TRANSLATE_NOOP("AfterMatch", "{player}: what does the book say?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player}, by the book"), false, u"serious-injury"},
    {u"points", QT_TRANSLATE_NOOP("AfterMatch", "{player}: star player points by the book")},
    {u"mvp", QT_TRANSLATE_NOOP("AfterMatch", "Most valuable player of {team}")},
    {u"bonus-mvp", QT_TRANSLATE_NOOP("AfterMatch", "{team}: the most valuable player of its card")},
    {u"nominate", QT_TRANSLATE_NOOP("AfterMatch", "{team} nominates its most valuable players")},
    {u"mvp-die", QT_TRANSLATE_NOOP("AfterMatch", "{team}: which of the three nominees?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the nominee")},
    {u"improve", QT_TRANSLATE_NOOP("AfterMatch", "{player}: improvement roll")},
    {u"learn", QT_TRANSLATE_NOOP("AfterMatch", "{player} learns")},
    {u"level", QT_TRANSLATE_NOOP("AfterMatch", "{team}: who has reached a new level?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, a new level")},
    {u"levels-done", QT_TRANSLATE_NOOP("AfterMatch", "{team}: nobody else reached a level")},
    {u"age", QT_TRANSLATE_NOOP("AfterMatch", "{player}: aging roll")},
    {u"aged", QT_TRANSLATE_NOOP("AfterMatch", "{player} has aged: what does the book say?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player} has aged, by the book"), false, u"aging-effects"},
    {u"winnings", QT_TRANSLATE_NOOP("AfterMatch", "Winnings of {team}")},
    {u"winnings-again", QT_TRANSLATE_NOOP("AfterMatch", "{team}: roll the winnings again?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, winnings rolled again")},
    {u"winnings-second", QT_TRANSLATE_NOOP("AfterMatch", "Winnings of {team}, second roll")},
    {u"winnings-modifier",
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: modifier to the winnings by the book")},
    {u"loser-winnings",
     QT_TRANSLATE_NOOP("AfterMatch", "{team} takes the winnings of the side that conceded")},
    {u"stalls", QT_TRANSLATE_NOOP("AfterMatch", "{team}: sales at the merchandise stalls")},
    {u"exposure", QT_TRANSLATE_NOOP("AfterMatch", "The stadium pays both teams the same bonus")},
    {u"owner-winnings", QT_TRANSLATE_NOOP("AfterMatch", "{team} at its own stadium")},
    {u"mistakes", QT_TRANSLATE_NOOP("AfterMatch", "{team}: expensive mistakes"), nullptr, true},
    {u"mistake-cost", QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the incident costs")},
    {u"mistake-kept", QT_TRANSLATE_NOOP("AfterMatch", "{team}: what is left of the treasury")},
    {u"fans", QT_TRANSLATE_NOOP("AfterMatch", "Fan factor of {team}")},
    {u"desertion", QT_TRANSLATE_NOOP("AfterMatch", "Does {player} leave the team?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player} may leave the team")},
    {u"residence", QT_TRANSLATE_NOOP("AfterMatch", "{team}: apply for this stadium as a home?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} applies for this stadium as a home")},
    {u"residence-roll", QT_TRANSLATE_NOOP("AfterMatch", "{team} applies for the stadium")},
    {u"residence-offer",
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay all winnings of this match for the stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays all winnings of this match for the stadium")},
    {u"stadium-name", QT_TRANSLATE_NOOP("AfterMatch", "{team}: what is the new home called?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the new home")},
    {u"home-loss", QT_TRANSLATE_NOOP("AfterMatch", "Does {team} lose its home stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} may lose its home stadium")},
    {u"home-bribe",
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: points to take off the roll for gold")},
    {u"sell-stadium", QT_TRANSLATE_NOOP("AfterMatch", "{team}: sell the stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} sells the stadium")},
    {u"sale-roll", QT_TRANSLATE_NOOP("AfterMatch", "{team} sells its stadium")},
    {u"sale-price", QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the stadium brings")},
    {u"buy-stadium", QT_TRANSLATE_NOOP("AfterMatch", "{team}: buy the home stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} buys the home stadium"), true},
    {u"fund", QT_TRANSLATE_NOOP("AfterMatch", "{team}: payments into the stadium fund"), nullptr,
     true},
    {u"sponsor", QT_TRANSLATE_NOOP("AfterMatch", "{team}: look for a sponsor?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} looks for a sponsor")},
    {u"sponsor-roll", QT_TRANSLATE_NOOP("AfterMatch", "{team} looks for a sponsor")},
    {u"sponsor-kind", QT_TRANSLATE_NOOP("AfterMatch", "{team}: which kind of deal?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, kind of deal")},
    {u"one-time-deal",
     QT_TRANSLATE_NOOP("AfterMatch",
                       "{team}, one-time sponsor: first die the gold, second a mishap")},
    {u"ongoing-deal",
     QT_TRANSLATE_NOOP("AfterMatch",
                       "{team}, ongoing sponsor: first die the gold, second a mishap")},
    {u"mishap", QT_TRANSLATE_NOOP("AfterMatch", "{team}: who misses the next match?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, misses the next match")},
    {u"major-deal", QT_TRANSLATE_NOOP("AfterMatch", "{team}: which major sponsor?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, major sponsor")},
    {u"bombardier", QT_TRANSLATE_NOOP("AfterMatch", "{team}: who carries the sponsor's bombs?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, carries the sponsor's bombs")},
    {u"insurance", QT_TRANSLATE_NOOP("AfterMatch", "{team}: does the insurance want money back?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the insurance and its money")},
    {u"premium", QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the insurance wants")},
    {u"pay-premium", QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay the insurance?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays the insurance"), true},
    {u"blacklisted",
     QT_TRANSLATE_NOOP("AfterMatch", "{team} is blacklisted: how many miss the next match?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} is blacklisted, missing the next match")},
    {u"end-deals", QT_TRANSLATE_NOOP("AfterMatch", "{team}: end deals with sponsors")},
    {u"end-insurance", QT_TRANSLATE_NOOP("AfterMatch", "{team}: end the deal with the insurance?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} ends the deal with the insurance")},
    {u"recruit", QT_TRANSLATE_NOOP("AfterMatch", "{team}: take the free recruit?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} takes the free recruit")},
    {u"trade-done", QT_TRANSLATE_NOOP("AfterMatch", "{team} is done hiring and buying"), nullptr,
     true},
    {u"hire", QT_TRANSLATE_NOOP("AfterMatch", "{team} hires a player"), nullptr, true},
    {u"hire-star", QT_TRANSLATE_NOOP("AfterMatch", "{team} hires a star for good"), nullptr, true},
    {u"buy", QT_TRANSLATE_NOOP("AfterMatch", "{team} buys"), nullptr, true},
    {u"fire", QT_TRANSLATE_NOOP("AfterMatch", "{team} dismisses a player")},
    {u"drop", QT_TRANSLATE_NOOP("AfterMatch", "{team} gives up re-rolls or staff")},
    {u"leave-stadium", QT_TRANSLATE_NOOP("AfterMatch", "{team} leaves its home stadium")},
    {u"journeyman", QT_TRANSLATE_NOOP("AfterMatch", "{player}: sign him or let him go?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player}, journeyman"), true},
    {u"upkeep", QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay the upkeep of {player}?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays the upkeep of {player}"), true},
    {u"add-journeyman", QT_TRANSLATE_NOOP("AfterMatch", "{team}: a journeyman for the next match")},
};

constexpr Title choices[]{
    {u"no-effect", QT_TRANSLATE_NOOP("AfterMatch", "Nothing lasting")},
    {u"miss-next", QT_TRANSLATE_NOOP("AfterMatch", "Misses the next match")},
    {u"niggling", QT_TRANSLATE_NOOP("AfterMatch", "Niggling injury")},
    {u"dead", QT_TRANSLATE_NOOP("AfterMatch", "Dead")},
    {u"sign", QT_TRANSLATE_NOOP("AfterMatch", "Sign him")},
    {u"release", QT_TRANSLATE_NOOP("AfterMatch", "Let him go")},
};

template<size_t count>
QHash<QStringView, const Title *> indexed(const Title (&list)[count])
{
    QHash<QStringView, const Title *> index;
    for (const Title &each : list)
        index.insert(each.what, &each);
    return index;
}

const Title &titleFor(QStringView what)
{
    static const auto index = indexed(titles);
    static const Title none{{}, nullptr};
    const Title *found = index.value(what);
    return found ? *found : none;
}

} // namespace

const char *afterTitle(QStringView what)
{
    return titleFor(what).text;
}

const char *afterLine(QStringView what)
{
    const Title &title = titleFor(what);
    return title.line ? title.line : title.text;
}

bool isAboutMoney(QStringView what)
{
    return titleFor(what).money;
}

QString bookTableFor(QStringView what)
{
    return titleFor(what).book.toString();
}

const char *afterChoice(QStringView choice)
{
    static const auto index = indexed(choices);
    const Title *found = index.value(choice);
    return found ? found->text : nullptr;
}

} // namespace dugout
