// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/dice/randomsource.h"
#include "core/sharing/linelook.h"
#include "core/store/store.h"
#include "core/store/storehosting.h"
#include "core/store/storesharing.h"
#include "core/store/syncthread.h"
#include "tests/support/storefixture.h"
#include "tests/support/windowfixture.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguepage.h"
#include "ui/league/leagueview.h"

#include <QAbstractButton>
#include <QDateTime>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>

namespace dugout {

/// The window of one person on a machine of his own, with a database in a file, as the application
/// makes it; the line is looked at when the test says so.
class SharedWindow
{
public:
    /// `folder`: with the database of a data folder that is there already.
    explicit SharedWindow(const QString &folder = {})
        : m_database(folder.isEmpty() ? m_folder.filePath(QStringLiteral("kept.sqlite"))
                                      : folder + QStringLiteral("/dugout.db"))
        , m_nowMs(folder.isEmpty() ? 1'700'000'000'000 : QDateTime::currentMSecsSinceEpoch())
    {
        // Qt cannot free the statement of something that the server refused, and says so.
        static const QRegularExpression any(QStringLiteral(
            "^(?!This plugin does not support (propagateSizeHints|raise|grabbing)|Unable to free "
            "statement)"));
        QTest::failOnWarning(any);
        m_language.setLanguage(Language::English);
        m_table.batches().deliverAtOnce(false);
        m_sharing.setLooking([this] { ++asked; });
        m_sharing.setHosting(&m_hosting);
        openAgain();
        m_window->goTo(Place::League);
        WindowFixture::settle();
    }

    /// As after another start; nobody has looked at the line yet.
    void openAgain()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowServices{
            m_settings, m_language, m_appearance, m_dice, m_club, m_leagues, &m_sharing});
        m_window->resize(1024, 600);
        m_window->show();
        m_window->activateWindow();
    }

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] LanguageController &language() { return m_language; }
    [[nodiscard]] LeaguePage *page() { return m_window->findChild<LeaguePage *>(); }
    [[nodiscard]] LeagueDocument &document() { return page()->document(); }
    [[nodiscard]] SharingDesk &desk() { return m_sharing; }
    [[nodiscard]] SharedTable &table() { return m_table; }
    [[nodiscard]] const Club &club() const { return m_club; }
    [[nodiscard]] const LeagueRepository &leagues() const { return m_leagues; }
    [[nodiscard]] RandomSource &dice() { return m_dice; }
    [[nodiscard]] QString settingsFile() const { return m_folder.filePath(QStringLiteral("s")); }
    [[nodiscard]] SharedNote note()
    {
        const auto notes = m_sharing.notes();
        return notes && !notes->empty() ? notes->front() : SharedNote();
    }

    /// Looks at the line, as its thread would, and tells the window.
    LineLook look()
    {
        const LineLook seen = m_watch.look();
        if (seen.hasNews)
            m_window->takeNews();
        else if (seen.hasPlay)
            m_window->takePlay();
        m_window->showLine(seen);
        WindowFixture::settle();
        return seen;
    }

    /// Has the line looked after by a thread of its own, as the application does.
    void startLine()
    {
        m_line = std::make_unique<SyncThread>(file(), m_folder.filePath(QStringLiteral("rulesets")),
                                              m_door);
        const auto lookNow = [this] { m_line->lookNow(); };
        m_sharing.setLooking(lookNow);
        m_table.batches().whenQueued(lookNow);
        QObject::connect(m_line.get(), &SyncThread::changed, m_window.get(), &MainWindow::takeNews);
        QObject::connect(m_line.get(), &SyncThread::played, m_window.get(), &MainWindow::takePlay);
        QObject::connect(m_line.get(), &SyncThread::stateChanged, m_window.get(),
                         &MainWindow::showLine);
        m_line->start();
    }

    [[nodiscard]] QDialog *dialog(const char *name)
    {
        const QString wanted = QString::fromLatin1(name);
        for (QDialog *each : m_window->findChildren<QDialog *>()) {
            if (each->isVisible() && each->objectName() == wanted)
                return each;
        }
        return nullptr;
    }
    template<typename T>
    [[nodiscard]] T *in(QWidget *parent, const char *name)
    {
        T *found = parent ? parent->findChild<T *>(QString::fromLatin1(name)) : nullptr;
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    void press(QWidget *parent, const char *name)
    {
        auto *button = in<QAbstractButton>(parent, name);
        QVERIFY2(button->isEnabled(), name);
        button->click();
        WindowFixture::settle();
    }
    void type(QWidget *parent, const char *name, const QString &text)
    {
        auto *field = in<QLineEdit>(parent, name);
        field->setFocus();
        field->selectAll();
        field->insert(text);
        emit field->textEdited(text);
    }
    [[nodiscard]] QString wordsOn(QWidget *parent, const char *name)
    {
        return in<QAbstractButton>(parent, name)->text();
    }
    void chooseInMenu(const QString &words)
    {
        press(page(), "league-more");
        QAction *found = nullptr;
        for (QMenu *menu : page()->findChildren<QMenu *>()) {
            for (QAction *each : menu->actions())
                found = each->text() == words ? each : found;
        }
        QVERIFY2(found && found->isEnabled(), qPrintable(words));
        found->trigger();
        for (QMenu *menu : page()->findChildren<QMenu *>())
            menu->close();
        WindowFixture::settle();
    }

    /// To the dialog of a server that somebody has already.
    [[nodiscard]] QDialog *openShare()
    {
        chooseInMenu(QStringLiteral("Host this league on this computer…"));
        press(dialog("host-league"), "host-own-server");
        return dialog("share-league");
    }
    [[nodiscard]] QDialog *openJoin()
    {
        page()->askToJoin();
        WindowFixture::settle();
        press(dialog("join-slip"), "slip-other");
        return dialog("join-league");
    }

    int asked = 0; ///< how often the line was to be looked at

private:
    [[nodiscard]] StoreLocation file() const { return StoreLocation::sqliteFile(m_database); }
    template<typename T>
    [[nodiscard]] static T opened(Result<T> result)
    {
        if (!result)
            qFatal("%s", qPrintable(result.error().message));
        return *std::move(result);
    }

    QTemporaryDir m_folder;
    QString m_database;
    qint64 m_nowMs; ///< commands on the same data have the clock of today
    Settings m_settings{m_folder.filePath(QStringLiteral("s"))};
    LanguageController m_language;
    Appearance m_appearance{nullptr, desktopPalette};
    SeededRandomSource m_dice{1};
    RulesetLibrary m_library;
    std::unique_ptr<Store> m_store = opened(Store::open(file()));
    SharedDoor m_door;
    SharedTable m_table{{m_store->journals(), m_store->documents(), m_store->batches(),
                         m_store->results(), m_library, [this] { return m_nowMs; }},
                        m_store->leaders(),
                        [this](const QString &address) { return m_door.open(address); }};
    StoreSharing m_sharing{file(), m_folder.filePath(QStringLiteral("rulesets")), m_door, m_table};
    StoreHosting m_hosting{m_folder.path(), m_sharing};
    Club m_club{m_table.stores()};
    LeagueRepository m_leagues{m_table.stores(), m_store->leaders()};
    LineWatch m_watch{m_table};
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<SyncThread> m_line;
};

} // namespace dugout
