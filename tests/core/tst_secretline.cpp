// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/secretline.h"

#include <QTest>

#include <cstdlib>
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A password that is typed into a terminal, and a coach who would rather not.
class TestSecretLine final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatIsTypedIsTaken();
    void whoEndsItSeesWhatHeTypesNext();

private:
    /// What a program answers whose terminal says this: 0 for "secret", 1 for nothing, 2 for else.
    int answerTo(const QByteArray &typed);
    bool echoes() const;

    int m_terminal = -1;
    int m_kept = -1; ///< or its settings would go with the program
};

void TestSecretLine::init()
{
    m_terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    QVERIFY(m_terminal >= 0);
    QVERIFY(::grantpt(m_terminal) == 0 && ::unlockpt(m_terminal) == 0);
    m_kept = ::open(::ptsname(m_terminal), O_RDWR | O_NOCTTY);
    QVERIFY(m_kept >= 0);
}

void TestSecretLine::cleanup()
{
    ::close(m_kept);
    ::close(m_terminal);
}

bool TestSecretLine::echoes() const
{
    termios now{};
    return ::tcgetattr(m_kept, &now) == 0 && (now.c_lflag & static_cast<tcflag_t>(ECHO)) != 0;
}

int TestSecretLine::answerTo(const QByteArray &typed)
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGINT, SIG_IGN);
        ::setsid();
        ::ioctl(m_kept, TIOCSCTTY, 0);
        ::dup2(m_kept, STDIN_FILENO);
        const auto line = readSecretLine(u"Password:"_s);
        ::_exit(!line ? 1 : *line == u"secret"_s ? 0 : 2);
    }
    QByteArray question;
    char each = 0;
    while (!question.endsWith("Password: ") && ::read(m_terminal, &each, 1) == 1)
        question += each;
    while (echoes())
        QTest::qWait(1);
    (void)!::write(m_terminal, typed.constData(), static_cast<size_t>(typed.size()));
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void TestSecretLine::whatIsTypedIsTaken()
{
    QCOMPARE(answerTo("secret\n"), 0);
    QVERIFY(echoes());
}

void TestSecretLine::whoEndsItSeesWhatHeTypesNext()
{
    QCOMPARE(answerTo("sec\x03"), 1);
    QVERIFY(echoes());
}

QTEST_GUILESS_MAIN(TestSecretLine)
#include "tst_secretline.moc"
