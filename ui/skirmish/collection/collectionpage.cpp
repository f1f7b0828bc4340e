// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/collectionpage.h"

#include "core/exchange/collectionfile.h"
#include "core/exchange/handover.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/skirmish/cards/collectionedits.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/asidework.h"
#include "ui/common/flowlayout.h"
#include "ui/common/roomydelegate.h"
#include "ui/common/savequestion.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/toneicon.h"
#include "ui/models/collectionmodel.h"
#include "ui/models/searchproxy.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/collection/collectioneditor.h"
#include "ui/skirmish/collection/entrypanel.h"
#include "ui/skirmish/collection/handoverdialog.h"
#include "ui/skirmish/collection/importdialog.h"
#include "ui/skirmish/collection/noticepanel.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonDocument>
#include <QMimeData>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace dugout {

CollectionPage::CollectionPage(CollectionDocument &document, QWidget *parent)
    : Page(parent)
    , m_document(document)
    , m_editor(new CollectionEditor(document, this))
    , m_reading(new AsideWork(this))
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
    , m_export(new ActionButton(this))
    , m_handOn(new ActionButton(this))
    , m_takeBack(new ActionButton(this))
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
    m_export->setObjectName(u"export-collection"_s);
    m_handOn->setObjectName(u"hand-on"_s);
    m_takeBack->setObjectName(u"undo-collection"_s);
    m_takeBack->setEnabled(document.undoStack().canUndo());
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_found->setSourceModel(m_model);
    m_tree->setModel(m_found);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
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
    for (ActionButton *button : {m_newWarband, m_newFighter, m_newCard, m_newBoard, m_import,
                                 m_export, m_handOn, m_edit, m_remove, m_takeBack})
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
    connect(&m_document, &CollectionDocument::changed, this, &CollectionPage::refresh);
    connect(&m_document, &CollectionDocument::refused, this,
            [this](const QString &sentence) { m_notices->show(sentence); });
    connect(m_editor, &CollectionEditor::added, this, &CollectionPage::select);
    connect(m_newWarband, &QAbstractButton::clicked, m_editor, &CollectionEditor::addWarband);
    connect(m_newCard, &QAbstractButton::clicked, m_editor, &CollectionEditor::addCard);
    connect(m_newBoard, &QAbstractButton::clicked, m_editor, &CollectionEditor::addBoard);
    connect(m_import, &QAbstractButton::clicked, this, &CollectionPage::askForImport);
    const auto onCurrent = [this](void (CollectionEditor::*what)(const CollectionRef &)) {
        return [this, what] {
            if (const auto ref = current())
                (m_editor->*what)(*ref);
        };
    };
    const auto edit = onCurrent(&CollectionEditor::edit);
    connect(m_tree, &QAbstractItemView::activated, this, edit);
    connect(m_edit, &QAbstractButton::clicked, this, edit);
    connect(m_newFighter, &QAbstractButton::clicked, this,
            onCurrent(&CollectionEditor::addFighter));
    connect(m_remove, &QAbstractButton::clicked, this, &CollectionPage::removeChosen);
    connect(m_export, &QAbstractButton::clicked, this, &CollectionPage::exportAll);
    connect(m_handOn, &QAbstractButton::clicked, this, &CollectionPage::handOn);
    connect(m_takeBack, &QAbstractButton::clicked, m_undo, &QAction::trigger);
    connect(&m_document.undoStack(), &QUndoStack::canUndoChanged, m_takeBack, &QWidget::setEnabled);
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
    m_notices->show({}); // it told of what has changed again
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
    m_handOn->setEnabled(ref && own);
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
    auto *dialog = new ImportDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::fileChosen, this, &CollectionPage::importFile);
    connect(dialog, &ImportDialog::pasted, this, &CollectionPage::importText);
    dialog->open();
}

