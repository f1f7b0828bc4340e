// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/fixturequestions.h"

#include "core/leaguebook/handpairing.h"
#include "core/leaguebook/leaguedraw.h"
#include "core/sharing/sharedmatch.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/correctionpreview.h"
#include "ui/league/encounterquestion.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/questiondialog.h"
#include "ui/league/whenfield.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostCount = 99;
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

/// The ways a fixture can end, as the form offers them.
enum class Ending { Played, HomeConceded, AwayConceded, HomeMissing, AwayMissing, Nobody, Awarded };

FixtureResult resultOf(const LeagueFixture &fixture, Ending ending)
{
    FixtureResult result;
    result.home = fixture.home;
    result.away = fixture.away;
    switch (ending) {
    case Ending::HomeConceded:
        result.conceded = FixtureSide::Home;
        result.winner = FixtureSide::Away;
        break;
    case Ending::AwayConceded:
        result.conceded = FixtureSide::Away;
        result.winner = FixtureSide::Home;
        break;
    case Ending::HomeMissing:
        result.kind = ResultKind::Forfeit;
        result.winner = FixtureSide::Away;
        break;
    case Ending::AwayMissing:
        result.kind = ResultKind::Forfeit;
        result.winner = FixtureSide::Home;
        break;
    case Ending::Nobody:
        result.kind = ResultKind::DoubleForfeit;
        break;
    case Ending::Awarded:
        result.kind = ResultKind::Awarded;
        break;
    case Ending::Played:
        break;
    }
    return result;
}

Ending endingOf(const LeagueFixture &fixture)
{
    if (!fixture.outcome)
        return Ending::Played;
    const FixtureResult &result = fixture.outcome->result;
    if (result.kind == ResultKind::DoubleForfeit)
        return Ending::Nobody;
    if (result.kind == ResultKind::Awarded)
        return Ending::Awarded;
    if (result.kind == ResultKind::Forfeit)
        return result.winner == FixtureSide::Home ? Ending::AwayMissing : Ending::HomeMissing;
    if (result.conceded == FixtureSide::Neither)
        return Ending::Played;
    return result.conceded == FixtureSide::Home ? Ending::HomeConceded : Ending::AwayConceded;
}

QStringList endingWords(const QString &home, const QString &away)
{
    return {FixtureQuestions::tr("played"),
            FixtureQuestions::tr("%1 conceded").arg(home),
            FixtureQuestions::tr("%1 conceded").arg(away),
            FixtureQuestions::tr("%1 did not come").arg(home),
            FixtureQuestions::tr("%1 did not come").arg(away),
            FixtureQuestions::tr("nobody came"),
            FixtureQuestions::tr("awarded")};
}

/// Who won where the score does not say it.
ChoiceBox *addShootOut(QuestionDialog *dialog, const QString &home, const QString &away)
{
    return dialog->addChoice([] { return FixtureQuestions::tr("On a draw, the winner is"); },
                             [home, away] {
                                 return QStringList{FixtureQuestions::tr("nobody"), home, away};
                             },
                             {static_cast<int>(FixtureSide::Neither),
                              static_cast<int>(FixtureSide::Home),
                              static_cast<int>(FixtureSide::Away)});
}

} // namespace

