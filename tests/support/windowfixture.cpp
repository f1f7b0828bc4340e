// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace dugout {

WindowFixture::WindowFixture(const QString &settingsFile, QPalette (*desktop)())
    : m_settings(std::make_unique<Settings>(
        settingsFile.isEmpty() ? m_folder.filePath(u"settings.ini"_s) : settingsFile))
    , m_appearance(nullptr, desktop)
{
    m_language.setLanguage(languageFromCode(m_settings->value(Setting::Language).toString())
                               .value_or(Language::English));
    m_appearance.setTheme(themeChoiceFromKey(m_settings->value(Setting::Theme).toString()));
    m_appearance.setTextScale(m_settings->value(Setting::TextScale).toInt());
    m_appearance.setTableMode(m_settings->value(Setting::TableMode).toBool());
    if (!m_settings->contains(Setting::MatchOwnDice))
        m_settings->setValue(Setting::MatchOwnDice, false); // Enter rolls
    m_window = std::make_unique<MainWindow>(
        WindowServices{*m_settings, m_language, m_appearance, m_dice, m_club, m_leagues});
}

WindowFixture::~WindowFixture()
{
    m_window.reset();
    // The next test starts from ordinary looks.
    m_appearance.setTextScale(0);
    m_appearance.setTableMode(false);
}

ClubStores WindowFixture::stores()
{
    const ClubStores kept = m_kept.stores();
    return {kept.journals, kept.documents, m_batches, kept.results, kept.library, kept.clock};
}

void WindowFixture::show()
{
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    settle();
}

void WindowFixture::settle()
{
    // Layouts post further layouts; three storeys are the most there are.
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

void WindowFixture::close()
{
    m_window->close();
    m_window.reset();
    m_settings.reset(); // writes the file
}

HomeFeed fullHomeFeed()
{
    const QDateTime when(QDate(2024, 5, 3), QTime(20, 30));
    HomeFeed feed;
    feed.inProgress = HomeItem{HomeItem::Kind::Match, u"m1"_s, u"Riverside Lancers – Grubby Gits"_s,
                               u"2 : 1"_s, when};
    feed.recent = {
        {HomeItem::Kind::Team, u"t1"_s, u"Riverside Lancers"_s, u"1 180 000"_s, when},
        {HomeItem::Kind::League, u"l1"_s, u"Sunday League of the Lower Riverside"_s, u"4 / 7"_s,
         when},
        {HomeItem::Kind::Match, u"m2"_s,
         u"Hans Peter Freiherr von Blumenthals Donaudampfschiffer – Grubby Gits"_s, u"3 : 0"_s,
         when},
        {HomeItem::Kind::Skirmish, u"s1"_s, u"Red – Blue"_s, QString(), {}},
    };
    feed.canStartMatch = true;
    return feed;
}

void failOnAnyWarning()
{
    static const QRegularExpression any(
        u"^(?!This plugin does not support (propagateSizeHints|raise|grabbing))"_s);
    QTest::failOnWarning(any);
}

} // namespace dugout
