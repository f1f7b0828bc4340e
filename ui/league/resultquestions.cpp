// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtureresults.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/correctionpreview.h"
#include "ui/league/encounterquestion.h"
#include "ui/league/fixturequestions.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/questiondialog.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostOfACount = 99;

/// What matches tell by themselves is called as everywhere else; a league's own word only begins as
/// the other labels do.
QString columnWords(const QString &name)
{
    const auto by = leaderByFromId(name);
    if (by == LeaderBy::Kills || by == LeaderBy::Completions || by == LeaderBy::Interceptions)
        return LeagueWords::leaderBy(*by);
    return name.left(1).toUpper() + name.mid(1);
}

/// The ways a fixture can end, as the form offers them.
enum class Ending { Played, HomeConceded, AwayConceded, HomeMissing, AwayMissing, Nobody, Awarded };

/// Of a match that is being played, only those that nobody plays for.
QVariantList endingsOf(bool isInPlay)
{
    QVariantList endings;
    const Ending first = isInPlay ? Ending::HomeMissing : Ending::Played;
    for (int i = static_cast<int>(first); i <= static_cast<int>(Ending::Awarded); ++i)
        endings.append(i);
    return endings;
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
        return winnerOf(result) == FixtureSide::Home ? Ending::AwayMissing : Ending::HomeMissing;
    if (result.conceded == FixtureSide::Neither)
        return Ending::Played;
    return result.conceded == FixtureSide::Home ? Ending::HomeConceded : Ending::AwayConceded;
}

QString endingWords(Ending ending, const QString &home, const QString &away)
{
    switch (ending) {
    case Ending::HomeConceded:
        return FixtureQuestions::tr("%1 conceded").arg(home);
    case Ending::AwayConceded:
        return FixtureQuestions::tr("%1 conceded").arg(away);
    case Ending::HomeMissing:
        return FixtureQuestions::tr("%1 did not come").arg(home);
    case Ending::AwayMissing:
        return FixtureQuestions::tr("%1 did not come").arg(away);
    case Ending::Nobody:
        return FixtureQuestions::tr("nobody came");
    case Ending::Awarded:
        return FixtureQuestions::tr("awarded");
    case Ending::Played:
        break;
    }
    return FixtureQuestions::tr("played");
}

/// The fields of the form, and what they say.
struct ResultForm
{
    QuestionDialog *dialog = nullptr;
    QString home{};
    QString away{};
    int awarded = 0; ///< touchdowns of a walk-over
    bool mustBeWon = false;
    ChoiceBox *ending = nullptr;
    NumberBox *td = nullptr;
    NumberBox *tdAway = nullptr;
    NumberBox *cas = nullptr;
    NumberBox *casAway = nullptr;
    struct Column
    {
        QString name{};
        NumberBox *home = nullptr;
        NumberBox *away = nullptr;
    };
    std::vector<Column> columns{}; ///< of the league's own
    ChoiceBox *winner = nullptr;
    TextField *reason = nullptr;

    [[nodiscard]] Ending end() const { return static_cast<Ending>(ending->currentData().toInt()); }
    [[nodiscard]] bool counts() const
    {
        return end() != Ending::HomeMissing && end() != Ending::AwayMissing
            && end() != Ending::Nobody;
    }

    void addEnding(const LeagueFixture &fixture, bool isInPlay)
    {
        const QVariantList endings = endingsOf(isInPlay);
        ending = dialog->addChoice(
            [] { return FixtureQuestions::tr("How it ended"); },
            [endings, one = home, other = away] {
                QStringList words;
                for (const QVariant &each : endings)
                    words.append(endingWords(static_cast<Ending>(each.toInt()), one, other));
                return words;
            },
            endings, static_cast<int>(endingOf(fixture)));
        ending->setObjectName(u"result-ending"_s);
    }

