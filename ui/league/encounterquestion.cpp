// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/encounterquestion.h"

#include "core/leaguebook/fixtureresults.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/correctionpreview.h"
#include "ui/league/fixturequestions.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/questiondialog.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGloryOfAGame = 99;
constexpr size_t gamesOfThree = 3;

enum class EncounterEnding { Played, HomeMissing, AwayMissing, Nobody };
enum class BandsOut { Neither, Home, Away, Both };

/// The fields of the dialog, and what they say.
struct EncounterForm
{
    struct Game
    {
        NumberBox *glory = nullptr;
        NumberBox *gloryAgainst = nullptr;
        ChoiceBox *winner = nullptr;
    };
    QuestionDialog *dialog = nullptr;
    QString home;
    QString away;
    bool mustBeWon = false;
    ChoiceBox *ending = nullptr;
    std::array<Game, gamesOfThree> games{};
    ChoiceBox *bandsOut = nullptr;
    ChoiceBox *lastStanding = nullptr;
    ChoiceBox *rollOff = nullptr;
    TextField *reason = nullptr;

    [[nodiscard]] static FixtureSide side(const ChoiceBox *box)
    {
        return static_cast<FixtureSide>(box->currentData().toInt());
    }
    [[nodiscard]] EncounterEnding end() const
    {
        return static_cast<EncounterEnding>(ending->currentData().toInt());
    }

    /// Without answers to what is not asked.
    [[nodiscard]] Encounter encounter() const
    {
        Encounter told;
        for (const Game &each : games) {
            if (told.games.size() == 2 && !questionsOf(told, mustBeWon).thirdGame)
                break;
            const bool level = each.glory->value() == each.gloryAgainst->value();
            told.games.push_back({each.glory->value(), each.gloryAgainst->value(),
                                  level ? side(each.winner) : FixtureSide::Neither});
        }
        if (questionsOf(told, mustBeWon).bandsOut) {
            const auto out = static_cast<BandsOut>(bandsOut->currentData().toInt());
            told.homeOut = out == BandsOut::Home || out == BandsOut::Both;
            told.awayOut = out == BandsOut::Away || out == BandsOut::Both;
        }
        if (questionsOf(told, mustBeWon).lastStanding)
            told.lastStanding = side(lastStanding);
        if (questionsOf(told, mustBeWon).rollOff)
            told.rollOff = side(rollOff);
        return told;
    }

    /// Shows what is asked.
    void showAsked() const
    {
        const bool played = end() == EncounterEnding::Played;
        const Encounter told = encounter();
        const EncounterQuestions asked = questionsOf(told, mustBeWon);
        for (size_t i = 0; i < games.size(); ++i) {
            const bool isAsked = played && i < told.games.size();
            dialog->show(games[i].glory, isAsked);
            dialog->show(games[i].gloryAgainst, isAsked);
            dialog->show(games[i].winner,
                         isAsked && games[i].glory->value() == games[i].gloryAgainst->value());
        }
        dialog->show(bandsOut, played && asked.bandsOut);
        dialog->show(lastStanding, played && asked.lastStanding);
        dialog->show(rollOff, played && asked.rollOff);
    }

    /// "Reikland 2:1, and why", or what is missing.
    [[nodiscard]] QString verdict() const
    {
        if (end() != EncounterEnding::Played)
            return {};
        const auto given = verdictOf(encounter(), mustBeWon);
        if (!given)
            return given.error().message;
        const QString score = EncounterQuestion::tr("%1 %2:%3 %4 in games, %5:%6 in glory.")
                                  .arg(home)
                                  .arg(given->won)
                                  .arg(given->wonAgainst)
                                  .arg(away)
                                  .arg(given->glory)
                                  .arg(given->gloryAgainst);
        const QString rung = rungSentence(given->by);
        return rung.isEmpty() ? score : score + u' ' + rung;
    }

