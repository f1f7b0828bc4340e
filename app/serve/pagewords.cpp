// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/pagewords.h"

#include <QCoreApplication>

namespace dugout {

namespace {

struct TablePage
{
    Q_DECLARE_TR_FUNCTIONS(TablePage)
};

struct PageWord
{
    const char *key;
    const char *text;
};

constexpr PageWord words[]{
    {"table", QT_TRANSLATE_NOOP("TablePage", "Table")},
    {"match", QT_TRANSLATE_NOOP("TablePage", "Match")},
    {"team", QT_TRANSLATE_NOOP("TablePage", "Team")},
    {"pitch", QT_TRANSLATE_NOOP("TablePage", "Pitch")},
    {"field", QT_TRANSLATE_NOOP("TablePage", "Field")},
    {"log", QT_TRANSLATE_NOOP("TablePage", "Log")},
    {"league", QT_TRANSLATE_NOOP("TablePage", "League")},
    {"clock", QT_TRANSLATE_NOOP("TablePage", "Clock")},
    {"mine", QT_TRANSLATE_NOOP("TablePage", "Mine")},
    {"rules", QT_TRANSLATE_NOOP("TablePage", "Rules")},
    {"odds", QT_TRANSLATE_NOOP("TablePage", "Odds")},
    // Seven tabs stand in one row of a phone: the shortest word there is.
    {"oddsTab", QT_TRANSLATE_NOOP("TablePage", "Chances")},
    {"language", QT_TRANSLATE_NOOP("TablePage", "Language")},
    {"next", QT_TRANSLATE_NOOP("TablePage", "What comes next")},
    {"result", QT_TRANSLATE_NOOP("TablePage", "Result")},
    {"rolls", QT_TRANSLATE_NOOP("TablePage", "Rolls")},
    {"more", QT_TRANSLATE_NOOP("TablePage", "Also possible")},
    {"waiting", QT_TRANSLATE_NOOP("TablePage", "The table is asked:")},
    {"waitingFor", QT_TRANSLATE_NOOP("TablePage", "Waiting for %1:")},
    {"nothing", QT_TRANSLATE_NOOP("TablePage", "Nothing more is asked.")},
    {"send", QT_TRANSLATE_NOOP("TablePage", "Send")},
    {"goOn", QT_TRANSLATE_NOOP("TablePage", "Continue")},
    {"dugoutRolls", QT_TRANSLATE_NOOP("TablePage", "Dugout rolls")},
    {"dugoutDraws", QT_TRANSLATE_NOOP("TablePage", "Dugout draws")},
    {"rolled", QT_TRANSLATE_NOOP("TablePage", "I rolled")},
    {"dieBack", QT_TRANSLATE_NOOP("TablePage", "Remove the last die")},
    {"clear", QT_TRANSLATE_NOOP("TablePage", "Clear")},
    {"back", QT_TRANSLATE_NOOP("TablePage", "Undo my answer")},
    {"close", QT_TRANSLATE_NOOP("TablePage", "Not now")},
    {"turn", QT_TRANSLATE_NOOP("TablePage", "Turn")},
    {"rerolls", QT_TRANSLATE_NOOP("TablePage", "Re-rolls")},
    {"cards", QT_TRANSLATE_NOOP("TablePage", "Cards")},
    {"bribes", QT_TRANSLATE_NOOP("TablePage", "Bribes")},
    {"apothecaries", QT_TRANSLATE_NOOP("TablePage", "Apothecaries")},
    {"dugouts", QT_TRANSLATE_NOOP("TablePage", "Dugouts")},
    {"ball", QT_TRANSLATE_NOOP("TablePage", "ball")},
    {"glory", QT_TRANSLATE_NOOP("TablePage", "Glory")},
    {"activations", QT_TRANSLATE_NOOP("TablePage", "Activations")},
    {"objectives", QT_TRANSLATE_NOOP("TablePage", "Objectives")},
    {"powers", QT_TRANSLATE_NOOP("TablePage", "Power cards")},
    {"objective-deck", QT_TRANSLATE_NOOP("TablePage", "Left in the objective deck")},
    {"power-deck", QT_TRANSLATE_NOOP("TablePage", "Left in the power deck")},
    {"scored", QT_TRANSLATE_NOOP("TablePage", "Scored")},
    {"discarded", QT_TRANSLATE_NOOP("TablePage", "Discarded")},
    {"ploys", QT_TRANSLATE_NOOP("TablePage", "Ploys in force")},
    {"upgrades", QT_TRANSLATE_NOOP("TablePage", "Upgrades")},
    {"fighters", QT_TRANSLATE_NOOP("TablePage", "Fighters")},
    {"damage", QT_TRANSLATE_NOOP("TablePage", "Damage")},
    {"out", QT_TRANSLATE_NOOP("TablePage", "out of action")},
    {"inspired", QT_TRANSLATE_NOOP("TablePage", "inspired")},
    {"token.move", QT_TRANSLATE_NOOP("TablePage", "moved")},
    {"token.charge", QT_TRANSLATE_NOOP("TablePage", "charged")},
    {"token.guard", QT_TRANSLATE_NOOP("TablePage", "on guard")},
    {"token.spent", QT_TRANSLATE_NOOP("TablePage", "done for this phase")},
    {"hand", QT_TRANSLATE_NOOP("TablePage", "My hand")},
    {"drawn", QT_TRANSLATE_NOOP("TablePage", "New in your hand: %1")},
    {"noCards", QT_TRANSLATE_NOOP("TablePage", "No cards.")},
    {"roster", QT_TRANSLATE_NOOP("TablePage", "My players")},
    {"sheet", QT_TRANSLATE_NOOP("TablePage", "My new sheet")},
    {"search", QT_TRANSLATE_NOOP("TablePage", "Look up in any language")},
    {"contents", QT_TRANSLATE_NOOP("TablePage", "Contents")},
    {"found0", QT_TRANSLATE_NOOP("TablePage", "No matches.")},
    {"reckon", QT_TRANSLATE_NOOP("TablePage", "Calculate")},
    {"you", QT_TRANSLATE_NOOP("TablePage", "You")},
    {"turnOf", QT_TRANSLATE_NOOP("TablePage", "Your turn, %1")},
    {"pickPlayer", QT_TRANSLATE_NOOP("TablePage", "Pick a player, then an action.")},
    {"moreRolls", QT_TRANSLATE_NOOP("TablePage", "More rolls")},
    {"byHand", QT_TRANSLATE_NOOP("TablePage", "By hand")},
    {"whatHeDoes", QT_TRANSLATE_NOOP("TablePage", "Choose an action")},
    {"whoseDice", QT_TRANSLATE_NOOP("TablePage", "Whose dice")},
    {"ourDice", QT_TRANSLATE_NOOP("TablePage", "Our dice")},
    {"roll", QT_TRANSLATE_NOOP("TablePage", "Roll")},
    {"blocker", QT_TRANSLATE_NOOP("TablePage", "Attacker")},
    {"blocked", QT_TRANSLATE_NOOP("TablePage", "Target")},
    {"tapFace", QT_TRANSLATE_NOOP("TablePage", "Tap the face that counts.")},
    {"intoCrowd", QT_TRANSLATE_NOOP("TablePage", "Pushed into the crowd")},
    {"againFirst", QT_TRANSLATE_NOOP("TablePage", "Roll again before it counts?")},
    {"yourTurn", QT_TRANSLATE_NOOP("TablePage", "Your turn")},
    {"theirTurn", QT_TRANSLATE_NOOP("TablePage", "%1's turn")},
    {"askedInTurn", QT_TRANSLATE_NOOP("TablePage", "%1's turn, your answer")},
    {"untilSaid", QT_TRANSLATE_NOOP("TablePage", "Until decided: %1")},
    {"youMayFirst", QT_TRANSLATE_NOOP("TablePage", "Before that you may:")},
    {"mayFirst", QT_TRANSLATE_NOOP("TablePage", "%1 may do this before: %2")},
    {"anybody", QT_TRANSLATE_NOOP("TablePage", "Any player can answer this.")},
    {"yourWill", QT_TRANSLATE_NOOP("TablePage", "You decide this")},
    {"theirWill", QT_TRANSLATE_NOOP("TablePage", "%1 decides this")},
    {"partlyYours",
     QT_TRANSLATE_NOOP("TablePage", "Either of you can answer; your decisions are marked.")},
    {"partlyTheirs",
     QT_TRANSLATE_NOOP("TablePage", "Either of you can answer; decisions of %1 are marked.")},
    {"yoursToSay",
     QT_TRANSLATE_NOOP("TablePage", "You decide part of this; either of you can enter it.")},
    {"theirsToSay",
     QT_TRANSLATE_NOOP("TablePage", "%1 decides part of this; either of you can enter it.")},
    {"all", QT_TRANSLATE_NOOP("TablePage", "All")},
    {"first", QT_TRANSLATE_NOOP("TablePage", "The first %1")},
    {"fewer", QT_TRANSLATE_NOOP("TablePage", "Fewer")},
    {"more1", QT_TRANSLATE_NOOP("TablePage", "More")},
    {"steps", QT_TRANSLATE_NOOP("TablePage", "in steps of %1")},
    {"dieOf", QT_TRANSLATE_NOOP("TablePage", "die %1 of %2")},
    {"orTell", QT_TRANSLATE_NOOP("TablePage", "Or enter what was drawn at the table:")},
    {"tapHex", QT_TRANSLATE_NOOP("TablePage", "Tap a coloured hex, then tap again to confirm.")},
    {"tapSquare", QT_TRANSLATE_NOOP("TablePage", "Tap a square, then tap again to confirm.")},
    {"offPitch", QT_TRANSLATE_NOOP("TablePage", "Off the pitch")},
    {"here", QT_TRANSLATE_NOOP("TablePage", "Here: %1")},
    {"asList", QT_TRANSLATE_NOOP("TablePage", "As a list")},
    {"previousPlace", QT_TRANSLATE_NOOP("TablePage", "Previous place")},
    {"nextPlace", QT_TRANSLATE_NOOP("TablePage", "Next place")},
    {"turnBoard", QT_TRANSLATE_NOOP("TablePage", "Turn the board")},
    {"placeOf", QT_TRANSLATE_NOOP("TablePage", "place %1 of %2")},
    {"attacker", QT_TRANSLATE_NOOP("TablePage", "Who attacks")},
    {"target", QT_TRANSLATE_NOOP("TablePage", "Whom")},
    {"hits", QT_TRANSLATE_NOOP("TablePage", "%1 hits")},
    {"drivesBack", QT_TRANSLATE_NOOP("TablePage", "%1 drives back only, %2 fails")},
    {"openValues", QT_TRANSLATE_NOOP("TablePage", "Not every value of it is known yet.")},
    {"lineGone", QT_TRANSLATE_NOOP("TablePage", "Connection lost. Reconnecting…")},
    {"lineBack", QT_TRANSLATE_NOOP("TablePage", "Connected again.")},
    {"shut",
     QT_TRANSLATE_NOOP("TablePage",
                       "This phone is no longer connected to the table. Scan a new code.")},
    {"closed", QT_TRANSLATE_NOOP("TablePage", "The table is closed.")},
    {"enter", QT_TRANSLATE_NOOP("TablePage", "Enter")},
    {"code", QT_TRANSLATE_NOOP("TablePage", "Code from the screen")},
    {"welcome", QT_TRANSLATE_NOOP("TablePage", "Scan the code on the screen, or type it here.")},
    {"notSent", QT_TRANSLATE_NOOP("TablePage", "Your answer did not arrive. Try again.")},
    {"wentOn",
     QT_TRANSLATE_NOOP(
         "TablePage",
         "Your answer did not arrive and the game has moved on. Check, then answer again.")},
    {"arrived", QT_TRANSLATE_NOOP("TablePage", "The connection stalled, but your answer arrived.")},
    {"unsure",
     QT_TRANSLATE_NOOP(
         "TablePage",
         "Connection lost. Once it is back you will see whether your answer arrived.")},
    {"earlier", QT_TRANSLATE_NOOP("TablePage", "Earlier entries")},
    {"from", QT_TRANSLATE_NOOP("TablePage", "from")},
    {"to", QT_TRANSLATE_NOOP("TablePage", "to")},
};

} // namespace

QJsonObject pageWords()
{
    QJsonObject object;
    for (const PageWord &word : words)
        object.insert(QLatin1StringView(word.key), TablePage::tr(word.text));
    return object;
}

} // namespace dugout
