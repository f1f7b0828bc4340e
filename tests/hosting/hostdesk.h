// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace dugout {

struct HostAnswer
{
    int status = -1;
    QString out;
    QString err;

    [[nodiscard]] QJsonObject json() const
    {
        return QJsonDocument::fromJson(out.toUtf8()).object();
    }
    [[nodiscard]] QJsonArray rows() const { return QJsonDocument::fromJson(out.toUtf8()).array(); }
};

/// Data folders on which the whole program is run, by somebody who is not root: servers of
/// PostgreSQL serve nobody else.
class HostDesk
{
public:
    HostDesk()
        : m_folder(QDir::tempPath() + QStringLiteral("/dugout-host-XXXXXX"))
    {
        (void)folder(QStringLiteral("run"));
        giveAway(m_folder.path());
    }
    HostDesk(const HostDesk &) = delete;
    HostDesk &operator=(const HostDesk &) = delete;
    ~HostDesk()
    {
        for (const QString &each : m_hosts)
            (void)run(each, {QStringLiteral("host"), QStringLiteral("stop")});
    }

    /// One that is there, in the hands of who runs the program.
    QString folder(const QString &name) const
    {
        const QString path = m_folder.filePath(name);
        if (QDir().mkpath(path))
            giveAway(path);
        return path;
    }
    QString file(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        file.close();
        giveAway(file.fileName());
        return file.fileName();
    }
    void hosts(const QString &place) { m_hosts.append(place); }
    /// From now on its programs are started through this one, or through none.
    void putBehind(const QString &place, const QStringList &program)
    {
        m_behind.insert(place, program);
    }

    enum class Input {
        None,
        Typed, ///< somebody writes to it while it runs
    };

    void prepare(QProcess &process, const QString &place, const QStringList &words,
                 Input input = Input::None) const
    {
        QStringList all{QStringLiteral("--reuid=postgres"), QStringLiteral("--regid=postgres"),
                        QStringLiteral("--clear-groups"), QStringLiteral("--")};
        all.prepend(QStringLiteral("setpriv"));
        if (::geteuid() != 0)
            all.clear();
        all = m_behind.value(place) + all;
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        variables.insert(QStringLiteral("HOME"), m_folder.path());
        variables.insert(QStringLiteral("XDG_RUNTIME_DIR"),
                         m_folder.filePath(QStringLiteral("run")));
        process.setProcessEnvironment(variables);
        all << qEnvironmentVariable("DUGOUT_PROGRAM") << words << QStringLiteral("--data-dir")
            << folder(place);
        process.setWorkingDirectory(QStringLiteral("/"));
        if (input == Input::None)
            process.setStandardInputFile(QProcess::nullDevice());
        const QString program = all.takeFirst();
        process.start(program, all);
    }
    HostAnswer run(const QString &place, const QStringList &words) const
    {
        QProcess process;
        prepare(process, place, words);
        constexpr int patienceMs = 120'000;
        HostAnswer answer;
        if (process.waitForFinished(patienceMs) && process.exitStatus() == QProcess::NormalExit)
            answer.status = process.exitCode();
        answer.out = QString::fromUtf8(process.readAllStandardOutput());
        answer.err = QString::fromUtf8(process.readAllStandardError());
        return answer;
    }
    HostAnswer must(const QString &place, const QStringList &words) const
    {
        HostAnswer answer = run(place, words);
        // Not at once: a server that runs is still to be ended.
        if (answer.status != 0)
            QTest::qFail(qPrintable(words.join(u' ') + QStringLiteral(": ") + answer.err), __FILE__,
                         __LINE__);
        return answer;
    }

private:
    static void giveAway(const QString &path)
    {
        if (::geteuid() == 0)
            QProcess::execute(QStringLiteral("chown"), {QStringLiteral("postgres:"), path});
    }

    QTemporaryDir m_folder;
    QStringList m_hosts;
    QMap<QString, QStringList> m_behind;
};

} // namespace dugout
