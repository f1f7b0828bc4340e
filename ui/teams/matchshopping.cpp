// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/matchshopping.h"

#include "core/team/teamedits.h"
#include "ui/shop/shopdialog.h"
#include "ui/teams/opponentdialog.h"
#include "ui/teams/teamdocument.h"
#include "ui/teams/teamprintdialog.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The other team is not open: what it pays is kept at once.
Result<void> payElsewhere(const Team &team, int treasury, DocumentStore &documents)
{
    auto kept = loadTeam(documents, DocumentId(team.id.text()));
    if (!kept)
        return kept.error();
    auto paid = setTreasury(std::move(kept->team), treasury);
    if (!paid)
        return paid.error();
    const auto saved = saveTeam(documents, {*std::move(paid), kept->summary},
                                QDateTime::currentMSecsSinceEpoch());
    return saved ? Result<void>() : Result<void>(saved.error());
}

void pay(const InducementShop &shop, TeamDocument &document, DocumentStore &documents)
{
    const auto outcomes = closeShop(shop, *document.ruleset(), Language::English);
    if (outcomes[1].treasury != shop.sides[1].team.treasury) {
        const auto paid = payElsewhere(shop.sides[1].team, outcomes[1].treasury, documents);
        if (!paid) {
            emit document.refused(paid.error().message);
            return;
        }
    }
    document.edit(setTreasury(document.team(), outcomes[0].treasury),
                  QCoreApplication::translate("MatchShopping", "Pay for inducements"));
}

} // namespace

void goShopping(TeamDocument &document, DocumentStore &documents, RulesetLibrary &rulesets,
                Language language, QWidget *parent)
{
    std::vector<TeamWithRules> teams = openableTeams(documents, rulesets);
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
        pay(dialog.shop(), document, documents);
    TeamPrintDialog print(std::move(teams), {}, language, parent);
    print.setPurchases(dialog.shop(), dialog.cards());
    print.exec();
}

} // namespace dugout
