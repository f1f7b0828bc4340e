// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/phrases/phrasebook.h"
#include "core/skirmish/state/skirmishnames.h"

#include <QCoreApplication>

namespace dugout {

namespace {

constexpr PhraseRow ofSetUp[]{
    {SkirmishAsks::RollOff,
     {QT_TRANSLATE_NOOP("Skirmish", "Roll-off: four dice"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "%1 rolls dice of either kind. Most criticals win; then single "
                        "supports, then double supports."),
      {},
      {}}},
    {SkirmishAsks::RollOffSaid,
     {QT_TRANSLATE_NOOP("Skirmish", "Or just say who won the roll-off"), nullptr, Tables::RollOff,
      Rows::Again}},
    {SkirmishAsks::Board,
     {QT_TRANSLATE_NOOP("Skirmish", "Choose a board"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a board."),
      {},
      {}}},
    {SkirmishAsks::BoardPlace,
     {QT_TRANSLATE_NOOP("Skirmish", "Place the board"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "%1 joins the board to those on the table: click where it is to lie."),
      {},
      {}}},
    {SkirmishAsks::BoardsSaid,
     {QT_TRANSLATE_NOOP("Skirmish", "Place the boards"),
      QT_TRANSLATE_NOOP("Skirmish", "Choose and join the boards on the table."),
      {},
      {}}},
    {SkirmishAsks::Relic,
     {QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
      Tables::ObjectivePlacement, Rows::Relic}},
    {SkirmishAsks::RelicSaid,
     {QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
      Tables::ObjectivePlacement, Rows::Relic}},
    {SkirmishAsks::Objective,
     {QT_TRANSLATE_NOOP("Skirmish", "Place an objective"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 puts a token on the battlefield, face down."),
      Tables::ObjectivePlacement, Rows::Forbidden}},
    {SkirmishAsks::ObjectivesSaid,
     {QT_TRANSLATE_NOOP("Skirmish", "Place the objectives"),
      QT_TRANSLATE_NOOP("Skirmish", "In turn and face down, then turn all over."),
      Tables::ObjectivePlacement, Rows::Forbidden}},
    {SkirmishAsks::Reveal,
     {QT_TRANSLATE_NOOP("Skirmish", "Turn the objectives over"),
      QT_TRANSLATE_NOOP("Skirmish", "Their numbers in the order they were placed: a, b, c…"),
      {},
      {}}},
    {SkirmishAsks::Mulligan,
     {QT_TRANSLATE_NOOP("Skirmish", "Keep this hand?"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 may put away all cards of a kind and draw again."),
      {},
      {}}},
    {SkirmishAsks::DeployFirst,
     {QT_TRANSLATE_NOOP("Skirmish", "Who places the first fighter?"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 won the roll-off and decides."),
      {},
      {}}},
    {SkirmishAsks::DeployFighter,
     {QT_TRANSLATE_NOOP("Skirmish", "Place a fighter"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a fighter to place."),
      {},
      {}}},
    {SkirmishAsks::DeployHex,
     {QT_TRANSLATE_NOOP("Skirmish", "Choose a starting hex"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 starts there."),
      {},
      {}}},
    {SkirmishAsks::DeploySaid,
     {QT_TRANSLATE_NOOP("Skirmish", "Place the fighters"),
      QT_TRANSLATE_NOOP("Skirmish", "Who was the first to have placed everybody?"), Tables::RollOff,
      Rows::FirstRoundBonus}},
};

} // namespace

std::span<const PhraseRow> setUpPhrases()
{
    return ofSetUp;
}

} // namespace dugout
