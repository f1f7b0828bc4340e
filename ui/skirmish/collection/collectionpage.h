// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/collectionimport.h"
#include "core/text/result.h"
#include "ui/common/page.h"
#include "ui/models/collectionref.h"

#include <functional>
#include <optional>

class QAction;
class QTreeView;

namespace dugout {

class ActionButton;
class AsideWork;
class CollectionDocument;
class CollectionEditor;
class CollectionModel;
class EntryPanel;
class NoticePanel;
class SearchProxy;
class TextField;

/// Warbands, fighters, cards and boards: what there is, what is open, and what the coach adds.
class CollectionPage final : public Page
{
    Q_OBJECT

public:
    explicit CollectionPage(CollectionDocument &document, QWidget *parent = nullptr);

    /// Takes the sound rows of a list of cards and names the others, at once or a little later.
    void importFile(const QString &path);
    /// The same of what was copied from somewhere.
    void importText(const QString &text);
    /// Writes everything of the player's own to a file.
    void exportTo(const QString &path);
    void select(const CollectionRef &ref);

protected:
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void layOut();
    void connectAll();
    void refresh();
    void showCurrent();
    [[nodiscard]] std::optional<CollectionRef> current() const;
    void search(const QString &words);
    void askForImport();
    void takeList(const CollectionImport::Outcome &outcome);
    void exportAll();
    void handOn();
    [[nodiscard]] std::vector<CollectionRef> chosenOwn() const;
    void readAside(const QString &name, const std::function<Result<QByteArray>()> &bytes);
    void removeChosen();

    CollectionDocument &m_document;
    CollectionEditor *m_editor;
    AsideWork *m_reading;
    CollectionModel *m_model;
    SearchProxy *m_found;
    TextField *m_search;
    QTreeView *m_tree;
    EntryPanel *m_entry;
    NoticePanel *m_notices;
    ActionButton *m_newWarband;
    ActionButton *m_newFighter;
    ActionButton *m_newCard;
    ActionButton *m_newBoard;
    ActionButton *m_import;
    ActionButton *m_edit;
    ActionButton *m_remove;
    ActionButton *m_export;
    ActionButton *m_handOn;
    ActionButton *m_takeBack;
    QAction *m_undo;
    QAction *m_redo;
};

} // namespace dugout
