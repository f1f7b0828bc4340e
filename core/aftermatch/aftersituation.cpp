// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftersituation.h"

#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/aftertexts.h"
#include "core/aftermatch/aftertitles.h"
#include "core/aftermatch/changetexts.h"
#include "core/aftermatch/countedrows.h"
#include "core/aftermatch/following.h"
#include "core/aftermatch/growth.h"
#include "core/aftermatch/matchmoney.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"
#include "core/rules/tablelead.h"
#include "core/team/playerlife.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString numberWords(int value)
{
    return groupedNumber(value, Speech::ofTheMoment().language);
}

const MatchPlayer *asHePlayed(const AfterView &view, const PlayerId &player)
{
    for (const MatchPlayer &each : view.match().side(view.seat()).players) {
        if (view.teamId(each) == player)
            return &each;
    }
    return nullptr;
}

QString improvementWords(const AfterView &view, const PlayerId &player)
{
    const Player *who = view.team().player(player);
    const TableRow *level = who ? levelOf(*who, view.ruleset()) : nullptr;
    if (!level)
        return {};
    return AfterWords::tr("%1: %2 star player points.")
        .arg(localized(level->name))
        .arg(starPlayerPoints(*who, view.ruleset()));
}

QString rolledWords(const AfterView &view, const PlayerId &player)
{
    QStringList dice;
    for (const int die : view.side().rolls.value(player.text()))
        dice.append(QString::number(die));
    return AfterWords::tr("Rolled: %1.").arg(dice.join(u" + "_s));
}

/// What he did in this match, with an award since.
QString achievementsWords(const AfterView &view, const PlayerId &player)
{
    const MatchPlayer *played = asHePlayed(view, player);
    const Player *who = view.team().player(player);
    const Player *before = view.context().team(view.seat()).player(player);
    AchievementCounts achievements = played ? played->achievements : AchievementCounts{};
    achievements.mvps
        = (who ? who->achievements.mvps : 0) - (before ? before->achievements.mvps : 0);
    QStringList parts;
    for (const Achievement achievement : allAchievements) {
        if (achievement != Achievement::Other && achievements.count(achievement) > 0)
            parts.append(
                u"%1 × %2"_s.arg(achievements.count(achievement))
                    .arg(achievementText(achievement, view.ruleset(), Speech::ofTheMoment())));
    }
    return parts.isEmpty() ? QString()
                           : AfterWords::tr("In this match: %1.").arg(parts.join(u", "_s));
}

/// What was written down when it happened.
QString injuryWords(const AfterView &view, const PlayerId &player)
{
    const MatchPlayer *played = asHePlayed(view, player);
    QStringList parts = played ? played->bookInjuries : QStringList{};
    for (const RowId &row : played ? played->casualties : std::vector<RowId>{}) {
        if (const TableRow *found = view.context().rowById(Tables::Casualty, row.text()))
            parts.append(localized(found->name));
    }
    return parts.isEmpty() ? QString()
                           : AfterWords::tr("In the match: %1.").arg(parts.join(u"; "_s));
}

/// What a winnings roll is worth that may be made again.
QString againWords(const AfterView &view)
{
    const int total = view.step().asOrNew<WinningsRoll>().total;
    return AfterWords::tr(
               "A %1 earns %2 gold. If you roll again, the second roll counts, even if worse.")
        .arg(total)
        .arg(numberWords(winningsFor(view, total)));
}

/// The die, the gate and how the teams are rated: what the page asks for.
QString winningsWords(const AfterView &view)
{
    const MatchState &match = view.match();
    QStringList parts{
        AfterWords::tr("The die shows %1.").arg(view.step().asOrNew<WinningsRoll>().total),
        AfterWords::tr("Gate: %1.").arg(numberWords(match.sides[0].fans + match.sides[1].fans))};
    const auto own = teamRating(view.context().team(view.seat()), view.ruleset());
    const auto other = teamRating(view.context().team(view.otherSeat()), view.ruleset());
    if (own && other)
        parts.append(AfterWords::tr("Team rating %1 against %2.").arg(*own).arg(*other));
    return parts.join(u' ');
}

QString fansWords(const AfterView &view)
{
    if (!isFanTable(view))
        return AfterWords::tr("Fan factor %1.").arg(view.team().fanFactor);
    QStringList reasons;
    for (const CountedRow &each : fanReasons(view))
        reasons.append(u"%1 %2"_s.arg(withSign(each.value), localized(each.row->name)));
    const QString words = AfterWords::tr("Fan factor %1; modifiers to the die: %2.")
                              .arg(view.team().fanFactor)
                              .arg(withSign(fanModifiers(view)));
    return reasons.isEmpty() ? words : u"%1 %2."_s.arg(words, reasons.join(u", "_s));
}

/// Which face awards which player.
QString nomineeWords(const AfterView &view)
{
    QStringList parts;
    for (const QString &ref : view.step().asOrNew<StepChoices>().choices)
        parts.append(u"%1: %2"_s.arg(parts.size() + 1)
                         .arg(playerName(view.match(), PlayerRef::fromString(ref))));
    return parts.join(u" · "_s);
}

QString signingWords(const AfterView &view, const PlayerId &player)
{
    const Player *who = view.team().player(player);
    return who ? AfterWords::tr("Signing costs %1.")
                     .arg(numberWords(hiringPrice(*who, view.team(), view.ruleset())))
               : QString();
}

