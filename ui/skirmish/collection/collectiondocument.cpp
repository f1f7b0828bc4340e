// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/collectiondocument.h"

#include "ui/common/valueedit.h"

using namespace Qt::StringLiterals;

namespace dugout {

CollectionDocument::CollectionDocument(const Club &club, std::shared_ptr<const Ruleset> ruleset,
                                       QObject *parent)
    : QObject(parent)
    , m_club(club)
    , m_ruleset(std::move(ruleset))
    , m_builtIn(builtInCollection(*m_ruleset))
    , m_all(m_builtIn)
{ }

Result<void> CollectionDocument::load()
{
    auto kept = m_club.collection().load();
    if (!kept)
        return kept.error();
    show(*std::move(kept));
    return {};
}

void CollectionDocument::catchUp()
{
    auto kept = m_club.collection().load();
    if (kept && kept->summary.revision != m_kept.summary.revision)
        show(*std::move(kept));
}

void CollectionDocument::show(StoredCollection kept)
{
    m_undo.clear(); // its steps lead to what was there before
    m_kept = std::move(kept);
    m_all = laidOver(m_builtIn, m_kept.own);
    emit changed();
}

void CollectionDocument::edit(const Collection &own, const QString &what)
{
    if (own != m_kept.own)
        m_undo.push(
            new ValueEdit<Collection>([what] { return what; }, m_kept.own, own,
                                      [this](const Collection &each) { return put(each); }));
}

bool CollectionDocument::put(const Collection &own)
{
    StoredCollection next{own, m_kept.summary};
    const auto saved = m_club.collection().save(next);
    if (!saved) {
        emit refused(saved.error().message);
        // Later, because the undo history is in the middle of this edit. The first edit of two
        // finds that there is a collection already.
        if (isOneOf(saved.error().code, {ErrorCode::StoreConflict, ErrorCode::StoreExists}))
            QMetaObject::invokeMethod(
                this, [this, error = saved.error()] { readAgain(error.message); },
                Qt::QueuedConnection);
        return false;
    }
    next.summary = *saved;
    m_kept = std::move(next);
    m_all = laidOver(m_builtIn, m_kept.own);
    emit changed();
    return true;
}

void CollectionDocument::readAgain(const QString &sentence)
{
    const auto loaded = load();
    emit refused(loaded ? tr("%1 This is the saved version.").arg(sentence)
                        : loaded.error().message);
}

} // namespace dugout
