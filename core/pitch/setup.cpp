// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/setup.h"

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

template<typename Predicate>
int countIf(const std::vector<Square> &squares, const Predicate &predicate)
{
    return static_cast<int>(std::count_if(squares.begin(), squares.end(), predicate));
}

} // namespace

SetupLimits setupLimits(const Ruleset &ruleset)
{
    SetupLimits limits;
    const Table *table = ruleset.tables().find(u"set-up-limits"_s);
    const auto read = [table](const QString &row, const QString &key, int &limit) {
        if (const TableRow *found = table ? table->row(row) : nullptr)
            limit = found->value(key, limit);
    };
    read(u"players"_s, u"max"_s, limits.onPitch);
    read(u"wide-zone"_s, u"max"_s, limits.inWideZone);
    read(u"line-of-scrimmage"_s, u"min"_s, limits.onScrimmage);
    return limits;
}

std::vector<LineUpProblem> SetupCheck::check(const std::vector<Square> &placed, Half half,
                                             int available, const SetupLimits &limits)
{
    std::vector<LineUpProblem> problems;
    const auto report = [&problems](bool broken, LineUpProblem problem) {
        if (broken)
            problems.push_back(problem);
    };
    const int count = static_cast<int>(placed.size());
    const int outside = countIf(placed, [half](Square square) {
        return !pitch::contains(square) || pitch::halfOf(square) != half;
    });
    const int line
        = countIf(placed, [half](Square square) { return pitch::isOnScrimmage(square, half); });
    report(count > limits.onPitch, LineUpProblem::TooMany);
    report(count < std::min(limits.onPitch, available), LineUpProblem::TooFew);
    report(outside > 0, LineUpProblem::OutsideOwnHalf);
    report(std::set<Square>(placed.begin(), placed.end()).size() != placed.size(),
           LineUpProblem::SameSquare);
    report(line < std::min(limits.onScrimmage, available), LineUpProblem::ScrimmageTooThin);
    report(countIf(placed, pitch::isTopWideZone) > limits.inWideZone,
           LineUpProblem::TopWideZoneTooFull);
    report(countIf(placed, pitch::isBottomWideZone) > limits.inWideZone,
           LineUpProblem::BottomWideZoneTooFull);
    return problems;
}

QString SetupCheck::sentence(LineUpProblem problem, const SetupLimits &limits)
{
    switch (problem) {
    case LineUpProblem::TooMany:
        return tr("At most %n player(s) may be on the pitch.", nullptr, limits.onPitch);
    case LineUpProblem::TooFew:
        return tr("More players are in reserve and must be set up.");
    case LineUpProblem::OutsideOwnHalf:
        return tr("Every player must stand in their own half.");
    case LineUpProblem::SameSquare:
        return tr("Two players stand on one square.");
    case LineUpProblem::ScrimmageTooThin:
        return tr("At least %n player(s) must stand on the line of scrimmage.", nullptr,
                  limits.onScrimmage);
    case LineUpProblem::TopWideZoneTooFull:
        return tr("At most %n player(s) may stand in the top wide zone.", nullptr,
                  limits.inWideZone);
    case LineUpProblem::BottomWideZoneTooFull:
        return tr("At most %n player(s) may stand in the bottom wide zone.", nullptr,
                  limits.inWideZone);
    }
    return {};
}

} // namespace dugout
