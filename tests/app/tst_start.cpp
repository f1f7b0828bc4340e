// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 30000; // milliseconds: a hung program fails, a busy machine does not

} // namespace

/// The whole program, started as a coach starts it but without a display.
class TestStart final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void firstStartSpeaksTheSystemsLanguage_data();
    void firstStartSpeaksTheSystemsLanguage();
    void theChosenLanguageIsRemembered();
    void dataFolderIsChosen();
    void wrongOptionsAreRefused_data();
    void wrongOptionsAreRefused();
    void commandsSpeakTheirLanguageWhereverItIsSaid_data();
    void commandsSpeakTheirLanguageWhereverItIsSaid();
    void withoutADisplayItSaysSo_data();
    void withoutADisplayItSaysSo();
    void firstPaintIsTraced();
    void terminationClosesCleanly_data();
    void terminationClosesCleanly();
    void aSecondStartHandsOver();
    void afterACrashTheNextStartGoesOn();
    void aSilentOwnerIsReported();
    void anotherFolderIsAnotherWindow();
    void aLongSessionFolderKeepsWindowsApart();
    void aLockOfAnotherComputerIsAskedAbout();
    void aLockOfAnotherComputerIsTakenOver();
    void passwordsOnTheCommandLineAreRefused();
    void theFirstStartOfADayLeavesACopy();
    void aDamagedDatabaseOffersItsCopy();

private:
    using Variables = QList<std::pair<QString, QString>>;

    /// Starts on the data folder of the test unless the arguments say another.
    std::unique_ptr<QProcess> start(const QStringList &arguments = {},
                                    const Variables &variables = {}) const;
    /// Starts, waits for the first paint and the end.
    std::unique_ptr<QProcess> startAndQuit(const QStringList &arguments = {},
                                           Variables variables = {}) const;
    /// A program whose window stands.
    std::unique_ptr<QProcess> open() const;
    /// Locks as a copied data folder has them.
    void leaveLocksOfAnotherComputer() const;
    static QByteArray waitForError(QProcess &process, const QByteArray &text);
    [[nodiscard]] QString setting(const QString &key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    QVERIFY2(QFile::exists(qEnvironmentVariable("DUGOUT_PROGRAM")), "DUGOUT_PROGRAM is not built");
}

std::unique_ptr<QProcess> TestStart::start(const QStringList &arguments,
                                           const Variables &variables) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DUGOUT_DATA"_s, m_folder->path());
    for (const auto &[name, value] : variables) {
        if (value.isNull())
            environment.remove(name);
        else
            environment.insert(name, value);
    }
    process->setProcessEnvironment(environment);
    process->start(qEnvironmentVariable("DUGOUT_PROGRAM"), arguments);
    return process;
}

std::unique_ptr<QProcess> TestStart::startAndQuit(const QStringList &arguments,
                                                  Variables variables) const
{
    variables.append({u"DUGOUT_QUIT_AFTER_FIRST_PAINT"_s, u"1"_s});
    auto process = start(arguments, variables);
    process->waitForFinished(patience);
    return process;
}

std::unique_ptr<QProcess> TestStart::open() const
{
    auto process = start({}, {{u"DUGOUT_TRACE_STARTUP"_s, u"1"_s}});
    waitForError(*process, "first paint");
    return process;
}

QByteArray TestStart::waitForError(QProcess &process, const QByteArray &text)
{
    QByteArray seen;
    QElapsedTimer time;
    time.start();
    while (!seen.contains(text) && time.elapsed() < patience
           && process.state() != QProcess::NotRunning) {
        process.waitForReadyRead(50);
        seen += process.readAllStandardError();
    }
    return seen + process.readAllStandardError();
}

QString TestStart::setting(const QString &key) const
{
    return QSettings(m_folder->filePath(u"settings.ini"_s), QSettings::IniFormat)
        .value(key)
        .toString();
}

