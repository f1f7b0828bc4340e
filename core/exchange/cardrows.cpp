// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardrows.h"

#include "core/exchange/cardlistwords.h"
#include "core/exchange/cardtext.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

WarbandId warbandOf(const QString &faction, const Collection &known)
{
    if (cardlist::isUniversalWord(faction))
        return {};
    const Warband *warband = warbandNamed(known, faction);
    return warband ? warband->id : WarbandId(slugOf(faction));
}

/// Cards print a part of the name, such as SAEK for Blooded Saek.
FighterId fighterOf(const QString &name, const Collection &known)
{
    const QString wanted = slugOf(name);
    for (const Warband &warband : known.warbands) {
        for (const FighterCard &fighter : warband.fighters) {
            const QString &id = fighter.id.text();
            if (id == wanted || isNamed(fighter.name, name) || id.split(u'-').contains(wanted))
                return fighter.id;
        }
    }
    return FighterId(wanted);
}

QString filledIn(const ListRow &row, const QString &sentence, const QString &what)
{
    const QString said = sentence.arg(row.line);
    return said.contains("%2"_L1) ? said.arg(what) : said; // the lowest place left is %2
}

bool isOwn(const SkirmishCard &card)
{
    return card.source.document.isEmpty();
}

} // namespace

void CardRows::take(const ListRow &row)
{
    if (!isBounded(row))
        return;
    const QString name = row.value(u"name"_s);
    if (name.isEmpty())
        return complain(row, CardListImport::tr("Line %1: the card has no name."));
    const auto kind = cardlist::kindOf(row.value(u"type"_s));
    if (!kind)
        return complain(
            row,
            CardListImport::tr(
                "Line %1: \"%2\" is not a type of card; it is objective, ploy or upgrade."),
            row.value(u"type"_s));
    SkirmishCard card = startingFrom(row, name);
    card.kind = *kind;
    takeFaction(row, card);
    if (!takeGlory(row, card) || !takeRestricted(row, card) || !takeUse(row, card)
        || !takeModifiers(row, card) || !isNew(row, card))
        return;
    readText(row, card);
    takeText(row, card);
    keepPrinted(row, card);
    noteFighters(row, card);
    if (!card.isUniversal() && !m_known.warband(card.warband))
        note(row,
             CardListImport::tr("Line %1: there is no warband \"%2\" yet; the card is "
                                "taken, but no deck can use it before."),
             row.value(u"faction"_s));
    m_outcome.cards.push_back(std::move(card));
}

void CardRows::complain(const ListRow &row, const QString &sentence, const QString &what)
{
    m_outcome.problems.append(filledIn(row, sentence, what));
}

/// The row is taken all the same.
void CardRows::note(const ListRow &row, const QString &sentence, const QString &what)
{
    m_outcome.notes.append(filledIn(row, sentence, what));
}

bool CardRows::isFighter(const FighterId &id) const
{
    return std::any_of(m_known.warbands.begin(), m_known.warbands.end(),
                       [&id](const Warband &one) { return one.fighter(id) != nullptr; });
}

void CardRows::noteFighters(const ListRow &row, const SkirmishCard &card)
{
    for (const FighterId &id : card.restricted) {
        if (!isFighter(id))
            note(row,
                 CardListImport::tr("Line %1: there is no fighter \"%2\" yet; nobody can use "
                                    "the card before."),
                 id.text());
    }
}

bool CardRows::isBounded(const ListRow &row)
{
    for (auto field = row.fields.constBegin(); field != row.fields.constEnd(); ++field) {
        const bool isText = field.key() == u"text"_s || field.key() == u"multiplayer"_s;
        const auto most = isText ? CardListImport::mostText : CardListImport::mostLetters;
        if (field->size() > most) {
            complain(row, CardListImport::tr("Line %1: a field is too long."));
            return false;
        }
        if (std::any_of(field->begin(), field->end(), [isText](QChar c) {
                return c.category() == QChar::Other_Control && !(isText && c == u'\n');
            })) {
            complain(row, CardListImport::tr("Line %1: a field holds control characters."));
            return false;
        }
    }
    return true;
}

SkirmishCard CardRows::startingFrom(const ListRow &row, const QString &name)
{
    const QString number = row.value(u"number"_s);
    const SkirmishCard *known = nullptr;
    for (const SkirmishCard &one : m_known.cards) {
        if (!known && isNamed(one.name, name))
            known = &one;
    }
    const SkirmishCard *numbered = m_known.cardByNumber(number);
    if (numbered && numbered != known)
        note(row, CardListImport::tr("Line %1: \"%2\" has that number already; both are kept."),
             localized(numbered->name));
    SkirmishCard card = known ? *known : SkirmishCard{};
    if (!known) {
        const QString id = slugOf(name);
        card.id = freeCardId(m_known, id.isEmpty() ? u"card-%1"_s.arg(row.line) : name);
        card.name = sameInAll(name);
        card.open = true;
    }
    if (!number.isEmpty())
        card.number = number;
    return card;
}

