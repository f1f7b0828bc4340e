// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/prizequestions.h"

#include "core/club/club.h"
#include "core/leaguebook/acts/actfields.h"
#include "core/leaguebook/fixtures/playedout.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/state/holdings.h"
#include "core/leaguefiles/leaguetable.h"
#include "ui/common/choicebox.h"
#include "ui/common/textfield.h"
#include "ui/league/actquestion.h"
#include "ui/league/leaguedocument.h"

#include <QCheckBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The stars of the edition, whom a league knows by their ids; not shown for anything else.
ChoiceBox *addStars(QuestionDialog *dialog, const std::shared_ptr<const Ruleset> &edition)
{
    std::vector<const StarPlayer *> stars;
    if (edition) {
        for (const StarPlayer &each : edition->stars())
            stars.push_back(&each);
    }
    std::sort(stars.begin(), stars.end(), [](const StarPlayer *one, const StarPlayer *other) {
        return QString::localeAwareCompare(localized(one->name), localized(other->name)) < 0;
    });
    QVariantList ids;
    for (const StarPlayer *each : stars)
        ids.append(each->id.text());
    ChoiceBox *choice = dialog->addChoice([] { return PrizeQuestions::tr("Star"); },
                                          [edition, stars] {
                                              QStringList names;
                                              for (const StarPlayer *each : stars)
                                                  names.append(localized(each->name));
                                              return names;
                                          },
                                          ids);
    choice->setObjectName(u"holding-star"_s);
    return choice;
}

/// Gives the prizes that are ticked, then ends the season.
QString endWith(LeagueDocument &document, const SeasonId &season,
                const std::vector<std::pair<Prize, QCheckBox *>> &prizes, const QString &reason)
{
    for (const auto &[prize, box] : prizes) {
        if (!box->isChecked() || !box->isEnabled())
            continue;
        const QString problem
            = document.done({GivePrize{prize.team, prize.name, prize.kind, prize.amount,
                                       prize.player, prize.season, prize.competition},
                             {}});
        if (!problem.isEmpty())
            return problem;
        box->setEnabled(false); // once is enough, also where what follows is refused
    }
    return document.done({EndSeason{season}, reason});
}

} // namespace

void PrizeQuestions::give(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member || document.league().seasons.empty())
        return;
    GivePrize prize;
    prize.team = team;
    ActQuestion question(
        document, prize, u"give-prize"_s, [] { return tr("Give"); }, parent);
    question.note([who = member->name] { return tr("What has %1 won?").arg(who); });
    question.ask(u"name"_s, u"prize-name"_s);
    const bool all = allowsPerks(document.league().currentRules());
    QVariantList kinds;
    for (int i = 0; i <= static_cast<int>(all ? PrizeKind::Gold : PrizeKind::Trophy); ++i)
        kinds.append(enumWord(static_cast<PrizeKind>(i)));
    question.askAmong(
        u"kind"_s, kinds,
        [] {
            QStringList words;
            for (int i = 0; i <= static_cast<int>(PrizeKind::Gold); ++i)
                words.append(choiceWords(static_cast<PrizeKind>(i)));
            return words;
        },
        u"prize-kind"_s);
    const auto edition = document.ruleset();
    const Option *perks = all || !edition ? nullptr : edition->options().find(perksOption());
    if (perks)
        question.note([rule = perks->name] {
            return tr("A wizard, fan factor and gold need the rule \"%1\" of the league.")
                .arg(localized(rule));
        });
    question.ask(u"amount"_s);
    question.ask(u"player"_s);
    question.askReason();
    question.open();
}

