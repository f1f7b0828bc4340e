// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QEventLoop>
#include <QThread>
#include <QTimer>
#include <qt6keychain/keychain.h>

// The library that core/platform/keyring.cpp loads when a password is to be kept or looked for.

namespace {

const QString service = QStringLiteral("Dugout");
/// Somebody may be asked to open his keyring first.
constexpr int patienceMs = 60'000;

/// All calls to the keyring have to come from one thread.
class KeyringThread
{
public:
    KeyringThread()
    {
        m_worker.moveToThread(&m_thread);
        m_thread.start();
    }
    KeyringThread(const KeyringThread &) = delete;
    KeyringThread &operator=(const KeyringThread &) = delete;
    ~KeyringThread()
    {
        m_thread.quit();
        m_thread.wait();
    }

    template<typename Work>
    bool run(const Work &work)
    {
        bool isDone = false;
        QMetaObject::invokeMethod(
            &m_worker, [&] { isDone = work(); }, Qt::BlockingQueuedConnection);
        return isDone;
    }

private:
    QThread m_thread;
    QObject m_worker;
};

KeyringThread &keyringThread()
{
    static KeyringThread thread;
    return thread;
}

bool isDone(QKeychain::Job &job)
{
    QEventLoop loop;
    job.setAutoDelete(false);
    job.setInsecureFallback(false); // what no keyring keeps is kept by nobody
    QObject::connect(&job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(patienceMs, &loop, &QEventLoop::quit);
    bool isOver = false;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, [&isOver] { isOver = true; });
    job.start();
    if (!isOver)
        loop.exec();
    return isOver && job.error() == QKeychain::NoError;
}

} // namespace

extern "C" Q_DECL_EXPORT bool dugoutKeyringKeep(const QString &name, const QString &secret)
{
    return keyringThread().run([&] {
        QKeychain::WritePasswordJob job(service);
        job.setKey(name);
        job.setTextData(secret);
        return isDone(job);
    });
}

extern "C" Q_DECL_EXPORT bool dugoutKeyringFind(const QString &name, QString &secret)
{
    return keyringThread().run([&] {
        QKeychain::ReadPasswordJob job(service);
        job.setKey(name);
        if (!isDone(job))
            return false;
        secret = job.textData();
        return !secret.isEmpty();
    });
}