/// A list without the column leaves the card with the warband it has.
void CardRows::takeFaction(const ListRow &row, SkirmishCard &card)
{
    if (row.fields.contains(u"faction"_s) && (isOwn(card) || !row.value(u"faction"_s).isEmpty()))
        card.warband = warbandOf(row.value(u"faction"_s), m_known);
}

bool CardRows::takeGlory(const ListRow &row, SkirmishCard &card)
{
    const QString text = row.value(u"glory"_s);
    if (row.clears(u"glory"_s) && isOwn(card))
        card.glory.reset();
    if (text.isEmpty() || text == u"-"_s)
        return true;
    bool isNumber = false;
    const int glory = text.toInt(&isNumber);
    if (!isNumber || glory < 0 || glory > 20) {
        complain(row,
                 CardListImport::tr("Line %1: glory is a whole number from 0 to 20, not "
                                    "\"%2\"."),
                 text);
        return false;
    }
    if (card.kind == CardKind::Objective)
        card.glory = glory;
    return true;
}

bool CardRows::takeRestricted(const ListRow &row, SkirmishCard &card)
{
    static const QRegularExpression between(u"[,;/|]"_s);
    const QString text = row.value(u"restricted"_s);
    if (row.clears(u"restricted"_s) && isOwn(card))
        card.restricted.clear();
    if (text.isEmpty())
        return true;
    // Some lists only say whether it is: to whom cannot be known then.
    if (const auto said = cardlist::yesOrNo(text)) {
        if (*said && isOwn(card))
            note(row,
                 CardListImport::tr("Line %1: the list does not say to whom \"%2\" is "
                                    "restricted; choose the fighters with Edit."),
                 row.value(u"name"_s));
        if (!*said || isOwn(card))
            card.restricted.clear();
        return true;
    }
    card.restricted.clear();
    for (const QString &name : text.split(between, Qt::SkipEmptyParts)) {
        const FighterId fighter = fighterOf(name.trimmed(), m_known);
        if (fighter.isEmpty()) {
            complain(row, CardListImport::tr("Line %1: \"%2\" is not a fighter's name."), name);
            return false;
        }
        card.restricted.push_back(fighter);
    }
    return true;
}

/// When an objective scores and whether a card is a reaction.
bool CardRows::takeUse(const ListRow &row, SkirmishCard &card)
{
    const auto timing = cardlist::timingOf(row.value(u"timing"_s));
    const auto reaction = cardlist::yesOrNo(row.value(u"reaction"_s));
    if (!timing) {
        complain(row, CardListImport::tr("Line %1: timing is immediate or end, not \"%2\"."),
                 row.value(u"timing"_s));
        return false;
    }
    if (!reaction) {
        complain(row, CardListImport::tr("Line %1: reaction is yes or no, not \"%2\"."),
                 row.value(u"reaction"_s));
        return false;
    }
    const bool clearsTiming = row.clears(u"timing"_s) && isOwn(card);
    if (card.kind == CardKind::Objective && (*timing != ScoreTiming::Open || clearsTiming))
        card.timing = *timing;
    const bool clearsReaction = row.clears(u"reaction"_s) && isOwn(card);
    if (card.kind != CardKind::Objective && (*reaction || clearsReaction))
        card.reaction = *reaction;
    return true;
}

/// "damage+1; dice+1:charge" in one column, or a number in the column of a characteristic.
bool CardRows::takeModifiers(const ListRow &row, SkirmishCard &card)
{
    QStringList unknown;
    std::vector<CardModifier> modifiers = m_modifiers.all(row.value(u"modifiers"_s), unknown);
    for (const QString &text : std::as_const(unknown))
        note(row,
             CardListImport::tr("Line %1: \"%2\" is not a modifier such as damage+1 or "
                                "dice+1:charge; the card is taken without it."),
             text);
    for (const QString &what : cardlist::counted())
        takeCounted(row, what, modifiers);
    if (!modifiers.empty())
        setModifiers(card, modifiers);
    return takeMoment(row, card);
}

void CardRows::takeCounted(const ListRow &row, const QString &what,
                           std::vector<CardModifier> &modifiers)
{
    const QString text = row.value(what);
    if (text.isEmpty() || text == u"-"_s || text == u"0"_s)
        return;
    bool isNumber = false;
    const int by = cardlist::yesOrNo(text).value_or(false) ? 1 : text.toInt(&isNumber);
    const auto modifier
        = modifierFromString(what + (by < 0 ? u"-"_s : u"+"_s) + QString::number(std::abs(by)));
    if (modifier)
        modifiers.push_back(*modifier);
    else
        note(row,
             CardListImport::tr("Line %1: \"%2\" is not a number to add; the card is taken "
                                "without it."),
             text);
}

