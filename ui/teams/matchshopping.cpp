// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/matchshopping.h"

#include "core/team/teamedits.h"
#include "ui/shop/shopdialog.h"
#include "ui/teams/opponentdialog.h"
#include "ui/teams/teamdocument.h"
#include "ui/teams/teamprintdialog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void pay(const InducementShop &shop, TeamDocument &document, const Club &club)
{
    const auto outcomes = closeShop(shop, *document.ruleset(), Language::English);
    // The other team is not open: what it pays is kept at once.
    if (outcomes[1].treasury != shop.sides[1].team->treasury) {
        const auto paid = club.teams().setTreasury(shop.sides[1].team->id, outcomes[1].treasury);
        if (!paid) {
            emit document.refused(paid.error().message);
            return;
        }
    }
    document.edit(setTreasury(document.team(), outcomes[0].treasury), [] {
        return QCoreApplication::translate("MatchShopping", "Pay for inducements");
    });
}

} // namespace

void goShopping(TeamDocument &document, const Club &club, Language language, QWidget *parent)
{
    std::vector<TeamWithRules> teams = club.teams().openable();
    OpponentDialog ask(document.team(), teams, parent);
    if (ask.exec() != QDialog::Accepted || !ask.opponent())
        return;
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    ShopDialog dialog(
        openShop(document.team(), *ask.opponent(), *document.ruleset(), document.team().options),
        document.ruleset(), language, dice, parent);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (dialog.isPaid())
        pay(dialog.shop(), document, club);
    TeamPrintDialog print(std::move(teams), {}, language, parent);
    print.setPurchases(dialog.shop(), dialog.cards());
    print.exec();
}

} // namespace dugout
