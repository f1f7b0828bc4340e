// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/members/memberquestions.h"

#include "core/leaguebook/announcement.h"
#include "core/leaguebook/state/squads.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/shop/boughtforgood.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/members/forgooddialog.h"
#include "ui/league/questiondialog.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int highestNaf = 9'999'999;
constexpr int mostHandPoints = 1'000;

QuestionDialog::Words reasonWords()
{
    return [] { return MemberQuestions::tr("Reason"); };
}

/// What becomes of the results of somebody who leaves.
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
    auto *dialog
        = new QuestionDialog([bands] { return bands ? tr("A band") : tr("A team on paper"); },
                             [] { return tr("Register"); }, parent);
    dialog->setObjectName(u"paper-team"_s);
    if (!bands)
        dialog->addNote([] { return tr("For a team whose sheet is not kept with Dugout."); });
    TextField *name = dialog->addText([] { return tr("Name"); });
    TextField *coach = dialog->addText([bands] { return bands ? tr("Player") : tr("Coach"); });
    name->setObjectName(u"paper-name"_s);
    coach->setObjectName(u"paper-coach"_s);
    const auto ruleset = document.ruleset();
    QVariantList ids{QString()};
    for (const Roster &each : ruleset ? ruleset->rosters() : KeyedList<Roster>())
        ids.append(each.id.text());
    for (const Warband &each : ruleset ? ruleset->warbands() : KeyedList<Warband>())
        ids.append(each.id.text());
    ChoiceBox *roster
        = dialog->addChoice([bands] { return bands ? tr("Band") : tr("Race"); },
                            [ids, ruleset] {
                                QStringList names{tr("not said")};
                                for (const QVariant &id : ids.mid(1))
                                    names.append(raceName(ruleset.get(), RosterId(id.toString())));
                                return names;
                            },
                            ids);
    dialog->setTry([&document, name, coach, roster] {
        return document.said(document.services().leagues.registerPaperTeam(
            document.toChange(), name->text(), coach->text(),
            RosterId(roster->currentData().toString())));
    });
    dialog->open();
}

void MemberQuestions::coach(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    const LeagueCoach *known = member ? document.league().coach(member->coach) : nullptr;
    if (!known)
        return;
    auto *dialog
        = new QuestionDialog([] { return tr("Coach"); }, [] { return tr("Record"); }, parent);
    dialog->setObjectName(u"coach-record"_s);
    TextField *name = dialog->addText([] { return tr("Name"); }, known->name);
    NumberBox *naf = dialog->addNumber([] { return tr("NAF number"); }, 0, highestNaf, known->naf);
    TextField *contact = dialog->addText([] { return tr("Contact"); }, known->contact);
    dialog->addNote([] { return tr("Only the commissioner sees the contact."); });
    dialog->setTry([&document, id = known->id, name, naf, contact] {
        return document.said(document.toChange().act(
            CoachRecorded{{id, name->text().trimmed(), naf->value(), contact->text().trimmed()}}));
    });
    dialog->open();
}

void MemberQuestions::handOn(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Hand the team on"); },
                                      [] { return tr("Hand on"); }, parent);
    dialog->setObjectName(u"hand-on"_s);
    const QString handed = member->name;
    dialog->addNote([handed] { return tr("Who coaches %1 from now on?").arg(handed); });
    TextField *name = dialog->addText([] { return tr("Coach"); });
    TextField *reason = dialog->addText(reasonWords());
    dialog->setTry([&document, team, name, reason] {
        const QString wanted = name->text().trimmed();
        std::vector<LeagueEvent> events;
        CoachId coach;
        for (const LeagueCoach &each : document.league().coaches) {
            if (each.name.compare(wanted, Qt::CaseInsensitive) == 0)
                coach = each.id;
        }
        if (coach.isEmpty()) {
            coach = CoachId(newLeagueItemId());
            events.push_back({CoachRecorded{{coach, wanted}}, {}});
        }
        events.push_back({TeamHandedOn{team, coach}, reason->text().trimmed()});
        return document.said(document.toChange().act(events));
    });
    dialog->open();
}

