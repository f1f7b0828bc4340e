// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/cli/clicontext.h"
#include "app/dailycopies.h"
#include "app/hostcare.h"
#include "app/identity.h"
#include "app/keyring/desktopkeyring.h"
#include "app/serve/ownserver.h"
#include "app/singleinstance.h"
#include "app/startquestions.h"
#include "app/startup.h"
#include "app/startuptrace.h"
#include "core/club/club.h"
#include "core/dice/randomsource.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/platform/signalwatcher.h"
#include "core/rules/rulesetlibrary.h"
#include "core/sharing/sharedtable.h"
#include "core/store/datafolder.h"
#include "core/store/store.h"
#include "core/store/storecopies.h"
#include "core/store/storehosting.h"
#include "core/store/storerestore.h"
#include "core/store/storesharing.h"
#include "core/store/storewatch.h"
#include "core/store/syncthread.h"
#include "ui/common/appearance.h"
#include "ui/common/dugoutstyle.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDateTime>
#include <QMessageBox>

#include <optional>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What was said on the command line, else what was remembered, else the system's language.
Language firstLanguage(const StartupOptions &options, const Settings &settings)
{
    if (options.language)
        return *options.language;
    return languageFromCode(settings.value(Setting::Language).toString())
        .value_or(languageOfSystem());
}

/// There is no window to say it in yet, and a start from the desktop's menu has no terminal.
int refuseToStart(const QString &sentence)
{
    StartQuestions::say(sentence);
    QMessageBox box(QMessageBox::Warning, u"Dugout"_s, sentence, QMessageBox::Close);
    box.setTextFormat(Qt::PlainText);
    box.exec();
    return exitstatus::refused;
}

void restoreLooks(Appearance &appearance, const Settings &settings)
{
    appearance.setTheme(themeChoiceFromKey(settings.value(Setting::Theme).toString()));
    appearance.setTextScale(settings.value(Setting::TextScale).toInt());
    appearance.setTableMode(settings.value(Setting::TableMode).toBool());
}

void nameWindowApplication()
{
    QApplication::setStyle(new DugoutStyle);
    nameApplication();
    QGuiApplication::setDesktopFileName(u"io.github.dugout.Dugout"_s);
    QGuiApplication::setWindowIcon(QIcon(u":/icons/dugout.svg"_s));
}

/// The database in the data folder, or the shared one that was named.
Result<StoreLocation> locationOf(const StartupOptions &startup)
{
    if (startup.database.isEmpty())
        return defaultStoreLocation(startup.dataFolder);
    return StoreLocation::parse(startup.database);
}

/// Asks whether the last good copy should take the place of a database that turned out damaged, and
/// closes the window for it; empty where it stays open.
QString asksForLastGoodCopy(const BackupShelf &shelf, const QString &sentence, QWidget &window)
{
    const auto copy = lastGoodCopy(shelf);
    if (!copy || !StartQuestions::goesBack(sentence, *copy, &window))
        return {};
    window.close();
    return copy->path;
}

/// Everything that outlives the window.
struct Program
{
    const StartupOptions &options;
    Settings &settings;
    LanguageController &language;
    Appearance &appearance;
    SingleInstance &instance;
    QElapsedTimer sinceStart;
    bool isOnlyRead = false; ///< nothing can be written where the data are
};

