// SPDX-License-Identifier: GPL-3.0-or-later
// What can be set, subject by subject.
#include "core/club/keptcopies.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/command.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/panel.h"
#include "ui/common/settings.h"
#include "ui/play/clockmemory.h"
#include "ui/window/keyspanel.h"
#include "ui/window/settingrow.h"
#include "ui/window/settingspage.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr ThemeChoice themesInOrder[]{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark,
                                      ThemeChoice::HighContrast};
/// Of a turn; the first is what the rules say, the second none at all.
constexpr int turnMinutes[]{-1, 0, 1, 2, 3, 4, 5, 8, 10};

QStringList languageNames()
{
    QStringList names;
    for (const Language language : allLanguages)
        names.append(languageNativeName(language));
    return names;
}

int placeOfLanguage(const QString &code)
{
    const auto language = languageFromCode(code);
    return language ? static_cast<int>(*language) : -1;
}

/// The one around it where it is not there yet.
void openFolder(const QString &path)
{
    const bool isThere = QDir(path).exists();
    QDesktopServices::openUrl(QUrl::fromLocalFile(isThere ? path : QFileInfo(path).absolutePath()));
}

} // namespace

void SettingsPage::makeLanguage()
{
    QVBoxLayout *section = addSection();
    Settings *settings = &m_services.settings;
    LanguageController *language = &m_services.language;
    addChoice(
        section, "setting-language", [] { return tr("Language of the window"); },
        [] { return tr("Everything changes at once, also while a match is on."); }, languageNames,
        [language] { return static_cast<int>(language->language()); },
        [language](int place) { language->setLanguage(static_cast<Language>(place)); });
    const auto second = [this, section, settings](const char *name, Setting setting, auto words,
                                                  auto note, auto none) {
        addChoice(
            section, name, words, note, [none] { return QStringList{none()} + languageNames(); },
            [settings, setting] {
                return placeOfLanguage(settings->value(setting).toString()) + 1;
            },
            [settings, setting](int place) {
                settings->setValue(setting,
                                   place == 0 ? QString()
                                              : languageCode(static_cast<Language>(place - 1)));
            });
    };
    second(
        "setting-rules-language", Setting::RulesSecondLanguage,
        [] { return tr("Second language of the rules"); },
        [] { return tr("Names and texts of the rules stand in both, side by side."); },
        [] { return tr("None"); });
    second(
        "setting-screen-language", Setting::DisplayLanguage,
        [] { return tr("Language of the second display"); },
        [] { return tr("What spectators read on a screen of its own."); },
        [] { return tr("As the window"); });
}

void SettingsPage::makeLook()
{
    QVBoxLayout *section = addSection();
    Appearance *look = &m_services.appearance;
    addChoice(
        section, "setting-theme", [] { return tr("Colours"); },
        [] { return tr("High contrast has black and white, and thicker lines."); },
        [] {
            return QStringList{tr("Follow system"), tr("Light"), tr("Dark"), tr("High contrast")};
        },
        [look] {
            const auto *found
                = std::find(std::begin(themesInOrder), std::end(themesInOrder), look->theme());
            return static_cast<int>(found - std::begin(themesInOrder));
        },
        [look](int place) { look->setTheme(themesInOrder[place]); });
    addChoice(
        section, "setting-text-size", [] { return tr("Text size"); },
        [] { return tr("Buttons, rows and pictures grow with the text."); },
        [] {
            QStringList sizes;
            for (int step = Appearance::smallestScale; step <= Appearance::largestScale; ++step)
                sizes.append(step == 0 ? tr("Follow system") : tr("%1 %").arg(100 + 10 * step));
            return sizes;
        },
        [look] { return look->textScale() - Appearance::smallestScale; },
        [look](int place) { look->setTextScale(place + Appearance::smallestScale); });
    addSwitch(
        section, "setting-table-mode", [] { return tr("Table mode"); },
        [] { return tr("Larger by half, for a screen that is read across the table."); },
        [look] { return look->tableMode(); }, [look](bool on) { look->setTableMode(on); });
}