void MemberQuestions::leave(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    auto *dialog = new QuestionDialog([] { return tr("A team leaves"); },
                                      [] { return tr("Let it go"); }, parent);
    dialog->setObjectName(u"team-leaves"_s);
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
    TextField *reason = dialog->addText(reasonWords());
    QCheckBox *retires
        = dialog->addCheck([] { return tr("It retires and never plays again"); }, false);
    QObject::connect(what, &QComboBox::currentIndexChanged, dialog,
                     [what, retires] { retires->setVisible(!what->currentData().toBool()); });
    dialog->setTry([&document, team, quit, what, results, reason, retires] {
        const auto left = static_cast<LeftResults>(results->currentData().toInt());
        if (what->currentData().toBool())
            return document.said(
                document.toChange().act(EntrantLeft{quit, team, left}, reason->text().trimmed()));
        return document.said(document.toChange().act(TeamLeft{team, left, retires->isChecked()},
                                                     reason->text().trimmed()));
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
    CompetitionEntry entry = known ? *known : CompetitionEntry{team};
    auto *dialog
        = new QuestionDialog([] { return tr("Taking part"); }, [] { return tr("Enter"); }, parent);
    dialog->setObjectName(u"enter-team"_s);
    const QString who = member->name;
    const QString what = shown->rules.name;
    dialog->addNote([who, what] { return tr("%1 takes part in %2.").arg(who, what); });
    TextField *division = dialog->addText([] { return tr("Division"); }, entry.division);
    NumberBox *seed = dialog->addNumber([] { return tr("Seed"); }, 0, 256, entry.seed);
    TextField *squad = dialog->addText([] { return tr("Squad"); }, entry.squad);
    squad->setObjectName(u"entry-squad"_s);
    dialog->show(squad, shown->rules.hasSquads());
    dialog->setTry([&document, id = shown->id, entry, division, seed, squad]() mutable {
        entry.division = division->text().trimmed();
        entry.seed = seed->value();
        entry.squad = squad->text().trimmed();
        const Competition *entered = document.league().competition(id);
        return entered ? document.said(document.toChange().act(entering(*entered, entry)))
                       : tr("Somebody else has removed this competition.");
    });
    dialog->open();
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
            const QString problem = document.said(
                document.services().leagues.buyForGood(document.toChange(), team, wanted));
            if (problem.isEmpty())
                emit document.sheetsChanged();
            return problem;
        },
        parent);
    dialog->open();
}

void MemberQuestions::club(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Club of a team"); },
                                      [] { return tr("Take over"); }, parent);
    dialog->setObjectName(u"club-of-team"_s);
    const QString who = member->name;
    dialog->addNote([who] {
        return tr("Which club does %1 belong to? Teams of one club are kept apart in a first round "
                  "that is still to be drawn.")
            .arg(who);
    });
    TextField *club = dialog->addText([] { return tr("Club"); }, member->club);
    club->setObjectName(u"club-name"_s);
    dialog->setTry([&document, team, club] {
        return document.said(document.toChange().act(ClubChanged{team, club->text().trimmed()}));
    });
    dialog->open();
}

void MemberQuestions::points(LeagueDocument &document, const EntrantId &chosen, QWidget *parent)
{
    const Competition *shown = document.competition();
    const auto players = shown ? withMembers(*shown, {chosen}) : std::vector<EntrantId>();
    const EntrantId team = players.empty() ? EntrantId() : players.front(); // counts for its squad
    if (!document.league().team(team))
        return;
    auto *dialog = new QuestionDialog([] { return tr("Points by hand"); },
                                      [] { return tr("Give"); }, parent);
    dialog->setObjectName(u"hand-points"_s);
    const QString who = teamName(document.league(), chosen);
    dialog->addNote([who] { return tr("Points for %1; below 0, they are taken.").arg(who); });
    NumberBox *points
        = dialog->addNumber([] { return tr("Points"); }, -mostHandPoints, mostHandPoints, 1);
    TextField *reason = dialog->addText(reasonWords());
    dialog->setTry([&document, id = shown->id, team, points, reason] {
        return document.said(document.toChange().act(
            PointsGiven{id, team, Rational(points->value())}, reason->text().trimmed()));
    });
    dialog->open();
}

} // namespace dugout
