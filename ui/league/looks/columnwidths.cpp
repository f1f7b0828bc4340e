// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/columnwidths.h"

#include <algorithm>

namespace dugout {

namespace {

constexpr int namesOfWide = 56; ///< steps that a growing column has at least before others go

/// Which columns there is no room for: what gives way goes until the others have theirs.
std::vector<bool> hiddenColumns(const WidthNeeds &needs, const Arrangement &arrangement)
{
    const size_t count = needs.columns.size();
    const auto takes = [&needs](size_t i) {
        return needs.columns[i].grows ? std::min(needs.widths[i], namesOfWide * needs.step)
                                      : needs.widths[i];
    };
    std::vector<bool> hidden(count, false);
    for (const int column : arrangement.hidden) {
        if (column >= 0 && static_cast<size_t>(column) < count)
            hidden[static_cast<size_t>(column)] = true;
    }
    int rest = needs.room;
    for (size_t i = 0; i < count; ++i)
        rest -= hidden[i] ? 0 : takes(i);
    for (const int column : arrangement.givesWay) {
        const auto i = static_cast<size_t>(column);
        if (rest >= 0)
            break;
        if (column < 0 || i >= count || hidden[i])
            continue;
        hidden[i] = true;
        rest += takes(i);
    }
    return hidden;
}

/// Long notes leave the names their room; what is cut off is the tool tip. A title never is, and
/// what the rows are called has more where there are few columns.
int mostWidth(const WidthNeeds &needs, const std::vector<bool> &hidden)
{
    const auto &columns = needs.columns;
    int rest = needs.room;
    int growing = 0;
    int widest = 0;
    for (size_t i = 0; i < columns.size(); ++i) {
        const int width = hidden[i] ? 0 : needs.widths[i];
        growing += columns[i].grows ? 1 : 0;
        widest = std::max(widest, columns[i].grows ? width : 0);
        rest -= columns[i].grows ? 0 : width;
    }
    if (growing > 0 && rest >= growing * widest)
        return needs.room; // names and all the rest side by side, with nothing cut off
    // On a small screen they would take it from names that are not long at all.
    const int usual = needs.room < 240 * needs.step ? 5 : 4;
    const bool namesGrow = columns.empty() || columns.front().grows;
    const int share = !namesGrow && columns.size() <= 3 ? needs.room * 2 / 5 : needs.room / usual;
    int most = std::max(24 * needs.step, share);
    for (size_t i = 0; i < columns.size(); ++i) {
        if (!columns[i].grows)
            most = std::max(most, needs.titles[i]);
    }
    return most;
}

} // namespace

std::vector<int> columnWidths(const WidthNeeds &needs, const Arrangement &arrangement,
                              const std::map<QString, int> &chosen)
{
    const std::vector<bool> hidden = hiddenColumns(needs, arrangement);
    const int most = mostWidth(needs, hidden);
    int rest = needs.room;
    int growing = 0;
    std::vector<int> widths;
    for (size_t i = 0; i < needs.columns.size(); ++i) {
        if (hidden[i]) {
            widths.push_back(-1);
            continue;
        }
        const auto own = chosen.find(needs.columns[i].id);
        const bool grows = needs.columns[i].grows && own == chosen.end();
        const int width = own == chosen.end() ? std::min(needs.widths[i], most) : own->second;
        growing += grows ? 1 : 0;
        widths.push_back(grows ? 0 : std::max(needs.least, width));
        rest -= widths.back();
    }
    for (int &width : widths) {
        if (width != 0)
            continue;
        width = std::max(needs.least, rest / growing);
        rest -= width;
        --growing;
    }
    return widths;
}

} // namespace dugout
