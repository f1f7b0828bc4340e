// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/servedphone.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace dugout {

ServedPhone::~ServedPhone()
{
    m_phone.reset();
    if (m_driver) {
        m_driver->terminate();
        (void)m_driver->waitForFinished();
    }
    closeTable();
}

void ServedPhone::startProgram(QProcess &program, const QStringList &arguments) const
{
    program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                  arguments + QStringList{u"--data-dir"_s, m_folder.path()});
}

void ServedPhone::start()
{
    QProcess made;
    startProgram(made,
                 {u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s, u"Reds"_s,
                  u"--quick-away"_s, u"Blues"_s, u"--title"_s, u"Game"_s});
    QVERIFY(made.waitForFinished() && made.exitCode() == 0);
    serveAgain();
    quint16 port = 0;
    m_driver = Browser::startDriver(port);
    m_phone = std::make_unique<Browser>(port, u"de"_s);
    const QJsonArray coaches = m_open.value("coaches"_L1).toArray();
    m_phone->open(coaches.first().toObject().value("address"_L1).toString());
    QVERIFY(m_phone->waitFor(u"page.view"_s));
}

void ServedPhone::serveAgain()
{
    startProgram(m_server, {u"serve"_s, u"Game"_s, u"--json"_s});
    QByteArray said;
    QVERIFY(QTest::qWaitFor(
        [&] {
            said += m_server.readAllStandardOutput();
            m_open = QJsonDocument::fromJson(said).object();
            return !m_open.isEmpty();
        },
        60'000));
}

void ServedPhone::closeTable()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    m_server.write("quit\n");
    (void)m_server.waitForFinished();
}

bool ServedPhone::reload()
{
    m_phone->open(m_open.value("addresses"_L1).toArray().first().toString());
    return m_phone->waitFor(u"page.view"_s);
}

} // namespace dugout
