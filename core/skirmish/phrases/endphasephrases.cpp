// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/phrases/phrasebook.h"
#include "core/skirmish/state/skirmishnames.h"

#include <QCoreApplication>

namespace dugout {

namespace {

constexpr PhraseRow ofTheEnd[]{
    {SkirmishAsks::EndScore,
     {QT_TRANSLATE_NOOP("Skirmish", "Score objectives"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 shows objectives whose conditions are met."), Tables::Glory,
      Rows::ObjectiveCard}},
    {SkirmishAsks::EndDiscardObjectives,
     {QT_TRANSLATE_NOOP("Skirmish", "Discard objectives"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
      {},
      {}}},
    {SkirmishAsks::EndDiscardPowers,
     {QT_TRANSLATE_NOOP("Skirmish", "Discard power cards"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
      {},
      {}}},
    {SkirmishAsks::EndUpgrade,
     {QT_TRANSLATE_NOOP("Skirmish", "Play upgrades"),
      QT_TRANSLATE_NOOP("Skirmish", "%1 may spend glory on upgrades."), Tables::Glory,
      Rows::Upgrade}},
    {SkirmishAsks::EndGlory,
     {QT_TRANSLATE_NOOP("Skirmish", "Glory from objectives"),
      QT_TRANSLATE_NOOP("Skirmish", "How many points did %1 score?"), Tables::Glory,
      Rows::ObjectiveCard}},
    {SkirmishAsks::EndSpend,
     {QT_TRANSLATE_NOOP("Skirmish", "Glory spent"),
      QT_TRANSLATE_NOOP("Skirmish", "How many points does %1 spend on upgrades?"), Tables::Glory,
      Rows::Upgrade}},
    {SkirmishAsks::RelicHolder,
     {QT_TRANSLATE_NOOP("Skirmish", "Who holds the Relic?"), nullptr, Tables::Glory, Rows::Relic}},
    {SkirmishAsks::Held,
     {QT_TRANSLATE_NOOP("Skirmish", "Objectives held"),
      QT_TRANSLATE_NOOP("Skirmish", "How many objectives does %1 hold?"), Tables::Victory,
      Rows::Objectives}},
};

} // namespace

std::span<const PhraseRow> endPhrases()
{
    return ofTheEnd;
}

} // namespace dugout
