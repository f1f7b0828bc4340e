// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collectionpage.h"

#include "core/exchange/cardlistimport.h"
#include "core/skirmish/collectionedits.h"
#include "core/skirmish/spoken.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/toneicon.h"
#include "ui/models/collectionmodel.h"
#include "ui/models/searchproxy.h"
#include "ui/skirmish/boarddialog.h"
#include "ui/skirmish/carddialog.h"
#include "ui/skirmish/collectiondocument.h"
#include "ui/skirmish/entrypanel.h"
#include "ui/skirmish/fighterdialog.h"
#include "ui/skirmish/noticepanel.h"
#include "ui/skirmish/warbanddialog.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QMimeData>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const BoardFace *boardOf(const Collection &collection, const QString &id)
{
    for (const BoardFace &face : collection.boards) {
        if (face.board.id == id)
            return &face;
    }
    return nullptr;
}

} // namespace

CollectionPage::CollectionPage(CollectionDocument &document, QWidget *parent)
    : Page(parent)
    , m_document(document)
    , m_model(new CollectionModel(document.ruleset(), this))
    , m_found(new SearchProxy(CollectionModel::SearchRole, this))
    , m_search(new TextField(this))
    , m_tree(new QTreeView(this))
    , m_entry(new EntryPanel(document.ruleset(), this))
    , m_notices(new NoticePanel(this))
    , m_newWarband(new ActionButton(this))
    , m_newFighter(new ActionButton(this))
    , m_newCard(new ActionButton(this))
    , m_newBoard(new ActionButton(this))
    , m_import(new ActionButton(this))
    , m_edit(new ActionButton(this, ActionButton::Look::Filled))
    , m_remove(new ActionButton(this))
    , m_undo(new QAction(this))
    , m_redo(new QAction(this))
{
    setAcceptDrops(true);
    m_tree->setObjectName(u"collection-tree"_s);
    m_search->setObjectName(u"collection-search"_s);
    m_newWarband->setObjectName(u"new-warband"_s);
    m_newCard->setObjectName(u"new-card"_s);
    m_edit->setObjectName(u"edit-entry"_s);
    m_remove->setObjectName(u"remove-entry"_s);
    m_found->setSourceModel(m_model);
    m_tree->setModel(m_found);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setTabKeyNavigation(false);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(toneIcon(u"search"_s, tone::greyInk), QLineEdit::LeadingPosition);
    setFocusProxy(m_search);
    layOut();
    connectAll();
    refresh();
    CollectionPage::retranslate();
}

