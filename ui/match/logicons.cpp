// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/logicons.h"

#include "core/match/state/promptnames.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PromptIcon
{
    QStringView prompt; ///< or what its id begins with
    QLatin1StringView icon;
};

/// The first that fits counts: what is particular stands before its family.
constexpr PromptIcon icons[]{
    {Asks::Armour, "shield"_L1},
    {Asks::Injury, "injury"_L1},
    {Asks::Casualty, "injury"_L1},
    {Asks::Apothecary, "injury"_L1},
    {Asks::Regeneration, "injury"_L1},
    {Asks::KoRecovery, "injury"_L1},
    {Asks::Crowd, "injury"_L1},
    {Asks::Fall, "injury"_L1},
    {Asks::Blitz, "blitz"_L1},
    {Asks::Block, "block"_L1},
    {Asks::Foul, "foul"_L1},
    {Asks::Touchdown, "touchdown"_L1},
    {Asks::Turnover, "turnover"_L1},
    {Asks::EndTurn, "end-turn"_L1},
    {Asks::ReRoll, "redo"_L1},
    {Asks::RollAgain, "redo"_L1},
    {Asks::ProAgain, "redo"_L1},
    {Asks::RollPass, "pass"_L1},
    {Asks::PassPartner, "pass"_L1},
    {Asks::Completion, "pass"_L1},
    {Asks::Interception, "pass"_L1},
    {Asks::RollHandOff, "hand-off"_L1},
    {Asks::HandOffPartner, "hand-off"_L1},
    {Asks::RollPickUp, "ball"_L1},
    {Asks::RollCatch, "ball"_L1},
    {Asks::PlaceBall, "ball"_L1},
    {u"ball", "ball"_L1},
    {Asks::RollDodge, "dodge"_L1},
    {u"roll.", "move"_L1},
    {Asks::StandUp, "move"_L1},
    {u"kick-off", "whistle"_L1},
    {Asks::CoinToss, "whistle"_L1},
    {Asks::KickOrReceive, "whistle"_L1},
    {Asks::Gate, "whistle"_L1},
    {u"result", "whistle"_L1},
    {u"weather", "weather"_L1},
    {u"card", "star-card"_L1},
    {Asks::DrawCard, "star-card"_L1},
    {Asks::Helper, "star-card"_L1},
    {u"hand", "edit"_L1},
};

/// What goes on with a roll says nothing of which it is.
constexpr QStringView within[]{Asks::RollDie, Asks::RollAgainst, Asks::LonerDie, Asks::ProDie};
constexpr int farthestBack = 8;

QString iconOf(const QString &prompt)
{
    const auto *found
        = std::find_if(std::begin(icons), std::end(icons), [&prompt](const PromptIcon &each) {
              return prompt.startsWith(each.prompt);
          });
    return found == std::end(icons) ? QString() : QString(found->icon);
}

bool isWithin(const QString &prompt)
{
    return std::find(std::begin(within), std::end(within), prompt) != std::end(within)
        || prompt.startsWith(u"roll.zones");
}

} // namespace

QString logIcon(const std::vector<EventGroup> &groups, int group)
{
    for (int at = group; at >= 0 && at > group - farthestBack; --at) {
        const EventGroup &entered = groups.at(static_cast<size_t>(at));
        for (const Event &event : entered.events) {
            if (!isWithin(event.prompt))
                return iconOf(event.prompt);
        }
    }
    return {};
}

} // namespace dugout