    NumberBox *addCount(const QuestionDialog::Words &label, const QString &name, int value) const
    {
        NumberBox *box = dialog->addNumber(label, 0, mostOfACount, value);
        box->setObjectName(name);
        return box;
    }

    void addCounts(const FixtureResult &known)
    {
        const auto touchdowns = [](const QString &whose) {
            return [whose] { return FixtureQuestions::tr("Touchdowns, %1").arg(whose); };
        };
        const auto casualties = [](const QString &whose) {
            return [whose] { return FixtureQuestions::tr("Casualties, %1").arg(whose); };
        };
        td = addCount(touchdowns(home), u"result-td"_s, known.td);
        tdAway = addCount(touchdowns(away), u"result-td-away"_s, known.tdAgainst);
        cas = addCount(casualties(home), u"result-cas"_s, known.cas);
        casAway = addCount(casualties(away), u"result-cas-away"_s, known.casAgainst);
    }

    void addColumns(const QStringList &names, const FixtureResult &known)
    {
        const auto words = [](const QString &name, const QString &whose) {
            return [name, whose] { return u"%1, %2"_s.arg(columnWords(name), whose); };
        };
        for (const QString &name : names) {
            ResultColumn before{name, 0, 0};
            for (const ResultColumn &each : known.columns)
                before = each.name == name ? each : before;
            columns.push_back(
                {name, addCount(words(name, home), u"result-column-"_s + name, before.home),
                 addCount(words(name, away), u"result-column-away-"_s + name, before.away)});
        }
    }

    /// Who won where the score does not say it.
    void addShootOut(const FixtureResult &known)
    {
        const bool isShootOut = known.kind == ResultKind::Played && known.td == known.tdAgainst
            && known.conceded == FixtureSide::Neither;
        winner = dialog->addChoice(
            [] { return FixtureQuestions::tr("On a draw, the winner is"); },
            [one = home, other = away] {
                return QStringList{FixtureQuestions::tr("nobody"), one, other};
            },
            {static_cast<int>(FixtureSide::Neither), static_cast<int>(FixtureSide::Home),
             static_cast<int>(FixtureSide::Away)},
            static_cast<int>(isShootOut ? known.winner : FixtureSide::Neither));
        winner->setObjectName(u"result-winner"_s);
    }

    void showCounts() const
    {
        for (QWidget *field : std::initializer_list<QWidget *>{td, tdAway, cas, casAway})
            dialog->show(field, counts());
        dialog->show(winner, counts() && mustBeWon);
        for (const Column &each : columns) {
            dialog->show(each.home, counts());
            dialog->show(each.away, counts());
        }
    }

    [[nodiscard]] FixtureResult told(const LeagueFixture &fixture) const
    {
        FixtureResult result;
        result.home = fixture.home;
        result.away = fixture.away;
        result.td = td->value();
        result.tdAgainst = tdAway->value();
        result.cas = cas->value();
        result.casAgainst = casAway->value();
        for (const Column &each : columns)
            result.columns.push_back({each.name, each.home->value(), each.away->value()});
        if (end() == Ending::Awarded)
            result.kind = ResultKind::Awarded;
        if (end() == Ending::HomeConceded || end() == Ending::AwayConceded) {
            const bool byHome = end() == Ending::HomeConceded;
            result.conceded = byHome ? FixtureSide::Home : FixtureSide::Away;
            result.winner = byHome ? FixtureSide::Away : FixtureSide::Home;
        } else if (td->value() == tdAway->value()) {
            result.winner = static_cast<FixtureSide>(winner->currentData().toInt());
        }
        return result;
    }

    [[nodiscard]] FixtureOutcome outcome(const LeagueFixture &fixture) const
    {
        FixtureOutcome outcome;
        if (counts()) {
            outcome.result = told(fixture);
            outcome.source
                = end() == Ending::Played ? ResultSource::Paper : ResultSource::Commissioner;
        } else {
            const FixtureSide came = end() == Ending::AwayMissing ? FixtureSide::Home
                : end() == Ending::HomeMissing                    ? FixtureSide::Away
                                                                  : FixtureSide::Neither;
            outcome = awardOf(fixture, came, awarded);
        }
        outcome.atMs = QDateTime::currentMSecsSinceEpoch();
        outcome.note = reason->text().trimmed();
        return outcome;
    }