void CollectionPage::readAside(const QString &name,
                               const std::function<Result<QByteArray>()> &bytes)
{
    m_reading->start(tr("Reading \"%1\"…").arg(name),
                     [this, bytes, own = m_document.own(),
                      printed = m_document.builtIn()]() -> AsideWork::Outcome {
                         const auto read = bytes();
                         if (!read)
                             return
                                 [this, error = read.error()] { m_notices->show(error.message); };
                         return [this, outcome = CollectionImport::read(*read, own, printed)] {
                             takeList(outcome);
                         };
                     });
}

void CollectionPage::importFile(const QString &path)
{
    readAside(QFileInfo(path).fileName(),
              [path] { return readFile(path, CollectionFile::mostBytes); });
}

void CollectionPage::importText(const QString &text)
{
    readAside(tr("what was copied"),
              [bytes = text.toUtf8()]() -> Result<QByteArray> { return bytes; });
}

void CollectionPage::takeList(const CollectionImport::Outcome &outcome)
{
    m_document.edit(outcome.own, tr("Import"));
    QStringList lines{tr("%n entry/entries imported.", nullptr, outcome.taken)};
    if (!outcome.problems.isEmpty())
        lines.append(tr("%n row(s) could not be imported:", nullptr,
                        static_cast<int>(outcome.problems.size())));
    m_notices->show(lines.join(u' '), outcome.problems + outcome.notes);
}

/// Everything of the coach's own in one file, for a friend.
void CollectionPage::exportAll()
{
    const auto choice = askWhereToSave(this, tr("Export the collection"), tr("Collection"),
                                       {{tr("Collections (*.json)"), u"json"_s}});
    if (choice)
        exportTo(choice->path);
}

void CollectionPage::exportTo(const QString &path)
{
    const auto saved
        = writeFile(path, QJsonDocument(CollectionFile::write(m_document.own())).toJson());
    m_notices->show(saved ? tr("Written to \"%1\".").arg(QFileInfo(path).fileName())
                          : saved.error().message);
}

std::vector<CollectionRef> CollectionPage::chosenOwn() const
{
    std::vector<CollectionRef> refs;
    for (const QModelIndex &index : m_tree->selectionModel()->selectedRows()) {
        const QVariant ref = index.data(CollectionModel::RefRole);
        if (ref.canConvert<CollectionRef>() && index.data(CollectionModel::OwnRole).toBool())
            refs.push_back(ref.value<CollectionRef>());
    }
    return refs;
}

/// What is chosen, with all that belongs to it, in one file.
void CollectionPage::handOn()
{
    const std::vector<CollectionRef> refs = chosenOwn();
    if (refs.empty())
        return;
    HandedIds ids;
    for (const CollectionRef &ref : refs) {
        if (ref.kind == CollectionRef::Kind::Card)
            ids.cards.emplace_back(ref.id);
        else if (ref.kind == CollectionRef::Kind::Board)
            ids.boards.append(ref.id);
        else
            ids.warbands.emplace_back(ref.warband.isEmpty() ? ref.id : ref.warband);
    }
    const QString name
        = m_tree->currentIndex().siblingAtColumn(CollectionModel::Name).data().toString();
    const QString told = saveHanded(handedParts(ids, m_document.own()), name, this);
    if (!told.isEmpty())
        m_notices->show(told);
}

/// Several at once, in one step that can be undone.
void CollectionPage::removeChosen()
{
    const std::vector<CollectionRef> refs = chosenOwn();
    if (refs.empty())
        return;
    m_editor->remove(refs);
    m_notices->show(tr("%n entry/entries removed; Undo brings them back.", nullptr,
                       static_cast<int>(refs.size())));
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
    m_newWarband->setCommand("new-warband");
    m_newFighter->setCommand("new-fighter");
    m_newCard->setCommand("new-card");
    m_newBoard->setCommand("new-board");
    m_import->setCommand("collection-import");
    m_export->setCommand("export-collection");
    m_handOn->setCommand("collection-hand-on");
    m_takeBack->setCommand("undo-collection");
    m_edit->setCommand("edit-entry");
    m_remove->setCommand("remove-entry");
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_model->retranslate();
    m_entry->retranslate();
    m_notices->retranslate();
}

} // namespace dugout
