// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/members/memberquestions.h"

#include "core/leaguebook/state/squads.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/shop/boughtforgood.h"
#include "core/shop/purchaseid.h"
#include "ui/common/choicebox.h"
#include "ui/common/textfield.h"
#include "ui/league/actquestion.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/members/forgooddialog.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What happens to the results of an entrant who leaves.
ChoiceBox *addLeftResults(QuestionDialog *dialog)
{
    return dialog->addChoice([] { return MemberQuestions::tr("Its results"); },
                             [] {
                                 return QStringList{MemberQuestions::tr("count as they are"),
                                                    MemberQuestions::tr("do not count"),
                                                    MemberQuestions::tr("go to the opponents")};
                             },
                             {static_cast<int>(LeftResults::Kept),
                              static_cast<int>(LeftResults::Voided),
                              static_cast<int>(LeftResults::Awarded)});
}

} // namespace

void MemberQuestions::paperTeam(LeagueDocument &document, QWidget *parent)
{
    const bool bands = countsOf(document.league()) == ResultCounts::Skirmish;
    ActQuestion question(
        document, RegisterPaperTeam{}, u"paper-team"_s, [] { return tr("Register"); }, parent);
    if (!bands)
        question.note([] { return tr("For a team whose sheet is not in Dugout."); });
    question.ask(u"name"_s, u"paper-name"_s);
    question.ask(u"coach"_s, u"paper-coach"_s);
    const auto ruleset = document.ruleset();
    QVariantList ids{QString()};
    for (const Roster &each : ruleset ? ruleset->rosters() : KeyedList<Roster>())
        ids.append(each.id.text());
    for (const Warband &each : ruleset ? ruleset->warbands() : KeyedList<Warband>())
        ids.append(each.id.text());
    question.askAmong(u"roster"_s, ids, [ids, ruleset] {
        QStringList names{tr("not said")};
        for (const QVariant &id : ids.mid(1))
            names.append(raceName(ruleset.get(), RosterId(id.toString())));
        return names;
    });
    question.open();
}

void MemberQuestions::coach(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    const LeagueCoach *known = member ? document.league().coach(member->coach) : nullptr;
    if (!known)
        return;
    ActQuestion question(
        document, RecordCoach{known->id, known->name, known->naf, known->contact},
        u"coach-record"_s, [] { return tr("Save"); }, parent);
    for (const auto &field : {u"name"_s, u"naf"_s, u"contact"_s})
        question.ask(field);
    question.note([] { return tr("Only the commissioner sees the contact."); });
    question.open();
}

void MemberQuestions::handOn(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    ActQuestion question(
        document, HandTeamOn{team, {}}, u"hand-on"_s, [] { return tr("Replace coach"); }, parent);
    question.note(
        [handed = member->name] { return tr("Who coaches %1 from now on?").arg(handed); });
    question.ask(u"coach"_s);
    question.askReason();
    question.open();
}

void MemberQuestions::leave(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Withdraw a team"); },
                                      [] { return tr("Withdraw"); }, parent);
    dialog->setObjectName(u"team-leaves"_s);
    dialog->setHarmful();
    const QString leaver = member->name;
    const Competition *shown = document.competition();
    const CompetitionEntry *entry = shown && document.isRunning() ? shown->entry(team) : nullptr;
    const QString only = entry && !entry->left ? shown->rules.name : QString();
    const CompetitionId quit = only.isEmpty() ? CompetitionId() : shown->id;
    ChoiceBox *what
        = dialog->addChoice([leaver] { return tr("%1 leaves").arg(leaver); },
                            [only] {
                                QStringList words{tr("the league and all its competitions")};
                                if (!only.isEmpty())
                                    words.append(tr("only %1").arg(only));
                                return words;
                            },
                            only.isEmpty() ? QVariantList{false} : QVariantList{false, true});
    what->setObjectName(u"leaves-what"_s);
    ChoiceBox *results = addLeftResults(dialog);
    TextField *reason = dialog->addText([] { return tr("Reason"); });
    QCheckBox *retires
        = dialog->addCheck([] { return tr("It retires and never plays again"); }, false);
    QObject::connect(what, &QComboBox::currentIndexChanged, dialog,
                     [what, retires] { retires->setVisible(!what->currentData().toBool()); });
    dialog->setTry([&document, team, quit, what, results, reason, retires] {
        const auto left = static_cast<LeftResults>(results->currentData().toInt());
        const LeagueAct act = what->currentData().toBool()
            ? LeagueAct(LeaveCompetition{quit, team, left})
            : LeagueAct(LeaveLeague{team, left, retires->isChecked()});
        return document.done({act, reason->text().trimmed()});
    });
    dialog->open();
}

void MemberQuestions::enter(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const Competition *shown = document.competition();
    const LeagueTeam *member = document.league().team(team);
    if (!shown || !member)
        return;
    const CompetitionEntry *known = shown->entry(team);
    const CompetitionEntry entry = known ? *known : CompetitionEntry{team};
    ActQuestion question(
        document, EnterCompetition{shown->id, team, entry.division, entry.seed, entry.squad},
        u"enter-team"_s, [] { return tr("Enter"); }, parent);
    question.note([who = member->name, what = shown->rules.name] {
        return tr("%1 takes part in %2.").arg(who, what);
    });
    question.ask(u"division"_s);
    question.ask(u"seed"_s);
    question.dialog().show(question.ask(u"squad"_s, u"entry-squad"_s), shown->rules.hasSquads());
    question.open();
}

bool MemberQuestions::canBuyForGood(const LeagueDocument &document, const EntrantId &team)
{
    const LeagueTeam *member = document.league().team(team);
    const auto ruleset = document.ruleset();
    return member && !member->sheet.isEmpty() && ruleset
        && mayBuyForGood(document.league().currentRules().options, *ruleset);
}

void MemberQuestions::buyForGood(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const auto shop = document.services().leagues.shopOf(document.league(), team);
    if (!shop) {
        emit document.refused(shop.error().message);
        return;
    }
    auto *dialog = new ForGoodDialog(
        *shop, document.ruleset(),
        [&document, team](const std::vector<Purchase> &wanted) {
            QStringList words;
            for (const Purchase &each : wanted)
                words.append(purchaseWord(each));
            return document.done({BuyForGood{team, words}, {}});
        },
        parent);
    dialog->open();
}

void MemberQuestions::club(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    ActQuestion question(
        document, ChangeClub{team, member->club}, u"club-of-team"_s, [] { return tr("Take over"); },
        parent);
    question.note([who = member->name] {
        return tr("Which club does %1 belong to? Teams of one club do not meet in a first round "
                  "that is still to be drawn.")
            .arg(who);
    });
    question.ask(u"club"_s, u"club-name"_s);
    question.open();
}

void MemberQuestions::points(LeagueDocument &document, const EntrantId &chosen, QWidget *parent)
{
    const Competition *shown = document.competition();
    const auto players = shown ? withMembers(*shown, {chosen}) : std::vector<EntrantId>();
    const EntrantId team = players.empty() ? EntrantId() : players.front(); // counts for its squad
    if (!document.league().team(team))
        return;
    ActQuestion question(
        document, GivePoints{shown->id, team, Rational(1)}, u"hand-points"_s,
        [] { return tr("Give"); }, parent);
    question.note([who = teamName(document.league(), chosen)] {
        return tr("Points for %1; below 0, they are taken.").arg(who);
    });
    question.ask(u"points"_s);
    question.askReason();
    question.open();
}

} // namespace dugout
