// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/commands/commandlists.h"
#include "ui/common/commands/keychords.h"
#include "ui/common/place.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

std::vector<Command> placeCommands()
{
    static constexpr const char *words[]{
        QT_TRANSLATE_NOOP("Places", "Home"),     QT_TRANSLATE_NOOP("Places", "Match"),
        QT_TRANSLATE_NOOP("Places", "Teams"),    QT_TRANSLATE_NOOP("Places", "League"),
        QT_TRANSLATE_NOOP("Places", "Skirmish"), QT_TRANSLATE_NOOP("Places", "Rules")};
    std::vector<Command> commands;
    for (const Place place : allPlaces)
        commands.push_back({u"go-"_s + placeKey(place),
                            words[static_cast<size_t>(place)],
                            "",
                            CommandPlace::Everywhere,
                            {placeShortcut(place)}});
    return commands;
}

// clang-format off
std::vector<Command> windowCommands()
{
    return {
        {u"settings"_s, QT_TRANSLATE_NOOP("Commands", "Settings"), "settings", CommandPlace::Everywhere, {ctrl(Qt::Key_Comma)}},
        {u"open-menu"_s, QT_TRANSLATE_NOOP("Commands", "Menu"), "", CommandPlace::Everywhere, {Qt::Key_F10}},
        {u"find"_s, QT_TRANSLATE_NOOP("Commands", "Find…"), "search", CommandPlace::Everywhere, {ctrl(Qt::Key_K)}},
        {u"odds"_s, QT_TRANSLATE_NOOP("Commands", "Odds"), "", CommandPlace::Everywhere, {ctrl(Qt::Key_D)}},
        {u"phones"_s, QT_TRANSLATE_NOOP("Commands", "Connect phones…"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_P)}},
        {u"bin"_s, QT_TRANSLATE_NOOP("Commands", "Bin…"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_U)}},
        {u"copies"_s, QT_TRANSLATE_NOOP("Commands", "Backups…"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_K)}},
        {u"full-screen"_s, QT_TRANSLATE_NOOP("Commands", "Full screen"), "", CommandPlace::Everywhere, {Qt::Key_F11}},
        {u"table-mode"_s, QT_TRANSLATE_NOOP("Commands", "Table mode"), "", CommandPlace::Everywhere, {shift(Qt::Key_F11)}},
        {u"text-larger"_s, QT_TRANSLATE_NOOP("Commands", "Larger text"), "", CommandPlace::Everywhere, {ctrl(Qt::Key_Plus), ctrl(Qt::Key_Equal)}},
        {u"text-smaller"_s, QT_TRANSLATE_NOOP("Commands", "Smaller text"), "", CommandPlace::Everywhere, {ctrl(Qt::Key_Minus)}},
        {u"text-usual"_s, QT_TRANSLATE_NOOP("Commands", "Default text size"), "", CommandPlace::Everywhere, {ctrl(Qt::Key_0)}},
        {u"match-sounds"_s, QT_TRANSLATE_NOOP("Commands", "Sounds in a match"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_B)}},
        {u"theme-system"_s, QT_TRANSLATE_NOOP("Commands", "Look: follow system"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_1)}},
        {u"theme-light"_s, QT_TRANSLATE_NOOP("Commands", "Look: light"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_2)}},
        {u"theme-dark"_s, QT_TRANSLATE_NOOP("Commands", "Look: dark"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_3)}},
        {u"theme-high-contrast"_s, QT_TRANSLATE_NOOP("Commands", "Look: high contrast"), "", CommandPlace::Everywhere, {ctrlAlt(Qt::Key_4)}},
        {u"guide"_s, QT_TRANSLATE_NOOP("Commands", "Guide"), "", CommandPlace::Everywhere, {Qt::Key_F1}},
        {u"tour"_s, QT_TRANSLATE_NOOP("Commands", "Tour of the first match"), "", CommandPlace::Everywhere, {ctrlShift(Qt::Key_F1)}},
        {u"shortcuts"_s, QT_TRANSLATE_NOOP("Commands", "Keyboard shortcuts"), "", CommandPlace::Everywhere, {ctrl(Qt::Key_F1)}},
        {u"about"_s, QT_TRANSLATE_NOOP("Commands", "About Dugout"), "", CommandPlace::Everywhere, {shift(Qt::Key_F1)}},
        {u"quit"_s, QT_TRANSLATE_NOOP("Commands", "Quit"), "", CommandPlace::Everywhere, {ctrl(Qt::Key_Q)}},
        {u"home-continue"_s, QT_TRANSLATE_NOOP3("Commands", "Continue", "a game"), "", CommandPlace::Home, {}},
        {u"home-sample-teams"_s, QT_TRANSLATE_NOOP("Commands", "Add the sample teams"), "", CommandPlace::Home, {}},
        {u"home-new-match"_s, QT_TRANSLATE_NOOP("Commands", "New match"), "", CommandPlace::Home, {}},
        {u"home-sample-league"_s, QT_TRANSLATE_NOOP("Commands", "Add the sample league"), "league", CommandPlace::Home, {}},
        {u"home-tour"_s, QT_TRANSLATE_NOOP("Commands", "Show me a first match"), "help", CommandPlace::Home, {}},
        {u"rules-enter"_s, QT_TRANSLATE_NOOP("Commands", "I rolled…"), "", CommandPlace::Rules, {Qt::Key_I}},
        {u"rules-roll"_s, QT_TRANSLATE_NOOP("Commands", "Dugout rolls"), "", CommandPlace::Rules, {Qt::Key_R}},
        {u"rules-favourites-only"_s, QT_TRANSLATE_NOOP("Commands", "Favourites only"), "star", CommandPlace::Rules, {}},
        {u"rules-pdf"_s, QT_TRANSLATE_NOOP("Commands", "Save PDF…"), "export", CommandPlace::Rules, {}},
        {u"rules-print"_s, QT_TRANSLATE_NOOP("Commands", "Print…"), "print", CommandPlace::Rules, {ctrl(Qt::Key_P)}},
        {u"rules-sources"_s, QT_TRANSLATE_NOOP("Commands", "Source"), "", CommandPlace::Rules, {ctrl(Qt::Key_U)}},
        {u"rules-back"_s, QT_TRANSLATE_NOOP("Commands", "Back"), "", CommandPlace::Rules, {alt(Qt::Key_Left)}},
        {u"rules-forward"_s, QT_TRANSLATE_NOOP("Commands", "Forward"), "", CommandPlace::Rules, {alt(Qt::Key_Right)}},
        {u"rules-favourite"_s, QT_TRANSLATE_NOOP("Commands", "Favourite"), "", CommandPlace::Rules, {ctrl(Qt::Key_B)}},
        {u"rules-find"_s, QT_TRANSLATE_NOOP("Commands", "Find in the rules"), "", CommandPlace::Rules, {ctrl(Qt::Key_F)}},
        {u"guide-back"_s, QT_TRANSLATE_NOOP("Commands", "Back"), "arrow-left", CommandPlace::Guide, {alt(Qt::Key_Left)}},
        {u"guide-print"_s, QT_TRANSLATE_NOOP("Commands", "Print…"), "print", CommandPlace::Guide, {ctrl(Qt::Key_P)}},
        {u"guide-find"_s, QT_TRANSLATE_NOOP("Commands", "Find in the guide"), "", CommandPlace::Guide, {ctrl(Qt::Key_F)}},
        {u"tour-leave"_s, QT_TRANSLATE_NOOP("Commands", "Leave the tour"), "", CommandPlace::Tour, {ctrlAlt(Qt::Key_X)}},
        {u"tour-guide"_s, QT_TRANSLATE_NOOP("Commands", "Open the guide"), "", CommandPlace::Tour, {ctrlAlt(Qt::Key_Right)}, "open-the-guide"},
        {u"tour-next"_s, QT_TRANSLATE_NOOP("Commands", "Next"), "", CommandPlace::Tour, {ctrlAlt(Qt::Key_Right)}, "next"},
        {u"screen-full"_s, QT_TRANSLATE_NOOP("Commands", "Full screen"), "", CommandPlace::Screen, {Qt::Key_F11}},
        {u"hall-hold"_s, QT_TRANSLATE_NOOP("Commands", "Hold"), "", CommandPlace::Screen, {}},
        {u"hall-clock-start"_s, QT_TRANSLATE_NOOP("Commands", "Start the clock"), "", CommandPlace::Screen, {}},
        {u"hall-clock-stop"_s, QT_TRANSLATE_NOOP("Commands", "Stop the clock"), "", CommandPlace::Screen, {}},
    };
}
// clang-format on

} // namespace dugout
