// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/challengequestions.h"

#include "core/leaguebook/challenges.h"
#include "core/leaguebook/handpairing.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/questiondialog.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr auto rowMark = "challenge-"_L1;

ChoiceBox *addEntrants(QuestionDialog *dialog, const QuestionDialog::Words &label,
                       const LeagueDocument &document, const std::vector<EntrantId> &without)
{
    QVariantList ids;
    QStringList names;
    for (const CompetitionEntry &each : document.competition()->entries) {
        if (each.left || std::find(without.begin(), without.end(), each.team) != without.end())
            continue;
        ids.append(each.team.text());
        names.append(teamName(document.league(), each.team));
    }
    return dialog->addChoice(
        label, [names] { return names; }, ids);
}

} // namespace

QString ChallengeQuestions::rowId(size_t challenge)
{
    return rowMark + QString::number(challenge);
}

int ChallengeQuestions::numberOf(const QString &rowId)
{
    bool good = false;
    const int number = rowId.mid(rowMark.size()).toInt(&good);
    return good && rowId.startsWith(rowMark) ? number : -1;
}

void ChallengeQuestions::make(LeagueDocument &document, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown)
        return;
    auto *dialog = new QuestionDialog([] { return tr("A challenge"); },
                                      [] { return tr("Challenge"); }, parent);
    dialog->setObjectName(u"make-challenge"_s);
    dialog->addNote([] { return tr("Each coach challenges once a week."); });
    NumberBox *week = dialog->addNumber([] { return tr("Week"); }, 1, mostChallengeWeeks,
                                        weekOfChallenges(*shown));
    ChoiceBox *challenger = addEntrants(dialog, [] { return tr("Who challenges"); }, document, {});
    ChoiceBox *challenged
        = addEntrants(dialog, [] { return tr("Who is challenged"); }, document, {});
    challenged->setCurrentIndex(1);
    week->setObjectName(u"challenge-week"_s);
    challenger->setObjectName(u"challenge-by"_s);
    challenged->setObjectName(u"challenge-to"_s);
    dialog->setTry([&document, id = shown->id, week, challenger, challenged] {
        Challenge challenge;
        challenge.week = week->value();
        challenge.challenger = EntrantId(challenger->currentData().toString());
        challenge.challenged = EntrantId(challenged->currentData().toString());
        return document.said(document.toChange().act(ChallengeMade{id, challenge}));
    });
    dialog->open();
}

void ChallengeQuestions::answer(LeagueDocument &document, int number, QWidget *parent)
{
    const Competition *shown = document.competition();
    if (!shown || number < 0 || static_cast<size_t>(number) >= shown->challenges.size())
        return;
    const Challenge challenge = shown->challenges[static_cast<size_t>(number)].challenge;
    const QString challenger = teamName(document.league(), challenge.challenger);
    const QString challenged = teamName(document.league(), challenge.challenged);
    auto *dialog = new QuestionDialog([] { return tr("Answer to a challenge"); },
                                      [] { return tr("Answer"); }, parent);
    dialog->setObjectName(u"answer-challenge"_s);
    dialog->addNote(
        [challenger, challenged] { return tr("%1 challenges %2.").arg(challenger, challenged); });
    ChoiceBox *answer = dialog->addChoice(
        [] { return tr("The answer"); },
        [challenger] {
            return QStringList{tr("accepted: they play"),
                               tr("declined: 2–0 for %1").arg(challenger), tr("a substitute plays"),
                               tr("%1 refuses the substitute: 0–2").arg(challenger)};
        },
        {static_cast<int>(ChallengeAnswer::Accepted), static_cast<int>(ChallengeAnswer::Declined),
         static_cast<int>(ChallengeAnswer::Substitute),
         static_cast<int>(ChallengeAnswer::SubstituteRefused)});
    ChoiceBox *substitute = addEntrants(dialog, [] { return tr("Substitute"); }, document,
                                        {challenge.challenger, challenge.challenged});
    answer->setObjectName(u"challenge-answer"_s);
    substitute->setObjectName(u"challenge-substitute"_s);
    const auto needsOther = [answer] {
        return answer->currentData().toInt() >= static_cast<int>(ChallengeAnswer::Substitute);
    };
    const auto showOther
        = [dialog, substitute, needsOther] { dialog->show(substitute, needsOther()); };
    QObject::connect(answer, &QComboBox::currentIndexChanged, dialog, showOther);
    showOther();
    dialog->setTry([&document, id = shown->id, number, answer, substitute, needsOther] {
        const auto chosen = static_cast<ChallengeAnswer>(answer->currentData().toInt());
        const EntrantId other(needsOther() ? substitute->currentData().toString() : QString());
        const auto events = answerChallenge(document.league(), id, number, chosen, other);
        return events ? document.said(document.toChange().act(*events)) : events.error().message;
    });
    dialog->open();
}

} // namespace dugout