void SettingsPage::makeTable()
{
    QVBoxLayout *section = addSection();
    Settings *settings = &m_services.settings;
    const auto either = [this, section, settings](const char *name, Setting setting, auto words,
                                                  auto note, auto choices) {
        addChoice(
            section, name, words, note, choices,
            [settings, setting] { return settings->value(setting).toBool() ? 1 : 0; },
            [settings, setting](int place) { settings->setValue(setting, place == 1); });
    };
    either(
        "setting-dice", Setting::MatchOwnDice, [] { return tr("Dice of a new match"); },
        [] { return tr("Type what your dice show, or let one key roll."); },
        [] {
            return QStringList{tr("Dugout rolls"), tr("We roll our own dice")};
        });
    either(
        "setting-detail", Setting::MatchIsQuick, [] { return tr("Detail of a new match"); },
        [] { return tr("Every roll, or score, injuries and what else a team keeps."); },
        [] {
            return QStringList{tr("Every roll"), tr("Quick")};
        });
    either(
        "setting-pitch", Setting::MatchShowsPitch, [] { return tr("Where players stand"); },
        [] { return tr("Drawn on the pitch, or lists of players alone."); },
        [] {
            return QStringList{tr("Lists"), tr("Pitch")};
        });
    makeClock(section);
    addSwitch(
        section, "setting-sounds", [] { return tr("Sounds in a match"); },
        [] { return tr("For touchdowns and for the end of the time."); },
        [settings] { return settings->value(Setting::MatchSounds).toBool(); },
        [settings](bool on) { settings->setValue(Setting::MatchSounds, on); });
}

void SettingsPage::makeClock(QVBoxLayout *section)
{
    Settings *settings = &m_services.settings;
    addChoice(
        section, "setting-clock", [] { return tr("Time of a turn in a new match"); },
        [] { return tr("A match that has begun keeps its own."); },
        [] {
            QStringList times;
            for (const int minutes : turnMinutes)
                times.append(minutes < 0        ? tr("As the rules say")
                                 : minutes == 0 ? tr("No limit")
                                                : tr("%n minute(s)", nullptr, minutes));
            return times;
        },
        [settings] {
            const auto agreed = ClockMemory::usual(*settings, Setting::MatchClock);
            const int minutes = agreed.limitMs ? static_cast<int>(*agreed.limitMs / 60000) : -1;
            const auto *found = std::find(std::begin(turnMinutes), std::end(turnMinutes), minutes);
            return found == std::end(turnMinutes)
                ? -1
                : static_cast<int>(found - std::begin(turnMinutes));
        },
        [settings](int place) {
            AgreedClock agreed = ClockMemory::usual(*settings, Setting::MatchClock);
            agreed.limitMs.reset();
            if (turnMinutes[place] >= 0)
                agreed.limitMs = qint64(turnMinutes[place]) * 60000;
            ClockMemory::setUsual(*settings, Setting::MatchClock, agreed);
        });
}

void SettingsPage::makeKeys()
{
    QVBoxLayout *section = addSection();
    m_keysPanel = new KeysPanel(m_services.keys, m_card);
    section->addWidget(m_keysPanel);
    m_words.emplace_back([this] { m_keysPanel->retranslate(); });
}

void SettingsPage::makeFolders()
{
    QVBoxLayout *section = addSection();
    const auto folder = [this, section](const char *name, const QString &path, auto words) {
        addButton(
            section, name, words, [path] { return QDir::toNativeSeparators(path); },
            [] { return tr("Open the folder"); }, [path] { openFolder(path); });
    };
    if (!m_services.dataFolder.isEmpty()) {
        folder("setting-data-folder", m_services.dataFolder,
               [] { return tr("Everything that is kept"); });
        folder("setting-rules-folder", m_services.dataFolder + u"/rulesets"_s,
               [] { return tr("Editions of your own"); });
    }
    const KeptCopies *copies = m_services.copies;
    if (copies) {
        folder("setting-copies-folder", copies->folder(), [] { return tr("Daily backups"); });
        addButton(
            section, "setting-copies", [] { return tr("Restore a backup, or make one"); },
            [] { return tr("Dugout backs everything up each day it is used."); },
            [] { return tr("Backups…"); }, [this] { emit copiesRequested(); });
    }
    addButton(
        section, "setting-bin", [] { return tr("Restore what was deleted"); }, {},
        [] { return tr("Bin…"); }, [this] { emit binRequested(); });
    addButton(
        section, "setting-file", [] { return tr("File of these settings"); },
        [file = m_services.settings.file()] { return QDir::toNativeSeparators(file); },
        [] { return tr("Open the folder"); },
        [file = m_services.settings.file()] { openFolder(QFileInfo(file).absolutePath()); });
}

void SettingsPage::makePhones()
{
    QVBoxLayout *section = addSection();
    addButton(
        section, "setting-phones", [] { return tr("Phones at the table"); },
        [] {
            return tr("Coaches and spectators follow and answer on their phones, over your own "
                      "network and without an account. What is open to them closes with Dugout.");
        },
        [] { return tr("Connect phones…"); }, [this] { emit phonesRequested(); });
}

} // namespace dugout
