// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/fixturequestions.h"

#include "core/leaguebook/handpairing.h"
#include "core/leaguebook/leaguedraw.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/questiondialog.h"
#include "ui/league/whenfield.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostTable = 9'999;

QuestionDialog::Words reasonWords()
{
    return [] { return FixtureQuestions::tr("Reason"); };
}

/// A choice among those who take part.
ChoiceBox *addTeams(QuestionDialog *dialog, const QuestionDialog::Words &label,
                    const LeagueDocument &document, const EntrantId &chosen, bool orBye)
{
    QVariantList ids;
    QStringList names;
    if (orBye)
        ids.append(QString());
    for (const CompetitionEntry &each : document.competition()->entries) {
        if (each.left)
            continue;
        ids.append(each.team.text());
        names.append(teamName(document.league(), each.team));
    }
    return dialog->addChoice(
        label,
        [names, orBye] {
            return orBye ? QStringList{FixtureQuestions::tr("nobody: a bye")} + names : names;
        },
        ids, chosen.text());
}

} // namespace

void FixtureQuestions::play(LeagueDocument &document, const FixtureId &id,
                            const std::function<void()> &start, QWidget *parent)
{
    const League &league = document.league();
    const LeagueFixture *fixture = league.fixture(id);
    if (!fixture)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Play the match"); },
                                      [] { return tr("Play"); }, parent);
    dialog->setObjectName(u"fixture-start"_s);
    const QString pair = LeagueWords::pair(league, *fixture);
    const QString competition = league.competitionOf(id)->rules.name;
    const int round = league.roundOf(id)->number;
    dialog->addNote([pair] { return pair; });
    dialog->addNote(
        [competition, round] { return tr("%1, round %2").arg(competition).arg(round); });
    dialog->addNote([] { return tr("Teams and rules are set by the league."); });
    // The window goes to the match: after the dialog has gone.
    QObject::connect(dialog, &QDialog::accepted, parent, start, Qt::QueuedConnection);
    dialog->open();
}

void FixtureQuestions::arrange(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture *fixture = document.league().fixture(id);
    if (!fixture)
        return;
    auto *dialog = new QuestionDialog([] { return tr("When and where"); },
                                      [] { return tr("Arrange"); }, parent);
    dialog->setObjectName(u"fixture-arrangement"_s);
    const FixtureArrangement &when = fixture->when;
    const QString pair = LeagueWords::pair(document.league(), *fixture);
    dialog->addNote([pair] { return pair; });
    WhenField *date = dialog->addWhen([] { return tr("Date"); }, when.dateMs);
    WhenField *deadline = dialog->addWhen([] { return tr("Deadline"); }, when.deadlineMs);
    TextField *place = dialog->addText([] { return tr("Place"); }, when.place);
    NumberBox *table = dialog->addNumber([] { return tr("Table"); }, 0, mostTable, when.table);
    dialog->setTry([&document, id, date, deadline, place, table] {
        return document.said(document.toChange().act(FixtureArranged{
            id, {date->atMs(), deadline->atMs(), place->text().trimmed(), table->value()}}));
    });
    dialog->open();
}

void FixtureQuestions::changePair(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture *fixture = document.league().fixture(id);
    if (!fixture || !document.competition())
        return;
    auto *dialog = new QuestionDialog([] { return tr("Change the pair"); },
                                      [] { return tr("Change"); }, parent);
    dialog->setObjectName(u"fixture-pair"_s);
    ChoiceBox *home = addTeams(
        dialog, [] { return tr("Home"); }, document, fixture->home, false);
    ChoiceBox *away = addTeams(
        dialog, [] { return tr("Away"); }, document, fixture->away, true);
    TextField *reason = dialog->addText(reasonWords());
    home->setObjectName(u"pair-home"_s);
    away->setObjectName(u"pair-away"_s);
    dialog->addNote([] { return tr("Who is put out takes the place of who comes in."); });
    dialog->setTry([&document, id, home, away, reason] {
        return document.said(
            document.toChange().act(PairChanged{id, EntrantId(home->currentData().toString()),
                                                EntrantId(away->currentData().toString())},
                                    reason->text().trimmed()));
    });
    dialog->open();
}

void FixtureQuestions::publish(LeagueDocument &document, int round, QWidget *parent)
{
    if (!document.competition())
        return;
    auto *dialog = new QuestionDialog([round] { return tr("Publish round %1").arg(round); },
                                      [] { return tr("Publish"); }, parent);
    dialog->setObjectName(u"publish-round"_s);
    dialog->addNote([] { return tr("From now on everybody sees this round."); });
    WhenField *deadline = dialog->addWhen([] { return tr("Deadline"); }, 0);
    dialog->setTry([&document, id = document.competition()->id, round, deadline] {
        return document.said(document.toChange().act(RoundPublished{id, round, deadline->atMs()}));
    });
    dialog->open();
}

void FixtureQuestions::discard(LeagueDocument &document, QWidget *parent)
{
    if (!document.competition())
        return;
    const int round = document.competition()->roundCount();
    auto *dialog = new QuestionDialog([round] { return tr("Discard round %1").arg(round); },
                                      [] { return tr("Discard"); }, parent);
    dialog->setObjectName(u"discard-round"_s);
    dialog->addNote([] { return tr("Its pairs are forgotten; the round can be drawn anew."); });
    TextField *reason = dialog->addText(reasonWords());
    dialog->setTry([&document, id = document.competition()->id, round, reason] {
        return document.said(
            document.toChange().act(RoundDiscarded{id, round}, reason->text().trimmed()));
    });
    dialog->open();
}

void FixtureQuestions::pair(LeagueDocument &document, QWidget *parent,
                            const std::function<void(const FixtureId &)> &paired)
{
    if (!document.competition())
        return;
    auto *dialog = new QuestionDialog([] { return tr("A match by hand"); },
                                      [] { return tr("Pair"); }, parent);
    dialog->setObjectName(u"pair-by-hand"_s);
    ChoiceBox *home = addTeams(
        dialog, [] { return tr("Home"); }, document, {}, false);
    ChoiceBox *away = addTeams(
        dialog, [] { return tr("Away"); }, document, {}, false);
    away->setCurrentIndex(1);
    QCheckBox *friendly
        = dialog->addCheck([] { return tr("A friendly: counts in no table"); }, false);
    dialog->setTry([&document, id = document.competition()->id, home, away, friendly, paired] {
        const auto event
            = pairByHand(document.league(), id, EntrantId(home->currentData().toString()),
                         EntrantId(away->currentData().toString()), friendly->isChecked());
        if (!event)
            return event.error().message;
        const QString problem = document.said(document.toChange().act({*event}));
        if (problem.isEmpty() && paired)
            paired(event->deed.get<FixtureAdded>().fixture.id);
        return problem;
    });
    dialog->open();
}

} // namespace dugout
