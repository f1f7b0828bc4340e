// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/decklist.h"
#include "ui/common/page.h"

#include <memory>

class QCheckBox;
class QTableView;

namespace dugout {

enum class DeckSheetKind;

class ActionButton;
class ChoiceBox;
class CollectionDocument;
class DeckModel;
class DeckPanel;
class NoticePanel;
class PagedSheet;
class SearchProxy;
class TextField;
class TextLabel;

/// Builds decks: a box for each card, every broken rule in sight, and paper.
class DecksPage final : public Page
{
    Q_OBJECT

public:
    explicit DecksPage(CollectionDocument &document, QWidget *parent = nullptr);

    /// The deck that is shown; null when there is none.
    [[nodiscard]] const DeckList *deck() const;

    /// The space bar ticks the card of the row, wherever in it the keyboard is.
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void retranslate() override;

private:
    void layOut();
    void connectAll();
    void refresh();
    void showDeck();
    void addDeck();
    void copyDeck();
    void renameDeck();
    void removeDeck();
    void keep(const DeckList &deck, const QString &what);
    void print(DeckSheetKind kind);
    void handOn();
    void filter();
    void fillKinds();
    void tickCurrent();

    CollectionDocument &m_document;
    DeckModel *m_model;
    SearchProxy *m_found;
    TextLabel *m_invitation;
    ChoiceBox *m_decks;
    ActionButton *m_new;
    ActionButton *m_rename;
    ActionButton *m_copy;
    ActionButton *m_remove;
    ActionButton *m_printList;
    ActionButton *m_printReference;
    ActionButton *m_printProxies;
    ActionButton *m_handOn;
    NoticePanel *m_notices;
    QWidget *m_builder;
    TextField *m_search;
    ChoiceBox *m_kinds;
    QCheckBox *m_inDeck;
    QCheckBox *m_ownOnly;
    QTableView *m_table;
    DeckPanel *m_panel;
};

} // namespace dugout
