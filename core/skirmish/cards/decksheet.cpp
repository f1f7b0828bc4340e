// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/decksheet.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/deckcheck.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QStringList sideLines(const FighterSide &side, const CardWords &words)
{
    QStringList lines{words.side(side)};
    for (const AttackAction &attack : side.attacks)
        lines.append(localized(attack.name) + u": "_s + words.attack(attack));
    return lines;
}

DeckSheetFighter fighterOf(const FighterCard &fighter, const CardWords &words)
{
    return {CardWords::fighter(fighter), sideLines(fighter.normal, words),
            sideLines(fighter.inspired, words), localized(fighter.inspire)};
}

} // namespace

DeckSheet makeDeckSheet(const DeckList &deck, const Collection &collection, const Ruleset &ruleset)
{
    const CardWords words(ruleset);
    DeckSheet sheet;
    sheet.name = deck.name;
    if (const Warband *warband = collection.warband(deck.warband)) {
        sheet.warband = localized(warband->name);
        for (const FighterCard &fighter : warband->fighters)
            sheet.fighters.push_back(fighterOf(fighter, words));
    }
    const auto add = [&](const std::vector<CardId> &ids) {
        for (const CardId &id : ids) {
            const SkirmishCard *card = collection.card(id);
            if (!card)
                continue;
            auto &list = card->kind == CardKind::Objective ? sheet.objectives
                : card->kind == CardKind::Ploy             ? sheet.ploys
                                                           : sheet.upgrades;
            list.push_back({card->number, localized(card->name), words.details(*card),
                            CardWords::users(*card, collection), localized(card->summary)});
        }
    };
    add(deck.objectives);
    add(deck.powers);
    for (const DeckProblem &problem : checkDeck(deck, collection, deckLimits(ruleset)))
        sheet.problems.append(problem.message);
    return sheet;
}

} // namespace dugout