void PrizeQuestions::hold(LeagueDocument &document, const EntrantId &team, QWidget *parent)
{
    const LeagueTeam *member = document.league().team(team);
    if (!member)
        return;
    auto *dialog = new QuestionDialog([] { return tr("What only one team has"); },
                                      [] { return tr("Save"); }, parent);
    dialog->setObjectName(u"holding"_s);
    const QString who = member->name;
    const auto edition = document.ruleset();
    QStringList held;
    for (const Holding &each : document.league().holdings) {
        if (each.team == team)
            held.append(holdingName(each, edition.get()));
    }
    dialog->addNote([who, held] {
        return held.isEmpty() ? tr("%1 has none yet.").arg(who)
                              : tr("%1 has: %2.").arg(who, held.join(u", "_s));
    });
    ChoiceBox *kind = dialog->addChoice(
        [] { return tr("Kind"); },
        [] {
            return QStringList{tr("a star on the roster"), tr("a home stadium"), tr("a trophy")};
        },
        {static_cast<int>(HoldingKind::Star), static_cast<int>(HoldingKind::Stadium),
         static_cast<int>(HoldingKind::Trophy)},
        static_cast<int>(HoldingKind::Stadium));
    ChoiceBox *star = addStars(dialog, edition);
    TextField *name = dialog->addText([] { return tr("Name"); });
    TextField *reason = dialog->addText([] { return tr("Reason"); });
    QCheckBox *back = dialog->addCheck([] { return tr("The team has it no longer"); }, false);
    kind->setObjectName(u"holding-kind"_s);
    name->setObjectName(u"holding-name"_s);
    const auto isStar = [kind] {
        return static_cast<HoldingKind>(kind->currentData().toInt()) == HoldingKind::Star;
    };
    const auto showName = [dialog, star, name, isStar] {
        dialog->show(star, isStar());
        dialog->show(name, !isStar());
    };
    QObject::connect(kind, &QComboBox::currentIndexChanged, dialog, showName);
    showName();
    dialog->setTry([&document, team, kind, star, name, reason, back, isStar] {
        const RecordHolding holding{static_cast<HoldingKind>(kind->currentData().toInt()),
                                    isStar() ? star->currentData().toString()
                                             : name->text().trimmed(),
                                    back->isChecked() ? EntrantId() : team};
        return document.done({holding, reason->text().trimmed()});
    });
    dialog->open();
}

void PrizeQuestions::endSeason(LeagueDocument &document, QWidget *parent)
{
    const Season *season = document.league().currentSeason();
    if (!season)
        return;
    auto *dialog = new QuestionDialog([] { return tr("End the season"); },
                                      [] { return tr("End it"); }, parent);
    dialog->setObjectName(u"end-season"_s);
    dialog->setHarmful();
    const QString name = season->name;
    const auto open
        = std::count_if(season->competitions.begin(), season->competitions.end(),
                        [](const Competition &each) { return !each.ended && !isPlayedOut(each); });
    dialog->addNote([name, open] {
        return open == 0
            ? tr("%1 and all its competitions are over then.").arg(name)
            : tr("%1 ends before everything is played: open matches stay without a result.")
                  .arg(name);
    });
    TextField *reason = dialog->addText([] { return tr("Reason"); });
    // What the tables decided is given unless somebody says otherwise; the rest is offered.
    const std::vector<Prize> usual = usualPrizes(document.league(), *season);
    const auto proposed
        = document.services().leagues.proposedPrizes(document.toChange(), season->id);
    std::vector<std::pair<Prize, QCheckBox *>> prizes;
    for (const Prize &each : proposed ? *proposed : usual) {
        const QString team = teamName(document.league(), each.team);
        const auto words = [each, team] {
            return each.player.isEmpty() ? u"%1: %2"_s.arg(prizeName(each), team)
                                         : u"%1: %2 (%3)"_s.arg(prizeName(each), each.player, team);
        };
        const bool on = std::find(usual.begin(), usual.end(), each) != usual.end();
        prizes.emplace_back(each, dialog->addCheck(words, on));
    }
    for (const Prize &each : trophiesOf(document.league(), *season)) {
        const QString team = teamName(document.league(), each.team);
        QCheckBox *box = dialog->addCheck(
            [name = each.name, team] { return tr("The trophy of %1: %2").arg(name, team); }, false);
        box->setObjectName(u"trophy-"_s + each.competition.text());
        prizes.emplace_back(each, box);
    }
    dialog->setTry([&document, id = season->id, prizes, reason] {
        return endWith(document, id, prizes, reason->text().trimmed());
    });
    dialog->open();
}

} // namespace dugout
