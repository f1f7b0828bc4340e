// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/dice/randomsource.h"
#include "core/home/homefeed.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leaguerepository.h"
#include "tests/support/memorybatches.h"
#include "tests/support/memoryleaders.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/window/mainwindow.h"

#include <QTemporaryDir>

#include <memory>

namespace dugout {

/// A main window with settings of its own, as the application makes it.
class WindowFixture
{
public:
    /// Settings in a folder of their own, or in `settingsFile` when a test wants to see them.
    explicit WindowFixture(const QString &settingsFile = {},
                           QPalette (*desktop)() = desktopPalette);
    ~WindowFixture();

    /// Shown and active; events have been delivered.
    void show();
    /// Lets everything that was posted happen: language changes, layouts.
    static void settle();
    /// As the application does at its end.
    void close();

    [[nodiscard]] LanguageController &language() { return m_language; }
    [[nodiscard]] Appearance &appearance() { return m_appearance; }
    [[nodiscard]] Settings &settings() { return *m_settings; }
    [[nodiscard]] MemoryDocuments &documents() { return m_kept.documents; }
    [[nodiscard]] MemoryJournals &journals() { return m_kept.journals; }
    [[nodiscard]] const Club &club() const { return m_club; }
    [[nodiscard]] const LeagueRepository &leagues() const { return m_leagues; }
    [[nodiscard]] MemoryLeaders &leaders() { return m_leaders; }
    [[nodiscard]] MainWindow &window() { return *m_window; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    LanguageController m_language;
    Appearance m_appearance;
    SeededRandomSource m_dice{1};
    /// What is kept reaches the leagues, as in the application.
    [[nodiscard]] ClubStores stores();

    MemoryClub m_kept;
    MemoryLeaders m_leaders;
    LeagueBatches m_batches{m_kept.stores()};
    Club m_club{stores()};
    LeagueRepository m_leagues{stores(), m_leaders};
    std::unique_ptr<MainWindow> m_window;
};

/// Something of every kind, with long names.
[[nodiscard]] HomeFeed fullHomeFeed();

/// Any warning of Qt fails the test, but for what the platform without a display cannot help.
void failOnAnyWarning();

} // namespace dugout
