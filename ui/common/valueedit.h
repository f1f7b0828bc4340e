// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include <functional>

namespace dugout {

/// An edit of a document that is a value: the one before and the one after.
template<typename Value>
class ValueEdit final : public QUndoCommand
{
public:
    /// Shows and keeps a value; false when it could not be kept.
    using Put = std::function<bool(const Value &)>;

    ValueEdit(const QString &what, Value before, Value after, Put put)
        : QUndoCommand(what)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_put(std::move(put))
    { }

    void undo() override { m_put(m_before); }
    void redo() override
    {
        // What could not be kept must not stay on the stack either.
        if (!m_put(m_after))
            setObsolete(true);
    }

private:
    Value m_before;
    Value m_after;
    Put m_put;
};

} // namespace dugout
