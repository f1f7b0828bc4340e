// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collectiondocument.h"

#include <QDateTime>
#include <QUndoCommand>

namespace dugout {

/// A collection is a value: an edit is the one before and the one after.
class CollectionDocument::EditCommand final : public QUndoCommand
{
public:
    EditCommand(CollectionDocument &document, Collection after, const QString &what)
        : QUndoCommand(what)
        , m_document(document)
        , m_before(document.own())
        , m_after(std::move(after))
    { }

    void undo() override { m_document.put(m_before); }
    void redo() override
    {
        // What could not be kept must not stay on the stack either.
        if (!m_document.put(m_after))
            setObsolete(true);
    }

private:
    CollectionDocument &m_document;
    Collection m_before;
    Collection m_after;
};

CollectionDocument::CollectionDocument(DocumentStore &documents,
                                       std::shared_ptr<const Ruleset> ruleset, QObject *parent)
    : QObject(parent)
    , m_documents(documents)
    , m_ruleset(std::move(ruleset))
    , m_builtIn(builtInCollection(*m_ruleset))
    , m_all(m_builtIn)
{ }

Result<void> CollectionDocument::load()
{
    auto kept = loadCollection(m_documents);
    if (!kept)
        return kept.error();
    m_undo.clear();
    m_kept = *std::move(kept);
    m_all = laidOver(m_builtIn, m_kept.own);
    emit changed();
    return {};
}

void CollectionDocument::edit(const Collection &own, const QString &what)
{
    if (own != m_kept.own)
        m_undo.push(new EditCommand(*this, own, what));
}

bool CollectionDocument::put(const Collection &own)
{
    KeptCollection next{own, m_kept.summary};
    const auto saved = saveCollection(m_documents, next, QDateTime::currentMSecsSinceEpoch());
    if (!saved) {
        emit refused(saved.error().message);
        return false;
    }
    next.summary = *saved;
    m_kept = std::move(next);
    m_all = laidOver(m_builtIn, m_kept.own);
    emit changed();
    return true;
}

} // namespace dugout
