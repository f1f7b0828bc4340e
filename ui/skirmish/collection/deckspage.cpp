// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/deckspage.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/skirmish/cards/decksheet.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/roomydelegate.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/sheetprinting.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/models/deckmodel.h"
#include "ui/models/searchproxy.h"
#include "ui/sheets/decksheetpages.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/collection/deckdialog.h"
#include "ui/skirmish/collection/deckpanel.h"
#include "ui/skirmish/collection/handoverdialog.h"
#include "ui/skirmish/collection/noticepanel.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace dugout {

DecksPage::DecksPage(CollectionDocument &document, QWidget *parent)
    : Page(parent)
    , m_document(document)
    , m_model(new DeckModel(document.ruleset(), this))
    , m_found(new SearchProxy(DeckModel::SearchRole, this))
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_decks(new ChoiceBox(this))
    , m_new(new ActionButton(this, ActionButton::Look::Filled))
    , m_rename(new ActionButton(this))
    , m_copy(new ActionButton(this))
    , m_remove(new ActionButton(this))
    , m_printList(new ActionButton(this))
    , m_printReference(new ActionButton(this))
    , m_printProxies(new ActionButton(this))
    , m_handOn(new ActionButton(this))
    , m_notices(new NoticePanel(this))
    , m_builder(new QWidget(this))
    , m_search(new TextField(this))
    , m_kinds(new ChoiceBox(this))
    , m_inDeck(new QCheckBox(this))
    , m_ownOnly(new QCheckBox(this))
    , m_table(new QTableView(this))
    , m_panel(new DeckPanel(deckLimits(*document.ruleset()), this))
{
    m_decks->setObjectName(u"deck-choice"_s);
    m_decks->setProperty("tableWords", true); // a coach's own names
    m_new->setObjectName(u"new-deck"_s);
    m_table->setObjectName(u"deck-cards"_s);
    m_printProxies->setObjectName(u"print-proxies"_s);
    m_handOn->setObjectName(u"hand-on-deck"_s);
    m_kinds->setObjectName(u"deck-kinds"_s);
    m_inDeck->setObjectName(u"only-in-deck"_s);
    m_ownOnly->setObjectName(u"only-own-cards"_s);
    m_invitation->setWordWrap(true);
    m_invitation->setTone(tone::greyInk);
    m_found->setSourceModel(m_model);
    m_table->setModel(m_found);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setItemDelegate(new RoomyDelegate(m_table));
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(DeckModel::Facts, QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->installEventFilter(this);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(toneIcon(u"search"_s, tone::greyInk), QLineEdit::LeadingPosition);
    setFocusProxy(m_new);
    layOut();
    connectAll();
    refresh();
    DecksPage::retranslate();
}

void DecksPage::layOut()
{
    auto *row = new QWidget(this);
    auto *buttons = new FlowLayout(row);
    for (QWidget *one : QList<QWidget *>{m_decks, m_new, m_rename, m_copy, m_remove, m_printList,
                                         m_printReference, m_printProxies, m_handOn})
        buttons->addWidget(one);
    auto *card = new Panel(m_builder);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    auto *sifted = new QWidget(card);
    auto *filters = new FlowLayout(sifted);
    for (QWidget *one : QList<QWidget *>{m_kinds, m_inDeck, m_ownOnly})
        filters->addWidget(one);
    inside->addWidget(m_search);
    inside->addWidget(sifted);
    inside->addWidget(m_table, 1);
    auto *side = new ScrollColumn(m_builder);
    side->column()->setContentsMargins(0, 0, 0, 0);
    side->column()->addWidget(m_panel, 1);
    auto *middle = new QHBoxLayout(m_builder);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(gridStep(this, 3));
    middle->addWidget(card, 3);
    middle->addWidget(side, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_invitation);
    layout->addWidget(row);
    layout->addWidget(m_notices);
    layout->addWidget(m_builder, 1);
    layout->addStretch();
}

void DecksPage::connectAll()
{
    connect(&m_document, &CollectionDocument::changed, this, &DecksPage::refresh);
    connect(&m_document, &CollectionDocument::refused, this,
            [this](const QString &sentence) { m_notices->show(sentence); });
    // What a card does wraps; a narrower column needs higher rows.
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table,
            [this](int section) {
                if (section == DeckModel::Facts)
                    m_table->resizeRowsToContents();
            });
    connect(m_decks, &QComboBox::activated, this, &DecksPage::showDeck);
    connect(m_search, &QLineEdit::textChanged, m_found, &SearchProxy::setWords);
    connect(m_model, &DeckModel::deckRequested, this,
            [this](const DeckList &deck) { keep(deck, tr("Change a deck")); });
    connect(m_new, &QAbstractButton::clicked, this, &DecksPage::addDeck);
    connect(m_rename, &QAbstractButton::clicked, this, &DecksPage::renameDeck);
    connect(m_copy, &QAbstractButton::clicked, this, &DecksPage::copyDeck);
    connect(m_remove, &QAbstractButton::clicked, this, &DecksPage::removeDeck);
    connect(m_printList, &QAbstractButton::clicked, this, [this] { print(DeckSheetKind::List); });
    connect(m_printReference, &QAbstractButton::clicked, this,
            [this] { print(DeckSheetKind::Reference); });
    connect(m_printProxies, &QAbstractButton::clicked, this,
            [this] { print(DeckSheetKind::Proxies); });
    connect(m_handOn, &QAbstractButton::clicked, this, &DecksPage::handOn);
    connect(m_kinds, &QComboBox::activated, this, &DecksPage::filter);
    for (QCheckBox *box : {m_inDeck, m_ownOnly})
        connect(box, &QCheckBox::toggled, this, &DecksPage::filter);
}