void CollectionPage::layOut()
{
    auto *row = new QWidget(this);
    auto *buttons = new FlowLayout(row);
    for (ActionButton *button :
         {m_newWarband, m_newFighter, m_newCard, m_newBoard, m_import, m_edit, m_remove})
        buttons->addWidget(button);
    auto *card = new Panel(this);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_search);
    inside->addWidget(m_tree, 1);
    auto *side = new ScrollColumn(this);
    side->column()->setContentsMargins(0, 0, 0, 0);
    side->column()->addWidget(m_entry, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(gridStep(this, 3));
    middle->addWidget(card, 3);
    middle->addWidget(side, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(row);
    layout->addWidget(m_notices);
    layout->addLayout(middle, 1);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(CollectionModel::Name, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(CollectionModel::Facts, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(CollectionModel::State, QHeaderView::ResizeToContents);
}

void CollectionPage::connectAll()
{
    connect(m_search, &QLineEdit::textChanged, this, &CollectionPage::search);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CollectionPage::showCurrent);
    connect(m_tree, &QAbstractItemView::activated, this, &CollectionPage::editCurrent);
    connect(&m_document, &CollectionDocument::changed, this, &CollectionPage::refresh);
    connect(&m_document, &CollectionDocument::refused, this,
            [this](const QString &sentence) { m_notices->show(sentence); });
    connect(m_newWarband, &QAbstractButton::clicked, this, &CollectionPage::addWarband);
    connect(m_newFighter, &QAbstractButton::clicked, this, &CollectionPage::addFighter);
    connect(m_newCard, &QAbstractButton::clicked, this, &CollectionPage::addCard);
    connect(m_newBoard, &QAbstractButton::clicked, this, &CollectionPage::addBoard);
    connect(m_import, &QAbstractButton::clicked, this, &CollectionPage::askForImport);
    connect(m_edit, &QAbstractButton::clicked, this, &CollectionPage::editCurrent);
    connect(m_remove, &QAbstractButton::clicked, this, &CollectionPage::removeCurrent);
    const auto bind = [this](QAction *action, QKeySequence::StandardKey key) {
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    };
    bind(m_undo, QKeySequence::Undo);
    bind(m_redo, QKeySequence::Redo);
    connect(m_undo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::redo);
}

void CollectionPage::refresh()
{
    const auto before = current();
    m_model->setCollection(m_document.all(), m_document.own());
    for (int group = 0; group < CollectionModel::GroupCount; ++group)
        m_tree->expand(m_found->mapFromSource(m_model->index(group, 0)));
    if (before)
        select(*before);
    showCurrent();
}

std::optional<CollectionRef> CollectionPage::current() const
{
    const QVariant ref = m_tree->currentIndex().data(CollectionModel::RefRole);
    return ref.canConvert<CollectionRef>() ? std::optional(ref.value<CollectionRef>())
                                           : std::nullopt;
}

void CollectionPage::select(const CollectionRef &ref)
{
    const QModelIndex index = m_found->mapFromSource(m_model->indexOf(ref));
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void CollectionPage::showCurrent()
{
    const auto ref = current();
    m_entry->show(ref, m_document.all());
    const bool own = m_tree->currentIndex().data(CollectionModel::OwnRole).toBool();
    m_edit->setEnabled(ref.has_value());
    m_remove->setEnabled(ref && own);
    m_newFighter->setEnabled(ref
                             && (ref->kind == CollectionRef::Kind::Warband
                                 || ref->kind == CollectionRef::Kind::Fighter));
}

void CollectionPage::search(const QString &words)
{
    m_found->setWords(words);
    if (m_found->isSearching())
        m_tree->expandAll();
}

void CollectionPage::askForImport()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a list of cards"), {},
                                                      tr("Lists (*.csv *.json);;All files (*)"));
    if (!path.isEmpty())
        importFile(path);
}

void CollectionPage::importFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > CardListImport::mostBytes) {
        m_notices->show(tr("\"%1\" cannot be read.").arg(path));
        return;
    }
    const auto outcome = CardListImport::read(file.readAll(), m_document.all());
    Collection own = m_document.own();
    for (const SkirmishCard &card : outcome.cards)
        put(own, card);
    m_document.edit(own, tr("Import a list of cards"));
    const QString taken = tr("%n card(s) taken.", nullptr, static_cast<int>(outcome.cards.size()));
    m_notices->show(outcome.problems.isEmpty() ? taken
                                               : taken + u' '
                            + tr("%n row(s) could not be taken:", nullptr,
                                 static_cast<int>(outcome.problems.size())),
                    outcome.problems);
}

