// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtureresults.h"
#include "core/sharing/sharedmatch.h"
#include "ui/common/textfield.h"
#include "ui/league/correctionpreview.h"
#include "ui/league/fixturequestions.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/questiondialog.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

// What is asked about a result that is there: who stands by it, who does not, whether it goes.

namespace {

QString whatCountsInstead(const LeagueEvent &event)
{
    const auto *match = event.deed.find<ResultEntered>();
    return !match ? QString()
                  : FixtureQuestions::tr("What its match says counts again: %1:%2.")
                        .arg(match->outcome.result.td)
                        .arg(match->outcome.result.tdAgainst)
            + u'\n';
}

} // namespace

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
    // Whoever decides about it reads all that was said, not what a row has room for.
    if (fixture->outcome->disputed != FixtureSide::Neither) {
        const QString who = fixture->outcome->disputed == FixtureSide::Home ? home : away;
        dialog->addNote(
            [who, why = fixture->outcome->dispute] { return LeagueWords::disputedBy(who, why); });
    }
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

FixtureSide FixtureQuestions::disputes(const LeagueDocument &document, const LeagueFixture &fixture)
{
    const auto &note = document.note();
    if (!note || note->role != SharedRole::Coach)
        return FixtureSide::Neither;
    for (const auto &[side, team] :
         {std::pair(FixtureSide::Home, fixture.home), std::pair(FixtureSide::Away, fixture.away)}) {
        if (note->teams.contains(team.text()) && isDisputable(fixture, side))
            return side;
    }
    return FixtureSide::Neither;
}

void FixtureQuestions::dispute(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture *fixture = document.league().fixture(id);
    const FixtureSide side = fixture ? disputes(document, *fixture) : FixtureSide::Neither;
    if (side == FixtureSide::Neither)
        return;
    auto *dialog = new QuestionDialog([] { return tr("Dispute the result"); },
                                      [] { return tr("Dispute"); }, parent);
    dialog->setObjectName(u"fixture-dispute"_s);
    const QString line = u"%1: %2"_s.arg(LeagueWords::pair(document.league(), *fixture),
                                         LeagueWords::result(*fixture));
    dialog->addNote([line] { return line; });
    if (const QString who = fixture->outcome->deliveredBy; !who.isEmpty())
        dialog->addNote([who] { return tr("Delivered by %1.").arg(who); });
    dialog->addNote([] {
        return tr("Everybody sees that you do not stand by it; it goes on counting until the "
                  "commissioner has decided.");
    });
    TextField *why = dialog->addText([] { return tr("What is wrong"); }, fixture->outcome->dispute);
    why->setObjectName(u"dispute-why"_s);
    dialog->setTry([&document, id, side, why] {
        const QString said = why->text().trimmed();
        return said.isEmpty()
            ? tr("Please say what is wrong with the result.")
            : document.said(document.toChange().act(ResultDisputed{id, side, said}));
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
    const auto taking = [&document, id](const QString &reason) {
        return document.services().leagues.takingBack(document.league(), id, reason);
    };
    dialog->addNote([&document, taking] {
        const auto event = taking({});
        return event ? whatCountsInstead(*event) + previewOfDoing(document, {*event})
                     : event.error().message;
    });
    TextField *reason = dialog->addText([] { return tr("Reason"); });
    dialog->setTry([&document, taking, reason] {
        const auto event = taking(reason->text().trimmed());
        return event ? document.said(document.toChange().act(std::vector{*event}))
                     : event.error().message;
    });
    dialog->open();
}

} // namespace dugout
