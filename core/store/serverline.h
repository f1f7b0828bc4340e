// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSqlDatabase;

namespace dugout {

/// What libpq knows of an open connection and Qt's driver does not say. The driver has loaded the
/// library, so nothing is linked; where it cannot be found, nothing is known.
class ServerLine
{
public:
    explicit ServerLine(const QSqlDatabase &database);

    /// -1 when it is not known.
    [[nodiscard]] int socket() const;
    /// The connection is gone for good, whatever language the reason is told in.
    [[nodiscard]] bool isBroken() const;
    /// What the server remarks, of which libpq writes every byte to the terminal, is left out.
    void leaveOutRemarks() const;

private:
    void *m_line; ///< libpq's PGconn, owned by the driver; null for any other engine
};

} // namespace dugout
