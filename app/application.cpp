// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/cli/clicontext.h"
#include "app/identity.h"
#include "app/signalwatcher.h"
#include "app/singleinstance.h"
#include "app/startup.h"
#include "app/startuptrace.h"
#include "core/dice/randomsource.h"
#include "core/rules/rulesetlibrary.h"
#include "core/store/datafolder.h"
#include "core/store/store.h"
#include "core/text/plaintext.h"
#include "ui/common/appearance.h"
#include "ui/common/dugoutstyle.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QMessageBox>

#include <cstdio>

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

void say(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(plainLines(sentence)));
}

/// There is no window to say it in yet, and a start from the desktop's menu has no terminal.
int refuseToStart(const QString &sentence)
{
    say(sentence);
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
Result<std::unique_ptr<Store>> openStore(const StartupOptions &startup)
{
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Window);
    options.backupFolder = startup.dataFolder;
    if (startup.database.isEmpty())
        return Store::open(defaultStoreLocation(startup.dataFolder), options);
    const auto location = StoreLocation::parse(startup.database);
    if (!location)
        return location.error();
    return Store::open(*location, options);
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

    const StartupOptions options = readStartupOptions(QCoreApplication::arguments().mid(1));
    Settings settings(settingsFile(options.dataFolder));
    LanguageController language;
    language.setLanguage(firstLanguage(options, settings));
    if (!options.problem.isEmpty()) {
        say(options.problem);
        return exitstatus::usage;
    }
    const SignalWatcher watcher;
    QObject::connect(&watcher, &SignalWatcher::endRequested, &application,
                     &QApplication::closeAllWindows);
    SingleInstance instance(options.dataFolder);
    switch (instance.start(options.files)) {
    case SingleInstance::Outcome::HandedOver:
        return exitstatus::done;
    case SingleInstance::Outcome::Unreachable:
        return refuseToStart(instance.sentence());
    case SingleInstance::Outcome::First:
        break;
    }

    Appearance appearance;
    restoreLooks(appearance, settings);
    RulesetLibrary library(options.dataFolder + u"/rulesets"_s);
    SeededRandomSource random(SeededRandomSource::systemSeed());
    const auto store = openStore(options);
    if (!store)
        return refuseToStart(store.error().message);
    MainWindow window({settings, language, appearance, library, random, (*store)->documents(),
                       (*store)->journals(), (*store)->batches()});
    QObject::connect(&instance, &SingleInstance::startedAgain, &window, &MainWindow::comeForward);
    const StartupTrace trace(&window, window.centralWidget(), sinceStart);
    window.show();
    if (!options.files.isEmpty())
        window.comeForward(options.files);
    return QApplication::exec();
}

} // namespace dugout