void FixtureQuestions::result(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture *fixture = document.league().fixture(id);
    if (!fixture || fixture->isBye())
        return;
    if (document.league().competitionOf(id)->rules.isSkirmish()) {
        EncounterQuestion::ask(document, id, parent);
        return;
    }
    const QString home = teamName(document.league(), fixture->home);
    const QString away = teamName(document.league(), fixture->away);
    const FixtureResult known = fixture->outcome ? fixture->outcome->result : FixtureResult{};
    auto *dialog
        = new QuestionDialog([] { return tr("Result"); }, [] { return tr("Enter"); }, parent);
    dialog->setObjectName(u"fixture-result"_s);
    const auto isKept = [&document](const EntrantId &side) {
        const LeagueTeam *team = document.league().team(side);
        return team && !team->sheet.isEmpty();
    };
    if (!fixture->outcome && isKept(fixture->home) && isKept(fixture->away))
        dialog->addNote([] {
            return tr("Only the result: both teams stay as they are. \"From paper\" also asks who "
                      "did what, and changes them.");
        });
    QVariantList endings;
    for (int i = 0; i <= static_cast<int>(Ending::Awarded); ++i)
        endings.append(i);
    ChoiceBox *ending = dialog->addChoice([] { return tr("How it ended"); },
                                          [home, away] { return endingWords(home, away); }, endings,
                                          static_cast<int>(endingOf(*fixture)));
    ending->setObjectName(u"result-ending"_s);
    NumberBox *td = dialog->addNumber([home] { return tr("Touchdowns, %1").arg(home); }, 0,
                                      mostCount, known.td);
    NumberBox *tdAway = dialog->addNumber([away] { return tr("Touchdowns, %1").arg(away); }, 0,
                                          mostCount, known.tdAgainst);
    NumberBox *cas = dialog->addNumber([home] { return tr("Casualties, %1").arg(home); }, 0,
                                       mostCount, known.cas);
    NumberBox *casAway = dialog->addNumber([away] { return tr("Casualties, %1").arg(away); }, 0,
                                           mostCount, known.casAgainst);
    td->setObjectName(u"result-td"_s);
    tdAway->setObjectName(u"result-td-away"_s);
    cas->setObjectName(u"result-cas"_s);
    casAway->setObjectName(u"result-cas-away"_s);
    ChoiceBox *winner = addShootOut(dialog, home, away);
    dialog->show(winner, needsWinner(*document.league().competitionOf(id), *fixture));
    TextField *reason = dialog->addText(reasonWords());
    const auto showCounts = [=] {
        const auto how = static_cast<Ending>(ending->currentData().toInt());
        const bool counts
            = how != Ending::HomeMissing && how != Ending::AwayMissing && how != Ending::Nobody;
        for (QWidget *field : std::initializer_list<QWidget *>{td, tdAway, cas, casAway})
            dialog->show(field, counts);
    };
    QObject::connect(ending, &QComboBox::currentIndexChanged, dialog, showCounts);
    showCounts();
    const auto outcomeNow = [&document, id, ending, td, tdAway, cas, casAway, winner, reason] {
        const LeagueFixture *now = document.league().fixture(id);
        const auto how = static_cast<Ending>(ending->currentData().toInt());
        FixtureOutcome outcome;
        outcome.result = resultOf(*now, how);
        outcome.source = how == Ending::Played ? ResultSource::Paper : ResultSource::Commissioner;
        const bool counts = outcome.result.kind != ResultKind::Forfeit
            && outcome.result.kind != ResultKind::DoubleForfeit;
        if (counts) {
            outcome.result.td = td->value();
            outcome.result.tdAgainst = tdAway->value();
            outcome.result.cas = cas->value();
            outcome.result.casAgainst = casAway->value();
            if (outcome.result.winner == FixtureSide::Neither && td->value() == tdAway->value())
                outcome.result.winner = static_cast<FixtureSide>(winner->currentData().toInt());
        }
        outcome.note = reason->text().trimmed();
        return LeagueEvent{ResultEntered{id, outcome, std::nullopt}, outcome.note};
    };
    if (fixture->outcome) { // a correction is looked at before it is done
        dialog->addNote(
            [&document, outcomeNow] { return previewOfDoing(document, {outcomeNow()}); });
        const auto say = [dialog] { dialog->sayAgain(); };
        for (NumberBox *each : {td, tdAway, cas, casAway})
            QObject::connect(each, &QSpinBox::valueChanged, dialog, say);
        for (ChoiceBox *each : {ending, winner})
            QObject::connect(each, &QComboBox::currentIndexChanged, dialog, say);
    }
    dialog->setTry([&document, id, outcomeNow] {
        return document.league().fixture(id)
            ? document.said(document.toChange().act(std::vector{outcomeNow()}))
            : QString();
    });
    td->setFocus();
    td->selectAll();
    dialog->open();
}

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

void FixtureQuestions::sign(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture *fixture = document.league().fixture(id);
    if (!fixture || !fixture->outcome)
        return;
    const QString home = coachName(document.league(), fixture->home);
    const QString away = coachName(document.league(), fixture->away);
    auto *dialog = new QuestionDialog([] { return tr("Sign the result"); },
                                      [] { return tr("Sign"); }, parent);
    dialog->setObjectName(u"fixture-sign"_s);
    const QString line = u"%1: %2"_s.arg(LeagueWords::pair(document.league(), *fixture),
                                         LeagueWords::result(*fixture));
    dialog->addNote([line] { return line; });
    QCheckBox *byHome = dialog->addCheck([home] { return tr("%1 stands by it").arg(home); },
                                         fixture->outcome->homeSigned);
    QCheckBox *byAway = dialog->addCheck([away] { return tr("%1 stands by it").arg(away); },
                                         fixture->outcome->awaySigned);
    const auto maySign = [&document](const EntrantId &side) {
        return !document.note() || isHis(*document.note(), {side.text()});
    };
    byHome->setEnabled(!fixture->outcome->homeSigned && maySign(fixture->home));
    byAway->setEnabled(!fixture->outcome->awaySigned && maySign(fixture->away));
    dialog->setTry([&document, id, byHome, byAway] {
        std::vector<LeagueEvent> events;
        if (byHome->isEnabled() && byHome->isChecked())
            events.push_back({ResultSigned{id, FixtureSide::Home}, {}});
        if (byAway->isEnabled() && byAway->isChecked())
            events.push_back({ResultSigned{id, FixtureSide::Away}, {}});
        return events.empty() ? QString() : document.said(document.toChange().act(events));
    });
    dialog->open();
}

void FixtureQuestions::withdraw(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture *fixture = document.league().fixture(id);
    if (!fixture || !fixture->outcome)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Take the result back"); },
                                      [] { return tr("Take back"); }, parent);
    dialog->setObjectName(u"fixture-withdraw"_s);
    const QString line = u"%1: %2"_s.arg(LeagueWords::pair(document.league(), *fixture),
                                         LeagueWords::result(*fixture));
    dialog->addNote([line] { return line; });
    dialog->addNote([&document, id] {
        return previewOfDoing(document, {{ResultWithdrawn{id}, {}}});
    });
    TextField *reason = dialog->addText(reasonWords());
    dialog->setTry([&document, id, reason] {
        return document.said(
            document.toChange().act(ResultWithdrawn{id}, reason->text().trimmed()));
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

void FixtureQuestions::pair(LeagueDocument &document, QWidget *parent)
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
    dialog->setTry([&document, id = document.competition()->id, home, away, friendly] {
        const auto event
            = pairByHand(document.league(), id, EntrantId(home->currentData().toString()),
                         EntrantId(away->currentData().toString()), friendly->isChecked());
        return event ? document.said(document.toChange().act({*event})) : event.error().message;
    });
    dialog->open();
}

} // namespace dugout
