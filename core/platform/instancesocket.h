// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace dugout {

/// The name under which the window of a data folder is reached by programs of the same person.
class InstanceSocket
{
public:
    InstanceSocket() = default;
    /// `dataFolder` by its canonical name.
    explicit InstanceSocket(const QString &dataFolder);

    /// An open socket, -1 when nobody listens.
    [[nodiscard]] int call() const;
    /// A socket to accept callers on, -1 with `errno` when that is not possible.
    [[nodiscard]] int listen() const;
    /// A connection there, -1 for none, or for another user's program.
    [[nodiscard]] int accept(int listening) const;
    void remove() const;

private:
    QString m_folder; ///< of the session
    QString m_name; ///< within it
};

} // namespace dugout
