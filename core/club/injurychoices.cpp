// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/injurychoices.h"

#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"
#include "core/text/namerank.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct InjuryWords
{
    Q_DECLARE_TR_FUNCTIONS(InjuryChoices)
};

int rankOf(const InjuryChoice &choice, const QString &typed)
{
    constexpr int byNumber = 100;
    constexpr int byName = 10;
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (isNumber) {
        if (choice.from > 0 && choice.from <= number && number <= choice.to)
            return byNumber;
        // 5 is not yet 53
        return typed.size() == 1 && choice.from / 10 <= number && number <= choice.to / 10
                && choice.from > 0
            ? 1
            : 0;
    }
    if (const int rank = nameRank(choice.name, typed); rank > 0)
        return byName + rank;
    return nameRank(choice.effect, typed);
}

} // namespace

QString InjuryChoice::line() const
{
    return from > 0 && from == to ? number + u' ' + name : name;
}

std::vector<InjuryChoice> injuryChoices(const MatchContext &context)
{
    std::vector<InjuryChoice> choices;
    for (const QString &id : paperInjuries(context)) {
        InjuryChoice choice;
        choice.id = id;
        const TableRow *row = context.rowById(Tables::Casualty, id);
        if (!row) {
            choice.name = InjuryWords::tr("Healed");
            choice.effect = InjuryWords::tr("Hurt, and healed during the match.");
            choices.push_back(choice);
            continue;
        }
        choice.from = row->from.value_or(0);
        choice.to = row->to.value_or(choice.from);
        if (choice.from > 0)
            choice.number = choice.from == choice.to ? QString::number(choice.from)
                                                     : u"%1–%2"_s.arg(choice.from).arg(choice.to);
        choice.name = row->name.in(currentLanguage());
        choice.effect = row->summary.in(currentLanguage());
        choices.push_back(choice);
    }
    return choices;
}

std::vector<InjuryChoice> injuriesNamed(const std::vector<InjuryChoice> &choices,
                                        const QString &typed)
{
    const QString wanted = typed.simplified();
    std::vector<std::pair<int, InjuryChoice>> ranked;
    for (const InjuryChoice &each : choices) {
        if (const int rank = rankOf(each, wanted); rank > 0)
            ranked.emplace_back(rank, each);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &one, const auto &other) { return one.first > other.first; });
    std::vector<InjuryChoice> found;
    for (auto &[rank, choice] : ranked)
        found.push_back(std::move(choice));
    return found;
}

} // namespace dugout
