// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterprompts.h"
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
    {AfterAsks::Injury, QT_TRANSLATE_NOOP("AfterMatch", "{player}: what does the book say?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player}, by the book"), false, u"serious-injury"},
    {AfterAsks::Points,
     QT_TRANSLATE_NOOP("AfterMatch", "{player}: star player points by the book")},
    {AfterAsks::Mvp, QT_TRANSLATE_NOOP("AfterMatch", "Most valuable player of {team}")},
    {AfterAsks::BonusMvp,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: the most valuable player of its card")},
    {AfterAsks::Nominate,
     QT_TRANSLATE_NOOP("AfterMatch", "{team} nominates its most valuable players")},
    {AfterAsks::MvpDie, QT_TRANSLATE_NOOP("AfterMatch", "{team}: which of the three nominees?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the nominee")},
    {AfterAsks::Improve, QT_TRANSLATE_NOOP("AfterMatch", "{player}: improvement roll")},
    {AfterAsks::Learn, QT_TRANSLATE_NOOP("AfterMatch", "{player} learns")},
    {AfterAsks::Level, QT_TRANSLATE_NOOP("AfterMatch", "{team}: who has reached a new level?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, a new level")},
    {AfterAsks::LevelsDone, QT_TRANSLATE_NOOP("AfterMatch", "{team}: nobody else reached a level")},
    {AfterAsks::Age, QT_TRANSLATE_NOOP("AfterMatch", "{player}: aging roll")},
    {AfterAsks::Aged, QT_TRANSLATE_NOOP("AfterMatch", "{player} has aged: what does the book say?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player} has aged, by the book"), false, u"aging-effects"},
    {AfterAsks::Winnings, QT_TRANSLATE_NOOP("AfterMatch", "Winnings of {team}")},
    {AfterAsks::WinningsAgain, QT_TRANSLATE_NOOP("AfterMatch", "{team}: roll the winnings again?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, winnings rolled again")},
    {AfterAsks::WinningsSecond, QT_TRANSLATE_NOOP("AfterMatch", "Winnings of {team}, second roll")},
    {AfterAsks::WinningsModifier,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: modifier to the winnings by the book")},
    {AfterAsks::LoserWinnings,
     QT_TRANSLATE_NOOP("AfterMatch", "{team} takes the winnings of the side that conceded")},
    {AfterAsks::Stalls, QT_TRANSLATE_NOOP("AfterMatch", "{team}: sales at the merchandise stalls")},
    {AfterAsks::Exposure,
     QT_TRANSLATE_NOOP("AfterMatch", "The stadium pays both teams the same bonus")},
    {AfterAsks::OwnerWinnings, QT_TRANSLATE_NOOP("AfterMatch", "{team} at its own stadium")},
    {AfterAsks::Mistakes, QT_TRANSLATE_NOOP("AfterMatch", "{team}: expensive mistakes"), nullptr,
     true},
    {AfterAsks::MistakeCost, QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the incident costs")},
    {AfterAsks::MistakeKept,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: what is left of the treasury")},
    {AfterAsks::Fans, QT_TRANSLATE_NOOP("AfterMatch", "Fan factor of {team}")},
    {AfterAsks::Desertion, QT_TRANSLATE_NOOP("AfterMatch", "Does {player} leave the team?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player} may leave the team")},
    {AfterAsks::Residence,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: apply for this stadium as a home?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} applies for this stadium as a home")},
    {AfterAsks::ResidenceRoll, QT_TRANSLATE_NOOP("AfterMatch", "{team} applies for the stadium")},
    {AfterAsks::ResidenceOffer,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay all winnings of this match for the stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays all winnings of this match for the stadium")},
    {AfterAsks::StadiumName,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: what is the new home called?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the new home")},
    {AfterAsks::HomeLoss, QT_TRANSLATE_NOOP("AfterMatch", "Does {team} lose its home stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} may lose its home stadium")},
    {AfterAsks::HomeBribe,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: points to take off the roll for gold")},
    {AfterAsks::SellStadium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: sell the stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} sells the stadium")},
    {AfterAsks::SaleRoll, QT_TRANSLATE_NOOP("AfterMatch", "{team} sells its stadium")},
    {AfterAsks::SalePrice, QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the stadium brings")},
    {AfterAsks::BuyStadium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: buy the home stadium?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} buys the home stadium"), true},
    {AfterAsks::Fund, QT_TRANSLATE_NOOP("AfterMatch", "{team}: payments into the stadium fund"),
     nullptr, true},
    {AfterAsks::Sponsor, QT_TRANSLATE_NOOP("AfterMatch", "{team}: look for a sponsor?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} looks for a sponsor")},
    {AfterAsks::SponsorRoll, QT_TRANSLATE_NOOP("AfterMatch", "{team} looks for a sponsor")},
    {AfterAsks::SponsorKind, QT_TRANSLATE_NOOP("AfterMatch", "{team}: which kind of deal?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, kind of deal")},
    {AfterAsks::OneTimeDeal,
     QT_TRANSLATE_NOOP("AfterMatch",
                       "{team}, one-time sponsor: first die the gold, second a mishap")},
    {AfterAsks::OngoingDeal,
     QT_TRANSLATE_NOOP("AfterMatch",
                       "{team}, ongoing sponsor: first die the gold, second a mishap")},
    {AfterAsks::Mishap, QT_TRANSLATE_NOOP("AfterMatch", "{team}: who misses the next match?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, misses the next match")},
    {AfterAsks::MajorDeal, QT_TRANSLATE_NOOP("AfterMatch", "{team}: which major sponsor?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, major sponsor")},
    {AfterAsks::Bombardier,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: who carries the sponsor's bombs?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, carries the sponsor's bombs")},
    {AfterAsks::Insurance,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: does the insurance want money back?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the insurance and its money")},
    {AfterAsks::Premium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: what the insurance wants")},
    {AfterAsks::PayPremium, QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay the insurance?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays the insurance"), true},
    {AfterAsks::Blacklisted,
     QT_TRANSLATE_NOOP("AfterMatch", "{team} is blacklisted: how many miss the next match?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} is blacklisted, missing the next match")},
    {AfterAsks::EndDeals, QT_TRANSLATE_NOOP("AfterMatch", "{team}: end deals with sponsors")},
    {AfterAsks::EndInsurance,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: end the deal with the insurance?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} ends the deal with the insurance")},
    {AfterAsks::Recruit, QT_TRANSLATE_NOOP("AfterMatch", "{team}: take the free recruit?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} takes the free recruit")},
    {AfterAsks::TradeDone, QT_TRANSLATE_NOOP("AfterMatch", "{team} is done hiring and buying"),
     nullptr, true},
    {AfterAsks::Hire, QT_TRANSLATE_NOOP("AfterMatch", "{team} hires a player"), nullptr, true},
    {AfterAsks::HireStar, QT_TRANSLATE_NOOP("AfterMatch", "{team} hires a star for good"), nullptr,
     true},
    {AfterAsks::Buy, QT_TRANSLATE_NOOP("AfterMatch", "{team} buys"), nullptr, true},
    {AfterAsks::Fire, QT_TRANSLATE_NOOP("AfterMatch", "{team} dismisses a player")},
    {AfterAsks::Drop, QT_TRANSLATE_NOOP("AfterMatch", "{team} gives up re-rolls or staff")},
    {AfterAsks::LeaveStadium, QT_TRANSLATE_NOOP("AfterMatch", "{team} leaves its home stadium")},
    {AfterAsks::Journeyman, QT_TRANSLATE_NOOP("AfterMatch", "{player}: sign him or let him go?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{player}, journeyman"), true},
    {AfterAsks::Upkeep, QT_TRANSLATE_NOOP("AfterMatch", "{team}: pay the upkeep of {player}?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team} pays the upkeep of {player}"), true},
    {AfterAsks::AddJourneyman,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: a journeyman for the next match")},
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