    [[nodiscard]] Result<FixtureOutcome> outcome(const LeagueFixture &fixture, int awarded) const
    {
        FixtureOutcome told;
        told.note = reason->text().trimmed();
        if (end() == EncounterEnding::Played) {
            const auto given = verdictOf(encounter(), mustBeWon);
            if (!given)
                return given.error();
            told.encounter = encounter();
            told.result = resultOf(*given, fixture.home, fixture.away);
            return told;
        }
        const FixtureSide winner = end() == EncounterEnding::AwayMissing ? FixtureSide::Home
            : end() == EncounterEnding::HomeMissing                      ? FixtureSide::Away
                                                                         : FixtureSide::Neither;
        FixtureOutcome award = awardOf(fixture, winner, awarded);
        award.note = told.note;
        return award;
    }
};

ChoiceBox *addSides(const EncounterForm &form, const QuestionDialog::Words &label,
                    FixtureSide chosen)
{
    return form.dialog->addChoice(
        label,
        [home = form.home, away = form.away] {
            return QStringList{EncounterQuestion::tr("nobody"), home, away};
        },
        {static_cast<int>(FixtureSide::Neither), static_cast<int>(FixtureSide::Home),
         static_cast<int>(FixtureSide::Away)},
        static_cast<int>(chosen));
}

EncounterEnding endingBefore(const LeagueFixture &fixture)
{
    if (!fixture.outcome)
        return EncounterEnding::Played;
    if (fixture.outcome->result.kind == ResultKind::DoubleForfeit)
        return EncounterEnding::Nobody;
    if (fixture.outcome->result.kind != ResultKind::Forfeit)
        return EncounterEnding::Played;
    return winnerOf(fixture.outcome->result) == FixtureSide::Home ? EncounterEnding::AwayMissing
                                                                  : EncounterEnding::HomeMissing;
}

/// One that is being played can only be awarded.
void addEnding(EncounterForm &form, const LeagueFixture &fixture, bool isInPlay)
{
    if (isInPlay)
        form.dialog->addNote([] {
            return EncounterQuestion::tr("It is being played, and the result comes by itself. "
                                         "If nobody plays on, award it: that stands, whatever "
                                         "becomes of the games.");
        });
    form.ending = form.dialog->addChoice(
        [] { return EncounterQuestion::tr("How it ended"); },
        [home = form.home, away = form.away, isInPlay] {
            const QStringList all{EncounterQuestion::tr("played"),
                                  EncounterQuestion::tr("%1 did not come").arg(home),
                                  EncounterQuestion::tr("%1 did not come").arg(away),
                                  EncounterQuestion::tr("nobody came")};
            return isInPlay ? all.mid(1) : all;
        },
        isInPlay ? QVariantList{1, 2, 3} : QVariantList{0, 1, 2, 3},
        static_cast<int>(endingBefore(fixture)));
    form.ending->setObjectName(u"encounter-ending"_s);
}

void addGames(EncounterForm &form, const Encounter &known)
{
    for (size_t i = 0; i < gamesOfThree; ++i) {
        const EncounterGame before = i < known.games.size() ? known.games[i] : EncounterGame{};
        const int number = static_cast<int>(i) + 1;
        EncounterForm::Game &game = form.games[i];
        const auto glory = [number](const QString &whose) {
            return [number, whose] {
                return EncounterQuestion::tr("Game %1: glory of %2").arg(number).arg(whose);
            };
        };
        game.glory = form.dialog->addNumber(glory(form.home), 0, mostGloryOfAGame, before.glory);
        game.gloryAgainst
            = form.dialog->addNumber(glory(form.away), 0, mostGloryOfAGame, before.gloryAgainst);
        game.winner = addSides(
            form,
            [number] { return EncounterQuestion::tr("Game %1, glory level: won by").arg(number); },
            before.onLevelGlory);
        game.glory->setObjectName(u"glory-%1"_s.arg(number));
        game.gloryAgainst->setObjectName(u"glory-away-%1"_s.arg(number));
        game.winner->setObjectName(u"game-winner-%1"_s.arg(number));
    }
}

