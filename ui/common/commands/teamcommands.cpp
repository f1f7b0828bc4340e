// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/commands/commandlists.h"
#include "ui/common/commands/keychords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

// clang-format off
std::vector<Command> teamCommands()
{
    return {
        {u"team-undo"_s, QT_TRANSLATE_NOOP("Commands", "Undo"), "undo", CommandPlace::Team, {QKeySequence::Undo}},
        {u"team-redo"_s, QT_TRANSLATE_NOOP("Commands", "Redo"), "redo", CommandPlace::Team, {QKeySequence::Redo}},
        {u"team-identity"_s, QT_TRANSLATE_NOOP("Commands", "Name, colours and badge…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_B)}},
        {u"team-options"_s, QT_TRANSLATE_NOOP("Commands", "Optional rules…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_O)}},
        {u"team-names"_s, QT_TRANSLATE_NOOP("Commands", "Name unnamed players"), "", CommandPlace::Team, {ctrlShift(Qt::Key_N)}},
        {u"team-numbers"_s, QT_TRANSLATE_NOOP("Commands", "Renumber in this order"), "", CommandPlace::Team, {ctrlShift(Qt::Key_U)}},
        {u"team-journeymen"_s, QT_TRANSLATE_NOOP("Commands", "Fill up with journeymen"), "", CommandPlace::Team, {ctrlShift(Qt::Key_J)}},
        {u"team-sign"_s, QT_TRANSLATE_NOOP("Commands", "Sign the selected journeymen"), "", CommandPlace::Team, {ctrlShift(Qt::Key_H)}},
        {u"team-shop"_s, QT_TRANSLATE_NOOP("Commands", "Inducements for a match…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_I)}},
        {u"team-move"_s, QT_TRANSLATE_NOOP("Commands", "Convert to another edition…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_M)}},
        {u"team-sheets"_s, QT_TRANSLATE_NOOP("Commands", "Earlier sheets…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_E)}},
        {u"team-export"_s, QT_TRANSLATE_NOOP("Commands", "Export…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_S)}},
        {u"team-delete"_s, QT_TRANSLATE_NOOP("Commands", "Delete this team…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_Delete)}},
        {u"import-team"_s, QT_TRANSLATE_NOOP("Commands", "Import…"), "", CommandPlace::TeamList, {QKeySequence::Open}},
        {u"team-list-find"_s, QT_TRANSLATE_NOOP("Commands", "Search the list"), "", CommandPlace::TeamList, {ctrl(Qt::Key_F)}},
        {u"new-team"_s, QT_TRANSLATE_NOOP("Commands", "New team…"), "", CommandPlace::TeamList, {QKeySequence::New}},
        {u"print-teams"_s, QT_TRANSLATE_NOOP("Commands", "Print several…"), "", CommandPlace::TeamList, {QKeySequence::Print}},
        {u"remove-samples"_s, QT_TRANSLATE_NOOP("Commands", "Remove the sample teams"), "", CommandPlace::TeamList, {}},
        {u"sample-teams"_s, QT_TRANSLATE_NOOP("Commands", "Add the sample teams"), "", CommandPlace::TeamList, {}},
        {u"move-team"_s, QT_TRANSLATE_NOOP("Commands", "Move the team"), "", CommandPlace::Team, {}},
        {u"hire"_s, QT_TRANSLATE_NOOP("Commands", "Hire"), "", CommandPlace::Team, {ctrl(Qt::Key_H)}},
        {u"close-notes"_s, QT_TRANSLATE_NOOP("Commands", "Got it"), "", CommandPlace::Team, {}},
        {u"career-of-team"_s, QT_TRANSLATE_NOOP("Commands", "Career of the team…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_C)}, "team"},
        {u"career"_s, QT_TRANSLATE_NOOP("Commands", "Career…"), "", CommandPlace::Team, {ctrlShift(Qt::Key_C)}, "player"},
        {u"edit-player"_s, QT_TRANSLATE_NOOP("Commands", "Points and injuries…"), "", CommandPlace::Team, {ctrl(Qt::Key_E)}},
        {u"improve"_s, QT_TRANSLATE_NOOP("Commands", "Improve…"), "", CommandPlace::Team, {ctrl(Qt::Key_I)}},
        {u"back-to-teams"_s, QT_TRANSLATE_NOOP("Commands", "All teams"), "arrow-left", CommandPlace::Team, {alt(Qt::Key_Up)}},
        {u"team-more"_s, QT_TRANSLATE_NOOP("Commands", "More…"), "", CommandPlace::Team, {}},
        {u"team-print"_s, QT_TRANSLATE_NOOP("Commands", "Print…"), "", CommandPlace::Team, {QKeySequence::Print}},
        {u"team-ready"_s, QT_TRANSLATE_NOOP("Commands", "Ready to play"), "", CommandPlace::Team, {}},
        {u"team-finalise"_s, QT_TRANSLATE_NOOP("Commands", "Finalise team"), "", CommandPlace::Team, {}},
        {u"import-teams"_s, QT_TRANSLATE_NOOP("Commands", "Import"), "", CommandPlace::Team, {}},
        {u"retire"_s, QT_TRANSLATE_NOOP("Commands", "Retire"), "", CommandPlace::Team, {ctrl(Qt::Key_R)}, "player"},
        {u"retire-several"_s, QT_TRANSLATE_N_NOOP("Commands", "Retire %n player(s)"), "", CommandPlace::Team, {ctrl(Qt::Key_R)}, "players"},
    };
}
// clang-format on

} // namespace dugout
