// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/commands/commandlists.h"
#include "ui/common/commands/keychords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

// clang-format off
std::vector<Command> matchCommands()
{
    return {
        {u"match-list-find"_s, QT_TRANSLATE_NOOP("Commands", "Search the list"), "", CommandPlace::MatchList, {ctrl(Qt::Key_F)}},
        {u"new-match"_s, QT_TRANSLATE_NOOP("Commands", "New match…"), "", CommandPlace::MatchList, {QKeySequence::New}},
        {u"open-match"_s, QT_TRANSLATE_NOOP("Commands", "Open"), "", CommandPlace::MatchList, {}},
        {u"remove-match"_s, QT_TRANSLATE_NOOP("Commands", "Delete…"), "", CommandPlace::MatchList, {}},
        {u"rename-match"_s, QT_TRANSLATE_NOOP("Commands", "Rename…"), "", CommandPlace::MatchList, {}},
        {u"kit-change"_s, QT_TRANSLATE_NOOP("Commands", "Change…"), "", CommandPlace::NewMatch, {}},
        {u"new-match-display"_s, QT_TRANSLATE_NOOP("Commands", "Second display"), "screen", CommandPlace::NewMatch, {}},
        {u"new-match-phones"_s, QT_TRANSLATE_NOOP("Commands", "Connect phones…"), "phone", CommandPlace::NewMatch, {}},
        {u"new-match-back"_s, QT_TRANSLATE_NOOP("Commands", "Back"), "arrow-left", CommandPlace::NewMatch, {}},
        {u"new-match-cancel"_s, QT_TRANSLATE_NOOP("Commands", "Cancel"), "", CommandPlace::NewMatch, {Qt::Key_Escape}},
        {u"continue-match"_s, QT_TRANSLATE_NOOP("Commands", "Continue match"), "play", CommandPlace::NewMatch, {}},
        {u"start-match"_s, QT_TRANSLATE_NOOP("Commands", "Start match"), "play", CommandPlace::NewMatch, {}},
        {u"swap-sides"_s, QT_TRANSLATE_NOOP("Commands", "Swap the sides"), "swap", CommandPlace::NewMatch, {}},
        {u"side-change-0"_s, QT_TRANSLATE_NOOP("Commands", "Change team"), "", CommandPlace::NewMatch, {Qt::Key_1}},
        {u"side-roster"_s, QT_TRANSLATE_NOOP("Commands", "Open roster"), "", CommandPlace::NewMatch, {}},
        {u"side-choose"_s, QT_TRANSLATE_NOOP("Commands", "Choose"), "", CommandPlace::NewMatch, {}},
        {u"quick-team"_s, QT_TRANSLATE_NOOP("Commands", "Quick team, without a roster"), "", CommandPlace::NewMatch, {}},
        {u"match-options"_s, QT_TRANSLATE_NOOP("Commands", "Optional rules…"), "", CommandPlace::NewMatch, {}},
        {u"match-options-changed"_s, QT_TRANSLATE_N_NOOP("Commands", "Optional rules: %n changed"), "", CommandPlace::NewMatch, {}},
        {u"side-change-1"_s, QT_TRANSLATE_NOOP("Commands", "Change team"), "", CommandPlace::NewMatch, {Qt::Key_2}},
        {u"back-to-matches"_s, QT_TRANSLATE_NOOP("Commands", "Matches"), "", CommandPlace::Game, {}},
        {u"back-to-league"_s, QT_TRANSLATE_NOOP("Commands", "League"), "", CommandPlace::Game, {}},
        {u"match-cards"_s, QT_TRANSLATE_NOOP("Commands", "Cards…"), "", CommandPlace::Game, {shift(Qt::Key_P)}},
        {u"slip-save-match"_s, QT_TRANSLATE_NOOP("Commands", "Save the match"), "", CommandPlace::Game, {ctrl(Qt::Key_S)}, "save-the-match"},
        {u"slip-save-correction"_s, QT_TRANSLATE_NOOP("Commands", "Save the correction"), "", CommandPlace::Game, {ctrl(Qt::Key_S)}, "save-the-correction"},
        {u"pitch-line-up"_s, QT_TRANSLATE_NOOP("Commands", "Line up %1"), "", CommandPlace::Game, {}},
        {u"pitch-go"_s, QT_TRANSLATE_NOOP("Commands", "Move to %1"), "", CommandPlace::Game, {}},
        {u"prompt-draw"_s, QT_TRANSLATE_NOOP("Commands", "Dugout draws"), "dice", CommandPlace::Game, {Qt::Key_D}, "draw"},
        {u"prompt-confirm"_s, QT_TRANSLATE_NOOP("Commands", "Confirm"), "", CommandPlace::Game, {}},
        {u"clock-length"_s, QT_TRANSLATE_NOOP("Commands", "Length of a turn"), "clock", CommandPlace::Game, {}},
        {u"prompt-continue"_s, QT_TRANSLATE_NOOP("Commands", "Continue"), "", CommandPlace::Game, {}},
        {u"prompt-draw-cards"_s, QT_TRANSLATE_NOOP3("Commands", "Dugout draws", "cards"), "dice", CommandPlace::Game, {}},
        {u"cover-show"_s, QT_TRANSLATE_NOOP("Commands", "Show it"), "", CommandPlace::Game, {}},
        {u"cover-back"_s, QT_TRANSLATE_NOOP("Commands", "Back"), "", CommandPlace::Game, {Qt::Key_Escape}, "cover-shown"},
        {u"cover-drew"_s, QT_TRANSLATE_NOOP("Commands", "I drew…"), "", CommandPlace::Game, {Qt::Key_I}, "cover"},
        {u"prompt-enter-dice"_s, QT_TRANSLATE_NOOP("Commands", "I rolled…"), "", CommandPlace::Game, {Qt::Key_I}, "dice"},
        {u"log-edit"_s, QT_TRANSLATE_NOOP("Commands", "Correct…"), "", CommandPlace::Game, {}},
        {u"log-unfold"_s, QT_TRANSLATE_NOOP("Commands", "Log"), "", CommandPlace::Game, {}},
        {u"prompt-back"_s, QT_TRANSLATE_NOOP("Commands", "Back"), "", CommandPlace::Game, {Qt::Key_Escape}, "back"},
        {u"prompt-back-to-now"_s, QT_TRANSLATE_NOOP("Commands", "Back to now"), "", CommandPlace::Game, {Qt::Key_Escape}, "back-to-now"},
        {u"prompt-buy"_s, QT_TRANSLATE_NOOP("Commands", "Buy it"), "", CommandPlace::Game, {}},
        {u"prompt-book-dice"_s, QT_TRANSLATE_NOOP("Commands", "Roll %1"), "", CommandPlace::Game, {Qt::Key_D}, "table-roll"},
        {u"prompt-roll-table"_s, QT_TRANSLATE_NOOP("Commands", "Roll %1"), "", CommandPlace::Game, {}},
        {u"prompt-leave-empty"_s, QT_TRANSLATE_NOOP("Commands", "Leave it empty"), "", CommandPlace::Game, {}},
        {u"choice-none"_s, QT_TRANSLATE_NOOP("Commands", "None"), "", CommandPlace::Game, {}},
        {u"prompt-toss"_s, QT_TRANSLATE_NOOP("Commands", "Dugout tosses a coin"), "", CommandPlace::Game, {}},
        {u"prompt-roll"_s, QT_TRANSLATE_NOOP("Commands", "Dugout rolls %1"), "", CommandPlace::Game, {}},
        {u"prompt-roll-symbols"_s, QT_TRANSLATE_N_NOOP("Commands", "Dugout rolls %n dice"), "", CommandPlace::Game, {}},
        {u"log-drop"_s, QT_TRANSLATE_NOOP3("Commands", "Remove them", "what no longer fits"), "", CommandPlace::Game, {}},
        {u"log-settle"_s, QT_TRANSLATE_NOOP("Commands", "Decide…"), "", CommandPlace::Game, {}},
        {u"prompt-more"_s, QT_TRANSLATE_NOOP("Commands", "More…"), "", CommandPlace::Game, {Qt::Key_H}, "tiles"},
        {u"prompt-by-hand"_s, QT_TRANSLATE_NOOP("Commands", "Edit manually…"), "", CommandPlace::Game, {Qt::Key_H}, "no tiles"},
        {u"undo"_s, QT_TRANSLATE_NOOP("Commands", "Undo"), "undo", CommandPlace::Game, {QKeySequence::Undo}},
        {u"redo"_s, QT_TRANSLATE_NOOP("Commands", "Redo"), "redo", CommandPlace::Game, {ctrlShift(Qt::Key_Z)}},
        {u"clock-run"_s, QT_TRANSLATE_NOOP("Commands", "Start the clock"), "play", CommandPlace::Game, {Qt::Key_L}, "clock stands"},
        {u"clock-pause"_s, QT_TRANSLATE_NOOP("Commands", "Pause the clock"), "pause", CommandPlace::Game, {Qt::Key_L}, "clock runs"},
        {u"match-display"_s, QT_TRANSLATE_NOOP("Commands", "Second display"), "screen", CommandPlace::Game, {}},
        {u"match-report"_s, QT_TRANSLATE_NOOP("Commands", "Report"), "report", CommandPlace::Game, {}},
        {u"match-odds"_s, QT_TRANSLATE_NOOP("Commands", "Odds…"), "odds", CommandPlace::Game, {}},
        {u"clock-more"_s, QT_TRANSLATE_NOOP("Commands", "One minute more"), "", CommandPlace::Game, {}},
        {u"log-replace"_s, QT_TRANSLATE_NOOP("Commands", "Change this answer…"), "", CommandPlace::Game, {}},
        {u"log-insert"_s, QT_TRANSLATE_NOOP("Commands", "Insert before…"), "", CommandPlace::Game, {}},
        {u"log-remove"_s, QT_TRANSLATE_NOOP("Commands", "Remove"), "", CommandPlace::Game, {}},
        {u"after-finish"_s, QT_TRANSLATE_NOOP("Commands", "Finish match"), "", CommandPlace::AfterMatch, {}},
        {u"after-undo"_s, QT_TRANSLATE_NOOP("Commands", "Undo"), "undo", CommandPlace::AfterMatch, {QKeySequence::Undo}},
        {u"full-time-more"_s, QT_TRANSLATE_N_NOOP("Commands", "and %n more"), "", CommandPlace::AfterMatch, {}},
        {u"full-time-league"_s, QT_TRANSLATE_NOOP("Commands", "League"), "league", CommandPlace::AfterMatch, {}},
        {u"full-time-log"_s, QT_TRANSLATE_NOOP("Commands", "Log"), "list", CommandPlace::AfterMatch, {Qt::Key_L}},
        {u"full-time-report"_s, QT_TRANSLATE_NOOP("Commands", "Report"), "report", CommandPlace::AfterMatch, {}},
        {u"full-time-after"_s, QT_TRANSLATE_NOOP("Commands", "After the match"), "report", CommandPlace::AfterMatch, {}},
        {u"full-time-next"_s, QT_TRANSLATE_NOOP("Commands", "Next match"), "arrow-right", CommandPlace::AfterMatch, {Qt::Key_N}},
        {u"full-time-print"_s, QT_TRANSLATE_NOOP("Commands", "Print"), "print", CommandPlace::AfterMatch, {QKeySequence::Print}},
        {u"full-time-teams"_s, QT_TRANSLATE_NOOP("Commands", "Teams"), "teams", CommandPlace::AfterMatch, {}},
        {u"after-show"_s, QT_TRANSLATE_NOOP("Commands", "Show"), "", CommandPlace::AfterMatch, {}},
        {u"after-continue-here"_s, QT_TRANSLATE_NOOP("Commands", "Continue here"), "", CommandPlace::AfterMatch, {}},
    };
}
// clang-format on

} // namespace dugout
