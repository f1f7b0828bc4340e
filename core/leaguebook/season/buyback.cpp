// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/season/buyback.h"

#include "core/league/formulawords.h"
#include "core/league/pointsformula.h"
#include "core/team/hiring.h"
#include "core/team/playerstats.h"
#include "core/team/teamedits.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct BuyBackWords
{
    Q_DECLARE_TR_FUNCTIONS(BuyBack)
};

/// A word of a match, which nobody plays here.
bool asksForAMatch(const QString &formula)
{
    static const QRegularExpression word(u"[A-Za-z]+"_s);
    for (auto each = word.globalMatch(formula); each.hasNext();) {
        if (formulaWords().contains(each.next().captured(), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

/// Rounded down; inside a function three numbers are a sum and not points.
QString inGoldPieces(const QString &formula)
{
    return u"floor(max(0, %1))"_s.arg(formula);
}

} // namespace

const QStringList &buyBackWords()
{
    static const QStringList words{u"value"_s, u"price"_s, u"spp"_s};
    return words;
}

Result<void> checkBuyBack(const QString &formula)
{
    if (formula.trimmed().isEmpty())
        return {};
    if (asksForAMatch(formula))
        return Error{ErrorCode::BuyBackOfAMatch,
                     BuyBackWords::tr("The price to buy a player back is a formula of %1.")
                         .arg(buyBackWords().join(u", "_s)),
                     {}};
    const auto parsed = PointsFormula::parse(formula, buyBackWords());
    return parsed ? Result<void>() : Result<void>(parsed.error());
}

Result<int> buyBackPrice(const QString &formula, const Player &player, const Team &team,
                         const Ruleset &ruleset)
{
    const int value = playerValue(player, team, ruleset);
    if (formula.trimmed().isEmpty())
        return value;
    if (const auto sound = checkBuyBack(formula); !sound)
        return sound.error();
    const auto parsed = PointsFormula::parse(inGoldPieces(formula), buyBackWords());
    if (!parsed)
        return parsed.error();
    EntrantLine line;
    line.columns = {{u"value"_s, value},
                    {u"price"_s, hiringPrice(player, team, ruleset)},
                    {u"spp"_s, starPlayerPoints(player, ruleset)}};
    const auto price = parsed->points(line);
    if (!price)
        return price.error();
    if (*price > Rational(mostGoldPieces))
        return Error{ErrorCode::BuyBackBeyondMeasure,
                     BuyBackWords::tr("The price to buy a player back is beyond all measure."),
                     {}};
    return static_cast<int>(price->numerator());
}

} // namespace dugout
