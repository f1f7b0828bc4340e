// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/collectionref.h"

#include <QObject>

#include <optional>

class QWidget;

namespace dugout {

class CollectionDocument;

/// Adds, changes and removes entries of the collection, each with a dialog of its own and as one
/// edit that can be undone.
class CollectionEditor final : public QObject
{
    Q_OBJECT

public:
    /// The dialogs stand over the widget.
    CollectionEditor(CollectionDocument &document, QWidget *widget);

    void addWarband();
    /// To the warband of the entry.
    void addFighter(const CollectionRef &near);
    void addCard();
    void addBoard();
    void edit(const CollectionRef &ref);
    /// What the coach laid over an entry of the document goes, and the document's own is seen
    /// again.
    void remove(const std::vector<CollectionRef> &refs);

signals:
    /// A new entry, which wants to be seen.
    void added(const CollectionRef &ref);

private:
    void editWarband(const QString &id);
    void editFighter(const CollectionRef &ref);
    void editCard(const QString &id);
    void editBoard(const QString &id);

    CollectionDocument &m_document;
    QWidget *m_widget;
};

} // namespace dugout
