// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/commands/commandlists.h"
#include "ui/common/commands/keychords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

// clang-format off
std::vector<Command> skirmishCommands()
{
    return {
        {u"skirmish-list-find"_s, QT_TRANSLATE_NOOP("Commands", "Search the list"), "", CommandPlace::SkirmishList, {ctrl(Qt::Key_F)}},
        {u"new-skirmish"_s, QT_TRANSLATE_NOOP("Commands", "New skirmish…"), "", CommandPlace::SkirmishList, {QKeySequence::New}},
        {u"open-skirmish"_s, QT_TRANSLATE_NOOP("Commands", "Open"), "", CommandPlace::SkirmishList, {}},
        {u"remove-skirmish"_s, QT_TRANSLATE_NOOP("Commands", "Delete…"), "", CommandPlace::SkirmishList, {}},
        {u"close-note"_s, QT_TRANSLATE_NOOP("Commands", "Close the card"), "close", CommandPlace::Skirmish, {}},
        {u"hide-hand"_s, QT_TRANSLATE_NOOP("Commands", "Hide the cards"), "", CommandPlace::Skirmish, {}},
        {u"odds-as-it-is"_s, QT_TRANSLATE_NOOP("Commands", "As it is"), "close", CommandPlace::Skirmish, {}},
        {u"odds-guard"_s, QT_TRANSLATE_NOOP("Commands", "Guard"), "", CommandPlace::Skirmish, {}},
        {u"all-games"_s, QT_TRANSLATE_NOOP("Commands", "All games"), "arrow-left", CommandPlace::Skirmish, {}},
        {u"skirmish-screen"_s, QT_TRANSLATE_NOOP("Commands", "Second display"), "screen", CommandPlace::Skirmish, {}},
        {u"what-if"_s, QT_TRANSLATE_NOOP("Commands", "What if?"), "", CommandPlace::Skirmish, {}},
        {u"show-hand"_s, QT_TRANSLATE_NOOP("Commands", "Hand…"), "", CommandPlace::Skirmish, {}},
        {u"field-larger"_s, QT_TRANSLATE_NOOP("Commands", "Larger"), "add", CommandPlace::Skirmish, {Qt::Key_Plus}},
        {u"field-smaller"_s, QT_TRANSLATE_NOOP("Commands", "Smaller"), "remove", CommandPlace::Skirmish, {Qt::Key_Minus}},
        {u"field-whole"_s, QT_TRANSLATE_NOOP("Commands", "Whole field"), "fit", CommandPlace::Skirmish, {Qt::Key_Equal}},
        {u"field-turn"_s, QT_TRANSLATE_NOOP("Commands", "Turn the field"), "turnover", CommandPlace::Skirmish, {Qt::Key_V}},
        {u"edit-entry"_s, QT_TRANSLATE_NOOP("Commands", "Edit…"), "", CommandPlace::Collection, {}},
        {u"export-collection"_s, QT_TRANSLATE_NOOP("Commands", "Export everything…"), "", CommandPlace::Collection, {}},
        {u"collection-import"_s, QT_TRANSLATE_NOOP("Commands", "Import…"), "", CommandPlace::Collection, {}},
        {u"new-board"_s, QT_TRANSLATE_NOOP("Commands", "New board…"), "", CommandPlace::Collection, {}},
        {u"new-card"_s, QT_TRANSLATE_NOOP("Commands", "New card…"), "", CommandPlace::Collection, {}},
        {u"new-fighter"_s, QT_TRANSLATE_NOOP("Commands", "New fighter…"), "", CommandPlace::Collection, {}},
        {u"new-warband"_s, QT_TRANSLATE_NOOP("Commands", "New warband…"), "", CommandPlace::Collection, {}},
        {u"collection-hand-on"_s, QT_TRANSLATE_NOOP("Commands", "Hand on…"), "", CommandPlace::Collection, {}},
        {u"remove-entry"_s, QT_TRANSLATE_NOOP("Commands", "Remove"), "", CommandPlace::Collection, {}},
        {u"undo-collection"_s, QT_TRANSLATE_NOOP("Commands", "Undo"), "", CommandPlace::Collection, {}},
        {u"deck-copy"_s, QT_TRANSLATE_NOOP("Commands", "Copy"), "", CommandPlace::Collection, {}},
        {u"new-deck"_s, QT_TRANSLATE_NOOP("Commands", "New deck…"), "", CommandPlace::Collection, {QKeySequence::New}},
        {u"deck-print"_s, QT_TRANSLATE_NOOP("Commands", "Print the list…"), "", CommandPlace::Collection, {}},
        {u"deck-print-reference"_s, QT_TRANSLATE_NOOP("Commands", "Print a reference sheet…"), "", CommandPlace::Collection, {}},
        {u"deck-print-proxies"_s, QT_TRANSLATE_NOOP("Commands", "Print cards to cut out…"), "", CommandPlace::Collection, {}},
        {u"deck-hand-on"_s, QT_TRANSLATE_NOOP("Commands", "Hand on…"), "", CommandPlace::Collection, {}},
        {u"deck-delete"_s, QT_TRANSLATE_NOOP("Commands", "Delete"), "", CommandPlace::Collection, {}},
        {u"deck-rename"_s, QT_TRANSLATE_NOOP("Commands", "Rename…"), "", CommandPlace::Collection, {}},
        {u"notice-close"_s, QT_TRANSLATE_NOOP("Commands", "Close"), "", CommandPlace::Collection, {}},
    };
}
// clang-format on

} // namespace dugout
