// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/collectioneditor.h"

#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"
#include "ui/skirmish/collection/boarddialog.h"
#include "ui/skirmish/collection/carddialog.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/collection/fighterdialog.h"
#include "ui/skirmish/collection/warbanddialog.h"

namespace dugout {

CollectionEditor::CollectionEditor(CollectionDocument &document, QWidget *widget)
    : QObject(widget)
    , m_document(document)
    , m_widget(widget)
{ }

void CollectionEditor::addWarband()
{
    WarbandDialog dialog({}, m_widget);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Warband warband = dialog.warband();
    warband.id = freeWarbandId(m_document.all(), localized(warband.name));
    Collection own = m_document.own();
    put(own, warband);
    m_document.edit(own, tr("New warband"));
    emit added({CollectionRef::Kind::Warband, warband.id.text()});
}

void CollectionEditor::addFighter(const CollectionRef &near)
{
    const QString id = near.kind == CollectionRef::Kind::Fighter ? near.warband : near.id;
    const Warband *found = m_document.all().warband(WarbandId(id));
    FighterDialog dialog(m_document.ruleset(), {}, nullptr, m_widget);
    if (!found || dialog.exec() != QDialog::Accepted)
        return;
    Warband warband = *found;
    FighterCard fighter = dialog.fighter();
    fighter.id = freeFighterId(warband, localized(fighter.name));
    put(warband, fighter);
    Collection own = m_document.own();
    put(own, warband);
    m_document.edit(own, tr("New fighter"));
    emit added({CollectionRef::Kind::Fighter, fighter.id.text(), id});
}

void CollectionEditor::addCard()
{
    CardDialog dialog(m_document.ruleset(), m_document.all(), {}, nullptr, m_widget);
    if (dialog.exec() != QDialog::Accepted)
        return;
    SkirmishCard card = dialog.card();
    card.id = freeCardId(m_document.all(), localized(card.name));
    Collection own = m_document.own();
    put(own, card);
    m_document.edit(own, tr("New card"));
    emit added({CollectionRef::Kind::Card, card.id.text()});
}

void CollectionEditor::addBoard()
{
    BoardDialog dialog(m_document.all(), blankBoard({}), m_widget);
    if (dialog.exec() != QDialog::Accepted)
        return;
    BoardFace face = dialog.face();
    face.board.id = freeBoardId(m_document.all(), face.name);
    Collection own = m_document.own();
    put(own, face);
    m_document.edit(own, tr("New board"));
    emit added({CollectionRef::Kind::Board, face.board.id});
}

void CollectionEditor::edit(const CollectionRef &ref)
{
    switch (ref.kind) {
    case CollectionRef::Kind::Warband:
        return editWarband(ref.id);
    case CollectionRef::Kind::Fighter:
        return editFighter(ref);
    case CollectionRef::Kind::Card:
        return editCard(ref.id);
    case CollectionRef::Kind::Board:
        return editBoard(ref.id);
    }
}

void CollectionEditor::editWarband(const QString &id)
{
    // The name of a warband of the document is printed; its fighters hold what is open.
    if (m_document.builtIn().warband(WarbandId(id)))
        return;
    WarbandDialog dialog(*m_document.all().warband(WarbandId(id)), m_widget);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Collection own = m_document.own();
    put(own, dialog.warband());
    m_document.edit(own, tr("Edit a warband"));
}

void CollectionEditor::editFighter(const CollectionRef &ref)
{
    Warband warband = *m_document.all().warband(WarbandId(ref.warband));
    const Warband *source = m_document.builtIn().warband(warband.id);
    const FighterCard *printed = source ? source->fighter(FighterId(ref.id)) : nullptr;
    FighterDialog dialog(m_document.ruleset(), *warband.fighter(FighterId(ref.id)), printed,
                         m_widget);
    if (dialog.exec() != QDialog::Accepted)
        return;
    put(warband, dialog.fighter());
    Collection own = m_document.own();
    put(own, warband);
    m_document.edit(own, tr("Edit a fighter"));
}

void CollectionEditor::editCard(const QString &id)
{
    CardDialog dialog(m_document.ruleset(), m_document.all(), *m_document.all().card(CardId(id)),
                      m_document.builtIn().card(CardId(id)), m_widget);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Collection own = m_document.own();
    put(own, dialog.card());
    m_document.edit(own, tr("Edit a card"));
}

void CollectionEditor::editBoard(const QString &id)
{
    BoardDialog dialog(m_document.all(), *m_document.all().board(id), m_widget);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Collection own = m_document.own();
    put(own, dialog.face());
    m_document.edit(own, tr("Edit a board"));
}

void CollectionEditor::remove(const std::vector<CollectionRef> &refs)
{
    Collection own = m_document.own();
    for (const CollectionRef &ref : refs) {
        if (ref.kind == CollectionRef::Kind::Card)
            erase(own, CardId(ref.id));
        else if (ref.kind == CollectionRef::Kind::Board)
            eraseBoard(own, ref.id);
        else if (ref.kind == CollectionRef::Kind::Warband)
            erase(own, WarbandId(ref.id));
        else
            eraseFighter(own, m_document.builtIn(), WarbandId(ref.warband), FighterId(ref.id));
    }
    m_document.edit(own, tr("Remove"));
}

} // namespace dugout
