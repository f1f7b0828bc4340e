// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/identity.h"
#include "app/startup.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/window/mainwindow.h"

#include <QApplication>

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

} // namespace

int runWindow(int &argc, char **argv)
{
    // Nothing in Dugout is drawn by OpenGL, and loading it costs time and memory at every start.
    if (!qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION", "none");
    QApplication application(argc, argv);
    QApplication::setStyle(u"Fusion"_s);
    nameApplication();
    QGuiApplication::setDesktopFileName(u"io.github.dugout.Dugout"_s);
    QGuiApplication::setWindowIcon(QIcon(u":/icons/dugout.svg"_s));

    const StartupOptions options = readStartupOptions(QCoreApplication::arguments().mid(1));
    Settings settings(settingsFile(options.dataFolder));
    LanguageController language;
    language.setLanguage(firstLanguage(options, settings));
    Appearance appearance;
    appearance.setTheme(themeChoiceFromKey(settings.value(Setting::Theme).toString()));
    appearance.setTextScale(settings.value(Setting::TextScale).toInt());
    appearance.setTableMode(settings.value(Setting::TableMode).toBool());

    MainWindow window({settings, language, appearance});
    window.show();
    return QApplication::exec();
}

} // namespace dugout