void CollectionPage::addWarband()
{
    WarbandDialog dialog({}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Warband warband = dialog.warband();
    warband.id = freeWarbandId(m_document.all(), spoken(warband.name));
    Collection own = m_document.own();
    put(own, warband);
    m_document.edit(own, tr("New warband"));
    select({CollectionRef::Kind::Warband, warband.id.text()});
}

void CollectionPage::addFighter()
{
    const auto ref = current();
    if (!ref)
        return;
    const QString id = ref->kind == CollectionRef::Kind::Fighter ? ref->warband : ref->id;
    const Warband *found = m_document.all().warband(WarbandId(id));
    FighterDialog dialog(m_document.ruleset(), {}, nullptr, this);
    if (!found || dialog.exec() != QDialog::Accepted)
        return;
    Warband warband = *found;
    FighterCard fighter = dialog.fighter();
    fighter.id = freeFighterId(warband, spoken(fighter.name));
    put(warband, fighter);
    Collection own = m_document.own();
    put(own, warband);
    m_document.edit(own, tr("New fighter"));
    select({CollectionRef::Kind::Fighter, fighter.id.text(), id});
}

void CollectionPage::addCard()
{
    CardDialog dialog(m_document.all(), {}, nullptr, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    SkirmishCard card = dialog.card();
    card.id = freeCardId(m_document.all(), spoken(card.name));
    Collection own = m_document.own();
    put(own, card);
    m_document.edit(own, tr("New card"));
    select({CollectionRef::Kind::Card, card.id.text()});
}

void CollectionPage::addBoard()
{
    BoardDialog dialog(m_document.all(), blankBoard({}), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    BoardFace face = dialog.face();
    face.board.id = freeBoardId(m_document.all(), face.name);
    Collection own = m_document.own();
    put(own, face);
    m_document.edit(own, tr("New board"));
    select({CollectionRef::Kind::Board, face.board.id});
}

void CollectionPage::editCurrent()
{
    const auto ref = current();
    if (!ref)
        return;
    switch (ref->kind) {
    case CollectionRef::Kind::Warband:
        return editWarband(ref->id);
    case CollectionRef::Kind::Fighter:
        return editFighter(*ref);
    case CollectionRef::Kind::Card:
        return editCard(ref->id);
    case CollectionRef::Kind::Board:
        return editBoard(ref->id);
    }
}

void CollectionPage::editWarband(const QString &id)
{
    // The name of a warband of the document is printed; its fighters hold what is open.
    if (m_document.builtIn().warband(WarbandId(id)))
        return;
    WarbandDialog dialog(*m_document.all().warband(WarbandId(id)), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Collection own = m_document.own();
    put(own, dialog.warband());
    m_document.edit(own, tr("Edit a warband"));
}

void CollectionPage::editFighter(const CollectionRef &ref)
{
    Warband warband = *m_document.all().warband(WarbandId(ref.warband));
    const Warband *source = m_document.builtIn().warband(warband.id);
    const FighterCard *printed = source ? source->fighter(FighterId(ref.id)) : nullptr;
    FighterDialog dialog(m_document.ruleset(), *warband.fighter(FighterId(ref.id)), printed, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    put(warband, dialog.fighter());
    Collection own = m_document.own();
    put(own, warband);
    m_document.edit(own, tr("Edit a fighter"));
}

void CollectionPage::editCard(const QString &id)
{
    CardDialog dialog(m_document.all(), *m_document.all().card(CardId(id)),
                      m_document.builtIn().card(CardId(id)), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Collection own = m_document.own();
    put(own, dialog.card());
    m_document.edit(own, tr("Edit a card"));
}

void CollectionPage::editBoard(const QString &id)
{
    BoardDialog dialog(m_document.all(), *boardOf(m_document.all(), id), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Collection own = m_document.own();
    put(own, dialog.face());
    m_document.edit(own, tr("Edit a board"));
}

/// What the coach laid over an entry of the document goes, and the document's own is seen again.
void CollectionPage::removeCurrent()
{
    const auto ref = current();
    if (!ref)
        return;
    Collection own = m_document.own();
    if (ref->kind == CollectionRef::Kind::Card)
        erase(own, CardId(ref->id));
    else if (ref->kind == CollectionRef::Kind::Board)
        eraseBoard(own, ref->id);
    else if (ref->kind == CollectionRef::Kind::Warband)
        erase(own, WarbandId(ref->id));
    else
        eraseFighter(own, m_document.builtIn(), WarbandId(ref->warband), FighterId(ref->id));
    m_document.edit(own, tr("Remove"));
}

void CollectionPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void CollectionPage::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            importFile(url.toLocalFile());
    }
    event->acceptProposedAction();
}

void CollectionPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search in any language"));
    m_search->setAccessibleName(tr("Search the collection"));
    m_tree->setAccessibleName(tr("Collection"));
    m_newWarband->setText(tr("New warband…"));
    m_newFighter->setText(tr("New fighter…"));
    m_newCard->setText(tr("New card…"));
    m_newBoard->setText(tr("New board…"));
    m_import->setText(tr("Import a list…"));
    m_edit->setText(tr("Edit…"));
    m_remove->setText(tr("Remove"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_model->retranslate();
    m_entry->retranslate();
    m_notices->retranslate();
}

} // namespace dugout