const DeckList *DecksPage::deck() const
{
    return m_document.all().deck(DeckId(m_decks->currentData().toString()));
}

void DecksPage::refresh()
{
    const QVariant before = m_decks->currentData();
    m_decks->clear();
    for (const DeckList &deck : m_document.all().decks)
        m_decks->addItem(deck.name, deck.id.text());
    m_decks->updateGeometry(); // names of any length
    m_decks->setCurrentIndex(std::max(0, m_decks->findData(before)));
    showDeck();
}

void DecksPage::showDeck()
{
    const DeckList *shown = deck();
    m_invitation->setVisible(!shown);
    for (QWidget *one : QList<QWidget *>{m_decks, m_rename, m_copy, m_remove, m_printList,
                                         m_printReference, m_printProxies, m_handOn, m_builder})
        one->setVisible(shown);
    if (!shown)
        return;
    m_model->setDeck(*shown, m_document.all());
    m_panel->setDeck(*shown, m_document.all());
}

void DecksPage::keep(const DeckList &deck, const QString &what)
{
    Collection own = m_document.own();
    put(own, deck);
    m_document.edit(own, what);
}

void DecksPage::addDeck()
{
    DeckDialog dialog(m_document.all(), {}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    DeckList made = dialog.deck();
    made.id = freeDeckId(m_document.all(), made.name);
    keep(made, tr("New deck"));
    m_decks->setCurrentIndex(m_decks->findData(made.id.text()));
    showDeck();
}

void DecksPage::copyDeck()
{
    if (!deck())
        return;
    DeckList copy = *deck();
    copy.name = tr("%1 (copy)").arg(copy.name);
    copy.id = freeDeckId(m_document.all(), copy.name);
    keep(copy, tr("Copy a deck"));
    m_decks->setCurrentIndex(m_decks->findData(copy.id.text()));
    showDeck();
}

void DecksPage::renameDeck()
{
    if (!deck())
        return;
    DeckDialog dialog(m_document.all(), *deck(), this);
    if (dialog.exec() == QDialog::Accepted)
        keep(dialog.deck(), tr("Rename a deck"));
}

void DecksPage::removeDeck()
{
    if (!deck())
        return;
    Collection own = m_document.own();
    erase(own, deck()->id);
    m_document.edit(own, tr("Delete a deck"));
}

void DecksPage::tickCurrent()
{
    const QModelIndex card = m_table->currentIndex().siblingAtColumn(DeckModel::Name);
    const bool ticked = card.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    m_found->setData(card, ticked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

bool DecksPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress
        || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Space)
        return Page::eventFilter(watched, event);
    tickCurrent();
    return true;
}

void DecksPage::filter()
{
    DeckModel::Filter filter;
    if (const QVariant kind = m_kinds->currentData(); kind.isValid())
        filter.kind = static_cast<CardKind>(kind.toInt());
    filter.inDeck = m_inDeck->isChecked();
    filter.ownOnly = m_ownOnly->isChecked();
    m_model->setFilter(filter);
}

void DecksPage::fillKinds()
{
    const int before = std::max(0, m_kinds->currentIndex());
    m_kinds->clear();
    m_kinds->addItem(tr("Every kind"));
    for (const CardKind kind : {CardKind::Objective, CardKind::Ploy, CardKind::Upgrade})
        m_kinds->addItem(CardWords::kinds(kind), static_cast<int>(kind));
    m_kinds->setCurrentIndex(before);
}

void DecksPage::handOn()
{
    if (!deck())
        return;
    HandOverDialog dialog(*deck(), m_document.own(), m_document.all(), this);
    dialog.exec();
}

void DecksPage::print(DeckSheetKind kind)
{
    if (!deck())
        return;
    SheetPrinting::preview(
        std::make_shared<DeckSheetPages>(
            makeDeckSheet(*deck(), m_document.all(), *m_document.ruleset()), kind),
        this);
}

void DecksPage::retranslate()
{
    m_invitation->setText(tr("No decks yet. Build one from the cards in your collection."));
    m_decks->setAccessibleName(tr("Deck"));
    m_new->setCommand("new-deck");
    m_rename->setCommand("deck-rename");
    m_copy->setCommand("deck-copy");
    m_remove->setCommand("deck-delete");
    m_printList->setCommand("deck-print");
    m_printReference->setCommand("deck-print-reference");
    m_printProxies->setCommand("deck-print-proxies");
    m_handOn->setCommand("deck-hand-on");
    fillKinds();
    m_kinds->setAccessibleName(tr("Kind of card"));
    m_inDeck->setText(tr("In the deck"));
    m_ownOnly->setText(tr("Only of this warband"));
    m_search->setPlaceholderText(tr("Search in any language"));
    m_search->setAccessibleName(tr("Search the cards"));
    m_table->setAccessibleName(tr("Cards of the deck"));
    m_model->retranslate();
    m_panel->retranslate();
    m_notices->retranslate();
}

} // namespace dugout
