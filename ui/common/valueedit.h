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

    /// Names it in the language of the moment.
    using Says = std::function<QString()>;

    ValueEdit(Says what, Value before, Value after, Put put)
        : QUndoCommand(what())
        , m_what(std::move(what))
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_put(std::move(put))
    { }

    /// Where `text()` is in the language of the day it was made.
    [[nodiscard]] QString words() const { return m_what(); }

    void undo() override { m_put(m_before); }
    void redo() override
    {
        // What could not be kept must not stay on the stack either.
        if (!m_put(m_after))
            setObsolete(true);
    }

private:
    Says m_what;
    Value m_before;
    Value m_after;
    Put m_put;
};

} // namespace dugout