/// "1–2 Minor Incident: Lose D3 × 10,000.": what may come of the die.
QString mistakeWords(const AfterView &view)
{
    const Table *table = view.context().table(mistakesTable(view));
    QStringList parts;
    for (const TableRow &row : table ? table->rows : std::vector<TableRow>{})
        parts.append(u"%1 %2: %3"_s.arg(rowLead(*table, row, Speech::ofTheMoment().language),
                                        localized(row.name), localized(row.summary)));
    return parts.join(u' ');
}

/// What a row of the book says of it, such as what an incident or leaving a home costs.
QString rowWords(const AfterView &view, const QString &table, const QString &id)
{
    const TableRow *row = view.context().rowById(table, id);
    return row ? localized(row->summary) : QString();
}

/// What the rows of a table that count for this side add to a die.
QString addedWords(const AfterView &view, const QString &table)
{
    const int sum = countedSum(view, table);
    return AfterWords::tr("Modifiers to the die: %1.")
        .arg(QString::number(sum).replace(u'-', QChar(0x2212)));
}

QString situationOf(const AfterView &view, const AfterPromptId &id)
{
    const Step &step = view.step();
    if (id.what == AfterAsks::Mistakes)
        return mistakeWords(view);
    if (id.what == AfterAsks::LeaveStadium)
        return rowWords(view, Tables::StadiumPurchase, Rows::Cancel);
    if (id.what == AfterAsks::MistakeCost || id.what == AfterAsks::MistakeKept)
        return rowWords(view, Tables::ExpensiveMistakesResults, step.row());
    if (id.what == AfterAsks::Improve)
        return improvementWords(view, id.player);
    if (id.what == AfterAsks::MvpDie)
        return nomineeWords(view);
    if (id.what == AfterAsks::Learn)
        return rolledWords(view, id.player);
    if (id.what == AfterAsks::Points)
        return achievementsWords(view, id.player);
    if (id.what == AfterAsks::Injury)
        return injuryWords(view, id.player);
    if (id.what == AfterAsks::Age)
        return AfterWords::tr("%1 or more, and nothing happens.")
            .arg(agingTarget(*view.team().player(id.player), view.ruleset()).value_or(0));
    if (id.what == AfterAsks::Winnings)
        return view.context().table(Tables::Fame)
            ? AfterWords::tr("FAME %1.").arg(view.fame(view.seat()))
            : QString();
    if (id.what == AfterAsks::WinningsModifier)
        return winningsWords(view);
    if (id.what == AfterAsks::WinningsAgain)
        return againWords(view);
    if (id.what == AfterAsks::Fans)
        return fansWords(view);
    if (id.what == AfterAsks::SponsorRoll)
        return addedWords(view, Tables::SponsorshipModifiers);
    if (id.what == AfterAsks::ResidenceRoll)
        return addedWords(view, Tables::ResidenceModifiers);
    if (id.what == AfterAsks::PayPremium)
        return AfterWords::tr("It wants %1 gold pieces.")
            .arg(numberWords(step.as<InsuranceClaim>().premium));
    if (id.what == AfterAsks::HomeBribe)
        return AfterWords::tr("Each point costs %1 gold pieces.")
            .arg(numberWords(
                view.context().number(Tables::ResidenceLost, Rows::Compare, Key::CostPerPoint)));
    return id.what == AfterAsks::Journeyman ? signingWords(view, id.player) : QString();
}

QString upkeepWords(const AfterView &view, const PlayerId &player)
{
    const Player *star = view.team().player(player);
    const TableRow *row = star ? view.context().row(Tables::RosteredStarUpkeep,
                                                    hiringPrice(*star, view.team(), view.ruleset()))
                               : nullptr;
    return row ? localized(row->summary) : QString();
}

/// Where only the book has the answer: the table of the question, else that of the whole step.
QString pageWords(const AfterView &view, const QString &what)
{
    QString asked = bookTableFor(what);
    for (const SequenceStep &step : view.context().sequence(Sequences::PostMatch)) {
        if (asked.isEmpty() && step.id == view.step().kind && step.table)
            asked = step.table->text();
    }
    const Table *table = view.context().table(asked);
    return table && table->enteredFromBook ? AfterWords::tr("Page %1 of the book.").arg(table->page)
                                           : QString();
}

} // namespace

QString winningsChoice(const AfterView &view, const QString &choice)
{
    if (choice == Choice::Yes)
        return AfterWords::tr("Roll again");
    const int total = view.step().asOrNew<WinningsRoll>().total;
    return AfterWords::tr("Keep %1").arg(numberWords(winningsFor(view, total)));
}

QString growthWords(const AfterView &view, const PlayerId &player)
{
    const Player *who = view.team().player(player);
    if (!who)
        return {};
    const QString points
        = AfterWords::tr("%n point(s)", nullptr, starPlayerPoints(*who, view.ruleset()));
    const TableRow *level = levelOf(*who, view.ruleset());
    return level ? u"%1, %2"_s.arg(localized(level->name), points) : points;
}

QString afterSituation(const AfterView &view, const AfterPromptId &id)
{
    QStringList parts{situationOf(view, id)};
    if (isAboutMoney(id.what))
        parts.append(AfterWords::tr("Treasury: %1.").arg(numberWords(view.team().treasury)));
    if (id.what == AfterAsks::Upkeep)
        parts.append(upkeepWords(view, id.player));
    parts.append(pageWords(view, id.what));
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace dugout