    /// What depends on the fields is said again with each of them.
    void follow() const
    {
        const auto changed = [form = *this] {
            form.showCounts();
            form.dialog->sayAgain();
        };
        for (NumberBox *each : {td, tdAway, cas, casAway})
            QObject::connect(each, &QSpinBox::valueChanged, dialog, changed);
        for (const Column &each : columns) {
            QObject::connect(each.home, &QSpinBox::valueChanged, dialog, changed);
            QObject::connect(each.away, &QSpinBox::valueChanged, dialog, changed);
        }
        for (ChoiceBox *each : {ending, winner})
            QObject::connect(each, &QComboBox::currentIndexChanged, dialog, changed);
    }
};

/// Why the form is not the only way, or not the right one.
void addResultNote(const LeagueDocument &document, const LeagueFixture &fixture, bool isInPlay,
                   QuestionDialog *dialog)
{
    const auto isKept = [&document](const EntrantId &side) {
        const LeagueTeam *team = document.league().team(side);
        return team && !team->sheet.isEmpty();
    };
    if (isInPlay)
        dialog->addNote([] {
            return FixtureQuestions::tr("Its match is being played, and the result comes by "
                                        "itself. If nobody plays on, award it: that stands, "
                                        "whatever becomes of the match.");
        });
    else if (!fixture.outcome && isKept(fixture.home) && isKept(fixture.away))
        dialog->addNote([] {
            return FixtureQuestions::tr("Only the result: both teams stay as they are. \"From "
                                        "paper\" also asks who did what, and changes them.");
        });
}

} // namespace

void FixtureQuestions::result(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture *fixture = document.league().fixture(id);
    if (!fixture || fixture->isBye())
        return;
    const Competition &competition = *document.league().competitionOf(id);
    if (competition.rules.isSkirmish()) {
        EncounterQuestion::ask(document, id, parent);
        return;
    }
    const bool isInPlay = document.services().leagues.isMatchInPlay(*fixture);
    ResultForm form;
    form.home = teamName(document.league(), fixture->home);
    form.away = teamName(document.league(), fixture->away);
    form.awarded = competition.rules.awardedTd;
    form.dialog
        = new QuestionDialog([] { return tr("Result"); }, [] { return tr("Enter"); }, parent);
    form.dialog->setObjectName(u"fixture-result"_s);
    addResultNote(document, *fixture, isInPlay, form.dialog);
    const FixtureResult known = fixture->outcome ? fixture->outcome->result : FixtureResult{};
    form.addEnding(*fixture, isInPlay);
    form.addCounts(known);
    form.addColumns(competition.rules.columns, known);
    form.addShootOut(known);
    form.mustBeWon = needsWinner(competition, *fixture);
    form.reason = form.dialog->addText([] { return tr("Reason"); });
    const auto entering = [&document, id, form] {
        const FixtureOutcome told = form.outcome(*document.league().fixture(id));
        return LeagueEvent{ResultEntered{id, told, std::nullopt}, told.note};
    };
    if (fixture->outcome) // a correction is looked at before it is done
        form.dialog->addNote([&document, id, entering] {
            return document.league().fixture(id) ? previewOfDoing(document, {entering()})
                                                 : QString();
        });
    form.dialog->setTry([&document, id, entering] {
        return document.league().fixture(id)
            ? document.said(document.toChange().act(std::vector{entering()}))
            : tr("Somebody else has removed this fixture.");
    });
    form.follow();
    form.showCounts();
    if (form.counts()) {
        form.td->setFocus();
        form.td->selectAll();
    }
    form.dialog->open();
}

} // namespace dugout
