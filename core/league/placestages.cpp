// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/placestages.h"

#include "core/text/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using StageRows = std::vector<const StandingRow *>;

StageRows countedRows(const Standings &standings)
{
    StageRows rows;
    for (const StandingRow &each : standings.rows) {
        if (!each.resultsVoid)
            rows.push_back(&each);
    }
    return rows;
}

StageRows levelOnPoints(const StageRows &rows, const StandingRow &own)
{
    StageRows level;
    for (const StandingRow *each : rows) {
        if (each->points == own.points)
            level.push_back(each);
    }
    return level;
}

/// The one before, the entrant itself and the one behind, as far as there are such.
StageRows besideOf(const StageRows &rows, const StandingRow &own)
{
    const auto place = std::find(rows.begin(), rows.end(), &own);
    const auto first = place == rows.begin() ? place : place - 1;
    const auto end = place + 1 == rows.end() ? rows.end() : place + 2;
    return {first, end};
}

/// A tie-break that says nothing of one of two does not part them.
bool isLevelIn(size_t tieBreak, const StandingRow &one, const StandingRow &other)
{
    const auto &first = one.tieBreaks[tieBreak];
    const auto &second = other.tieBreaks[tieBreak];
    return !first || !second || *first == *second;
}

PlaceStage pointsStage(const StageRows &shown, const StandingRow &own)
{
    PlaceStage stage;
    for (const StandingRow *each : shown)
        stage.lines.push_back({each->entrant, each->points, each->points != own.points});
    return stage;
}

} // namespace

std::vector<PlaceStage> stagesOfPlace(const Standings &standings, const EntrantId &entrant)
{
    const StandingRow *own = standings.find(entrant);
    const StageRows rows = countedRows(standings);
    if (!own || own->resultsVoid || rows.size() < 2)
        return {};
    StageRows level = levelOnPoints(rows, *own);
    std::vector<PlaceStage> stages{
        pointsStage(level.size() > 1 ? level : besideOf(rows, *own), *own)};
    stages.back().level = static_cast<int>(level.size());
    for (size_t i = 0; level.size() > 1 && i < standings.tieBreaks.size(); ++i) {
        PlaceStage stage{standings.tieBreaks[i], {}, 1};
        StageRows left;
        for (const StandingRow *each : level) {
            const bool stays = isLevelIn(i, *own, *each);
            stage.lines.push_back({each->entrant, each->tieBreaks[i], !stays});
            if (stays)
                left.push_back(each);
        }
        level = std::move(left);
        stage.level = static_cast<int>(level.size());
        stages.push_back(std::move(stage));
    }
    return stages;
}

QString ordinalText(int number)
{
    const Language language = currentLanguage();
    if (language != Language::English)
        return QString::number(number) + (language == Language::Spanish ? u".º"_s : u"."_s);
    const int last = number / 10 % 10 == 1 ? 0 : number % 10;
    return QString::number(number)
        + (last == 1       ? u"st"_s
               : last == 2 ? u"nd"_s
               : last == 3 ? u"rd"_s
                           : u"th"_s);
}

} // namespace dugout
