// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/seasonquestions.h"

#include "core/club/club.h"
#include "core/leaguebook/announcement.h"
#include "ui/common/textfield.h"
#include "ui/league/competitiondialog.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguerulesdialog.h"
#include "ui/league/questiondialog.h"

using namespace Qt::StringLiterals;

namespace dugout {

void SeasonQuestions::begin(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new QuestionDialog([] { return tr("Begin a season"); },
                                      [] { return tr("Begin"); }, parent);
    dialog->setObjectName(u"begin-season"_s);
    TextField *name = dialog->addText([] { return tr("Name of the season"); },
                                      tr("Season %1").arg(document.league().seasons.size() + 1));
    name->setObjectName(u"season-name"_s);
    name->selectAll();
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
            const auto done = document.toChange().act(
                announcement(id, asked.rules(), asked.teams(), document.services().random));
            if (!done)
                return done.error().message;
            document.show(id);
            return QString();
        },
        parent);
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