void addLadder(EncounterForm &form, const Encounter &known)
{
    const BandsOut out = known.homeOut && known.awayOut ? BandsOut::Both
        : known.homeOut                                 ? BandsOut::Home
        : known.awayOut                                 ? BandsOut::Away
                                                        : BandsOut::Neither;
    form.bandsOut
        = form.dialog->addChoice([] { return EncounterQuestion::tr("Out of action after game 3"); },
                                 [home = form.home, away = form.away] {
                                     return QStringList{EncounterQuestion::tr("neither band"), home,
                                                        away, EncounterQuestion::tr("both bands")};
                                 },
                                 {0, 1, 2, 3}, static_cast<int>(out));
    form.bandsOut->setObjectName(u"bands-out"_s);
    form.lastStanding = addSides(
        form, [] { return EncounterQuestion::tr("Left standing after sudden death"); },
        known.lastStanding);
    form.lastStanding->setObjectName(u"last-standing"_s);
    form.rollOff = addSides(
        form, [] { return EncounterQuestion::tr("Won the roll-off"); }, known.rollOff);
    form.rollOff->setObjectName(u"roll-off"_s);
}

void follow(const EncounterForm &form)
{
    const auto changed = [form] {
        form.showAsked();
        form.dialog->sayAgain();
    };
    for (const EncounterForm::Game &each : form.games) {
        QObject::connect(each.glory, &QSpinBox::valueChanged, form.dialog, changed);
        QObject::connect(each.gloryAgainst, &QSpinBox::valueChanged, form.dialog, changed);
        QObject::connect(each.winner, &QComboBox::currentIndexChanged, form.dialog, changed);
    }
    for (ChoiceBox *each : {form.ending, form.bandsOut, form.lastStanding, form.rollOff})
        QObject::connect(each, &QComboBox::currentIndexChanged, form.dialog, changed);
}

} // namespace

void EncounterQuestion::ask(LeagueDocument &document, const FixtureId &id, QWidget *parent)
{
    const LeagueFixture &fixture = *document.league().fixture(id);
    const Competition &competition = *document.league().competitionOf(id);
    const Encounter known
        = fixture.outcome && fixture.outcome->encounter ? *fixture.outcome->encounter : Encounter{};
    EncounterForm form;
    form.dialog
        = new QuestionDialog([] { return tr("Result"); }, [] { return tr("Enter"); }, parent);
    form.dialog->setObjectName(u"encounter-result"_s);
    form.home = teamName(document.league(), fixture.home);
    form.away = teamName(document.league(), fixture.away);
    form.mustBeWon = needsWinner(competition, fixture);
    addEnding(form, fixture, document.services().leagues.isMatchInPlay(fixture));
    addGames(form, known);
    addLadder(form, known);
    form.reason = form.dialog->addText([] { return tr("Reason"); });
    const int awarded = competition.rules.awardedTd;
    form.dialog->addNote([form] { return form.verdict(); });
    if (fixture.outcome) // a correction is looked at before it is done
        form.dialog->addNote([&document, id, form, awarded] {
            const LeagueFixture *now = document.league().fixture(id);
            const auto told = now ? form.outcome(*now, awarded) : Result<FixtureOutcome>(Error{});
            return told ? previewOfDoing(document, {{ResultEntered{id, *told, std::nullopt}, {}}})
                        : QString();
        });
    form.dialog->setTry([&document, id, form, awarded] {
        const LeagueFixture *now = document.league().fixture(id);
        if (!now)
            return FixtureQuestions::tr("Somebody else has removed this fixture.");
        const auto told = form.outcome(*now, awarded);
        if (!told)
            return told.error().message;
        return document.said(
            document.toChange().act(ResultEntered{id, *told, std::nullopt}, told->note));
    });
    follow(form);
    form.showAsked();
    if (form.end() == EncounterEnding::Played) {
        form.games[0].glory->setFocus();
        form.games[0].glory->selectAll();
    }
    form.dialog->open();
}

} // namespace dugout