void CardRows::readText(const ListRow &row, SkirmishCard &card)
{
    const QString text = row.value(u"text"_s);
    // What was read before may have been set otherwise since.
    if (text.isEmpty() || printedCard(card.id) || isNamed(card.summary, text))
        return;
    const CardTextReading reading = readCardText(text, card.kind);
    takeReading(reading, card);
    if (!reading.whole)
        note(row,
             CardListImport::tr("Line %1: not all that \"%2\" says was recognised; the players "
                                "carry out the rest, or it is set with Edit."),
             row.value(u"name"_s));
}

/// When a reaction comes, how long a ploy lies, and what three or four players read.
bool CardRows::takeMoment(const ListRow &row, SkirmishCard &card)
{
    const auto trigger = cardlist::triggerOf(row.value(u"trigger"_s));
    const auto duration = cardlist::durationOf(row.value(u"duration"_s));
    if (!trigger) {
        complain(row, CardListImport::tr("Line %1: \"%2\" is not a moment for a reaction."),
                 row.value(u"trigger"_s));
        return false;
    }
    if (!duration) {
        complain(row, CardListImport::tr("Line %1: \"%2\" is not a duration."),
                 row.value(u"duration"_s));
        return false;
    }
    if (!trigger->isEmpty())
        setTrigger(card, *trigger);
    if (*duration != PloyDuration::None && card.kind == CardKind::Ploy)
        card.duration = *duration;
    takeMultiplayer(row, card);
    return true;
}

void CardRows::takeMultiplayer(const ListRow &row, SkirmishCard &card)
{
    const QString text = row.value(u"multiplayer"_s);
    if (text.isEmpty() || isNamed(card.multiplayer, text))
        return;
    card.multiplayer = sameInAll(text);
    card.players = {3, 4};
}

/// With its words, and its glory if it is worth any, a card of the coach's own is complete.
void CardRows::takeText(const ListRow &row, SkirmishCard &card)
{
    const QString text = row.value(u"text"_s);
    if (isNamed(card.summary, text) || (text.isEmpty() && !(isOwn(card) && row.clears(u"text"_s))))
        return;
    card.summary = text.isEmpty() ? LocalizedText{} : sameInAll(text);
    card.open = text.isEmpty() || (card.kind == CardKind::Objective && !card.glory);
}

const SkirmishCard *CardRows::printedCard(const CardId &id) const
{
    const SkirmishCard *card = m_printed.card(id);
    return card && !isOwn(*card) ? card : nullptr;
}

/// Only what the rules leave open is filled in.
void CardRows::keepPrinted(const ListRow &row, SkirmishCard &card)
{
    const SkirmishCard *printed = printedCard(card.id);
    if (!printed)
        return;
    QStringList stay;
    const auto restore = [&stay](auto &value, const auto &fixed, const QString &column) {
        if (value != fixed)
            stay.append(column);
        value = fixed;
    };
    restore(card.kind, printed->kind, u"type"_s);
    restore(card.warband, printed->warband, u"faction"_s);
    restore(card.restricted, printed->restricted, u"restricted"_s);
    restore(card.reaction, printed->reaction, u"reaction"_s);
    restore(card.duration, printed->duration, u"duration"_s);
    if (triggerOf(card) != triggerOf(*printed))
        stay.append(u"trigger"_s);
    if (modifiersOf(card) != modifiersOf(*printed))
        stay.append(u"modifiers"_s);
    card.values = printed->values;
    card.effect = printed->effect;
    restore(card.multiplayer, printed->multiplayer, u"multiplayer"_s);
    card.players = printed->players;
    if (!printed->number.isEmpty())
        restore(card.number, printed->number, u"number"_s);
    if (printed->glory)
        restore(card.glory, printed->glory, u"glory"_s);
    if (printed->timing != ScoreTiming::Open)
        restore(card.timing, printed->timing, u"timing"_s);
    if (!openFields(*printed).contains(u"summary"_s))
        restore(card.summary, printed->summary, u"text"_s);
    // What a power card does is open until somebody has written it down.
    const bool written = card.isPower() && card.summary != printed->summary;
    card.open = printed->open;
    card.open = card.open && !written && !openFields(card).isEmpty();
    if (!stay.isEmpty())
        m_outcome.notes.append(
            printedNote(row.line, localized(printed->name), stay, cardlist::allColumns()));
}

bool CardRows::isNew(const ListRow &row, const SkirmishCard &card)
{
    if (m_seen.contains(card.id.text())) {
        complain(row, CardListImport::tr("Line %1: \"%2\" stands in the list twice."),
                 localized(card.name));
        return false;
    }
    m_seen.insert(card.id.text());
    return true;
}

} // namespace dugout