void TestStart::firstStartSpeaksTheSystemsLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("all");
    QTest::addColumn<QString>("lang");
    QTest::addColumn<QString>("expected");
    const QString unset;
    QTest::newRow("LANG German") << unset << unset << u"de_DE.UTF-8"_s << u"de"_s;
    QTest::newRow("LANG Austrian") << unset << unset << u"de_AT.UTF-8"_s << u"de"_s;
    QTest::newRow("LANG Spanish") << unset << unset << u"es_ES.UTF-8"_s << u"es"_s;
    QTest::newRow("LANG Mexican") << unset << unset << u"es_MX.UTF-8"_s << u"es"_s;
    QTest::newRow("LANG English") << unset << unset << u"en_GB.UTF-8"_s << u"en"_s;
    QTest::newRow("LANG French") << unset << unset << u"fr_FR.UTF-8"_s << u"en"_s;
    QTest::newRow("LANG C") << unset << unset << u"C.UTF-8"_s << u"en"_s;
    QTest::newRow("nothing said") << unset << unset << unset << u"en"_s;
    QTest::newRow("LC_ALL before LANG") << unset << u"es_ES.UTF-8"_s << u"de_DE.UTF-8"_s << u"es"_s;
    QTest::newRow("LANGUAGE before LANG") << u"de"_s << unset << u"en_US.UTF-8"_s << u"de"_s;
    QTest::newRow("LANGUAGE list, first we speak")
        << u"fr:es:de"_s << unset << u"fr_FR.UTF-8"_s << u"es"_s;
}

void TestStart::firstStartSpeaksTheSystemsLanguage()
{
    QFETCH(QString, language);
    QFETCH(QString, all);
    QFETCH(QString, lang);
    QFETCH(QString, expected);
    const auto process = startAndQuit({},
                                      {{u"LANGUAGE"_s, language},
                                       {u"LC_ALL"_s, all},
                                       {u"LC_MESSAGES"_s, QString()},
                                       {u"LANG"_s, lang}});
    QCOMPARE(process->exitCode(), 0);
    QCOMPARE(setting(u"window/language"_s), expected);
}

void TestStart::theChosenLanguageIsRemembered()
{
    QCOMPARE(startAndQuit({u"--lang"_s, u"de"_s})->exitCode(), 0);
    QCOMPARE(setting(u"window/language"_s), u"de"_s);
    // The system's language is asked at the first start only.
    QCOMPARE(startAndQuit({}, {{u"LC_ALL"_s, u"es_ES.UTF-8"_s}})->exitCode(), 0);
    QCOMPARE(setting(u"window/language"_s), u"de"_s);
}

void TestStart::dataFolderIsChosen()
{
    const QString other = m_folder->filePath(u"not/yet/there"_s);
    QCOMPARE(startAndQuit({u"--data-dir"_s, other})->exitCode(), 0);
    QVERIFY(QFile::exists(other + u"/settings.ini"_s));
    QVERIFY(!QFile::exists(m_folder->filePath(u"settings.ini"_s)));
    const QString third = m_folder->filePath(u"third"_s);
    QCOMPARE(startAndQuit({u"--data-dir="_s + third, u"--lang=es"_s})->exitCode(), 0);
    QVERIFY(QFile::exists(third + u"/settings.ini"_s));
}

void TestStart::wrongOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("a language we do not speak")
        << QStringList{u"--lang"_s, u"fr"_s} << QByteArray("fr");
    QTest::newRow("no language") << QStringList{u"--lang"_s} << QByteArray("language");
    QTest::newRow("no folder") << QStringList{u"--data-dir"_s} << QByteArray("--data-dir");
    QTest::newRow("unknown option") << QStringList{u"--pitch"_s} << QByteArray("--pitch");
}

void TestStart::wrongOptionsAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, word);
    const auto process = startAndQuit(arguments);
    QCOMPARE(process->exitCode(), 2);
    const QByteArray sentence = process->readAllStandardError();
    QVERIFY2(sentence.contains(word), sentence.constData());
    QCOMPARE(sentence.trimmed().count('\n'), 0);
}

void TestStart::commandsSpeakTheirLanguageWhereverItIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList command{u"rules"_s, u"list"_s};
    const QStringList spanish{u"--lang"_s, u"es"_s};
    QTest::newRow("before the command") << spanish + command + QStringList{u"--help"_s};
    QTest::newRow("behind the command") << command + spanish + QStringList{u"--help"_s};
    QTest::newRow("behind the help") << command + QStringList{u"--help"_s} + spanish;
    QTest::newRow("behind JSON") << command + QStringList{u"--json"_s} + spanish
            + QStringList{u"--help"_s};
}

void TestStart::commandsSpeakTheirLanguageWhereverItIsSaid()
{
    QFETCH(QStringList, arguments);
    const auto process = start(arguments, {});
    QVERIFY(process->waitForFinished(patience));
    const QByteArray help = process->readAllStandardOutput();
    QVERIFY2(help.contains("idioma"), help.constData());
    QVERIFY2(help.contains("--data-dir <CARPETA>"), help.constData()); // as the manual says it
}

