// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/seasonquestions.h"

#include "core/club/club.h"
#include "ui/common/choicebox.h"
#include "ui/common/textfield.h"
#include "ui/league/actquestion.h"
#include "ui/league/competition/competitiondialog.h"
#include "ui/league/competition/leaguerulesdialog.h"
#include "ui/league/leaguedocument.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Of seasons that are over, the newest first.
std::vector<CompetitionId> withDivisions(const League &league)
{
    std::vector<CompetitionId> found;
    for (auto season = league.seasons.rbegin(); season != league.seasons.rend(); ++season) {
        for (const Competition &each : season->competitions) {
            if (season->ended && !each.phases.empty() && each.phases.front().divisions.size() > 1)
                found.push_back(each.id);
        }
    }
    return found;
}

/// The newest first; then the templates of this machine.
std::vector<CompetitionDialog::Pattern> patternsOf(const LeagueDocument &document)
{
    std::vector<CompetitionDialog::Pattern> patterns;
    const League &league = document.league();
    for (auto season = league.seasons.rbegin(); season != league.seasons.rend(); ++season) {
        for (const Competition &each : season->competitions)
            patterns.push_back(
                {u"%1 · %2"_s.arg(season->name, each.rules.name), planOf(each.rules), each.id});
    }
    const LeagueRepository &leagues = document.services().leagues;
    const auto names = leagues.templates();
    for (const QString &each : names ? *names : QStringList()) {
        if (const auto plan = leagues.templateNamed(each))
            patterns.push_back({each, *plan, {}});
    }
    return patterns;
}

} // namespace

void SeasonQuestions::begin(LeagueDocument &document, QWidget *parent)
{
    const QString name = tr("Season %1").arg(document.league().seasons.size() + 1);
    ActQuestion question(
        document, BeginSeason{name}, u"begin-season"_s, [] { return tr("Start season"); }, parent);
    question.ask(u"name"_s, u"season-name"_s);
    question.open();
}

void SeasonQuestions::announce(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new CompetitionDialog(
        document.league(), patternsOf(document),
        [&document](const CompetitionDialog &asked) {
            std::vector<LeagueEvent> made;
            const QString problem = document.done(
                {AnnounceCompetition{asked.like(), {}, asked.plan(), asked.teams(), false}, {}},
                &made);
            if (problem.isEmpty())
                document.show(made.front().data.get<CompetitionAdded>().competition);
            return problem;
        },
        parent);
    dialog->open();
}

void SeasonQuestions::change(LeagueDocument &document, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown)
        return;
    auto *dialog = new CompetitionDialog(
        *shown,
        [&document, id = shown->id](const CompetitionDialog &asked) {
            return document.done({ChangeCompetition{id, asked.plan()}, asked.reason()});
        },
        parent);
    dialog->setNow([&document, id = shown->id] {
        const Competition *now = document.league().competition(id);
        return now ? &now->rules : nullptr;
    });
    dialog->open();
}

bool SeasonQuestions::canPromote(const League &league)
{
    return league.currentSeason() && !withDivisions(league).empty();
}

void SeasonQuestions::promote(LeagueDocument &document, QWidget *parent)
{
    QVariantList ids;
    QStringList names;
    for (const CompetitionId &each : withDivisions(document.league())) {
        ids.append(each.text());
        names.append(u"%1 · %2"_s.arg(document.league().seasonOf(each)->name,
                                      document.league().competition(each)->rules.name));
    }
    if (ids.isEmpty())
        return;
    ActQuestion question(
        document, PromoteDivisions{CompetitionId(ids.front().toString()), 1, {}}, u"promotion"_s,
        [] { return tr("Create competition"); }, parent);
    question.note([] {
        return tr("A competition with the same rules and divisions: the last of each division "
                  "change places with the first of the one below.");
    });
    ChoiceBox *from = question.askAmong(u"competition"_s, ids, [names] { return names; });
    question.ask(u"places"_s, u"promotion-places"_s);
    auto *name = qobject_cast<TextField *>(question.ask(u"name"_s, u"promotion-name"_s));
    const auto suggest = [&document, from, name] {
        const Competition *old
            = document.league().competition(CompetitionId(from->currentData().toString()));
        name->setText(old ? old->rules.name : QString());
    };
    QObject::connect(from, &QComboBox::currentIndexChanged, name, suggest);
    suggest();
    question.open([&document](const std::vector<LeagueEvent> &made) {
        document.show(made.front().data.get<CompetitionAdded>().competition);
    });
}

void SeasonQuestions::endCompetition(LeagueDocument &document, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown)
        return;
    ActQuestion question(
        document, EndCompetition{shown->id}, u"end-competition"_s, [] { return tr("End it"); },
        parent);
    question.note([name = shown->rules.name] {
        return tr("%1 ends; open matches stay without a result.").arg(name);
    });
    question.askReason();
    question.open();
}

void SeasonQuestions::callOff(LeagueDocument &document, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown)
        return;
    ActQuestion question(
        document, CallOffCompetition{shown->id}, u"call-off"_s,
        [] { return tr("Cancel competition"); }, parent);
    question.note([name = shown->rules.name] { return tr("%1 is not played.").arg(name); });
    question.askReason();
    question.open();
}

void SeasonQuestions::keepTemplate(LeagueDocument &document, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Save as template"); },
                                      [] { return tr("Keep"); }, parent);
    dialog->setObjectName(u"keep-template"_s);
    dialog->addNote([name = shown->rules.name] {
        return tr("The rules of %1 are offered for every new competition on this computer. A "
                  "template of the same name is replaced.")
            .arg(name);
    });
    TextField *name = dialog->addText([] { return tr("Name of the template"); }, shown->rules.name);
    name->setObjectName(u"template-name"_s);
    dialog->setTry([&document, rules = shown->rules, name] {
        const auto kept = document.services().leagues.keepTemplate(name->text(), rules);
        if (!kept)
            return kept.error().message;
        emit document.told(tr("Template \"%1\" saved.").arg(name->text().trimmed()));
        return QString();
    });
    dialog->open();
}

void SeasonQuestions::rename(LeagueDocument &document, QWidget *parent)
{
    ActQuestion question(
        document, RenameLeague{document.league().name}, u"rename-league"_s,
        [] { return tr("Rename"); }, parent);
    question.ask(u"name"_s);
    question.open();
}

void SeasonQuestions::rules(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new LeagueRulesDialog(
        document.services().club.library(), document.league(),
        [&document](const LeagueRulesDialog &asked) {
            const LeagueRules rules = asked.rules();
            return document.done({ChangeRules{rules.options, rules.rosters, rules.budget,
                                              rules.budgetRise, rules.buyBack, asked.fromRound()},
                                  asked.reason()});
        },
        parent);
    dialog->open();
}

} // namespace dugout
