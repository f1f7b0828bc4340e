// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"

#include <QObject>
#include <QUndoStack>

namespace dugout {

/// The collection being looked at and edited: the edition's own with the coach's laid over it.
/// Every edit is kept before it is shown; one that cannot be kept does not happen.
class CollectionDocument final : public QObject
{
    Q_OBJECT

public:
    CollectionDocument(const Club &club, std::shared_ptr<const Ruleset> ruleset,
                       QObject *parent = nullptr);

    [[nodiscard]] const std::shared_ptr<const Ruleset> &ruleset() const { return m_ruleset; }
    [[nodiscard]] const Collection &builtIn() const { return m_builtIn; }
    [[nodiscard]] const Collection &own() const { return m_kept.own; }
    /// The two together.
    [[nodiscard]] const Collection &all() const { return m_all; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }

    /// Reads what was kept; the sentence of what went wrong otherwise.
    [[nodiscard]] Result<void> load();
    /// Shows what a command or another window has kept since; nothing happens where that is
    /// nothing.
    void catchUp();
    /// One edit, undone in one step.
    void edit(const Collection &own, const QString &what);

signals:
    void changed();
    void refused(const QString &sentence);

private:
    void show(StoredCollection kept);
    /// Keeps and shows; false when it could not be kept.
    bool put(const Collection &own);
    /// Shows what somebody else has kept in the meantime.
    void readAgain(const QString &sentence);

    const Club &m_club;
    std::shared_ptr<const Ruleset> m_ruleset;
    Collection m_builtIn;
    StoredCollection m_kept;
    Collection m_all;
    QUndoStack m_undo;
};

} // namespace dugout