void TestStart::withoutADisplayItSaysSo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("window") << QStringList{u"--lang"_s, u"en"_s} << 1
                            << QByteArray("There is no display");
    QTest::newRow("German") << QStringList{u"--lang=de"_s} << 1
                            << QByteArray("Es gibt keinen Bildschirm");
    QTest::newRow("unknown option") << QStringList{u"--lang"_s, u"en"_s, u"--moon"_s} << 2
                                    << QByteArray("There is no option \"--moon\"");
}

void TestStart::withoutADisplayItSaysSo()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QByteArray, said);
    const QString unset;
    auto process = start(
        arguments,
        {{u"DISPLAY"_s, unset}, {u"WAYLAND_DISPLAY"_s, unset}, {u"QT_QPA_PLATFORM"_s, unset}});
    QVERIFY(process->waitForFinished(patience));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), status);
    const QByteArray sentence = process->readAllStandardError();
    QVERIFY2(sentence.startsWith(said), sentence.constData());
    QCOMPARE(sentence.count('\n'), 1);
}

void TestStart::firstPaintIsTraced()
{
    const auto process = startAndQuit({}, {{u"DUGOUT_TRACE_STARTUP"_s, u"1"_s}});
    QCOMPARE(process->exitCode(), 0);
    QVERIFY(process->readAllStandardError().contains("first paint after "));
}

void TestStart::terminationClosesCleanly_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestStart::terminationClosesCleanly()
{
    QFETCH(int, signal);
    const auto process = open();
    QCOMPARE(kill(static_cast<pid_t>(process->processId()), signal), 0);
    QVERIFY(process->waitForFinished(patience));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), 0);
    QCOMPARE(setting(u"window/place"_s), u"home"_s); // as closing by hand would have written
    QVERIFY(!QFile::exists(m_folder->filePath(u"window.lock"_s)));
}

void TestStart::aSecondStartHandsOver()
{
    const auto first = open();
    const auto second = start({m_folder->filePath(u"team.json"_s)});
    QVERIFY(second->waitForFinished(patience));
    QCOMPARE(second->exitCode(), 0);
    QCOMPARE(first->state(), QProcess::Running);
    // Many at once find their way too.
    std::vector<std::unique_ptr<QProcess>> crowd;
    for (int i = 0; i < 5; ++i)
        crowd.push_back(start());
    for (const auto &process : crowd) {
        QVERIFY(process->waitForFinished(patience));
        QCOMPARE(process->exitCode(), 0);
    }
    first->terminate();
    QVERIFY(first->waitForFinished(patience));
    // And afterwards the folder is free again.
    QCOMPARE(startAndQuit()->exitCode(), 0);
}

void TestStart::afterACrashTheNextStartGoesOn()
{
    const auto first = open();
    first->kill();
    QVERIFY(first->waitForFinished(patience));
    QVERIFY(QFile::exists(m_folder->filePath(u"window.lock"_s))); // left behind
    const auto next = startAndQuit({}, {{u"DUGOUT_TRACE_STARTUP"_s, u"1"_s}});
    QCOMPARE(next->exitCode(), 0);
    QVERIFY(next->readAllStandardError().contains("first paint"));
}

void TestStart::aSilentOwnerIsReported()
{
    // A lock whose owner lives, this test, and no window that would answer.
    QLockFile lock(m_folder->filePath(u"window.lock"_s));
    lock.setStaleLockTime(0);
    QVERIFY(lock.tryLock(0));
    const auto process = start({u"--lang"_s, u"en"_s});
    const QByteArray said = waitForError(*process, "already open");
    QVERIFY2(said.contains("already open"), said.constData());
    QVERIFY(said.contains(QFile::encodeName(m_folder->path())));
    process->terminate(); // closes the box that says the same
    QVERIFY(process->waitForFinished(patience));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), 1);
}

void TestStart::anotherFolderIsAnotherWindow()
{
    const auto first = open();
    const auto second = startAndQuit({u"--data-dir"_s, m_folder->filePath(u"other"_s)},
                                     {{u"DUGOUT_TRACE_STARTUP"_s, u"1"_s}});
    QVERIFY(second->readAllStandardError().contains("first paint"));
    first->terminate();
    QVERIFY(first->waitForFinished(patience));
}

