// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/phones/browser.h"

#include <QTemporaryDir>

namespace dugout {

/// A match that the program serves, with the first coach's phone at it, in German. Its script can
/// be run piece by piece; the weather is asked first, two dice.
class ServedPhone
{
public:
    ServedPhone() = default;
    ServedPhone(const ServedPhone &) = delete;
    ServedPhone &operator=(const ServedPhone &) = delete;
    ~ServedPhone();

    /// Fails the test where it does not come about.
    void start();
    void closeTable();
    void serveAgain();
    [[nodiscard]] QJsonValue run(const QString &script) { return m_phone->run(script); }
    [[nodiscard]] bool waitFor(const QString &expression) { return m_phone->waitFor(expression); }
    /// Loads the page anew.
    [[nodiscard]] bool reload();

private:
    void startProgram(QProcess &program, const QStringList &arguments) const;

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_driver;
    std::unique_ptr<Browser> m_phone;
    QProcess m_server;
    QJsonObject m_open;
};

} // namespace dugout
