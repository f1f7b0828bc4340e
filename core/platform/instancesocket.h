// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace dugout {

/// The name under which the window of a data folder is reached: a socket in the folder of the
/// session. The system allows about a hundred letters for it and would cut a longer one, so that
/// different folders share a name: a long one is reached through an open folder instead.
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
    void remove() const;

private:
    QByteArray m_folder; ///< of the session
    QByteArray m_name; ///< within it
};

} // namespace dugout