/// Too long for the name of a socket, which the system would cut.
void TestStart::aLongSessionFolderKeepsWindowsApart()
{
    const QString session = m_folder->filePath(QString(120, u's'));
    QVERIFY(QDir().mkpath(session));
    QVERIFY(QFile::setPermissions(session, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const Variables variables{{u"XDG_RUNTIME_DIR"_s, session}, {u"DUGOUT_TRACE_STARTUP"_s, u"1"_s}};
    const auto first = start({}, variables);
    QVERIFY(waitForError(*first, "first paint").contains("first paint"));
    // Its own folder still finds it…
    const auto second = start({m_folder->filePath(u"team.json"_s)}, variables);
    QVERIFY(second->waitForFinished(patience));
    QCOMPARE(second->exitCode(), 0);
    QVERIFY(!second->readAllStandardError().contains("first paint"));
    // …and another folder is another window.
    const auto other = startAndQuit({u"--data-dir"_s, m_folder->filePath(u"other"_s)}, variables);
    QVERIFY(other->readAllStandardError().contains("first paint"));
    first->terminate();
    QVERIFY(first->waitForFinished(patience));
}

void TestStart::leaveLocksOfAnotherComputer() const
{
    for (const QString &name : {u"window.lock"_s, u"dugout.db.lock"_s}) {
        QFile lock(m_folder->filePath(name));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("4711\ndugout\nattic\n0123456789abcdef\nfedcba9876543210\n");
    }
}

void TestStart::aLockOfAnotherComputerIsAskedAbout()
{
    QCOMPARE(startAndQuit()->exitCode(), 0);
    leaveLocksOfAnotherComputer();
    const auto process = start({u"--lang"_s, u"en"_s});
    const QByteArray said = waitForError(*process, "--take-over");
    QVERIFY2(said.contains("attic"), said.constData());
    QVERIFY2(said.contains(QFile::encodeName(m_folder->path())), said.constData());
    process->terminate(); // closes the question, which is no Yes
    QVERIFY(process->waitForFinished(patience));
    QCOMPARE(process->exitCode(), 1);
    QFile lock(m_folder->filePath(u"window.lock"_s));
    QVERIFY(lock.open(QIODevice::ReadOnly));
    QVERIFY(lock.readAll().contains("attic"));
}

void TestStart::aLockOfAnotherComputerIsTakenOver()
{
    QCOMPARE(startAndQuit()->exitCode(), 0);
    leaveLocksOfAnotherComputer();
    const auto process = startAndQuit({u"--take-over"_s}, {{u"DUGOUT_TRACE_STARTUP"_s, u"1"_s}});
    QCOMPARE(process->exitCode(), 0);
    QVERIFY(process->readAllStandardError().contains("first paint"));
    QVERIFY(!QFile::exists(m_folder->filePath(u"window.lock"_s)));
    QVERIFY(!QFile::exists(m_folder->filePath(u"dugout.db.lock"_s)));
}

void TestStart::passwordsOnTheCommandLineAreRefused()
{
    const auto process
        = start({u"--lang"_s, u"en"_s, u"--database"_s, u"postgresql://ana:s3cret@h/league"_s});
    const QByteArray said = waitForError(*process, "PGPASSWORD");
    QVERIFY2(said.contains(".pgpass"), said.constData());
    QVERIFY2(!said.contains("s3cret"), said.constData());
    process->terminate();
    QVERIFY(process->waitForFinished(patience));
    QCOMPARE(process->exitCode(), 1);
}

void TestStart::theFirstStartOfADayLeavesACopy()
{
    QCOMPARE(startAndQuit()->exitCode(), 0); // makes the database, which holds nothing
    const QDir copies(m_folder->filePath(u"backups"_s));
    QVERIFY(!copies.exists());
    const auto process = open();
    QTRY_COMPARE_WITH_TIMEOUT(copies.entryList({u"dugout.db.*.bak"_s}).size(), 1, patience);
    process->terminate();
    QVERIFY(process->waitForFinished(patience));
    QCOMPARE(process->exitCode(), 0);
}

void TestStart::aDamagedDatabaseOffersItsCopy()
{
    QCOMPARE(startAndQuit()->exitCode(), 0);
    const QString database = m_folder->filePath(u"dugout.db"_s);
    QVERIFY(QDir().mkpath(m_folder->filePath(u"backups"_s)));
    QVERIFY(QFile::copy(database, m_folder->filePath(u"backups/dugout.db.2026-11-15.bak"_s)));
    QVERIFY(QFile::resize(database, 4096));
    const auto process = start({u"--lang"_s, u"en"_s});
    const QByteArray said = waitForError(*process, "damaged");
    QVERIFY2(said.contains("damaged"), said.constData());
    process->terminate(); // leaves everything as it is
    QVERIFY(process->waitForFinished(patience));
    QCOMPARE(process->exitCode(), 1);
    QCOMPARE(QFileInfo(database).size(), 4096);
}

QTEST_GUILESS_MAIN(TestStart)
#include "tst_start.moc"
