// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/seasonquestions.h"

#include "core/club/club.h"
#include "core/leaguebook/announcement.h"
#include "core/leaguebook/season/seasonend.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/competition/competitiondialog.h"
#include "ui/league/competition/leaguerulesdialog.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/questiondialog.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostPromoted = 16;

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

} // namespace

void SeasonQuestions::begin(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new QuestionDialog([] { return tr("Begin a season"); },
                                      [] { return tr("Begin"); }, parent);
    dialog->setObjectName(u"begin-season"_s);
    TextField *name = dialog->addText([] { return tr("Name of the season"); },
                                      tr("Season %1").arg(document.league().seasons.size() + 1));
    name->setObjectName(u"season-name"_s);
    dialog->setTry([&document, name] {
        return document.said(document.toChange().act(
            SeasonBegun{SeasonId(newLeagueItemId()), name->text().trimmed()}));
    });
    dialog->open();
}

void SeasonQuestions::announce(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new CompetitionDialog(
        document.league(),
        [&document](const CompetitionDialog &asked) {
            const CompetitionId id(newLeagueItemId());
            const CompetitionRules rules = asked.rules();
            const auto done = document.toChange().act(
                announcement(id, rules, entriesFor(document.league(), rules, asked.teams()),
                             document.services().random));
            if (!done)
                return document.said(done);
            document.show(id);
            return QString();
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
            return document.said(
                document.toChange().act(CompetitionChanged{id, asked.rules()}, asked.reason()));
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
    auto *dialog = new QuestionDialog([] { return tr("Promotion and relegation"); },
                                      [] { return tr("Announce"); }, parent);
    dialog->setObjectName(u"promotion"_s);
    dialog->addNote([] {
        return tr("A competition with the same rules and divisions: the last of each division "
                  "change places with the first of the one below.");
    });
    ChoiceBox *from = dialog->addChoice([] { return tr("After"); }, [names] { return names; }, ids);
    NumberBox *places
        = dialog->addNumber([] { return tr("How many go up and down"); }, 0, mostPromoted, 1);
    TextField *name = dialog->addText([] { return tr("Name"); });
    name->setObjectName(u"promotion-name"_s);
    places->setObjectName(u"promotion-places"_s);
    const auto suggest = [&document, from, name] {
        const Competition *old
            = document.league().competition(CompetitionId(from->currentData().toString()));
        name->setText(old ? old->rules.name : QString());
    };
    QObject::connect(from, &QComboBox::currentIndexChanged, dialog, suggest);
    suggest();
    dialog->setTry([&document, from, places, name] {
        const CompetitionId id(newLeagueItemId());
        const auto events
            = promotion(document.league(), id, CompetitionId(from->currentData().toString()),
                        places->value(), name->text().trimmed(), document.services().random);
        if (!events)
            return events.error().message;
        const auto done = document.toChange().act(*events);
        if (!done)
            return done.error().message;
        document.show(id);
        return QString();
    });
    dialog->open();
}

void SeasonQuestions::endCompetition(LeagueDocument &document, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown)
        return;
    auto *dialog = new QuestionDialog([] { return tr("End the competition"); },
                                      [] { return tr("End it"); }, parent);
    dialog->setObjectName(u"end-competition"_s);
    const QString name = shown->rules.name;
    dialog->addNote(
        [name] { return tr("%1 is over then; what is open stays without a result.").arg(name); });
    TextField *reason = dialog->addText([] { return tr("Reason"); });
    dialog->setTry([&document, id = shown->id, reason] {
        return document.said(
            document.toChange().act(CompetitionEnded{id}, reason->text().trimmed()));
    });
    dialog->open();
}

void SeasonQuestions::callOff(LeagueDocument &document, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Call the competition off"); },
                                      [] { return tr("Call off"); }, parent);
    dialog->setObjectName(u"call-off"_s);
    const QString name = shown->rules.name;
    dialog->addNote([name] { return tr("%1 is not played.").arg(name); });
    TextField *reason = dialog->addText([] { return tr("Reason"); });
    dialog->setTry([&document, id = shown->id, reason] {
        return document.said(
            document.toChange().act(CompetitionRemoved{id}, reason->text().trimmed()));
    });
    dialog->open();
}

void SeasonQuestions::rename(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new QuestionDialog([] { return tr("Rename the league"); },
                                      [] { return tr("Rename"); }, parent);
    dialog->setObjectName(u"rename-league"_s);
    TextField *name = dialog->addText([] { return tr("Name"); }, document.league().name);
    dialog->setTry([&document, name] {
        return document.said(document.toChange().act(LeagueRenamed{name->text().trimmed()}));
    });
    dialog->open();
}

void SeasonQuestions::rules(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new LeagueRulesDialog(
        document.services().club.library(), document.league(),
        [&document](const LeagueRulesDialog &asked) {
            return document.said(document.toChange().act(
                RulesChanged{asked.rules(), asked.fromRound()}, asked.reason()));
        },
        parent);
    dialog->open();
}

} // namespace dugout