/// Runs until the window is closed. Answers the copy to go back to, where it was closed for that.
QString runOn(Store &store, const StoreLocation &location, const BackupShelf &shelf,
              const Program &program)
{
    const QString rulesets = program.options.dataFolder + u"/rulesets"_s;
    RulesetLibrary library(rulesets);
    DesktopKeyring keyring;
    SharedDoor door(&keyring);
    SeededRandomSource random(SeededRandomSource::systemSeed());
    SharedTable table({store.journals(), store.documents(), store.batches(), store.results(),
                       library, QDateTime::currentMSecsSinceEpoch},
                      store.leaders(),
                      [&door](const QString &address) { return door.open(address); });
    table.batches().deliverAtOnce(false); // the line does, and keeps nobody waiting
    StoreSharing sharing(location, rulesets, door, table);
    StoreHosting hosting(program.options.dataFolder, sharing, &keyring);
    sharing.setHosting(&hosting);
    const ClubStores stores = table.stores();
    const Club club(stores);
    const LeagueRepository leagues(stores, store.leaders());
    const OwnServer phones(program.options.dataFolder);
    const StoreCopies kept(location, shelf);
    MainWindow window({program.settings, program.language, program.appearance, random, club,
                       leagues, &sharing, &phones, &kept, program.options.dataFolder});
    QObject::connect(&program.instance, &SingleInstance::startedAgain, &window,
                     &MainWindow::comeForward);
    const StartupTrace trace(&window, window.centralWidget(), program.sinceStart);
    QString goesBackTo;
    QObject::connect(&window, &MainWindow::goBackRequested, &window, [&](const QString &copy) {
        goesBackTo = copy;
        window.close();
    });
    std::unique_ptr<DailyCopies> copies;
    if (program.isOnlyRead)
        window.tellOnlyRead();
    else if (store.versionBefore() > 0) { // one that was just made holds nothing
        copies = std::make_unique<DailyCopies>(location, shelf);
        QObject::connect(copies.get(), &DailyCopies::damageFound, &window,
                         [&](const QString &sentence) {
                             goesBackTo = asksForLastGoodCopy(shelf, sentence, window);
                         });
    }
    SyncThread line(location, rulesets, door);
    table.batches().whenQueued([&line] { line.lookNow(); });
    // What commands in a terminal write; the line tells of its own.
    StoreWatch watch(store);
    QObject::connect(&watch, &StoreWatch::changed, &window, &MainWindow::takeNews);
    QObject::connect(&line, &SyncThread::changed, &watch, &StoreWatch::skip);
    QObject::connect(&line, &SyncThread::changed, &window, &MainWindow::takeNews);
    QObject::connect(&line, &SyncThread::played, &window, &MainWindow::takePlay);
    QObject::connect(&line, &SyncThread::stateChanged, &window, &MainWindow::showLine);
    window.show();
    line.start();
    HostCare hosts(hosting);
    sharing.setLooking([&line, &hosts] {
        line.lookNow();
        hosts.look();
    });
    if (!program.options.files.isEmpty())
        window.comeForward(program.options.files);
    QApplication::exec();
    return goesBackTo;
}

int runStore(StoreLocation location, const StoreOptions &options, const Program &program)
{
    const BackupShelf shelf(location, options.backupFolder);
    for (;;) {
        StartQuestions questions;
        QString copy;
        {
            const auto store = openAsking(location, options, shelf, questions);
            if (!store)
                return questions.wasDeclined() ? exitstatus::refused
                                               : refuseToStart(store.error().message);
            Program run = program;
            run.isOnlyRead = questions.isOnlyRead();
            copy = runOn(**store, location, shelf, run);
            if (copy.isEmpty())
                return exitstatus::done;
        }
        const auto restored = restoreCopy(location, copy, {true, false});
        if (!restored)
            return refuseToStart(restored.error().message);
    }
}

/// Whether this start may go on; the status to end with otherwise.
std::optional<int> findOwner(SingleInstance &instance, StartupOptions &options)
{
    switch (instance.start(options.files)) {
    case SingleInstance::Outcome::HandedOver:
        return exitstatus::done;
    case SingleInstance::Outcome::Elsewhere: {
        const Error problem{ErrorCode::StoreOtherComputer, instance.sentence(), {}};
        if (!options.takeOver && !StartQuestions().goesOn(problem))
            return exitstatus::refused;
        options.takeOver = true; // asked once for both locks
        if (!instance.takeOver())
            return refuseToStart(instance.sentence());
        break;
    }
    case SingleInstance::Outcome::Unreachable:
        return refuseToStart(instance.sentence());
    case SingleInstance::Outcome::First:
        break;
    }
    return std::nullopt;
}

} // namespace

int runWindow(int &argc, char **argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    // Nothing in Dugout is drawn by OpenGL, and loading it costs time and memory at every start.
    if (!qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION", "none");
    QApplication application(argc, argv);
    nameWindowApplication();

    StartupOptions options = readStartupOptions(QCoreApplication::arguments().mid(1));
    Settings settings(settingsFile(options.dataFolder));
    LanguageController language;
    language.setLanguage(firstLanguage(options, settings));
    if (!options.problem.isEmpty()) {
        StartQuestions::say(options.problem);
        return exitstatus::usage;
    }
    const SignalWatcher watcher;
    QObject::connect(&watcher, &SignalWatcher::endRequested, &application,
                     &QApplication::closeAllWindows);
    SingleInstance instance(options.dataFolder);
    if (const auto status = findOwner(instance, options))
        return *status;
    Appearance appearance;
    restoreLooks(appearance, settings);
    const auto location = locationOf(options);
    if (!location)
        return refuseToStart(location.error().message);
    StoreOptions storeOptions = StoreOptions::as(StoreOptions::Access::Window);
    storeOptions.backupFolder = options.dataFolder;
    storeOptions.takeOver = options.takeOver;
    return runStore(*location, storeOptions,
                    {options, settings, language, appearance, instance, sinceStart});
}

} // namespace dugout
