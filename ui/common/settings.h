// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QVariant>

namespace dugout {

/// Everything Dugout remembers between starts that is no league data, in one table.
enum class Setting {
    Language,
    Theme,
    TextScale,
    TableMode,
    Place,
    WindowGeometry,
    RulesFavourites,
    RulesEdition,
    RulesSecondLanguage,
    DisplayLanguage,
    DisplayScreen,
    RosterColumns,
    MatchSounds,
    MatchOpen,
    MatchClock,
    MatchOwnDice,
    MatchShowsPitch,
    MatchIsQuick,
    MatchStyles,
    SkirmishOpen,
    SkirmishClock,
    SkirmishEdition,
    TableLooks,
    Keys
};

/// Reads and writes the settings file. Garbage in the file gives the default, never a failure.
class Settings
{
public:
    explicit Settings(const QString &file);

    [[nodiscard]] QVariant value(Setting setting) const;
    [[nodiscard]] bool contains(Setting setting) const;
    void setValue(Setting setting, const QVariant &value);
    [[nodiscard]] QString file() const { return m_file.fileName(); }

private:
    QSettings m_file;
};

} // namespace dugout
