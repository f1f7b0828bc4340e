// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/draftquestions.h"

#include "core/club/club.h"
#include "core/leaguebook/season/buyback.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "ui/common/appearance.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/actquestion.h"
#include "ui/league/leaguedocument.h"

#include <QCheckBox>
#include <QListWidget>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int priceRole = Qt::UserRole + 1;

/// Those who can come back, with what each costs.
QListWidget *formerPlayers(const Team &team, const Ruleset &ruleset, const QString &formula,
                           QWidget *parent)
{
    auto *list = new QListWidget(parent);
    list->setObjectName(u"former-players"_s);
    list->setAccessibleName(DraftQuestions::tr("Former players"));
    list->setMinimumHeight(gridStep(parent, 60));
    const Roster *roster = ruleset.rosters().find(team.roster);
    for (const Player &each : team.formerPlayers) {
        if (!canComeBack(each))
            continue;
        const Position *position = roster ? roster->position(each.position) : nullptr;
        QStringList words{each.name.isEmpty() ? DraftQuestions::tr("unnamed") : each.name};
        if (position)
            words.append(position->name.in(currentLanguage()));
        const auto price = buyBackPrice(formula, each, team, ruleset);
        words.append(price ? goldText(*price) : price.error().message);
        auto *item = new QListWidgetItem(words.join(u" · "_s), list);
        item->setData(Qt::UserRole, each.id.text());
        item->setData(priceRole, price ? *price : 0);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    // The price stands last, and nobody scrolls sideways to read it.
    const int frame = 2 * list->frameWidth() + list->verticalScrollBar()->sizeHint().width();
    list->setMinimumWidth(std::min(list->sizeHintForColumn(0) + frame, gridStep(parent, 150)));
    return list;
}

QStringList ticked(const QListWidget &list)
{
    QStringList players;
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->checkState() == Qt::Checked)
            players.append(list.item(row)->data(Qt::UserRole).toString());
    }
    return players;
}

int priceOfTicked(const QListWidget &list)
{
    int price = 0;
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->checkState() == Qt::Checked)
            price += list.item(row)->data(priceRole).toInt();
    }
    return price;
}

} // namespace

bool DraftQuestions::canRedraft(const LeagueDocument &document, const EntrantId &team)
{
    const League &league = document.league();
    const LeagueTeam *member = league.team(team);
    const auto ruleset = document.ruleset();
    return member && member->state == MemberState::Active && !member->sheet.isEmpty() && ruleset
        && !league.currentSeason() && !league.seasons.empty()
        && isOptionOn(league.currentRules().options, *ruleset, u"redraft"_s);
}

bool DraftQuestions::canBuyBack(const LeagueDocument &document, const EntrantId &team)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member || !isDraftedAnew(*member))
        return false;
    const auto kept = document.services().club.teams().load(DocumentId(team.text()));
    return kept && !kept->team.founded
        && std::any_of(kept->team.formerPlayers.begin(), kept->team.formerPlayers.end(),
                       canComeBack);
}

void DraftQuestions::redraft(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    ActQuestion question(
        document, RedraftTeam{team, 0, false}, u"redraft"_s, [] { return tr("Redraft"); }, parent);
    question.note([name = member->name] {
        return tr("%1 is rebuilt from the budget and its own gold. Its players can be bought back; "
                  "then register it again.")
            .arg(name);
    });
    auto *raised = qobject_cast<NumberBox *>(question.ask(u"downtime"_s, u"redraft-gold"_s));
    raised->setSingleStep(goldStep);
    question.ask(u"keep"_s, u"redraft-keeps"_s);
    question.askReason();
    question.open();
}

void DraftQuestions::buyBack(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const auto kept = document.services().club.teams().load(DocumentId(team.text()));
    const auto ruleset = document.ruleset();
    if (!kept || !ruleset)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Buy players back"); },
                                      [] { return tr("Buy back"); }, parent);
    dialog->setObjectName(u"buy-back"_s);
    const QString name = kept->team.name;
    const int gold = goldLeft(kept->team, *ruleset);
    QListWidget *list
        = formerPlayers(kept->team, *ruleset, document.league().currentRules().buyBack, dialog);
    dialog->addNote([name, gold, list] {
        const int left = gold - priceOfTicked(*list);
        return left < 0 ? tr("%1 lacks %2 gold for these.").arg(name, goldText(-left))
                        : tr("%1 has %2 gold to build with. The rest is hired in Teams.")
                              .arg(name, goldText(left));
    });
    QObject::connect(list, &QListWidget::itemChanged, dialog, [dialog] { dialog->sayAgain(); });
    dialog->addWidget(list);
    dialog->setTry([&document, team, list] {
        return document.done({BuyPlayersBack{team, ticked(*list)}, {}});
    });
    dialog->open();
}

} // namespace dugout
